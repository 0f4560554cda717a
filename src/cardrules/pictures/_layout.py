"""A scene laid out: everything in its place, and nothing on what it should not cover."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._fan import rows_of, width_for
from cardrules.pictures._lettering import LEADING
from cardrules.pictures._middle import middle
from cardrules.pictures._scene import Scene
from cardrules.pictures._scores import NOTE_LINE, SCORES_HEIGHT, lines_of, notes, score
from cardrules.pictures._seats import across, beside, height_across, height_beside
from cardrules.pictures._sentences import sentence
from cardrules.pictures._things import Panel, Picture, Thing, words_at
from cardrules.seats import Seat

__all__ = ["WIDTH", "laid_out"]

WIDTH: Final = 420.0
"""How wide every picture is. On a telephone a unit is a little less than a pixel."""
_MARGIN: Final = 10.0
_GAP: Final = 8.0
_PLACE: Final = 12.0
_DUE: Final = 16.0
_INNER: Final = WIDTH - 2 * _MARGIN


def laid_out(scene: Scene) -> Picture:
    """Put everything in its place."""
    things = [*_down(scene)]
    frame = Box(0, 0, WIDTH, max(thing.box.bottom for thing in things) + _MARGIN)
    ground = Panel(frame, Paint.GROUND, 12)
    title = f"{scene.place}: {scene.due}"
    return Picture(frame, title, scene.description, (ground, *things))


def _down(scene: Scene) -> Iterator[Thing]:
    """Go down the picture: title, North, West and East with the middle, South, scores, notes.

    Only the notes are more at one time and fewer at another, and so they come last.
    """
    shape, y = scene.shape, _MARGIN
    yield words_at(_MARGIN, y, scene.place, _PLACE, Paint.SOFT, Paint.GROUND)
    y += _PLACE * LEADING
    yield words_at(_MARGIN, y, scene.due, _DUE, Paint.INK, Paint.GROUND, bold=True)
    y += _DUE * LEADING + _GAP
    high = height_across(_rows(scene, (Seat.NORTH, Seat.SOUTH), _INNER))
    yield from across(scene.players[Seat.NORTH], Box(_MARGIN, y, _INNER, high))
    y += high + _GAP
    rows = _rows(scene, (Seat.WEST, Seat.EAST), width_for(shape.columns))
    deep = max(shape.middle, height_beside(rows, shape.lines))
    yield from _between(scene, y, deep)
    y += deep + _GAP
    yield from across(scene.players[Seat.SOUTH], Box(_MARGIN, y, _INNER, high))
    y += high + _GAP
    half = (_INNER - _GAP) / 2
    for place, each in enumerate(scene.scores):
        yield from score(each, Box(_MARGIN + place * (half + _GAP), y, half, SCORES_HEIGHT))
    y += SCORES_HEIGHT + _GAP
    lines = lines_of((*scene.notes, *map(sentence, scene.said)), _INNER)
    yield from notes(lines, Box(_MARGIN, y, _INNER, len(lines) * NOTE_LINE))


def _rows(scene: Scene, seats: tuple[Seat, Seat], width: float) -> int:
    """Give how many rows the cards of two seats need, the one with more of them."""
    return rows_of(max(len(scene.players[seat].faces) for seat in seats), width)


def _between(scene: Scene, y: float, deep: float) -> Iterator[Thing]:
    """Place West, the middle and East beside each other."""
    side = width_for(scene.shape.columns)
    left, right = _MARGIN + side + _GAP, WIDTH - _MARGIN - side
    yield from beside(scene.players[Seat.WEST], Box(_MARGIN, y, side, deep), scene.shape.lines)
    yield from middle(scene.middle, Box(left, y, right - _GAP - left, deep))
    yield from beside(scene.players[Seat.EAST], Box(right, y, side, deep), scene.shape.lines)
