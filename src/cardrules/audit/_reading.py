"""The lines of a table record, read: strictly, and with the place of what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias, TypeVar, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._lines import SEATS_BY_NAME, Line
from cardrules.arbaa_turub import Signal
from cardrules.audit._writing import UNSEEN, word_of
from cardrules.audit.entries import (
    Claim,
    Cut,
    Deal,
    DealerNote,
    Draw,
    Entry,
    Hand,
    MaybeCard,
    Misdeal,
    Pair,
    PairNote,
    Place,
    Play,
    Points,
    PointsNote,
    Reply,
    SeriesNote,
    SideNote,
    TrickNote,
    Trump,
    Won,
    Word,
)
from cardrules.cards import Card
from cardrules.errors import NotationError, RecordError
from cardrules.notation import parse_card, parse_suit
from cardrules.seats import Seat, Side

__all__ = ["MOST_LINES", "entries_of"]

T = TypeVar("T")

_SIDES: Final = {word_of(side): side for side in Side}
_SIDES_OR_NOBODY: Final[Mapping[str, Side | None]] = {**_SIDES, word_of(None): None}
_TAKERS: Final[Mapping[str, Seat | Side]] = {**SEATS_BY_NAME, **_SIDES}
_SIGNALS: Final = {signal.value: signal for signal in Signal}
_RANKS: Final = {rank.value: rank for rank in cuarenta.RANKS}
MOST_LINES: Final = 20_000
"""A long match has some 3,000; what nobody saw takes time to weigh."""
_MOST: Final = 999
"""The largest number in a note."""


@final
@attrs.frozen
class _Token:
    """A word of a line, and where in it it starts."""

    at: int
    text: str


@final
class _Words:
    """The words of a line, taken one by one."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.words = [_Token(found.start(), found[0]) for found in re.finditer(r"\S+", line.text)]
        self.next = 0

    def peek(self) -> str:
        """Look at the next word; nothing at the end of the line."""
        return self.words[self.next].text if self.next < len(self.words) else ""

    def wrong(self, expected: str, offset: int = 0) -> RecordError:
        """Make the error that says what should stand where the next word is."""
        if self.next == len(self.words):
            return self.line.wrong(f"expected {expected}", len(self.line.text))
        token = self.words[self.next]
        return self.line.wrong(f"expected {expected}, found {token.text[:20]!r}", token.at + offset)

    def read(self, parse: Callable[[str], T], expected: str) -> T:
        """Take a word that some notation reads."""
        if self.next == len(self.words):
            raise self.wrong(expected)
        try:
            found = parse(self.peek())
        except NotationError as error:
            raise self.wrong(error.expected, error.position) from None
        self.next += 1
        return found

    def one_of(self, words: Mapping[str, T]) -> T:
        """Take one of some words."""
        if self.peek() not in words:
            raise self.wrong(" or ".join(words))
        self.next += 1
        return words[self.words[self.next - 1].text]

    def card(self) -> MaybeCard:
        """Take a card, or a question mark."""
        if self.peek() == UNSEEN:
            self.next += 1
            return None
        return self.read(parse_card, f"a card or {UNSEEN}")

    def number(self, most: int = _MOST) -> int:
        """Take a whole number."""
        if not re.fullmatch(r"0|[1-9][0-9]{0,2}", self.peek()) or int(self.peek()) > most:
            raise self.wrong(f"a number from 0 to {most}")
        self.next += 1
        return int(self.words[self.next - 1].text)

    def pair(self) -> tuple[int, int]:
        """Take two numbers with a hyphen between them."""
        found = re.fullmatch(r"(0|[1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})", self.peek())
        if found is None:
            raise self.wrong("two numbers such as 20-16")
        self.next += 1
        return int(found[1]), int(found[2])

    def end(self) -> None:
        """Be at the end of the line."""
        if self.next < len(self.words):
            raise self.wrong("the end of the line")


_Reader: TypeAlias = Callable[[_Words, Place, Seat | None], Entry]
"""Reads what follows the first word. The seat is the one that the line names."""


def _cut(words: _Words, place: Place, by: Seat | None) -> Entry:
    if words.peek() == UNSEEN:
        words.next += 1
        return Cut(None, by, place=place)
    return Cut(words.number(), by, place=place)


def _trump(words: _Words, place: Place, by: Seat | None) -> Entry:
    return Trump(words.read(parse_suit, "a suit"), by, place=place)


def _claim(words: _Words, place: Place, by: Seat | None) -> Entry:
    return Claim(words.one_of(SEATS_BY_NAME), words.one_of(_RANKS), by, place=place)


def _answer(word: Word) -> _Reader:
    return lambda _, place, by: Reply(word, by, place=place)


_ACTS: Final[Mapping[str, Mapping[str, _Reader]]] = {
    arbaa_turub.NAME: {"cut": _cut, "trump": _trump},
    cuarenta.NAME: {"claim": _claim, **{word.value: _answer(word) for word in Word}},
}
"""By game, what a seat does other than play a card."""


