"""`cardrules perft`: how many lines of so many decisions there are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import Final

from cardrules.cli.command import DONE, INTERRUPTED, Command, flag_in, text_in
from cardrules.cli.given import end_of, is_position, on_position, with_given, write_json
from cardrules.cli.moments import AnyMoment, moment_of
from cardrules.cli.numbers import whole_number
from cardrules.cli.terminal import complain
from cardrules.record import Record

__all__ = ["MOST_DECISIONS", "PERFT"]

MOST_DECISIONS: Final = 200
"""The largest depth. Between one pack and the next there are fewer decisions in every game: at
most 146 in Arba'a Turub; in Cuarenta 8 answers, 40 cards, two words on each sequence forgotten,
of which there are 20 at most, and the claims of prizes."""


def _arguments(parser: ArgumentParser) -> None:
    said = "a record or a position in a file, or the position itself; - for standard input"
    parser.add_argument("given", metavar="POSITION_OR_FILE", help=said)
    depth, said = whole_number(0, MOST_DECISIONS), "how many decisions deep: no line has more"
    parser.add_argument("depth", metavar="DEPTH", type=depth, help=f"{said} than {MOST_DECISIONS}")
    parser.add_argument("--divide", action="store_true", help="tell the counts by first action")
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Read what is given and count."""
    depth: int = call.depth
    given, as_json = text_in(call, "given"), flag_in(call, "json")
    work = partial(_counted, depth, flag_in(call, "divide"), as_json)
    if is_position(given) and " " in given:  # A file may be called as a game is.
        return on_position(given, work, as_json=as_json)
    return with_given(given, work, as_json=as_json)


def _counted(depth: int, divide: bool, as_json: bool, record: Record) -> int:
    """Count from the end of a record, and say how far it came."""
    moment = moment_of(record.game, end_of(record))
    counts: dict[str, int] = {}
    aloud = divide and not as_json
    complete = False
    try:
        for action, lines in moment.counted(depth):
            if aloud and counts and action not in counts:
                _tell(counts)
            counts[action] = counts.get(action, 0) + lines
        complete = True
    except KeyboardInterrupt:
        pass
    total = sum(counts.values())
    if as_json:
        _as_json(moment, depth, counts, complete=complete)
        return DONE if complete else INTERRUPTED
    if aloud and counts:
        _tell(counts)
    if not complete:
        sys.stdout.flush()
        complain(
            f"cardrules: interrupted: {total} lines of {depth} decisions counted so far, "
            f"under {len(counts)} of {len(moment.legal())} first actions, the last not whole"
        )
        return INTERRUPTED
    sys.stdout.write(f"{total} line{'s' * (total != 1)}\n")
    return DONE


def _tell(counts: dict[str, int]) -> None:
    """Write the last count; at once, for the next may take long."""
    action, lines = [*counts.items()][-1]
    sys.stdout.write(f"{lines:>12}  {action}".rstrip() + "\n")
    sys.stdout.flush()


def _as_json(moment: AnyMoment, depth: int, counts: dict[str, int], *, complete: bool) -> None:
    """Write one JSON document."""
    write_json(
        {
            "error": None,
            **moment.document(),
            "depth": depth,
            "lines": sum(counts.values()),
            "complete": complete,
            "divide": [
                {"action": action, "lines": lines} for action, lines in counts.items() if action
            ],
        }
    )


PERFT: Final = Command(
    name="perft",
    summary="count the lines of so many decisions",
    description=(
        "Count the lines of so many decisions from the end of a record or from a position. A pack "
        "that is due ends a line, and so does the end of the match."
    ),
    arguments=_arguments,
    run=_run,
    closing=(
        "exit status: 0 all are counted, 1 what is given does not hold, 2 it cannot be read, "
        "130 interrupted (what was counted is told)"
    ),
)
"""The command."""
