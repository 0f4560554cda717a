"""Whole matches, action for action."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from cardrules.choices import format_choices
from cardrules.fields import letter_of
from cardrules.testing._walks import ActionT, EventT, HeldT, KnownT, RulesT, SetupT
from cardrules.testing.vectors._pools import Pool

__all__ = ["vectors"]

_NUMBER: Final = 12


def vectors(
    pool: Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[dict[str, object]]:
    """Give the first matches that were played to their end."""
    game = pool.game
    ended = ((match, game.outcome(match.states[-1])) for match in pool.matches)
    whole = ((match, outcome) for match, outcome in ended if outcome is not None)
    for match, outcome in islice(whole, _NUMBER):
        yield {
            "game": game.NAME,
            "rules": format_choices(match.rules, game.CHOICES, ","),
            "dealer": letter_of(match.dealer),
            "actions": [game.format_action(action) for action in match.actions],
            "final": game.format_position(match.states[-1]),
            "winner": letter_of(outcome.winner),
            "clause": outcome.clause,
        }
