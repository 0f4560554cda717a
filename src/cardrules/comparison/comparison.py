"""Two sets of rules over the same matches, and everything that the pairs say of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arena import Seated
from cardrules.bots.bouts import Contender
from cardrules.bots.round_robin import named
from cardrules.comparison.estimates import Effect, Share, effect, share
from cardrules.comparison.ledger import Ledger, Source
from cardrules.comparison.pairs import Pair, Played, play_pair
from cardrules.engine import GameEvent
from cardrules.errors import InvalidArgumentError, shown
from cardrules.typechecks import is_exactly

__all__ = ["Comparison", "compare", "compared"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


@final
@attrs.frozen(kw_only=True)
class Comparison:
    """What pairs of matches say of two sets of rules; it follows from these fields alone.

    `game` is the game's `NAME`; `first` and `second` are the rules as a record has them, the same
    text if and only if they are equal; `bot` and `seed` say what was played with; `pairs` are those
    of the numbers from 0 on, and `sources` the game's, in the order of their `amounts`.
    """

    game: str
    first: str
    second: str
    bot: str
    seed: int
    sources: tuple[Source, ...]
    pairs: tuple[Pair, ...]

    @property
    def identical(self) -> bool:
        """Whether the rules are equal. Then every difference is 0, and known to be."""
        return self.first == self.second

    @property
    def unfinished(self) -> tuple[int, int]:
        """How many matches were left unfinished under either rules."""
        return (
            sum(pair.first.winner is None for pair in self.pairs),
            sum(pair.second.winner is None for pair in self.pairs),
        )

    @property
    def shares(self) -> tuple[Share, ...]:
        """How often a match is another one under the second rules; nothing if there are no pairs.

        `other_events`: anything at all happens otherwise; `other_actions`: something else is done;
        `other_winner`: another side wins it, or only under one of the rules does one.
        """
        if not self.pairs:
            return ()
        known = self.identical
        return (
            share("other_events", [not pair.same_events for pair in self.pairs], known=known),
            share("other_actions", [not pair.same_actions for pair in self.pairs], known=known),
            share(
                "other_winner",
                [pair.first.winner is not pair.second.winner for pair in self.pairs],
                known=known,
            ),
        )

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What a match has more of under the second rules; nothing if there are no pairs.

        First every source; then `deals` and `actions`, how long a match is; then `dealer_side`, the
        matches that the side of the first dealer wins, 0 to 1 a match.
        """
        return tuple(self._effects()) if self.pairs else ()

    def _effects(self) -> Iterator[Effect]:
        known = self.identical
        for place, source in enumerate(self.sources):
            values = [
                (pair.first.amounts[place], pair.second.amounts[place]) for pair in self.pairs
            ]
            yield effect(source.name, source.unit, values, known=known)
        yield effect("deals", "deals", self._both(lambda _, each: each.deals), known=known)
        yield effect("actions", "actions", self._both(lambda _, each: each.actions), known=known)
        won = self._both(lambda pair, each: int(each.winner is pair.dealer.side))
        yield effect("dealer_side", "wins", won, wins=True, known=known)

    def _both(self, number: Callable[[Pair, Played], int]) -> list[tuple[int, int]]:
        """Give a number of both matches of every pair."""
        return [(number(pair, pair.first), number(pair, pair.second)) for pair in self.pairs]


def compare(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    first: RulesT,
    second: RulesT,
    *,
    matches: int,
    seed: int = 0,
    bot: str | Contender[ViewT, ActionT] = "greedy",
) -> Comparison:
    """Play `matches` pairs of matches, numbers 0 on, and give what they say of two sets of rules.

    `ledger` is the game: `ARBAA_TURUB` or `CUARENTA` of this package. All four seats are one bot's,
    a bot of one's own or one by a name in `cardrules.bots.NAMES`. What is found depends on the
    arguments alone.

    Raises `InvalidArgumentError` for fewer than one match, rules of another game, a bot that has no
    such name and a seed that is none; and as `play_pair` does.

    >>> from cardrules import cuarenta
    >>> from cardrules.comparison import CUARENTA
    >>> two = cuarenta.Rules(ronda_points=2)
    >>> found = compare(CUARENTA, cuarenta.GUIDE, two, matches=20)
    >>> ronda, *_ = found.effects
    >>> ronda.first, ronda.second, ronda.difference
    (2.8, 1.4, -1.4)
    """
    if not (is_exactly(int, matches) and matches >= 1):
        raise InvalidArgumentError("matches", shown(matches), "1 or more")
    kind = type(ledger.arena.game.GUIDE)
    for name, rules in (("first", first), ("second", second)):
        if not is_exactly(kind, rules):
            raise InvalidArgumentError(name, shown(rules), f"Rules of {ledger.arena.game.NAME}")
    contender = named(ledger.arena, bot) if isinstance(bot, str) else bot
    pairs = tuple(
        play_pair(ledger, (first, second), contender, seed=seed, number=number)
        for number in range(matches)
    )
    return compared(ledger, first, second, pairs, seed=seed, bot=contender.name)


def compared(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    first: RulesT,
    second: RulesT,
    pairs: tuple[Pair, ...],
    *,
    seed: int,
    bot: str,
) -> Comparison:
    """Make the comparison of pairs that have been played, wherever that was done.

    >>> from cardrules import cuarenta
    >>> from cardrules.comparison import CUARENTA
    >>> compared(CUARENTA, cuarenta.GUIDE, cuarenta.GUIDE, (), seed=0, bot="greedy").identical
    True
    """
    return Comparison(
        game=ledger.arena.game.NAME,
        first=ledger.format_rules(first),
        second=ledger.format_rules(second),
        bot=bot,
        seed=seed,
        sources=ledger.sources,
        pairs=pairs,
    )
