"""A card played, on the packed form: what is wrong with one, and who takes a trick.

This runs on tables by the number of a play (see `Play.number`) and says the rules of `tricks`
again in bits; the tests hold it to those rules on plain cards.
"""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub._packed import (
    ACTOR,
    BIT_OF,
    CARD,
    CARD_BITS,
    CARDS_AT,
    COUNT,
    KEPT,
    LOWEST,
    MATCH,
    SILENT,
    TRICK,
    TRUMP_AT,
    Packed,
)
from cardrules.arbaa_turub._tables import ONE_TRICK, STRENGTHS, SUIT_OF, TAKER, WHOLE_SUIT
from cardrules.arbaa_turub.actions import UNSIGNALLED

__all__ = [
    "NOT_HELD",
    "REVOKES",
    "SIGNALS_AS_FOLLOWER",
    "SIGNALS_OFF",
    "gather",
    "problem",
]

NOT_HELD: Final = 1
REVOKES: Final = 2
SIGNALS_AS_FOLLOWER: Final = 3
SIGNALS_OFF: Final = 4


def problem(packed: Packed, number: int) -> int:
    """Say what keeps the seat to act from a play, 0 if nothing does. The phase is right."""
    trick = packed[TRICK]
    hand = packed[trick & ACTOR]
    if not hand & BIT_OF[number]:
        return NOT_HELD
    if not trick & COUNT:
        return SIGNALS_OFF if number >= UNSIGNALLED and trick & SILENT else 0
    led = SUIT_OF[trick >> CARDS_AT & CARD]
    if SUIT_OF[number] != led and hand & WHOLE_SUIT[led]:
        return REVOKES
    return SIGNALS_AS_FOLLOWER if number >= UNSIGNALLED else 0


def gather(packed: Packed, trick: int, last: int) -> tuple[int, int]:
    """Gather a trick that the play `last` fills (T-3.4, T-3.5, T-3.6).

    Gives the next trick, which the winner leads, and what its side takes: one trick, whatever
    cards are in it (T-1.3).
    """
    lead = trick >> CARDS_AT & CARD
    second = trick >> CARDS_AT + CARD_BITS & CARD
    third = trick >> CARDS_AT + 2 * CARD_BITS & CARD
    strong = STRENGTHS[packed[MATCH] >> TRUMP_AT & 7][SUIT_OF[lead]]
    best, place = strong[lead], 0
    if strong[second] > best:
        best, place = strong[second], 1
    if strong[third] > best:
        best, place = strong[third], 2
    if strong[last] > best:
        place = 3
    taker = TAKER[trick & LOWEST][place]
    return trick & KEPT | taker, ONE_TRICK[taker]
