"""What pairs say of two sets of rules, by hand and by play; and what cannot be compared."""

from __future__ import annotations

import pickle

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.bots import Contender, Interval, uniform
from cardrules.choices import format_choices
from cardrules.comparison import (
    ARBAA_TURUB,
    CUARENTA,
    Task,
    compare,
    document,
    effect,
    json_text,
    share,
)
from cardrules.errors import InvalidArgumentError, InvalidRulesError, NotationError
from tests.comparison.made import PAIRS, comparison


def test_shares_are_counted_pair_by_pair() -> None:
    found = comparison(*PAIRS)
    assert not found.identical
    assert found.unfinished == (0, 1)
    assert {each.name: each.count for each in found.shares} == {
        "other_events": 3,
        "other_actions": 2,
        "other_winner": 2,
    }
    assert found.shares[0] == share("other_events", [True, True, False, True])


def test_effects_are_means_of_paired_differences() -> None:
    effects = {each.name: each for each in comparison(*PAIRS).effects}
    assert [*effects] == [
        *(source.name for source in CUARENTA.sources),
        "deals",
        "actions",
        "dealer_side",
    ]
    assert effects["ronda"] == effect("ronda", "points", [(8, 4), (4, 2), (0, 0), (4, 2)])
    assert effects["count"] == effect("count", "points", [(20, 20), (20, 40), (30, 30), (26, 26)])
    assert effects["prize"] == effect("prize", "points", [(0, 0)] * 4)
    assert effects["deals"] == effect("deals", "deals", [(3, 3), (2, 4), (3, 3), (2, 1000)])
    lengths = [(100, 100), (90, 150), (110, 110), (80, 40_000)]
    assert effects["actions"] == effect("actions", "actions", lengths)
    # North deals and wins twice; East wins the second only; West both; South none.
    wins = [(1, 1), (0, 1), (1, 1), (0, 0)]
    assert effects["dealer_side"] == effect("dealer_side", "wins", wins, wins=True)
    assert effects["dealer_side"].difference == 0.25


def test_no_pairs_say_nothing() -> None:
    found = comparison()
    assert (found.shares, found.effects, found.unfinished) == ((), (), (0, 0))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("matches", [1, 12])
def test_identical_rules_differ_by_exactly_nothing(bot: str, matches: int) -> None:
    equal = cuarenta.Rules(ronda_points=4)
    for found in (
        compare(CUARENTA, cuarenta.GUIDE, equal, matches=matches, bot=bot),
        compare(ARBAA_TURUB, arbaa_turub.GUIDE, arbaa_turub.Rules(), matches=matches, bot=bot),
    ):
        assert found.identical
        assert len(found.pairs) == matches
        assert {(each.share, each.interval) for each in found.shares} == {(0, Interval(0, 0))}
        assert {(each.difference, each.interval) for each in found.effects} == {(0, Interval(0, 0))}
        assert all(each.first == each.second for each in found.effects)
        assert sum(each.first for each in found.effects) > 0


def test_rules_that_merely_play_alike_are_not_known_to_be_identical() -> None:
    """The greedy bot never signals; all the same, nobody knows that of the next match."""
    silent = arbaa_turub.Rules(signals=False)
    found = compare(ARBAA_TURUB, arbaa_turub.GUIDE, silent, matches=3)
    assert not found.identical
    assert {each.count for each in found.shares} == {0}
    assert all(each.interval.high > 0.5 for each in found.shares)
    assert all(each.interval is None for each in found.effects[:-1])
    assert found.effects[-1].interval not in (None, Interval(0, 0))


def test_two_points_for_a_ronda_are_fewer_than_four() -> None:
    two = cuarenta.Rules(ronda_points=2)
    found = compare(CUARENTA, cuarenta.GUIDE, two, matches=60, seed=5)
    ronda = found.effects[0]
    assert ronda.name == "ronda"
    assert ronda.interval is not None
    assert ronda.interval.high < 0
    assert found.shares[0].count >= found.shares[1].count
    back = compare(CUARENTA, two, cuarenta.GUIDE, matches=60, seed=5)
    assert [each.difference for each in back.effects] == [
        -each.difference for each in found.effects
    ]
    assert back.shares == found.shares


