"""Tables that the packed machine runs on, derived from the rules on plain cards.

Cards are numbered by their place in the pack, 0 to 39, so that a rank is four in a row. What is
taken stands in tables as it does in the code of a `Play`.

Three ranks are looked up at a time: a table by their cards has 4096 entries, small enough to stay
close to the processor whatever is dealt.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._sums import CAPTURING, KEYS, TRIO, TRIO_BITS, by_trio
from cardrules.cuarenta.actions import END_AT, TAKEN_AT, Play, play_of
from cardrules.cuarenta.captures import COPIES
from cardrules.cuarenta.rules import PACK, RANKS

__all__ = [
    "BELOW",
    "BIT_OF",
    "HIGHEST",
    "LAID",
    "MATCHES",
    "NEXT",
    "SEQUENCES",
    "WHOLE_RANK",
    "kind_in",
    "matched",
    "sequences_over",
]

BELOW: Final[tuple[int, ...]] = tuple((1 << (place & ~3)) - 1 for place in range(len(PACK)))
"""By the place of a card, the bits of all cards of lower ranks."""

BIT_OF: Final[tuple[int, ...]] = (*(1 << place for place in range(len(PACK))), *(0,) * 24)
"""By the low six bits of a play's code, the bit of its card; 0 for what is no card."""

WHOLE_RANK: Final[tuple[int, ...]] = tuple(15 << (place & ~3) for place in range(len(PACK)))
"""By the place of a card, the bits of all cards of its rank."""

RANK: Final[tuple[int, ...]] = (*WHOLE_RANK[::4], 0)
"""By the number of a rank, the bits of all its cards; nothing behind the last."""

FRESH_BIT: Final[tuple[int, ...]] = (0, *BIT_OF[: len(PACK)])
"""By the fresh card as `turn` has it, its bit."""

FRESH_START: Final[tuple[int, ...]] = (-1, *(place & ~3 for place in range(len(PACK))))
"""By the same, where the bits of its rank start."""

LAID: Final[tuple[Play, ...]] = tuple(Play(card) for card in PACK)
"""By the place of a card, the play that lays it; `legal_actions` hands out these objects."""

NEXT: Final[tuple[int, ...]] = tuple(
    bits + (3 if bits & p.COUNTER else 1) & p.ACTOR for bits in range(p.ORDER + 1)
)
"""By `turn & ORDER`, the seat that comes next."""

AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(following | place + 1 << p.FRESH_AT for place in range(len(PACK))) for following in NEXT
)
"""By `turn & ORDER` and the card laid, the seat that comes next and the card as its fresh one."""

TAKER: Final[tuple[int, ...]] = tuple(seat + 1 << p.LAST_AT for seat in range(p.ACTOR + 1))
"""By the seat that takes cards, what `score` has of it as the last to do so."""

FIRSTS: Final = by_trio([(nibble & -nibble).bit_length() for nibble in range(16)])
"""By the bits of three ranks, which is the first card of each."""


def _cards(key: int) -> int:
    """Give the cards that a key made by `FIRSTS` stands for."""
    digits = key % 5, key // 5 % 5, key // 25
    return sum(1 << 4 * rank + digit - 1 for rank, digit in enumerate(digits) if digit)


def _unbroken(cards: int) -> int:
    """Give of cards of three ranks, one a rank, those up to the first rank that is missing."""
    if not cards & 15:
        return 0
    return cards if cards & 15 << 4 else cards & 15


RUNS_OF: Final[tuple[int, ...]] = tuple(
    sorted({_unbroken(_cards(key)) for key in range(KEYS)}, key=lambda run: (run.bit_count(), run))
)
"""By its number, a run: one card a rank from the lowest of three on, as far as it is unbroken.

The shorter come first, so that those of three ranks, which may go on, are from `WHOLE_RUN` on.
"""
RUNS: Final[tuple[int, ...]] = tuple(
    map([RUNS_OF.index(_unbroken(_cards(key))) for key in range(KEYS)].__getitem__, FIRSTS)
)
"""By the bits of three ranks, the number of the run of their first cards."""
WHOLE_RUN: Final = 1 + 4 + 4**2


def _sequences(rank: int, run: int) -> tuple[int, ...]:
    """Give every sequence over a rank, the shortest first, as what it adds to a capture's code.

    `run` is what of the table is above that rank.
    """
    sequences: list[int] = []
    cards, end = 0, 0
    while nibble := run >> 4 * end & 15:
        cards |= nibble << 4 * (rank + 1 + end)
        end += 1
        sequences.append((cards << TAKEN_AT) + (end << END_AT))
    return tuple(sequences)


