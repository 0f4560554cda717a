"""Views: what one seat, or a spectator, can know of a state, and nothing else.

A view is a type of its own. It is built of what its seat may know, so there is nothing in it that
could leak; whatever takes a view works on that alone.
"""

from __future__ import annotations

from typing import Final, final

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta.actions import cards_of
from cardrules.cuarenta.announcements import RondaStatus
from cardrules.cuarenta.rules import RANKS
from cardrules.cuarenta.state import STATUS_OF, STATUSES, Public, State, fallen_bits
from cardrules.seats import SEATS, Seat, require_onlooker
from cardrules.typechecks import is_exactly

__all__ = ["View", "require_view", "view"]


@final
class View(Public):
    """What `seat` can know of a state: its own hand, all that is public, counts of the rest.

    It remembers perfectly: `piles` are open (C-I35), and `unseen` leaves out every card that has
    been played. Views come from `view`; they are frozen, hashable and compared by value.

    >>> from cardrules import cuarenta
    >>> mine = view(cuarenta.new_match(dealer=Seat.SOUTH), Seat.NORTH)
    >>> mine.seat, mine.hand, mine.dealer
    (<Seat.NORTH: 0>, (), <Seat.SOUTH: 2>)
    """

    __slots__ = ("_seat", "_shown", "_sizes", "_unseen")
    _seat: Seat | None
    _sizes: tuple[int, int, int, int, int]
    _unseen: int
    _shown: int

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
            f"<cuarenta.View of {self._seat or 'a spectator'}: {self.phase}, "
            f"dealer {self.dealer}, turn {self.turn}, lot {self.lot}, scores {self.scores}>"
        )

    def _hidden(self) -> tuple[Seat | None, tuple[int, int, int, int, int], int, int]:
        return self._seat, self._sizes, self._unseen, self._shown

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; `None` for a spectator's."""
        return self._seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand, sorted; empty for a spectator."""
        return () if self._seat is None else cards_of(self.packed[self._seat.value])

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
        """The cards that lie in the other hands or in the stock, sorted.

        Those of a four of a kind that was shown are among them; `shown` says where they are.
        """
        return cards_of(self._unseen)

    @property
    def shown(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the cards of four of a kind that it has shown in this lot and still holds."""
        return tuple(cards_of(self._shown >> p.SET_BITS * n & p.SET) for n in range(len(SEATS)))


_NEW: Final = object.__new__
_FREEZE: Final = object.__setattr__


def view_of(
    packed: p.Packed,
    seat: Seat | None,
    sizes: tuple[int, int, int, int, int],
    unseen: int,
    shown: int,
) -> View:
    """Put what a seat knows into its shell."""
    made = _NEW(View)
    _FREEZE(made, "packed", packed)
    _FREEZE(made, "_seat", seat)
    _FREEZE(made, "_sizes", sizes)
    _FREEZE(made, "_unseen", unseen)
    _FREEZE(made, "_shown", shown)
    return made


def require_view(view: View) -> View:
    """Give a view as it is; raises `TypeError` for what is no view of this game."""
    if not is_exactly(View, view):
        raise TypeError(f"expected a View of this game, not {type(view).__name__}")
    return view


