"""`cardrules convert`: records and positions from text to JSON and back."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import Final, TypeAlias

from cardrules import arbaa_turub, cuarenta, records
from cardrules.cli.command import DONE, FAILED, Command, text_in
from cardrules.cli.given import BLANK, is_position, position_in
from cardrules.cli.terminal import complain, with_text
from cardrules.errors import CardRulesError
from cardrules.jsonforms import dumps, loads
from cardrules.record import AnyState, Record

__all__ = ["CONVERT"]

_Convertible: TypeAlias = Record | AnyState

_TEXT: Final = "text"
_JSON: Final = "json"
_OTHER: Final = "other"


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record or a position; - for standard input")
    parser.add_argument(
        "--to",
        choices=(_TEXT, _JSON),
        default=_OTHER,
        help="the format to write; without it the one that the file is not in",
    )


def _run(call: Namespace) -> int:
    """Convert what is in a file."""
    name, wanted = text_in(call, "file"), text_in(call, "to")
    # Either format is UTF-8, whatever the terminal is.
    return with_text(name, partial(_converted, name, wanted), as_json=True)


def _converted(name: str, wanted: str, text: str) -> int:
    """Write the same thing in the format that is wanted."""
    is_json = text.lstrip(BLANK).startswith(("{", "["))
    try:
        thing = _from_json(text) if is_json else _from_text(text)
        if thing is None:
            complain(f"{name}: $.cardrules: expected record or state, found another kind")
            return FAILED
        to_json = wanted == _JSON or (wanted == _OTHER and not is_json)
        written = f"{dumps(thing)}\n" if to_json else _as_text(thing)
    except CardRulesError as error:
        complain(f"{name}: {error}")
        return FAILED
    sys.stdout.write(written)
    return DONE


def _from_json(text: str) -> _Convertible | None:
    """Read a document; `None` for a kind that the text formats do not have."""
    thing = loads(text)
    return thing if isinstance(thing, Record | arbaa_turub.State | cuarenta.State) else None


def _from_text(text: str) -> _Convertible:
    """Read a position if the text begins as one does, else a record."""
    return position_in(text) if is_position(text) else records.loads(text)


def _as_text(thing: _Convertible) -> str:
    """Write a record, or a position as a line."""
    if isinstance(thing, Record):
        return records.dumps(thing)
    return f"{records.format_state(thing)}\n"


CONVERT: Final = Command(
    name="convert",
    summary="turn a record or a position from text to JSON, or back",
    description="Turn a record or a position from text to JSON, or back.",
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 it is written, 1 it is not in its format, 2 it cannot be read",
)
"""The command."""
