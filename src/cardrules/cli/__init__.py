"""The command `cardrules`. It needs the extra `cli`, and nothing in the library imports it.

Each command is a module here, which says what it takes and what it does; `cardrules --help` lists
them. The exit status is 0 where all is well, 1 where something does not hold (the place, the
verdict and its clause go to standard error), 2 for a file that cannot be read or a call that is
not understood, 130 where it was interrupted.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from cardrules import __version__
from cardrules.cli.audit import AUDIT
from cardrules.cli.bots import BOTS
from cardrules.cli.command import INTERRUPTED, Command, text_in
from cardrules.cli.compare import COMPARE
from cardrules.cli.convert import CONVERT
from cardrules.cli.diverge import DIVERGE
from cardrules.cli.explain import EXPLAIN
from cardrules.cli.legal import LEGAL
from cardrules.cli.perft import PERFT
from cardrules.cli.picture import PICTURE
from cardrules.cli.play import PLAY
from cardrules.cli.replay import REPLAY
from cardrules.cli.rules import RULES
from cardrules.cli.terminal import complain

__all__ = ["COMMANDS", "main"]

COMMANDS: Final[tuple[Command, ...]] = (
    REPLAY,
    AUDIT,
    LEGAL,
    EXPLAIN,
    DIVERGE,
    RULES,
    PERFT,
    PLAY,
    BOTS,
    COMPARE,
    CONVERT,
    PICTURE,
)
"""All commands, in the order of the help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; `arguments` are those of the command line if not given.

    Returns the exit status; raises `SystemExit` as `argparse` does, for help and wrong calls.
    """
    parser = argparse.ArgumentParser(
        prog="cardrules", description="Referees for Arba'a Turub and Cuarenta."
    )
    parser.add_argument("--version", action="version", version=f"cardrules {__version__}")
    listed = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for command in COMMANDS:
        command.arguments(
            listed.add_parser(
                command.name,
                help=command.summary,
                description=command.description,
                epilog=command.closing,
            )
        )
    call = parser.parse_args(arguments)
    named = text_in(call, "command")
    try:
        return next(command for command in COMMANDS if command.name == named).run(call)
    except KeyboardInterrupt:  # while a file is read or a position worked out: nothing to tell yet
        complain("cardrules: interrupted")
        return INTERRUPTED
