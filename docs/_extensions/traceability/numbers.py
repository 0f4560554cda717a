"""Clause numbers as they stand in a text."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["numbers_in", "section_of", "slug"]

_NUMBER: Final = re.compile(r"(?<![\w-])[CGT]-I?\d+(?:\.\d+)*")


def numbers_in(text: str) -> list[str]:
    """List the numbers in a text, in their order.

    >>> numbers_in("a caída (C-5.1), see also C-I16 and T-2")
    ['C-5.1', 'C-I16', 'T-2']
    """
    return _NUMBER.findall(text)


def section_of(number: str) -> str:
    """Give the section that a clause stands in; a number without a point is its own.

    >>> section_of("C-5.1"), section_of("C-I16")
    ('C-5', 'C-I16')
    """
    return number.partition(".")[0]


def slug(number: str) -> str:
    """Write a number as the name of a test has it.

    >>> slug("C-5.1"), slug("T-I4")
    ('c_5_1', 't_i4')
    """
    return number.lower().replace("-", "_").replace(".", "_")
