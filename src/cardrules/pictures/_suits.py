"""The signs of the suits as shapes: each fits a square of twenty units round its own middle."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardrules.cards import Suit
from cardrules.pictures._colours import Paint

__all__ = ["SHAPES", "SPAN", "off_card", "on_card"]

SPAN: Final = 20.0
"""How wide and high a shape is, at the most."""

SHAPES: Final[Mapping[Suit, str]] = MappingProxyType(
    {
        Suit.CLUBS: (
            "M-1 3C-3 7-9 6-9 1C-9-3-5-4-3.5-2.8C-6.5-6-4-10 0-10C4-10 6.5-6 3.5-2.8"
            "C5-4 9-3 9 1C9 6 3 7 1 3C1 6 2 8.5 4 10H-4C-2 8.5-1 6-1 3Z"
        ),
        Suit.DIAMONDS: "M0-10C2-6 5-2.5 8 0C5 2.5 2 6 0 10C-2 6-5 2.5-8 0C-5-2.5-2-6 0-10Z",
        Suit.HEARTS: (
            "M0 10C-2 5-9 1-9-4C-9-7.5-7-9-4.5-9C-2-9-.5-7.5 0-5.5"
            "C.5-7.5 2-9 4.5-9C7-9 9-7.5 9-4C9 1 2 5 0 10Z"
        ),
        Suit.SPADES: (
            "M0-10C2-6 9-2 9 2.5C9 7 3 7 1 3.5C1 6.5 2 8.5 4 10H-4C-2 8.5-1 6.5-1 3.5"
            "C-3 7-9 7-9 2.5C-9-2-2-6 0-10Z"
        ),
    }
)
"""The outline of each, as SVG draws it."""

_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)


def on_card(suit: Suit) -> Paint:
    """Give what a suit is painted with on a card."""
    return Paint.RED if suit in _RED else Paint.BLACK


def off_card(suit: Suit) -> Paint:
    """Give what a suit is painted with on any other ground."""
    return Paint.RED_INK if suit in _RED else Paint.INK
