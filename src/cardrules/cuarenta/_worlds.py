"""From a deal of the hidden cards and a view to the state that they make together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardrules.counting import STOCK_PLACE
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta.announcements import HeldRonda, carries_prize
from cardrules.cuarenta.rules import PACK, RANK_PLACE, RANKS
from cardrules.cuarenta.state import STATUS_OF, Phase, State, fallen_bits, state_of
from cardrules.cuarenta.view import View
from cardrules.seats import SEATS

__all__ = ["by_rank", "world_of"]


def world_of(view: View, deal: Mapping[int, Sequence[int]]) -> State:
    """Put a deal of the hidden cards, by place, into what a view knows already.

    The state has the rondas that its deal and the answers make, and the prizes that may be due on
    them (`_may_be_due`). The view that the state was asked for is exactly `view`.
    """
    hand = view.packed[p.HAND]
    held = [*view.packed[: p.TABLE]]
    for place, cards in deal.items():
        if place == STOCK_PLACE:
            hand |= p.pack_stock(PACK[card] for card in cards) << p.STOCK_AT
        else:
            held[place] |= sum(1 << card for card in cards)
    for seat, cards_held in enumerate(held):
        hand |= cards_held << p.DEALT_AT + p.SET_BITS * seat
    north, east, south, west = held
    public = view.packed[p.TABLE : p.HAND]
    state = state_of((north, east, south, west, *public, _with_rondas(hand)))
    return state if view.phase in (Phase.PRIZES, Phase.OVER) else _with_prizes(state)


def by_rank(cards: int) -> tuple[int, ...]:
    """Count the cards of each rank."""
    return tuple((cards >> 4 * rank & 15).bit_count() for rank in range(len(RANKS)))


def _with_rondas(hand: int) -> int:
    """Give `hand` with the rondas of this lot that its deal and its answers make (C-3.1).

    They take the place of what the view took for rondas.
    """
    lot = hand >> p.LOT_AT & p.LOT
    for seat in range(len(SEATS)) if lot else ():
        place = p.RONDAS_AT + p.RONDA_BITS * (seat + 4 * (lot - 1))
        hand &= ~(p.RONDA << place)
        answer = hand >> p.ANSWERS_AT + p.ANSWER_BITS * seat & p.ANSWER
        counts = by_rank(hand >> p.DEALT_AT + p.SET_BITS * seat & p.SET)
        if answer in STATUS_OF and 3 in counts:
            hand |= (STATUS_OF[answer] | counts.index(3) + 1) << place
    return hand


def _with_prizes(state: State) -> State:
    """Give the state with every prize that may be due on its rondas (C-5.5)."""
    places = [
        ronda.holder.value + 4 * (ronda.lot - 1)
        for ronda in state.rondas
        if _may_be_due(state, ronda)
    ]
    if not places:
        return state
    hand = state.packed[p.HAND]
    rondas = p.with_prizes(p.rondas_of(hand), places)
    return state_of((*state.packed[: p.HAND], p.with_rondas(hand, rondas)))


def _may_be_due(state: State, ronda: HeldRonda) -> bool:
    """Say whether a caída may have been made on a ronda that carries the prize (C-5.5, C-I8).

    Which caídas were made is in no view, since nobody may learn from one that a caída fell on a
    ronda. What is known is where the cards went: a caída brings a card of the ronda, and the equal
    one of the next seat, to that seat's side. Where they lie there, the prize is taken to be due.
    """
    rank, packed, taker = ronda.rank, state.packed, state.rules.next_seat(ronda.holder)
    assert rank is not None, "a state knows every rank"
    of_rank = 15 << 4 * RANK_PLACE[rank]
    taken = packed[p.PILES] >> p.SET_BITS * taker.side.value & of_rank
    if not (taken and carries_prize(ronda.status, rules=state.rules)):
        return False
    if ronda.lot == state.lot:
        held, took = (fallen_bits(packed, seat.value) for seat in (ronda.holder, taker))
        return bool(taken & held and taken & took)
    # Who played what in the lot before is not kept; the fourth card has to have been played in it.
    in_this_lot = (packed[p.HAND] >> p.DEALT_AT + p.SET_BITS * n & p.SET for n in range(4))
    return taken.bit_count() > 1 and not any(dealt & of_rank for dealt in in_this_lot)
