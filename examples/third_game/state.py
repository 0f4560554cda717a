"""States and views of High Card."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from cardrules.cards import Card
from cardrules.engine import CHANCE, Chance, Outcome
from cardrules.seats import SEATS, SIDES, Seat
from examples.third_game.rules import GUIDE, Phase, Rules
from examples.third_game.table import Table, in_order

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
NO_HANDS: Final[Hands] = ((), (), (), ())


@final
@attrs.frozen
class State:
    """The table, the hands (in pack order) and the stock (the top card first)."""

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


def outcome(position: Position) -> Outcome | None:
    """Say who won: the side with more of the three tricks (H-4)."""
    tricks = position.table.tricks
    if position.table.phase is not Phase.OVER:
        return None
    return Outcome(SIDES[tricks[1] > tricks[0]], "more tricks", "H-4")


def view(state: State, seat: Seat | None) -> View:
    """Give what a seat can know."""
    hidden = list(state.stock)
    for other in SEATS:
        hidden += () if other is seat else state.hands[other]
    own = () if seat is None else state.hands[seat]
    sizes = tuple(map(len, state.hands))
    return View(state.table, seat, own, sizes, len(state.stock), in_order(hidden))
