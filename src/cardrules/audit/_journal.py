"""What an audit writes down on its way, and the choices that it makes where things contradict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, final

from cardrules.audit.codes import Confidence, FindingCode
from cardrules.audit.entries import (
    Deal,
    DealerNote,
    Entry,
    PairNote,
    Place,
    PointsNote,
    SeriesNote,
    SideNote,
    TrickNote,
)
from cardrules.audit.findings import Finding
from cardrules.cards import Card
from cardrules.seats import Seat, Side

__all__ = ["MOST_FINDINGS", "Budget", "Choices", "Journal", "last_place", "segments_of"]

MOST_FINDINGS: Final = 1000
"""An audit ends after so many: a text that is wrong throughout is no record."""
MOST_OPEN: Final = 5000
"""The same for open points: a record of which hardly anything was seen."""


@final
class Journal:
    """Findings and open points, as they come."""

    def __init__(self) -> None:
        """Start with none."""
        self.findings: list[Finding] = []
        self.open: list[Finding] = []

    def add(
        self,
        code: FindingCode,
        clause: str,
        place: Place,
        text: str,
        *,
        whose: Seat | Side | None = None,
        cards: Iterable[Card] = (),
        proof: int | None = None,
        is_open: bool = False,
    ) -> None:
        """Write a finding down."""
        seat = whose if isinstance(whose, Seat) else None
        side = whose if isinstance(whose, Side) else None
        confidence = Confidence.OPEN if is_open else Confidence.CERTAIN
        finding = Finding(code, clause, *place, confidence, seat, side, tuple(cards), text, proof)
        (self.open if is_open else self.findings).append(finding)

    def take(self, other: Journal) -> None:
        """Take over what another journal has."""
        self.findings += other.findings
        self.open += other.open

    def is_full(self) -> bool:
        """Say whether enough has been found."""
        return len(self.findings) >= MOST_FINDINGS or len(self.open) >= MOST_OPEN


@final
class Choices:
    """The choices of one run: those that are given first, then the first option of each.

    Where a record contradicts itself the audit goes on from one of its two sayings. Whoever runs
    it again with other choices can see which of them leaves less to be found.
    """

    def __init__(self, given: Sequence[int] = ()) -> None:
        """Start with the choices that are to be made first."""
        self.given = tuple(given)
        self.made: list[int] = []
        self.options: list[int] = []

    def choose(self, options: int) -> int:
        """Give the number of an option, from 0."""
        place = len(self.made)
        choice = self.given[place] if place < len(self.given) else 0
        # What was given may be from a run that had more to choose from here.
        choice = min(choice, options - 1)
        self.made.append(choice)
        self.options.append(options)
        return choice


@final
class Budget:
    """How much is still gone through in an audit, so that it ends in good time."""

    def __init__(self, left: int) -> None:
        """Start with so much."""
        self.left = left

    def spend(self, cost: int = 1) -> bool:
        """Spend some of it; false where there is no more."""
        self.left -= cost
        return self.left >= 0


def segments_of(
    entries: Sequence[Entry],
) -> tuple[tuple[Entry, ...], tuple[tuple[Deal, tuple[Entry, ...]], ...]]:
    """Split a record at its deals: what comes before the first, and each deal with what follows.

    Of the notes between two acts those on the act itself come first, wherever they are written.

    >>> before, deals = segments_of((Deal(), Deal()))
    >>> before, len(deals)
    ((), 2)
    """
    entries = [*_in_order(entries)]
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Deal)]
    segments: list[tuple[Deal, tuple[Entry, ...]]] = []
    for at, end in zip(starts, (*starts[1:], len(entries)), strict=False):
        deal = entries[at]
        assert isinstance(deal, Deal)
        segments.append((deal, tuple(entries[at + 1 : end])))
    return tuple(entries[: starts[0] if starts else len(entries)]), tuple(segments)


def last_place(deal: Deal, entries: Sequence[Entry]) -> Place:
    """Give the place of the last line of a deal and what follows it."""
    return max((entry.place for entry in entries), default=deal.place)


def _in_order(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Put who gathered a trick and what an act pays before what is said of the whole."""
    for _, run in groupby(entries, _is_note):
        yield from sorted(run, key=lambda each: not isinstance(each, TrickNote | PointsNote))


def _is_note(entry: Entry) -> bool:
    return isinstance(entry, TrickNote | PairNote | PointsNote | SideNote | DealerNote | SeriesNote)
