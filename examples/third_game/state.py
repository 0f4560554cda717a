"""States and views of High Card, and states spelled out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, final

import attrs

from cardrules.cards import Card
from cardrules.engine import CHANCE, Chance, Outcome
from cardrules.errors import InvalidStateError
from cardrules.seats import SEATS, SIDES, Seat
from cardrules.verdicts import Fault
from examples.third_game.rules import GUIDE, PACK, Phase, Refusal, Rules

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
NO_HANDS: Final[Hands] = ((), (), (), ())
_PLACES: Final = {card: place for place, card in enumerate(PACK)}


@final
@attrs.frozen
class Table:
    """What everybody can see. `gone` are the cards of the tricks before, in pack order."""

    rules: Rules
    phase: Phase
    dealer: Seat | None = None
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    gone: tuple[Card, ...] = ()


@final
@attrs.frozen
class State:
    """The table, the hands (in pack order) and the stock (the top card first)."""

    table: Table
    hands: Hands = NO_HANDS
    stock: tuple[Card, ...] = ()


@final
@attrs.frozen
class Setup:
    """A state spelled out, right or wrong."""

    table: Table
    hands: Hands = NO_HANDS
    stock: tuple[Card, ...] = ()


@final
@attrs.frozen
class View:
    """What a seat can know, or a spectator."""

    table: Table
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    unseen: tuple[Card, ...]


Position: TypeAlias = State | View


def new_match(rules: Rules = GUIDE, *, dealer: Seat | None = None) -> State:
    """Start a match, with the draw for dealer if there is none."""
    return State(Table(rules, Phase.DRAW if dealer is None else Phase.SHUFFLE, dealer))


def to_act(position: Position) -> Seat | Chance | None:
    """Say who acts."""
    table = position.table
    if table.phase is Phase.OVER:
        return None
    return CHANCE if table.leader is None else SEATS[(table.leader.value + len(table.trick)) % 4]


def view(state: State, seat: Seat | None) -> View:
    """Give what a seat can know."""
    hidden = list(state.stock)
    for other in SEATS:
        hidden += () if other is seat else state.hands[other]
    own = () if seat is None else state.hands[seat]
    sizes = tuple(map(len, state.hands))
    return View(state.table, seat, own, sizes, len(state.stock), in_order(hidden))


def outcome(position: Position) -> Outcome | None:
    """Say who won: the side with more of the three tricks (H-4)."""
    tricks = position.table.tricks
    if position.table.phase is not Phase.OVER:
        return None
    return Outcome(SIDES[tricks[1] > tricks[0]], "more tricks", "H-4")


def faults(setup: Setup) -> frozenset[Fault]:
    """Say what is wrong with a state spelled out: here no more than that cards do not add up."""
    table, cards = setup.table, list(setup.stock)
    for part in (*setup.hands, table.trick, table.gone):
        cards += part
    if in_order(cards) == (() if table.leader is None else PACK):
        return frozenset()
    return frozenset((Fault(Refusal.CARDS_DO_NOT_ADD_UP, "H-2", "hands", f"{len(cards)} cards"),))


def from_setup(setup: Setup) -> State:
    """Make a state of its fields."""
    if found := faults(setup):
        raise InvalidStateError(found)
    return State(setup.table, tuple(map(in_order, setup.hands)), setup.stock)


def to_setup(state: State) -> Setup:
    """Spell a state out in its fields."""
    return Setup(state.table, state.hands, state.stock)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards into pack order; a card of another pack comes last."""
    return tuple(sorted(cards, key=lambda card: _PLACES.get(card, len(PACK))))
