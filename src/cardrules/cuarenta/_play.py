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
    LISTED_OTHERWISE,
    TABLE,
    TURN,
    TWO,
    Packed,
)
from cardrules.cuarenta._tables import (
    BELOW,
    BIT_OF,
    CHUNK,
    CHUNK_BITS,
    CODE,
    CODE_BITS,
    CODES,
    DUE,
    FIRSTS,
    FRESH_BIT,
    FRESH_OF,
    HALF,
    HALF_BITS,
    HIGH_HALVES,
    HIGH_VALUES,
    LOW_HALVES,
    LOW_VALUES,
    MATCHES,
    SUMS,
    SUMS_OF_TWO,
    TAILS,
    WHOLE_RANK,
    tails_over,
)
from cardrules.cuarenta.actions import CARD, CARD_BITS, FREEZE_PLAY, Play
from cardrules.cuarenta.state import NEW

__all__ = ["BROKEN", "can_take", "permits", "plays", "sequence_end"]

BROKEN = -1
"""What `sequence_end` gives for cards that cannot be taken together."""


def plays(packed: Packed) -> tuple[Play, ...]:
    """List the plays of the seat to act: rank by rank in pack order, laying, then captures.

    Matches come before sums, each with shorter sequences before longer.
    """
    table, turn = packed[TABLE], packed[TURN]
    if turn & LISTED_OTHERWISE:
        return _listed_otherwise(packed)
    hand = packed[turn & ACTOR]
    low, high = LOW_HALVES[hand & HALF], HIGH_HALVES[hand >> HALF_BITS]
    summed, sums = SUMS[CODES[table & CODE]][CODES[table >> CODE_BITS & CODE]]
    takable = table | summed
    if not (low[2] | high[2]) & takable:
        return low[1] + high[1]
    # As in `apply`, no call is made here that can be done without, and ints are kept below 2 to
    # the power of 30 where that can be: three ranks of the table at a time.
    new, freeze = NEW, FREEZE_PLAY
    fresh_rank, fresh = FRESH_OF[turn >> FRESH_AT & FRESH]
    listed: list[Play] = []
    for firsts, laid, whole, _, _ in (low, high):
        if not whole & takable:
            listed += laid
            continue
        for place, rank, start, laying in firsts:
            listed.append(laying)
            ranks = table >> start & CODE
            groups = sums[rank]
            if not (ranks & 15 or groups):
                continue
            tails = TAILS[rank][FIRSTS[table >> start + 4 & CODE]]
            if len(tails) == 4:
                tails = tails_over(place, table)
            if ranks & 15:
                if len(tails) <= 3 and (rank != fresh_rank or ranks & 15 == fresh):
                    listed += MATCHES[place][FIRSTS[ranks]]
                else:
                    newest = fresh if rank == fresh_rank else 0
                    listed += _matches(place, tails, ranks & 15, newest)
            for mask, bases in groups:
                code = place + bases[table & mask]
                for tail in tails:
                    play = new(Play)
                    freeze(play, code + tail)
                    listed.append(play)
    return tuple(listed)


def _matches(place: int, tails: tuple[int, ...], equal: int, fresh: int) -> list[Play]:
    """List matches with a card that are not in `MATCHES`: an older card, then the fresh one.

    `equal` and `fresh` are cards of its rank, as nibbles.
    """
    made: list[Play] = []
    older = equal ^ fresh
    for base in (older & -older, fresh):
        if base:
            code = place + (base << (place & ~3) + CARD_BITS)
            for tail in tails:
                play = NEW(Play)
                FREEZE_PLAY(play, code + tail)
                made.append(play)
    return made


def _listed_otherwise(packed: Packed) -> tuple[Play, ...]:
    """List the same under readings that change the list (C-I3, C-I4, C-I24, C-I25)."""
    table, turn = packed[TABLE], packed[TURN]
    hand = packed[turn & ACTOR]
    listed: list[Play] = []
    for place, _, _, laying in LOW_HALVES[hand & HALF][0] + HIGH_HALVES[hand >> HALF_BITS][0]:
        bases = _bases(table, turn, place)
        if not bases or not turn & FORCED:
            listed.append(laying)
        if bases:
            tails = tails_over(place, table)
            if turn & AUTOMATIC:
                tails = tails[-1:]
            for base in bases:
                for tail in tails:
                    play = NEW(Play)
                    FREEZE_PLAY(play, place + base + tail)
                    listed.append(play)
    return tuple(listed)


def _bases(table: int, turn: int, place: int) -> list[int]:
    """Give every base for a card, in the order of `captures`, as codes have them."""
    equal = table & WHOLE_RANK[place]
    if turn & ALL:
        bases = [equal << CARD_BITS] if equal else []
    else:
        fresh = equal & FRESH_BIT[turn >> FRESH_AT & FRESH]
        older = equal ^ fresh
        bases = [(each & -each) << CARD_BITS for each in (older, fresh) if each]
    all_sums = SUMS_OF_TWO if turn & TWO else SUMS
    _, sums = all_sums[CODES[table & CODE]][CODES[table >> CODE_BITS & CODE]]
    return bases + [found[table & mask] for mask, found in sums[place >> 2]]


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
    place, taken = code & CARD, code >> CARD_BITS
    if not packed[turn & ACTOR] & BIT_OF[place]:
        return False
    if not taken:
        return not (turn & FORCED and can_take(packed, place))
    end = sequence_end(table, turn, place, taken)
    return end != BROKEN and not (turn & AUTOMATIC and table >> 4 * end & 15)
