"""An album: the pictures of a match in little room.

A picture is a row of pieces, its tags and words. Each piece that occurs is kept once; a picture is
a list of the numbers of its pieces. Where such a list goes like that of the picture before, the
place and the length of that part stand for it. Every `KEY`-th picture refers to none before it, so
any picture is near one that can be read by itself. Nothing is lost, whatever the pictures are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, final

import attrs

__all__ = ["KEY", "Album", "Row", "album"]

KEY: Final = 64
"""How many pictures go from one that is written in full to the next."""

Row: TypeAlias = "tuple[int | tuple[int, int], ...]"
"""A picture: the numbers of pieces, and parts of the row before as their place and length."""

_PIECE: Final = re.compile(r"<[^<>]*>|<?[^<\s]*\s*")
_LEAST: Final = 3
"""Fewer pieces than this are not worth a reference."""


@final
@attrs.frozen
class Album:
    """Pictures that follow each other: the pieces, and a row for each picture."""

    pieces: tuple[str, ...]
    rows: tuple[Row, ...]


def album(pictures: Iterable[str]) -> Album:
    """Put pictures into an album.

    >>> album(["<b>one two three four</b>", "<b>one two three five</b>"])
    Album(pieces=('<b>', 'one ', 'two ', 'three ', 'four', '</b>', 'five'),
          rows=((0, 1, 2, 3, 4, 5), ((0, 4), 6, 5)))
    """
    numbers: dict[str, int] = {}
    rows: list[Row] = []
    before: list[int] = []
    for place, picture in enumerate(pictures):
        pieces = _PIECE.findall(picture)
        now = [numbers.setdefault(piece, len(numbers)) for piece in pieces if piece]
        rows.append(_referred(now, before if place % KEY else ()))
        before = now
    return Album(tuple(numbers), tuple(rows))


def _referred(now: Sequence[int], before: Sequence[int]) -> Row:
    """Write a row, with references to the row before where it goes the same way."""
    places: dict[tuple[int, ...], int] = {}
    for place in range(len(before) - _LEAST + 1):
        places.setdefault(tuple(before[place : place + _LEAST]), place)
    row: list[int | tuple[int, int]] = []
    at = going_on = 0
    while at < len(now):
        found = _same(now, at, before, going_on)
        start = going_on if found >= _LEAST else places.get(tuple(now[at : at + _LEAST]))
        if start is None:
            row.append(now[at])
            at, going_on = at + 1, going_on + 1
        else:
            length = _same(now, at, before, start)
            row.append((start, length))
            at, going_on = at + length, start + length
    return tuple(row)


def _same(now: Sequence[int], at: int, before: Sequence[int], start: int) -> int:
    """Count how many pieces are the same from two places on."""
    length = 0
    most = min(len(now) - at, len(before) - start)
    while length < most and now[at + length] == before[start + length]:
        length += 1
    return length
