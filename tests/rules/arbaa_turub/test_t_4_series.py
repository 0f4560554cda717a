"""T-4 and T-I4 on the pure functions: who wins a game, and what that makes of the series."""

from __future__ import annotations

import pytest

from cardrules.arbaa_turub import (
    GUIDE,
    Rules,
    Series,
    Side,
    advance_series,
    game_winner,
    is_sufficient,
)
from cardrules.errors import InvalidArgumentError
from tests.builders.arbaa_turub import EAST_WEST, NORTH_SOUTH

NS, EW = NORTH_SOUTH, EAST_WEST
EXCEED = GUIDE
REACH = Rules(benchmark="reach")
PREVIOUS = Rules(benchmark="previous")
NONE = Rules(benchmark="none")
ALL = (EXCEED, REACH, PREVIOUS, NONE)


def played(*games: tuple[int, int], rules: Rules = GUIDE) -> Series:
    series = Series()
    for tricks in games:
        series = advance_series(series, tricks, rules=rules)
    return series


def mirrored(series: Series) -> Series:
    def other(side: Side | None) -> Side | None:
        return None if side is None else side.other

    return Series(other(series.holder), series.benchmark, other(series.winner))


@pytest.mark.parametrize("tricks", [(n, 36 - n) for n in range(37)])
def test_t_4_1_more_tricks_win_the_game(tricks: tuple[int, int]) -> None:
    north_south, east_west = tricks
    expected = NS if north_south > 18 else EW if east_west > 18 else None
    assert game_winner(tricks) is expected
    assert game_winner(list(tricks)) is expected


@pytest.mark.parametrize(
    "tricks", [(18, 17), (19, 18), (37, -1), (-1, 37), (36,), (12, 12, 12), ()]
)
def test_t_4_1_anything_else_is_no_result(tricks: tuple[int, ...]) -> None:
    with pytest.raises(InvalidArgumentError):
        game_winner(tricks)
    with pytest.raises(InvalidArgumentError):
        advance_series(Series(), tricks)
    with pytest.raises(InvalidArgumentError):
        is_sufficient(Series(), tricks)


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("tricks", [19, 20, 27, 36])
def test_t_4_2_a_first_win_opens_the_series(rules: Rules, tricks: int) -> None:
    assert played((tricks, 36 - tricks), rules=rules) == Series(NS, tricks)
    assert played((36 - tricks, tricks), rules=rules) == Series(EW, tricks)


@pytest.mark.parametrize(
    ("first", "later", "enough"),
    [(19, 20, True), (20, 21, True), (20, 22, True), (20, 20, False), (35, 36, True)],
)
def test_t_4_2_the_later_win_has_more_tricks_than_the_first(
    first: int, later: int, enough: bool
) -> None:
    series = played((first, 36 - first), (later, 36 - later))
    assert series == Series(NS, first, NS if enough else None)
    other = played((36 - first, first), (36 - later, later))
    assert other == mirrored(series)
    assert is_sufficient(Series(NS, first), (later, 36 - later)) is enough


@pytest.mark.parametrize("later", range(19, 25))
def test_t_4_3_too_few_tricks_count_as_a_draw_in_between(later: int) -> None:
    held = Series(NS, 24)
    assert not is_sufficient(held, (later, 36 - later))
    assert advance_series(held, (later, 36 - later)) == held


def test_t_4_3_the_benchmark_is_not_lowered() -> None:
    assert played((30, 6), (19, 17), (29, 7)) == Series(NS, 30)
    assert played((30, 6), (19, 17), (31, 5)).winner is NS


def test_t_4_3_a_benchmark_of_36_cannot_be_exceeded() -> None:
    assert played((36, 0), (36, 0), (36, 0)) == Series(NS, 36)


@pytest.mark.parametrize("result", [(19, 17), (20, 16), (36, 0), (18, 18), (17, 19), (0, 36)])
def test_t_4_3_a_game_is_short_of_nothing_unless_its_winner_holds_the_series(
    result: tuple[int, int],
) -> None:
    assert is_sufficient(Series(), result)
    assert is_sufficient(Series(EW, 36), result) is (result[1] <= 18)
    assert is_sufficient(Series(NS, 36), result) is (result[0] <= 18)


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("tricks", [19, 25, 36])
def test_t_4_4_a_win_by_the_other_side_ends_the_series(rules: Rules, tricks: int) -> None:
    assert played((25, 11), (36 - tricks, tricks), rules=rules) == Series(EW, tricks)
    assert played((11, 25), (tricks, 36 - tricks), rules=rules) == Series(NS, tricks)


