"""`cardrules legal`: what may be done at the end of a record or in a position, and why not else."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import Final

from cardrules.cli.columns import grid, paragraph, rows
from cardrules.cli.command import DONE, Command, flag_in
from cardrules.cli.given import add_seat, end_of, on_position, seat_in, with_given, write_json
from cardrules.cli.judged import numbered, refusals
from cardrules.cli.moments import AnyMoment, moment_of
from cardrules.engine import Chance
from cardrules.record import Record
from cardrules.seats import Seat

__all__ = ["LEGAL"]


def _arguments(parser: ArgumentParser) -> None:
    either = parser.add_mutually_exclusive_group(required=True)
    said = "a record, or one line of position text; - for standard input"
    either.add_argument("file", metavar="FILE", nargs="?", help=said)
    either.add_argument("--position", metavar="TEXT", help="the position itself")
    add_seat(parser, "answer from what this seat can know")
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Read what is given and answer."""
    name: str | None = call.file
    text: str | None = call.position
    as_json = flag_in(call, "json")
    work = partial(_answered, seat_in(call), as_json)
    if text is not None:
        return on_position(text, work, as_json=as_json)
    return with_given(str(name), work, as_json=as_json)


def _answered(seat: Seat | None, as_json: bool, record: Record) -> int:
    """Answer for the end of a record."""
    moment = moment_of(record.game, end_of(record), seat)
    if as_json:
        _as_json(moment)
    else:
        _aloud(moment)
    return DONE


def _aloud(moment: AnyMoment) -> None:
    """Say where the game stands, what may be done, and why nothing else."""
    lines = [*paragraph(moment.heading()), *rows(moment.rows())]
    legal, judged = moment.legal(), moment.judged()
    if isinstance(moment.actor(), Chance):
        lines.append("legal: a pack, which nobody chooses")
    elif legal:
        lines += ["legal, in order", *grid(numbered(legal))]
    else:
        lines.append("legal: nothing")
    refused = [*refusals(judged)]
    if refused:
        lines += ["not legal", *refused]
    rulings = moment.rulings()
    if rulings:
        lines.append(f"a supervisor may declare: {', '.join(rulings)}")
    sys.stdout.write("\n".join(lines) + "\n")


def _as_json(moment: AnyMoment) -> None:
    """Write one JSON document."""
    refused = [each.json() for each in moment.judged() if each.illegality is not None]
    write_json(
        {
            "error": None,
            **moment.document(),
            "legal": [each.json() for each in moment.legal()],
            "refused": [*refused],
            "rulings": [*moment.rulings()],
        }
    )


LEGAL: Final = Command(
    name="legal",
    summary="list what may be done, and why nothing else",
    description=(
        "List what may be done at the end of a record or in a position, and for everything else "
        "why not."
    ),
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 it is answered, 1 what is given does not hold, 2 it cannot be read",
)
"""The command."""
