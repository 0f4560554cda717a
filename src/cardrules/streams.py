"""Random streams that are the same everywhere: for packs, bots and tests, never for the rules.

A stream is named by a seed and a number, and gives the same bits on every machine, in every
version of Python and, by the rule on the page "Random streams", in any language. Streams of one
seed and different numbers have nothing in common, so that a match, a seat or a process can have
its own, and none depends on what another one drew.

The rule, version 1: block number c of the stream is the SHA-256 digest of the ASCII text
`cardrules stream 1 SEED NUMBER c`, numbers in decimal, with c from 0. The blocks are one long
row of bits, each byte from its highest bit down. Whoever asks for k bits gets the next k of the
row, the first one the highest; none is thrown away in between.

It is no source of secrets: who knows the seed knows the stream.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, TypeVar, final

from cardrules import counting
from cardrules.errors import InvalidArgumentError, shown
from cardrules.typechecks import is_exactly

__all__ = ["MOST_BITS", "SEED_BITS", "VERSION", "Stream", "derived", "stream"]

VERSION: Final = 1
"""The version of the rule. Another rule has another version, and so other bits throughout."""
SEED_BITS: Final = 256
"""How many bits a seed may have, and the number of a stream."""
MOST_BITS: Final = 65_536
"""How many bits may be drawn at once."""

_BLOCK_BITS: Final = 256

T = TypeVar("T")


@final
class Stream:
    """A row of random bits, and how far it has been drawn.

    It changes as it is drawn from; a copy or a pickle goes on from the same place by itself. It
    has `getrandbits`, so it serves wherever the library asks for `RandomBits`.

    `seed` and `number` are from 0 to 2**256 - 1; `InvalidArgumentError` is raised for any other.

    >>> Stream(7, 0).getrandbits(32) == stream(7).getrandbits(32)
    True
    """

    __slots__ = ("_bits", "_blocks", "_left", "_text", "number", "seed")

    seed: int
    """The seed, as it was given."""
    number: int
    """Which of the seed's streams it is."""

    def __init__(self, seed: int, number: int) -> None:
        """Start at the first bit."""
        _demand("seed", seed, 0, SEED_BITS)
        _demand("number", number, 0, SEED_BITS)
        self.seed, self.number = seed, number
        self._text = f"cardrules stream {VERSION} {seed} {number} ".encode("ascii")
        self._blocks = 0
        self._bits, self._left = 0, 0  # what is left of the blocks made so far, and how much

    def getrandbits(self, k: int, /) -> int:
        """Give a number of the next `k` bits, from 0 to 2**k - 1; `k` is 0 to 65,536.

        Raises `InvalidArgumentError` for any other `k`.

        >>> numbers = stream(7)
        >>> numbers.getrandbits(4), numbers.getrandbits(12)
        (6, 96)
        >>> stream(7).getrandbits(16) == 6 << 12 | 96
        True
        """
        if not (is_exactly(int, k) and 0 <= k <= MOST_BITS):
            raise InvalidArgumentError("k", shown(k), f"0 to {MOST_BITS}")
        while self._left < k:
            block = sha256(self._text + str(self._blocks).encode("ascii")).digest()
            self._bits = self._bits << _BLOCK_BITS | int.from_bytes(block, "big")
            self._left += _BLOCK_BITS
            self._blocks += 1
        self._left -= k
        drawn = self._bits >> self._left
        self._bits ^= drawn << self._left
        return drawn

    def below(self, n: int) -> int:
        """Draw a number from 0 to `n` - 1, each exactly as likely as another.

        Numbers of as many bits as `n` - 1 has are drawn until one is in the range; for `n` of 1
        no bit is drawn. `n` is 1 to 2**65536; `InvalidArgumentError` is raised for any other.

        >>> numbers = stream(7)
        >>> [numbers.below(6) for _ in range(10)]
        [3, 0, 0, 0, 0, 0, 4, 5, 0, 3]
        """
        _demand("n", n, 1, MOST_BITS)
        return counting.below(self, n)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Give the items in an order of which each is exactly as likely as another.

        From the last place to the second, the item there is exchanged with the one at a place
        drawn by `below` among itself and those before it.

        >>> stream(7).shuffled("ABCDE")
        ('B', 'C', 'E', 'A', 'D')
        """
        given = tuple(items)
        return tuple(given[place] for place in counting.shuffled(self, range(len(given))))

    def __repr__(self) -> str:
        """Say which stream it is, not how far it has been drawn."""
        return f"Stream({self.seed}, {self.number})"


def stream(seed: int, number: int = 0) -> Stream:
    """Start a stream of a seed: the same bits for the same two numbers, always.

    Both are from 0 to 2**256 - 1. Raises `InvalidArgumentError` for any others.

    >>> from cardrules import arbaa_turub
    >>> pack = stream(seed=1, number=25).shuffled(arbaa_turub.PACK)
    >>> " ".join(map(str, pack[:4]))
    '10♠ K♥ 6♥ 8♠'
    """
    return Stream(seed, number)


def derived(seed: int, number: int) -> Stream:
    """Start a stream for somebody who must not know the seed: a bot, of what the packs come from.

    It is stream 0 of the seed that the first 256 bits of the stream named are. Raises as `stream`.

    >>> derived(7, 3).seed == stream(7, 3).getrandbits(256)
    True
    """
    return Stream(Stream(seed, number).getrandbits(SEED_BITS), 0)


def _demand(name: str, value: int, least: int, bits: int) -> None:
    """Refuse a number below the least one or of too many bits, and what is no number."""
    if is_exactly(int, value) and value >= least and (value - least).bit_length() <= bits:
        return
    most = f"2**{bits} - 1" if not least else f"2**{bits}"
    raise InvalidArgumentError(name, shown(value), f"{least} to {most}")
