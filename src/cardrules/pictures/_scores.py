"""The scores of a picture: a panel for each side, and notes beneath."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._lettering import LEADING, wrapped
from cardrules.pictures._scene import Score
from cardrules.pictures._things import Anchor, Panel, Thing, words_at

__all__ = ["NOTE_LINE", "SCORES_HEIGHT", "lines_of", "notes", "score"]

SCORES_HEIGHT: Final = 58.0
_SIZE: Final = 12.0
_NUMBER: Final = 20.0
NOTE_LINE: Final = _SIZE * LEADING + 1


def score(shown: Score, area: Box) -> Iterator[Thing]:
    """Place how one side stands: name, number, what it gained, a bar as long as its share."""
    yield Panel(area, Paint.BOARD, 8)
    left, right = area.x + 8, area.right - 8
    yield words_at(left, area.y + 6, shown.name, 13, Paint.INK, Paint.BOARD, bold=True)
    if shown.note:
        yield words_at(left, area.y + 26, shown.note, _SIZE, Paint.SOFT, Paint.BOARD)
    number = words_at(
        right, area.y + 4, str(shown.number), _NUMBER, Paint.INK, Paint.BOARD,
        anchor=Anchor.END, bold=True,
    )  # fmt: skip
    yield number
    if shown.gained:
        yield words_at(
            number.box.x - 6, area.y + 10, f"+{shown.gained}", 13, Paint.INK, Paint.BOARD,
            anchor=Anchor.END, bold=True,
        )  # fmt: skip
    yield words_at(
        right, area.y + 29, shown.unit, _SIZE, Paint.SOFT, Paint.BOARD, anchor=Anchor.END
    )
    track = Box(left, area.bottom - 11, area.width - 16, 5)
    yield Panel(track, Paint.TRACK, 2.5)
    share = min(shown.number, shown.most) / shown.most
    if share:
        yield Panel(Box(track.x, track.y, track.width * share, track.height), Paint.BAR, 2.5)
    if shown.mark is not None:
        at = track.x + (track.width - 2) * shown.mark / shown.most
        yield Panel(Box(at, track.y - 2, 2, track.height + 4), Paint.INK)


def lines_of(sentences: Sequence[str], width: float) -> tuple[str, ...]:
    """Break sentences into lines."""
    return tuple(line for each in sentences for line in wrapped(each.split(), _SIZE, width))


def notes(lines: Sequence[str], area: Box) -> Iterator[Thing]:
    """Write lines beneath each other."""
    for number, line in enumerate(lines):
        yield words_at(area.x, area.y + number * NOTE_LINE, line, _SIZE, Paint.INK, Paint.GROUND)
