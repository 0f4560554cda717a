"""Worlds drawn from views of random play: each has the view, and its deal the play so far."""

from __future__ import annotations

from random import Random
from typing import final

import attrs

from tests.beliefs.moments import ONLOOKERS, moments, replayed
from tests.beliefs.subject import (
    ActionT,
    Believer,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
)

WORLDS_A_VIEW = 4
STRIDE = 3
"""Every how manieth state is looked at."""


@final
@attrs.define
class Tally:
    """What was looked at. Whatever is wrong raises at once."""

    views: int = 0
    worlds: int = 0
    hidden: int = 0
    """Views with more than one world."""
    actions: int = 0
    """Actions replayed."""
    differing: int = 0
    """Worlds that differ from what their replay leads to, in prizes that no view tells of."""

    def __str__(self) -> str:
        return (
            f"{self.worlds:,} worlds of {self.views:,} views ({self.hidden:,} with several), "
            f"{self.actions:,} actions replayed; {self.differing:,} differ in prizes"
        )


def sampled(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rules: RulesT,
    number: int,
    rng: Random,
) -> Tally:
    """Draw `number` worlds, several a view, and check each."""
    game, tally = believer.game, Tally()
    for place, moment in enumerate(moments(believer, rules, rng)):
        if tally.worlds >= number:
            break
        if place % STRIDE:
            continue
        seat = rng.choice(ONLOOKERS)
        view = game.view(moment.state, seat)
        count = believer.count(view)
        assert count > 0, believer.text(view)
        tally.views += 1
        tally.hidden += count > 1
        for _ in range(min(WORLDS_A_VIEW, number - tally.worlds)):
            world = believer.sample(view, rng)
            assert game.view(world, seat) == view, believer.text(view)
            assert not game.faults(game.to_setup(world)), game.faults(game.to_setup(world))
            state = replayed(believer, moment, world)
            assert state is not None, believer.text(view)
            assert game.view(state, seat) == view, believer.text(view)
            assert believer.settled(world, state), believer.text(view)
            tally.worlds += 1
            tally.differing += world != state
            tally.actions += len(moment.done)
    return tally
