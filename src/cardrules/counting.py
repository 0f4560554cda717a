"""Where a hidden card can lie, and what it takes to count and to draw exactly.

There is no floating point here and no chance but the bits that the caller brings: fractions are
`fractions.Fraction`, and whatever is drawn is drawn by whole numbers, so that what ought to be
equally likely is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from math import comb
from typing import Final, Literal, Protocol, TypeAlias, final

from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import SEATS, Seat

__all__ = [
    "PLACES",
    "STOCK",
    "STOCK_PLACE",
    "Place",
    "RandomBits",
    "Stock",
    "below",
    "multinomial",
    "shares",
    "shuffled",
    "splits",
]


@final
class Stock(Enum):
    """Where a hidden card lies that no seat holds."""

    STOCK = "stock"

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


STOCK: Final[Literal[Stock.STOCK]] = Stock.STOCK
"""The place of the cards that are still to be dealt."""

Place: TypeAlias = Seat | Stock
"""Where a hidden card can lie: in a seat's hand or in the stock."""

PLACES: Final[tuple[Place, ...]] = (*SEATS, STOCK)
"""All places, by their numbers: 0 to 3 for the seats, 4 for the stock."""
STOCK_PLACE: Final = PLACES.index(STOCK)
"""The number of the stock."""


class RandomBits(Protocol):
    """Whatever makes random bits: `random.Random`, or a generator of one's own."""

    def getrandbits(self, k: int, /) -> int:
        """Give a number of `k` random bits, each number from 0 to 2**k - 1 as likely as another."""
        ...


def below(rng: RandomBits, bound: int) -> int:
    """Draw a number from 0 to `bound` - 1, each exactly as likely as another.

    Numbers of as many bits are drawn until one is in the range, so on average at most two are.
    Raises `InvalidArgumentError` for a bound below 1, for a number that is not of as many bits,
    and where a thousand in a row are out of range: those are no random bits.

    >>> from random import Random
    >>> sorted({below(Random(seed), 3) for seed in range(20)})
    [0, 1, 2]
    """
    bits = (bound - 1).bit_length()
    if bound > 1 and 0 <= (drawn := rng.getrandbits(bits)) < bound:
        return drawn
    return 0 if bound == 1 else _below_again(rng, bits, bound)


_TRIES: Final = 1_000
"""How often random bits may be out of range in a row: each time is as likely as not, at most."""


def _below_again(rng: RandomBits, bits: int, bound: int) -> int:
    """Draw once more, after a number that was out of range, or say what is wrong."""
    if bound < 1:
        raise InvalidArgumentError("bound", shown(bound), "1 or more")
    for _ in range(_TRIES):
        drawn = rng.getrandbits(bits)
        if drawn >> bits:  # of a negative number, too, something is left
            raise InvalidArgumentError("rng", shown(drawn), f"a number of {bits} random bits")
        if drawn < bound:
            return drawn
    raise InvalidArgumentError("rng", shown(rng), "random bits")


def shuffled(rng: RandomBits, cards: Iterable[int]) -> list[int]:
    """Give the cards in an order of which each is as likely as another.

    >>> from random import Random
    >>> sorted(shuffled(Random(1), [3, 1, 2]))
    [1, 2, 3]
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        place = below(rng, last + 1)
        order[last], order[place] = order[place], order[last]
    return order


def multinomial(parts: Iterable[int]) -> int:
    """Count the ways to divide as many cards as the parts add up to into parts of these sizes.

    >>> multinomial((2, 1, 1))
    12
    """
    ways, total = 1, 0
    for part in parts:
        total += part
        ways *= comb(total, part)
    return ways


def shares(number: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Give every way to divide a number into parts, part by part at most what `most` says.

    >>> list(shares(2, (1, 2)))
    [(0, 2), (1, 1)]
    """
    first, *others = most
    if not others:
        if number <= first:
            yield (number,)
        return
    for part in range(max(0, number - sum(others)), min(number, first) + 1):
        for rest in shares(number - part, tuple(others)):
            yield part, *rest


def splits(
    cards: tuple[int, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Give every distinct way to divide sorted cards, and in how many ways it comes about.

    Cards of one number are alike to look at and are several cards: it is in the second that they
    count. There are as many cards as the sizes add up to.

    >>> list(splits((7, 7, 9), (1, 2)))
    [(((9,), (7, 7)), 1), (((7,), (7, 9)), 2)]
    """
    if not cards:
        yield ((),) * len(sizes), 1
        return
    card, copies = cards[0], cards.count(cards[0])
    for share in shares(copies, sizes):
        left = tuple(size - part for size, part in zip(sizes, share, strict=True))
        here = multinomial(share)
        for parts, ways in splits(cards[copies:], left):
            whole = tuple((card,) * n + part for n, part in zip(share, parts, strict=True))
            yield whole, here * ways
