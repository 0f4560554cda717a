"""A moment of a match: a state, of whichever game, asked as the referee or as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._recorded import RecordedGame
from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.choices import format_choices
from cardrules.cli import _arbaa_turub_sheet, _cuarenta_sheet
from cardrules.cli.columns import Row
from cardrules.cli.jsonform import Json, json_of
from cardrules.cli.judged import Judged
from cardrules.engine import Chance, GameEvent, perft
from cardrules.record import AnyAction, AnyRules, AnyState
from cardrules.seats import Seat

__all__ = [
    "KINDS",
    "KIND_OF_ARBAA_TURUB",
    "KIND_OF_CUARENTA",
    "AnyMoment",
    "Kind",
    "Moment",
    "Sheet",
    "moment_of",
]

RulesT = TypeVar("RulesT", bound=AnyRules)
StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=GameEvent)
StateT_contra = TypeVar("StateT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
SheetActionT = TypeVar("SheetActionT", bound=GameAction)
ViewedT_contra = TypeVar("ViewedT_contra", contravariant=True)


class Sheet(Protocol[StateT_contra, ViewT_contra, SheetActionT]):
    """What the commands show of a game's positions, and what they ask the referee about."""

    def rows(self, position: StateT_contra | ViewT_contra) -> Iterator[Row]:
        """Say where a game stands, no more than the position knows."""
        ...

    def candidates(self, position: StateT_contra | ViewT_contra) -> tuple[SheetActionT, ...]:
        """List the decisions that somebody may think of, the legal ones among them."""
        ...

    def alike(
        self, position: StateT_contra | ViewT_contra, action: SheetActionT
    ) -> tuple[Card, ...]:
        """Give the other cards of the hand that a legal action stands for."""
        ...


class FormatsViews(Protocol[ViewedT_contra]):
    """A game that writes its views."""

    def format_view(self, view: ViewedT_contra) -> str:
        """Write a view as one line."""
        ...


