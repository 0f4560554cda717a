"""A record on which one alternative parts from the default, and where it is to part."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

import attrs

from cardrules.cards import Card
from cardrules.divergence import Parting
from cardrules.notation import format_cards
from cardrules.record import AnyState
from cardrules.records import format_state
from cardrules.seats import Seat
from tests.readings.pages import ROOT

__all__ = ["FOLDER", "Sample", "hand_lines", "position"]

FOLDER: Final = ROOT / "examples" / "records" / "readings"


@final
@attrs.frozen
class Sample:
    """A record in `FOLDER`: what it says, and what is to come of it under the alternative.

    `choice` is the alternative as in a record, `said` what the record shows, a sentence a line;
    `head` are the lines of the header behind the game, `actions` those behind the header. The
    readings part at action `number`, by `kind` and `clause`.
    """

    game: str
    choice: str
    said: Sequence[str]
    head: Sequence[str]
    actions: Sequence[str]
    number: int
    kind: Parting
    clause: str

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"{self.game}-{self.choice.replace('=', '-')}.txt"

    @property
    def path(self) -> Path:
        """Where the file is."""
        return FOLDER / self.name

    @property
    def text(self) -> str:
        """What the file holds."""
        lines = [*(f"# {each}" for each in self.said), "cardrules 1", f"game {self.game}"]
        return "\n".join((*lines, *self.head, "", *self._marked(), ""))

    def _marked(self) -> list[str]:
        """Give the actions, with a mark where the readings part."""
        lines = [*self.actions]
        acting = [place for place, line in enumerate(lines) if not line.startswith(" ")]
        lines[acting[self.number - 1]] += f"  # {self.choice} parts here"
        return lines


def position(state: AnyState) -> str:
    """Write the header line of a record that starts from a position."""
    return f"position {format_state(state)}"


def hand_lines(hands: Sequence[tuple[Seat, Sequence[Card]]]) -> list[str]:
    """Write a deal as the hands of those seats."""
    return [
        "deal",
        *(f"  {seat.name.lower():5} {format_cards(tuple(cards))}" for seat, cards in hands),
    ]
