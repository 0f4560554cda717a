"""Where commands read from and write to: files, standard input and output, as they may be."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final
from unicodedata import normalize

from cardrules._lines import MOST_BYTES
from cardrules.cards import Suit
from cardrules.cli.command import UNREADABLE

__all__ = ["because", "complain", "put_in_place", "read_text", "with_text", "writing"]

_PLAIN: Final = "cardrules.plain"
"""The name of the handler for what an encoding does not have."""
_PLAIN_FOR: Final = {
    **{suit.symbol: suit.value for suit in Suit},
    "–": "-",
    "−": "-",
    "…": "...",
}


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Write suits by the letters that stand for them, other letters without their accents."""
    assert isinstance(error, UnicodeEncodeError), "nothing is read with this"
    lost = error.object[error.start : error.end]
    return "".join(_PLAIN_FOR.get(sign) or _bare(sign) for sign in lost), error.end


def _bare(sign: str) -> str:
    """Take the accents off a letter; a question mark for what is none."""
    letter = normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


codecs.register_error(_PLAIN, _plainly)


def complain(sentence: str) -> None:
    """Say a sentence on standard error, if there is one and it has room."""
    if sys.stderr is not None:  # as it is when closed
        with suppress(OSError):
            _suit(sys.stderr)
            sys.stderr.write(f"{sentence}\n")


def _suit(stream: object, encoding: str | None = None) -> None:
    """Let a stream write whatever it is given, in its own encoding or in another."""
    reconfigure = getattr(stream, "reconfigure", None)
    if callable(reconfigure):
        reconfigure(encoding=encoding, errors=_PLAIN)


def because(error: OSError | ValueError) -> str:
    """Say why a file cannot be read or written, in words and without its name."""
    if isinstance(error, UnicodeDecodeError):
        return f"byte {error.start + 1} is not UTF-8, which it has to be"
    if isinstance(error, OSError) and error.strerror is not None:
        return error.strerror
    return str(error)


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


def put_in_place(name: str, text: str) -> None:
    """Write a text in the place of a file that is there: at no time is half of it there.

    Raises `OSError` where it cannot be written.
    """
    file = Path(name)
    with NamedTemporaryFile(dir=file.parent, prefix=".cardrules-", delete=False) as beside:
        made = Path(beside.name)
    try:
        made.write_text(text, encoding="utf-8", newline="\n")
        made.chmod(file.stat().st_mode)
        made.replace(file)
    finally:
        made.unlink(missing_ok=True)


def with_text(
    name: str, work: Callable[[str], int], *, as_json: bool, most: int = MOST_BYTES
) -> int:
    """Read a file and give its text to `work`; returns the exit status.

    What cannot be read is complained of. What `work` writes is written as `writing` has it.
    """
    try:
        text = read_text(name, most)
    except (OSError, ValueError) as error:
        complain(f"cardrules: {name} cannot be read: {because(error)}")
        return UNREADABLE
    return writing(lambda: work(text), as_json=as_json)


def writing(work: Callable[[], int], *, as_json: bool) -> int:
    """Let `work` write to standard output; returns its exit status, or what stands for a failure.

    JSON is UTF-8 wherever it goes; what is said aloud suits the terminal as far as it can: where
    that has no suits they are letters.
    """
    if sys.stdout is None:  # as it is when closed
        complain("cardrules: cannot write: standard output is closed")
        return UNREADABLE
    try:
        _suit(sys.stdout, "utf-8" if as_json else None)
        status = work()
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has seen enough, and knows it.
        sys.stdout = None
        return UNREADABLE
    except OSError as error:
        sys.stdout = None
        complain(f"cardrules: cannot write: {because(error)}")
        return UNREADABLE
    return status
