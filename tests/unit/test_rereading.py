"""Positions under other rules, how two differ, and rules by their text."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.errors import (
    InvalidArgumentError,
    InvalidRulesError,
    InvalidStateError,
    NotationError,
)
from cardrules.rereading import differing_fields, reread, rules_named
from cardrules.seats import Seat
from tests.builders import arbaa_turub as at_builder
from tests.builders import cuarenta as cu_builder

SINGLE_HAND = cu_builder.scene("5♥ 6♦", "5♠", played=12)
RONDA = cuarenta.HeldRonda(Seat.EAST, cuarenta.Rank.SEVEN, 1, cuarenta.RondaStatus.ANNOUNCED)
PRIZE = cuarenta.Prize(Seat.EAST, cuarenta.Rank.SEVEN)
DUE = cu_builder.scene(piled=("7♥ 7♣", "7♦"), rondas=[RONDA], prizes=[PRIZE])


def test_a_position_is_the_same_but_for_its_rules() -> None:
    rules = cuarenta.Rules(sequence="automatic")
    again = reread(SINGLE_HAND, rules)
    assert again.rules == rules
    assert differing_fields(again, SINGLE_HAND) == ()
    assert reread(again, SINGLE_HAND.rules) == SINGLE_HAND
    lead = at_builder.to_lead()
    assert differing_fields(reread(lead, arbaa_turub.Rules(signals=False)), lead) == ()


def test_a_position_that_cannot_be_under_the_rules_is_refused_with_its_faults() -> None:
    with pytest.raises(InvalidStateError) as caught:
        reread(DUE, cuarenta.Rules(prize_points=0))
    assert {fault.where for fault in caught.value.faults} == {"prizes"}


@pytest.mark.parametrize(
    ("state", "rules"),
    [(SINGLE_HAND, arbaa_turub.GUIDE), (at_builder.to_cut(), cuarenta.GUIDE)],
)
def test_rules_of_the_other_game_are_refused(
    state: arbaa_turub.State | cuarenta.State, rules: arbaa_turub.Rules | cuarenta.Rules
) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        reread(state, rules)
    assert caught.value.name == "rules"


def test_the_fields_that_differ_come_with_the_values_of_the_first() -> None:
    other = cuarenta.from_setup(attrs.evolve(cuarenta.to_setup(SINGLE_HAND), scores=(4, 6)))
    assert differing_fields(other, SINGLE_HAND) == (("scores", (4, 6)),)
    assert differing_fields(SINGLE_HAND, other) == (("scores", (0, 0)),)
    north, west = (at_builder.to_shuffle(dealer=seat) for seat in (Seat.NORTH, Seat.WEST))
    assert differing_fields(west, north) == (("dealer", Seat.WEST),)


def test_rules_are_read_as_in_a_record() -> None:
    assert rules_named("cuarenta", "GUIDE") == cuarenta.GUIDE
    read = rules_named("cuarenta", "NO_FORGETTING   ronda_points=2")
    assert read == cuarenta.Rules(sequence="automatic", announcing="compulsory", ronda_points=2)
    assert rules_named("arbaa_turub", "SILENT") == arbaa_turub.PROFILES["SILENT"]


@pytest.mark.parametrize("text", ["SILENT", "cut=no", "ronda_points=3", ""])
def test_what_is_no_rules_of_the_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        rules_named("cuarenta", text)


def test_rules_that_contradict_themselves_are_refused() -> None:
    with pytest.raises(InvalidRulesError):
        rules_named("cuarenta", "prize_points=0 prize_replaces_caida=yes")
