"""Records that pages are made of here: whole ones, and some that end otherwise."""

from __future__ import annotations

from typing import Final

from cardrules.record import Record
from cardrules.records import loads
from tests.records.test_round_trips import FOLDER, text_of

__all__ = ["EMPTY", "NAMES", "REFUSED", "REFUSED_AT_ONCE", "record_of"]

NAMES: Final = (
    "guide-tricks",
    "misdeal",
    "cuarenta-guide-case",
    "cuarenta-whole-game",
)
EMPTY: Final = loads("cardrules 1\ngame cuarenta\ndealer north\n")
REFUSED: Final = loads(text_of(FOLDER / "guide-tricks.txt").replace("6♥", "K♥"))
"""In line 15 South plays a card that it does not hold."""
REFUSED_AT_ONCE: Final = loads("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\ncut 4\n")


def record_of(name: str) -> Record:
    """Give one of the example records."""
    return loads(text_of(FOLDER / f"{name}.txt"))
