"""The strategies give what they say, of every game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

from cardrules import arbaa_turub, cuarenta
from cardrules.actions import DrawForDealer, Shuffle
from cardrules.choices import Choice
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat
from cardrules.testing import strategies
from examples import third_game

few = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@few
@given(strategies.packs(cuarenta))
def test_packs_are_whole(pack: tuple[cuarenta.Card, ...]) -> None:
    assert Counter(pack) == Counter(cuarenta.PACK)


def test_rules_have_every_choice() -> None:
    found: set[tuple[str, Choice]] = set()

    @settings(max_examples=300)
    @given(strategies.rules(arbaa_turub))
    def gather(rules: arbaa_turub.Rules) -> None:
        found.update((field, getattr(rules, field)) for field in arbaa_turub.CHOICES)

    gather()
    offered = arbaa_turub.CHOICES.items()
    assert found == {(field, value) for field, (_, values) in offered for value in values}


def test_rules_shrink_to_the_default() -> None:
    assert find(strategies.rules(cuarenta), lambda rules: True) == cuarenta.GUIDE
    found = find(strategies.rules(arbaa_turub), lambda rules: rules.benchmark == "none")
    assert found == arbaa_turub.Rules(benchmark="none")


class Choosy:
    """A game of which no rules but the default exist."""

    CHOICES = cuarenta.CHOICES

    def rules_from(self, chosen: object) -> cuarenta.Rules:
        return cuarenta.GUIDE if not chosen else cuarenta.rules_from({"players": 2})


def test_rules_that_do_not_exist_are_never_given() -> None:
    @settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
    @given(strategies.rules(Choosy()))
    def only_the_default(rules: cuarenta.Rules) -> None:
        assert rules == cuarenta.GUIDE

    only_the_default()


@few
@given(strategies.states(third_game))
def test_states_are_sound(state: third_game.State) -> None:
    assert not third_game.faults(third_game.to_setup(state))


def test_states_shrink_to_the_start_and_reach_the_end() -> None:
    start = find(strategies.states(third_game), lambda state: True)
    assert start == third_game.new_match()
    over = find(strategies.states(third_game), lambda state: third_game.to_act(state) is None)
    assert third_game.outcome(over) is not None


@few
@given(strategies.states(arbaa_turub, st.just(arbaa_turub.PROFILES["SILENT"]), max_actions=3))
def test_states_are_under_the_rules_and_as_near_as_asked(state: arbaa_turub.State) -> None:
    assert state.rules == arbaa_turub.PROFILES["SILENT"]
    assert sum(state.tricks) == 0


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_views_are_of_every_seat_and_of_spectators(seat: Seat | None) -> None:
    view = find(strategies.views(third_game, max_actions=0), lambda view: view.seat is seat)
    assert view == third_game.view(third_game.new_match(), seat)


@few
@given(strategies.views(third_game, max_actions=3))
def test_views_are_as_near_as_asked(view: third_game.View) -> None:
    assert sum(view.table.tricks) == 0


@few
@given(st.data())
def test_legal_actions_may_be_done(data: st.DataObject) -> None:
    state = data.draw(strategies.states(cuarenta, strategies.rules(cuarenta)))
    if cuarenta.to_act(state) is not None:
        action = data.draw(strategies.legal_actions(cuarenta, state))
        assert cuarenta.apply(state, action) != state


def test_legal_actions_are_packs_decisions_and_rulings() -> None:
    start = third_game.new_match(dealer=Seat.NORTH)
    packs = strategies.legal_actions(third_game, start)
    assert type(find(packs, lambda action: True)) is Shuffle
    dealt = third_game.apply(start, third_game.chance(start, third_game.PACK))
    actions = {*third_game.legal_actions(dealt), *third_game.rulings(dealt)}
    found: set[third_game.Action] = set()

    @settings(max_examples=100)
    @given(strategies.legal_actions(third_game, dealt))
    def gather(action: third_game.Action) -> None:
        found.add(action)

    gather()
    assert found == actions
    over = find(strategies.states(third_game), lambda state: third_game.to_act(state) is None)
    assert strategies.legal_actions(third_game, over).is_empty


@few
@given(st.data())
def test_illegal_actions_may_not_be_done(data: st.DataObject) -> None:
    state = data.draw(strategies.states(third_game))
    action = data.draw(strategies.illegal_actions(third_game, state))
    with pytest.raises(IllegalActionError):
        third_game.apply(state, action)


@pytest.mark.parametrize("kind", [DrawForDealer, Shuffle, third_game.Play])
def test_illegal_actions_are_of_many_kinds(kind: type[object]) -> None:
    wrong = strategies.illegal_actions(third_game, third_game.new_match(), max_actions=3)
    assert type(find(wrong, lambda action: type(action) is kind)) is kind
