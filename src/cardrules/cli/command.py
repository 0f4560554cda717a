"""What a command of `cardrules` is: a name, its arguments, and what it does."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final, final

import attrs

__all__ = ["DONE", "FAILED", "INTERRUPTED", "UNREADABLE", "Command", "flag_in", "text_in"]

DONE: Final = 0
"""The exit status of a command that did what it was asked, and found nothing wrong."""
FAILED: Final = 1
"""The exit status where something does not hold: a record, a difference, a finding."""
INTERRUPTED: Final = 130
"""The exit status of a command that was stopped by Ctrl-C."""
UNREADABLE: Final = 2
"""The exit status where a file cannot be read, a call is not understood or nobody listens."""


@final
@attrs.frozen
class Command:
    """One command: `arguments` tells a parser what it takes, `run` gives the exit status."""

    name: str
    summary: str
    """A few words for the list of commands."""
    description: str
    """A sentence or two for its own help."""
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]
    closing: str = ""
    """What its own help ends with: the exit statuses."""


def text_in(call: Namespace, name: str) -> str:
    """Give an argument that is text."""
    value: object = getattr(call, name)
    return str(value)


def flag_in(call: Namespace, name: str) -> bool:
    """Say whether an option was given."""
    value: object = getattr(call, name)
    return bool(value)
