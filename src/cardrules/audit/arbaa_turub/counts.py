"""The tricks of a game as they add up, by the cards and by what is said of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, final

import attrs

from cardrules.audit._journal import Journal
from cardrules.audit.codes import FindingCode
from cardrules.audit.entries import PairNote
from cardrules.seats import Side

__all__ = ["Counts"]

TRICKS: Final = 36


@final
@attrs.frozen
class _Count:
    """The tricks of each side, and those of which it is not known whose they are."""

    tricks: tuple[int, int]
    unknown: int = 0

    def allows(self, tricks: tuple[int, int]) -> bool:
        """Say whether the tricks can be these."""
        spare = [said - sure for said, sure in zip(tricks, self.tricks, strict=True)]
        return min(spare) >= 0 and sum(spare) == self.unknown


@final
class Counts:
    """Every count that the record allows.

    A count that is said and does not hold is kept beside the one that the cards give, since what is
    said later may go by the one or by the other.
    """

    def __init__(self, journal: Journal) -> None:
        """Start at nothing."""
        self.journal = journal
        self.counts = [_Count((0, 0))]

    def trick(self, sides: Collection[Side]) -> None:
        """Count a trick that one of these sides took."""
        if len(sides) > 1:
            self.counts = [attrs.evolve(each, unknown=each.unknown + 1) for each in self.counts]
            return
        (side,) = sides
        self.counts = [
            attrs.evolve(
                each,
                tricks=(
                    each.tricks[0] + (side is Side.NORTH_SOUTH),
                    each.tricks[1] + (side is Side.EAST_WEST),
                ),
            )
            for each in self.counts
        ]

    def note(self, note: PairNote, gathered: int) -> None:
        """Hold a count that is said to the tricks that have been gathered (T-1.3)."""
        said = _Count(note.pair)
        if any(each.allows(note.pair) for each in self.counts):
            self.counts = [said]
            return
        due = " or ".join(f"{a}-{b}" for a, b in (each.tricks for each in self.counts))
        text = f"the tricks are said to be {note.pair[0]}-{note.pair[1]}, and are {due}"
        self.journal.add(FindingCode.WRONG_TRICKS, "T-1.3", note.place, text)
        if sum(note.pair) == gathered:
            self.counts.append(said)

    def results(self, gathered: int) -> tuple[tuple[int, int], ...]:
        """Give every result that the game can have after so many tricks, 36 in the end."""
        missing = TRICKS - gathered
        found: dict[tuple[int, int], None] = {}
        for each in self.counts:
            spare = each.unknown + missing
            for more in range(spare + 1):
                found[each.tricks[0] + more, each.tricks[1] + spare - more] = None
        return tuple(found)
