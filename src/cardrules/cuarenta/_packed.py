"""The packed form of a state: nine ints in a tuple, private to this game and laid out here.

    (north, east, south, west, table, turn, score, piles, hand)

A set of cards is 40 bits, one for each place in the pack, so that a rank is a nibble. Hands and
the table are such sets, and `piles` is two of them. `turn` is what every action changes, `score`
what points and captures change: both fit 30 bits, which is where Python's ints are fast. `hand`
is all the rest: the lot and its announcements, the rondas, the cards as dealt, the rules.

Everything here trusts its arguments; `legality` decides what may be done, `setup` what may be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from cardrules.cards import Card
from cardrules.cuarenta.rules import PACK, PLACE_OF

__all__ = ["Packed"]

Packed: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
TABLE: Final = 4
TURN: Final = 5
SCORE: Final = 6
PILES: Final = 7
HAND: Final = 8

# A set of cards, and piles: | E-W 40 | N-S 40 |
SET_BITS: Final = len(PACK)
SET: Final = (1 << SET_BITS) - 1

# turn: | capturer 2 | forgotten from 4 | fresh 6 | left only | compulsory | all | two
#       | sequence 2 | forced | phase 3 | counter-clockwise | actor 2 |
ACTOR: Final = 3
COUNTER: Final = 4
ORDER: Final = ACTOR | COUNTER
"""All that decides who comes next."""
PHASE_AT: Final = 3
PHASE: Final = 7 << PHASE_AT
FORCED: Final = 1 << 6
"""C-I3: a card that can take must take."""
SEQUENCE_AT: Final = 7
SEQUENCE: Final = 3 << SEQUENCE_AT
"""C-I4, by the place of the choice: nothing set is `"claimable"`."""
AUTOMATIC: Final = 1 << SEQUENCE_AT
FORFEITED: Final = 2 << SEQUENCE_AT
TWO: Final = 1 << 9
"""C-I24: a sum is of two cards."""
ALL: Final = 1 << 10
"""C-I25: a match takes all equal cards."""
COMPULSORY: Final = 1 << 11
"""C-I2: what one holds is announced."""
LEFT_ONLY: Final = 1 << 12
"""C-I5: only the opponent on the capturer's left is asked about forgotten cards."""
LISTED_OTHERWISE: Final = FORCED | AUTOMATIC | TWO | ALL
"""The readings under which the plays of a hand are others than the guide's."""
CAPTURED_OTHERWISE: Final = TWO | ALL
"""The readings under which what is a base is other than in the guide."""
FIXED: Final = COUNTER | FORCED | SEQUENCE | TWO | ALL | COMPULSORY | LEFT_ONLY
"""What stays the same during a match: the rules that are asked for at every turn."""
KEPT: Final = FIXED | PHASE
"""What one turn hands on to the next, besides who acts."""
FRESH_AT: Final = 13
FRESH: Final = 63
FORGOTTEN_AT: Final = 19
FORGOTTEN: Final = 15
"""The rank that the forgotten sequence starts at; 0 for none, since none starts at the ace."""
CAPTURER_AT: Final = 23

DRAW: Final = 0 << PHASE_AT
SHUFFLE: Final = 1 << PHASE_AT
ANNOUNCE: Final = 2 << PHASE_AT
PLAY: Final = 3 << PHASE_AT
WINDOW: Final = 4 << PHASE_AT
"""The phase in which forgotten cards are on offer."""
PRIZES: Final = 5 << PHASE_AT
OVER: Final = 6 << PHASE_AT
TO_WINDOW: Final = WINDOW - PLAY
"""What brings the phase from a card on to the forgotten rest of its sequence."""

# score: | chicas E-W 2 | chicas N-S 2 | last capturer 3 | score E-W 7 | score N-S 7 |
POINTS_BITS: Final = 7
POINTS: Final = 127
BOTH_POINTS: Final = (1 << 2 * POINTS_BITS) - 1
LAST_AT: Final = 14
LAST: Final = 7 << LAST_AT
NOT_LAST: Final = ~LAST
CHICAS_AT: Final = 17
CHICAS_BITS: Final = 2
CHICAS: Final = 3

