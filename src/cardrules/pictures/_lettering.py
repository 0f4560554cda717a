"""How wide words are, at the most, and how they are broken into lines.

Which font a reader has is not known. The widths are those of a wide one in bold, DejaVu Sans, to
which a picture falls back where the narrower ones that it asks for are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["LEADING", "width_of", "wrapped"]

LEADING: Final = 1.2
"""The height of a line, in sizes of its letters."""

_BY_WIDTH: Final = {
    31: "'",
    38: " ,./IJ\\ijl|í·",
    46: "!()-:;[]f",
    54: '"*_`rt–',
    60: "?csz",
    66: "Lvxy",
    70: "$0123456789EFTaekoáéó",
    73: "SYZbdghnpqu{}úñ",
    78: "ABCKPRVX",
    84: "#+<=>DGHNU^~×−",
    88: "&OQ",
    90: "♣♦♥♠",
    101: "%@Mw…",
    112: "Wm",
}
_WIDTHS: Final[Mapping[str, int]] = MappingProxyType(
    {letter: width for width, letters in _BY_WIDTH.items() for letter in letters}
)
"""By a character, its width in hundredths of the size."""
_WIDEST: Final = max(_BY_WIDTH)


def width_of(text: str, size: float) -> float:
    """Give the most that a text takes from left to right.

    >>> width_of("10", 13)
    18.2
    """
    return round(sum(_WIDTHS.get(letter, _WIDEST) for letter in text) * size / 100, 2)


def wrapped(words: Iterable[str], size: float, width: float) -> tuple[str, ...]:
    """Put words into as few lines as have room for them; one that is wider has a line of its own.

    >>> wrapped("North plays A♣".split(), 12, 90)
    ('North plays', 'A♣')
    """
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
