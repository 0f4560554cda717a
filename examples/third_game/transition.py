"""What an action of High Card leads to, and who is told what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

import attrs

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.cards import Card, Suit
from cardrules.engine import CHANCE, Step
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat
from examples.third_game.legality import is_legal, why_illegal
from examples.third_game.rules import HAND, RANKS, Action, Event, Phase, Play
from examples.third_game.state import State, in_order, new_match, to_act


def chance(state: State, pack: Iterable[Card]) -> DrawForDealer | Shuffle:
    """Make the chance action that is due."""
    action = DrawForDealer(pack) if state.table.phase is Phase.DRAW else Shuffle(pack)
    if to_act(state) is not CHANCE:
        raise _refusal(state, action, None)
    return action


def apply(state: State, action: Action, *, by: Seat | None = None) -> State:
    """Carry out an action."""
    return step(state, action, by=by).state


def step(state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
    """Carry out an action and tell what happened."""
    if not is_legal(state, action, by=by):
        raise _refusal(state, action, by)
    rules, dealer = state.table.rules, state.table.dealer
    match action:
        case DrawForDealer(pack):
            drawn = SEATS[tuple(Suit).index(pack[0].suit)]
            return Step(new_match(rules, dealer=drawn), (Event("H-1", drawn, pack[:1]),))
        case Shuffle(pack):
            return _dealt(state, pack)
        case Play(card):
            return _played(state, card)
        case Misdeal():
            return Step(new_match(rules, dealer=dealer), (Event("H-2"),))
        case _:
            assert_never(action)


def observe(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Hide the cards that others are dealt (H-2)."""
    return tuple(
        attrs.evolve(event, cards=()) if event.clause == "H-2" and event.seat is not seat else event
        for event in events
    )


def _refusal(state: State, action: Action, by: Seat | None) -> IllegalActionError:
    """Give the error of an action that may not be done."""
    illegality = why_illegal(state, action, by=by)
    assert illegality is not None
    return IllegalActionError(illegality)


def _dealt(state: State, pack: tuple[Card, ...]) -> Step[State, Event]:
    """Deal three cards each, from the dealer's left; that seat leads (H-2)."""
    assert state.table.dealer is not None, "there is a dealer once the draw is over"
    leader = state.table.dealer.left
    starts = [(seat.value - leader.value) % 4 * HAND for seat in SEATS]
    hands = tuple(in_order(pack[start : start + HAND]) for start in starts)
    table = attrs.evolve(state.table, phase=Phase.PLAY, leader=leader)
    events = tuple(Event("H-2", seat, hands[seat]) for seat in SEATS)
    return Step(State(table, hands, pack[4 * HAND :]), events)


def _played(state: State, card: Card) -> Step[State, Event]:
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
