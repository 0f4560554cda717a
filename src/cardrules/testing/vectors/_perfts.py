"""Known counts of lines of play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from cardrules.engine import perft
from cardrules.seats import Seat
from cardrules.streams import stream
from cardrules.testing._walks import ActionT, EventT, HeldT, KnownT, RulesT, SetupT
from cardrules.testing.vectors._pools import Pool

__all__ = ["vectors"]

_NUMBER: Final = 30
_DRAWN: Final = 2 * _NUMBER
_FEW: Final = 3_000
"""Where there are more lines than that one goes no deeper."""
_DEEPEST: Final = 8


def vectors(
    pool: Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[dict[str, object]]:
    """Count the lines from some states, each as deep as there are not too many."""
    game = pool.game
    asked = (
        state for state in pool.picked(_DRAWN, stream(2)) if isinstance(game.to_act(state), Seat)
    )
    for state in islice(asked, _NUMBER):
        depth, count = 1, perft(game, state, 1)
        while count < _FEW and depth < _DEEPEST:
            depth += 1
            count = perft(game, state, depth)
        yield {"position": game.format_position(state), "depth": depth, "count": count}
