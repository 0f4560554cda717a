"""Known draws from random streams."""

from __future__ import annotations

from itertools import product
from typing import Final

from cardrules.streams import stream

__all__ = ["vectors"]

_SEEDS: Final = (0, 1, 7, 2026, 2**32, 2**53 + 1, 2**64 - 1, 10**40, 2**256 - 1)
_NUMBERS: Final = (0, 1, 12, 2**64, 2**256 - 1)
_BITS: Final = (1, 0, 7, 32, 53, 64, 200, 256, 513)
_BOUNDS: Final = (1, 2, 3, 10, 40, 144, 2**32 + 1, 10**30)
_SIZES: Final = (0, 1, 2, 5, 40)


def vectors() -> list[dict[str, object]]:
    """Draw bits, numbers and orders from streams, one after the other; numbers as digits."""
    found: list[dict[str, object]] = []
    for seed, number in product(_SEEDS, _NUMBERS):
        drawn = stream(seed, number)
        found.append(
            {
                "seed": str(seed),
                "number": str(number),
                "getrandbits": [[str(bits), str(drawn.getrandbits(bits))] for bits in _BITS],
                "below": [[str(bound), str(drawn.below(bound))] for bound in _BOUNDS],
                "shuffled": [drawn.shuffled(range(size)) for size in _SIZES],
            }
        )
    return found
