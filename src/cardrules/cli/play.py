"""`cardrules play`: a person at the table, against bots."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Final

from cardrules.bots import NAMES
from cardrules.cli._match import HOSTS, AnyMatch
from cardrules.cli.columns import Row, grid, paragraph, rows
from cardrules.cli.command import DONE, FAILED, INTERRUPTED, UNREADABLE, Command, text_in
from cardrules.cli.given import add_seat, seat_in
from cardrules.cli.judged import Judged, numbered
from cardrules.cli.numbers import add_seed
from cardrules.cli.terminal import because, complain, put_in_place, writing
from cardrules.errors import CardRulesError, IllegalActionError, NotationError
from cardrules.records import dumps
from cardrules.seats import Seat

__all__ = ["PLAY"]

_NEW_SEED_BITS: Final = 32
"""How many bits a seed has that nobody gave: few enough to be typed again."""
_LONGEST: Final = 1000
"""A longer line is no answer."""
_HELP: Final[tuple[Row, ...]] = (
    ("NUMBER", "do what stands behind that number"),
    ("ACTION", "do it, as a record has it: CARD, CARD x CARDS + CARDS, CARD knock, pass, cut 40"),
    ("why ACTION", "say whether it may be done, and by which clause not"),
    ("show", "show the table and the choices again"),
    ("save FILE", "write the match so far as a record; without FILE to that of --save"),
    ("quit", "leave; with --save the match so far is written"),
    ("help", "show this"),
)


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=HOSTS, help=" or ".join(HOSTS))
    add_seat(parser, "where you sit (south)", Seat.SOUTH)
    add_seed(parser, "of all chance; a new one if not given")
    parser.add_argument("--bots", choices=NAMES, default="greedy", help="who plays the other seats")
    parser.add_argument(
        "--rules", metavar="TEXT", default="GUIDE", help='as in a record: "SILENT cut=yes"'
    )
    parser.add_argument(
        "--save", metavar="FILE", help="write the match there as a record at the end"
    )


def _run(call: Namespace) -> int:
    """Start a match and let it be played."""
    given: int | None = call.seed
    save: str | None = call.save
    seed = randbits(_NEW_SEED_BITS) if given is None else given
    name, bots = text_in(call, "game"), text_in(call, "bots")
    try:
        match = HOSTS[name].match(text_in(call, "rules"), bots, seat_in(call) or Seat.SOUTH, seed)
    except CardRulesError as error:
        complain(f"cardrules: --rules: {error}")
        return UNREADABLE
    if save is not None and not _is_writable(save):
        return UNREADABLE
    heading = (
        *paragraph(f"{name}, rules {match.rules_text()}, seed {seed}"),
        f"You are {match.person}; the others are {bots} bots. `help` says what you can answer.",
    )
    return writing(partial(_seated, match, heading, save), as_json=False)


def _is_writable(save: str) -> bool:
    """Make the file, before anything is played for it; false, and said, where that fails.

    What is there already is somebody's, and is not written over.
    """
    try:
        with Path(save).open("x", encoding="utf-8"):
            return True
    except (OSError, ValueError) as error:  # a name may hold what no name may
        complain(f"cardrules: {save} cannot be written: {because(error)}")
        return False


def _seated(match: AnyMatch, heading: Iterable[str], save: str | None) -> int:
    """Play, however it ends, and save; gives the exit status."""
    status, saved = DONE, True
    try:
        _say(heading)
        _play(match, save)
    except KeyboardInterrupt:
        status = INTERRUPTED
        _say(("",))  # The prompt, and what the terminal makes of the key, stand on this line.
    finally:
        # Whatever ended it, and be it that nobody listens any more.
        if save is not None:
            saved = _save(match, save)
    if save is not None and saved:
        _say((f"{len(match.record().actions)} actions are in {save}",))
    return status if saved else FAILED


def _play(match: AnyMatch, save: str | None) -> None:
    """Play to the end, or as long as somebody answers."""
    _reconfigure_input()
    while True:
        for told in match.going_on():
            _say(rows(told))
        _show(match)
        if save is not None:
            _save(match, save)  # Whatever ends this, be it that there is no time to save.
        if match.is_over() or not _asked(match, save):
            return


def _reconfigure_input() -> None:
    """See to it that whatever is typed is a line, and no fault."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if callable(reconfigure):
        reconfigure(errors="replace")


