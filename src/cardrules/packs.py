"""Packs of cards: counting them against the pack that a game is played with (G-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardrules.cards import Card
from cardrules.typechecks import is_exactly, is_tuple
from cardrules.verdicts import Conduct

__all__ = ["are_cards", "pack_problem", "without"]


def are_cards(things: object) -> bool:
    """Say whether things are a tuple of cards, and not whatever else they were made of.

    >>> are_cards(()), are_cards(("AC",))
    (True, False)
    """
    return is_tuple(things) and all(is_exactly(Card, each) for each in things)


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


def without(whole: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Take cards out of a pack; `None` if one of them is not in it, or not that often.

    >>> from cardrules.notation import format_cards, parse_cards
    >>> format_cards(without(parse_cards("A♣ A♣ K♣"), parse_cards("A♣")))
    'A♣ K♣'
    """
    due = Counter(cards)
    rest: list[Card] = []
    for card in whole:
        if due[card] > 0:
            due[card] -= 1
        else:
            rest.append(card)
    return None if any(due.values()) else tuple(rest)
