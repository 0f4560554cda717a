"""What both games say in the description of a picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cardrules.cards import Card, Rank, Suit
from cardrules.pictures._scene import Score
from cardrules.seats import Seat

__all__ = [
    "counted",
    "holding",
    "joined",
    "named",
    "number_of_cards",
    "seen_by",
    "sentence",
    "spelt",
]

_WORDS: Final[Mapping[Rank, str]] = MappingProxyType(
    {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
)


def _rank(rank: Rank) -> str:
    return _WORDS.get(rank, rank.value)


def named(card: Card) -> str:
    """Name a card in words.

    >>> from cardrules.notation import parse_card
    >>> named(parse_card("A♣"))
    'ace of clubs'
    """
    return f"{_rank(card.rank)} of {card.suit}"


def spelt(cards: Iterable[Card]) -> str:
    """Name cards, suit by suit in the order of their first.

    >>> from cardrules.notation import parse_cards
    >>> spelt(parse_cards("A♣ A♣ 6♥"))
    'clubs ace, ace; hearts 6'
    """
    suits: dict[Suit, list[str]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(_rank(card.rank))
    return "; ".join(f"{suit} {', '.join(ranks)}" for suit, ranks in suits.items())


def number_of_cards(count: int) -> str:
    """Give a number of cards in words.

    >>> number_of_cards(1), number_of_cards(0), number_of_cards(36)
    ('1 card', 'no cards', '36 cards')
    """
    return f"{count or 'no'} card{'' if count == 1 else 's'}"


def holding(seat: Seat, hand: Sequence[Card]) -> str:
    """Say what cards a seat holds.

    >>> from cardrules.notation import parse_cards
    >>> holding(Seat.NORTH, parse_cards("6♥")), holding(Seat.NORTH, ())
    ('North holds 1 card: hearts 6', 'North holds no cards')
    """
    cards = f": {spelt(hand)}" if hand else ""
    return f"{seat} holds {number_of_cards(len(hand))}{cards}"


def seen_by(seat: Seat | None) -> str:
    """Say whose view it is, behind where the match is.

    >>> seen_by(Seat.NORTH), seen_by(None)
    (', seen by North', ', seen by a spectator')
    """
    return f", seen by {seat or 'a spectator'}"


def joined(words: Sequence[str]) -> str:
    """Join words as a sentence does.

    >>> joined(["North", "East", "South"])
    'North, East and South'
    """
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


def counted(scores: Iterable[Score]) -> str:
    """Give the number of each side, as it stands beside its name."""
    return joined([f"{each.name} {each.number}" for each in scores])


def sentence(text: str) -> str:
    """Make a sentence of words.

    >>> sentence("a pack is due")
    'A pack is due.'
    """
    return f"{text[:1].upper()}{text[1:]}."
