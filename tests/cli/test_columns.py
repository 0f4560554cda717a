"""Text in columns."""

from __future__ import annotations

from cardrules.cli.columns import table


def test_a_column_is_as_wide_as_its_widest_cell_and_no_line_ends_in_blanks() -> None:
    lines = [*table(("a", "bbb", "c"), [("long", "x", ""), ("", "yy", "z")])]
    assert lines == ["a     bbb  c", "long  x", "      yy   z"]


def test_numbers_end_below_each_other() -> None:
    lines = [*table(("a", "bbb", "c"), [("long", "1", "22"), ("x", "10", "3")], numbers=True)]
    assert lines == ["a     bbb   c", "long    1  22", "x      10   3"]


def test_headings_stand_without_lines() -> None:
    assert [*table(("a", "b"), [])] == ["a  b"]
