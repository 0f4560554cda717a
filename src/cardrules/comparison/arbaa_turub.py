"""Arba'a Turub compared: the tricks of a match by how they are taken, its games by what they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from cardrules import arbaa_turub as game
from cardrules.bots.arbaa_turub import ARBAA_TURUB as ARENA
from cardrules.choices import format_choices, parse_choices
from cardrules.comparison.ledger import Ledger, Source

__all__ = ["ARBAA_TURUB"]

_TRICKS: Final[Mapping[game.TrickRule, str]] = {
    game.TrickRule.HIGHEST_TRUMP: "highest_trump",
    game.TrickRule.HIGHEST_OF_SUIT_LED: "highest_of_suit_led",
    game.TrickRule.FIRST_OF_TWINS: "first_of_twins",
}
"""By what takes a trick, the name of the source."""
_GAMES: Final = ("opening", "overturning", "too_few", "drawn", "deciding")
"""What a game does: open the first series, end the other side's, count for nothing for want of
tricks, count for nothing as a draw, or win the match. Each game does one of these."""
_SOURCES: Final = (
    *(Source(name, "tricks") for name in _TRICKS.values()),
    *(Source(name, "games") for name in _GAMES),
)


def _entries(events: tuple[game.Event, ...]) -> Iterator[tuple[str, int]]:
    """Give the trick that an action ends, and the game."""
    for event in events:
        match event:
            case game.TrickTaken():
                yield _TRICKS[event.rule], 1
            case game.BenchmarkSet():
                yield "opening", 1
            case game.BenchmarkReplaced(clause="T-4.4"):
                yield "overturning", 1
            case game.InsufficientWin():
                yield "too_few", 1
            case game.GameDrawn():
                yield "drawn", 1
            case game.MatchWon():
                yield "deciding", 1
            case _:
                pass


def _parsed(text: str) -> game.Rules:
    """Read rules, whatever blanks stand between the fields."""
    return parse_choices(" ".join(text.split()), game.CHOICES, game.PROFILES, game.rules_from)


def _formatted(rules: game.Rules) -> str:
    """Write rules."""
    return format_choices(rules, game.CHOICES)


ARBAA_TURUB: Final = Ledger(
    arena=ARENA,
    sources=_SOURCES,
    entries=_entries,
    parse_rules=_parsed,
    format_rules=_formatted,
)
"""Arba'a Turub: a whole match, game after game until a side has won it."""
