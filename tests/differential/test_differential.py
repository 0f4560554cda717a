"""A sample of the comparison, every rule set; `CARDRULES_DIFFERENTIAL=whole` plays all of it."""

from __future__ import annotations

import os

import pytest

from tests.differential.plan import CONTESTS, Contest, Run, Sizes, missing, others, plan, whole
from tests.differential.tally import Tally, named

WHOLE = os.environ.get("CARDRULES_DIFFERENTIAL") == "whole"
SAMPLE = Sizes(1_000, 200, 200)


def _runs(games: Contest) -> list[Run]:
    return [*plan(games, whole(games) if WHOLE else SAMPLE)]


RUNS = [(games, run) for games in CONTESTS for run in _runs(games)]


@pytest.mark.parametrize(
    ("games", "run"), RUNS, ids=[f"{games.name}-{named(run.chosen)}" for games, run in RUNS]
)
def test_the_engines_agree(games: Contest, run: Run) -> None:
    tally = games.play(run)
    assert tally.plies == run.plies
    assert tally.beside == (run.plies if run.beside else 0)
    if run.beside and WHOLE:
        assert tally.differed > 0


def test_a_run_that_is_short_of_something_says_so() -> None:
    for games in CONTESTS:
        run = Run({}, 50, beside=False)
        lacks = [*missing(games, {"default": games.play(run)})]
        assert "50 plies in all" in lacks
        assert len(lacks) > len(games.codes)


def test_every_alternative_and_profile_is_planned() -> None:
    for games in CONTESTS:
        planned = [run.chosen for run in _runs(games) if run.beside]
        assert planned == others(games)
        for field, values in games.choices.items():
            assert all({field: value} in planned for value in values[1:])
        for name, chosen in games.profiles.items():
            assert chosen in planned or name == "GUIDE"


def test_a_whole_run_is_long_enough() -> None:
    for games in CONTESTS:
        runs = [*plan(games, whole(games))]
        assert sum(run.plies for run in runs) >= 300_000
        assert min(run.plies for run in runs if run.beside) >= 5_000


def test_tallies_add_up() -> None:
    total = Tally()
    for _ in range(2):
        total.add(CONTESTS[0].play(Run({}, 20, beside=False)))
    assert total.plies == 40
    assert sum(total.happenings.values()) == sum(total.clauses.values())
