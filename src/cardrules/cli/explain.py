"""`cardrules explain`: one action of a record, what else might have been done, and why not."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final

from cardrules._books import BOOKS, AnyBook
from cardrules._lines import MOST_BYTES
from cardrules.cli.columns import grid, paragraph, rows
from cardrules.cli.command import DONE, FAILED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.given import with_given, write_json
from cardrules.cli.jsonform import Json, event_json
from cardrules.cli.judged import refusals, verdict_json
from cardrules.cli.moments import AnyMoment, moment_of
from cardrules.cli.numbers import whole_number
from cardrules.cli.terminal import complain
from cardrules.errors import RecordError
from cardrules.record import AnyState, AnyStep, Record
from cardrules.records import steps

__all__ = ["EXPLAIN"]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record; - for standard input")
    at, said = whole_number(0, MOST_BYTES), "which of its actions, from 1"
    parser.add_argument("--at", metavar="N", type=at, required=True, help=said)
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Read the record and explain the action."""
    at: int = call.at
    name, as_json = text_in(call, "file"), flag_in(call, "json")
    return with_given(name, partial(_explained, at, name, as_json), as_json=as_json)


def _explained(at: int, name: str, as_json: bool, record: Record) -> int:
    """Explain an action, if the record has so many."""
    actions = len(record.actions)
    if not 1 <= at <= actions:
        right = f"expected 1 to {actions}" if actions else "a record without actions has none"
        complain(f"cardrules: --at {at}: {right}")
        return UNREADABLE
    book = BOOKS[record.game]
    state: AnyState = book.start(record)
    taken = steps(record)
    for step in islice(taken, at - 1):
        state = step.state
    done = _done(taken)
    moment = moment_of(record.game, state)
    if as_json:
        _as_json(book, record, at, moment, done)
    else:
        _aloud(name, book, record, at, moment, done)
    return FAILED if isinstance(done, RecordError) else DONE


def _done(taken: Iterator[AnyStep]) -> AnyStep | RecordError:
    """Do the next action, or say why it may not be done."""
    try:
        return next(taken)
    except RecordError as error:
        return error


def _aloud(
    name: str,
    book: AnyBook,
    record: Record,
    at: int,
    moment: AnyMoment,
    done: AnyStep | RecordError,
) -> None:
    """Say where the game stood, what was done, what came of it and what else there was."""
    where = f"action {at} of {len(record.actions)}, line {book.place(record, at - 1)[0]}: "
    lines = [name, *paragraph(where + moment.heading()), *rows(moment.rows())]
    action = _written(book, record, at)
    if isinstance(done, RecordError):
        lines += ["refused", *rows((("", action), ("", done.message)))]
    else:
        told = ((event.clause, book.tell(event)) for event in done.events)
        lines += ["done", *rows((("", action), *told))]
    judged = moment.judged()
    legal = [each.action for each in judged if each.illegality is None]
    if legal:
        lines += ["legal", *grid(legal)]
    refused = [*refusals(judged)]
    if refused:
        lines += ["not legal", *refused]
    sys.stdout.write("\n".join(lines) + "\n")


def _as_json(
    book: AnyBook, record: Record, at: int, moment: AnyMoment, done: AnyStep | RecordError
) -> None:
    """Write one JSON document."""
    line, column = book.place(record, at - 1)
    refusal: Json = None
    events: list[Json] = []
    if isinstance(done, RecordError):
        assert done.illegality is not None, "it is an action that was refused"
        refusal = verdict_json(done.illegality)
    else:
        events = [event_json(book, event) for event in done.events]
    write_json(
        {
            "error": None,
            **moment.document(),
            "number": at,
            "line": line,
            "column": column,
            "action": _written(book, record, at),
            "events": events,
            "refusal": refusal,
            "verdicts": [each.json() for each in moment.judged()],
        }
    )


def _written(book: AnyBook, record: Record, at: int) -> str:
    """Write the action as a record has it."""
    return next(islice(book.written(record), at - 1, None))


EXPLAIN: Final = Command(
    name="explain",
    summary="explain one action of a record, and what else might have been done",
    description=(
        "Explain one action of a record: where the game stood, what the action brought about, "
        "and the verdict on every card in hand."
    ),
    arguments=_arguments,
    run=_run,
    closing=(
        "exit status: 0 it is explained, 1 the action may not be done or the record does not "
        "hold as far as that, 2 it cannot be read or has no such action"
    ),
)
"""The command."""
