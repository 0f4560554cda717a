"""One deal that a view allows, found without counting them: who lacks what decides (T-3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.rules import KIND_OF, KINDS, SUITS
from cardrules.arbaa_turub.state import State, state_of
from cardrules.arbaa_turub.view import View
from cardrules.counting import PLACES, STOCK_PLACE

__all__ = ["filled"]


def filled(view: View) -> State | None:
    """Give some state with this view, `None` where no deal of the unseen cards makes one.

    As many cards are unseen as the other hands and the stock hold. What the cards and the voids
    of the seat itself say of each other is not asked.
    """
    kinds: list[list[int]] = [[] for _ in SUITS]
    for card in view.unseen:
        kinds[KIND_OF[card] // p.SUIT_SIZE].append(KIND_OF[card])
    places = [place for place, seat in enumerate(PLACES) if seat is not view.seat]
    sizes = (*view.hand_sizes, view.stock_size)
    taken = view.packed[p.TAKEN]
    lacks = [0 if place == STOCK_PLACE else p.voids_of(taken, place) for place in places]
    shared = _shared(list(map(len, kinds)), [sizes[place] for place in places], lacks)
    if shared is None:
        return None
    north, east, south, west, trick, taken, stock, match = view.packed
    hands = [north, east, south, west]
    for place, numbers in zip(places, shared, strict=True):
        cards = [
            KINDS[kinds[suit].pop()] for suit, number in enumerate(numbers) for _ in range(number)
        ]
        if place == STOCK_PLACE:
            stock = p.pack_stock(cards)
        else:
            hands[place] = p.pack_hand(cards)
    north, east, south, west = hands
    return state_of((north, east, south, west, trick, taken, stock, match))


def _shared(left: list[int], room: list[int], lacks: Sequence[int]) -> list[list[int]] | None:
    """Say how many cards of each suit each place gets, `None` where they cannot all lie somewhere.

    `left` are the cards of each suit, `room` the sizes of the places, `lacks` the suits that may
    not lie there, a bit each. Each place in turn takes as many of a suit as leaves the rest room.

    >>> _shared([2, 1], [1, 2], [0b01, 0])
    [[0, 1], [2, 0]]
    """
    if not _fits(left, room, lacks):
        return None
    shared = [[0] * len(left) for _ in room]
    for place, lacked in enumerate(lacks):
        for suit in range(len(left)):
            number = 0 if lacked >> suit & 1 else min(left[suit], room[place])
            left[suit] -= number
            room[place] -= number
            while not _fits(left, room, lacks):
                left[suit] += 1
                room[place] += 1
                number -= 1
            shared[place][suit] = number
    return shared


def _fits(left: Sequence[int], room: Sequence[int], lacks: Sequence[int]) -> bool:
    """Say whether all cards find room: of any suits, no more than the places that take them."""
    for suits in range(1, 1 << len(left)):
        cards = sum(number for suit, number in enumerate(left) if suits >> suit & 1)
        if cards > sum(size for size, lacked in zip(room, lacks, strict=True) if suits & ~lacked):
            return False
    return True
