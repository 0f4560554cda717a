"""Tables that the packed machine runs on, derived from the rules on plain cards.

Cards are numbered by their place in the pack, 0 to 39, so that a rank is four in a row. What is
taken stands in the code of a `Play` from bit 6 on; tables that end in a play hold it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from cardrules.cards import Rank
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta.actions import CARD_BITS, Play, cards_of
from cardrules.cuarenta.captures import COPIES, number_of, sums
from cardrules.cuarenta.rules import NUMBER_RANKS, PACK, RANK_PLACE, RANKS, Rules, SumSize

__all__ = [
    "BELOW",
    "BIT_OF",
    "CODES",
    "DUE",
    "FIRSTS",
    "HIGH_HALVES",
    "HIGH_VALUES",
    "LAID",
    "LOW_HALVES",
    "LOW_VALUES",
    "MATCHES",
    "NEXT",
    "SUMS",
    "SUMS_OF_TWO",
    "TAILS",
    "WHOLE_RANK",
    "tails_over",
]

BELOW: Final[tuple[int, ...]] = tuple((1 << (place & ~3)) - 1 for place in range(len(PACK)))
"""By the place of a card, the bits of all cards of lower ranks."""

BIT_OF: Final[tuple[int, ...]] = (*(1 << place for place in range(len(PACK))), *(0,) * 24)
"""By the low six bits of a play's code, the bit of its card; 0 for what is no card."""

WHOLE_RANK: Final[tuple[int, ...]] = tuple(15 << (place & ~3) for place in range(len(PACK)))
"""By the place of a card, the bits of all cards of its rank."""

FRESH_OF: Final[tuple[tuple[int, int], ...]] = (
    (-1, 0),
    *((place >> 2, 1 << (place & 3)) for place in range(len(PACK))),
)
"""By the fresh card as `turn` has it, its rank, and its bit in that rank's nibble."""

FRESH_BIT: Final[tuple[int, ...]] = (0, *BIT_OF[: len(PACK)])
"""By the fresh card as `turn` has it, its bit."""

LAID: Final[tuple[Play, ...]] = tuple(Play(card) for card in PACK)
"""By the place of a card, the play that lays it; `legal_actions` hands out these objects."""

NEXT: Final[tuple[int, ...]] = tuple(
    bits + (3 if bits & p.COUNTER else 1) & p.ACTOR for bits in range(p.ORDER + 1)
)
"""By `turn & ORDER`, the seat that comes next."""

NUMBERS: Final = 4 * NUMBER_RANKS
"""How many cards of the pack, from its start, have a number."""
CHUNK_BITS: Final = 14
CHUNK: Final = (1 << CHUNK_BITS) - 1


def _values(places: range) -> bytes:
    """For each set of some cards, the sum of their numbers."""
    values = [0]
    for place in places:
        number = number_of(PACK[place].rank)
        assert number is not None
        values += [value + number for value in values]
    return bytes(values)


LOW_VALUES: Final[bytes] = _values(range(CHUNK_BITS))
"""The sum of the numbers of a set of the first 14 cards."""
HIGH_VALUES: Final[bytes] = _values(range(CHUNK_BITS, NUMBERS))
"""The sum of the numbers of a set of the next 14 cards."""
DUE: Final[tuple[int, ...]] = tuple(number_of(card.rank) or 0 for card in PACK)
"""By the place of a card, what a sum for it has to come to; 0 for a figure, which has none."""

CODE_BITS: Final = 12
CODE: Final = (1 << CODE_BITS) - 1


def _codes(digits: Sequence[int]) -> bytes:
    """For each set of the cards of three ranks, a digit a rank to base 5, the lowest rank's first.

    `digits` has the digit of each nibble.
    """
    return bytes(
        low + 5 * middle + 25 * high for high in digits for middle in digits for low in digits
    )


CODES: Final[bytes] = _codes([nibble.bit_count() for nibble in range(16)])
"""By the bits of three ranks, how many cards there are of each."""

