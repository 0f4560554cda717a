"""The cut and the deal (guide §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardrules.arbaa_turub.rules import GUIDE, KIND_OF, PACK, Rules
from cardrules.cards import Card
from cardrules.errors import InvalidArgumentError, shown
from cardrules.packs import pack_problem
from cardrules.seats import SEATS, Seat

__all__ = ["cut", "deal", "sort_hand"]

PACKET: Final = 3
"""How many cards go out at a time (T-2.4)."""


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """Put the `at` cards on top under the others (T-2.3).

    `at` is 1 to 143: a cut leaves two heaps (T-I5). The first card of a pack is on top.
    Raises `InvalidArgumentError` for another place.

    >>> cut(PACK, 4)[0] == PACK[4]
    True
    """
    if not 1 <= at < len(pack):
        raise InvalidArgumentError("at", shown(at), f"1 to {len(pack) - 1}")
    return (*pack[at:], *pack[:at])


def deal(
    pack: Sequence[Card], dealer: Seat, *, rules: Rules = GUIDE
) -> tuple[tuple[Card, ...], ...]:
    """Deal the whole pack in packets of three from the dealer's left (T-2.4, T-2.6).

    Gives the four hands of 36 by seat, each in the order in which its cards came: the first three
    cards of the hand on the dealer's left are those on which trump is named (T-2.5).
    Raises `InvalidArgumentError` for anything but the 144 cards.

    >>> hands = deal(PACK, Seat.NORTH)
    >>> hands[Seat.EAST][:3] == PACK[:3], [len(hand) for hand in hands]
    (True, [36, 36, 36, 36])
    """
    problem = pack_problem(pack, PACK)
    if problem is not None:
        raise InvalidArgumentError("pack", problem[0].value, "the 144 cards (T-1.2)")
    order = rules.seats_from(rules.next_seat(dealer))
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for place in range(0, len(pack), PACKET):
        hands[order[place // PACKET % len(order)]].extend(pack[place : place + PACKET])
    return tuple(tuple(hands[seat]) for seat in SEATS)


def sort_hand(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Sort a hand by suit and rank, copies side by side (T-2.8).

    Raises `InvalidArgumentError` for a card that this game lacks.

    >>> from cardrules.notation import format_cards, parse_cards
    >>> format_cards(sort_hand(parse_cards("A♥ 6♣ A♥ K♣")))
    '6♣ K♣ A♥ A♥'
    """
    foreign = [card for card in hand if card not in KIND_OF]
    if foreign:
        raise InvalidArgumentError("hand", str(foreign[0]), "cards from 6 to A (T-1.2)")
    return tuple(sorted(hand, key=KIND_OF.__getitem__))
