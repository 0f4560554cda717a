"""Write the vectors into a directory: `python -m cardrules.testing.vectors DIRECTORY`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from cardrules.testing.vectors._documents import documents

__all__ = ["main"]


def main(arguments: Sequence[str]) -> int:
    """Write every file, and their schema beside them; gives the exit status.

    It is 0, or 2 for a call without a directory or one that cannot be written to.
    """
    if len(arguments) != 1 or arguments[0].startswith("-") or not arguments[0]:
        sys.stderr.write("usage: python -m cardrules.testing.vectors DIRECTORY\n")
        return 2
    directory = Path(arguments[0])
    schema = files("cardrules.testing.vectors").joinpath("schema.json").read_text("utf-8")
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name, text in (("schema.json", schema), *documents()):
            directory.joinpath(name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        sys.stderr.write(f"{directory}: {error.strerror}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
