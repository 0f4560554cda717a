"""No picture of a view, or of what a seat saw of a step, tells two worlds of it apart."""

from __future__ import annotations

from random import Random

from cardrules.engine import Step
from cardrules.pictures import seen, svg
from tests.beliefs import arbaa_turub, cuarenta
from tests.beliefs.moments import ONLOOKERS, observed
from tests.beliefs.moments import moments as beliefs_moments
from tests.beliefs.subject import Believer, RulesT, SetupT
from tests.pictures.moments import ActionT, EventT, StateT, ViewT


def others(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: RulesT,
    *,
    number: int,
    every: int,
) -> int:
    """Put another world in the place of some states; how many were really others."""
    rng, found = Random(3), 0
    for place, moment in enumerate(beliefs_moments(believer, rules, rng)):
        if place >= number * every:
            break
        if place % every:
            continue
        state, seat = moment.state, rng.choice(ONLOOKERS)
        view = believer.game.view(state, seat)
        world = believer.sample(view, rng)
        found += world != state
        assert svg(seen(world, seat)) == svg(seen(state, seat)) == svg(view)
        told = tuple(observed(believer, moment, state, seat))
        again = tuple(observed(believer, moment, world, seat))
        assert svg(Step(believer.game.view(world, seat), again)) == svg(Step(view, told))
    return found


def test_in_arbaa_turub() -> None:
    for rules in arbaa_turub.BELIEVER.rules.values():
        assert others(arbaa_turub.BELIEVER, rules, number=6, every=9) > 1


def test_in_cuarenta() -> None:
    for rules in cuarenta.BELIEVER.rules.values():
        assert others(cuarenta.BELIEVER, rules, number=6, every=9) > 1
