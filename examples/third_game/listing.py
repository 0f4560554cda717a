"""What may be done in High Card, listed."""

from __future__ import annotations

from cardrules.actions import Misdeal
from cardrules.cards import Card
from cardrules.engine import Chance
from cardrules.seats import Seat
from examples.third_game.rules import Action, Phase, Play
from examples.third_game.state import Position, View, to_act


def legal_actions(position: Position) -> tuple[Action, ...]:
    """List the cards that the seat to act may play, in pack order."""
    hand, trick = hand_to_act(position), position.table.trick
    led = [card for card in hand if trick and card.suit is trick[0].suit]
    return tuple(map(Play, led if led and position.table.rules.follow else hand))


def rulings(state: Position) -> tuple[Action, ...]:
    """Allow a misdeal to be declared until a card is played (H-2)."""
    table = state.table
    return (Misdeal(),) if table.phase is Phase.PLAY and not table.gone + table.trick else ()


def asking(position: Position) -> Seat | Chance | None:
    """Give who asks: a view's own seat, else who is to act."""
    return position.seat if isinstance(position, View) else to_act(position)


def hand_to_act(position: Position) -> tuple[Card, ...]:
    """Give the hand of the seat to act, if there is one and it may be looked at."""
    actor = to_act(position)
    if not isinstance(actor, Seat) or asking(position) is not actor:
        return ()
    return position.hand if isinstance(position, View) else position.hands[actor]
