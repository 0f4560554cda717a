"""What there are pictures of, and what not."""

from __future__ import annotations

import re

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.engine import Step
from cardrules.errors import IllegalActionError, InvalidArgumentError
from cardrules.pictures import Theme, seen, svg
from cardrules.seats import SEATS, Seat
from tests.builders.arbaa_turub import to_cut, to_lead, to_shuffle
from tests.builders.cuarenta import to_announcing
from tests.builders.loose import loosely

STEP = at.step(to_shuffle(), at.Shuffle(at.PACK))


@pytest.mark.parametrize(
    "thing", [None, 3, "state", at.GUIDE, at.PACK, at.Setup(phase=at.Phase.DRAW)], ids=str
)
def test_other_things_are_refused(thing: object) -> None:
    for shown in (thing, Step(thing, ())):
        with pytest.raises(TypeError):
            loosely(svg, shown)
        with pytest.raises(TypeError):
            loosely(seen, shown, None)


def test_a_view_is_seen_already() -> None:
    with pytest.raises(TypeError):
        loosely(seen, at.view(to_cut(), None), None)


def test_events_of_another_game_are_refused() -> None:
    mixed = Step(to_cut(), cu.step(to_announcing(), cu.Pass()).events)
    with pytest.raises(TypeError):
        svg(mixed)
    with pytest.raises(TypeError):
        seen(mixed, Seat.EAST)


def test_an_action_beside_a_step_is_refused() -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        svg(STEP, action=at.Cut(3))
    assert caught.value.name == "action"


def test_what_is_no_action_of_the_game_is_refused_as_by_apply() -> None:
    for action in (cu.Pass(), "cut 3"):
        with pytest.raises(IllegalActionError) as caught:
            loosely(svg, to_cut(), action=action)
        assert caught.value.illegality == at.why_illegal(to_cut(), action)


@pytest.mark.parametrize("onlooker", [None, *SEATS], ids=str)
def test_what_a_seat_sees_is_its_view_and_what_it_observed(onlooker: Seat | None) -> None:
    assert seen(to_lead(), onlooker) == at.view(to_lead(), onlooker)
    expected = Step(at.view(STEP.state, onlooker), at.observe(STEP.events, onlooker))
    assert seen(STEP, onlooker) == expected
    assert seen(to_announcing(), onlooker) == cu.view(to_announcing(), onlooker)


def test_nobody_else_sees_anything() -> None:
    with pytest.raises(TypeError):
        loosely(seen, to_lead(), 0)


def names(written: str) -> set[str]:
    return {*re.findall(r' id="([^"]*)"', written)}


def test_no_two_pictures_have_a_name_in_common() -> None:
    shown = (to_lead(), to_cut(), STEP, to_announcing(), at.view(to_lead(), None))
    written = [svg(each, theme=theme) for each in shown for theme in Theme]
    found = [names(each) for each in written]
    assert all(len(each) == 2 for each in found)
    assert len(set[str]().union(*found)) == 2 * len(written)


@pytest.mark.parametrize("theme", [None, "dark", "DARK", 1, True, Theme, []], ids=str)
def test_what_is_no_theme_is_refused(theme: object) -> None:
    with pytest.raises(TypeError):
        loosely(svg, to_cut(), theme=theme)


def test_a_theme_has_the_word_for_it() -> None:
    assert [str(theme) for theme in Theme] == ["light", "dark", "auto"]
