"""Seats round a table of four, and the two sides that partners form.

Seats are numbered 0 to 3 clockwise from North, sides 0 and 1. What is called *left* here is
geometry, as one sits; who comes next in play depends on the direction that the rules choose
(`Rules.next_seat` of each game).
"""

from __future__ import annotations

from enum import Enum
from typing import final

from cardrules.typechecks import is_exactly

__all__ = ["SEATS", "SIDES", "Seat", "Side", "require_onlooker", "seats_round"]


@final
class Side(Enum):
    """A partnership. It indexes tuples (`scores[side]`), and `int(side)` is 0 or 1."""

    NORTH_SOUTH = 0
    EAST_WEST = 1

    def __index__(self) -> int:
        """Give the side's number, so that it can index a tuple."""
        return self.value

    @property
    def other(self) -> Side:
        """The opponents.

        >>> Side.NORTH_SOUTH.other
        <Side.EAST_WEST: 1>
        """
        return SIDES[1 - self.value]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The side's two seats, the lower number first."""
        return SEATS[self.value], SEATS[self.value + 2]

    def __str__(self) -> str:
        """Give the side as a sentence names it: `"North-South"`."""
        return "-".join(part.capitalize() for part in self.name.split("_"))


@final
class Seat(Enum):
    """A place at the table. It indexes tuples (`hands[seat]`), and `int(seat)` is 0 to 3.

    >>> Seat.WEST.left, Seat.WEST.partner, Seat.WEST.side
    (<Seat.NORTH: 0>, <Seat.EAST: 1>, <Side.EAST_WEST: 1>)
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __index__(self) -> int:
        """Give the seat's number, so that it can index a tuple."""
        return self.value

    @property
    def left(self) -> Seat:
        """The neighbour on the left hand: the next seat clockwise."""
        return SEATS[(self.value + 1) % 4]

    @property
    def right(self) -> Seat:
        """The neighbour on the right hand: the next seat counter-clockwise."""
        return SEATS[(self.value - 1) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite, for good (T-1.1, C-1.1)."""
        return SEATS[(self.value + 2) % 4]

    @property
    def side(self) -> Side:
        """The partnership that the seat belongs to."""
        return SIDES[self.value % 2]

    def __str__(self) -> str:
        """Give the seat as a sentence names it: `"North"`."""
        return self.name.capitalize()


def seats_round(first: Seat, *, clockwise: bool) -> tuple[Seat, Seat, Seat, Seat]:
    """Give all four seats, one after the other, from `first` on.

    >>> seats_round(Seat.WEST, clockwise=False)[1]
    <Seat.SOUTH: 2>
    """
    second, fourth = (first.left, first.right) if clockwise else (first.right, first.left)
    return first, second, first.partner, fourth


def require_onlooker(seat: Seat | None) -> None:
    """See that it is a seat, or `None` for a spectator; raises `TypeError` for anything else.

    >>> require_onlooker(Seat.WEST)
    """
    if seat is not None and not is_exactly(Seat, seat):
        raise TypeError(f"expected a Seat or None, not {type(seat).__name__}")


SEATS: tuple[Seat, ...] = tuple(Seat)
"""The four seats, clockwise from North."""

SIDES: tuple[Side, ...] = tuple(Side)
"""The two sides, North-South first."""
