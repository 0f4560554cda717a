"""Checks of what an action leads to, and that nothing else changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from cardrules.errors import IllegalActionError
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
    candidates,
    some,
)

__all__ = [
    "actions_lead_elsewhere",
    "states_are_left_as_they_were",
    "states_say_all_that_matters",
    "step_leads_where_apply_does",
    "steps_tell_something",
    "to_act_twice_is_to_act_alike",
]


def to_act_twice_is_to_act_alike(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`apply` and `step` give equal results, with equal hashes, whenever they are asked."""
    game, state = moment.game, moment.state
    for action in some(game.legal_actions(state)):
        one, two = game.apply(state, action), game.apply(state, action)
        if one != two or hash(one) != hash(two):
            yield f"{action} leads to two states"
        if game.step(state, action) != game.step(state, action):
            yield f"{action} makes two steps"


def states_are_left_as_they_were(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Neither what is done nor what is refused changes the state that it is asked of."""
    game, state = moment.game, moment.state
    before, hashed, listed = game.to_setup(state), hash(state), game.legal_actions(state)
    for action in candidates(moment):
        game.is_legal(state, action)
        game.why_illegal(state, action)
        with suppress(IllegalActionError):
            game.step(state, action)
            game.apply(state, action)
        if (game.to_setup(state), hash(state), game.legal_actions(state)) != (
            before,
            hashed,
            listed,
        ):
            yield f"{action} changed the state that it was tried on"


def actions_lead_elsewhere(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """What is done leads to a state that is not equal to the one before."""
    game, state = moment.game, moment.state
    for action in (*some(game.legal_actions(state)), *game.rulings(state)):
        if game.apply(state, action) == state:
            yield f"{action} leads to an equal state"


def step_leads_where_apply_does(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`step` gives the state that `apply` gives."""
    game, state = moment.game, moment.state
    actions = (*some(game.legal_actions(state)), *game.rulings(state))
    for action in actions if moment.action is None else (*actions, moment.action):
        if game.step(state, action).state != game.apply(state, action):
            yield f"{action}: step leads elsewhere than apply"


def steps_tell_something(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`step` gives at least one event, and every event names its clause."""
    if moment.action is None:
        return
    events = moment.game.step(moment.state, moment.action).events
    if not events:
        yield f"{moment.action}: nothing is told"
    for event in events:
        if not event.clause:
            yield f"{event} has no clause"


def states_say_all_that_matters(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """An equal state made of plain fields plays on as the first: nothing is kept beside them."""
    game, state, action = moment.game, moment.state, moment.action
    again = game.from_setup(game.to_setup(state))
    if action is not None and game.step(again, action) != game.step(state, action):
        yield f"{action} leads elsewhere from an equal state"
    if game.to_act(again) != game.to_act(state) or game.outcome(again) != game.outcome(state):
        yield "another one is to act in an equal state"
