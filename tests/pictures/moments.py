"""Moments of random matches under every rule, and what may be drawn of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Final, TypeVar

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.engine import CHANCE, Step
from cardrules.record import AnyAction, AnyEvent, AnyState
from tests.beliefs.moments import moments
from tests.beliefs.subject import Believer, RulesT, SetupT

StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT", bound=at.View | cu.View)
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)

_FIRST: Final = (0, 1, 2, 3, 4)
"""Which states are taken of the beginning of a match,"""
_APART: Final = 19
"""how many actions lie between two of those that are taken later,"""
_LAST: Final = 120
"""and after how many the next rules have their turn."""
_ON: Final = 8
"""How far play goes on, at the most, from where a match may lead to."""


def states(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], number: int, rng: Random
) -> Iterator[StateT]:
    """So many states of matches, and of how matches may end."""
    return islice(_states(believer, rng), number)


def steps(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], number: int, rng: Random
) -> Iterator[Step[StateT, EventT]]:
    """What one more action leads to, in so many states; chance and rulings are among them."""
    for state in states(believer, number, rng):
        action = _action(believer, state, rng)
        if action is not None:
            yield believer.game.step(state, action)


def _states(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], rng: Random
) -> Iterator[StateT]:
    for rules in cycle(believer.rules.values()):
        whole = enumerate(moments(believer, rules, rng))
        for number, moment in islice(whole, _LAST):
            if number not in _FIRST and number % _APART:
                continue
            yield moment.state
            late = believer.elsewhere(rng, moment.state)
            if late is not None:
                yield _played_on(believer, late, rng)


def _played_on(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], state: StateT, rng: Random
) -> StateT:
    """Some more actions, if the match has so many."""
    for _ in range(rng.randrange(_ON)):
        action = _action(believer, state, rng)
        if action is not None:
            state = believer.game.apply(state, action)
    return state


def _action(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], state: StateT, rng: Random
) -> ActionT | None:
    """Any action that may be done, whoever does it."""
    game = believer.game
    if game.to_act(state) is CHANCE:
        return game.chance(state, rng.sample(game.PACK, len(game.PACK)))
    actions = (*game.legal_actions(state), *game.rulings(state))
    return rng.choice(actions) if actions else None
