"""What rich lays out and colours, written without the blanks that it fills lines up with."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["MISSING", "Printer", "printer"]

MISSING: Final = 'cardrules: this needs rich: pip install "cardrules[cli]"'
"""What is said where it is not installed."""

Printer: TypeAlias = "Callable[[RenderableType], None]"
"""What writes a text, a table or anything else of rich's to standard output."""

_FILLING: Final = re.compile(r" +$", re.MULTILINE)


def printer() -> Printer:
    """Give what prints, in colours where there is a terminal that has them.

    Raises `ImportError` without rich.
    """
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False)

    def show(thing: RenderableType) -> None:
        with console.capture() as captured:
            console.print(thing)
        sys.stdout.write(_FILLING.sub("", captured.get()))

    return show
