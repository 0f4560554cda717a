"""Calling things with arguments that no type checker would let through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["loosely"]

T = TypeVar("T")


def loosely(function: Callable[..., T], *arguments: object, **named: object) -> T:
    """Call a function with anything whatever."""
    return function(*arguments, **named)
