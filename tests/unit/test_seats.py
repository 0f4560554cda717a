"""Seats and sides."""

from __future__ import annotations

import pytest

from cardrules.seats import SEATS, SIDES, Seat, Side

NORTH, EAST, SOUTH, WEST = Seat
NS, EW = Side


@pytest.mark.parametrize(
    ("seat", "number", "left", "partner", "right", "side", "name"),
    [
        (NORTH, 0, EAST, SOUTH, WEST, NS, "North"),
        (EAST, 1, SOUTH, WEST, NORTH, EW, "East"),
        (SOUTH, 2, WEST, NORTH, EAST, NS, "South"),
        (WEST, 3, NORTH, EAST, SOUTH, EW, "West"),
    ],
)
def test_a_seat_knows_its_neighbours(
    seat: Seat, number: int, left: Seat, partner: Seat, right: Seat, side: Side, name: str
) -> None:
    assert (int(seat), SEATS[number], "nesw"[seat]) == (number, seat, "nesw"[number])
    assert (seat.left, seat.partner, seat.right) == (left, partner, right)
    assert (seat.side, str(seat)) == (side, name)


@pytest.mark.parametrize(
    ("side", "number", "other", "seats", "name"),
    [
        (NS, 0, EW, (NORTH, SOUTH), "North-South"),
        (EW, 1, NS, (EAST, WEST), "East-West"),
    ],
)
def test_a_side_knows_its_seats(
    side: Side, number: int, other: Side, seats: tuple[Seat, Seat], name: str
) -> None:
    assert (int(side), SIDES[number], (5, 7)[side]) == (number, side, (5, 7)[number])
    assert (side.other, side.seats, str(side)) == (other, seats, name)


def test_none_is_falsy_and_none_is_a_number() -> None:
    for thing in (*Seat, *Side):
        assert thing
        assert not isinstance(thing, int)
    assert (tuple(Seat), tuple(Side)) == (SEATS, SIDES)
