"""Things that are no action of any game here."""

from __future__ import annotations

from typing import Final, final

import attrs

from cardrules.actions import GameAction
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import Seat


@final
@attrs.frozen
class Whistle(GameAction):
    """An action of a game that nobody plays."""

    tune: str = "any"


STRANGERS: Final[tuple[object, ...]] = (
    None,
    True,
    0,
    "play",
    (),
    [],
    {},
    Card(Rank.ACE, Suit.CLUBS),
    Suit.HEARTS,
    Seat.NORTH,
    object(),
    GameAction(),
    Whistle(),
    Whistle,
)
"""No actions of the games compared, whatever is asked of them."""
