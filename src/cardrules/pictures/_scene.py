"""A scene: what is to be seen of a game at a moment, in whichever game, before it has a place."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique
from typing import Final, TypeAlias, final

import attrs

from cardrules.cards import Card, Suit
from cardrules.pictures._colours import Paint
from cardrules.seats import SEATS, Seat

__all__ = [
    "HIDDEN",
    "Face",
    "Light",
    "Middle",
    "Pack",
    "Player",
    "Scene",
    "Score",
    "Shape",
    "Spread",
    "Trick",
    "TrickCard",
    "drawn_faces",
]


@final
@unique
class Light(Enum):
    """Why a card is lit up. The value is the word for it."""

    PLAYED = "played"
    DECIDES = "decides"
    BASE = "base"
    SEQUENCE = "sequence"
    FRESH = "just laid"
    FORGOTTEN = "forgotten"
    TAKEN = "taken"
    SHOWN = "shown"

    @property
    def paint(self) -> Paint:
        """What a card in this light is painted with."""
        return _PAINTS[self]


_PAINTS: Final = {
    Light.PLAYED: Paint.PLAYED,
    Light.DECIDES: Paint.PLAYED,
    Light.BASE: Paint.BASE,
    Light.SEQUENCE: Paint.SEQUENCE,
    Light.FRESH: Paint.MARKED,
    Light.FORGOTTEN: Paint.MARKED,
    Light.TAKEN: Paint.SEQUENCE,
    Light.SHOWN: Paint.MARKED,
}


@final
@attrs.frozen
class Face:
    """A card as it lies there: face up, or hidden (`None`); lit up or not."""

    card: Card | None = None
    light: Light | None = None


HIDDEN: Final = Face()
"""A card face down."""


def drawn_faces(cards: Sequence[Card], *, decides: bool) -> tuple[Face, ...]:
    """Show the cards that a seat was given in the draw for dealer; the last may have decided it."""
    last = len(cards) - 1
    return tuple(
        Face(card, Light.DECIDES if decides and place == last else None)
        for place, card in enumerate(cards)
    )


@final
@attrs.frozen
class Player:
    """A seat: what it holds, what is said of it, the suits that it is known to lack."""

    seat: Seat
    faces: tuple[Face, ...] = ()
    tags: tuple[str, ...] = ()
    lacks: tuple[Suit, ...] = ()
    acts: bool = False


@final
@attrs.frozen
class TrickCard:
    """A card of a trick: whose, whether it wins so far, or has won, and a word or two on it."""

    seat: Seat
    card: Card
    wins: bool
    said: str


@final
@attrs.frozen
class Trick:
    """In the middle: the cards of a trick in playing order, the trump, and what is said."""

    cards: tuple[TrickCard, ...]
    trump: Suit | None
    words: tuple[str, ...] = ()


@final
@attrs.frozen
class Spread:
    """In the middle: cards that lie face up on the table."""

    faces: tuple[Face, ...]


@final
@attrs.frozen
class Pack:
    """In the middle: a pack face down, if there are cards in it, and what is said."""

    size: int
    words: tuple[str, ...] = ()


Middle: TypeAlias = Trick | Spread | Pack
"""What lies in the middle of the table."""


@final
@attrs.frozen
class Score:
    """How a side stands: `number` out of `most`, what it has just gained, and what else it has.

    `mark` is a number that matters to it, and is marked on its bar.
    """

    name: str
    number: int
    most: int
    unit: str
    gained: int = 0
    note: str = ""
    mark: int | None = None


@final
@attrs.frozen
class Shape:
    """How much room a game needs.

    At the side `columns` of cards lie on each other, under so many `lines` beneath the name.
    `middle` is the height of the middle of the table, at least.
    """

    columns: int
    lines: int
    middle: float


@final
@attrs.frozen
class Scene:
    """A moment of a game.

    `place` says where in which match it is, and who sees it; `due` what is to be done now. `notes`
    are what is to be known beside the scores, `said` is what happened. `description` tells
    everything in sentences, for whoever does not see the picture.
    """

    shape: Shape
    place: str
    due: str
    description: str
    players: tuple[Player, ...]
    middle: Middle
    scores: tuple[Score, Score]
    notes: tuple[str, ...] = ()
    said: tuple[str, ...] = ()

    def __attrs_post_init__(self) -> None:
        """See that every seat is there, by its number."""
        assert tuple(each.seat for each in self.players) == SEATS, "four players, by their seats"
