"""What the comparison asks of a game: the two engines, and how one's words become the other's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, Protocol, TypeAlias, TypeVar

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.engine import Game, GameEvent
from cardrules.seats import Seat

Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
"""Plain data, in which both engines describe actions, states and events."""

Told: TypeAlias = tuple[Plain, ...]
"""An event in plain data: its kind, then what belongs to it."""

Choice: TypeAlias = str | bool | int | None
"""What a field of the rules may hold, as the oracles spell it."""

Chosen: TypeAlias = Mapping[str, Choice]
"""The fields of the rules that are not the default, as the oracles spell them."""

SpokenT = TypeVar("SpokenT", bound=tuple[object, ...])
RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


class Oracle(Protocol[SpokenT]):
    """A second engine: one match, changed in place; actions are plain tuples."""

    def actor(self) -> int | Literal["chance"] | None:
        """Who acts."""
        ...

    def legal(self) -> Sequence[SpokenT]:
        """Every decision."""
        ...

    def rulings(self) -> Sequence[SpokenT]:
        """What may be declared."""
        ...

    def allows(self, action: SpokenT) -> bool:
        """Whether `apply` takes it."""
        ...

    def apply(self, action: SpokenT) -> None:
        """Do it, or raise a `ValueError` and change nothing."""
        ...

    def snapshot(self) -> Mapping[str, Plain]:
        """Everything, with the actor."""
        ...


class Bridge(Protocol[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]):
    """One game: its library, its oracle, and rich positions to compare them on."""

    @property
    def game(self) -> Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT]:
        """The library's module."""
        ...

    @property
    def choices(self) -> Mapping[str, Sequence[Choice]]:
        """Every field of the rules with what it may hold, the default first."""
        ...

    def rules(self, chosen: Chosen) -> RulesT:
        """The library's rules."""
        ...

    def oracle(self, chosen: Chosen, dealer: Seat | None) -> Oracle[SpokenT]:
        """An oracle at the start of a match."""
        ...

    def oracle_at(self, chosen: Chosen, state: StateT) -> Oracle[SpokenT]:
        """An oracle in the position of a state."""
        ...

    def plain(self, state: StateT) -> dict[str, Plain]:
        """A state as the oracle's snapshot has it, rules and actor aside."""
        ...

    def spoken(self, action: ActionT) -> SpokenT:
        """An action as the oracle has it."""
        ...

    def told(self, event: EventT) -> Told:
        """An event of the library in plain data."""
        ...

    def due(
        self, before: Mapping[str, Plain], action: SpokenT, oracle: Oracle[SpokenT]
    ) -> list[Told]:
        """The events that the oracle, which has just done the action, makes of it."""
        ...

    def under(self, state: StateT, rules: RulesT) -> StateT | None:
        """The same position under other rules, `None` where they have no such position."""
        ...

    def pack(self, rng: Random, state: StateT) -> tuple[Card, ...]:
        """A shuffled pack, sometimes stacked so that something rare comes of it."""
        ...

    def elsewhere(self, rng: Random, state: StateT) -> StateT | None:
        """A rich position to carry on from instead, under the same rules; mostly none."""
        ...

    def choose(self, rng: Random, state: StateT, actions: tuple[ActionT, ...]) -> ActionT:
        """One of the legal actions."""
        ...

    def stray(self, rng: Random, state: StateT) -> ActionT:
        """Any action at all, mostly a wrong one."""
        ...
