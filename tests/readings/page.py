"""The page on which every record is told of, as the referee tells it."""

from __future__ import annotations

from typing import Final

from cardrules._books import BOOKS
from cardrules.cli._courses import in_words
from tests.readings.pages import ROOT
from tests.readings.sample import Sample
from tests.readings.samples import SAMPLES, parted

__all__ = ["PAGE", "page_with_rows"]

PAGE: Final = ROOT / "docs" / "explanation" / "readings.md"
_HEAD: Final = "| reading | parts at | by | under the guide | under the alternative |"


def page_with_rows(page: str) -> str:
    """Give the page with the rows of its tables as they are to be, game by game."""
    parts = page.split(_HEAD)
    for place, game in enumerate(BOOKS, 1):
        rest = parts[place].partition("\n\n")[2]
        rows = [_row(each) for each in SAMPLES if each.game == game]
        parts[place] = "\n".join(("", "| --- | --- | --- | --- | --- |", *rows, "", rest))
    return _HEAD.join(parts)


def _row(sample: Sample) -> str:
    """Write where a record parts and what becomes of it then under both readings."""
    found, book = parted(sample), BOOKS[sample.game]
    reading = f"**{found.concerned[0].interpretation.id}** `{sample.choice}`"
    own, other = in_words(book, found.own, found.other), in_words(book, found.other, found.own)
    where = f"line {found.line}, action {found.number}"
    return f"| {reading} | {where} | {found.kind}, {found.clause} | {own} | {other} |"
