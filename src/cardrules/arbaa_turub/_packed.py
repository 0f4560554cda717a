"""The packed form of a state: eight ints in a tuple, private to this game and laid out here.

    (north, east, south, west, trick, taken, stock, match)

A hand is 108 bits: bit *k* says that card *k* is held, and two bits from 36 + 2*k* count its
further copies. So whether a suit can be followed is one shift and one mask. `trick` is what a
card played changes, `taken` what a trick changes, `match` what stays the same during a game: the
first two fit 30 bits, which is where Python's ints are fast. The stock is one card number of six
bits after another, the top card lowest, under a leading one so that its length can be told.

Everything here trusts its arguments; `legality` decides what may be done, `setup` what may be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from cardrules.arbaa_turub.actions import SIGNALS, UNSIGNALLED
from cardrules.arbaa_turub.rules import KIND_OF, KINDS, RANKS
from cardrules.cards import Card

__all__ = ["Packed"]

Packed: TypeAlias = tuple[int, int, int, int, int, int, int, int]
TRICK: Final = 4
TAKEN: Final = 5
STOCK: Final = 6
MATCH: Final = 7

# trick: | signal 2 | cards 3 of 6 | - | playing | silent | counter-clockwise | count 2 | actor 2 |
ACTOR: Final = 3
COUNT_AT: Final = 2
COUNT: Final = 3 << COUNT_AT
ONE_MORE: Final = 1 << COUNT_AT
COUNTER: Final = 16
SILENT: Final = 32
PLAYING: Final = 64
TURN: Final = 127
"""Actor, count and flags: all that decides who is to play, and what."""
LOWEST: Final = 31
"""Actor, count and direction."""
KEPT: Final = PLAYING | SILENT | COUNTER
"""What one trick hands on to the next, besides who leads."""
CARDS_AT: Final = 8
CARD_BITS: Final = 6
CARD: Final = 63
SIGNAL_AT: Final = 26

# taken: | tricks E-W 6 | tricks N-S 6 | voids of W, S, E, N, 4 each |
TRICKS_AT: Final = 16
TRICK_BITS: Final = 6
TRICKS: Final = 63

# match: | games played | benchmark 6 | winner 2 | holder 2 | contenders 4 | trump 3 | dealer 3
#        | rules 8 | phase 3 |; a seat, side or suit is its number plus one, and 0 for none.
PHASE: Final = 7
DRAW: Final = 0
SHUFFLE: Final = 1
CUT: Final = 2
NAME_TRUMP: Final = 3
PLAY: Final = 4
OVER: Final = 5
RULES_AT: Final = 3
RULES: Final = 255
DEALER_AT: Final = 11
TRUMP_AT: Final = 14
CONTENDERS_AT: Final = 17
HOLDER_AT: Final = 21
WINNER_AT: Final = 23
BENCHMARK_AT: Final = 25
SERIES: Final = 1023
"""Holder, winner and benchmark together."""
GAMES_AT: Final = 31

SUIT_SIZE: Final = len(RANKS)
SUIT_MASK: Final = (1 << SUIT_SIZE) - 1
HELD: Final = (1 << len(KINDS)) - 1
EXTRA_AT: Final = len(KINDS)
_NUMBERS: Final = tuple(range(UNSIGNALLED)) * len(SIGNALS)
EXTRA_OF: Final[tuple[int, ...]] = (*(3 << EXTRA_AT + 2 * kind for kind in _NUMBERS), 0)
"""By the number of a play, the two bits that count the further copies of its card."""
COPY_OF: Final[tuple[int, ...]] = (*(1 << EXTRA_AT + 2 * kind for kind in _NUMBERS), 0)
"""By the number of a play, one further copy of its card."""
BIT_OF: Final[tuple[int, ...]] = (*(1 << kind for kind in _NUMBERS), 0)
"""By the number of a play, the bit that says that a hand holds its card; 0 for no play."""


def pack_hand(cards: Iterable[Card]) -> int:
    """Pack cards, at most four copies of each, into the 108 bits of a hand."""
    hand = 0
    for card in cards:
        kind = KIND_OF[card]
        hand += COPY_OF[kind] if hand >> kind & 1 else 1 << kind
    return hand


def unpack_hand(hand: int) -> tuple[Card, ...]:
    """Give the cards of a packed hand, sorted."""
    cards: list[Card] = []
    held = hand & HELD
    while held:
        kind = (held & -held).bit_length() - 1
        held &= held - 1
        cards += [KINDS[kind]] * (1 + (hand >> EXTRA_AT + 2 * kind & 3))
    return tuple(cards)


def hand_size(hand: int) -> int:
    """Count the cards of a packed hand."""
    extra = hand >> EXTRA_AT
    low = extra & _LOW_BITS
    return (hand & HELD).bit_count() + low.bit_count() + 2 * (extra ^ low).bit_count()


_LOW_BITS: Final = sum(1 << 2 * k for k in range(len(KINDS)))


_SPREAD: Final[tuple[int, ...]] = tuple(
    sum((bits >> k & 1) << 2 * k for k in range(SUIT_SIZE)) for bits in range(1 << SUIT_SIZE)
)
"""Nine bits to the lower bits of nine pairs."""


def merge(one: int, other: int) -> int:
    """Give the packed cards of two packed hands together, at most four copies of each."""
    both = one & other & HELD
    extra = (one >> EXTRA_AT) + (other >> EXTRA_AT)
    for start in range(0, len(KINDS), SUIT_SIZE):
        extra += _SPREAD[both >> start & SUIT_MASK] << 2 * start
    return (one | other) & HELD | extra << EXTRA_AT


def pack_stock(cards: Iterable[Card]) -> int:
    """Pack cards in their order; no cards at all are 0."""
    stock, shift = 0, 0
    for card in cards:
        stock |= KIND_OF[card] << shift
        shift += CARD_BITS
    return stock | 1 << shift if shift else 0


def unpack_stock(stock: int) -> tuple[Card, ...]:
    """Give the cards of a packed stock in their order."""
    cards: list[Card] = []
    while stock > 1:
        cards.append(KINDS[stock & CARD])
        stock >>= CARD_BITS
    return tuple(cards)


def stock_size(stock: int) -> int:
    """Count the cards of a packed stock."""
    return stock.bit_length() // CARD_BITS


def voids_of(taken: int, seat: int) -> int:
    """Give the four bits of the suits that a seat has shown it lacks."""
    return taken >> 4 * seat & 15
