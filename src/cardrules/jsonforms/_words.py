"""The words of both games: cards, seats, sides, suits, ranks and other enums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final, TypeVar

from cardrules.cards import Card, Rank, Suit
from cardrules.jsonforms._forms import Array, Pair, Text, Whole, Words, words
from cardrules.seats import Seat, Side

__all__ = [
    "CARD",
    "CARDS",
    "SEAT",
    "SEATS",
    "SIDE",
    "SUIT",
    "TEXT",
    "cards_of",
    "clauses_of",
    "numbers_to",
    "words_of",
]

EnumT = TypeVar("EnumT", bound=Enum)


def words_of(what: str, members: Iterable[EnumT]) -> Words[EnumT]:
    """Give the form of an enum: the names of its members in small letters.

    >>> words_of("a side", Side).write(Side.EAST_WEST)
    'east_west'
    """
    return words(what, ((member.name.lower(), member) for member in members))


SEAT: Final = words_of("a seat", Seat)
SIDE: Final = words_of("a side", Side)
SUIT: Final = words_of("a suit", Suit)


def cards_of(cards: Iterable[Card]) -> Words[Card]:
    """Give the form of some cards: rank and sign, as they are read."""
    return words('a card, such as "10♥"', ((str(card), card) for card in cards))


CARD: Final = cards_of(Card(rank, suit) for suit in Suit for rank in Rank)
"""Any of 52 cards: an action may have one that the game lacks, and is then refused for it."""

CARDS: Final = Array(CARD, 0, 1000)
"""No more cards than a pack that is handed in can have (`cardrules.actions`)."""
SEATS: Final = Array(SEAT, 0, len(Seat))
TEXT: Final = Text(1000)
"""A part of a verdict in words."""


def clauses_of(clauses: Mapping[str, str]) -> Words[str]:
    """Give the form of the numbers of some clauses."""
    return words("a clause's number", ((clause, clause) for clause in clauses))


def numbers_to(most: int) -> Pair[int, int]:
    """Give the form of two numbers, one for each side."""
    return Pair(Whole(0, most), Whole(0, most))
