"""Lines of text made of fields: the notation that positions are written in.

Fields are separated by single blanks. Cards in a field stand one after another with nothing
between them, as two plain characters each (`AC`, `TH`); a seat is its first letter, a side its
two (`NS`, `EW`); nothing at all is `-`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar, final

import attrs

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import NotationError
from cardrules.seats import Seat, Side

__all__ = [
    "LONGEST_LINE",
    "NOTHING",
    "SEAT_OF",
    "SIDE_OF",
    "Field",
    "compact_cards",
    "fields_of",
    "letter_of",
    "require_canonical",
]

NOTHING: Final = "-"
"""What stands for no card, no seat, no side."""

LONGEST_LINE: Final = 4000
"""More characters than any position has."""

SEAT_OF: Final[Mapping[str, Seat | None]] = MappingProxyType(
    {NOTHING: None, **{s.name[0]: s for s in Seat}}
)
"""A seat by its letter, `None` by the sign for nothing."""
SIDE_OF: Final[Mapping[str, Side | None]] = MappingProxyType(
    {NOTHING: None, "NS": Side.NORTH_SOUTH, "EW": Side.EAST_WEST}
)
"""A side by its letters, `None` by the sign for nothing."""
_SUIT_OF: Final = {suit.value: suit for suit in Suit}
_RANK_OF: Final = {"T" if rank is Rank.TEN else rank.value: rank for rank in Rank}
_LETTER_OF: Final = {rank: letter for letter, rank in _RANK_OF.items()}

T = TypeVar("T")


def letter_of(place: Seat | Side | None) -> str:
    """Write a seat or a side: `N`, `EW`, `-`.

    >>> letter_of(Seat.WEST), letter_of(Side.EAST_WEST), letter_of(None)
    ('W', 'EW', '-')
    """
    if place is None:
        return NOTHING
    return "".join(part[0] for part in place.name.split("_"))


def compact_cards(cards: Iterable[Card]) -> str:
    """Write cards with nothing between them; `-` for none.

    >>> compact_cards([Card(Rank.TEN, Suit.HEARTS), Card(Rank.ACE, Suit.CLUBS)])
    'THAC'
    """
    return "".join(_LETTER_OF[card.rank] + card.suit.value for card in cards) or NOTHING


@final
@attrs.frozen
class Field:
    """A part of a line: its text, where in the line it starts and what it is, for errors to say."""

    line: str
    start: int
    text: str
    name: str = ""

    def wrong(self, expected: str, offset: int = 0) -> NotationError:
        """Make the error that says what should have stood here."""
        wanted = f"{expected} for the {self.name}" if self.name else expected
        return NotationError(self.line, self.start + offset, wanted)

    def one_of(self, words: Mapping[str, T]) -> T:
        """Read one of some words.

        Raises `NotationError` for another.
        """
        if self.text not in words:
            raise self.wrong(" or ".join(words))
        return words[self.text]

    def read(self, parse: Callable[[str], T]) -> T:
        """Read what some other notation holds, with its errors told as places of this line.

        Raises `NotationError` where `parse` does.
        """
        try:
            return parse(self.text)
        except NotationError as error:
            raise self.wrong(error.expected, error.position) from None

    def number(self, most: int) -> int:
        """Read a whole number from 0 to `most`, with no noughts before it.

        Raises `NotationError` for anything else.
        """
        digits = self.text.isascii() and self.text.isdecimal() and len(self.text) <= len(str(most))
        if not digits or int(self.text) > most or str(int(self.text)) != self.text:
            raise self.wrong(f"a number from 0 to {most}")
        return int(self.text)

    def cards(self) -> tuple[Card, ...]:
        """Read cards that stand one after another.

        Raises `NotationError` for anything else.
        """
        if self.text == NOTHING:
            return ()
        cards: list[Card] = []
        for at in range(0, len(self.text), 2):
            rank = _RANK_OF.get(self.text[at])
            if rank is None:
                raise self.wrong("a rank (A 2 3 4 5 6 7 8 9 T J Q K)", at)
            suit = _SUIT_OF.get(self.text[at + 1 : at + 2])
            if suit is None:
                raise self.wrong("a suit (C D H S)", at + 1)
            cards.append(Card(rank, suit))
        return tuple(cards)

    def card(self) -> Card | None:
        """Read one card, or `-`.

        Raises `NotationError` for anything else.
        """
        cards = self.cards()
        if len(cards) > 1:
            raise self.wrong("one card", len("AC"))
        return cards[0] if cards else None

    def letters(self, words: Mapping[str, T]) -> tuple[T, ...]:
        """Read one-letter words that stand one after another; `-` for none.

        Raises `NotationError` for anything else.
        """
        if self.text == NOTHING:
            return ()
        return tuple(
            Field(self.line, self.start + at, letter, self.name).one_of(words)
            for at, letter in enumerate(self.text)
        )

    def split(self, separator: str, count: int | None = None) -> tuple[Field, ...]:
        """Split into parts, exactly `count` of them if that is given.

        Raises `NotationError` for another number.
        """
        parts: list[Field] = []
        at = self.start
        for text in self.text.split(separator):
            parts.append(Field(self.line, at, text, self.name))
            at += len(text) + len(separator)
        if count is not None and len(parts) != count:
            raise self.wrong(f"{count} parts, separated by {separator!r}")
        return tuple(parts)


def fields_of(line: str, names: Sequence[str]) -> tuple[Field, ...]:
    """Split a line into its fields, which are called `names`.

    A line that is short of some is filled up with empty ones, which are nothing that any field may
    be. So whoever reads the fields in order finds where it stops to be what it should be, and the
    error says that it is short.

    Raises `NotationError` for a line that is too long, or has too many fields.

    >>> [field.text for field in fields_of("a b", ["first", "second"])]
    ['a', 'b']
    """
    if len(line) > LONGEST_LINE:
        raise NotationError(line, LONGEST_LINE, "the end: no position is that long")
    parts = Field(line, 0, line).split(" ")
    if len(parts) > len(names):
        raise NotationError(line, parts[len(names)].start - 1, "the end of the line")
    end = Field(line, len(line), "")
    filled = (*parts, *(end,) * (len(names) - len(parts)))
    short = "" if len(parts) == len(names) else f" of {len(names)}, where {len(parts)} are here"
    return tuple(
        Field(line, part.start, part.text, f"{name}, field {number}{short}" if short else name)
        for number, (part, name) in enumerate(zip(filled, names, strict=True), 1)
    )


def require_canonical(line: str, canonical: str) -> None:
    """Refuse a line that says the right thing in another way than it is written.

    Raises `NotationError` at the first difference.

    >>> require_canonical("N 7", "N 7")
    """
    if line != canonical:
        at = next(
            (n for n, (a, b) in enumerate(zip(line, canonical, strict=False)) if a != b),
            min(len(line), len(canonical)),
        )
        raise NotationError(line, at, f"the text as it is written: {canonical[at : at + 20]}")
