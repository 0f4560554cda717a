"""Packs of cards: counting them against the pack that a game is played with (G-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardrules.cards import Card
from cardrules.verdicts import Conduct

__all__ = ["pack_order", "pack_problem"]


def pack_problem(
    cards: Iterable[Card], whole: tuple[Card, ...]
) -> tuple[Conduct, tuple[Card, ...]] | None:
    """Say what keeps `cards` from being exactly the pack `whole`, in any order (G-4).

    Gives a code and the distinct cards at fault, in the order of their first appearance: foreign
    cards before extra copies before missing cards; `None` for a sound pack.

    >>> from cardrules.notation import parse_cards
    >>> code, cards = pack_problem(parse_cards("A♣ A♣ K♣"), parse_cards("A♣ K♣ K♣"))
    >>> code.name, [str(card) for card in cards]
    ('PACK_WITH_EXTRA_COPY', ['A♣'])
    """
    there, due = Counter(cards), Counter(whole)
    if there == due:
        return None
    foreign = tuple(card for card in there if card not in due)
    if foreign:
        return Conduct.PACK_WITH_FOREIGN_CARD, foreign
    extra = tuple(there - due)
    if extra:
        return Conduct.PACK_WITH_EXTRA_COPY, extra
    return Conduct.PACK_INCOMPLETE, tuple(due - there)


def pack_order(whole: tuple[Card, ...]) -> dict[Card, int]:
    """Number the distinct cards of a pack by their first place in it, from 0.

    >>> from cardrules.notation import parse_cards
    >>> [*pack_order(parse_cards("6♣ 6♣ 7♣")).values()]
    [0, 1]
    """
    order: dict[Card, int] = {}
    for card in whole:
        order.setdefault(card, len(order))
    return order