# hand: | stock | dealt to W, S, E, N, 40 each | prizes 32 | rondas 48 | rules 32 | winner 2
#       | answers of W, S, E, N, 3 each | lot 2 | dealer 3 |; a seat or side is its number plus
# one, an answer its place among the answers plus one, and 0 is none.
DEALER: Final = 7
LOT_AT: Final = 3
LOT: Final = 3
ANSWERS_AT: Final = 5
ANSWER_BITS: Final = 3
ANSWER: Final = 7
PASSED: Final = 1
PASSED_BLOCKED: Final = 2
RONDA_ANNOUNCED: Final = 3
FOUR: Final = 4
ANSWERS: Final = ((1 << 4 * ANSWER_BITS) - 1) << ANSWERS_AT
WINNER_AT: Final = 17
WINNER: Final = 3
RULES_AT: Final = 19
RULES: Final = (1 << 32) - 1
RONDAS_AT: Final = 51
DEALT_AT: Final = 131
STOCK_AT: Final = DEALT_AT + 4 * SET_BITS
"""The stock is six bits a card, the top one lowest, under a leading one; or nothing."""
BEFORE_DEALT: Final = (1 << DEALT_AT) - 1
"""What is below the cards as dealt: all that goes on from lot to lot."""
BEFORE_RONDAS: Final = (1 << RONDAS_AT) - 1
"""What is below the rondas: all that goes on from hand to hand, and the answers of a lot."""
CARD_BITS: Final = 6
CARD: Final = 63

# rondas: | prizes due, 4 each: the place of the ronda plus one, the first lowest | rondas 6 each |;
# a ronda's place is its holder's number, plus 4 in the second lot; it is its status in two bits
# above its rank plus one; UNKNOWN for a rank that a view does not show, and 0 for no ronda.
RONDA_BITS: Final = 6
RONDA: Final = 63
RONDA_RANK: Final = 15
UNKNOWN: Final = 15
STATUS_AT: Final = 4
ALL_RONDAS: Final = (1 << 8 * RONDA_BITS) - 1
PRIZES_AT: Final = 8 * RONDA_BITS
PRIZE_BITS: Final = 4
PRIZE: Final = 15
RONDAS: Final = (1 << DEALT_AT - RONDAS_AT) - 1
"""Rondas and prizes together."""


def pack_stock(cards: Iterable[Card]) -> int:
    """Pack cards in their order; no cards at all are 0."""
    stock, shift = 0, 0
    for card in cards:
        stock |= PLACE_OF[card] << shift
        shift += CARD_BITS
    return stock | 1 << shift if shift else 0


def unpack_stock(stock: int) -> tuple[int, ...]:
    """Give the places of the cards of a packed stock in their order."""
    places: list[int] = []
    while stock > 1:
        places.append(stock & CARD)
        stock >>= CARD_BITS
    return tuple(places)


def stock_size(stock: int) -> int:
    """Count the cards of a packed stock."""
    return stock.bit_length() // CARD_BITS


def prizes_of(rondas: int) -> tuple[int, ...]:
    """Give the places of the rondas that a prize is due on, in the order in which they fell due."""
    due = rondas >> PRIZES_AT
    places: list[int] = []
    while due:
        places.append((due & PRIZE) - 1)
        due >>= PRIZE_BITS
    return tuple(places)


def with_prizes(rondas: int, places: Iterable[int]) -> int:
    """Give the same rondas with other prizes due."""
    due, shift = 0, PRIZES_AT
    for place in places:
        due |= place + 1 << shift
        shift += PRIZE_BITS
    return rondas & ALL_RONDAS | due


def rondas_of(hand: int) -> int:
    """Give the rondas of a hand, and the prizes due on them."""
    return (hand & BEFORE_DEALT) >> RONDAS_AT


def with_rondas(hand: int, rondas: int) -> int:
    """Give the same hand with other rondas and prizes."""
    return hand & ~(RONDAS << RONDAS_AT) | rondas << RONDAS_AT


def rules_in(hand: int) -> int:
    """Give the number of the rules."""
    # What is above them is cut off first: a hand is long, and shifting it takes time.
    return (hand & BEFORE_RONDAS) >> RULES_AT
