"""The things that a picture is made of, each in its place."""

from __future__ import annotations

from enum import Enum, unique
from typing import TypeAlias, final

import attrs

from cardrules.cards import Suit
from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._lettering import LEADING, width_of
from cardrules.pictures._scene import Face

__all__ = ["Anchor", "Panel", "Picture", "PlacedCard", "Sign", "Thing", "Words", "words_at"]


@final
@attrs.frozen
class Panel:
    """A ground on which other things lie: a rectangle with round corners."""

    box: Box
    paint: Paint
    radius: float = 0


@final
@unique
class Anchor(Enum):
    """Which part of the words stays where it is if they are narrower than was thought."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@final
@attrs.frozen
class Words:
    """A line of words in letters of a size, on a ground."""

    box: Box
    text: str
    size: float
    paint: Paint
    ground: Paint
    anchor: Anchor = Anchor.START
    bold: bool = False


@final
@attrs.frozen
class Sign:
    """The sign of a suit that stands by itself."""

    box: Box
    suit: Suit
    ground: Paint


@final
@attrs.frozen
class PlacedCard:
    """A card in its place, as large as its box.

    Cards of one fan lie on each other, and `corner` of each shows.
    """

    box: Box
    face: Face
    fan: str
    corner: Box

    @property
    def is_covered(self) -> bool:
        """Say whether another card of the fan lies on it."""
        return self.corner != self.box


Thing: TypeAlias = Panel | Words | Sign | PlacedCard
"""Whatever has a place in a picture."""


@final
@attrs.frozen
class Picture:
    """Things in their places within a frame, from the undermost to the topmost."""

    frame: Box
    title: str
    description: str
    things: tuple[Thing, ...]


def words_at(
    x: float,
    y: float,
    text: str,
    size: float,
    paint: Paint,
    ground: Paint,
    *,
    anchor: Anchor = Anchor.START,
    bold: bool = False,
) -> Words:
    """Place words: `x` is their start, their middle or their end, `y` their upper edge."""
    width = width_of(text, size)
    shift = {Anchor.START: 0.0, Anchor.MIDDLE: width / 2, Anchor.END: width}[anchor]
    return Words(Box(x - shift, y, width, size * LEADING), text, size, paint, ground, anchor, bold)
