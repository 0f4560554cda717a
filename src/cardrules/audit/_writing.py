"""Table records as text: the lines of each entry. The inverse of `_reading`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cardrules.audit.entries import (
    Claim,
    Cut,
    Deal,
    DealerNote,
    Draw,
    Entry,
    MaybeCard,
    Misdeal,
    PairNote,
    Play,
    PointsNote,
    Reply,
    SeriesNote,
    SideNote,
    TrickNote,
    Trump,
)
from cardrules.notation import format_cards
from cardrules.seats import Seat, Side

__all__ = ["lines_of_entry", "word_of"]

UNSEEN = "?"
"""What stands for a card that nobody saw."""


def word_of(place: Seat | Side | None) -> str:
    """Write a seat or a side; `nobody` for none.

    >>> word_of(Seat.EAST), word_of(Side.NORTH_SOUTH), word_of(None)
    ('east', 'north-south', 'nobody')
    """
    return "nobody" if place is None else place.name.lower().replace("_", "-")


def _cards(cards: Iterable[MaybeCard]) -> str:
    return " ".join(UNSEEN if card is None else str(card) for card in cards)


def lines_of_entry(entry: Entry) -> list[str]:
    """Write an entry: one line, and one more for each hand of a deal.

    >>> from cardrules.audit.entries import Pair
    >>> lines_of_entry(PairNote(Pair.TRICKS, (20, 16)))
    ['tricks 20-16']
    """
    match entry:
        case Deal(hands):
            return ["deal", *(f"  {word_of(each.seat)} {_cards(each.cards)}" for each in hands)]
        case Draw(cards):
            return [f"draw {format_cards(cards)}"]
        case Misdeal():
            return ["misdeal"]
        case Cut() | Trump() | Play() | Reply() | Claim():
            return [_by(entry.by) + _act(entry)]
        case _:
            return [_note(entry)]


def _act(entry: Cut | Trump | Play | Reply | Claim) -> str:
    match entry:
        case Cut(at):
            return f"cut {UNSEEN if at is None else at}"
        case Trump(suit):
            return f"trump {suit.symbol}"
        case Play():
            return _play(entry)
        case Reply(word):
            return word.value
        case Claim(holder, rank):
            return f"claim {word_of(holder)} {rank.value}"
        case _:
            assert_never(entry)


def _note(note: TrickNote | PairNote | PointsNote | SideNote | DealerNote | SeriesNote) -> str:
    match note:
        case TrickNote(taker):
            return f"trick {word_of(taker)}"
        case PairNote(of, pair):
            return f"{of.value} {pair[0]}-{pair[1]}"
        case PointsNote(of, points):
            return f"{of.value} {points}"
        case SideNote(of, side):
            return f"{of.value} {word_of(side)}"
        case DealerNote(seat):
            return f"dealer {word_of(seat)}"
        case SeriesNote(holder, benchmark):
            return f"series {word_of(holder)}" + ("" if benchmark is None else f" {benchmark}")
        case _:
            assert_never(note)


def _by(seat: Seat | None) -> str:
    return "" if seat is None else f"{word_of(seat)}: "


def _play(play: Play) -> str:
    words = [_cards((play.card,))]
    if play.signal is not None:
        words.append(play.signal.value)
    if play.takes:
        words += ["x", *([_cards(play.base)] if play.base else [])]
    if play.sequence:
        words += ["+", _cards(play.sequence)]
    return " ".join(words)
