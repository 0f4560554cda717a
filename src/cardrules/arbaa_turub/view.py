"""Views: what one seat, or a spectator, can know of a state, and nothing else.

A view is a type of its own. It is built of what its seat may know, so there is nothing in it that
could leak; whatever takes a view works on that alone.
"""

from __future__ import annotations

from typing import Final, final

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.state import Public, State
from cardrules.cards import Card
from cardrules.seats import Seat, require_onlooker
from cardrules.typechecks import is_exactly

__all__ = ["View", "require_view", "view"]


@final
class View(Public):
    """What `seat` can know of a state: its own hand, all that is public, counts of the rest.

    It remembers perfectly: `unseen` leaves out every card that has been played. Views come from
    `view`; they are frozen, hashable and compared by value.

    >>> from cardrules import arbaa_turub
    >>> mine = view(arbaa_turub.new_match(dealer=Seat.SOUTH), Seat.NORTH)
    >>> mine.seat, mine.hand, mine.dealer
    (<Seat.NORTH: 0>, (), <Seat.SOUTH: 2>)
    """

    __slots__ = ("_seat", "_sizes", "_unseen")
    _seat: Seat | None
    _sizes: tuple[int, int, int, int, int]
    _unseen: int

    def __eq__(self, other: object) -> bool:
        """Compare by value."""
        if not isinstance(other, View):
            return NotImplemented
        return self.packed == other.packed and self._hidden() == other._hidden()

    def __hash__(self) -> int:
        """Hash by value."""
        return hash((self.packed, *self._hidden()))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle what the view holds."""
        return view_of, (self.packed, *self._hidden())

    def __repr__(self) -> str:
        """Show whose view of what it is, in a line."""
        return (
            f"<arbaa_turub.View of {self._seat or 'a spectator'}: {self.phase}, "
            f"dealer {self.dealer}, trump {self.trump}, tricks {self.tricks}>"
        )

    def _hidden(self) -> tuple[Seat | None, tuple[int, int, int, int, int], int]:
        return self._seat, self._sizes, self._unseen

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; `None` for a spectator's."""
        return self._seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand, sorted, with repeats; empty for a spectator."""
        return () if self._seat is None else p.unpack_hand(self.packed[self._seat.value])

    @property
    def hand_sizes(self) -> tuple[int, int, int, int]:
        """How many cards each seat holds."""
        return self._sizes[:4]

    @property
    def stock_size(self) -> int:
        """How many cards are still to be dealt."""
        return self._sizes[4]

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this seat cannot place, sorted: in the other hands or in the stock."""
        return p.unpack_hand(self._unseen)


_NEW: Final = object.__new__
_FREEZE: Final = object.__setattr__


def view_of(
    packed: p.Packed, seat: Seat | None, sizes: tuple[int, int, int, int, int], unseen: int
) -> View:
    """Put what a seat knows into its shell."""
    made = _NEW(View)
    _FREEZE(made, "packed", packed)
    _FREEZE(made, "_seat", seat)
    _FREEZE(made, "_sizes", sizes)
    _FREEZE(made, "_unseen", unseen)
    return made


def require_view(view: View) -> View:
    """Give a view as it is; raises `TypeError` for what is no view of this game."""
    if not is_exactly(View, view):
        raise TypeError(f"expected a View of this game, not {type(view).__name__}")
    return view


def view(state: State, seat: Seat | None) -> View:
    """Give what `seat` can know of a state; `None` gives a spectator's view.

    Raises `TypeError` for what is no state of this game, and for what is neither a seat nor `None`.

    While trump is being named the namer sees three cards and nobody else sees any (T-2.5). The
    dealer's last packet is counted, not seen (T-I13).

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=Seat.NORTH)
    >>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> [len(view(state, seat).hand) for seat in Seat]
    [0, 3, 0, 0]
    """
    if not is_exactly(State, state):
        raise TypeError(f"expected a State of this game, not {type(state).__name__}")
    require_onlooker(seat)
    *hands, trick, taken, stock, match = state.packed
    number = -1 if seat is None else seat.value
    own = [hand if place == number else 0 for place, hand in enumerate(hands)]
    hidden = p.pack_hand(p.unpack_stock(stock)) if stock else 0
    for place, hand in enumerate(hands):
        if place != number:
            hidden = p.merge(hidden, hand)
    north, east, south, west = map(p.hand_size, hands)
    return view_of(
        (own[0], own[1], own[2], own[3], trick, taken, 0, match),
        seat,
        (north, east, south, west, p.stock_size(stock)),
        hidden,
    )
