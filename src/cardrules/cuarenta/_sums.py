"""Tables of the sums that lie on a table, derived from `captures.sums`.

Whether there is any sum for a rank is asked at every card played, and seldom so: one small table
says that. What the sums are is looked up for those ranks alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, final

from cardrules.cards import Rank
from cardrules.cuarenta.actions import END_AT, TAKEN_AT, Play, play_of
from cardrules.cuarenta.captures import COPIES, number_of, sums
from cardrules.cuarenta.rules import NUMBER_RANKS, PACK, RANK_PLACE, RANKS, Rules, SumSize

__all__ = [
    "CAPTURING",
    "CHUNK",
    "CHUNK_BITS",
    "COUNTS",
    "DUE",
    "HIGH_VALUES",
    "KEYS",
    "LOW_VALUES",
    "SUMS",
    "SUMS_OF_TWO",
    "TRIO",
    "TRIO_BITS",
    "by_trio",
]

TRIO_BITS: Final = 12
"""How many cards three ranks have."""
TRIO: Final = (1 << TRIO_BITS) - 1
KEYS: Final = 5**3
"""How many numbers the digits of three ranks make."""


def by_trio(digits: Sequence[int]) -> bytes:
    """For each set of the cards of three ranks, a digit a rank to base 5, the lowest rank's first.

    `digits` has the digit of each nibble.
    """
    return bytes(
        low + 5 * middle + 25 * high for high in digits for middle in digits for low in digits
    )


COUNTS: Final[tuple[int, ...]] = tuple(by_trio([nibble.bit_count() for nibble in range(16)]))
"""By the bits of three ranks, how many cards there are of each."""

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

SUMMED_RANKS: Final = NUMBER_RANKS - 1
"""How many ranks can be in a sum: from the ace to the six."""
GUARDS: Final = sum(8 << 4 * rank for rank in range(SUMMED_RANKS))
"""A bit above the count of each of these ranks, which is lost where too much is taken off."""

CAPTURING: Final[tuple[int, ...]] = tuple(
    place + (place // COPIES + 1 << END_AT) for place in range(len(PACK))
)
"""By the place of a card, the code of a capture by it, less its base and its sequence."""

BySuit: TypeAlias = tuple[tuple[Play], ...]
"""What each of the four cards of a rank takes with one base and no sequence, each by itself."""


@final
class Bases(dict[int, BySuit]):
    """For one group of ranks that add up to another, the plays that take its cards lying there.

    The key is the table's cards of the ranks of the group, so there are at most 15 to the power
    of three. Filled as it is asked; `legal_actions` hands out these objects.
    """

    def __init__(self, rank: Rank, group: tuple[Rank, ...]) -> None:
        """Hold the rank and the group."""
        super().__init__()
        self._rank = RANK_PLACE[rank]
        self._ranks = tuple(15 << 4 * RANK_PLACE[rank] for rank in group)
        self._plays: dict[int, BySuit] = {}
        self.mask = sum(set(self._ranks))
        """The cards of the ranks of the group."""
        self.counts = sum(1 << 4 * RANK_PLACE[rank] for rank in group)
        """How many cards it has of each rank, a nibble each."""

    def __missing__(self, key: int) -> BySuit:
        """Work out the base, the first cards of each rank, and make its plays if they are new."""
        base = 0
        for rank in self._ranks:
            left = key & ~base & rank
            base |= left & -left
        plays = self._plays.get(base)
        if plays is None:
            first = COPIES * self._rank
            captures = CAPTURING[first : first + COPIES]
            plays = tuple((play_of(code + (base << TAKEN_AT)),) for code in captures)
            self._plays[base] = plays
        self[key] = plays
        return plays


Group: TypeAlias = tuple[int, Bases]
"""Some ranks that add up: which cards of the table they are about, and the table of their plays."""
Found: TypeAlias = tuple[tuple[Group, ...], ...]
"""By the number of a rank, the groups that add up to it, in order."""
NO_SUMS: Final[Found] = ((),) * len(RANKS)
"""What most tables have; it is kept once."""


def _groups(rank: Rank, rules: Rules) -> Iterator[Bases]:
    """Give the table of each group that adds up to a rank."""
    for group in sums(rank, rules=rules):
        yield Bases(rank, group)


@final
class Sums:
    """By the counts of the ranks from the ace to the six, the sums there are."""

    def __init__(self, sum_size: SumSize) -> None:
        """Hold every group by the rank that it adds up to."""
        rules = Rules(sum_size=sum_size)
        self._groups: Found = tuple(
            tuple((bases.mask, bases) for bases in _groups(rank, rules)) for rank in RANKS
        )
        by_counts: list[list[Found]] = [[()] * KEYS for _ in range(KEYS)]
        self.found = tuple(map(by_counts.__getitem__, COUNTS))
        """What has been found so far, by the bits of the lower three ranks and the counts of the
        upper three; nothing where that has not been asked yet."""

    def find(self, table: int) -> Found:
        """Give the groups that a table has the cards for, and keep them in `found`."""
        lower, upper = table & TRIO, COUNTS[table >> TRIO_BITS & TRIO]
        if self.found[lower][upper]:
            return self.found[lower][upper]
        guarded = GUARDS
        for rank in range(SUMMED_RANKS):
            guarded |= (table >> 4 * rank & 15).bit_count() << 4 * rank
        found = tuple(
            tuple([group for group in groups if guarded - group[1].counts & GUARDS == GUARDS])
            for groups in self._groups
        )
        if not any(found):
            found = NO_SUMS
        self.found[lower][upper] = found
        return found


SUMS: Final = Sums(None)
"""The sums of any number of cards."""
SUMS_OF_TWO: Final = Sums(2)
"""The sums of exactly two (C-I24)."""
