"""What a game has beside `Game` so that it can be recorded: a notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.choices import Choice, Choices
from cardrules.engine import Game, GameEvent
from cardrules.seats import Seat

__all__ = ["RecordedGame"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


class RecordedGame(
    Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    Protocol[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
):
    """A game that can be recorded: a `Game` with a notation."""

    @property
    def CHOICES(self) -> Choices: ...  # noqa: N802

    def rules_from(self, chosen: Mapping[str, Choice]) -> RulesT:
        """Make rules of field names and values."""
        ...

    def format_action(self, action: ActionT) -> str:
        """Write an action as one line."""
        ...

    def parse_action(self, text: str) -> ActionT:
        """Read an action."""
        ...

    def format_position(self, state: StateT) -> str:
        """Write a state as one line."""
        ...

    def parse_position(self, text: str) -> StateT:
        """Read a state."""
        ...

    def pack_of_draw(self, state: StateT, exposed: Sequence[Card]) -> tuple[Card, ...]:
        """Complete the cards exposed in a draw for dealer to a pack."""
        ...

    def pack_of_hands(
        self,
        state: StateT,
        hands: Sequence[tuple[Seat, tuple[Card, ...]]],
        following: ActionT | None,
    ) -> tuple[Card, ...]:
        """Make a pack that deals these hands."""
        ...

    def tell(self, event: EventT) -> str:
        """Say in a sentence what happened."""
        ...
