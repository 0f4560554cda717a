"""What the properties ask of a game, beside its bridge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar, final

import attrs

from cardrules.cards import Card, Suit
from cardrules.record import AnyState
from cardrules.seats import SEATS, SIDES, Seat, Side
from tests.differential.bridge import ActionT, Bridge, EventT, RulesT, SetupT, SpokenT


class Known(Protocol):
    """A view, as far as it counts cards."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, int, int, int]: ...
    @property
    def stock_size(self) -> int: ...
    @property
    def unseen(self) -> tuple[Card, ...]: ...


HeldT = TypeVar("HeldT", bound=AnyState)
KnownT = TypeVar("KnownT", bound=Known)


@final
@attrs.frozen
class Relabelling:
    """Other names for the suits, other chairs for the seats, and perhaps a mirror.

    `suits` are the new names of clubs, diamonds, hearts and spades; everybody moves `turn` chairs
    on clockwise; a mirror, which North and South look into, comes first and turns the direction.
    """

    suits: tuple[Suit, ...] = tuple(Suit)
    turn: int = 0
    mirrored: bool = False

    def suit(self, suit: Suit) -> Suit:
        return self.suits[tuple(Suit).index(suit)]

    def card(self, card: Card) -> Card:
        return Card(card.rank, self.suit(card.suit))

    def cards(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(map(self.card, cards))

    def seat(self, seat: Seat) -> Seat:
        place = -seat.value if self.mirrored else seat.value
        return SEATS[(place + self.turn) % 4]

    def origin(self, seat: Seat) -> Seat:
        """The seat that has become this one."""
        return next(each for each in SEATS if self.seat(each) is seat)

    def side(self, side: Side) -> Side:
        return SIDES[(side.value + self.turn) % 2]


class Subject(Protocol[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]):
    """One game, and what can be done to its states without it being a move."""

    @property
    def bridge(self) -> Bridge[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]:
        """The game, and how to play it richly."""
        ...

    def universe(self, state: HeldT) -> tuple[ActionT, ...]:
        """Every decision that anybody might think of, a few that nobody would among them."""
        ...

    def listed_as(self, state: HeldT, action: ActionT) -> ActionT:
        """The one of its twins as which a legal action is listed."""
        ...

    def up_to_twins(self, state: HeldT) -> object:
        """What is the same of states that differ in which of twins lies where."""
        ...

    def exchanged(self, rng: Random, state: HeldT, seat: Seat | None) -> HeldT:
        """The state with cards that the seat cannot see exchanged, as all that was shown allows."""
        ...

    def relabelled(self, names: Relabelling, state: HeldT) -> HeldT:
        """The state under other names."""
        ...

    def relabelled_action(self, names: Relabelling, action: ActionT) -> ActionT:
        """The action under other names."""
        ...
