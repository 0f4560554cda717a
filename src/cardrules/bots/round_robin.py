"""Named bots, each against each over the same mirrored deals, and what that says of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arbaa_turub import ARBAA_TURUB
from cardrules.bots.arena import Arena, Seated
from cardrules.bots.bot import Bot, uniform
from cardrules.bots.bouts import Contender, mirrored
from cardrules.bots.cuarenta import CUARENTA
from cardrules.bots.interval import Interval, interval_of_mean
from cardrules.bots.search import search
from cardrules.engine import GameEvent
from cardrules.errors import InvalidArgumentError, shown
from cardrules.typechecks import is_exactly

__all__ = [
    "NAMES",
    "Comparison",
    "Meeting",
    "named",
    "pairs",
    "play",
    "round_robin",
]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)
T = TypeVar("T")

NAMES: Final = ("random", "greedy", "search")
"""The bots that are there for both games, from the weakest to the strongest."""


@final
@attrs.frozen
class Comparison:
    """What two bots have got against each other, deal by deal.

    `results` has what the first and what the other got in both bouts of each mirrored deal, `most`
    is what one bout yields to both together. There is at least one deal, else
    `InvalidArgumentError` is raised where there should be a number.

    >>> comparison = Comparison("one", "other", ((37, 35), (40, 32), (38, 34)), 36)
    >>> comparison.means, comparison.difference, comparison.ahead
    ((19.166666666666668, 16.833333333333332), 2.3333333333333335, None)
    """

    first: str
    other: str
    results: tuple[tuple[int, int], ...]
    most: int

    @property
    def means(self) -> tuple[float, float]:
        """What each has got in a bout, on average."""
        bouts = 2 * len(self._differences)
        return sum(one for one, _ in self.results) / bouts, sum(
            other for _, other in self.results
        ) / bouts

    @property
    def difference(self) -> float:
        """How much more the first has got in a bout, on average."""
        return sum(self._differences) / (2 * len(self._differences))

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that difference: each mirrored deal is one independent value."""
        bound = 2 * self.most
        both = interval_of_mean(self._differences, least=-bound, most=bound)
        return Interval(both.low / 2, both.high / 2)

    @property
    def ahead(self) -> str | None:
        """Who is ahead for all that the interval allows; `None` if it allows a tie."""
        if 0 in self.interval:
            return None
        return self.first if self.difference > 0 else self.other

    @property
    def unfinished(self) -> int:
        """How many bouts ran out of deals, and so yielded nothing to anybody.

        >>> Comparison("one", "other", ((2, 0), (1, 0)), 1).unfinished
        1
        """
        got = sum(one + other for one, other in self.results)
        return 2 * len(self.results) - got // self.most

    @property
    def _differences(self) -> tuple[int, ...]:
        if not self.results:
            raise InvalidArgumentError("results", shown(self.results), "one deal or more")
        return tuple(one - other for one, other in self.results)


def pairs(contenders: Sequence[T]) -> tuple[tuple[T, T], ...]:
    """Give each pair once, the one that was named later first.

    >>> pairs(("random", "greedy", "search"))
    (('greedy', 'random'), ('search', 'random'), ('search', 'greedy'))
    """
    return tuple(
        (contenders[late], contenders[early])
        for early, late in sorted(combinations(range(len(contenders)), 2), key=lambda pair: pair[1])
    )


def round_robin(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    contenders: Sequence[Contender[ViewT, ActionT]],
    *,
    deals: int,
    rules: RulesT | None = None,
    seed: int = 0,
) -> tuple[Comparison, ...]:
    """Let each contender play against each other one over the same mirrored deals, from 0 on.

    Gives the pairs in the order of `pairs`. Raises as `bouts.bout` does, and
    `InvalidArgumentError` for fewer than one deal, fewer than two contenders and two of one name.

    >>> from cardrules.bots import CUARENTA
    >>> duo = [named(CUARENTA, name) for name in ("random", "greedy")]
    >>> [found] = round_robin(CUARENTA, duo, deals=6)
    >>> found.first, found.ahead
    ('greedy', 'greedy')
    """
    if not (is_exactly(int, deals) and deals >= 1):
        raise InvalidArgumentError("deals", shown(deals), "1 or more")
    names = [contender.name for contender in contenders]
    if len(names) < 2:
        raise InvalidArgumentError("contenders", shown(names), "two or more")
    if len({*names}) != len(names):
        raise InvalidArgumentError("contenders", shown(names), "names that differ")
    return tuple(
        Comparison(
            pair[0].name,
            pair[1].name,
            tuple(
                mirrored(arena, pair, rules=rules, seed=seed, deal=deal) for deal in range(deals)
            ),
            arena.most,
        )
        for pair in pairs(contenders)
    )


def named(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    name: str,
    *,
    worlds: int = 16,
    playouts: int = 1,
) -> Contender[ViewT, ActionT]:
    """Make the bot of a name in `NAMES`; the numbers are those of the one that searches.

    Raises `InvalidArgumentError` for any other name, and numbers below 1.

    >>> from cardrules.bots import CUARENTA
    >>> named(CUARENTA, "greedy").name
    'greedy'
    """
    searching = search(arena, worlds=worlds, playouts=playouts)
    bots: tuple[Bot[ViewT, ActionT], ...] = (uniform, arena.greedy, searching)
    for known, bot in zip(NAMES, bots, strict=True):
        if name == known:
            return Contender(name, bot)
    raise InvalidArgumentError("name", shown(name), f"one of {', '.join(NAMES)}")


@final
@attrs.frozen(kw_only=True)
class Meeting:
    """A mirrored deal that two named bots are to play, in plain values that any process can take.

    `game` is a game's `NAME`, `first` and `other` are in `NAMES`.
    """

    game: str
    first: str
    other: str
    seed: int
    deal: int
    worlds: int
    playouts: int


def play(meeting: Meeting) -> tuple[int, int]:
    """Play a mirrored deal, and give what each bot got in both bouts. It depends on nothing else.

    Raises `InvalidArgumentError` for a game that is not there, and as `named` does.

    >>> names = {"game": "arbaa_turub", "first": "greedy", "other": "random"}
    >>> sum(play(Meeting(**names, seed=1, deal=0, worlds=1, playouts=1)))
    72
    """
    if meeting.game == CUARENTA.game.NAME:
        return _played(CUARENTA, meeting)
    if meeting.game == ARBAA_TURUB.game.NAME:
        return _played(ARBAA_TURUB, meeting)
    raise InvalidArgumentError("game", shown(meeting.game), "the name of one of the games")


def _played(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT], meeting: Meeting
) -> tuple[int, int]:
    """Play a meeting in its arena."""
    first, other = (
        named(arena, name, worlds=meeting.worlds, playouts=meeting.playouts)
        for name in (meeting.first, meeting.other)
    )
    return mirrored(arena, (first, other), seed=meeting.seed, deal=meeting.deal)