CODED: Final = 5**3
"""How many numbers three such digits make."""
SUMMED_RANKS: Final = NUMBER_RANKS - 1
"""How many ranks can be in a sum: from the ace to the six."""
GUARDS: Final = sum(8 << 4 * rank for rank in range(SUMMED_RANKS))
"""A bit above the count of each of these ranks, which is lost where too much is taken off."""


@final
class Bases(dict[int, int]):
    """For one group of ranks, what its cards lying there come to: the base, as a code has it.

    The key is the table's cards of the ranks of the group, so there are at most 15 to the power
    of three. Filled as it is asked.
    """

    def __init__(self, group: tuple[Rank, ...]) -> None:
        """Hold the group."""
        super().__init__()
        self._ranks = tuple(15 << 4 * RANK_PLACE[rank] for rank in group)
        self.mask = sum(set(self._ranks))
        """The cards of the ranks of the group."""
        self.counts = sum(1 << 4 * RANK_PLACE[rank] for rank in group)
        """How many cards it has of each rank, a nibble each."""

    def __missing__(self, key: int) -> int:
        """Work out the base: the first cards of each rank."""
        base = 0
        for rank in self._ranks:
            left = key & ~base & rank
            base |= left & -left
        self[key] = base << CARD_BITS
        return base << CARD_BITS


def _groups(sum_size: SumSize) -> tuple[tuple[Bases, ...], ...]:
    """Give every group that adds up to each rank."""
    rules = Rules(sum_size=sum_size)
    return tuple(tuple(map(Bases, sums(rank, rules=rules))) for rank in RANKS)


_Found: TypeAlias = tuple[int, tuple[tuple[tuple[int, Bases], ...], ...]]


@final
class Sums(dict[int, _Found]):
    """By the counts of the ranks from the four to the six, the sums there are.

    The counts of the ranks from the ace to the three are given. All cards of the ranks that some
    group adds up to, as bits; then for each rank, in order, those groups: which cards of the
    table they are about, and the table of their bases. At most 5 to the power of three entries,
    filled as they are asked for.
    """

    def __init__(self, lower: int, groups: tuple[tuple[Bases, ...], ...]) -> None:
        """Hold the counts of the lower three ranks, and every group by the rank it adds up to."""
        super().__init__()
        self._lower = lower
        self._groups = groups

    def __missing__(self, upper: int) -> _Found:
        """See which groups those counts have the cards for."""
        guarded = _nibbles(self._lower) | _nibbles(upper) << CODE_BITS | GUARDS
        found = tuple(
            tuple(
                (bases.mask, bases) for bases in groups if guarded - bases.counts & GUARDS == GUARDS
            )
            for groups in self._groups
        )
        whole = sum(15 << 4 * rank for rank, groups in enumerate(found) if groups)
        self[upper] = whole, found
        return whole, found


def _nibbles(code: int) -> int:
    """Turn the digits of a code into nibbles."""
    return code % 5 | code // 5 % 5 << 4 | code // 25 << 8


def _sums(sum_size: SumSize) -> tuple[Sums, ...]:
    """Give the tables of sums by the counts of the lower three ranks."""
    groups = _groups(sum_size)
    return tuple(Sums(lower, groups) for lower in range(CODED))


SUMS: Final = _sums(None)
"""The sums of any number of cards."""
SUMS_OF_TWO: Final = _sums(2)
"""The sums of exactly two (C-I24)."""


def _cards(key: int) -> int:
    """Give the cards that a key made by `FIRSTS` stands for."""
    digits = key % 5, key // 5 % 5, key // 25
    return sum(1 << 4 * rank + digit - 1 for rank, digit in enumerate(digits) if digit)


def _tails(rank: int, above: int) -> tuple[int, ...]:
    """Give every unbroken prefix of the sequence over a rank, the shortest first.

    `above` is what of the table is above that rank.
    """
    tails = [0]
    start = 4 * rank + 4
    while nibble := above & 15:
        tails.append(tails[-1] | (nibble & -nibble) << start + CARD_BITS)
        above >>= 4
        start += 4
    return tuple(tails)


