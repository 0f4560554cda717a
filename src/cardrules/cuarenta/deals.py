"""The deal (guide §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardrules.cards import Card
from cardrules.cuarenta.rules import GUIDE, PACK, PLACE_OF, Rules
from cardrules.errors import InvalidArgumentError
from cardrules.packs import pack_problem
from cardrules.seats import SEATS, Seat

__all__ = ["deal", "sort_hand"]

PACKET: Final = 5
"""How many cards each seat gets in a lot (C-2.2, C-2.4)."""
LOT: Final = 20
"""How many cards a lot has."""
LOTS: Final = 2
"""How many lots a hand has."""


def deal(
    pack: Sequence[Card], dealer: Seat, *, rules: Rules = GUIDE
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """Deal the whole pack, five cards each from the dealer's left, lot by lot (C-2.2, C-2.4).

    Gives the hands of the first lot and those of the second, by seat, each in the order in which
    its cards came. The first card of a pack is on top.
    Raises `InvalidArgumentError` for anything but the 40 cards.

    >>> first, second = deal(PACK, Seat.NORTH)
    >>> first[Seat.EAST] == PACK[:5], second[Seat.NORTH] == PACK[35:]
    (True, True)
    """
    problem = pack_problem(pack, PACK)
    if problem is not None:
        raise InvalidArgumentError("pack", problem[0].value, "the 40 cards (C-1.2)")
    return _lot(pack[:LOT], dealer, rules), _lot(pack[LOT:], dealer, rules)


def _lot(cards: Sequence[Card], dealer: Seat, rules: Rules) -> tuple[tuple[Card, ...], ...]:
    """Give each seat its packet of one lot."""
    order = rules.seats_from(rules.next_seat(dealer))
    return tuple(
        tuple(cards[PACKET * order.index(seat) : PACKET * (order.index(seat) + 1)])
        for seat in SEATS
    )


def sort_hand(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Sort cards by rank, in pack order.

    Raises `InvalidArgumentError` for a card that this game lacks.

    >>> from cardrules.notation import format_cards, parse_cards
    >>> format_cards(sort_hand(parse_cards("J♥ 6♣ A♥ 7♣")))
    'A♥ 6♣ 7♣ J♥'
    """
    foreign = [card for card in hand if card not in PLACE_OF]
    if foreign:
        raise InvalidArgumentError("hand", str(foreign[0]), "cards without 8, 9, 10 (C-1.2)")
    return tuple(sorted(hand, key=PLACE_OF.__getitem__))
