"""Boxes: where things are in a picture, in units of which a picture is 420 wide."""

from __future__ import annotations

from typing import final

import attrs

__all__ = ["Box"]


def _rounded(number: float) -> float:
    """Keep two decimals: what is drawn is what was measured."""
    return round(number, 2)


def _right(box: Box) -> float:
    """Give where a box ends to the right."""
    return _rounded(box.x + box.width)


def _bottom(box: Box) -> float:
    """Give where a box ends below."""
    return _rounded(box.y + box.height)


@final
@attrs.frozen
class Box:
    """A rectangle: its left upper corner, its width and its height.

    >>> Box(0, 0, 10, 10).overlaps(Box(10, 0, 10, 10))
    False
    """

    x: float = attrs.field(converter=_rounded)
    y: float = attrs.field(converter=_rounded)
    width: float = attrs.field(converter=_rounded)
    height: float = attrs.field(converter=_rounded)

    right: float = attrs.field(
        default=attrs.Factory(_right, takes_self=True), init=False, eq=False, repr=False
    )
    """The right edge."""
    bottom: float = attrs.field(
        default=attrs.Factory(_bottom, takes_self=True), init=False, eq=False, repr=False
    )
    """The lower edge."""

    @property
    def middle(self) -> float:
        """The middle from left to right."""
        return round(self.x + self.width / 2, 2)

    def overlaps(self, other: Box) -> bool:
        """Say whether the two have more than an edge in common."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Say whether the other lies wholly within this one.

        >>> Box(0, 0, 10, 10).holds(Box(1, 1, 9, 9)), Box(0, 0, 10, 10).holds(Box(1, 1, 10, 9))
        (True, False)
        """
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )
