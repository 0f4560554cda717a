"""Moments of whole matches, with how each came about, and what a world makes of that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardrules.engine import CHANCE
from cardrules.seats import SEATS, Seat
from tests.beliefs.subject import (
    ActionT,
    Believer,
    EventT,
    Held,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
)

ONLOOKERS: tuple[Seat | None, ...] = (None, *SEATS)
_RULED: float = 0.003
"""How often a supervisor rules where it may be done."""


def moments(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rules: RulesT,
    rng: Random,
) -> Iterator[Moment[HeldT, ActionT]]:
    """Every state of matches without end: half of the choices, and of the packs, are plain random.

    The others make rare things happen, and so do other scores between two deals.
    """
    game = believer.game
    while True:
        state = game.new_match(rules)
        moment: Moment[HeldT, ActionT] = Moment(state, state)
        yield moment
        while (actor := game.to_act(state)) is not None:
            action = _action(believer, rng, state)
            by = actor if isinstance(actor, Seat) and action not in game.rulings(state) else None
            state = game.apply(state, action, by=by)
            if believer.opens(state):
                state = _at_other_scores(believer, rng, state)
                moment = Moment(state, state)
            else:
                moment = Moment(state, moment.start, (*moment.done, (by, action)))
            yield moment


def _action(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rng: Random,
    state: HeldT,
) -> ActionT:
    game = believer.game
    rulings = game.rulings(state)
    if rulings and rng.random() < _RULED:
        return rulings[0]
    plain = rng.random() < 0.5
    if game.to_act(state) is CHANCE:
        whole = rng.sample(game.PACK, len(game.PACK))
        return game.chance(state, whole if plain else believer.pack(rng, state))
    actions = game.legal_actions(state)
    return rng.choice(actions) if plain else believer.choose(rng, state, actions)


def _at_other_scores(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rng: Random,
    state: HeldT,
) -> HeldT:
    """Now and then, between two deals, a state at which another deal is due."""
    other = believer.elsewhere(rng, state) if rng.random() < 0.5 else None
    if other is None or any(map(len, other.hands)) or any(map(len, state.hands)):
        return state
    return other if believer.opens(other) else state


def observed(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    moment: Moment[HeldT, ActionT],
    held: Held,
    seat: Seat | None,
) -> list[EventT]:
    """What a seat is told of all that was done since the deal that the cards held imply."""
    game = believer.game
    again = believer.implied(moment, held)
    state, told = again.start, list[EventT]()
    for by, action in again.done:
        step = game.step(state, action, by=by)
        told += game.observe(step.events, seat)
        state = step.state
    return told


def replayed(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    moment: Moment[HeldT, ActionT],
    held: Held,
) -> HeldT | None:
    """What the deal, as the cards held imply it, and all that was done since lead to.

    `None` if something that was done is not legal there.
    """
    game = believer.game
    again = believer.implied(moment, held)
    state = again.start
    for by, action in again.done:
        if not game.is_legal(state, action, by=by):
            return None
        state = game.apply(state, action, by=by)
    return state