SEQUENCES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_sequences(rank, run) for run in RUNS_OF) for rank in range(len(RANKS))
)
"""By a rank and `RUNS` of the three ranks above it, every beginning of its sequence, as far as
those three go, as what it adds to a capture's code. Where there are three, it may go on."""


def sequences_over(rank: int, table: int) -> tuple[int, ...]:
    """Give every beginning of the sequence over a rank, the shortest first, as `SEQUENCES` do."""
    found = SEQUENCES[rank][RUNS[table >> 4 * rank + 4 & TRIO]]
    if len(found) < 3:
        return found
    last = found[-1]
    return found + tuple([last + further for further in sequences_over(rank + 3, table)])


Matches: TypeAlias = list[tuple[Play, ...]]
"""For one card, by the number of the run that begins with its equal, what `matched` makes of it;
nothing where that has not been asked yet."""

MATCHES: Final[tuple[Matches, ...]] = tuple([()] * len(RUNS_OF) for _ in PACK)
"""By the place of a card, its matches; `legal_actions` hands out these objects."""


def matched(place: int, run: int) -> tuple[Play, ...]:
    """Make, and keep in `MATCHES`, the play that lays a card and those that match it.

    Shorter sequences come before longer. `run` is the number of the run on the table that begins
    with the equal card, so they are of two ranks at the most.
    """
    base = (RUNS_OF[run] & 15) << (place & ~3)
    code = CAPTURING[place] + (base << TAKEN_AT)
    sequences = SEQUENCES[place >> 2][RUNS[RUNS_OF[run] >> 4]]
    made = (LAID[place], play_of(code), *(play_of(code + each) for each in sequences))
    MATCHES[place][run] = made
    return made


First: TypeAlias = tuple[tuple[Play], int, int, Matches]
"""The first card held of a rank: the play that lays it, by itself, the bits of the rank, its
number, and the plays that match the card."""

_FIRSTS: Final[tuple[First, ...]] = tuple(
    ((LAID[place],), WHOLE_RANK[place], place >> 2, MATCHES[place]) for place in range(len(PACK))
)


def _highest(place: int) -> tuple[int, int, tuple[First, ...]]:
    """Give what `HIGHEST` has for the place of the last card."""
    start = place & ~3
    firsts = [_FIRSTS[start + (nibble & -nibble).bit_length() - 1] for nibble in range(1, 16)]
    return start, (1 << start) - 1, (firsts[0], *firsts)


HIGHEST: Final[tuple[tuple[int, int, tuple[First, ...]], ...]] = tuple(
    _highest(max(length - 1, 0)) for length in range(len(PACK) + 1)
)
"""By the `bit_length` of a hand, its highest rank: where that starts, the bits of all ranks below
it, and by its cards, as a nibble, the first of them."""

HALF_BITS: Final = 20
"""How many cards are in half the pack: five ranks, as a set of them fits a small int."""
HALF: Final = (1 << HALF_BITS) - 1
FOUR: Final = 16
"""What `kind_in` adds to a rank of which there are four."""
_MANY: Final = by_trio([max(nibble.bit_count() - COPIES + 2, 0) for nibble in range(16)])
"""By the bits of three ranks, a digit for each: 1 for three cards, 2 for four."""


def _kinds(rank: int) -> bytes:
    """Give, by the bits of three ranks from one on, what `kind_in` says of them."""
    kinds = bytearray(256)
    for higher in range(3):
        kinds[5**higher] = rank + higher + 1
        kinds[2 * 5**higher] = rank + higher + 1 + FOUR
    return _MANY.translate(kinds)


_FROM_ACE, _FROM_FOUR, _FROM_SIX, _FROM_QUEEN = map(_kinds, (0, 3, 5, 8))


def kind_in(hand: int) -> int:
    """Give the rank of which a hand as dealt holds three or four, plus one; 0 for none."""
    low, high = hand & HALF, hand >> HALF_BITS
    return (
        _FROM_ACE[low & TRIO]
        or _FROM_FOUR[low >> TRIO_BITS]
        or _FROM_SIX[high & TRIO]
        or _FROM_QUEEN[high >> TRIO_BITS]
    )
