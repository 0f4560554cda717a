"""The colours of a picture: what each is for, in light and in dark, and how they are written."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique
from types import MappingProxyType
from typing import Final, NamedTuple, assert_never, final

from cardrules.pictures.theme import Theme

__all__ = ["COLOURS", "STYLE", "Paint", "painted"]


@final
@unique
class Paint(Enum):
    """What a colour is for. The value is its name in a style sheet."""

    GROUND = "ground"
    """Behind everything."""
    FELT = "felt"
    """The middle of the table."""
    BOARD = "board"
    """Behind the scores."""
    INK = "ink"
    """Words."""
    SOFT = "soft"
    """Words that matter less."""
    TURN = "turn"
    """Behind the name of the seat that is to act."""
    ON_TURN = "on-turn"
    """The name on it."""
    TRACK = "track"
    """A bar of points that are still to be made."""
    BAR = "bar"
    """Points made."""
    FACE = "face"
    """A card."""
    BACK = "back"
    """A card that is face down."""
    WEAVE = "weave"
    """What is woven into its back."""
    BLACK = "black"
    """Clubs and spades, on a card."""
    RED = "red"
    """Diamonds and hearts, on a card."""
    RED_INK = "red-ink"
    """Diamonds and hearts, off a card; clubs and spades are in ink there."""
    PLAYED = "played"
    """A card that is played, or that decides."""
    BASE = "base"
    """A card at the bottom of a capture."""
    SEQUENCE = "sequence"
    """A card of the sequence above it."""
    MARKED = "marked"
    """A card with which something is the matter: just laid, forgotten, shown."""


class Colour(NamedTuple):
    """A colour in each theme: the inside, and the edge where there is one."""

    light: str
    dark: str
    light_edge: str = ""
    dark_edge: str = ""


COLOURS: Final[Mapping[Paint, Colour]] = MappingProxyType(
    {
        Paint.GROUND: Colour("#f7f5ef", "#16201d", "#c9c4b4", "#3a4a45"),
        Paint.FELT: Colour("#cfe5d8", "#1c3d33", "#7fae97", "#3f7462"),
        Paint.BOARD: Colour("#ebe7da", "#22302c", "#c9c4b4", "#3a4a45"),
        Paint.INK: Colour("#1c1f1e", "#f1efe6"),
        Paint.SOFT: Colour("#454a48", "#c3cbc5"),
        Paint.TURN: Colour("#7a3e00", "#ffcf66"),
        Paint.ON_TURN: Colour("#ffffff", "#1c1f1e"),
        Paint.TRACK: Colour("#cdc8b8", "#3a4a45"),
        Paint.BAR: Colour("#1d6b50", "#7fd1b0"),
        Paint.FACE: Colour("#fffefa", "#f4f1e6", "#6d6a60", "#0c1210"),
        Paint.BACK: Colour("#2f5d8c", "#3f6f9f", "#cfe0f0", "#cfe0f0"),
        Paint.WEAVE: Colour("#b8d0e8", "#c9dcef"),
        Paint.BLACK: Colour("#161616", "#161616"),
        Paint.RED: Colour("#a80f2b", "#a80f2b"),
        Paint.RED_INK: Colour("#a80f2b", "#ff9a9a"),
        Paint.PLAYED: Colour("#ffe08a", "#ffe08a", "#7a4a00", "#ff9f1a"),
        Paint.BASE: Colour("#cfe3ff", "#cfe3ff", "#0b4a9e", "#5aa2ff"),
        Paint.SEQUENCE: Colour("#e8dbff", "#e8dbff", "#5b2a9d", "#b48aff"),
        Paint.MARKED: Colour("#d4f2d0", "#d4f2d0", "#1f6a1a", "#6fd566"),
    }
)
"""What each is painted with."""


def _rules(dark: bool) -> str:
    """Write what a style sheet says of every colour."""
    return "".join(
        f".cardrules-{paint.value}{{fill:{inside}{f';stroke:{edge}' if edge else ''}}}"
        for paint, (inside, edge) in ((paint, _of(paint, dark)) for paint in COLOURS)
    )


def _of(paint: Paint, dark: bool) -> tuple[str, str]:
    colour = COLOURS[paint]
    return (colour.dark, colour.dark_edge) if dark else (colour.light, colour.light_edge)


STYLE: Final = f"@media (prefers-color-scheme:dark){{{_rules(dark=True)}}}"
"""The style sheet of every picture that follows the reader: it is the same in all of them."""


def painted(paint: Paint, theme: Theme) -> str:
    """Write the attributes of something painted so.

    >>> painted(Paint.INK, Theme.DARK)
    'fill="#f1efe6"'
    >>> painted(Paint.INK, Theme.AUTO)
    'class="cardrules-ink" fill="#1c1f1e"'
    """
    match theme:
        case Theme.LIGHT:
            return _attributes(*_of(paint, dark=False))
        case Theme.DARK:
            return _attributes(*_of(paint, dark=True))
        case Theme.AUTO:
            return f'class="cardrules-{paint.value}" {_attributes(*_of(paint, dark=False))}'
        case _:
            assert_never(theme)


def _attributes(inside: str, edge: str) -> str:
    return f'fill="{inside}"' + (f' stroke="{edge}"' if edge else "")
