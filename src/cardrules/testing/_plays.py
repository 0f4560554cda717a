"""Playing on at random, by a random stream."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from cardrules.actions import GameAction
from cardrules.engine import Game, GameEvent
from cardrules.seats import Seat
from cardrules.streams import Stream

__all__ = ["pick", "played"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)
T = TypeVar("T")


def played(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    state: StateT,
    stream: Stream,
    *,
    most: int,
    ruling_in: int,
) -> Iterator[tuple[ActionT, StateT]]:
    """Play on at random, `most` actions at the most: each with the state that it leads to.

    Where a ruling may be declared, it is with a chance of one in `ruling_in`.
    """
    for _ in range(most):
        actor = game.to_act(state)
        if actor is None:
            return
        rulings = game.rulings(state)
        if rulings and not stream.below(ruling_in):
            action = pick(stream, rulings)
        elif isinstance(actor, Seat):
            action = pick(stream, game.legal_actions(state))
        else:
            action = game.chance(state, stream.shuffled(game.PACK))
        state = game.apply(state, action)
        yield action, state


def pick(stream: Stream, things: Sequence[T]) -> T:
    """Draw one of some things, of which there is one."""
    return things[stream.below(len(things))]