def test_t_4_4_the_first_series_is_over_for_good() -> None:
    assert played((20, 16), (17, 19), (21, 15)) == Series(NS, 21)
    assert played((20, 16), (17, 19), (16, 20)).winner is EW


@pytest.mark.parametrize("rules", ALL)
def test_t_4_5_drawn_games_do_not_break_a_series(rules: Rules) -> None:
    draw = (18, 18)
    assert played(draw, rules=rules) == Series()
    assert played(draw, (20, 16), draw, rules=rules) == Series(NS, 20)
    assert played((20, 16), draw, draw, (21, 15), rules=rules).winner is NS


def test_t_4_6_worked_case() -> None:
    assert played((20, 16)) == Series(NS, 20)
    assert played((20, 16), (19, 17)) == Series(NS, 20)
    assert played((20, 16), (19, 17), (22, 14)) == Series(NS, 20, NS)
    assert played((20, 16), (15, 21)) == Series(EW, 21)
    assert played((20, 16), (19, 17), (15, 21), (22, 14)) == Series(NS, 22)


def test_t_4_6_a_match_won_is_not_played_on() -> None:
    with pytest.raises(InvalidArgumentError):
        advance_series(Series(NS, 20, NS), (20, 16))


ENOUGH = [
    # benchmark 21, then 20, 21 and 22 tricks
    (EXCEED, (False, False, True)),
    (REACH, (False, True, True)),
    (PREVIOUS, (False, False, True)),
    (NONE, (True, True, True)),
]


@pytest.mark.parametrize(("rules", "enough"), ENOUGH)
@pytest.mark.parametrize("place", range(3))
def test_t_i4_what_the_later_win_must_do(
    rules: Rules, enough: tuple[bool, bool, bool], place: int
) -> None:
    tricks = (20 + place, 16 - place)
    for holder, result in ((NS, tricks), (EW, tricks[::-1])):
        held = Series(holder, 21)
        assert is_sufficient(held, result, rules=rules) is enough[place]
        winner = advance_series(held, result, rules=rules).winner
        assert winner is (holder if enough[place] else None)


def test_t_i4_reach_equal_is_enough() -> None:
    assert played((20, 16), (20, 16), rules=REACH) == Series(NS, 20, NS)
    assert played((36, 0), (36, 0), rules=REACH).winner is NS
    assert played((20, 16), (19, 17), rules=REACH) == Series(NS, 20)


def test_t_i4_previous_is_measured_by_the_win_before_it() -> None:
    assert played((22, 14), (20, 16), rules=PREVIOUS) == Series(NS, 20)
    assert played((22, 14), (20, 16), (21, 15), rules=PREVIOUS) == Series(NS, 20, NS)
    assert played((22, 14), (20, 16), (20, 16), rules=PREVIOUS) == Series(NS, 20)
    assert played((22, 14), (22, 14), rules=PREVIOUS) == Series(NS, 22)
    assert played((22, 14), (20, 16), (18, 18), (21, 15), rules=PREVIOUS).winner is NS
    assert played((22, 14), (20, 16), (21, 15)) == Series(NS, 22)


def test_t_i4_none_two_wins_in_a_row_whatever_the_tricks() -> None:
    assert played((36, 0), (19, 17), rules=NONE) == Series(NS, 36, NS)
    assert played((20, 16), (17, 19), (19, 17), rules=NONE) == Series(NS, 19)


@pytest.mark.parametrize("benchmark", [19, 36])
@pytest.mark.parametrize("side", Side)
def test_t_4_2_a_series_holds_its_benchmark_and_its_winner(side: Side, benchmark: int) -> None:
    series = Series(side, benchmark, side)
    assert (series.holder, series.benchmark, series.winner) == (side, benchmark, side)


@pytest.mark.parametrize(
    ("holder", "benchmark", "winner"),
    [
        (NS, 18, None),
        (NS, 37, None),
        (NS, None, None),
        (NS, True, None),
        (NS, 20.0, None),
        (None, 20, None),
        (None, None, NS),
        (NS, 20, EW),
    ],
)
def test_t_4_2_a_series_does_not_contradict_itself(
    holder: Side | None, benchmark: int | None, winner: Side | None
) -> None:
    with pytest.raises(InvalidArgumentError):
        Series(holder, benchmark, winner)