def _draw(words: _Words, place: Place) -> Entry:
    cards: list[Card] = []
    while words.peek() or not cards:
        cards.append(words.read(parse_card, "cards"))
    return Draw(tuple(cards), place=place)


def _series(words: _Words, place: Place) -> Entry:
    holder = words.one_of(_SIDES_OR_NOBODY)
    return SeriesNote(holder, None if holder is None else words.number(), place=place)


def _pair(of: Pair) -> Callable[[_Words, Place], Entry]:
    return lambda words, place: PairNote(of, words.pair(), place=place)


def _points(of: Points) -> Callable[[_Words, Place], Entry]:
    return lambda words, place: PointsNote(of, words.number(), place=place)


_OTHERS: Final[Mapping[str, Callable[[_Words, Place], Entry]]] = {
    "draw": _draw,
    "misdeal": lambda _, place: Misdeal(place=place),
    "dealer": lambda words, place: DealerNote(words.one_of(SEATS_BY_NAME), place=place),
    "winner": lambda words, place: SideNote(Won.GAME, words.one_of(_SIDES_OR_NOBODY), place=place),
    "match": lambda words, place: SideNote(Won.MATCH, words.one_of(_SIDES), place=place),
}
_NOTES: Final[Mapping[str, Mapping[str, Callable[[_Words, Place], Entry]]]] = {
    arbaa_turub.NAME: {
        **_OTHERS,
        "trick": lambda words, place: TrickNote(words.one_of(_TAKERS), place=place),
        "tricks": _pair(Pair.TRICKS),
        "series": _series,
    },
    cuarenta.NAME: {
        **_OTHERS,
        **{of.value: _pair(of) for of in Pair if of is not Pair.TRICKS},
        **{of.value: _points(of) for of in Points},
    },
}
"""By game, what is no seat's: the draw, a misdeal, and the notes."""
_LOTS: Final = {arbaa_turub.NAME: 1, cuarenta.NAME: 2}
"""How many hands a seat is dealt in one game or hand."""


def entries_of(game: str, lines: tuple[Line, ...]) -> Iterator[Entry]:
    """Read the lines behind the header; the hands behind a deal belong to it.

    Raises `RecordError` at the first that is not in the notation or is one too many.
    """
    if len(lines) > MOST_LINES:
        raise lines[MOST_LINES].wrong(f"a table record has at most {MOST_LINES:,} lines")
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.text != "deal":
            yield _entry(game, line)
            continue
        hands: list[Hand] = []
        while at < len(lines) and lines[at].text.split(maxsplit=1)[0] in SEATS_BY_NAME:
            hands.append(_hand(lines[at]))
            if sum(hand.seat is hands[-1].seat for hand in hands) > _LOTS[game]:
                raise lines[at].wrong(f"{hands[-1].seat} has no more hands in this deal")
            at += 1
        yield Deal(tuple(hands), place=_place(line))


def _place(line: Line) -> Place:
    return Place(line.number, line.column)


def _hand(line: Line) -> Hand:
    words = _Words(line)
    seat = words.one_of(SEATS_BY_NAME)
    cards: list[MaybeCard] = []
    while words.peek() or not cards:
        cards.append(words.card())
    return Hand(seat, tuple(cards), place=_place(line))


def _entry(game: str, line: Line) -> Entry:
    words, place = _Words(line), _place(line)
    first = words.peek()
    by: Seat | None = None
    if first.removesuffix(":") in SEATS_BY_NAME and first.endswith(":"):
        words.next += 1
        by = SEATS_BY_NAME[first.removesuffix(":")]
    elif first in _NOTES[game]:
        words.next += 1
        entry = _NOTES[game][first](words, place)
        words.end()
        return entry
    word = words.peek()
    if word in _ACTS[game]:
        words.next += 1
        entry = _ACTS[game][word](words, place, by)
    elif word == UNSEEN or word[:1] not in "abcdefghijklmnopqrstuvwxyz" or _is_card(word):
        entry = _play(game, words, place, by)
    else:
        listed = (*_ACTS[game], *(() if by else ("deal", *_NOTES[game])))
        raise words.wrong(f"a card, {UNSEEN}, {', '.join(listed)}")
    words.end()
    return entry


def _is_card(word: str) -> bool:
    """Say whether a word in small letters may be meant for a card."""
    return len(word) <= 2


def _play(game: str, words: _Words, place: Place, by: Seat | None) -> Play:
    card = words.card()
    if game == arbaa_turub.NAME:
        signal = words.one_of(_SIGNALS) if words.peek() else None
        return Play(card, signal=signal, by=by, place=place)
    if not words.peek():
        return Play(card, by=by, place=place)
    words.one_of({"x": None})
    base = () if words.peek() == "+" else _taken(words)
    if not words.peek():
        return Play(card, base, by=by, place=place)
    words.one_of({"+": None})
    return Play(card, base, _taken(words), by=by, place=place)


def _taken(words: _Words) -> tuple[MaybeCard, ...]:
    cards = [words.card()]
    while words.peek() not in ("", "+"):
        cards.append(words.card())
    return tuple(cards)
