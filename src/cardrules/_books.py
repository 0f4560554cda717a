"""What a record needs of a game, written once for every game: reading, writing, refereeing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, final

import attrs

from cardrules import arbaa_turub
from cardrules._lines import SEATS_BY_NAME, Header, Line
from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.choices import Choice, Choices, format_choices, parse_choices
from cardrules.engine import Game, GameEvent, Step
from cardrules.errors import (
    CardRulesError,
    IllegalActionError,
    InvalidArgumentError,
    InvalidRulesError,
    InvalidStateError,
    NotationError,
    RecordError,
)
from cardrules.notation import parse_cards
from cardrules.seats import Seat

__all__ = [
    "BOOKS",
    "AnyAction",
    "AnyEvent",
    "AnyRules",
    "AnyState",
    "AnyStep",
    "Record",
    "book_of_state",
]

AnyRules: TypeAlias = arbaa_turub.Rules
AnyState: TypeAlias = arbaa_turub.State
AnyAction: TypeAlias = arbaa_turub.Action
AnyEvent: TypeAlias = arbaa_turub.Event
AnyStep: TypeAlias = Step[AnyState, AnyEvent]

RulesT = TypeVar("RulesT", bound=AnyRules)
StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)


@final
@attrs.frozen
class Record:
    """A match, or a part of one, as it was played.

    `game` is the game's `NAME`; `rules` and `dealer` are those that the match starts with (no
    dealer: with the draw for one), unless it starts from `position`, which has its own. `actions`
    replay it. `places` are the line and column of each action in the text that it was read from;
    they do not count in comparisons.
    Raises `InvalidArgumentError` for parts of different games.
    """

    game: str
    rules: AnyRules
    dealer: Seat | None = None
    position: AnyState | None = None
    actions: tuple[AnyAction, ...] = attrs.field(default=(), converter=tuple)
    places: tuple[tuple[int, int], ...] = attrs.field(default=(), eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Check that all parts are of one game."""
        if self.game not in BOOKS:
            raise InvalidArgumentError("game", repr(self.game), " or ".join(BOOKS))
        BOOKS[self.game].check(self)


class RecordedGame(
    Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    Protocol[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
):
    """A game that can be recorded: a `Game` with a notation."""

    @property
    def CHOICES(self) -> Choices: ...  # noqa: D102, N802

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
