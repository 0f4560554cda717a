"""The records of `examples/records` that a program makes, by the name of their file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.records import of_arbaa_turub, of_cuarenta

__all__ = ["FOLDER", "made"]

FOLDER: Final = Path(__file__).parents[2] / "examples" / "records"


def made() -> Iterator[tuple[str, str]]:
    """Give the name and the text of every file."""
    for name, text in of_arbaa_turub.records():
        yield f"{name}.txt", text
    for name, text in of_cuarenta.records():
        yield f"cuarenta-{name}.txt", text