def view(state: State, seat: Seat | None) -> View:
    """Give what `seat` can know of a state; `None` gives a spectator's view.

    Another seat's ronda shows its rank once three cards of it have fallen from that seat; before
    that an announced one shows without its rank, and any other does not show at all. As long as
    the seat that did not announce may still hold the fourth card, a four kept back shows as such a
    ronda too, so that nobody learns where that card is (C-I31). That a caída fell on a ronda does
    not show before the prizes are claimed. The piles show: everybody saw their cards fall (C-I35).
    Raises `TypeError` for what is no state of this game, and for what is neither a seat nor `None`.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> mine = view(state, Seat.EAST)
    >>> mine.hand == cuarenta.PACK[:5], len(mine.unseen)
    (True, 35)
    """
    if not is_exactly(State, state):
        raise TypeError(f"expected a State of this game, not {type(state).__name__}")
    require_onlooker(seat)
    packed = state.packed
    own = -1 if seat is None else seat.value
    hands = packed[: p.TABLE]
    stock = packed[p.HAND] >> p.STOCK_AT
    unseen = sum(1 << place for place in p.unpack_stock(stock))
    deal = 0
    for place, hand in enumerate(hands):
        dealt = fallen_bits(packed, place)
        if place == own:
            dealt |= hand
        else:
            unseen |= hand
        deal |= dealt << p.SET_BITS * place
    north, east, south, west = (hand if n == own else 0 for n, hand in enumerate(hands))
    known = packed[p.HAND] & p.BEFORE_RONDAS | deal << p.DEALT_AT
    known |= _known_rondas(packed, own) << p.RONDAS_AT
    sizes = tuple(map(int.bit_count, hands))
    return view_of(
        (north, east, south, west, *packed[p.TABLE : p.HAND], known),
        seat,
        (sizes[0], sizes[1], sizes[2], sizes[3], p.stock_size(stock)),
        unseen,
        _shown_fours(packed),
    )


def _known_rondas(packed: p.Packed, own: int) -> int:
    """Give the rondas, and the prizes due on them, that a seat knows of."""
    rondas = p.rondas_of(packed[p.HAND])
    known = _fours_kept_back(packed, own)
    if not rondas:
        return known
    lot = packed[p.HAND] >> p.LOT_AT & p.LOT
    for place in range(8):
        ronda = rondas >> p.RONDA_BITS * place & p.RONDA
        if not ronda:
            continue
        rank, status = ronda & p.RONDA_RANK, STATUSES[ronda >> p.STATUS_AT]
        holder = place % 4
        # Whatever was held in a lot that is over has fallen from its holder.
        is_over = place // 4 + 1 < lot
        fallen = fallen_bits(packed, holder) >> 4 * (rank - 1) & 15
        if is_over or holder == own or fallen.bit_count() == 3:
            known |= ronda << p.RONDA_BITS * place
        elif status is RondaStatus.ANNOUNCED:
            known |= (ronda | p.UNKNOWN) << p.RONDA_BITS * place
    if packed[p.TURN] & p.PHASE == p.PRIZES:
        known |= rondas & ~p.ALL_RONDAS
    return known


_SILENT: Final = (p.PASSED, p.PASSED_BLOCKED)
"""The answers of a seat that may have kept something back."""


def _fours_kept_back(packed: p.Packed, own: int) -> int:
    """Give, as rondas, the fours of other seats of which three cards have fallen and one is held.

    Who sees three cards of a seat that passed cannot tell whether they were all (C-I31).
    """
    found = 0
    lot = packed[p.HAND] >> p.LOT_AT & p.LOT
    for seat in range(len(SEATS)):
        fallen = fallen_bits(packed, seat)
        if seat == own or fallen.bit_count() < 3 or not packed[seat]:
            continue
        answer = packed[p.HAND] >> p.ANSWERS_AT + p.ANSWER_BITS * seat & p.ANSWER
        for rank in range(len(RANKS)) if answer in _SILENT else ():
            cards = 15 << 4 * rank
            if (fallen & cards).bit_count() == 3 and packed[seat] & cards:
                ronda = STATUS_OF[answer] | rank + 1
                found |= ronda << p.RONDA_BITS * (seat + 4 * (lot - 1))
    return found


def _shown_fours(packed: p.Packed) -> int:
    """Give the cards that seats have shown as four of a kind in this lot and still hold."""
    shown = 0
    for seat in range(len(SEATS)):
        answer = packed[p.HAND] >> p.ANSWERS_AT + p.ANSWER_BITS * seat & p.ANSWER
        if answer == p.FOUR:
            dealt = packed[p.HAND] >> p.DEALT_AT + p.SET_BITS * seat & p.SET
            rank = next(n for n in range(0, p.SET_BITS, 4) if dealt >> n & 15 == 15)
            shown |= (packed[seat] & 15 << rank) << p.SET_BITS * seat
    return shown
