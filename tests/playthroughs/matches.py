"""Random matches that a seed fixes, and their logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cardrules.engine import CHANCE
from tests.differential.bridge import (
    ActionT,
    Bridge,
    EventT,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.plain import line, text
from tests.playthroughs.lottery import Lottery

RULING_IN: Final = 40
"""Where a ruling may be declared, it is with a chance of one in so many."""


def play(
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
    state: StateT,
    lottery: Lottery,
    most: int,
) -> Iterator[tuple[ActionT, StateT]]:
    """Play on at random: each action with the state that it leads to, `most` at the most."""
    game = bridge.game
    for _ in range(most):
        actor = game.to_act(state)
        if actor is None:
            return
        rulings = game.rulings(state)
        if rulings and not lottery.below(RULING_IN):
            action = lottery.pick(rulings)
        elif actor is CHANCE:
            action = game.chance(state, lottery.shuffled(game.PACK))
        else:
            action = lottery.pick(game.legal_actions(state))
        state = game.apply(state, action)
        yield action, state


def logged(
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
    actions: Iterable[ActionT],
) -> Iterator[str]:
    """The log of some actions: one line each, in the oracle's words."""
    for action in actions:
        yield line(bridge.spoken(action))


def described(
    bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT], state: StateT
) -> dict[str, str]:
    """A state's fields as text, in the oracle's words."""
    return {field: text(value) for field, value in bridge.plain(state).items()}
