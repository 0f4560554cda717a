"""Looking at things of which nothing is known yet, so that a type checker learns from it."""

from __future__ import annotations

from typing_extensions import TypeIs

__all__ = ["are", "is_tuple"]


def is_tuple(thing: object) -> TypeIs[tuple[object, ...]]:
    """Say whether a thing is a tuple, of whatever.

    >>> is_tuple(()), is_tuple([])
    (True, False)
    """
    return isinstance(thing, tuple)


def are(kind: type, things: object, *, most: int) -> bool:
    """Say whether things are a tuple of at most `most` of one kind.

    >>> are(int, (1, 2), most=2), are(int, (1, "2"), most=2), are(int, [1], most=2)
    (True, False, False)
    """
    return (
        is_tuple(things) and len(things) <= most and all(isinstance(each, kind) for each in things)
    )
