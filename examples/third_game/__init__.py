"""High Card, a third game small enough to read at once: a package that is an `engine.Game`.

Four players in two sides, sixteen cards (jack to ace), three cards each, four left in the stock.
The top card of a pack names the first dealer by its suit (H-1); three cards are dealt each (H-2).
One follows suit if one can (H-3). The highest card of the suit led takes the trick and leads to
the next; the side with more of the three tricks wins (H-4).
"""

from __future__ import annotations

from examples.third_game.legality import is_legal, why_illegal
from examples.third_game.listing import legal_actions, rulings
from examples.third_game.rules import GUIDE, NAME, PACK, PROFILES, Action, Event, Play, Rules
from examples.third_game.setup import Setup, faults, from_setup, to_setup
from examples.third_game.state import State, View, new_match, outcome, to_act, view
from examples.third_game.transition import apply, chance, observe, step

__all__ = [
    "GUIDE",
    "NAME",
    "PACK",
    "PROFILES",
    "Action",
    "Event",
    "Play",
    "Rules",
    "Setup",
    "State",
    "View",
    "apply",
    "chance",
    "faults",
    "from_setup",
    "is_legal",
    "legal_actions",
    "new_match",
    "observe",
    "outcome",
    "rulings",
    "step",
    "to_act",
    "to_setup",
    "view",
    "why_illegal",
]
