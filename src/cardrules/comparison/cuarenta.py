"""Cuarenta compared: the points of a match, by what they are paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardrules import cuarenta as game
from cardrules.bots.cuarenta import CUARENTA as ARENA
from cardrules.choices import format_choices, parse_choices
from cardrules.comparison.ledger import Ledger, Source

__all__ = ["CUARENTA"]

_SOURCES: Final = tuple(
    Source(name, "points")
    for name in ("ronda", "four", "caida", "limpia", "caida_y_limpia", "prize", "count")
)
"""Announcements, plays, prizes and the count. No bot declares a misdeal."""


def _entries(events: tuple[game.Event, ...]) -> Iterator[tuple[str, int]]:
    """Give what the events of an action pay; a caída that empties the table is a source apart."""
    kinds = {type(event) for event in events}
    both = {game.CaidaMade, game.LimpiaMade} <= kinds
    for event in events:
        match event:
            case game.RondaAnnounced():
                yield "ronda", event.points
            case game.FourShown():
                yield "four", event.points
            case game.CaidaMade():
                yield "caida_y_limpia" if both else "caida", event.points
            case game.LimpiaMade():
                yield "caida_y_limpia" if both else "limpia", event.points
            case game.PrizeClaimed():
                yield "prize", event.points
            case game.CardsCounted():
                yield "count", event.points
            case _:
                pass


def _parsed(text: str) -> game.Rules:
    """Read rules, whatever blanks stand between the fields."""
    return parse_choices(" ".join(text.split()), game.CHOICES, game.PROFILES, game.rules_from)


def _formatted(rules: game.Rules) -> str:
    """Write rules."""
    return format_choices(rules, game.CHOICES)


CUARENTA: Final = Ledger(
    arena=ARENA,
    sources=_SOURCES,
    entries=_entries,
    parse_rules=_parsed,
    format_rules=_formatted,
)
"""Cuarenta: a match to its end, which is several games where the rules play several."""
