"""The draw for first dealer (guide §2)."""

from __future__ import annotations

from collections.abc import Iterable

from cardrules.cards import Card, Suit
from cardrules.cuarenta.rules import GUIDE, PLACE_OF, Rules
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards
from cardrules.seats import Seat

__all__ = ["exposed", "first_dealer"]


def exposed(cards: Iterable[Card], *, rules: Rules = GUIDE) -> tuple[tuple[Seat, Card], ...]:
    """Deal cards face up round the table until the first diamond (C-2.1): who got what, in order.

    The deal starts at `rules.draw_starts_at` and goes in the direction of play (C-I1). Cards
    behind the first diamond are not looked at.
    Raises `InvalidArgumentError` for a card that this game lacks.

    >>> from cardrules.notation import parse_cards
    >>> [str(card) for _, card in exposed(parse_cards("K♣ 7♦ 2♦"))]
    ['K♣', '7♦']
    """
    given = tuple(cards)
    foreign = tuple(card for card in given if card not in PLACE_OF)
    if foreign:
        raise InvalidArgumentError("cards", format_cards(foreign), "cards without 8, 9, 10 (C-1.2)")
    order = rules.seats_from(rules.draw_starts_at)
    shown: list[tuple[Seat, Card]] = []
    for place, card in enumerate(given):
        shown.append((order[place % len(order)], card))
        if card.suit is Suit.DIAMONDS:
            break
    return tuple(shown)


def first_dealer(cards: Iterable[Card], *, rules: Rules = GUIDE) -> Seat | None:
    """Give the first seat to get a diamond, `None` if there is none among the cards (C-2.1).

    Arguments and errors are those of `exposed`.

    >>> from cardrules.notation import parse_cards
    >>> first_dealer(parse_cards("K♣ 3♠ A♥ 7♦"))
    <Seat.WEST: 3>
    """
    shown = exposed(cards, rules=rules)
    if not shown or shown[-1][1].suit is not Suit.DIAMONDS:
        return None
    return shown[-1][0]
