"""The same game with its states, views, actions and events in boxes, which may be bad values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Final, Generic, TypeAlias, TypeVar

import attrs

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.engine import Chance, Outcome, Step
from cardrules.errors import IllegalActionError
from cardrules.seats import Seat
from cardrules.verdicts import Fault, Illegality
from examples import third_game as game
from examples.third_game import Rules, Setup
from tests.testing.sound import GUIDE_ALONE

T = TypeVar("T")


class Box(Generic[T]):
    """A box is equal to a box of its kind with an equal thing in it."""

    def __init__(self, inner: T) -> None:
        self.inner = inner

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.inner == other.inner

    def __hash__(self) -> int:
        return hash(self.inner)


class Same:
    """This box is equal to itself and to nothing else."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


class Any:
    """This box is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Unsteady:
    """This box has another hash each time."""

    hashes = count()

    def __hash__(self) -> int:
        return next(self.hashes)


class Held(Box[game.State]):
    """A state in a box."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        return self.inner.hands

    @property
    def stock(self) -> tuple[Card, ...]:
        return self.inner.stock


class Known(Box[game.View]):
    """A view in a box."""

    @property
    def seat(self) -> Seat | None:
        return self.inner.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.inner.hand

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return self.inner.hand_sizes

    @property
    def stock_size(self) -> int:
        return self.inner.stock_size

    @property
    def unseen(self) -> tuple[Card, ...]:
        return self.inner.unseen


class Done(Box[game.Play], GameAction):
    """A decision in a box; chance and rulings are the same in every game."""


Action: TypeAlias = Done | DrawForDealer | Shuffle | Misdeal


class Told(Box[game.Event]):
    """An event in a box."""

    @property
    def clause(self) -> str:
        return self.inner.clause


class SameHeld(Same, Held):
    """A state that equals itself alone."""


class AnyHeld(Any, Held):
    """A state that equals everything."""


class UnsteadyHeld(Unsteady, Held):
    """A state without a hash to rely on."""


class SameKnown(Same, Known):
    """A view that equals itself alone."""


class UnsteadyKnown(Unsteady, Known):
    """A view without a hash to rely on."""


class UnsteadyDone(Unsteady, Done):
    """An action without a hash to rely on."""


class UnsteadyTold(Unsteady, Told):
    """An event without a hash to rely on."""


class Boxed:
    """The game in boxes of these kinds."""

    NAME: str = game.NAME
    PACK: tuple[Card, ...] = game.PACK
    GUIDE: Rules = game.GUIDE
    PROFILES: Mapping[str, Rules] = GUIDE_ALONE

    def __init__(
        self,
        caught_by: str = "",
        *,
        held: type[Held] = Held,
        known: type[Known] = Known,
        done: type[Done] = Done,
        told: type[Told] = Told,
    ) -> None:
        self.caught_by = caught_by
        self.held, self.known, self.done, self.told = held, known, done, told

    def put_in(self, action: game.Action) -> Action:
        """A decision in its box, anything else as it is."""
        return self.done(action) if isinstance(action, game.Play) else action

    def new_match(self, rules: Rules = game.GUIDE, *, dealer: Seat | None = None) -> Held:
        return self.held(game.new_match(rules, dealer=dealer))

    def to_act(self, position: Held | Known) -> Seat | Chance | None:
        return game.to_act(position.inner)

    def chance(self, state: Held, pack: Iterable[Card]) -> Action:
        return self.put_in(game.chance(state.inner, pack))

    def legal_actions(self, position: Held | Known) -> tuple[Action, ...]:
        return tuple(map(self.put_in, game.legal_actions(position.inner)))

    def rulings(self, state: Held) -> tuple[Action, ...]:
        return tuple(map(self.put_in, game.rulings(state.inner)))

    def is_legal(self, position: Held | Known, action: object, *, by: Seat | None = None) -> bool:
        return game.is_legal(position.inner, taken_out(action), by=by)

    def why_illegal(
        self, position: Held | Known, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position.inner, taken_out(action), by=by)
        listed = self.legal_actions(position)
        return verdict and attrs.evolve(verdict, alternatives=verdict.alternatives and listed)

    def apply(self, state: Held, action: Action, *, by: Seat | None = None) -> Held:
        return self.step(state, action, by=by).state

    def step(self, state: Held, action: Action, *, by: Seat | None = None) -> Step[Held, Told]:
        if verdict := self.why_illegal(state, action, by=by):
            raise IllegalActionError(verdict)
        step = game.step(state.inner, opened(action), by=by)
        return Step(self.held(step.state), tuple(map(self.told, step.events)))

    def observe(self, events: Iterable[Told], seat: Seat | None) -> tuple[Told, ...]:
        return tuple(map(self.told, game.observe((told.inner for told in events), seat)))

    def view(self, state: Held, seat: Seat | None) -> Known:
        return self.known(game.view(state.inner, seat))

    def outcome(self, position: Held | Known) -> Outcome | None:
        return game.outcome(position.inner)

    def faults(self, setup: Setup) -> frozenset[Fault]:
        return game.faults(setup)

    def from_setup(self, setup: Setup) -> Held:
        return self.held(game.from_setup(setup))

    def to_setup(self, state: Held) -> Setup:
        return game.to_setup(state.inner)


def taken_out(action: object) -> object:
    """Whatever it is, out of its box if it is in one."""
    return action.inner if isinstance(action, Done) else action


def opened(action: Action) -> game.Action:
    """An action out of its box."""
    return action.inner if isinstance(action, Done) else action


BOXED: Final[tuple[Boxed, ...]] = (
    Boxed("states_are_values", held=SameHeld),
    Boxed("states_are_values", held=AnyHeld),
    Boxed("unequal_states_are_spelled_out_differently", held=UnsteadyHeld),
    Boxed("views_are_values", known=SameKnown),
    Boxed("views_are_values", known=UnsteadyKnown),
    Boxed("actions_are_values", done=UnsteadyDone),
    Boxed("events_are_values", told=UnsteadyTold),
)
"""Each with one kind of box that is no value, and the check that has to report it."""
