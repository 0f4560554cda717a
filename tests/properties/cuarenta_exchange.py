"""Cuarenta: hidden cards exchanged, so that all that a seat knows stays as it is.

What is known of a hidden hand: how many cards it has, what has fallen of it and what it answered.
"""

from __future__ import annotations

from random import Random

import attrs

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.seats import SEATS, Seat

_TRIES = 60
_STATUS = {
    cu.Answer.PASSED: cu.RondaStatus.SILENT,
    cu.Answer.PASSED_BLOCKED: cu.RondaStatus.BLOCKED,
    cu.Answer.RONDA: cu.RondaStatus.ANNOUNCED,
}


def exchanged(rng: Random, state: cu.State, seat: Seat | None) -> cu.State:
    """The state after many exchanges of a card that the seat cannot see for another one."""
    if state.phase in (cu.Phase.DRAW, cu.Phase.SHUFFLE):
        return state
    places = [[*hand] for hand in state.hands] + [[*state.stock]]
    own = None if seat is None else seat.value
    hidden = [place for place in range(len(places)) if places[place] and place != own]
    for _ in range(_TRIES if hidden else 0):
        one, other = rng.choice(hidden), rng.choice(hidden)
        mine, theirs = rng.randrange(len(places[one])), rng.randrange(len(places[other]))
        _swap(places, one, mine, other, theirs)
        if not (_can_be(state, one, places[one]) and _can_be(state, other, places[other])):
            _swap(places, one, mine, other, theirs)
    return _with(state, [tuple(place) for place in places])


def _swap(places: list[list[Card]], one: int, mine: int, other: int, theirs: int) -> None:
    gives, takes = places[one][mine], places[other][theirs]
    places[one][mine], places[other][theirs] = takes, gives


def _can_be(state: cu.State, place: int, hand: list[Card]) -> bool:
    """Whether the seat can hold these cards, after all that it has shown."""
    if place == len(SEATS):
        return True
    seat = SEATS[place]
    was = cu.announcement((*state.hands[seat], *state.fallen[seat]))
    held = cu.announcement((*hand, *state.fallen[seat]))
    rules = state.rules
    match state.answers[seat]:
        case None:
            return True
        case cu.Answer.FOUR:
            return held == was
        case cu.Answer.RONDA:
            return isinstance(held, cu.Ronda)
        case cu.Answer.PASSED_BLOCKED if rules.announcing == "compulsory":
            return rules.four_of_a_kind != "wins" or not isinstance(held, cu.Four)
        case cu.Answer.PASSED if rules.announcing == "compulsory":
            return held is None
        case _:
            return True


def _with(state: cu.State, places: list[tuple[Card, ...]]) -> cu.State:
    """The state with these hands and this stock, and with the rondas and prizes that go with them.

    A prize stays where the ronda does that it is for.
    """
    rondas = [ronda for ronda in state.rondas if ronda.lot != state.lot]
    for seat in SEATS:
        held, answer = cu.announcement((*places[seat], *state.fallen[seat])), state.answers[seat]
        if isinstance(held, cu.Ronda) and answer in _STATUS:
            rondas.append(cu.HeldRonda(seat, held.rank, state.lot, _STATUS[answer]))
    held_now = {(ronda.holder, ronda.rank) for ronda in rondas}
    setup = attrs.evolve(
        cu.to_setup(state),
        hands=tuple(places[:4]),
        stock=places[4],
        rondas=tuple(rondas),
        prizes=tuple(prize for prize in state.prizes if tuple(prize) in held_now),
    )
    return cu.from_setup(setup)
