"""Pictures of random positions and steps: nothing lies where it should not, and XML says the same.

What a picture is laid out as is asked where its things are. What is written of it is read again as
XML, and has to have just those things in just those places.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import get_args

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.pictures import Shown, Theme, seen, svg
from cardrules.pictures._layout import laid_out
from cardrules.pictures._painters import scene_of
from cardrules.pictures._things import Picture
from cardrules.record import AnyState, AnyStep
from cardrules.records import format_state, parse_state
from tests.beliefs import arbaa_turub, cuarenta
from tests.beliefs.moments import ONLOOKERS
from tests.beliefs.subject import Believer, RulesT, SetupT
from tests.pictures import arbaa_turub_situations
from tests.pictures.drawn import unlike
from tests.pictures.looking import misplaced
from tests.pictures.moments import ActionT, EventT, StateT, ViewT, states, steps
from tests.unit.cuarenta import situations as cuarenta_situations


def pictured(shown: Shown) -> Picture:
    """A picture as it is laid out."""
    return laid_out(scene_of(shown))


def demand_order(shown: Shown, theme: Theme) -> None:
    """See that a picture has everything in its place, and that what is written says so."""
    picture = pictured(shown)
    assert not misplaced(picture), misplaced(picture)[:3]
    written = svg(shown, theme=theme)
    assert not unlike(written, picture), unlike(written, picture)[:3]


def demand_of_states(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], number: int
) -> set[object]:
    """Look at states and at what somebody can know of them; in which phases they were."""
    rng, phases = Random(7), set[object]()
    for place, state in enumerate(states(believer, number, rng)):
        phases.add(state.phase)
        theme = [*Theme][place % 3]
        demand_order(state, theme)
        demand_order(seen(state, rng.choice(ONLOOKERS)), theme)
        again = parse_state(format_state(state))
        assert again is not state
        assert svg(again) == svg(state)
    return phases


def demand_of_steps(
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT], number: int
) -> set[object]:
    """Look at steps and at what somebody saw of them; which events there were."""
    rng, kinds = Random(8), set[object]()
    for step in steps(believer, number, rng):
        kinds |= {type(event) for event in step.events}
        theme = rng.choice([*Theme])
        demand_order(step, theme)
        demand_order(seen(step, rng.choice(ONLOOKERS)), theme)
    return kinds


def demand_of_situations(
    found: Iterable[AnyState], happened: Iterable[AnyStep]
) -> set[type[object]]:
    """Look at states and steps as everybody sees them; which events there were."""
    kinds = set[type[object]]()
    for state in found:
        for onlooker in ONLOOKERS:
            demand_order(seen(state, onlooker), Theme.AUTO)
        demand_order(state, Theme.AUTO)
    for step in happened:
        kinds |= {type(event) for event in step.events}
        for onlooker in ONLOOKERS:
            demand_order(seen(step, onlooker), Theme.LIGHT)
        demand_order(step, Theme.LIGHT)
    return kinds


def test_every_phase_and_event_of_arbaa_turub() -> None:
    here = arbaa_turub_situations
    assert {*here.PHASES} == {*at.Phase}
    assert demand_of_situations(here.STATES, here.STEPS) == {*get_args(at.Event)}


def test_every_phase_and_event_of_cuarenta() -> None:
    here = cuarenta_situations
    happened = [cu.step(state, action) for state, action in here.STEPS]
    assert {*here.PHASES} == {*cu.Phase}
    assert demand_of_situations(here.STATES, happened) == {*get_args(cu.Event)}


def test_states_and_views_of_arbaa_turub() -> None:
    assert demand_of_states(arbaa_turub.BELIEVER, 200) >= {
        at.Phase.DRAW,
        at.Phase.CUT,
        at.Phase.PLAY,
        at.Phase.OVER,
    }


def test_states_and_views_of_cuarenta() -> None:
    assert demand_of_states(cuarenta.BELIEVER, 200) >= {
        cu.Phase.DRAW,
        cu.Phase.ANNOUNCE,
        cu.Phase.PLAY,
        cu.Phase.OVER,
    }


def test_steps_of_arbaa_turub() -> None:
    assert len(demand_of_steps(arbaa_turub.BELIEVER, 60)) > 8


def test_steps_of_cuarenta() -> None:
    assert len(demand_of_steps(cuarenta.BELIEVER, 60)) > 8
