"""Beliefs: which deals of the hidden cards a view allows, counted, drawn and listed exactly.

What is known of a hidden hand is how many cards it has and which suits its seat has shown it lacks
(T-3.2). So only suits matter: those that the same seats lack are one batch, seats that lack the
same suits one bin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from cardrules._deals import Batch, Bin, Deals, Share, deals_of
from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.rules import KIND_OF, KINDS, SUITS
from cardrules.arbaa_turub.state import State, state_of
from cardrules.arbaa_turub.view import View, require_view
from cardrules.cards import Card
from cardrules.counting import PLACES, STOCK_PLACE, Place, RandomBits, shares

__all__ = ["count_worlds", "marginals", "sample_world", "worlds"]


def count_worlds(view: View) -> int:
    """Count the deals of real cards to the hidden places that a view allows.

    Each of the 144 cards counts by itself, also among its copies; the order of the stock does
    not. It is 1 where nothing is hidden, and 0 for a view that no deal explains.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=arbaa_turub.Seat.NORTH)
    >>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> count_worlds(arbaa_turub.view(state, arbaa_turub.Seat.SOUTH))  # three cards of 144
    487344
    """
    return _deals(require_view(view)).count()


def sample_world(view: View, rng: RandomBits) -> State:
    """Draw a state that has exactly this view, each deal as likely as another.

    The stock is in an order of which each is as likely as another. `rng` is `random.Random` or
    anything else with `getrandbits`. Raises `InvalidArgumentError` for a view that no deal
    explains.

    >>> from random import Random
    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=arbaa_turub.Seat.NORTH)
    >>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> mine = arbaa_turub.view(state, arbaa_turub.Seat.SOUTH)
    >>> arbaa_turub.view(sample_world(mine, Random(1)), mine.seat) == mine
    True
    """
    deals = _deals(require_view(view))
    deals.require(view)
    return _world(view, deals.draw(rng))


def worlds(view: View) -> Iterator[tuple[State, int]]:
    """Give every state that has exactly this view, and how many deals of real cards make it.

    The numbers add up to `count_worlds`. One order of the stock stands for all, pack order.
    There are few enough to go through only shortly before the end of a game, but the first ones
    come at once. A view that no deal explains gives none.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=arbaa_turub.Seat.NORTH)
    >>> list(worlds(arbaa_turub.view(state, None))) == [(state, 1)]
    True
    """
    return ((_world(view, deal), ways) for deal, ways in _deals(require_view(view)).every())


def marginals(view: View) -> Mapping[Card, Mapping[Place, Fraction]]:
    """Give for each kind of unseen card where one copy of it is, as fractions of the deals.

    The places are the other seats, and `STOCK`; the fractions of each kind add up to 1. The kinds
    are in pack order. Raises `InvalidArgumentError` for a view that no deal explains.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=arbaa_turub.Seat.NORTH)
    >>> state = arbaa_turub.apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> found = marginals(arbaa_turub.view(state, arbaa_turub.Seat.SOUTH))
    >>> found[arbaa_turub.PACK[0]][arbaa_turub.Seat.EAST]
    Fraction(1, 48)
    """
    deals = _deals(require_view(view))
    deals.require(view)
    return deals.marginals(KINDS, view.seat)


def _world(view: View, deal: Mapping[int, Sequence[int]]) -> State:
    """Put a deal into what the view knows already."""
    north, east, south, west, trick, taken, stock, match = view.packed
    hands = [north, east, south, west]
    for place, kinds in deal.items():
        cards = (KINDS[kind] for kind in kinds)
        if place == STOCK_PLACE:
            stock = p.pack_stock(cards)
        else:
            hands[place] = p.pack_hand(cards)
    north, east, south, west = hands
    return state_of((north, east, south, west, trick, taken, stock, match))


@lru_cache(maxsize=16)
def _deals(view: View) -> Deals:
    """Count what a view allows. Whoever asks once mostly asks again, so a few are kept."""
    taken = view.packed[p.TAKEN]
    by_voids: dict[int, list[tuple[int, int]]] = {}
    for place, size in enumerate((*view.hand_sizes, view.stock_size)):
        if size and PLACES[place] is not view.seat:
            voids = 0 if place == STOCK_PLACE else p.voids_of(taken, place)
            by_voids.setdefault(voids, []).append((place, size))
    # The last bin takes what the others leave, so it had better be a large one without voids.
    order = sorted(by_voids, key=lambda voids: (-voids.bit_count(), len(by_voids[voids])))
    bins = [Bin(*map(tuple, zip(*by_voids[voids], strict=True))) for voids in order] or [Bin()]
    batches = _batches(view, order or [0], bins)
    if _breaks_its_word(view):
        batches.append(Batch((), ()))
    return deals_of(batches, bins)


def _batches(view: View, voids: Sequence[int], bins: Sequence[Bin]) -> list[Batch]:
    """Put the hidden cards together by the bins that lack their suit."""
    by_bins: dict[tuple[bool, ...], list[int]] = {}
    lacking = [tuple(bool(each >> suit & 1) for each in voids) for suit in range(len(SUITS))]
    for card in view.unseen:
        kind = KIND_OF[card]
        by_bins.setdefault(lacking[kind // p.SUIT_SIZE], []).append(kind)
    batches: list[Batch] = []
    for lacks, kinds in by_bins.items():
        most = tuple(0 if lack else each.size for lack, each in zip(lacks, bins, strict=True))
        batches.append(Batch(tuple(kinds), tuple(map(Share, shares(len(kinds), most)))))
    return batches


def _breaks_its_word(view: View) -> bool:
    """Say whether a seat holds a suit that it has shown it lacks, in its own view."""
    if view.seat is None:
        return False
    voids = view.voids[view.seat]
    return any(card.suit in voids for card in view.hand)
