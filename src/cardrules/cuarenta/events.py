"""What happens in Cuarenta: the closed union `Event`.

Each kind of event is a type of its own, and each names the clause that it happened by. An event
with something hidden has `None` there for those who may not see it. The points of the events add
up to the scores.
"""

from __future__ import annotations

from typing import TypeAlias, final

import attrs

from cardrules.cards import Card, Rank
from cardrules.seats import Seat, Side

__all__ = [
    "CaidaMade",
    "CardLaid",
    "CardsCaptured",
    "CardsCounted",
    "CardsExposed",
    "ChicaWon",
    "DealerChosen",
    "Event",
    "ForgottenTaken",
    "FourShown",
    "GameWon",
    "HandDealt",
    "LeftoversTaken",
    "LimpiaMade",
    "MatchWon",
    "MisdealDeclared",
    "PackShuffled",
    "Passed",
    "PrizeClaimed",
    "RondaAnnounced",
    "SequenceForgotten",
]


@final
@attrs.frozen
class CardsExposed:
    """Cards were dealt face up until the first diamond: who got what, in order (C-2.1)."""

    exposed: tuple[tuple[Seat, Card], ...]
    clause: str = "C-2.1"


@final
@attrs.frozen
class DealerChosen:
    """`seat` deals next.

    The clause is the reason: C-2.1 drawn, C-2.5 after a hand, C-I9 after a misdeal that cost
    points, C-I28 after a game of a match.
    """

    seat: Seat
    clause: str


@final
@attrs.frozen
class PackShuffled:
    """The 40 cards were shuffled for the next hand (C-1.2)."""

    clause: str = "C-1.2"


@final
@attrs.frozen
class HandDealt:
    """`seat` has its five cards of a lot, sorted (C-2.2, C-2.4); only that seat sees them."""

    seat: Seat
    lot: int
    cards: tuple[Card, ...] | None
    clause: str
    count: int = 5


@final
@attrs.frozen
class Passed:
    """`seat` passed.

    The clause says on what: on an announcement (C-3.1, or C-3.4 where the score allowed none), on
    forgotten cards (C-4.8), or on a prize (C-5.5).
    """

    seat: Seat
    clause: str


@final
@attrs.frozen
class RondaAnnounced:
    """`seat` announced three of a kind (C-3.1); only that seat sees the rank."""

    seat: Seat
    side: Side
    rank: Rank | None
    points: int
    clause: str = "C-3.1"


@final
@attrs.frozen
class FourShown:
    """`seat` showed four of a kind (C-3.2): the game, or points (C-I11)."""

    seat: Seat
    side: Side
    cards: tuple[Card, ...]
    points: int
    clause: str


@final
@attrs.frozen
class CardLaid:
    """`seat` laid a card on the table (C-4.5)."""

    seat: Seat
    card: Card
    clause: str = "C-4.5"


@final
@attrs.frozen
class CardsCaptured:
    """`seat` played `card` and took a base and a sequence, to its side's pile (C-4.1 to C-4.6)."""

    seat: Seat
    side: Side
    card: Card
    base: tuple[Card, ...]
    sequence: tuple[Card, ...]
    clause: str = "C-4.1"


@final
@attrs.frozen
class CaidaMade:
    """`seat` took by a match the `card` just laid (C-5.1)."""

    seat: Seat
    side: Side
    card: Card
    points: int
    clause: str = "C-5.1"


@final
@attrs.frozen
class LimpiaMade:
    """`seat` emptied the table.

    The clause says what it pays: C-5.3 its points, C-I6 the same by forgotten cards, C-I16
    nothing more than the caída, C-5.4 or C-I18 nothing because of the score.
    """

    seat: Seat
    side: Side
    points: int
    clause: str


@final
@attrs.frozen
class SequenceForgotten:
    """`seat` left cards of its sequence, which the opponents may take (C-4.8)."""

    seat: Seat
    cards: tuple[Card, ...]
    clause: str = "C-4.8"


@final
@attrs.frozen
class ForgottenTaken:
    """`seat` took what `capturer` forgot, to its own side's pile (C-4.8)."""

    seat: Seat
    side: Side
    capturer: Seat
    cards: tuple[Card, ...]
    clause: str = "C-4.8"


@final
@attrs.frozen
class PrizeClaimed:
    """`seat` claimed the prize for a caída on `holder`'s ronda.

    The clause says of which kind that ronda was: announced (C-5.5), silent because of the score
    (C-5.7), silent by choice (C-I8).
    """

    seat: Seat
    side: Side
    holder: Seat
    rank: Rank
    points: int
    clause: str


@final
@attrs.frozen
class LeftoversTaken:
    """`seat`, who captured last, was given what was left on the table (C-I23)."""

    seat: Seat
    side: Side
    cards: tuple[Card, ...]
    clause: str = "C-I23"


@final
@attrs.frozen
class CardsCounted:
    """`side` counted its pile of `cards` cards.

    The clause says by which rule the points are what they are: C-6.2 to C-6.4, or the
    interpretation that takes its place.
    """

    side: Side
    cards: int
    points: int
    clause: str


@final
@attrs.frozen
class MisdealDeclared:
    """`seat` dealt wrong, and `side`, the other one, gains (C-2.6, C-I9): the game, or points."""

    seat: Seat
    side: Side
    points: int
    clause: str


@final
@attrs.frozen
class GameWon:
    """`side` won the game at these scores, North-South first.

    The clause says how: 40 points (C-7.1), four of a kind (C-3.2), a misdeal (C-2.6).
    """

    side: Side
    scores: tuple[int, int]
    clause: str


@final
@attrs.frozen
class ChicaWon:
    """`side` won a game of a match of games; `chicas` are both sides', North-South first."""

    side: Side
    chicas: tuple[int, int]
    clause: str = "C-I28"


@final
@attrs.frozen
class MatchWon:
    """`side` won the match: by its one game (C-1.5), or by a match of games (C-I28)."""

    side: Side
    clause: str


Event: TypeAlias = (
    CardsExposed
    | DealerChosen
    | PackShuffled
    | HandDealt
    | Passed
    | RondaAnnounced
    | FourShown
    | CardLaid
    | CardsCaptured
    | CaidaMade
    | LimpiaMade
    | SequenceForgotten
    | ForgottenTaken
    | PrizeClaimed
    | LeftoversTaken
    | CardsCounted
    | MisdealDeclared
    | GameWon
    | ChicaWon
    | MatchWon
)
"""Everything that can happen in this game."""
