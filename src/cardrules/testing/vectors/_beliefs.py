"""Known counts of the deals behind a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardrules.fields import letter_of
from cardrules.seats import SEATS
from cardrules.streams import stream
from cardrules.testing._walks import ActionT, EventT, HeldT, KnownT, RulesT, SetupT
from cardrules.testing.vectors._pools import Pool

__all__ = ["vectors"]

_NUMBER: Final = 120


def vectors(
    pool: Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[dict[str, object]]:
    """Count for some states, for one seat each or for a spectator, in decimal digits."""
    game = pool.game
    for number, state in enumerate(pool.picked(_NUMBER, stream(3))):
        seat = (*SEATS, None)[number % 5]
        yield {
            "position": game.format_position(state),
            "seat": letter_of(seat),
            "count": str(game.count_worlds(game.view(state, seat))),
        }
