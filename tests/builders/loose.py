"""Calling things with arguments that no type checker would let through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["loosely"]

T = TypeVar("T")


def loosely(  # type: ignore[explicit-any]  # whatever the function is made to take
    function: Callable[..., T], *arguments: object, **named: object
) -> T:
    """Call a function with anything whatever."""
    return function(*arguments, **named)
