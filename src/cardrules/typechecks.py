"""Looking at things of which nothing is known yet, whatever they say that they are.

A thing may lie about its `__class__`, so these look at its type. The classes of this library are
final: of a subclass of one nothing is known either.
"""

from __future__ import annotations

from collections.abc import Iterable

from typing_extensions import TypeIs

__all__ = [
    "are",
    "are_two_numbers",
    "is_exactly",
    "is_none_or",
    "is_one_of",
    "is_tuple",
    "require",
    "require_text",
]


def is_exactly(kind: type, thing: object) -> bool:
    """Say whether a thing is of just this type.

    It tests what a type checker takes for granted: callers may not have used one.

    >>> is_exactly(int, 1), is_exactly(int, True)
    (True, False)
    """
    return type(thing) is kind


def is_one_of(thing: object, kinds: Iterable[type]) -> bool:
    """Say whether a thing is of just one of these types.

    It compares by identity: a type may have a metaclass that lies about being another.

    >>> is_one_of(1, (str, int)), is_one_of(True, (str, int))
    (True, False)
    """
    return any(type(thing) is kind for kind in kinds)


def is_none_or(kind: type, thing: object) -> bool:
    """Say whether a thing is `None` or of just this type.

    >>> is_none_or(int, None), is_none_or(int, "1")
    (True, False)
    """
    return thing is None or is_exactly(kind, thing)


def are_two_numbers(thing: object) -> bool:
    """Say whether a thing is a pair of whole numbers, one for each side.

    >>> are_two_numbers((0, 1)), are_two_numbers((0, True))
    (True, False)
    """
    return is_tuple(thing) and len(thing) == 2 and all(is_exactly(int, each) for each in thing)


def is_tuple(thing: object) -> TypeIs[tuple[object, ...]]:
    """Say whether a thing is a plain tuple, of whatever.

    >>> is_tuple(()), is_tuple([])
    (True, False)
    """
    return type(thing) is tuple


def require(kind: type, thing: object) -> None:
    """Refuse what is not exactly of a kind with a `TypeError`.

    >>> require(bool, None)
    Traceback (most recent call last):
    TypeError: expected a bool, not NoneType
    """
    if not is_exactly(kind, thing):
        raise TypeError(f"expected a {kind.__name__}, not {type(thing).__name__}")


def require_text(what: str, thing: object) -> None:
    """Refuse what is no text, such as the bytes of a file, with a `TypeError`.

    >>> require_text("a record", b"cardrules 1")
    Traceback (most recent call last):
    TypeError: a record must be str, not bytes
    """
    if not issubclass(type(thing), str):
        raise TypeError(f"{what} must be str, not {type(thing).__name__}")


def are(kind: type, things: object, *, most: int) -> bool:
    """Say whether things are a tuple of at most `most` of one kind.

    >>> are(int, (1, 2), most=2), are(int, (1, "2"), most=2), are(int, [1], most=2)
    (True, False, False)
    """
    return (
        is_tuple(things) and len(things) <= most and all(is_exactly(kind, each) for each in things)
    )
