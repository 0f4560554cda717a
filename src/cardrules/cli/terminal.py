"""Where commands read from and write to: files, standard input and output, as they may be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from cardrules._lines import MOST_BYTES
from cardrules.cli.command import UNREADABLE

__all__ = ["complain", "read_text", "with_text", "writing"]


def complain(sentence: str) -> None:
    """Say a sentence on standard error, if there is one."""
    if sys.stderr is not None:  # as it is when closed
        sys.stderr.write(f"{sentence}\n")


def read_text(name: str, most: int = MOST_BYTES) -> str:
    """Read a file (`-`: standard input), but not more than a byte over `most` of it.

    Raises `OSError` or `ValueError` where it cannot be read.
    """
    if name != "-":
        with Path(name).open("rb") as source:
            given = source.read(most + 1)
    elif sys.stdin is None:  # as it is when closed
        raise OSError("standard input is closed")
    else:
        given = sys.stdin.buffer.read(most + 1)
    # A text that is too long is refused for that, wherever the cut falls.
    return given.decode("utf-8", "strict" if len(given) <= most else "replace")


def with_text(
    name: str, work: Callable[[str], int], *, as_json: bool, most: int = MOST_BYTES
) -> int:
    """Read a file and give its text to `work`; returns the exit status.

    What cannot be read is complained of. What `work` writes is written as `writing` has it.
    """
    try:
        text = read_text(name, most)
    except (OSError, ValueError) as error:
        complain(f"cardrules: {name} cannot be read: {error}")
        return UNREADABLE
    return writing(lambda: work(text), as_json=as_json)


def writing(work: Callable[[], int], *, as_json: bool) -> int:
    """Let `work` write to standard output; returns its exit status, or what stands for a failure.

    JSON is UTF-8 wherever it goes; what is said aloud suits the terminal as far as it can.
    """
    if sys.stdout is None:  # as it is when closed
        complain("cardrules: cannot write: standard output is closed")
        return UNREADABLE
    try:
        reconfigure = getattr(sys.stdout, "reconfigure", None)
        if callable(reconfigure):
            reconfigure(encoding="utf-8" if as_json else sys.stdout.encoding, errors="replace")
        status = work()
        sys.stdout.flush()
    except OSError as error:
        # Nobody listens any more, or there is no room: that says nothing of what was asked.
        sys.stdout = None
        complain(f"cardrules: cannot write: {error}")
        return UNREADABLE
    return status
