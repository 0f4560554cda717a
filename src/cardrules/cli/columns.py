"""Text laid out for a terminal of 80 columns: rows with a heading, tables, things in a grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final, TypeAlias

__all__ = ["WIDTH", "Row", "grid", "paragraph", "rows", "table"]

WIDTH: Final = 80
"""How many columns a line has."""

Row: TypeAlias = tuple[str, str]
"""A heading and what stands beside it."""

_INDENT: Final = "  "


def paragraph(text: str) -> list[str]:
    """Break a sentence at blanks, lines after the first indented.

    >>> [len(line) for line in paragraph("blank " * 15)]
    [77, 13]
    """
    return wrap(text, WIDTH, subsequent_indent=_INDENT, break_on_hyphens=False)


def rows(table: Iterable[Row]) -> Iterator[str]:
    r"""Lay rows out: headings in one column, texts in another, broken at blanks.

    >>> print("\n".join(rows([("table", "5♥ 6♦"), ("lot", "2")])))
      table  5♥ 6♦
      lot    2
    """
    whole = list(table)
    widest = max((len(heading) for heading, _ in whole), default=0)
    for heading, text in whole:
        start = f"{_INDENT}{heading:{widest}}  "
        lines = wrap(
            text,
            WIDTH,
            initial_indent=start,
            subsequent_indent=" " * len(start),
            break_on_hyphens=False,
        )
        yield from lines or (start.rstrip(),)


def grid(items: Sequence[str]) -> Iterator[str]:
    r"""Lay items out in columns, line by line, as many beside each other as there is room for.

    >>> print("\n".join(grid(["1 5♥", "2 5♥ x 5♦"])))
      1 5♥       2 5♥ x 5♦
    """
    widest = max(map(len, items), default=0) + len(_INDENT)
    across = max(1, (WIDTH - len(_INDENT)) // widest)
    for start in range(0, len(items), across):
        line = "".join(f"{item:{widest}}" for item in items[start : start + across])
        yield f"{_INDENT}{line}".rstrip()


def table(
    headings: Sequence[str], lines: Iterable[Sequence[str]], *, numbers: bool = False
) -> Iterator[str]:
    r"""Lay out cells under headings, two blanks apart, each column as wide as it has to be.

    Where they are `numbers` all columns but the first end at their right side.

    >>> print("\n".join(table(("pair", "won"), [("a–b", "9"), ("c–d", "10")], numbers=True)))
    pair  won
    a–b     9
    c–d    10
    """
    cells = [headings, *lines]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        padded = (
            f"{cell:{'>' if numbers and place else '<'}{width}}"
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        yield "  ".join(padded).rstrip()
