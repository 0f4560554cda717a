"""`cardrules replay`: a record refereed aloud."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cardrules._books import BOOKS, AnyBook
from cardrules._lines import MOST_BYTES
from cardrules.cli.jsonform import Json, json_of
from cardrules.errors import RecordError
from cardrules.record import AnyState, AnyStep, Record
from cardrules.records import loads, steps

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["replay_file"]

_HOLDS, _DOES_NOT_HOLD, _UNREADABLE = 0, 1, 2


def replay_file(name: str, *, as_json: bool) -> int:
    """Referee the record in a file (`-`: standard input); returns the exit status."""
    try:
        text = _read(name)
    except (OSError, ValueError) as error:
        _complain(f"cardrules: {name} cannot be read: {error}")
        return _UNREADABLE
    try:
        return _refereed(name, text, as_json=as_json)
    except OSError as error:
        # Nobody listens any more, or there is no room: that says nothing of the record.
        sys.stdout = None
        _complain(f"cardrules: cannot write: {error}")
        return _UNREADABLE


def _read(name: str) -> str:
    """Read a file, or standard input, but no more of it than a record may have."""
    if name != "-":
        with Path(name).open("rb") as source:
            given = source.read(MOST_BYTES + 1)
    elif sys.stdin is None:  # as it is when closed
        raise OSError("standard input is closed")
    else:
        given = sys.stdin.buffer.read(MOST_BYTES + 1)
    # A record that is too long is refused for that, wherever the cut falls.
    return given.decode("utf-8", "strict" if len(given) <= MOST_BYTES else "replace")


def _complain(sentence: str) -> None:
    """Say a sentence on standard error, if there is one."""
    if sys.stderr is not None:  # as it is when closed
        sys.stderr.write(f"{sentence}\n")


def _refereed(name: str, text: str, *, as_json: bool) -> int:
    """Referee the text of a record; returns the exit status."""
    if sys.stdout is None:  # as it is when closed
        raise OSError("standard output is closed")
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if callable(reconfigure):
        # JSON is UTF-8 wherever it goes; what is said aloud suits the terminal as far as it can.
        reconfigure(encoding="utf-8" if as_json else sys.stdout.encoding, errors="replace")
    status = _as_json(text) if as_json else _aloud(name, text)
    sys.stdout.flush()
    return status


def _aloud(name: str, text: str) -> int:
    """Say everything that happens, line by line, as far as the record holds."""
    try:
        from rich.console import Console  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415
    except ImportError:
        _complain('cardrules: this needs rich: pip install "cardrules[cli]"')
        return _UNREADABLE
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
        _complain(f"{name}: {error}")
        return _DOES_NOT_HOLD
    console.print(Text(_closing(book, record, state), style="bold"))
    return _HOLDS


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
    actions = len(record.actions)
    return f"The record ends after {actions} actions; {book.to_act(state)} is to act. It holds."


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
            events: list[Json] = [
                {"event": type(event).__name__, "text": book.tell(event), **_fields(event)}
                for event in step.events
            ]
            line = book.place(record, number)[0]
            position = book.format_position(state)
            told.append({"line": line, "action": action, "events": events, "position": position})
    except RecordError as error:
        document["error"] = _error(error)
    else:
        document |= {"holds": True, "outcome": json_of(book.outcome(state)), "error": None}
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    return _HOLDS if document["holds"] else _DOES_NOT_HOLD


def _fields(event: object) -> dict[str, Json]:
    fields = json_of(event)
    return fields if isinstance(fields, dict) else {}


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
