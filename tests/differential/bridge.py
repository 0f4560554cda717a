"""What the comparison asks of a game: the two engines, and how one's words become the other's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, Protocol, TypeAlias, TypeVar

from cardrules._recorded import RecordedGame
from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.engine import GameEvent
from cardrules.seats import Seat

Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
"""Plain data, in which both engines describe actions, states and events."""

Told: TypeAlias = tuple[Plain, ...]
"""An event in plain data: its kind, then what belongs to it."""

Choice: TypeAlias = str | bool | int | None
"""What a field of the rules may hold, as the oracles spell it."""

Chosen: TypeAlias = Mapping[str, Choice]
"""The fields of the rules that are not the default, as the oracles spell them."""

SpokenT = TypeVar("SpokenT", bound=Told)
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

    def clone(self) -> Oracle[SpokenT]:
        """An independent copy."""
        ...


class Bridge(Protocol[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]):
    """One game: its library, its oracle, and rich positions to compare them on."""

    @property
    def game(self) -> RecordedGame[RulesT, StateT, ViewT, SetupT, ActionT, EventT]:
        """The library's module."""
        ...

    @property
    def kinds(self) -> frozenset[str]:
        """The name of every kind of event."""
        ...

    @property
    def codes(self) -> frozenset[str]:
        """The value of every code of a refusal."""
        ...

    @property
    def paying(self) -> frozenset[str]:
        """Every clause by which an event pays: what `paid` may say."""
        ...

    @property
    def choices(self) -> Mapping[str, Sequence[Choice]]:
        """Every field of the rules with what it may hold, the default first."""
        ...

    def rules(self, chosen: Chosen) -> RulesT:
        """The library's rules."""
        ...

    def chosen(self, state: StateT) -> Chosen:
        """What the rules of a state have that is not the default."""
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

    def rarity(self, told: Told) -> str | None:
        """A name for an event that hardly ever happens in random play, to be counted."""
        ...

    def paid(self, event: EventT) -> str | None:
        """The clause by which an event pays points, or what counts; `None` if it pays nothing."""
        ...

    def ledger(
        self, before: StateT, happened: tuple[EventT, ...], after: StateT
    ) -> tuple[object, object]:
        """What the events of an action make of the scores before it, and the scores after it."""
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
