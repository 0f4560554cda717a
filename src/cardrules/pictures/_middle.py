"""The middle of the table: a trick, cards that lie there, or a pack face down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final, assert_never

from cardrules.cards import Suit
from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._fan import CARD_HEIGHT, CARD_WIDTH, GAP, fan
from cardrules.pictures._lettering import LEADING, wrapped
from cardrules.pictures._scene import HIDDEN, Face, Light, Middle, Pack, Spread, Trick, TrickCard
from cardrules.pictures._things import Anchor, Panel, PlacedCard, Sign, Thing, Words, words_at
from cardrules.seats import Seat

__all__ = ["middle"]

_SIZE: Final = 12.0
_LINE: Final = _SIZE * LEADING
_INSET: Final = 8.0
_KEY: Final = _LINE + 2
_LARGE: Final = 1.25
"""How much larger cards in the middle are than those of a hand, where there is room."""
_ASIDE: Final = 54.0
"""How far from the middle the cards of West and East lie in a trick."""


def middle(shown: Middle, area: Box) -> Iterator[Thing]:
    """Place what lies in the middle of the table, on its felt."""
    yield Panel(area, Paint.FELT, 16)
    inner = Box(area.x + _INSET, area.y + _INSET, area.width - 2 * _INSET, area.height - 2 * _INSET)
    match shown:
        case Trick():
            yield from _trick(shown, inner)
        case Spread(faces):
            yield from _spread(faces, inner)
        case Pack(size, words):
            yield from _pack(size, words, inner)
        case _:
            assert_never(shown)


def _lines(words: Iterable[str], width: float) -> tuple[str, ...]:
    """Break sentences into lines."""
    return tuple(line for each in words for line in wrapped(each.split(), _SIZE, width))


def _written(lines: Iterable[str], area: Box, top: float) -> Iterator[Words]:
    """Write lines beneath each other, centred."""
    for number, line in enumerate(lines):
        y = top + number * _LINE
        yield words_at(area.middle, y, line, _SIZE, Paint.INK, Paint.FELT, anchor=Anchor.MIDDLE)


def _trick(trick: Trick, area: Box) -> Iterator[Thing]:
    """Place each card towards the seat that played it, its turn beneath; trump in the middle."""
    wide, high = CARD_WIDTH * _LARGE, CARD_HEIGHT * _LARGE
    row = high + _LINE + 2
    lines = _lines(trick.words, area.width)
    top = area.y + max(0.0, (area.height - 3 * row - 12 - len(lines) * _LINE) / 2)
    for place, played in enumerate(trick.cards):
        across, down = _towards(played.seat)
        x = area.middle + across * _ASIDE - wide / 2
        yield from _played(played, place, Box(x, top + (down + 1) * row, wide, high))
    if trick.trump is not None:
        yield from _trump(trick.trump, area.middle, top + row + 12)
    yield from _written(lines, area, top + 3 * row + 8)


def _towards(seat: Seat) -> tuple[int, int]:
    """Give where a seat is, seen from the middle: to the right, and downwards."""
    match seat:
        case Seat.NORTH:
            return 0, -1
        case Seat.EAST:
            return 1, 0
        case Seat.SOUTH:
            return 0, 1
        case Seat.WEST:
            return -1, 0
        case _:
            assert_never(seat)


def _played(played: TrickCard, place: int, box: Box) -> Iterator[Thing]:
    """Place a card of a trick."""
    face = Face(played.card, Light.DECIDES if played.wins else None)
    yield PlacedCard(box, face, f"trick {place}", box)
    yield words_at(
        box.middle,
        box.bottom + 1,
        played.said,
        _SIZE,
        Paint.INK,
        Paint.FELT,
        anchor=Anchor.MIDDLE,
        bold=played.wins,
    )


def _trump(suit: Suit, x: float, y: float) -> Iterator[Thing]:
    """Say what is trump."""
    yield words_at(x, y, "trump", _SIZE, Paint.INK, Paint.FELT, anchor=Anchor.MIDDLE)
    yield Sign(Box(x - 12, y + _LINE + 2, 24, 24), suit, Paint.FELT)


def _spread(faces: tuple[Face, ...], area: Box) -> Iterator[Thing]:
    """Place cards that lie open, and beneath them what the lights mean, two beside each other."""
    lights = tuple(dict.fromkeys(face.light for face in faces if face.light is not None))
    below = ceil(len(lights) / 2) * _KEY
    open_to = Box(area.x, area.y, area.width, area.height - below - GAP)
    yield from fan(faces, open_to, "table", scales=(_LARGE, 1))
    for place, light in enumerate(lights):
        x = area.x + place % 2 * area.width / 2
        y = area.bottom - below + place // 2 * _KEY
        yield Panel(Box(x, y + 2, 16, 11), light.paint, 3)
        yield words_at(x + 22, y, light.value, _SIZE, Paint.INK, Paint.FELT)


def _pack(size: int, words: tuple[str, ...], area: Box) -> Iterator[Thing]:
    """Place a pack face down, if there is one, and what is said under it."""
    lines = _lines(words, area.width)
    high = len(lines) * _LINE + (CARD_HEIGHT + 12 if size else 0)
    top = area.y + (area.height - high) / 2
    if size:
        for number in range(min(size, 3)):
            box = Box(
                area.middle - CARD_WIDTH / 2 + 3 * (number - 1),
                top - number,
                CARD_WIDTH,
                CARD_HEIGHT,
            )
            yield PlacedCard(box, HIDDEN, "pack", Box(box.x, box.y, 3, CARD_HEIGHT))
        top += CARD_HEIGHT + 12
    yield from _written(lines, area, top)
