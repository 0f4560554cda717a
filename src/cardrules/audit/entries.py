"""The lines of a table record as values: what was done, and what was said of it.

`None` in the place of a card is one that nobody saw. `by` is the seat that a line names, `None`
where it names none. Places do not count in comparisons.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import Final, NamedTuple, TypeAlias, final

import attrs

from cardrules.arbaa_turub import Signal
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import Seat, Side

__all__ = [
    "Claim",
    "Cut",
    "Deal",
    "DealerNote",
    "Draw",
    "Entry",
    "Hand",
    "MaybeCard",
    "Misdeal",
    "Pair",
    "PairNote",
    "Place",
    "Play",
    "Points",
    "PointsNote",
    "Reply",
    "SeriesNote",
    "SideNote",
    "TrickNote",
    "Trump",
    "Won",
    "Word",
]

MaybeCard: TypeAlias = Card | None
"""A card, or `None` for one that nobody saw."""


@final
class Place(NamedTuple):
    """Where something stands in the text, from 1; 0 where it was not read."""

    line: int = 0
    column: int = 0


NOWHERE: Final = Place()


@attrs.frozen(kw_only=True)
class _Written:
    """Anything that stands on a line of its own."""

    place: Place = attrs.field(default=NOWHERE, eq=False, repr=False)


@final
@attrs.frozen
class Draw(_Written):
    """`draw CARDS`: the cards exposed for the first dealer."""

    cards: tuple[Card, ...]


@final
@attrs.frozen
class Hand(_Written):
    """`SEAT CARDS` behind a deal: what is known of a hand, as it was dealt."""

    seat: Seat
    cards: tuple[MaybeCard, ...]


@final
@attrs.frozen
class Deal(_Written):
    """`deal`, with the hands that are known; a seat's second hand is that of the second lot."""

    hands: tuple[Hand, ...] = ()


@final
@attrs.frozen
class Cut(_Written):
    """`cut N` or `cut ?`."""

    at: int | None
    by: Seat | None = None


@final
@attrs.frozen
class Trump(_Written):
    """`trump SUIT`."""

    suit: Suit
    by: Seat | None = None


@final
@attrs.frozen
class Play(_Written):
    """A card played: with its signal, or with what it took."""

    card: MaybeCard
    base: tuple[MaybeCard, ...] = ()
    sequence: tuple[MaybeCard, ...] = ()
    signal: Signal | None = None
    by: Seat | None = None

    @property
    def takes(self) -> bool:
        """Whether the card took anything."""
        return bool(self.base or self.sequence)


@final
@unique
class Word(Enum):
    """What a seat of Cuarenta can answer."""

    PASS = "pass"  # a word of the game
    RONDA = "ronda"
    FOUR = "four"
    TAKE = "take"


@final
@attrs.frozen
class Reply(_Written):
    """`pass`, `ronda`, `four` or `take`."""

    word: Word
    by: Seat | None = None


@final
@attrs.frozen
class Claim(_Written):
    """`claim SEAT RANK`: the prize for that seat's ronda."""

    holder: Seat
    rank: Rank
    by: Seat | None = None


@final
@attrs.frozen
class Misdeal(_Written):
    """`misdeal`."""


@final
@attrs.frozen
class TrickNote(_Written):
    """`trick SEAT` or `trick SIDE`: who gathered the trick."""

    taker: Seat | Side


@final
@unique
class Pair(Enum):
    """What a pair of numbers, North-South's first, is said of."""

    TRICKS = "tricks"
    """The tricks so far."""
    SCORE = "score"
    """The points so far."""
    CARDS = "cards"
    """The cards in the piles."""
    COUNT = "count"
    """What the piles score."""
    CHICAS = "chicas"
    """The games won."""


@final
@attrs.frozen
class PairNote(_Written):
    """`tricks`, `score`, `cards`, `count` or `chicas`, and two numbers."""

    of: Pair
    pair: tuple[int, int]


@final
@unique
class Points(Enum):
    """What a number of points is said of."""

    CAIDA = "caida"
    LIMPIA = "limpia"
    POINTS = "points"
    """All that the action before it pays."""


@final
@attrs.frozen
class PointsNote(_Written):
    """`caida N`, `limpia N` or `points N`: what the action before it pays."""

    of: Points
    points: int


@final
@unique
class Won(Enum):
    """What a side is said to have won."""

    GAME = "winner"
    MATCH = "match"


@final
@attrs.frozen
class SideNote(_Written):
    """`winner SIDE`, `winner nobody` or `match SIDE`."""

    of: Won
    side: Side | None


@final
@attrs.frozen
class DealerNote(_Written):
    """`dealer SEAT`: who deals, or deals next."""

    seat: Seat


@final
@attrs.frozen
class SeriesNote(_Written):
    """`series SIDE N` or `series nobody`."""

    holder: Side | None
    benchmark: int | None


Entry: TypeAlias = (
    Draw
    | Deal
    | Cut
    | Trump
    | Play
    | Reply
    | Claim
    | Misdeal
    | TrickNote
    | PairNote
    | PointsNote
    | SideNote
    | DealerNote
    | SeriesNote
)
"""A line of a table record; the hands behind a deal are part of it."""
