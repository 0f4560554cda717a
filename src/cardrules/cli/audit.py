"""`cardrules audit`: what is wrong with a record from a table, and what cannot be told."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import partial
from typing import Final

from cardrules.audit import Finding, Report, audit
from cardrules.cli.colours import MISSING, printer
from cardrules.cli.command import DONE, FAILED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.jsonform import Json, json_of
from cardrules.cli.terminal import complain, with_text
from cardrules.errors import RecordError

__all__ = ["AUDIT"]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Audit the record in a file."""
    name, as_json = text_in(call, "file"), flag_in(call, "json")
    work = partial(_audited, name, as_json=as_json)
    return with_text(name, work, as_json=as_json)


def _audited(name: str, text: str, *, as_json: bool) -> int:
    try:
        report = audit(text)
    except RecordError as error:
        complain(f"{name}: {error}")
        return UNREADABLE
    if as_json:
        sys.stdout.write(json.dumps(_document(report), ensure_ascii=False, indent=1) + "\n")
    elif not _aloud(name, report):
        return UNREADABLE
    return DONE if report.is_clean else FAILED


def _document(report: Report) -> dict[str, Json]:
    """Give a report as JSON: findings and open points with all their fields."""
    return {
        "game": report.game,
        "clean": report.is_clean,
        "lines": report.lines,
        "findings": [json_of(each) for each in report.findings],
        "open": [json_of(each) for each in report.open],
    }


def _aloud(name: str, report: Report) -> bool:
    """Say it line by line; false where rich is not installed."""
    try:
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        show = printer()
    except ImportError:
        complain(MISSING)
        return False
    show(Text(f"{name}: {report.game}", style="bold"))
    for kind, found in (("", report.findings), ("open: ", report.open)):
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", width=_width(found), style="dim")
        table.add_column(width=5, style="cyan")
        table.add_column(overflow="fold")
        for each in found:
            table.add_row(str(each.line), each.clause, Text(kind + each.text))
        show(table)
    show(Text(_closing(report), style="bold"))
    return True


def _width(found: Iterable[Finding]) -> int:
    return max((4, *(len(str(each.line)) for each in found)))


def _closing(report: Report) -> str:
    """Say how much was found, and how far the audit went."""
    sure, open_ones = len(report.findings), len(report.open)
    found = "Nothing is certainly wrong" if not sure else f"{sure} certainly wrong"
    return f"{found}; {open_ones} open; audited up to line {report.lines}."


AUDIT: Final = Command(
    name="audit",
    summary="check a record from a real table",
    description="Say what is certainly wrong with a record from a table, and what cannot be told.",
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 nothing is wrong, 1 something is, 2 it cannot be read",
)
"""The command."""
