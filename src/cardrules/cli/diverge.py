"""`cardrules diverge`: where a record parts from rules that it was not played by."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, TypeAlias

from cardrules._books import BOOKS, AnyBook
from cardrules.cli._courses import course_json, in_words
from cardrules.cli.colours import MISSING, printer
from cardrules.cli.command import DONE, FAILED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.jsonform import Json
from cardrules.cli.terminal import complain, with_text
from cardrules.divergence import Divergence, replay_under
from cardrules.errors import CardRulesError, RecordError, shown
from cardrules.readings import value_text
from cardrules.record import AnyRules, Record
from cardrules.records import loads
from cardrules.rereading import rules_named

__all__ = ["DIVERGE"]

_Others: TypeAlias = Sequence[tuple[str, AnyRules]]
_Found: TypeAlias = Sequence[tuple[str, Divergence | None]]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    parser.add_argument(
        "--rules",
        metavar="RULES",
        action="append",
        required=True,
        help='other rules, as in a record: "SILENT", "benchmark=none cut=no"; may be repeated',
    )
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Read the record and the rules, and tell where they part."""
    texts: list[str] = call.rules
    name, as_json = text_in(call, "file"), flag_in(call, "json")
    return with_text(name, partial(_compared, name, texts, as_json), as_json=as_json)


def _compared(name: str, texts: Sequence[str], as_json: bool, text: str) -> int:
    """Referee the record of a text beside all of the rules."""
    try:
        record = loads(text)
    except RecordError as error:
        return _failed(name, error, as_json=as_json)
    others: list[tuple[str, AnyRules]] = []
    for each in texts:
        try:
            others.append((each, rules_named(record.game, each)))
        except CardRulesError as error:
            complain(f"cardrules: --rules {shown(each)}: {error}")
            return UNREADABLE
    return _told(name, record, others, as_json=as_json)


def _told(name: str, record: Record, others: _Others, *, as_json: bool) -> int:
    """Find the partings and tell them."""
    try:
        found = [(each, replay_under(record, rules)) for each, rules in others]
    except RecordError as error:
        return _failed(name, error, as_json=as_json)
    if as_json:
        document = _document(BOOKS[record.game], record, found)
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    elif _aloud(name, BOOKS[record.game], record, found) != DONE:
        return UNREADABLE
    return FAILED if any(parted is not None for _, parted in found) else DONE


def _failed(name: str, error: RecordError, *, as_json: bool) -> int:
    """Say what is wrong with a record that cannot be read or holds under none of two rules."""
    if as_json:
        fault: Json = {"line": error.line, "column": error.column, "message": error.message}
        sys.stdout.write(json.dumps({"error": fault}, ensure_ascii=False, indent=1) + "\n")
    else:
        complain(f"{name}: {error}")
    return FAILED


def _aloud(name: str, book: AnyBook, record: Record, found: _Found) -> int:
    """Say for all rules where the record parts from them."""
    try:
        from rich.padding import Padding  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        show = printer()
    except ImportError:
        complain(MISSING)
        return UNREADABLE
    own = book.rules_text(book.start(record))
    show(Text(f"{name}: {record.game}, rules {own}", style="bold"))
    for rules, parted in found:
        show(Text(rules, style="cyan"))
        for line in _lines(book, record, own, rules, parted):
            show(Padding(Text(line), (0, 0, 0, 2)))
    return DONE


def _lines(
    book: AnyBook, record: Record, own: str, rules: str, parted: Divergence | None
) -> Iterator[str]:
    """Say where, how and by which readings, and what becomes of the action under both."""
    if parted is None:
        yield f"does not part; actions refereed: {len(record.actions)}"
        return
    clause = "" if parted.clause is None else f" ({parted.clause})"
    where = f"line {parted.line}, action {parted.number}, {_action(book, record, parted)}"
    yield f"{where if parted.number else 'at the start'}: {parted.kind}{clause}"
    for each in parted.concerned:
        values = f"{value_text(each.first)}, not {value_text(each.second)}"
        yield f"{each.interpretation.id} {each.field}: {values}"
    yield f"{own}: {in_words(book, parted.own, parted.other)}"
    yield f"{rules}: {in_words(book, parted.other, parted.own)}"


def _action(book: AnyBook, record: Record, parted: Divergence) -> str:
    """Write the action at which they part; the packs of chance are long."""
    words = [*book.written(record)][parted.number - 1].split()
    return " ".join(words if len(words) <= _MOST_WORDS else (words[0], "…"))


_MOST_WORDS: Final = 16
"""A play with the longest sequence has no more words; a pack has."""


def _document(book: AnyBook, record: Record, found: _Found) -> Json:
    """Make the JSON document."""
    written = [*book.written(record)]
    return {
        "error": None,
        "game": record.game,
        "rules": book.rules_text(book.start(record)),
        "actions": len(written),
        "partings": [_parting(book, written, rules, parted) for rules, parted in found],
    }


def _parting(book: AnyBook, written: list[str], rules: str, parted: Divergence | None) -> Json:
    """Give the JSON form of one comparison."""
    if parted is None:
        return {"rules": rules, "parts": False}
    return {
        "rules": rules,
        "parts": True,
        "kind": parted.kind.value,
        "number": parted.number,
        "line": parted.line,
        "column": parted.column,
        "action": written[parted.number - 1] if parted.number else None,
        "clause": parted.clause,
        "readings": [
            {
                "id": each.interpretation.id,
                "field": each.field,
                "own": value_text(each.first),
                "other": value_text(each.second),
            }
            for each in parted.concerned
        ],
        "own": course_json(book, parted.own),
        "other": course_json(book, parted.other),
    }


DIVERGE: Final = Command(
    name="diverge",
    summary="show where a record parts from other rules",
    description="Referee a record under its own rules and under others, and show where they part.",
    arguments=_arguments,
    run=_run,
    closing=(
        "exit status: 0 they part nowhere, 1 they part or the record does not hold, "
        "2 the file or the rules cannot be read"
    ),
)
"""The command."""
