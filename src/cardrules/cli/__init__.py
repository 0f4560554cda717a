"""The command `cardrules`. It needs the extra `cli`, and nothing in the library imports it.

So far there is one::

    cardrules replay FILE [--json]

referees a record aloud. The exit status is 0 for a record that holds, 1 for one that does not
(the place, the verdict and its clause go to standard error), 2 for a file that cannot be read or
a call that is not understood.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from cardrules import __version__
from cardrules.cli.replay import replay_file

__all__ = ["main"]

_STATUSES: Final = "exit status: 0 it holds, 1 it does not, 2 it cannot be read"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; `arguments` are those of the command line if not given.

    Returns the exit status; raises `SystemExit` as `argparse` does, for help and wrong calls.
    """
    parser = argparse.ArgumentParser(
        prog="cardrules", description="Referees for Arba'a Turub and Cuarenta."
    )
    parser.add_argument("--version", action="version", version=f"cardrules {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    replay = commands.add_parser(
        "replay",
        help="referee a record aloud",
        description="Referee a record aloud: everything that happens, with its clause.",
        epilog=_STATUSES,
    )
    replay.add_argument("file", metavar="FILE", help="the record; - for standard input")
    replay.add_argument("--json", action="store_true", help="write one JSON document instead")
    call = parser.parse_args(arguments)
    file: object = call.file
    as_json: object = call.json
    return replay_file(str(file), as_json=bool(as_json))
