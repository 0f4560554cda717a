"""Short ways to write a table record and to say what an audit found."""

from __future__ import annotations

from cardrules.audit import audit

__all__ = ["captures", "found", "open_points", "tricks"]


def tricks(*lines: str, header: str = "dealer north") -> str:
    """A table record of Arba'a Turub whose lines behind the header start in line 6."""
    return "\n".join(("cardrules 1", "table 1", "game arbaa_turub", header, "", *lines, ""))


def captures(*lines: str, header: str = "dealer north") -> str:
    """The same of Cuarenta."""
    return "\n".join(("cardrules 1", "table 1", "game cuarenta", header, "", *lines, ""))


def found(text: str) -> list[tuple[int, str, str]]:
    """The findings: line, code and clause."""
    return [(each.line, each.code.value, each.clause) for each in audit(text).findings]


def open_points(text: str) -> set[tuple[int, str]]:
    """The open points: line and code."""
    return {(each.line, each.code.value) for each in audit(text).open}
