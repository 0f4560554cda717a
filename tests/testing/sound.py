"""The third game of the examples as an object, so that one thing at a time can be planted in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, TypeAlias, TypeVar

from cardrules.cards import Card
from cardrules.engine import Chance, Outcome, Step
from cardrules.seats import Seat
from cardrules.verdicts import Fault, Illegality
from examples import third_game as game
from examples.third_game import Action, Event, Rules, Setup, State, View
from tests.builders.loose import loosely

Position: TypeAlias = State | View
T = TypeVar("T")


GUIDE_ALONE: Final[Mapping[str, Rules]] = {"GUIDE": game.GUIDE}
"""One profile is enough to see a fault."""


class Sound:
    """The game as it stands. What derives from it has one fault, told in its docstring, which
    `check_game` has to report by the check `caught_by`.
    """

    caught_by: ClassVar[str] = ""

    NAME: str = game.NAME
    PACK: tuple[Card, ...] = game.PACK
    GUIDE: Rules = game.GUIDE
    PROFILES: Mapping[str, Rules] = GUIDE_ALONE

    def __init__(self) -> None:
        self.calls = 0

    def every_other_time(self) -> bool:
        """Say yes, no, yes, no, …"""
        self.calls += 1
        return self.calls % 2 == 0

    def new_match(self, rules: Rules = game.GUIDE, *, dealer: Seat | None = None) -> State:
        return game.new_match(rules, dealer=dealer)

    def to_act(self, position: Position) -> Seat | Chance | None:
        return game.to_act(position)

    def chance(self, state: State, pack: Iterable[Card]) -> Action:
        return game.chance(state, pack)

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        return game.legal_actions(position)

    def rulings(self, state: State) -> tuple[Action, ...]:
        return game.rulings(state)

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        return game.is_legal(position, action, by=by)

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        return game.why_illegal(position, action, by=by)

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        return game.apply(state, action, by=by)

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        return game.step(state, action, by=by)

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return game.observe(events, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        return game.view(state, seat)

    def outcome(self, position: Position) -> Outcome | None:
        return game.outcome(position)

    def faults(self, setup: Setup) -> frozenset[Fault]:
        return game.faults(setup)

    def from_setup(self, setup: Setup) -> State:
        return game.from_setup(setup)

    def to_setup(self, state: State) -> Setup:
        return game.to_setup(state)


def pretended(like: T, thing: object) -> T:
    """The thing itself, which type checkers take for one like the other."""
    box = [like]
    loosely(box.__setitem__, 0, thing)
    return box[0]