@final
@attrs.frozen
class Moment(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A state of one game, and whose view of it is asked: `None` asks as the referee."""

    game: RecordedGame[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    sheet: Sheet[StateT, ViewT, ActionT]
    views: FormatsViews[ViewT]
    state: StateT
    seat: Seat | None = None

    def _position(self) -> StateT | ViewT:
        return self.state if self.seat is None else self.game.view(self.state, self.seat)

    def actor(self) -> Seat | Chance | None:
        """Say who acts."""
        return self.game.to_act(self.state)

    def heading(self) -> str:
        """Say of which game and by which rules it is, and who acts."""
        actor = self.actor()
        turn = "the match is over" if actor is None else f"{actor} is to act"
        return f"{self.game.NAME}, rules {self._rules()}; {turn}"

    def _rules(self) -> str:
        return format_choices(self.state.rules, self.game.CHOICES)

    def rows(self) -> Iterator[Row]:
        """Say where the game stands, in a few lines."""
        yield from self.sheet.rows(self._position())
        result = self.game.outcome(self.state)
        if result is not None:
            yield "outcome", f"{result.winner}: {result.reason} ({result.clause})"

    def rulings(self) -> tuple[str, ...]:
        """List what a supervisor may declare."""
        return tuple(map(self.game.format_action, self.game.rulings(self.state)))

    def legal(self) -> tuple[Judged, ...]:
        """List the legal decisions, in order."""
        position = self._position()
        return tuple(
            Judged(self.game.format_action(each), None, self.sheet.alike(position, each))
            for each in self.game.legal_actions(position)
        )

    def judged(self) -> tuple[Judged, ...]:
        """List every decision that somebody may think of, with its verdict.

        There is none where no seat is to act.
        """
        if not isinstance(self.actor(), Seat):
            return ()
        position = self._position()
        return tuple(
            Judged(self.game.format_action(each), self.game.why_illegal(position, each))
            for each in self.sheet.candidates(position)
        )

    def document(self) -> dict[str, Json]:
        """Give game, rules, position (a view's, if it is one) and who acts, as JSON."""
        actor = self.actor()
        if self.seat is None:
            line = {"position": self.game.format_position(self.state)}
        else:
            line = {"view": self.views.format_view(self.game.view(self.state, self.seat))}
        return {
            "game": self.game.NAME,
            "rules": self._rules(),
            "seat": json_of(self.seat),
            **line,
            "to_act": json_of(actor),
            "outcome": json_of(self.game.outcome(self.state)),
        }

    def counted(self, depth: int) -> Iterator[tuple[str, int]]:
        """Count the lines of so many decisions in shares, each with its first action.

        The shares add up to `perft`. Where there is no first action its text is empty.
        """
        actions = self.game.legal_actions(self.state) if depth else ()
        if not actions:
            yield "", 1
        for action in actions:
            text = self.game.format_action(action)
            for share in self._shares(self.game.apply(self.state, action), depth - 1):
                yield text, share

    def _shares(self, state: StateT, depth: int) -> Iterator[int]:
        """Count at most a few thousand lines at a time."""
        actions = self.game.legal_actions(state) if depth > _AT_ONCE else ()
        if not actions:
            yield perft(self.game, state, depth)
        for action in actions:
            yield from self._shares(self.game.apply(state, action), depth - 1)


_AT_ONCE: Final = 2
"""How many decisions deep the lines are counted without a word in between."""


@final
@attrs.frozen
class Kind(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game, with what the commands need of it."""

    game: RecordedGame[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    sheet: Sheet[StateT, ViewT, ActionT]
    views: FormatsViews[ViewT]
    state_type: type[StateT]

    def moment(
        self, state: AnyState, seat: Seat | None
    ) -> Moment[RulesT, StateT, ViewT, SetupT, ActionT, EventT]:
        """Give the moment of a state, which is one of this game's."""
        assert isinstance(state, self.state_type), "each game is asked for its own"
        return Moment(self.game, self.sheet, self.views, state, seat)


_OfArbaaTurub: TypeAlias = """Kind[
    arbaa_turub.Rules,
    arbaa_turub.State,
    arbaa_turub.View,
    arbaa_turub.Setup,
    arbaa_turub.Action,
    arbaa_turub.Event,
]"""
_OfCuarenta: TypeAlias = """Kind[
    cuarenta.Rules,
    cuarenta.State,
    cuarenta.View,
    cuarenta.Setup,
    cuarenta.Action,
    cuarenta.Event,
]"""
AnyMoment: TypeAlias = """(
    Moment[
        arbaa_turub.Rules,
        arbaa_turub.State,
        arbaa_turub.View,
        arbaa_turub.Setup,
        arbaa_turub.Action,
        arbaa_turub.Event,
    ]
    | Moment[
        cuarenta.Rules,
        cuarenta.State,
        cuarenta.View,
        cuarenta.Setup,
        cuarenta.Action,
        cuarenta.Event,
    ]
)"""

KIND_OF_ARBAA_TURUB: Final[_OfArbaaTurub] = Kind(
    arbaa_turub, _arbaa_turub_sheet, arbaa_turub, arbaa_turub.State
)
KIND_OF_CUARENTA: Final[_OfCuarenta] = Kind(cuarenta, _cuarenta_sheet, cuarenta, cuarenta.State)
KINDS: Final[Mapping[str, _OfArbaaTurub | _OfCuarenta]] = MappingProxyType(
    {arbaa_turub.NAME: KIND_OF_ARBAA_TURUB, cuarenta.NAME: KIND_OF_CUARENTA}
)
"""The games by their names."""


def moment_of(game: str, state: AnyState, seat: Seat | None = None) -> AnyMoment:
    """Give the moment of a state of a game, by the game's name."""
    return KINDS[game].moment(state, seat)
