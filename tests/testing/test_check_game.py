"""The contract of a game as a kit: sound games pass it, and each planted fault is reported."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Final

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.errors import InvalidArgumentError, shown
from cardrules.testing import Failure, Report, check_game
from examples import third_game
from tests.builders.loose import loosely
from tests.testing import (
    planted_in_matches,
    planted_in_states,
    planted_in_turns,
    planted_in_verdicts,
    planted_in_views,
)
from tests.testing.boxed import BOXED, Boxed
from tests.testing.sound import Sound

MODULES: Final = (
    planted_in_turns,
    planted_in_verdicts,
    planted_in_states,
    planted_in_matches,
    planted_in_views,
)
PLANTED: Final = tuple(each for each in Sound.__subclasses__())


def name_of(fault: object) -> str:
    return fault.__name__ if isinstance(fault, type) else type(fault).__name__


@pytest.mark.parametrize("seed", [0, 1])
def test_the_third_game_is_sound(seed: int) -> None:
    report = check_game(third_game, seed=seed, matches=2, moments=4)
    assert report.passed, str(report)
    assert (report.game, report.seed, report.failed) == ("high_card", seed, frozenset())


def test_the_same_game_in_another_shape_is_as_sound() -> None:
    report = check_game(Sound(), matches=2, moments=4)
    assert report.passed, str(report)
    assert check_game(Boxed(), matches=2, moments=4) == report


def test_arbaa_turub_is_sound() -> None:
    report = check_game(arbaa_turub, matches=1, moments=6)
    assert report.passed, str(report)


def test_cuarenta_is_sound() -> None:
    report = check_game(cuarenta, matches=1, moments=6)
    assert report.passed, str(report)


@pytest.mark.parametrize("fault", PLANTED, ids=name_of)
def test_a_planted_fault_is_reported_by_its_check(fault: type[Sound]) -> None:
    few = check_game(fault(), matches=1, moments=0)
    report = few if fault.caught_by in few.failed else check_game(fault(), matches=9)
    assert fault.caught_by in report.failed, str(report)
    assert max(len(failure.seen) for failure in report.failures) <= 300


@pytest.mark.parametrize("fault", BOXED, ids=name_of)
def test_a_value_that_is_none_is_reported_by_its_check(fault: Boxed) -> None:
    report = check_game(fault, matches=1, moments=0)
    assert fault.caught_by in report.failed, str(report)


def test_every_check_reports_a_fault_of_its_own() -> None:
    planted = {fault.caught_by for fault in PLANTED} | {fault.caught_by for fault in BOXED}
    made = {check for check, _ in check_game(third_game, matches=1, moments=0).checked}
    assert planted == made
    assert {name_of(fault) for module in MODULES for fault in vars(module).values()} >= {
        fault.__name__ for fault in PLANTED
    }


def test_a_report_depends_on_the_seed_alone() -> None:
    reports = [
        check_game(planted_in_views.ShowsTheStock(), seed=seed, matches=1) for seed in (5, 5, 6)
    ]
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]
    assert pickle.loads(pickle.dumps(reports[0])) == reports[0]


def test_a_failure_says_where_it_was_seen() -> None:
    report = check_game(planted_in_turns.OutcomeWithoutClause(), matches=2)
    (failure,) = report.failures
    assert not report.passed
    assert failure.check == "an_outcome_names_winner_and_clause"
    assert (failure.rules, failure.match) == ("GUIDE", 0)
    assert failure.actions >= 13
    assert str(report).splitlines()[1:] == [str(failure)]
    assert failure.seen in str(failure)


def test_a_check_that_meets_an_error_fails_with_it() -> None:
    report = check_game(planted_in_matches.CannotStart(), matches=1)
    assert len(report.failures) == 3
    assert Failure("matches_go_on", "NotImplementedError: ''", "GUIDE", 0, 0) in report.failures


def test_nothing_is_checked_of_no_matches() -> None:
    assert check_game(third_game, matches=0) == Report(
        "high_card", 0, (), (("constants_are_sound", 1),)
    )


def test_a_match_may_be_left_before_it_begins() -> None:
    report = check_game(third_game, matches=1, moments=0, actions=0)
    assert report.passed
    assert dict(report.checked)["matches_go_on"] == 2


@pytest.mark.parametrize("name", ["matches", "moments", "actions", "seed"])
@pytest.mark.parametrize("wrong", [-1, 10**400, None, "1", True, 1.0], ids=shown)
def test_wrong_arguments_are_refused(name: str, wrong: object) -> None:
    with pytest.raises(InvalidArgumentError) as refused:
        loosely(check_game, third_game, **{name: wrong})
    assert refused.value.name == name


def test_the_guide_tells_what_each_check_asks() -> None:
    page = Path(__file__).parents[2] / "docs" / "how-to" / "add-a-game.md"
    told = re.findall(r"^\| `([a-z_]+)` \| ", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(told) == {check for check, _ in check_game(third_game, matches=1).checked}
