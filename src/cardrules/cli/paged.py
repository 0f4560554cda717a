"""`cardrules replay --html`: a record as a page to step through."""

from __future__ import annotations

import sys
from pathlib import Path

from cardrules.cli.command import DONE, FAILED, UNREADABLE
from cardrules.cli.given import end_of
from cardrules.cli.terminal import because, complain
from cardrules.errors import RecordError
from cardrules.records import loads
from cardrules.replaypage import page

__all__ = ["paged"]


def paged(name: str, html: str, text: str) -> int:
    """Write the page of the record that was read from the file `name` to the file `html`.

    Returns the exit status. A record that does not hold has a page; a text that is no record has
    none, and what there is at `html` stays as it is.
    """
    try:
        record = loads(text)
    except RecordError as error:
        complain(f"{name}: {error}")
        return FAILED
    if not _is_written(name, html, page(record)):
        return UNREADABLE
    try:
        end_of(record)
    except RecordError as error:
        complain(f"{name}: {error}")
        return FAILED
    return DONE


def _is_written(name: str, html: str, document: str) -> bool:
    """Write the page, but not over the record; false, and said, where that fails."""
    if html == "-":
        sys.stdout.write(document)
        sys.stdout.flush()
        return True
    file = Path(html)
    try:
        if name != "-" and file.exists() and file.samefile(name):
            complain(f"cardrules: {html} is the record: expected another file for the page")
            return False
        file.write_bytes(document.encode())
    except (OSError, ValueError) as error:
        complain(f"cardrules: {html} cannot be written: {because(error)}")
        return False
    return True
