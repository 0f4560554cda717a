"""Whole numbers as arguments of a command, each in its range."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

from cardrules.streams import SEED_BITS

__all__ = ["MOST_SEED", "whole_number"]

MOST_SEED: Final = 2**SEED_BITS - 1
"""The highest seed."""


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
            raise ArgumentTypeError(f"expected a number from {least} to {highest}")
        return number

    return read