FIRSTS: Final[bytes] = _codes([(nibble & -nibble).bit_length() for nibble in range(16)])
"""By the bits of three ranks, which is the first card of each."""

TAILS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_tails(rank, _cards(key)) for key in range(CODED)) for rank in range(len(RANKS))
)
"""By a rank and `FIRSTS` of the three ranks above it, every prefix of its sequence as a code has
it, as far as those three go. Where there are four, the sequence may go on."""


def tails_over(place: int, table: int) -> tuple[int, ...]:
    """Give every prefix of the sequence over a card, the shortest first, as a code has it."""
    rank = place >> 2
    above = table >> (place | 3) + 1
    tails = found = TAILS[rank][FIRSTS[above & CODE]]
    while len(found) == 4:
        above >>= CODE_BITS
        rank += 3
        last = tails[-1]
        found = TAILS[rank][FIRSTS[above & CODE]]
        tails += tuple([last | tail for tail in found[1:]])
    return tails


@final
class Matches(dict[int, tuple[Play, ...]]):
    """For one card, the plays that match it, shorter sequences before longer.

    The key is `FIRSTS` of the table from the card's own rank on, so there are at most 5 to the
    power of three, for sequences of two ranks at the most. Filled as it is asked; `legal_actions`
    hands out these objects.
    """

    def __init__(self, place: int) -> None:
        """Hold the card."""
        super().__init__()
        self._place = place

    def __missing__(self, key: int) -> tuple[Play, ...]:
        """Make the plays."""
        table = _cards(key) << (self._place & ~3)
        base = cards_of(table & WHOLE_RANK[self._place])
        made = tuple(
            Play(PACK[self._place], base, cards_of(tail >> CARD_BITS))
            for tail in tails_over(self._place, table)
        )
        self[key] = made
        return made


MATCHES: Final[tuple[Matches, ...]] = tuple(map(Matches, range(len(PACK))))
"""By the place of a card, its matches."""


First: TypeAlias = tuple[int, int, int, Play]
"""The first card held of a rank: its place, its rank, where that rank starts in a set of cards,
and the play that lays it."""

Half: TypeAlias = tuple[tuple[First, ...], tuple[Play, ...], int, int, int]
"""What half a hand is to the machine, its cards of the five lower or the five upper ranks.

The first card of each rank; the plays that lay them; all cards of those ranks, as bits; the rank
of which there are three, plus one, and the rank of which there are four, plus one, or 0.
"""
RONDA: Final = 3
FOUR: Final = 4

_FIRSTS: Final[tuple[First, ...]] = tuple(
    (place, place >> 2, place & ~3, LAID[place]) for place in range(len(PACK))
)


HALF_BITS: Final = 20
HALF: Final = (1 << HALF_BITS) - 1


@final
class Halves(dict[int, Half]):
    """Half a hand to what it is; at most 21,700 entries, for a hand has five cards at the most."""

    def __init__(self, shift: int) -> None:
        """Hold where in a hand this half starts."""
        super().__init__()
        self._shift = shift

    def __missing__(self, key: int) -> Half:
        """Work out what half a hand is."""
        firsts: list[First] = []
        whole = ronda = four = 0
        start, bits = self._shift, key
        while bits:
            nibble = bits & 15
            if nibble:
                firsts.append(_FIRSTS[start + (nibble & -nibble).bit_length() - 1])
                whole |= 15 << start
                copies = nibble.bit_count()
                if copies == COPIES - 1:
                    ronda = start // 4 + 1
                elif copies == COPIES:
                    four = start // 4 + 1
            start += 4
            bits >>= 4
        laid = tuple([first[3] for first in firsts])
        half = (tuple(firsts), laid, whole, ronda, four)
        self[key] = half
        return half


LOW_HALVES: Final = Halves(0)
HIGH_HALVES: Final = Halves(HALF_BITS)
