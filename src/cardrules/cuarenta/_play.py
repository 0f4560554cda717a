"""A card played, on the packed form: what may be played, and whether one play may.

This runs on tables by the code of a play (see `Play.code`) and says the rules of `captures` again
in bits; the tests hold it to those rules on plain cards.
"""

from __future__ import annotations

from cardrules.cuarenta._packed import (
    ACTOR,
    ALL,
    AUTOMATIC,
    FORCED,
    FRESH,
    FRESH_AT,
    TABLE,
    TURN,
    TWO,
    Packed,
)
from cardrules.cuarenta._sums import (
    CHUNK,
    CHUNK_BITS,
    DUE,
    HIGH_VALUES,
    LOW_VALUES,
    SUMS,
    SUMS_OF_TWO,
    TRIO,
)
from cardrules.cuarenta._tables import (
    BELOW,
    BIT_OF,
    FRESH_BIT,
    LAID,
    MATCHES,
    RUNS,
    SEQUENCES,
    WHOLE_RANK,
    WHOLE_RUN,
    matched,
    sequences_over,
)
from cardrules.cuarenta.actions import CARD, FREEZE_PLAY, NOT_END, TAKEN_AT, Play, play_of
from cardrules.cuarenta.state import NEW

__all__ = [
    "BROKEN",
    "can_take",
    "listed_otherwise",
    "older_and_fresh",
    "permits",
    "prolonged",
    "sequence_end",
]

BROKEN = -1
"""What `sequence_end` gives for cards that cannot be taken together."""


def older_and_fresh(place: int, table: int, fresh: int) -> tuple[Play, ...]:
    """List laying a card, and matching an older one, then the one just laid (C-I30).

    Each is listed as if the other did not lie there.
    """
    older = table & WHOLE_RANK[place] ^ fresh
    return _matches(place, table ^ fresh) + _matches(place, table ^ older)[1:]


def _matches(place: int, table: int) -> tuple[Play, ...]:
    """List laying a card, and matching the first that equals it."""
    run = RUNS[table >> (place & ~3) & TRIO]
    listed = MATCHES[place][run] or matched(place, run)
    if run >= WHOLE_RUN:
        listed += prolonged(listed[-1].code, (place >> 2) + 2, table)
    return listed


def prolonged(code: int, rank: int, table: int) -> tuple[Play, ...]:
    """List the plays that go on where a capture stops, at a rank, with longer sequences."""
    new, freeze = NEW, FREEZE_PLAY
    listed: tuple[Play, ...] = ()
    sequences = SEQUENCES[rank][RUNS[table >> 4 * rank + 4 & TRIO]]
    for sequence in sequences:
        play = new(Play)
        freeze(play, code + sequence)
        listed += (play,)
    if len(sequences) == 3:
        listed += prolonged(code + sequences[2], rank + 3, table)
    return listed


def listed_otherwise(packed: Packed) -> tuple[Play, ...]:
    """List the plays of the seat to act under other readings than the guide's for that.

    C-I3, C-I4, C-I24, C-I25.
    """
    table, turn = packed[TABLE], packed[TURN]
    hand = packed[turn & ACTOR]
    listed: list[Play] = []
    while hand:
        place = (hand & -hand).bit_length() - 1
        hand &= ~WHOLE_RANK[place]
        bases = _bases(table, turn, place)
        if not bases or not turn & FORCED:
            listed.append(LAID[place])
        if bases:
            sequences = (0, *sequences_over(place >> 2, table))
            if turn & AUTOMATIC:
                sequences = sequences[-1:]
            # The note of where the sequence ends is left out: `apply` trusts it, and a base that
            # these readings allow may be none under others.
            listed += [
                play_of(place + (base << TAKEN_AT) + sequence & NOT_END)
                for base in bases
                for sequence in sequences
            ]
    return tuple(listed)


def _bases(table: int, turn: int, place: int) -> list[int]:
    """Give every base for a card, in the order of `captures`."""
    equal = table & WHOLE_RANK[place]
    if turn & ALL:
        bases = [equal] if equal else []
    else:
        fresh = equal & FRESH_BIT[turn >> FRESH_AT & FRESH]
        older = equal ^ fresh
        bases = [each & -each for each in (older, fresh) if each]
    all_sums = SUMS_OF_TWO if turn & TWO else SUMS
    for mask, found in all_sums.find(table)[place >> 2]:
        bases.append(found[table & mask][0][0].code >> TAKEN_AT)
    return bases


def sequence_end(table: int, turn: int, place: int, taken: int) -> int:
    """Give the rank that the sequence of a capture would go on with.

    It is `BROKEN` for what is no capture by that card: not on the table, no single base under it
    (C-4.1 to C-4.3, C-I24, C-I25), or no unbroken sequence above it (C-4.6). The ranks are
    numbered from 0, and 10 is behind the last.
    """
    if taken & table != taken:
        return BROKEN
    below, upward = taken & BELOW[place], taken >> (place & 60)
    equal = upward & 15
    if equal:
        if below or (equal != table >> (place & 60) & 15 if turn & ALL else equal & equal - 1):
            return BROKEN
    else:
        due = DUE[place]
        if not due or LOW_VALUES[below & CHUNK] + HIGH_VALUES[below >> CHUNK_BITS] != due:
            return BROKEN
        if turn & TWO and below.bit_count() != 2:
            return BROKEN
    rank = place >> 2
    while upward := upward >> 4:
        if upward & 15 not in SINGLE:
            return BROKEN
        rank += 1
    return rank + 1


SINGLE = frozenset({1, 2, 4, 8})
"""The nibbles with one card in them."""


def can_take(packed: Packed, place: int) -> bool:
    """Say whether a card can take anything at all (C-I3)."""
    return bool(_bases(packed[TABLE], packed[TURN], place))


def permits(packed: Packed, code: int) -> bool:
    """Say whether the seat to act may make a play. The phase is right."""
    table, turn = packed[TABLE], packed[TURN]
    place, taken = code & CARD, code >> TAKEN_AT
    if not packed[turn & ACTOR] & BIT_OF[place]:
        return False
    if not taken:
        return not (turn & FORCED and can_take(packed, place))
    end = sequence_end(table, turn, place, taken)
    return end != BROKEN and not (turn & AUTOMATIC and table >> 4 * end & 15)
