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
from examples.third_game.playing import dealt, played
from examples.third_game.rules import Action, Event, Phase, Play
from examples.third_game.state import State, new_match, to_act


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
            return dealt(state, pack)
        case Play(card):
            return played(state, card)
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