def test_the_first_matches_are_the_same_however_many_follow() -> None:
    two = cuarenta.Rules(ronda_points=2)
    few, more = (compare(CUARENTA, cuarenta.GUIDE, two, matches=n, seed=9) for n in (3, 5))
    assert more.pairs[:3] == few.pairs
    assert compare(CUARENTA, cuarenta.GUIDE, two, matches=3, seed=10).pairs != few.pairs


def test_a_bot_of_ones_own_can_play() -> None:
    own: Contender[cuarenta.View, cuarenta.Action] = Contender("mine", uniform)
    rules = cuarenta.GUIDE, cuarenta.Rules(ronda_points=2)
    found = compare(CUARENTA, *rules, matches=2, bot=own)
    assert found == attrs.evolve(compare(CUARENTA, *rules, matches=2, bot="random"), bot="mine")


@pytest.mark.parametrize("matches", [0, -1])
def test_there_is_a_match_at_least(matches: int) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        compare(CUARENTA, cuarenta.GUIDE, cuarenta.GUIDE, matches=matches)
    assert (caught.value.name, caught.value.found) == ("matches", str(matches))


def test_rules_are_those_of_the_game() -> None:
    own, other = cuarenta.GUIDE, arbaa_turub.GUIDE
    with pytest.raises(InvalidArgumentError) as caught:
        compare(CUARENTA, own, other, matches=1)  # type: ignore[misc]  # pyright: ignore[reportArgumentType]  # what is tested
    assert caught.value.name == "second"
    with pytest.raises(InvalidArgumentError) as caught:
        compare(CUARENTA, other, own, matches=1)  # type: ignore[misc]  # pyright: ignore[reportArgumentType]  # what is tested
    assert caught.value.name == "first"
    assert "cuarenta" in caught.value.expected


def test_a_bot_has_a_name_that_is_there_and_a_seed_is_a_number() -> None:
    rules = cuarenta.GUIDE
    with pytest.raises(InvalidArgumentError) as caught:
        compare(CUARENTA, rules, rules, matches=1, bot="clever")
    assert (caught.value.name, "greedy" in caught.value.expected) == ("name", True)
    with pytest.raises(InvalidArgumentError) as caught:
        compare(CUARENTA, rules, rules, matches=1, seed=-1)
    assert caught.value.name == "seed"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_task_is_the_same_comparison(bot: str) -> None:
    names = {"first": " GUIDE", "second": "benchmark=none  cut=no", "bot": bot, "seed": 4}
    task = Task(game="arbaa_turub", first="GUIDE", second="benchmark=none  cut=no", bot=bot, seed=4)
    assert {name: getattr(task, name) for name in names} == {**names, "first": "GUIDE"}
    again = pickle.loads(pickle.dumps(task))
    pairs = tuple(pickle.loads(pickle.dumps(again.pair(number))) for number in range(2))
    rules = arbaa_turub.Rules(benchmark="none", cut=False)
    found = compare(ARBAA_TURUB, arbaa_turub.GUIDE, rules, matches=2, bot=bot, seed=4)
    assert task.comparison(pairs) == found
    assert json_text(task.comparison(pairs)) == json_text(found)
    assert found.second == format_choices(rules, arbaa_turub.CHOICES)


def test_a_task_of_cuarenta_too() -> None:
    task = Task(game="cuarenta", first="TODO_DOS", second="NO_FORGETTING", bot="greedy", seed=4)
    rules = cuarenta.PROFILES["TODO_DOS"], cuarenta.PROFILES["NO_FORGETTING"]
    assert task.comparison((task.pair(0),)) == compare(CUARENTA, *rules, matches=1, seed=4)
    assert document(task.comparison(()))["matches"] == 0


def test_a_task_is_refused_before_it_is_begun() -> None:
    sound = {"game": "cuarenta", "first": "GUIDE", "second": "GUIDE", "bot": "greedy"}
    for field, value in (("game", "bridge"), ("bot", "clever")):
        with pytest.raises(InvalidArgumentError):
            Task(**{**sound, field: value}, seed=0)
    for field in ("first", "second"):
        with pytest.raises(NotationError):
            Task(**{**sound, field: "ronda_points=3"}, seed=0)
        with pytest.raises(InvalidRulesError):
            Task(**{**sound, field: "prize_points=0 prize_replaces_caida=yes"}, seed=0)
