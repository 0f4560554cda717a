"""What happens in Arba'a Turub: the closed union `Event`.

Each kind of event is a type of its own, and each names the clause that it happened by. An event
with hidden cards has `cards=None` for those who may not see them.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import TypeAlias, final

import attrs

from cardrules.arbaa_turub.actions import Signal
from cardrules.cards import Card, Suit
from cardrules.seats import Seat, Side

__all__ = [
    "BenchmarkReplaced",
    "BenchmarkSet",
    "CardPlayed",
    "CardsExposed",
    "DealerChosen",
    "DrawTied",
    "DrawUndecided",
    "Event",
    "GameDrawn",
    "GameWon",
    "HandDealt",
    "InsufficientWin",
    "LastPacketShown",
    "MatchWon",
    "MisdealDeclared",
    "PackCut",
    "PackShuffled",
    "PacketDealt",
    "Signalled",
    "TrickRule",
    "TrickTaken",
    "TrumpNamed",
    "VoidShown",
]


@final
@attrs.frozen
class CardsExposed:
    """A round of the draw for dealer: who exposed what, in order (T-2.1)."""

    exposed: tuple[tuple[Seat, Card], ...]
    clause: str = "T-2.1"


@final
@attrs.frozen
class DrawTied:
    """`seats` share the highest rank of a round and expose again (T-2.2)."""

    seats: tuple[Seat, ...]
    clause: str = "T-2.2"


@final
@attrs.frozen
class DrawUndecided:
    """The pack cannot fill another round; `seats` go on with a fresh one (T-I9)."""

    seats: tuple[Seat, ...]
    clause: str = "T-I9"


@final
@attrs.frozen
class DealerChosen:
    """`seat` deals next.

    The clause is the reason: T-2.1 drawn, T-5.1 to T-5.3 after a game, T-I1 where a win that was
    not enough leaves the dealer in place, T-I3 after a misdeal.
    """

    seat: Seat
    clause: str


@final
@attrs.frozen
class PackShuffled:
    """The 144 cards were shuffled for the next deal (T-1.2)."""

    clause: str = "T-1.2"


@final
@attrs.frozen
class PackCut:
    """`seat` put the `at` cards on top under the others (T-2.3)."""

    seat: Seat
    at: int
    clause: str = "T-2.3"


@final
@attrs.frozen
class PacketDealt:
    """The three cards on which `seat` names trump (T-2.5), sorted; only that seat sees them."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int = 3
    clause: str = "T-2.5"


@final
@attrs.frozen
class TrumpNamed:
    """`seat` named trump (T-2.5)."""

    seat: Seat
    suit: Suit
    clause: str = "T-2.5"


@final
@attrs.frozen
class HandDealt:
    """`seat` has its 36 cards (T-2.6), sorted (T-2.8); only that seat sees them."""

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int = 36
    clause: str = "T-2.6"


@final
@attrs.frozen
class LastPacketShown:
    """The dealer, `seat`, showed that the last packet counts three (T-2.7), not its faces."""

    seat: Seat
    count: int = 3
    clause: str = "T-2.7"


@final
@attrs.frozen
class MisdealDeclared:
    """The deal was found wrong: it is dealt again, and is no game (T-2.7)."""

    clause: str = "T-2.7"


@final
@attrs.frozen
class CardPlayed:
    """`seat` played a card.

    The clause says as what: a lead (T-3.1, T-3.6), the suit led (T-3.2), or another card for want
    of it (T-3.3).
    """

    seat: Seat
    card: Card
    clause: str


@final
@attrs.frozen
class Signalled:
    """`seat` signalled about `suit`, the suit it led; everybody sees it (T-3.7)."""

    seat: Seat
    signal: Signal
    suit: Suit
    clause: str = "T-3.7"


@final
@attrs.frozen
class VoidShown:
    """By not following, `seat` has shown for the first time that it has no `suit` (T-3.2)."""

    seat: Seat
    suit: Suit
    clause: str = "T-3.2"


@final
@unique
class TrickRule(Enum):
    """By which rule a trick was taken."""

    HIGHEST_TRUMP = "highest trump"
    HIGHEST_OF_SUIT_LED = "highest of the suit led"
    FIRST_OF_TWINS = "first of identical cards"

    def __str__(self) -> str:
        """Give the rule in words."""
        return self.value


@final
@attrs.frozen
class TrickTaken:
    """`seat` took the trick for `side` with `card`, by `rule` (T-3.4, or T-3.5 over a twin).

    `cards` are the four in playing order, `tricks` the two sides' tricks from now on.
    """

    seat: Seat
    side: Side
    card: Card
    cards: tuple[Card, ...]
    rule: TrickRule
    tricks: tuple[int, int]
    clause: str


@final
@attrs.frozen
class GameWon:
    """`side` took more tricks (T-4.1); `tricks` are the two sides', North-South first."""

    side: Side
    tricks: tuple[int, int]
    clause: str = "T-4.1"


@final
@attrs.frozen
class GameDrawn:
    """Both sides took 18 tricks (T-4.1); a draw breaks no series (T-4.5)."""

    tricks: tuple[int, int]
    clause: str = "T-4.1"


@final
@attrs.frozen
class InsufficientWin:
    """`side`'s later win had too few `tricks` against the `benchmark` (T-4.3)."""

    side: Side
    tricks: int
    benchmark: int
    clause: str = "T-4.3"


@final
@attrs.frozen
class BenchmarkSet:
    """`side` opened the first series of the match; `benchmark` is to be exceeded (T-4.2)."""

    side: Side
    benchmark: int
    clause: str = "T-4.2"


@final
@attrs.frozen
class BenchmarkReplaced:
    """`benchmark` takes the place of `previous`.

    The clause says why: the other side won (T-4.4), or the last win counts and not the first
    (T-I4).
    """

    side: Side
    benchmark: int
    previous: int
    clause: str


@final
@attrs.frozen
class MatchWon:
    """`side` won the match with `tricks` in the last game: T-4.2, or T-I4 by another reading."""

    side: Side
    tricks: int
    clause: str = "T-4.2"


Event: TypeAlias = (
    CardsExposed
    | DrawTied
    | DrawUndecided
    | DealerChosen
    | PackShuffled
    | PackCut
    | PacketDealt
    | TrumpNamed
    | HandDealt
    | LastPacketShown
    | MisdealDeclared
    | CardPlayed
    | Signalled
    | VoidShown
    | TrickTaken
    | GameWon
    | GameDrawn
    | InsufficientWin
    | BenchmarkSet
    | BenchmarkReplaced
    | MatchWon
)
"""Everything that can happen in this game."""
