"""The rows of the pages of the rules, as the data has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from cardrules.arbaa_turub.interpretations import clauses as clauses_of_arbaa_turub
from cardrules.arbaa_turub.interpretations import interpretations as of_arbaa_turub
from cardrules.choices import Choice
from cardrules.cuarenta.interpretations import clauses as clauses_of_cuarenta
from cardrules.cuarenta.interpretations import interpretations as of_cuarenta
from cardrules.readings import Alternative, Clause, Interpretation
from cardrules.seats import Seat

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ROOT / "docs" / "rules"
CLAUSES: Final[Mapping[str, tuple[Clause, ...]]] = {
    "arbaa_turub": clauses_of_arbaa_turub(),
    "cuarenta": clauses_of_cuarenta(),
}
INTERPRETATIONS: Final[Mapping[str, tuple[Interpretation, ...]]] = {
    "arbaa_turub": of_arbaa_turub(),
    "cuarenta": of_cuarenta(),
}
_NUMBER: Final = re.compile(r"\| \*\*([A-Z]-[\dI.]+)\*\*")


def page_of(name: str) -> str:
    """Give the text of a page of the rules."""
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def rows_of(page: str) -> Iterator[tuple[str, str]]:
    """Give the number and the whole line of every row that has a number."""
    for line in page.splitlines():
        found = _NUMBER.match(line)
        if found:
            yield found[1], line


def rows_for(game: str) -> dict[str, str]:
    """Write the rows of a game's page: its own clauses, and all of its readings."""
    rows = {each.id: _clause(each) for each in CLAUSES[game] if each.source is not None}
    return rows | {each.id: _interpretation(each) for each in INTERPRETATIONS[game]}


def conduct() -> dict[str, str]:
    """Write the beginnings of the rows of conduct: what breaking it gives is not in the data."""
    return {each.id: _clause(each) for each in CLAUSES["cuarenta"] if each.source is None}


def _clause(clause: Clause) -> str:
    return f"| **{clause.id}** | {clause.rule} |"


def _interpretation(each: Interpretation) -> str:
    if each.field is None:
        return f"| **{each.id}** | {each.question} | {each.reason} |"
    others = " ".join(map(_alternative, each.alternatives)) or "–"
    default = f"`{written(each.default)}`: {each.reason}"
    return f"| **{each.id}** `{each.field}` | {each.question} | {default} | {others} |"


def _alternative(each: Alternative) -> str:
    return f"`{written(each.value)}`: {each.meaning} {each.players}"


def written(value: Choice) -> str:
    """Write a value as it is written in Python, words in double quotes."""
    if isinstance(value, Seat):
        return f"Seat.{value.name}"
    return f'"{value}"' if isinstance(value, str) else repr(value)
