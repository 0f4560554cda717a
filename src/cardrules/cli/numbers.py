"""Whole numbers as arguments of a command, each in its range."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import Final

from cardrules.errors import shown
from cardrules.streams import SEED_BITS

__all__ = ["MOST_JOBS", "MOST_SEED", "add_jobs", "add_seed", "whole_number"]

MOST_SEED: Final = 2**SEED_BITS - 1
"""The highest seed."""
MOST_JOBS: Final = 60
"""The most processes: on Windows a pool has at most one more."""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers in a range, for `ArgumentParser.add_argument`.

    >>> whole_number(1, 60)("12")
    12
    """

    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        number = int(text) if digits else -1
        if not least <= number <= most:
            highest = most if most < 2**64 else f"2**{SEED_BITS} - 1"
            wanted = f"expected a whole number from {least} to {highest}"
            raise ArgumentTypeError(f"found {shown(text)}; {wanted}")
        return number

    return read


def add_seed(parser: ArgumentParser, said: str, default: int | None = None) -> None:
    """Let a parser take `--seed`."""
    reader = whole_number(0, MOST_SEED)
    parser.add_argument("--seed", type=reader, default=default, metavar="S", help=said)


def add_jobs(parser: ArgumentParser) -> None:
    """Let a parser take `--jobs`, the processes that share the work."""
    said = "processes; the result is the same for any number (1)"
    reader = whole_number(1, MOST_JOBS)
    parser.add_argument("--jobs", type=reader, default=1, metavar="J", help=said)
