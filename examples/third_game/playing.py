"""What a pack and a card lead to in High Card."""

from __future__ import annotations

import attrs

from cardrules.cards import Card
from cardrules.engine import Step
from cardrules.seats import SEATS, Seat
from examples.third_game.rules import HAND, RANKS, Event, Phase
from examples.third_game.state import State, to_act
from examples.third_game.table import in_order


def dealt(state: State, pack: tuple[Card, ...]) -> Step[State, Event]:
    """Deal three cards each, from the dealer's left; that seat leads (H-2)."""
    assert state.table.dealer is not None, "there is a dealer once the draw is over"
    leader = state.table.dealer.left
    starts = [(seat.value - leader.value) % 4 * HAND for seat in SEATS]
    hands = tuple(in_order(pack[start : start + HAND]) for start in starts)
    table = attrs.evolve(state.table, phase=Phase.PLAY, leader=leader)
    events = tuple(Event("H-2", seat, hands[seat]) for seat in SEATS)
    return Step(State(table, hands, pack[4 * HAND :]), events)


def played(state: State, card: Card) -> Step[State, Event]:
    """Play a card; the fourth one ends the trick, the last trick ends the match (H-3, H-4)."""
    table, seat = state.table, to_act(state)
    assert isinstance(seat, Seat)
    assert table.leader is not None
    hands = tuple(
        tuple(held for held in hand if each is not seat or held != card)
        for each, hand in zip(SEATS, state.hands, strict=True)
    )
    trick, played = (*table.trick, card), Event("H-3", seat, (card,))
    if len(trick) < 4:
        return Step(State(attrs.evolve(table, trick=trick), hands, state.stock), (played,))
    followed = [each for each in trick if each.suit is trick[0].suit]
    best = max(followed, key=lambda each: RANKS.index(each.rank))
    winner = SEATS[(table.leader.value + trick.index(best)) % 4]
    north_south, east_west = table.tricks
    won = winner.side.value
    table = attrs.evolve(
        table,
        phase=Phase.PLAY if any(hands) else Phase.OVER,
        leader=winner,
        trick=(),
        tricks=(north_south + 1 - won, east_west + won),
        gone=in_order(table.gone + trick),
    )
    return Step(State(table, hands, state.stock), (played, Event("H-4", winner, trick)))
