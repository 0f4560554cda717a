"""Looking at things of which nothing is known yet, whatever they say that they are.

A thing may lie about its `__class__`, so these look at its type. The classes of this library are
final: of a subclass of one nothing is known either.
"""

from __future__ import annotations

from typing_extensions import TypeIs

__all__ = ["are", "is_exactly", "is_tuple"]


def is_exactly(kind: type, thing: object) -> bool:
    """Say whether a thing is of just this type.

    It tests what a type checker takes for granted: callers may not have used one.

    >>> is_exactly(int, 1), is_exactly(int, True)
    (True, False)
    """
    return type(thing) is kind


def is_tuple(thing: object) -> TypeIs[tuple[object, ...]]:
    """Say whether a thing is a plain tuple, of whatever.

    >>> is_tuple(()), is_tuple([])
    (True, False)
    """
    return type(thing) is tuple


def are(kind: type, things: object, *, most: int) -> bool:
    """Say whether things are a tuple of at most `most` of one kind.

    >>> are(int, (1, 2), most=2), are(int, (1, "2"), most=2), are(int, [1], most=2)
    (True, False, False)
    """
    return (
        is_tuple(things) and len(things) <= most and all(is_exactly(kind, each) for each in things)
    )
