"""Matches that Hypothesis draws: rules, who deals, how far, and a seed for the rest."""

from __future__ import annotations

from random import Random
from typing import Generic, final

import attrs
from hypothesis import assume
from hypothesis import strategies as st

from cardrules.cards import Suit
from cardrules.engine import CHANCE
from cardrules.errors import InvalidRulesError
from cardrules.seats import SEATS, Seat
from tests.differential.bridge import (
    ActionT,
    Bridge,
    Choice,
    Chosen,
    EventT,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.properties.subject import Relabelling


@final
@attrs.frozen
class Walk(Generic[StateT, ActionT]):
    """A way through a match: `states` has one more than `actions`, the start.

    A rich way may move elsewhere after an action, so that a state need not follow from the last.
    """

    chosen: Chosen
    dealer: Seat | None
    states: tuple[StateT, ...]
    actions: tuple[ActionT, ...]

    @property
    def last(self) -> StateT:
        """Where it ended."""
        return self.states[-1]


def rules(
    data: st.DataObject,
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
) -> Chosen:
    """Rules that exist, the default ones most of all."""
    chosen: dict[str, Choice] = {}
    for field in data.draw(st.sets(st.sampled_from(sorted(bridge.choices))), label="fields"):
        chosen[field] = data.draw(st.sampled_from(bridge.choices[field]), label=field)
    try:
        bridge.rules(chosen)
    except InvalidRulesError:
        assume(False)
    return chosen


def walk(
    data: st.DataObject,
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
    *,
    most: int,
    rich: bool = True,
) -> Walk[StateT, ActionT]:
    """A way of at most `most` actions; only a `rich` one leaves the match for other positions."""
    game = bridge.game
    chosen = rules(data, bridge)
    dealer = data.draw(st.sampled_from((None, *SEATS)), label="dealer")
    length = data.draw(st.integers(0, most), label="length")
    rng = generator(data)
    state = game.new_match(bridge.rules(chosen), dealer=dealer)
    states, actions = [state], list[ActionT]()
    while len(actions) < length and game.to_act(state) is not None:
        action = next_action(bridge, rng, state)
        state = game.apply(state, action)
        if rich and rng.random() < 0.6:
            state = bridge.elsewhere(rng, state) or state
        actions.append(action)
        states.append(state)
    return Walk(chosen, dealer, tuple(states), tuple(actions))


def position(
    data: st.DataObject,
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
) -> StateT:
    """Somewhere in a match, before or after the deal, in the midst of the play or at its end."""
    most = data.draw(st.sampled_from((6, 60, 300)), label="most")
    return walk(data, bridge, most=most).last


def next_action(
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
    rng: Random,
    state: StateT,
) -> ActionT:
    """A pack where one is due, now and then a ruling, else a decision. It is not over."""
    game = bridge.game
    rulings = game.rulings(state)
    if rulings and rng.random() < 0.05:
        return rng.choice(rulings)
    if game.to_act(state) is CHANCE:
        return game.chance(state, bridge.pack(rng, state))
    return bridge.choose(rng, state, game.legal_actions(state))


def generator(data: st.DataObject) -> Random:
    """Random numbers of which Hypothesis chooses the seed."""
    return Random(data.draw(st.integers(0, 2**32 - 1), label="seed"))


def relabelling(data: st.DataObject) -> Relabelling:
    """Any other names."""
    suits = data.draw(st.permutations(tuple(Suit)), label="suits")
    turn = data.draw(st.integers(0, 3), label="turn")
    return Relabelling(tuple(suits), turn, data.draw(st.booleans(), label="mirrored"))
