"""Beliefs: which deals of the hidden cards a view allows, counted, drawn and listed exactly.

What is known of a hidden hand is how many cards it has and, over all five that its seat was dealt
in this lot, what the seat answered and what has fallen of them (`_allowed`). So only ranks matter:
each is a batch. Seats of which that says something are a bin each; all other places, the stock
among them, are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import chain, product
from typing import TypeAlias, final

import attrs

from cardrules._deals import Batch, Bin, Deals, Share, deals_of
from cardrules.cards import Card
from cardrules.counting import STOCK_PLACE, Place, RandomBits
from cardrules.cuarenta._allowed import Allowed, allowed
from cardrules.cuarenta._worlds import by_rank, world_of
from cardrules.cuarenta.actions import bits_of
from cardrules.cuarenta.rules import PACK, RANKS
from cardrules.cuarenta.state import State, fallen_bits
from cardrules.cuarenta.view import View, require_view
from cardrules.seats import SEATS, Seat

__all__ = ["count_worlds", "marginals", "sample_world", "worlds"]

_Option: TypeAlias = tuple[int, tuple[int, ...]]
"""How many cards of a rank a hand may get, and whether they are the ronda that it has to have."""


def count_worlds(view: View) -> int:
    """Count the deals of real cards to the hidden places that a view allows.

    The order of the stock does not count. It is 1 where nothing is hidden, and 0 for a view that
    no deal explains.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> count_worlds(cuarenta.view(state, Seat.EAST))  # 35 cards: 5, 5, 5 and 20
    2457900473988960
    """
    return _deals(require_view(view)).count()


def sample_world(view: View, rng: RandomBits) -> State:
    """Draw a state that has exactly this view, each deal as likely as another.

    The stock is in an order of which each is as likely as another. The state has the rondas of
    its deal, and every prize that may be due on them: which caídas were made is in no view (C-5.5).
    `rng` is `random.Random` or anything else with `getrandbits`. Raises `InvalidArgumentError`
    for a view that no deal explains.

    >>> from random import Random
    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> mine = cuarenta.view(state, Seat.EAST)
    >>> cuarenta.view(sample_world(mine, Random(1)), Seat.EAST) == mine
    True
    """
    deals = _deals(require_view(view))
    deals.require(view)
    return world_of(view, deals.draw(rng))


def worlds(view: View) -> Iterator[tuple[State, int]]:
    """Give every state that has exactly this view, and how many deals of real cards make it.

    That is always one, since no two cards are alike; the numbers add up to `count_worlds`. One
    order of the stock stands for all, pack order. There are few enough to go through in the
    second lot only, but the first ones come at once. A view that no deal explains gives none.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> list(worlds(cuarenta.view(state, None))) == [(state, 1)]
    True
    """
    return ((world_of(view, deal), ways) for deal, ways in _deals(require_view(view)).every())


def marginals(view: View) -> Mapping[Card, Mapping[Place, Fraction]]:
    """Give for each unseen card where it is, as fractions of the deals.

    The places are the other seats, and `STOCK`; the fractions of each card add up to 1. The cards
    are in pack order. Raises `InvalidArgumentError` for a view that no deal explains.

    >>> from cardrules import cuarenta
    >>> from cardrules.counting import STOCK
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> marginals(cuarenta.view(state, Seat.EAST))[cuarenta.PACK[5]][STOCK]
    Fraction(4, 7)
    """
    deals = _deals(require_view(view))
    deals.require(view)
    return deals.marginals(PACK, view.seat)


@final
@attrs.frozen
class _Hand:
    """What is known of a hand: how many cards of each rank it had, in this lot, and of the rest.

    `shown` are the cards of a four that it has shown and still holds, `size` is how many cards it
    holds that are hidden.
    """

    place: int
    known: tuple[int, ...]
    shown: tuple[int, ...]
    size: int
    allowed: Allowed

    def options(self, rank: int, cards: int) -> tuple[_Option, ...]:
        """Give how many of the hidden cards of a rank may lie here, and whether that is a find."""
        mask, had = self.allowed.masks[rank], self.known[rank]
        return tuple(
            (number, (int(had + number == 3),) if self.allowed.finds else ())
            for number in range(min(self.size, cards) + 1)
            if mask >> had + number & 1
        )


@lru_cache(maxsize=16)
def _deals(view: View) -> Deals:
    """Count what a view allows. Whoever asks once mostly asks again, so a few are kept."""
    hands = [_hand(view, seat) for seat in SEATS]
    placed = {card for hand in hands for card in hand.shown}
    hidden = [card for card in _places(bits_of(view.unseen)) if card not in placed]
    counts = [sum(card // 4 == rank for card in hidden) for rank in range(len(RANKS))]
    limited, others = list[_Hand](), [(STOCK_PLACE, view.stock_size)]
    for hand in hands:
        if hand.shown or hand.allowed.limits(hand.known, counts, hand.size):
            limited.append(hand)
        else:
            others.append((hand.place, hand.size))
    bins = [Bin((hand.place,), (hand.size + len(hand.shown),)) for hand in limited]
    finds = sum(hand.allowed.finds for hand in limited)
    batches: list[Batch] = []
    for rank, number in enumerate(counts):
        cards = tuple(card for card in hidden if card // 4 == rank)
        options = tuple(hand.options(rank, number) for hand in limited)
        batches.append(Batch(cards, _shares(number, options)))
    for place, hand in enumerate(limited):
        parts = [0] * (len(limited) + 1)
        parts[place] = len(hand.shown)
        batches.append(Batch(hand.shown, (Share(tuple(parts)),)))
    places, sizes = zip(*others, strict=True)
    return deals_of(batches, [*bins, Bin(places, sizes)], finds)


def _hand(view: View, seat: Seat) -> _Hand:
    """Gather what is known of a hand; nothing of one's own is hidden."""
    own = view.packed[seat.value]
    shown = bits_of(view.shown[seat]) & ~own
    known = by_rank(fallen_bits(view.packed, seat.value) | own | shown)
    size = 0 if seat is view.seat else view.hand_sizes[seat] - shown.bit_count()
    return _Hand(seat.value, known, _places(shown), size, allowed(view, seat, known))


def _places(cards: int) -> tuple[int, ...]:
    """Give the places in the pack of a set of cards."""
    return tuple(place for place in range(len(PACK)) if cards >> place & 1)


@lru_cache(maxsize=1024)
def _shares(number: int, options: tuple[tuple[_Option, ...], ...]) -> tuple[Share, ...]:
    """Divide the cards of a rank among the hands that something is known of and the rest."""
    found: list[Share] = []
    for choice in product(*options):
        left = number - sum(part for part, _ in choice)
        if left >= 0:
            finds = chain.from_iterable(find for _, find in choice)
            found.append(Share((*(part for part, _ in choice), left), tuple(finds)))
    return tuple(found)
