"""What is worked out has a budget, and where it is used up the audit says so."""

from __future__ import annotations

import pytest

from cardrules.audit import audit
from cardrules.audit._journal import Budget
from cardrules.audit.arbaa_turub.match import MOST_STANDINGS
from cardrules.audit.cuarenta.worlds import TRY, unseen_cards
from cardrules.audit.entries import Deal, Play
from tests.audit.asking import tricks
from tests.audit.hostile import GAME
from tests.audit.wild import audited_wild

with_budgets = pytest.mark.parametrize(("most", "deals"), [(1_000, 60), (MOST_STANDINGS, 300)])
"""A small budget and the one there is, with more deals than it lasts for."""


@with_budgets
def test_a_match_that_can_stand_in_too_many_ways_is_left_undecided(
    most: int, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardrules.audit.arbaa_turub.match.MOST_STANDINGS", most)
    report = audit(tricks(*("deal",) * deals))
    assert [each.code.value for each in report.open] == ["undecided"]
    assert {each.code.value for each in report.findings} == {"cut_short"}
    assert report.open[0].line == report.lines < deals + 5


@with_budgets
def test_what_is_said_of_it_then_is_not_held_to_anything(
    most: int, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardrules.audit.arbaa_turub.match.MOST_STANDINGS", most)
    first_left_out = audit(tricks(*("deal",) * deals)).lines - 5
    before = ("deal",) * (first_left_out - 2)
    report = audit(tricks(*before, *GAME, "winner nobody", "series nobody", "deal"))
    assert report.lines == 5 + len(before) + len(GAME) + 3
    assert {each.code.value for each in report.findings} == {"cut_short"}
    assert report.open[-1].code.value == "undecided"


def test_more_standings_than_are_kept_become_one_whose_score_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What follows a hand that may have gone in two ways is then held to no score."""
    monkeypatch.setattr("cardrules.audit.cuarenta.match.MOST_STANDINGS", 1)
    for seed in range(4):
        assert audited_wild("cuarenta", seed).findings == ()


def test_cards_that_nobody_saw_are_tried_as_long_as_the_budget_lasts() -> None:
    plays = (Play(None), Play(None))
    whole = [*unseen_cards(Deal(), plays, Budget(TRY * 1_000))]
    assert len(whole) == 10 * 10  # Of each rank there are two, and suits mean nothing.
    assert None not in whole
    # The first card is tried, and then three for the second.
    cut = [*unseen_cards(Deal(), plays, Budget(TRY * 4))]
    assert [cards for cards in cut if cards is not None] == whole[:3]
    assert cut[3] is None
