"""`cardrules picture`: the end of a record, or a position, as a picture."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from itertools import islice
from typing import Final, final

import attrs

from cardrules._books import BOOKS
from cardrules._lines import MOST_BYTES
from cardrules.cli.command import DONE, FAILED, UNREADABLE, Command, flag_in
from cardrules.cli.given import add_seat, as_record, seat_in
from cardrules.cli.numbers import whole_number
from cardrules.cli.terminal import complain, with_text, writing
from cardrules.errors import CardRulesError, NotationError
from cardrules.pictures import Shown, Theme, seen, svg
from cardrules.record import AnyAction, AnyState, AnyStep, Record
from cardrules.records import steps
from cardrules.seats import Seat

__all__ = ["PICTURE"]


def _arguments(parser: ArgumentParser) -> None:
    either = parser.add_mutually_exclusive_group(required=True)
    said = "a record, or one line of position text; - for standard input"
    either.add_argument("file", metavar="FILE", nargs="?", help=said)
    either.add_argument("--position", metavar="TEXT", help="the position itself")
    add_seat(parser, "draw what this seat can know")
    which = parser.add_mutually_exclusive_group()
    at, said = whole_number(0, MOST_BYTES), "draw what the first N actions lead to"
    which.add_argument("--at", metavar="N", type=at, help=said)
    said = "light up an action that may be done, written as in a record"
    which.add_argument("--action", metavar="TEXT", help=said)
    theme = parser.add_mutually_exclusive_group()
    theme.add_argument("--light", action="store_true", help="dark on light for every reader")
    theme.add_argument("--dark", action="store_true", help="light on dark for every reader")


@final
@attrs.frozen
class _Asked:
    """What is to be drawn, and how."""

    seat: Seat | None
    at: int | None
    action: str | None
    theme: Theme


def _run(call: Namespace) -> int:
    """Read what is given and draw it."""
    name: str | None = call.file
    text: str | None = call.position
    asked = _Asked(seat_in(call), call.at, call.action, _theme(call))
    # A picture is UTF-8, whatever the terminal is.
    if text is not None:
        return writing(partial(_worked, "cardrules", asked, text), as_json=True)
    return with_text(str(name), partial(_worked, str(name), asked), as_json=True)


def _theme(call: Namespace) -> Theme:
    if flag_in(call, "dark"):
        return Theme.DARK
    return Theme.LIGHT if flag_in(call, "light") else Theme.AUTO


def _worked(name: str, asked: _Asked, text: str) -> int:
    """Draw what a text tells of, or say what is wrong with it."""
    try:
        return _drawn(asked, as_record(text))
    except CardRulesError as error:
        complain(f"{name}: {error}")
        return FAILED


def _drawn(asked: _Asked, record: Record) -> int:
    """Draw a record as far as is asked."""
    action: AnyAction | None = None
    actions = len(record.actions)
    if asked.at is not None and asked.at > actions:
        complain(f"cardrules: --at {asked.at}: expected 0 to {actions}")
        return UNREADABLE
    if asked.action is not None:
        try:
            action = BOOKS[record.game].game.parse_action(asked.action)
        except NotationError as error:
            complain(f"cardrules: --action: {error}")
            return UNREADABLE
    reached = _reached(record, asked.at, still=action is not None)
    shown: Shown = reached if asked.seat is None else seen(reached, asked.seat)
    sys.stdout.write(svg(shown, action=action, theme=asked.theme))
    return DONE


def _reached(record: Record, at: int | None, *, still: bool) -> AnyState | AnyStep:
    """Give the step that `at` actions end with; the state, where there is none or it is `still`.

    Raises `RecordError` at an action that may not be done.
    """
    reached: AnyState | AnyStep = BOOKS[record.game].start(record)
    for step in islice(steps(record), at):
        reached = step.state if still else step
    return reached


PICTURE: Final = Command(
    name="picture",
    summary="draw the end of a record, or a position, as SVG",
    description=(
        "Draw a position, or what the last action of a record led to, as a picture in SVG, on "
        "standard output."
    ),
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 it is drawn, 1 what is given does not hold, 2 it cannot be read",
)
"""The command."""
