"""The points of a game as they add up, and what is said of them."""

from __future__ import annotations

from typing import Final, final

import attrs

from cardrules.audit._journal import Choices, Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.entries import PairNote, Place, Points, PointsNote
from cardrules.seats import SIDES, Seat, Side

__all__ = ["Due", "Tally"]

TARGET: Final = 40


@final
@attrs.frozen
class Due:
    """What the last action pays, by the cards: a caída, a limpia, or anything else.

    `clause` is that of all of it, `is_empty` says whether a capture emptied the table, and
    `limpia_clause` why a limpia then pays what it does. `is_first` is for the first play of a lot.
    """

    side: Side
    place: Place
    clause: str
    points: int = 0
    caida: int = 0
    limpia: int = 0
    is_empty: bool = False
    limpia_clause: str = "C-5.3"
    is_first: bool = False
    seat: Seat | None = None

    @property
    def total(self) -> int:
        """All of it together."""
        return self.points + self.caida + self.limpia


@final
class Tally:
    """The scores of both sides, `None` as long as the record does not tell them."""

    def __init__(
        self,
        scores: tuple[int, int] | None,
        noted: frozenset[Points],
        journal: Journal,
        choices: Choices,
    ) -> None:
        """Start with the scores before a hand; `noted` are the points that the record notes."""
        self.scores = scores
        self.noted = noted
        self.journal = journal
        self.choices = choices
        self.winner: Side | None = None
        self.by_points = True
        self.due: Due | None = None
        self.told: set[Points] = set()

    def of(self, side: Side) -> int | None:
        """Give what a side stands at, `None` where that is not known."""
        return None if self.scores is None else self.scores[side]

    def pay(self, due: Due) -> None:
        """Pay what an action is worth, and wait for what is said of it."""
        self.close()
        self.due, self.told = due, set()
        self.add(due.side, due.total)

    def add(self, side: Side, points: int) -> None:
        """Add points, which may be fewer than none, to a score (C-7.1)."""
        if self.scores is None:
            return
        north_south, east_west = self.scores
        self.scores = (
            (north_south + points, east_west)
            if side is Side.NORTH_SOUTH
            else (north_south, east_west + points)
        )
        self._won(side)

    def _won(self, side: Side) -> None:
        if self.scores is None or not self.by_points:
            return
        if self.winner is None and self.scores[side] >= TARGET:
            self.winner = side
        elif self.winner is side and self.scores[side] < TARGET:
            self.winner = None

    def win(self, side: Side) -> None:
        """End the game otherwise than on points (C-2.6, C-3.2)."""
        self.winner, self.by_points = side, False

    def close(self) -> None:
        """Look whether everything that was due has been claimed, before something else is done."""
        due, self.due = self.due, None
        if due is None:
            return
        for of, points, code, clause in (
            (Points.CAIDA, due.caida, Code.CAIDA_NOT_CLAIMED, "C-5.1"),
            (Points.LIMPIA, due.limpia, Code.LIMPIA_NOT_CLAIMED, "C-5.3"),
        ):
            unknown = of is Points.LIMPIA and self.scores is None
            if points and of in self.noted and of not in self.told and not unknown:
                text = f"{due.side} had a {of.value} due and did not claim it"
                self.journal.add(code, clause, due.place, text, whose=due.side)
                if self.choices.choose(2):
                    self.add(due.side, -points)

    def note(self, note: PointsNote) -> None:
        """Hold points that are claimed to what is due (C-5.1 to C-5.4, C-7.5)."""
        due = self.due
        if due is None or note.of in self.told:
            text = "no points are due here"
            self.journal.add(Code.OUT_OF_PLACE, "G-2", note.place, text)
            return
        self.told.add(note.of)
        paid = {Points.CAIDA: due.caida, Points.LIMPIA: due.limpia, Points.POINTS: due.total}
        unknown = self.scores is None and note.of is not Points.CAIDA
        if note.points == paid[note.of] or unknown:
            return
        code, clause = _wrong(note, due, paid[note.of])
        text = f"{due.side} claimed {note.points} for {note.of.value}, and {paid[note.of]} is due"
        self.journal.add(code, clause, note.place, text, whose=due.side)
        if self.choices.choose(2):
            self.add(due.side, note.points - paid[note.of])

    def holds(self, note: PairNote) -> bool:
        """Say whether a score that is said is the one that the points make."""
        if self.scores is None:
            self.scores = note.pair
            for side in SIDES:
                self._won(side)
        return self.scores == note.pair

    def correct(self, note: PairNote) -> None:
        """Write down that a score is wrong, and go on from what was said (C-7.5)."""
        due = "-".join(map(str, self.scores or ()))
        text = f"the score is said to be {note.pair[0]}-{note.pair[1]}, and is {due}"
        self.journal.add(Code.WRONG_SCORE, "C-7.5", note.place, text)
        if self.choices.choose(2) == 0:
            self.scores = note.pair
            for side in SIDES:
                self._won(side)


def _wrong(note: PointsNote, due: Due, paid: int) -> tuple[Code, str]:
    """Give the code and the clause of points that are claimed and not due."""
    if note.of is Points.CAIDA:
        if paid:
            return Code.WRONG_POINTS, "C-5.1"
        return Code.CAIDA_NOT_DUE, "C-5.2" if due.is_first else "C-5.1"
    if note.of is Points.POINTS:
        return Code.WRONG_POINTS, due.clause
    if paid:
        return Code.WRONG_POINTS, due.limpia_clause
    if due.is_empty:
        return Code.LIMPIA_BLOCKED, due.limpia_clause
    return Code.LIMPIA_NOT_DUE, "C-5.3"
