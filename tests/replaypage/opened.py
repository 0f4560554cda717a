"""An album opened again, as the script of the page does it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardrules.replaypage.album import Row

__all__ = ["opened", "picture_at"]


def picture_at(number: int, key: int, pieces: Sequence[str], rows: Sequence[Row]) -> str:
    """Give one picture, from the last one before it that is written in full."""
    row: list[int] = []
    for each in rows[number - number % key : number + 1]:
        row = [*_spelled_out(each, row)]
    return "".join(pieces[piece] for piece in row)


def _spelled_out(row: Row, before: Sequence[int]) -> Iterable[int]:
    for part in row:
        if isinstance(part, int):
            yield part
        else:
            start, length = part
            yield from before[start : start + length]


def opened(key: int, pieces: Sequence[str], rows: Sequence[Row]) -> list[str]:
    """Give all pictures."""
    return [picture_at(number, key, pieces, rows) for number in range(len(rows))]
