"""Positions with all that may be done in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardrules.fields import letter_of
from cardrules.seats import Seat
from cardrules.streams import stream
from cardrules.testing._walks import ActionT, EventT, HeldT, KnownT, RulesT, SetupT
from cardrules.testing.vectors._pools import Pool

__all__ = ["vectors"]

_NUMBER: Final = 500


def vectors(
    pool: Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[dict[str, object]]:
    """Give some states with who acts and what is listed, in its order."""
    game = pool.game
    for state in pool.picked(_NUMBER, stream(4)):
        actor = game.to_act(state)
        yield {
            "position": game.format_position(state),
            "to_act": letter_of(actor) if isinstance(actor, Seat) else actor and str(actor),
            "actions": [game.format_action(action) for action in game.legal_actions(state)],
        }
