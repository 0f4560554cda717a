"""`cardrules replay`: a record refereed aloud."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import TYPE_CHECKING, Final

from cardrules._books import BOOKS, AnyBook
from cardrules.cli.command import DONE, FAILED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.jsonform import Json, event_json, json_of
from cardrules.cli.paged import paged
from cardrules.cli.terminal import complain, with_text
from cardrules.errors import RecordError
from cardrules.record import AnyState, AnyStep, Record
from cardrules.records import loads, steps

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["REPLAY"]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write one JSON document instead")
    said = "write a page with pictures instead, to step through; - for standard output"
    form.add_argument("--html", metavar="FILE", help=said)


def _run(call: Namespace) -> int:
    """Referee the record in a file."""
    name, as_json = text_in(call, "file"), flag_in(call, "json")
    html: str | None = call.html
    if html is not None:
        # A page is UTF-8, whatever the terminal is.
        return with_text(name, partial(paged, name, html), as_json=True)
    return with_text(name, _as_json if as_json else partial(_aloud, name), as_json=as_json)


def _aloud(name: str, text: str) -> int:
    """Say everything that happens, line by line, as far as the record holds."""
    try:
        from rich.console import Console  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415
    except ImportError:
        complain('cardrules: this needs rich: pip install "cardrules[cli]"')
        return UNREADABLE
    console = Console(highlight=False, soft_wrap=False)
    try:
        record = loads(text)
        book = BOOKS[record.game]
        state = book.start(record)
        console.print(Text(f"{name}: {record.game}, rules {book.rules_text(state)}", style="bold"))
        for number, step in enumerate(steps(record)):
            console.print(_said(book, record, number, step))
            state = step.state
    except RecordError as error:
        sys.stdout.flush()
        complain(f"{name}: {error}")
        return FAILED
    console.print(Text(_closing(book, record, state), style="bold"))
    return DONE


def _said(book: AnyBook, record: Record, number: int, step: AnyStep) -> Table:
    """Lay out what one action brought about: the line of the record, the clauses, the sentences."""
    from rich.table import Table  # noqa: PLC0415

    table = Table.grid(padding=(0, 2))
    places = record.places or ((0, 0),)
    table.add_column(justify="right", width=max(4, len(str(places[-1][0]))), style="dim")
    table.add_column(width=5, style="cyan")
    table.add_column(overflow="fold")
    where = str(book.place(record, number)[0])
    for event in step.events:
        table.add_row(where, event.clause, book.tell(event))
        where = ""
    return table


def _closing(book: AnyBook, record: Record, state: AnyState) -> str:
    """Say how the record ends."""
    result = book.outcome(state)
    if result is not None:
        return f"{result.winner} have won the match: {result.reason} ({result.clause}). It holds."
    number = len(record.actions)
    actions = "1 action" if number == 1 else f"{number} actions"
    return f"The record ends after {actions}; {book.to_act(state)} is to act. It holds."


def _as_json(text: str) -> int:
    """Write one JSON document: what happened, and whether the record holds."""
    document: dict[str, Json] = {"holds": False}
    told: list[Json] = []
    try:
        record = loads(text)
        book = BOOKS[record.game]
        state = book.start(record)
        document |= {"game": record.game, "rules": book.rules_text(state), "steps": told}
        written = book.written(record)
        for number, (step, action) in enumerate(zip(steps(record), written, strict=True)):
            state = step.state
            events: list[Json] = [event_json(book, event) for event in step.events]
            line = book.place(record, number)[0]
            position = book.format_position(state)
            told.append({"line": line, "action": action, "events": events, "position": position})
    except RecordError as error:
        document["error"] = _error(error)
    else:
        document |= {"holds": True, "outcome": json_of(book.outcome(state)), "error": None}
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    return DONE if document["holds"] else FAILED


def _error(error: RecordError) -> dict[str, Json]:
    """Give what is wrong with a record, and the verdict if an action was refused."""
    verdict = error.illegality
    return {
        "line": error.line,
        "column": error.column,
        "message": error.message,
        "code": None if verdict is None else json_of(verdict.code),
        "clause": None if verdict is None else verdict.clause,
        "cards": None if verdict is None else json_of(verdict.cards),
    }


REPLAY: Final = Command(
    name="replay",
    summary="referee a record aloud",
    description="Referee a record aloud: everything that happens, with its clause.",
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 it holds, 1 it does not, 2 it cannot be read or the page not written",
)
"""The command."""
