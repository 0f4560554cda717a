"""Playing cards as plain values: a suit, a rank, and a card that joins the two.

A card here has no order and no points. Both depend on the game that is played, so each game
states its own; see `cardrules.arbaa_turub` and `cardrules.cuarenta`.
"""

from __future__ import annotations

from enum import Enum
from typing import final

import attrs

from cardrules.typechecks import is_exactly

__all__ = ["Card", "Rank", "Suit"]


@final
class Suit(Enum):
    """One of the four French suits. The value is the letter that plain text uses."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The suit's sign: `♣`, `♦`, `♥` or `♠`.

        >>> Suit.HEARTS.symbol
        '♥'
        """
        return _SYMBOLS[self]

    def __str__(self) -> str:
        """Give the suit's plain English name, `"hearts"`."""
        return self.name.lower()


_SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


@final
class Rank(Enum):
    """One of the thirteen ranks. The value is what is written on the card."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    def __str__(self) -> str:
        """Give the rank as it is written on the card, `"10"`."""
        return self.value


@final
@attrs.frozen(cache_hash=True)
class Card:
    """A playing card: a rank and a suit, equal to every other card of that rank and suit.

    Raises `TypeError` for anything but a `Rank` and a `Suit`, in that order.

    >>> ace = Card(Rank.ACE, Suit.CLUBS)
    >>> str(ace), ace == Card(Rank.ACE, Suit.CLUBS)
    ('A♣', True)
    """

    rank: Rank
    suit: Suit

    def __attrs_post_init__(self) -> None:
        """Refuse what is no rank and no suit, whatever it says that it is."""
        for kind, part in ((Rank, self.rank), (Suit, self.suit)):
            if not is_exactly(kind, part):
                raise TypeError(f"expected a {kind.__name__}, not {type(part).__name__}")

    def __str__(self) -> str:
        """Give the card as one reads it: `"A♣"`, `"10♥"`."""
        return f"{self.rank.value}{_SYMBOLS[self.suit]}"
