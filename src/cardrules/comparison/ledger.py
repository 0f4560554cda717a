"""What a comparison needs of a game beside its arena: what its events pay, and from where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arena import Arena, Seated
from cardrules.engine import GameEvent

__all__ = ["MOST_DEALS", "Ledger", "Source"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

MOST_DEALS: Final = 1_000
"""A match that goes on after so many deals is left unfinished, and nobody wins it."""


@final
@attrs.frozen
class Source:
    """Where something comes from in a match: `name` in one word, and the `unit` it counts in.

    >>> str(Source("ronda", "points"))
    'ronda (points)'
    """

    name: str
    unit: str

    def __str__(self) -> str:
        """Give the name with its unit."""
        return f"{self.name} ({self.unit})"


@final
@attrs.frozen(kw_only=True)
class Ledger(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game whose rules can be compared.

    `format_rules` writes two sets of rules alike if they are equal, and only then.
    """

    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    sources: tuple[Source, ...]
    """All sources, in the order in which they are told; no two have one name."""
    entries: Callable[[tuple[EventT, ...]], Iterator[tuple[str, int]]]
    """What the events of one action pay to both sides together, each with its source's name."""
    parse_rules: Callable[[str], RulesT]
    """Read rules as a record has them."""
    format_rules: Callable[[RulesT], str]
    """Write rules as a record has them."""
    deals: int = MOST_DEALS
    """How many deals a match may take."""
