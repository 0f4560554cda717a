"""What bots need of a game beside its rules: written once for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.bot import Bot
from cardrules.counting import RandomBits
from cardrules.engine import Game, GameEvent
from cardrules.seats import Seat

__all__ = ["Arena", "Seated", "seat_of"]


class Seated(Protocol):
    """Anything that is seen from a seat: the view of every game."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""
        ...


def seat_of(view: Seated) -> Seat:
    """Give the seat whose view it is, of a view that has been asked to choose."""
    assert view.seat is not None, "a spectator is never asked"
    return view.seat


RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


@final
@attrs.frozen(kw_only=True)
class Arena(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game as bots meet in it.

    What two bots play against each other is a *bout*: one game of 36 tricks in Arba'a Turub, one
    match to 40 points in Cuarenta.
    """

    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    measure: str
    """What a bout yields, in words: `"tricks a game"`."""
    most: int
    """How much of that there is: what both sides get together of a bout that is over."""
    deals: int
    """How many deals a bout has at the most; the last one is played to its end."""
    result: Callable[[StateT], tuple[int, int]]
    """What each side has got of a bout that is over, North-South first."""
    greedy: Bot[ViewT, ActionT]
    """The bot that goes by rules of thumb."""
    habit: Bot[StateT, ActionT]
    """How every seat plays in a playout. It is given a state, to be quick, and looks at nothing
    in it that the seat to act does not know."""
    candidates: Callable[[ViewT, tuple[ActionT, ...]], tuple[ActionT, ...]]
    """The actions that are worth a search beside the greedy bot's own, which may be among them."""
    sample: Callable[[ViewT, RandomBits], StateT]
    """A world of a view, each as likely as another."""
    lead: Callable[[StateT, ActionT, StateT], int]
    """How far North-South are ahead once an action has ended a hand; negative if they are behind.
    Given the state before it, the action, and the state after it."""
