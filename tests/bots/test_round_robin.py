"""Each against each: the pairs, what is said of them, and what is refused."""

from __future__ import annotations

import attrs
import pytest

from cardrules.bots import ARBAA_TURUB, CUARENTA, NAMES, Comparison, named, round_robin
from cardrules.bots.bouts import mirrored
from cardrules.bots.round_robin import Meeting, pairs, play
from cardrules.errors import InvalidArgumentError


def test_every_pair_once_and_the_later_name_first() -> None:
    assert pairs("abcd") == tuple(
        (late, early) for late, early in ("ba", "ca", "cb", "da", "db", "dc")
    )
    assert pairs(("alone",)) == ()


def test_a_round_robin_has_all_pairs_over_the_same_deals() -> None:
    contenders = [named(CUARENTA, name, worlds=1) for name in NAMES]
    found = round_robin(CUARENTA, contenders, deals=2, seed=3)
    assert [(each.first, each.other) for each in found] == list(pairs(NAMES))
    assert all(len(each.results) == 2 and each.most == 1 for each in found)
    pair = (contenders[1], contenders[0])
    assert found[0].results == tuple(
        mirrored(CUARENTA, pair, seed=3, deal=deal) for deal in range(2)
    )


def test_a_meeting_is_what_the_round_robin_plays() -> None:
    duo = [named(CUARENTA, name) for name in ("random", "greedy")]
    (found,) = round_robin(CUARENTA, duo, deals=2, seed=9)
    meetings = [
        Meeting(
            game="cuarenta",
            first="greedy",
            other="random",
            seed=9,
            deal=deal,
            worlds=1,
            playouts=1,
        )
        for deal in range(2)
    ]
    assert found.results == tuple(map(play, meetings))


def test_other_rules_make_other_matches() -> None:
    contenders = [named(CUARENTA, "random"), named(CUARENTA, "greedy")]
    rules = CUARENTA.game.PROFILES["TODO_DOS"]
    (found,) = round_robin(CUARENTA, contenders, deals=3, rules=rules, seed=9)
    assert found.means == (1, 0)


def test_what_they_play_in_cuarenta_stays_the_same() -> None:
    """The figures in the docs were had with these bots: who changes one takes them anew."""
    contenders = [named(CUARENTA, name, worlds=2, playouts=2) for name in NAMES]
    found = round_robin(CUARENTA, contenders, deals=1, seed=4)
    assert [each.results for each in found] == [((2, 0),), ((2, 0),), ((0, 2),)]


def test_what_they_play_in_arbaa_turub_stays_the_same() -> None:
    contenders = [named(ARBAA_TURUB, name, worlds=1, playouts=2) for name in NAMES]
    found = round_robin(ARBAA_TURUB, contenders, deals=1, seed=4)
    assert [each.results for each in found] == [((46, 26),), ((46, 26),), ((37, 35),)]


def test_two_of_one_name_cannot_be_told_apart() -> None:
    twins = [named(CUARENTA, "random"), named(CUARENTA, "random")]
    with pytest.raises(InvalidArgumentError) as caught:
        round_robin(CUARENTA, twins, deals=1)
    assert caught.value.name == "contenders"


def test_a_meeting_is_of_one_of_the_games() -> None:
    numbers = {"seed": 1, "deal": 0, "worlds": 1, "playouts": 1}
    with pytest.raises(InvalidArgumentError) as caught:
        play(Meeting(game="bridge", first="greedy", other="random", **numbers))
    assert caught.value.name == "game"


def test_means_difference_and_interval_are_by_the_bout() -> None:
    # Differences of 4 and 8 in two bouts each: 2 and 4, the mean 3, the standard error 1.
    found = Comparison("one", "other", ((38, 34), (40, 32)), 36)
    assert found.means == (19.5, 16.5)
    assert found.difference == 3
    assert (found.interval.low, found.interval.high) == pytest.approx((-9.706, 15.706), abs=0.001)
    assert found.ahead is None


def test_who_is_ahead() -> None:
    won = ((2, 0),) * 30
    assert Comparison("one", "other", won, 1).ahead == "one"
    assert Comparison("one", "other", ((0, 2),) * 30, 1).ahead == "other"
    assert Comparison("one", "other", ((1, 1),) * 30, 1).ahead is None
    assert Comparison("one", "other", won, 1).interval.low == pytest.approx(0.81, abs=0.001)


def test_without_results_there_are_no_numbers() -> None:
    found = Comparison("one", "other", (), 36)
    for ask in (lambda: found.means, lambda: found.difference, lambda: found.interval):
        with pytest.raises(InvalidArgumentError):
            ask()


def test_what_makes_no_round_robin_is_refused() -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        round_robin(ARBAA_TURUB, [], deals=0)
    assert caught.value.name == "deals"
    with pytest.raises(InvalidArgumentError) as caught:
        named(ARBAA_TURUB, "clever")
    assert caught.value.name == "name"


def test_it_takes_two() -> None:
    for few in ([], [named(CUARENTA, "random")]):
        with pytest.raises(InvalidArgumentError) as caught:
            round_robin(CUARENTA, few, deals=1)
        assert caught.value.name == "contenders"


def test_bouts_that_did_not_end_are_counted() -> None:
    duo = [named(CUARENTA, name) for name in ("random", "greedy")]
    arena = attrs.evolve(CUARENTA, deals=1)
    (found,) = round_robin(arena, duo, deals=3, seed=9)
    ended = sum(sum(each) for each in found.results)
    assert found.unfinished == 6 - ended > 0
    (found,) = round_robin(CUARENTA, duo, deals=3, seed=9)
    assert found.unfinished == 0
    others = [named(ARBAA_TURUB, name) for name in ("random", "greedy")]
    (found,) = round_robin(ARBAA_TURUB, others, deals=2)
    assert found.unfinished == 0
