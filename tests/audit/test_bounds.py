"""Audits end in good time, whatever is written."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from cardrules.arbaa_turub import PACK
from cardrules.audit import audit
from cardrules.audit._journal import Budget
from cardrules.audit.cuarenta.worlds import TRY, unseen_cards
from cardrules.audit.entries import Deal, Play
from tests.audit.asking import found, tricks
from tests.audit.hostile import GAME, hostile

HOSTILE = hostile(8)
"""An eighth of the length; `python -m tests.audit` has the whole."""


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_record_is_audited_in_good_time(kind: str) -> None:
    begin = time.process_time()
    report = audit(HOSTILE[kind])
    assert time.process_time() - begin < 40  # far from what it takes
    assert report.findings or report.open


@pytest.mark.parametrize("kind", [kind for kind in HOSTILE if "many" in kind])
def test_a_hostile_record_takes_little_room(kind: str) -> None:
    tracemalloc.start()
    try:
        audit(HOSTILE[kind])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 25_000_000


def test_a_match_that_can_stand_in_too_many_ways_is_left_undecided() -> None:
    report = audit(tricks(*("deal",) * 300))
    assert [each.code.value for each in report.open] == ["undecided"]
    assert {each.code.value for each in report.findings} == {"cut_short"}
    assert report.open[0].line == report.lines < 305


def test_what_is_said_of_it_then_is_not_held_to_anything() -> None:
    first_left_out = audit(tricks(*("deal",) * 300)).lines - 5
    before = ("deal",) * (first_left_out - 2)
    report = audit(tricks(*before, *GAME, "winner nobody", "series nobody", "deal"))
    assert report.lines == 5 + len(before) + len(GAME) + 3
    assert {each.code.value for each in report.findings} == {"cut_short"}
    assert report.open[-1].code.value == "undecided"


def test_a_draw_is_of_one_pack() -> None:
    exposed = " ".join(map(str, PACK))
    text = tricks(f"draw {exposed} A♣", header="rules GUIDE")
    assert found(text) == [(6, "too_many_copies", "T-1.2")]


def test_cards_that_nobody_saw_are_tried_as_long_as_the_budget_lasts() -> None:
    plays = (Play(None), Play(None))
    whole = [*unseen_cards(Deal(), plays, Budget(TRY * 1_000))]
    assert len(whole) == 10 * 10  # Of each rank there are two, and suits mean nothing.
    assert None not in whole
    # The first card is tried, and then three for the second.
    cut = [*unseen_cards(Deal(), plays, Budget(TRY * 4))]
    assert [cards for cards in cut if cards is not None] == whole[:3]
    assert cut[3] is None
