"""What every planted fault is: a kind, how it is planted, and what is to be found of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar, final

import attrs

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.audit import FindingCode, TableRecord, dumps, loads
from cardrules.audit.entries import Deal, Entry, Hand, Play
from tests.audit.tables import Made, Taste

__all__ = ["Kind", "Planted", "changed", "line_of", "planted", "stripped", "with_hand"]

StateT = TypeVar("StateT", at.State, cu.State)


@final
@attrs.frozen
class Planted:
    """A record with one fault: in which line, and by which clause."""

    record: TableRecord
    code: FindingCode
    clause: str
    line: int

    @property
    def text(self) -> str:
        """The record as text."""
        return dumps(self.record)


@final
@attrs.frozen(kw_only=True)
class Kind(Generic[StateT]):
    """A kind of fault. `plant` gives the entries with the fault, its place, and its clause.

    It gives `None` for a record that has no room for it.
    """

    name: str
    code: FindingCode
    plant: Callable[[Random, Made[StateT]], tuple[Sequence[Entry], int, str] | None]
    taste: Taste = attrs.field(factory=Taste)
    rules: str = "GUIDE"
    start: str = ""
    """A position that the record starts from."""
    keeps: bool = False
    """Whether the seats that are written are part of the fault."""


def planted(kind: Kind[StateT], rng: Random, made: Made[StateT]) -> Planted | None:
    """Plant a fault of a kind, if the record has room for it."""
    found = kind.plant(rng, made)
    if found is None:
        return None
    entries, place, clause = found
    if not kind.keeps and rng.random() < 0.5:
        entries = stripped(entries)
    record = attrs.evolve(made.record, entries=tuple(entries))
    return Planted(record, kind.code, clause, line_of(record, place))


def line_of(record: TableRecord, place: int) -> int:
    """The line on which an entry stands; for a deal with hands, that of the last of them."""
    entry = loads(dumps(record)).entries[place]
    hands = entry.hands if isinstance(entry, Deal) else ()
    return hands[-1].place.line if hands else entry.place.line


def stripped(entries: Sequence[Entry]) -> list[Entry]:
    """The same, but no play says whose it is."""
    return [attrs.evolve(each, by=None) if isinstance(each, Play) else each for each in entries]


def changed(
    made: Made[StateT], place: int, *entries: Entry, until: int | None = None, drop: int = 1
) -> list[Entry]:
    """The entries with others in the place of one, or of `drop`; those from `until` on left out."""
    all_of_them: tuple[Entry, ...] = made.record.entries[:until]
    return [*all_of_them[:place], *entries, *all_of_them[place + drop :]]


def with_hand(made: Made[StateT], place: int, hand: Hand) -> list[Entry]:
    """The entries with a hand written behind a deal."""
    deal = made.record.entries[place]
    assert isinstance(deal, Deal)
    return changed(made, place, attrs.evolve(deal, hands=(hand,)))
