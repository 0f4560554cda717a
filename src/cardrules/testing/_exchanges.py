"""Other cards where a seat cannot see: states that differ from one in what is hidden from it."""

from __future__ import annotations

import pickle
from typing import Final

from cardrules.cards import Card
from cardrules.seats import Seat
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
)

__all__ = ["exchanged", "with_a_card_missing"]

_TRIES: Final = 6


def exchanged(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], seat: Seat | None
) -> HeldT:
    """Give a state with cards that `seat` cannot see exchanged for one another, if there is one.

    Whether the other hands can be so is for the game's `faults` to say; as many exchanges as have
    none are made, of a few that are tried. Without any it is the state itself.
    """
    game, state = moment.game, moment.state
    for _ in range(_TRIES):
        places = [list(hand) for hand in (*state.hands, state.stock)]
        hidden = [
            (place, number)
            for place, cards in enumerate(places)
            for number in range(len(cards))
            if seat is None or place != seat.value
        ]
        if not hidden:
            break
        one, two = (hidden[moment.stream.below(len(hidden))] for _ in range(2))
        first, second = places[one[0]][one[1]], places[two[0]][two[1]]
        places[one[0]][one[1]], places[two[0]][two[1]] = second, first
        *hands, stock = map(tuple, places)
        setup = _with_cards(game.to_setup(state), tuple(hands), stock)
        if not game.faults(setup):
            state = game.from_setup(setup)
    return state


def with_a_card_missing(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> SetupT | None:
    """Give the fields of a state without one of its hidden cards; `None` if none is hidden."""
    state = moment.state
    places = [*state.hands, state.stock]
    full = [number for number, cards in enumerate(places) if cards]
    if not full:
        return None
    place = full[moment.stream.below(len(full))]
    places[place] = places[place][1:]
    *hands, stock = places
    return _with_cards(moment.game.to_setup(state), tuple(hands), stock)


def _with_cards(
    setup: SetupT, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
) -> SetupT:
    """Give a state spelled out with other cards, whatever class its fields are in.

    They are set on a copy, past the guard of a frozen class: nobody has seen it yet. A frozen
    thing may be its own copy, so the copy is a pickle's.
    """
    other: SetupT = pickle.loads(pickle.dumps(setup))
    for name, cards in (("hands", hands), ("stock", stock)):
        object.__setattr__(other, name, cards)
    return other
