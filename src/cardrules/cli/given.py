"""What commands are given to look at: a record or a position, in a file or as an argument."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final

from cardrules._books import BOOKS, book_of_state
from cardrules.cli.command import FAILED
from cardrules.cli.jsonform import Json, json_of
from cardrules.cli.terminal import complain, with_text, writing
from cardrules.errors import CardRulesError, NotationError, RecordError
from cardrules.record import AnyState, Record
from cardrules.records import loads, parse_state, steps
from cardrules.seats import Seat

__all__ = [
    "BLANK",
    "add_seat",
    "as_record",
    "end_of",
    "is_position",
    "on_position",
    "position_in",
    "seat_in",
    "with_given",
    "write_json",
]

BLANK: Final = " \t\r\n\ufeff"
"""What may stand before and behind a text: blanks, breaks of lines, and an editor's mark."""
_SEATS: Final = {seat.name.lower(): seat for seat in Seat}


def is_position(text: str) -> bool:
    """Say whether a text is meant for a position: its first word is a game's name.

    >>> is_position("cuarenta GUIDE shuffle"), is_position("cuarenta"), is_position("cardrules 1")
    (True, True, False)
    """
    words = text.strip(BLANK).split(maxsplit=1)
    return bool(words) and words[0] in BOOKS


def position_in(text: str) -> AnyState:
    """Read a position, with blanks and breaks of lines around it.

    Raises `RecordError` with the place for what is none, and `InvalidStateError` or
    `InvalidRulesError` for one that cannot be.
    """
    line = text.strip(BLANK)
    try:
        return parse_state(line)
    except NotationError as error:
        at = text.index(line) + error.position
        number, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        found = line[error.position : error.position + 20]
        seen = repr(found) if found else "the end of the text"
        raise RecordError(f"expected {error.expected}, found {seen}", number, column) from error


def as_record(text: str) -> Record:
    """Read a record, or a position as the record that starts there and ends at once.

    Raises `RecordError` for what is neither, and as `position_in`.
    """
    return _from(position_in(text)) if is_position(text) else loads(text)


def _from(position: AnyState) -> Record:
    """Make the record that starts at a position and ends at once."""
    return Record(book_of_state(position).game.NAME, position.rules, position=position)


def end_of(record: Record) -> AnyState:
    """Give the state at the end of a record; `RecordError` if it does not hold."""
    state: AnyState = BOOKS[record.game].start(record)
    for step in steps(record):
        state = step.state
    return state


def with_given(name: str, work: Callable[[Record], int], *, as_json: bool) -> int:
    """Read a record or a position from a file (`-`: standard input) and give it to `work`.

    Returns the exit status. What cannot be read, is neither or does not hold is complained of, or
    written as the `error` of a JSON document.
    """
    return with_text(
        name, lambda text: _worked(name, lambda: as_record(text), work, as_json), as_json=as_json
    )


def on_position(text: str, work: Callable[[Record], int], *, as_json: bool) -> int:
    """Give a position that stands in the command line to `work`, as `with_given`."""
    return writing(
        lambda: _worked("cardrules", lambda: _from(position_in(text)), work, as_json),
        as_json=as_json,
    )


def _worked(
    name: str, read: Callable[[], Record], work: Callable[[Record], int], as_json: bool
) -> int:
    try:
        return work(read())
    except CardRulesError as error:
        if as_json:
            write_json({"error": _error(error)})
        else:
            sys.stdout.flush()
            complain(f"{name}: {error}")
        return FAILED


def _error(error: CardRulesError) -> dict[str, Json]:
    """Give what is wrong as JSON, with the place and the verdict where there are any."""
    if not isinstance(error, RecordError):
        return {"line": None, "column": None, "message": str(error), "code": None, "clause": None}
    verdict = error.illegality
    return {
        "line": error.line,
        "column": error.column,
        "message": error.message,
        "code": None if verdict is None else json_of(verdict.code),
        "clause": None if verdict is None else verdict.clause,
    }


def write_json(document: dict[str, Json]) -> None:
    """Write one JSON document."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def add_seat(parser: ArgumentParser, said: str, default: Seat | None = None) -> None:
    """Let a parser take `--seat`."""
    parser.add_argument(
        "--seat",
        choices=_SEATS,
        default=None if default is None else default.name.lower(),
        help=said,
    )


def seat_in(call: Namespace) -> Seat | None:
    """Give the seat that was named, `None` for none."""
    value: object = call.seat
    return _SEATS.get(str(value))
