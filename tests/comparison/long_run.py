"""How often the 95 % intervals of few matches hold what very many matches come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, final

import attrs

from cardrules.bots import Interval
from cardrules.comparison import Comparison, Task
from cardrules.comparison.pairs import Pair

__all__ = ["LONG_SEED", "Study", "Tally", "studied"]

LONG_SEED: Final = 1_000_000
"""The seed of the very many: none of the others."""
FEWEST_INTERVALS: Final = 100
"""With fewer intervals than this nothing can be said of how often they hold."""


@final
@attrs.frozen(kw_only=True)
class Study:
    """Two sets of rules, from how many seeds they are compared, and over how many matches each.

    The seeds are those from `start` on. `long` is how many matches the value is taken from that
    the intervals are held to.
    """

    game: str
    second: str
    seeds: int
    matches: int
    long: int
    start: int = 0

    @property
    def each(self) -> range:
        """The seeds of the few matches."""
        return range(self.start, self.start + self.seeds)

    def pieces(self) -> Iterator[tuple[int, int]]:
        """Give the seed and the number of every pair, the long run first."""
        yield from ((LONG_SEED, number) for number in range(self.long))
        yield from ((seed, number) for seed in self.each for number in range(self.matches))

    def task(self, seed: int) -> Task:
        """Give the comparison of a seed, with the guide's rules first."""
        return Task(game=self.game, first="GUIDE", second=self.second, bot="greedy", seed=seed)

    def play(self, piece: tuple[int, int]) -> Pair:
        """Play a pair."""
        seed, number = piece
        return self.task(seed).pair(number)


@final
@attrs.frozen
class Tally:
    """Of one measure: the value in the long run, in how many pairs of a hundred it is not the same
    under both rules, how many seeds gave an interval, and how many of those hold the value."""

    name: str
    value: float
    changed: float
    given: int
    held: int

    @property
    def judged(self) -> bool:
        """Whether there are intervals enough to judge them by."""
        return self.given >= FEWEST_INTERVALS

    @property
    def sound(self) -> bool:
        """Whether 91 to 99 of 100 intervals hold the value; of what is rare, all of them may.

        Of a measure that is not judged nothing is said against it, and nothing for it.
        """
        if not self.judged:
            return True
        most = 0.99 if self.changed >= 0.1 else 1
        return 0.91 * self.given <= self.held <= most * self.given


def studied(
    study: Study, work: Callable[[Iterable[tuple[int, int]]], Iterator[Pair]]
) -> list[Tally]:
    """Play everything by `work`, and count for each measure."""
    results = work(study.pieces())
    long = _taken(study, LONG_SEED, results, study.long)
    short = [_taken(study, seed, results, study.matches) for seed in study.each]
    found: list[Tally] = []
    for place, share in enumerate(long.shares):
        intervals = [each.shares[place].interval for each in short]
        held = sum(share.share in interval for interval in intervals)
        found.append(Tally(share.name, share.share, share.share, len(intervals), held))
    for place, effect in enumerate(long.effects):
        given = [each.effects[place].interval for each in short]
        value, changed = effect.difference, _changed(long, place)
        found.append(Tally(effect.name, value, changed, *_held(given, value)))
    return found


def _taken(study: Study, seed: int, results: Iterator[Pair], number: int) -> Comparison:
    """Take the next results for a comparison."""
    return study.task(seed).comparison(tuple(next(results) for _ in range(number)))


def _held(intervals: Iterable[Interval | None], value: float) -> tuple[int, int]:
    """Count the intervals, and those that hold the value."""
    given = [interval for interval in intervals if interval is not None]
    return len(given), sum(value in interval for interval in given)


def _changed(long: Comparison, place: int) -> float:
    """Say in what part of the pairs a measure is not the same in both matches."""
    values = [
        [
            (*each.amounts, each.deals, each.actions, each.winner)
            for each in (pair.first, pair.second)
        ]
        for pair in long.pairs
    ]
    return sum(one[place] != other[place] for one, other in values) / len(values)
