"""Checks of states, actions, views and events as values, and of states spelled out."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import copy, deepcopy

from cardrules.errors import InvalidStateError
from cardrules.seats import SEATS
from cardrules.testing._exchanges import with_a_card_missing
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
    some,
)

__all__ = [
    "actions_are_values",
    "events_are_values",
    "faulty_fields_make_no_state",
    "states_are_values",
    "states_spelled_out_have_no_faults",
    "states_spelled_out_make_the_state",
    "unequal_states_are_spelled_out_differently",
    "views_are_values",
]


def states_are_values(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """A state is equal to its copies and pickles, hashes alike, and equals nothing else."""
    yield from _unlike_its_copies(moment.state)
    if moment.state == object():
        yield "a state is equal to an object of no kind"


def actions_are_values(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """So is an action."""
    game, state = moment.game, moment.state
    for action in (*some(game.legal_actions(state)), *game.rulings(state)):
        yield from _unlike_its_copies(action)


def views_are_values(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """So is a view, and the same view of a state is equal again."""
    for seat in (None, *SEATS):
        view = moment.game.view(moment.state, seat)
        if view != moment.game.view(moment.state, seat):
            yield f"{seat} has two views of one state"
        yield from _unlike_its_copies(view)


def events_are_values(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """So is an event."""
    if moment.action is not None:
        for event in moment.game.step(moment.state, moment.action).events:
            yield from _unlike_its_copies(event)


def states_spelled_out_have_no_faults(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """The fields of a state that was reached have no faults."""
    found = moment.game.faults(moment.game.to_setup(moment.state))
    if found:
        yield f"a state that was reached: {', '.join(sorted(map(str, found)))}"


def faulty_fields_make_no_state(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Fields with a hidden card missing have faults, and `from_setup` raises just those."""
    game = moment.game
    setup = with_a_card_missing(moment)
    if setup is None:
        return
    found = game.faults(setup)
    if not found:
        yield "a card is missing, and there is no fault"
    try:
        game.from_setup(setup)
        yield "a card is missing, and from_setup makes a state"
    except InvalidStateError as error:
        if error.faults != found:
            yield f"the faults are {len(found)}, raised are {len(error.faults)}"


def states_spelled_out_make_the_state(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`from_setup` makes an equal state of what `to_setup` gives, with an equal hash."""
    game, state = moment.game, moment.state
    again = game.from_setup(game.to_setup(state))
    if again != state or hash(again) != hash(state):
        yield "the fields of a state make another one"
    if game.to_setup(again) != game.to_setup(state):
        yield "a state made of its fields has others"


def unequal_states_are_spelled_out_differently(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Two states are equal just where their fields are, and hash alike then."""
    game, one, other = moment.game, moment.state, moment.other
    if (one == other) is not (game.to_setup(one) == game.to_setup(other)):
        yield "two states are equal, and their fields are not, or the other way round"
    if one == other and hash(one) != hash(other):
        yield "two states are equal, and their hashes are not"


def _unlike_its_copies(thing: object) -> Iterator[str]:
    """Say which copies of a thing are not equal to it."""
    again: object = pickle.loads(pickle.dumps(thing))
    for name, other in (("pickle", again), ("copy", copy(thing)), ("deep copy", deepcopy(thing))):
        if other != thing or hash(other) != hash(thing) or type(other) is not type(thing):
            yield f"the {name} of a {type(thing).__name__} is another one"
