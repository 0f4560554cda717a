"""Things that are frozen and are not `attrs` classes: their fields are read off one number."""

from __future__ import annotations

from typing import NoReturn, Self

from attrs.exceptions import FrozenInstanceError

__all__ = ["Frozen"]


class Frozen:
    """The base of what cannot change: no attribute is set or deleted, and a copy is the thing.

    Setting or deleting raises `attrs.exceptions.FrozenInstanceError`, an `AttributeError`.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse."""
        raise FrozenInstanceError

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse."""
        raise FrozenInstanceError

    def __copy__(self) -> Self:
        """Give the thing itself: it cannot change."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Give the thing itself: it cannot change."""
        return self
