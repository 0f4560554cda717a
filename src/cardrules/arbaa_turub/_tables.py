"""Tables that the packed machine runs on, derived from the rules on plain cards.

Cards are numbered by their place in `KINDS`, 0 to 35, so that a suit is nine numbers in a row;
plays by `Play.number`, so that a play without a signal has the number of its card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.actions import PLAYS, UNSIGNALLED, Play
from cardrules.arbaa_turub.rules import KINDS, SUITS
from cardrules.arbaa_turub.tricks import overtakes
from cardrules.cards import Suit

__all__ = [
    "FOLLOWING",
    "LISTINGS",
    "ONE_TRICK",
    "STRENGTHS",
    "SUIT_OF",
    "TAKER",
    "TURNS",
    "WHOLE_SUIT",
]

SUIT_OF: Final[tuple[int, ...]] = tuple(SUITS.index(play.card.suit) for play in PLAYS)
"""By the number of a play, the number of its card's suit."""

WHOLE_SUIT: Final[tuple[int, ...]] = tuple(p.SUIT_MASK << p.SUIT_SIZE * n for n in range(4))
"""By the number of a suit, the bits of all its cards."""


def _strengths(trump: Suit, led: Suit) -> tuple[int, ...]:
    """Rank all cards for a trick: a later card takes the lead if and only if it is stronger.

    A card's strength is how many cards it can overtake; a card that is neither trump nor of the
    suit led never leads, and its strength is 0.
    """
    return tuple(
        sum(overtakes(card, best, trump) for best in KINDS) if card.suit in (trump, led) else 0
        for card in KINDS
    )


STRENGTHS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    *(tuple(_strengths(trump, led) for led in SUITS) for trump in SUITS),
)
"""By the trump as it is packed and the number of the suit led, the strength of each card."""

TAKER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(last + (-place if bits & p.COUNTER else place) & p.ACTOR for place in (1, 2, 3, 4))
    for bits in range(2 * p.COUNTER)
    for last in (bits & p.ACTOR,)
)
"""By the lowest bits of a packed trick with three cards: the seats in playing order, the leader
first. Whoever plays last sits just before the leader, so they count on from there."""

ONE_TRICK: Final = tuple(1 << p.TRICKS_AT + p.TRICK_BITS * (seat & 1) for seat in range(4))
"""By the seat that takes it, one trick."""


def _subsets(choices: tuple[tuple[Play, ...], ...]) -> tuple[tuple[Play, ...], ...]:
    """For each set of ranks of a suit, as bits, the plays of those cards in order."""
    listed: list[tuple[Play, ...]] = [()]
    for plays in choices:
        listed += [before + plays for before in listed]
    return tuple(listed)


def _by_suit(choices: tuple[tuple[Play, ...], ...]) -> tuple[tuple[tuple[Play, ...], ...], ...]:
    """Give each suit its subsets; `choices` are the plays of each card."""
    starts = range(0, len(KINDS), p.SUIT_SIZE)
    return tuple(_subsets(choices[start : start + p.SUIT_SIZE]) for start in starts)


PLAYS_OF: Final = _by_suit(tuple((play,) for play in PLAYS[:UNSIGNALLED]))
"""Suit number and nine bits of ranks to the plays of those cards."""

LEADS_OF: Final = _by_suit(tuple(PLAYS[kind::UNSIGNALLED] for kind in range(UNSIGNALLED)))
"""The same where a card may be led with a signal: none, knock, click."""

FOLLOWING: Final = tuple((p.SUIT_SIZE * suit, PLAYS_OF[suit]) for suit in SUIT_OF[:UNSIGNALLED])
"""By the card led, where its suit starts in a hand, and the plays for each set of its ranks."""

_PUT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        (number % UNSIGNALLED << p.CARDS_AT + p.CARD_BITS * count)
        + (number // UNSIGNALLED << p.SIGNAL_AT)
        for number in range(len(PLAYS))
    )
    for count in range(3)
)
"""By how many cards lie there, then by the number of a play: its card in its place, its signal."""

_Turn: TypeAlias = tuple[int, int, int, tuple[int, ...], int]
_Listing: TypeAlias = tuple[int, int, tuple[tuple[tuple[Play, ...], ...], ...]]


def _turn(bits: int) -> _Turn | None:
    """Work out what the lowest seven bits of a packed trick say of the card that is due."""
    if not bits & p.PLAYING:
        return None
    actor, count = bits & p.ACTOR, (bits & p.COUNT) >> p.COUNT_AT
    most = UNSIGNALLED if bits & (p.COUNT | p.SILENT) else len(PLAYS)
    step = 3 if bits & p.COUNTER else 1
    onward = p.ONE_MORE + (actor + step & p.ACTOR) - actor
    return actor, most, count, _PUT[count] if count < len(_PUT) else (), onward


def _listing(bits: int) -> _Listing | None:
    """Work out what the lowest seven bits of a packed trick say of what is to be listed."""
    turn = _turn(bits)
    if turn is None:
        return None
    actor, most, count, _, _ = turn
    return actor, count, PLAYS_OF if most == UNSIGNALLED else LEADS_OF


TURNS: Final[tuple[_Turn | None, ...]] = tuple(map(_turn, range(p.TURN + 1)))
"""By `trick & TURN`: the actor; the number that its plays are below; how many cards lie there;
what each play adds to the trick, or nothing for the fourth; and what brings the next actor on.
`None` where no card is due."""

LISTINGS: Final[tuple[_Listing | None, ...]] = tuple(map(_listing, range(p.TURN + 1)))
"""By `trick & TURN`: the actor, how many cards lie there, and the plays by suit and ranks."""
