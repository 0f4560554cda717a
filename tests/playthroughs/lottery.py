"""Random numbers that are the same on every machine and in every Python.

The numbers of a seed are the SHA-256 of `seed/0`, `seed/1`, and so on: the first eight bytes of
each, most significant first, as one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar, final

T = TypeVar("T")


@final
class Lottery:
    """A stream of numbers that depends on its seed alone.

    >>> draws = Lottery("a")
    >>> [draws.below(100) for _ in range(5)]
    [36, 42, 39, 0, 58]
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def below(self, bound: int) -> int:
        """The next number, from 0 up to `bound`, which it does not reach."""
        digest = sha256(f"{self.seed}/{self.count}".encode()).digest()
        self.count += 1
        return int.from_bytes(digest[:8], "big") % bound

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in another order: from the last place down, each is swapped with one before.

        >>> Lottery("a").shuffled("abcdef")
        ('f', 'a', 'b', 'd', 'c', 'e')
        """
        order = [*things]
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
