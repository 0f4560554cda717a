"""What lies open in High Card, and the order of its cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import attrs

from cardrules.cards import Card
from cardrules.seats import Seat
from examples.third_game.rules import PACK, Phase, Rules

_PLACES: Final = {card: place for place, card in enumerate(PACK)}


@final
@attrs.frozen
class Table:
    """What everybody can see. `gone` are the cards of the tricks before, in pack order."""

    rules: Rules
    phase: Phase
    dealer: Seat | None = None
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    gone: tuple[Card, ...] = ()


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards into pack order; a card of another pack comes last."""
    return tuple(sorted(cards, key=lambda card: _PLACES.get(card, len(PACK))))
