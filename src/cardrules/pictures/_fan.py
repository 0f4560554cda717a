"""Fans: cards in rows, spread as far as there is room, each with its corner to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, final

import attrs

from cardrules.pictures._boxes import Box
from cardrules.pictures._scene import Face
from cardrules.pictures._things import PlacedCard

__all__ = ["CARD_HEIGHT", "CARD_WIDTH", "GAP", "fan", "height_of", "rows_of", "width_for"]

CARD_WIDTH: Final = 38.0
CARD_HEIGHT: Final = 54.0
CORNER_WIDTH: Final = 21.0
"""What has to show of a card from left to right, if another lies on it."""
CORNER_HEIGHT: Final = 29.0
"""And from above, if a row lies on it."""
GAP: Final = 4.0
"""Between cards that do not lie on each other."""


def width_for(columns: int) -> float:
    """Give the least width of so many cards beside each other."""
    return CARD_WIDTH + (columns - 1) * CORNER_WIDTH


def rows_of(count: int, width: float) -> int:
    """Give the fewest rows of this width that so many cards need; no cards have one as well.

    >>> rows_of(36, 400), rows_of(0, 400)
    (2, 1)
    """
    return max(1, ceil(count / (int((width - CARD_WIDTH) // CORNER_WIDTH) + 1)))


def height_of(rows: int) -> float:
    """Give the height of so many rows.

    >>> height_of(1), height_of(2)
    (54.0, 83.0)
    """
    return CARD_HEIGHT + (rows - 1) * CORNER_HEIGHT


def fan(
    faces: Sequence[Face], area: Box, name: str, *, scales: Sequence[float] = (1.0,)
) -> Iterator[PlacedCard]:
    """Spread cards from the top of the area on, centred, each beside the others if all can be so.

    They are as large as the first of the `scales` that leaves room for that. If none does they lie
    on each other, in as few rows as can be; the last row begins where the others do. `area` is as
    wide as a card or wider. That it is high enough for so many rows is for whoever knows how many
    cards there can be.
    """
    if not faces:
        return
    for scale in scales:
        grid = _apart(len(faces), area, scale)
        if grid is not None:
            break
    else:
        grid = _together(len(faces), area)
    yield from _laid(faces, area, name, grid)


@final
@attrs.frozen
class _Grid:
    """Cards in rows: how many beside each other, how large, how far apart to the right and down."""

    across: int
    scale: float
    step: float
    down: float


def _apart(count: int, area: Box, scale: float) -> _Grid | None:
    """Lay cards beside each other, if there is room for all of them."""
    step, down = CARD_WIDTH * scale + GAP, CARD_HEIGHT * scale + GAP
    beside = int((area.width + GAP) // step)
    if not beside:
        return None
    rows = ceil(count / beside)
    if rows * down - GAP > area.height:
        return None
    return _Grid(ceil(count / rows), scale, step, down)


def _together(count: int, area: Box) -> _Grid:
    """Lay cards on each other, as far apart as there is room."""
    rows = rows_of(count, area.width)
    across = ceil(count / rows)
    step = CARD_WIDTH + GAP
    if across > 1:
        # In whole tenths, so that no two cards are nearer than their corners are wide.
        step = min(step, (area.width - CARD_WIDTH) * 10 // (across - 1) / 10)
    return _Grid(across, 1, step, CORNER_HEIGHT)


def _laid(faces: Sequence[Face], area: Box, name: str, grid: _Grid) -> Iterator[PlacedCard]:
    """Place cards row by row."""
    wide, high = CARD_WIDTH * grid.scale, CARD_HEIGHT * grid.scale
    left = round(area.middle - (wide + (grid.across - 1) * grid.step) / 2, 2)
    for place, face in enumerate(faces):
        row, column = divmod(place, grid.across)
        is_last = place == len(faces) - 1 or column == grid.across - 1
        is_lowest = (row + 1) * grid.across >= len(faces)
        box = Box(left + column * grid.step, area.y + row * grid.down, wide, high)
        corner = Box(
            box.x,
            box.y,
            wide if is_last else min(grid.step, wide),
            high if is_lowest else min(grid.down, high),
        )
        yield PlacedCard(box, face, name, corner)
