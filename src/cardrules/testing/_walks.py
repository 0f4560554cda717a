"""Matches played at random for the checks, and the moments of them that are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.engine import Game, GameEvent
from cardrules.errors import shown
from cardrules.seats import SEATS, Seat
from cardrules.streams import Stream
from cardrules.testing._plays import pick, played

__all__ = ["Held", "Known", "Moment", "Walk", "candidates", "moments_of", "some", "told", "walk"]


class Held(Protocol):
    """What is asked of a state: where the hidden cards are."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...


class Known(Protocol):
    """What is asked of a view: whose it is, and what it knows of the cards."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def stock_size(self) -> int: ...
    @property
    def unseen(self) -> tuple[Card, ...]: ...


RulesT = TypeVar("RulesT")
HeldT = TypeVar("HeldT", bound=Held)
KnownT = TypeVar("KnownT", bound=Known)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

_RULING_IN: Final = 30
"""How seldom a ruling is declared."""
_SOME: Final = 6
"""How many of the actions that are listed are tried at the most."""
_TRIED: Final = 8
"""How many actions of elsewhere are tried at each moment."""


@final
@attrs.frozen
class Walk(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]):
    """A match played at random: `states` has one more than `actions`, the start.

    There is none where not even the start can be made. `stuck` says what kept the match from
    going on, if anything did.
    """

    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]
    rules: RulesT
    dealer: Seat | None
    states: tuple[HeldT, ...]
    actions: tuple[ActionT, ...]
    stuck: str | None = None


@final
@attrs.frozen
class Moment(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]):
    """A state of a walk, and what the checks try on it.

    `place` is how many actions came before, `action` the next one (`None` at the end). `tried`
    are actions of other moments, most of them not to be done here, `other` is another state of
    the walk, and `pack` a shuffled pack. `stream` is for what a check draws itself.
    """

    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]
    place: int
    state: HeldT
    action: ActionT | None
    tried: tuple[ActionT, ...]
    other: HeldT
    pack: tuple[Card, ...]
    stream: Stream


def walk(
    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    name: str,
    stream: Stream,
    most: int,
) -> Walk[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]:
    """Play a match under the rules of that name to its end, but for `most` actions at the most."""
    rules = game.PROFILES[name]
    dealer = (None, *SEATS)[stream.below(5)]
    states, actions, stuck = list[HeldT](), list[ActionT](), None
    try:
        states.append(game.new_match(rules, dealer=dealer))
        for action, state in played(game, states[0], stream, most=most, ruling_in=_RULING_IN):
            actions.append(action)
            states.append(state)
    except Exception as error:  # a game that is to be checked may raise anything
        stuck = told(error)
    return Walk(game, rules, dealer, tuple(states), tuple(actions), stuck)


def moments_of(
    walk: Walk[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], stream: Stream, number: int
) -> Iterator[Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]]:
    """Give the first moments of a walk, the last ones, and `number` of those in between."""
    game, last = walk.game, len(walk.actions)
    ends = {place for place in (0, 1, 2, 3, last - 2, last - 1, last) if 0 <= place <= last}
    drawn = {stream.below(last + 1) for _ in range(number)}
    for place in sorted(ends | drawn) if walk.states else ():
        tried = tuple(pick(stream, walk.actions) for _ in range(_TRIED if last else 0))
        yield Moment(
            game,
            place,
            walk.states[place],
            walk.actions[place] if place < last else None,
            tried,
            pick(stream, walk.states),
            stream.shuffled(game.PACK),
            stream,
        )


def told(error: Exception) -> str:
    """Say what an error is, also of one that cannot say so itself."""
    try:
        text = str(error)
    except Exception:  # it is the error of a game that is to be checked
        text = "?"
    return f"{type(error).__name__}: {shown(text)}"


def candidates(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> tuple[ActionT, ...]:
    """Give actions to be judged at a moment: some that are listed, and more that are not."""
    game, state = moment.game, moment.state
    here, elsewhere = game.legal_actions(state), game.legal_actions(moment.other)
    return (*some(here), *some(elsewhere), *game.rulings(state), *moment.tried)


def some(actions: tuple[ActionT, ...]) -> tuple[ActionT, ...]:
    """Give at most six of many actions, evenly from the first to the last."""
    return actions[:: len(actions) // _SOME + 1]