def _show(match: AnyMatch) -> None:
    """Show the table, and what the person may do."""
    _say(("", *rows(match.rows()), *grid(numbered(match.choices()))))


def _asked(match: AnyMatch, save: str | None) -> bool:
    """Ask until the person has acted; false if it leaves."""
    choices = match.choices()
    while True:
        line = _answer(f"{match.person}> ")
        if line is None:
            _say(("",))
            return False
        word, _, rest = line.partition(" ")
        match word.lower():
            case "quit" | "exit" | "q":
                return False
            case "help" | "?":
                _say(rows(_HELP))
            case "show":
                _show(match)
            case "save":
                _save_now(match, rest.strip() or save, save)
            case "why":
                _say_why(match, rest.strip())
            case _:
                if _is_done(match, choices, line):
                    return True


def _answer(prompt: str) -> str | None:
    """Read a line, its blanks made single; `None` where there is no more to read."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    if sys.stdin is None:  # as it is when closed
        return None
    try:
        line = part = sys.stdin.readline(_LONGEST)
        while len(part) == _LONGEST and not part.endswith("\n"):
            part = sys.stdin.readline(_LONGEST)
            line = "a line that long"
    except OSError:  # as where the terminal has gone
        return None
    if not line:
        return None
    said = " ".join(line.split())
    if not sys.stdin.isatty():
        _say((said,))  # A terminal has shown it already.
    return said


def _is_done(match: AnyMatch, choices: tuple[Judged, ...], line: str) -> bool:
    """Do what was answered, a number or an action, and tell it; or say why not."""
    text = line
    if line.isascii() and line.isdecimal():
        place = int(line)
        if not 1 <= place <= len(choices):
            _say((f"  The choices are 1 to {len(choices)}.",))
            return False
        text = choices[place - 1].action
    elif not line and len(choices) == 1:
        text = choices[0].action
    try:
        told = match.choose(text)
    except NotationError:
        _say(("  That is no choice: a number, or an action as a record has it; or `help`.",))
        return False
    except IllegalActionError as error:
        _say(rows((("", str(error)),)))
        return False
    _say(rows(told))
    return True


def _say_why(match: AnyMatch, action: str) -> None:
    """Say the verdict on an action."""
    try:
        said = match.verdict(action)
    except NotationError as error:
        said = f"`why` and an action as a record has it: {error}"
    _say(rows((("", said),)))


def _save_now(match: AnyMatch, name: str | None, own: str | None) -> None:
    """Save before the end, to a new file or to the one that is the match's `own`."""
    if name is None:
        _say(("  `save` and the name of a file.",))
    elif name != own and not _is_writable(name):
        return
    elif _save(match, name):
        _say((f"  {len(match.record().actions)} actions are in {name}.",))


def _save(match: AnyMatch, name: str) -> bool:
    """Write the match as a record; false, and said, where that fails."""
    try:
        put_in_place(name, dumps(match.record()))
    except (OSError, ValueError) as error:  # no such place; a match too long for a record
        complain(f"cardrules: {name} cannot be written: {because(error)}")
        return False
    return True


def _say(lines: Iterable[str]) -> None:
    """Write lines."""
    sys.stdout.writelines(f"{line}\n" for line in lines)


PLAY: Final = Command(
    name="play",
    summary="play against bots",
    description=(
        "Play against bots. What is shown is what your seat can know: your own hand, and what "
        "happens on the table."
    ),
    arguments=_arguments,
    run=_run,
    closing=(
        "exit status: 0 the match is over or was left, by `quit` or the end of input; 1 it could "
        "not be saved; 2 the rules or the file are no good, or nobody listens; 130 interrupted. "
        "With --save the match so far is written, whatever ended it"
    ),
)
"""The command."""
