"""The text of a view: one line, the same for equal views and for no others."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.arbaa_turub import viewtext as at_text
from cardrules.cuarenta import viewtext as cu_text
from tests.beliefs import arbaa_turub, cuarenta
from tests.beliefs.moments import ONLOOKERS, moments
from tests.beliefs.subject import (
    ActionT,
    Believer,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
)
from tests.builders.loose import loosely


def _texts(believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], fields: int) -> None:
    """Go through many views, each beside another world's, and tell text from text."""
    by_text: dict[str, KnownT] = {}
    views: set[KnownT] = set()
    rng = Random(1)
    for rules in believer.rules.values():
        for place, moment in enumerate(moments(believer, rules, rng)):
            if place >= 40:
                break
            for seat in ONLOOKERS:
                view = believer.game.view(moment.state, seat)
                text = believer.text(view)
                assert len(text.split(" ")) == fields
                assert "\n" not in text
                assert by_text.setdefault(text, view) == view
                views.add(view)
    assert len(by_text) == len(views)
    assert len(views) > 1_000


def test_texts_of_arbaa_turub() -> None:
    _texts(arbaa_turub.BELIEVER, 15)


def test_texts_of_cuarenta() -> None:
    _texts(cuarenta.BELIEVER, 23)


def test_hidden_cards_are_counts() -> None:
    state = at.new_match(at.PROFILES["SILENT"], dealer=at.Seat.NORTH)
    state = at.apply(state, at.chance(state, at.PACK))
    fields = at_text.format_view(at.view(state, at.Seat.EAST)).split(" ")
    assert fields[6:8] == ["0/6C6C6C/0/0", "141"]
    assert fields[13] == "E"
    assert fields[14].startswith("6C7C7C7C7C")
    hand = cu.new_match(dealer=cu.Seat.NORTH)
    hand = cu.apply(hand, cu.chance(hand, cu.PACK))
    fields = cu_text.format_view(cu.view(hand, cu.Seat.EAST)).split(" ")
    assert fields[5:7] == ["5/ACADAHAS2C/5/5", "20"]
    assert fields[20] == "E"
    assert fields[22] == "-/-/-/-"


AT, CU = at.new_match(dealer=at.Seat.NORTH), cu.new_match(dealer=cu.Seat.NORTH)


def test_only_a_view_of_the_game_is_believed() -> None:
    for_one: tuple[object, ...] = (AT, cu.view(CU, None), [], None)
    for_other: tuple[object, ...] = (CU, at.view(AT, None), [], None)
    for game, wrong in ((at, for_one), (cu, for_other)):
        for each in wrong:
            for asked in (game.count_worlds, game.marginals, game.worlds, game.format_view):
                with pytest.raises(TypeError):
                    loosely(asked, each)
            with pytest.raises(TypeError):
                loosely(game.sample_world, each, Random(1))


def test_only_a_seat_or_nobody_observes() -> None:
    for game in (at, cu):
        for seat in (1, "north", False):
            with pytest.raises(TypeError):
                loosely(game.observe, (), seat)


def test_fractions_can_be_pickled() -> None:
    state = at.new_match(at.PROFILES["SILENT"], dealer=at.Seat.NORTH)
    view = at.view(at.apply(state, at.chance(state, at.PACK)), at.Seat.SOUTH)
    found = at.marginals(view)
    assert pickle.loads(pickle.dumps(found)) == found
