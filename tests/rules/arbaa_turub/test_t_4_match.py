"""T-4, T-I1 and T-I4 through the machine: games that end, and the match."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    BenchmarkReplaced,
    BenchmarkSet,
    DealerChosen,
    Event,
    GameDrawn,
    GameWon,
    InsufficientWin,
    MatchWon,
    Phase,
    Rules,
    Seat,
    Series,
    State,
    TrickTaken,
)
from cardrules.engine import CHANCE, Outcome
from tests.builders.arbaa_turub import (
    EAST,
    EAST_WEST,
    HEARTS,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    after_games,
    last_step,
    to_over,
    to_shuffle,
)

NS, EW = NORTH_SOUTH, EAST_WEST
REACH = Rules(benchmark="reach")
PREVIOUS = Rules(benchmark="previous")
NONE = Rules(benchmark="none")


def result_events(between: State, tricks: tuple[int, int]) -> tuple[Event, ...]:
    """Give what a game's last card brings about, after the trick itself."""
    events = last_step(between, tricks).events
    place = next(n for n, event in enumerate(events) if isinstance(event, TrickTaken))
    return events[place + 1 :]


def test_t_4_1_the_game_is_won_with_the_last_card() -> None:
    events = result_events(to_shuffle(), (20, 16))
    assert events[0] == GameWon(NS, (20, 16))
    assert result_events(to_shuffle(), (17, 19))[0] == GameWon(EW, (17, 19))


def test_t_4_1_eighteen_each_is_a_draw() -> None:
    between = to_shuffle()
    assert result_events(between, (18, 18)) == (GameDrawn((18, 18)), DealerChosen(NORTH, "T-5.3"))
    assert after_games(between, (18, 18)).series == Series()


def test_t_4_1_drawn_games_are_counted_and_fields_are_blank_between_games() -> None:
    state = after_games(to_shuffle(), (18, 18), (20, 16))
    assert (state.phase, state.games_played, at.to_act(state)) == (Phase.SHUFFLE, 2, CHANCE)
    assert (state.trump, state.leader, state.tricks) == (None, None, (0, 0))
    assert (state.voids, state.trick) == (((), (), (), ()), ())


def test_t_4_2_a_first_win_sets_the_benchmark() -> None:
    assert result_events(to_shuffle(), (16, 20)) == (
        GameWon(EW, (16, 20)),
        BenchmarkSet(EW, 20),
        DealerChosen(SOUTH, "T-5.2"),
    )


def test_t_4_2_a_later_win_with_more_tricks_wins_the_match() -> None:
    between = after_games(to_shuffle(), (20, 16))
    assert result_events(between, (21, 15)) == (GameWon(NS, (21, 15)), MatchWon(NS, 21))
    state = after_games(between, (21, 15))
    assert (state.phase, at.to_act(state), state.games_played) == (Phase.OVER, None, 2)
    assert at.outcome(state) == Outcome(NS, "a later win with enough tricks", "T-4.2")
    assert state.series == Series(NS, 20, NS)


def test_t_4_2_after_the_match_the_games_fields_stay() -> None:
    state = after_games(to_shuffle(), (16, 20), (15, 21))
    assert (state.tricks, state.trump, state.dealer) == ((15, 21), HEARTS, SOUTH)
    assert state.leader is EAST
    assert state.voids == ((HEARTS,), (), (HEARTS,), (HEARTS,))
    assert at.outcome(at.view(state, WEST)) == at.outcome(state)
    assert at.outcome(state) is not None
    assert state.series.winner is EW


def test_t_4_2_while_it_goes_on_nobody_has_won() -> None:
    for state in (at.new_match(), to_shuffle(), after_games(to_shuffle(), (36, 0))):
        assert at.outcome(state) is None


@pytest.mark.parametrize("later", [(19, 17), (20, 16)])
def test_t_4_3_a_win_that_is_not_enough_changes_nothing(later: tuple[int, int]) -> None:
    between = after_games(to_shuffle(), (20, 16))
    assert result_events(between, later) == (
        GameWon(NS, later),
        InsufficientWin(NS, later[0], 20),
        DealerChosen(WEST, "T-5.2"),
    )
    assert after_games(between, later).series == Series(NS, 20)


def test_t_4_4_the_other_side_sets_a_new_benchmark() -> None:
    between = after_games(to_shuffle(), (20, 16), (19, 17))
    assert result_events(between, (17, 19)) == (
        GameWon(EW, (17, 19)),
        BenchmarkReplaced(EW, 19, 20, "T-4.4"),
        DealerChosen(NORTH, "T-5.1"),
    )
    assert after_games(between, (17, 19)).series == Series(EW, 19)


def test_t_4_5_a_draw_in_between_breaks_nothing() -> None:
    state = after_games(to_shuffle(), (20, 16), (18, 18), (21, 15))
    assert at.outcome(state) == Outcome(NS, "a later win with enough tricks", "T-4.2")


def test_t_4_6_worked_case() -> None:
    state = after_games(to_shuffle(), (20, 16), (19, 17))
    assert (state.phase, state.series) == (Phase.SHUFFLE, Series(NS, 20))
    won = after_games(state, (22, 14))
    assert (won.phase, won.series) == (Phase.OVER, Series(NS, 20, NS))
    lost = after_games(state, (14, 22))
    assert (lost.phase, lost.series) == (Phase.SHUFFLE, Series(EW, 22))


def test_t_i4_reach_wins_the_match_with_as_many() -> None:
    between = after_games(to_shuffle(REACH), (20, 16))
    assert result_events(between, (20, 16))[-1] == MatchWon(NS, 20, "T-I4")
    assert to_over(REACH).phase is Phase.OVER
    assert after_games(between, (19, 17)).series == Series(NS, 20)


def test_t_i4_previous_replaces_the_benchmark_by_the_last_win() -> None:
    between = after_games(to_shuffle(PREVIOUS), (22, 14))
    assert result_events(between, (20, 16)) == (
        GameWon(NS, (20, 16)),
        InsufficientWin(NS, 20, 22),
        BenchmarkReplaced(NS, 20, 22, "T-I4"),
        DealerChosen(WEST, "T-5.2"),
    )
    lowered = after_games(between, (20, 16))
    assert result_events(lowered, (21, 15))[-1] == MatchWon(NS, 21, "T-I4")
    assert result_events(lowered, (20, 16))[1:] == (
        InsufficientWin(NS, 20, 20),
        DealerChosen(EAST, "T-5.2"),
    )


def test_t_i4_none_wins_the_match_with_any_second_win() -> None:
    between = after_games(to_shuffle(NONE), (36, 0))
    assert result_events(between, (19, 17)) == (GameWon(NS, (19, 17)), MatchWon(NS, 19, "T-I4"))
    assert at.outcome(after_games(between, (19, 17))) == Outcome(NS, "two wins in a row", "T-I4")
    assert after_games(to_shuffle(), (36, 0), (19, 17)).phase is Phase.SHUFFLE


DEALERS_BY_RESULT = [
    # dealer, then the next one after a win of North-South that is not enough: as win, as draw
    (NORTH, EAST, NORTH),
    (EAST, WEST, EAST),
    (SOUTH, WEST, SOUTH),
    (WEST, EAST, WEST),
]


@pytest.mark.parametrize(("dealer", "as_win", "as_draw"), DEALERS_BY_RESULT)
def test_t_i1_who_deals_after_a_win_that_was_not_enough(
    dealer: Seat, as_win: Seat, as_draw: Seat
) -> None:
    draw = Rules(insufficient_win_deals_as="draw")
    for rules, due in ((Rules(), as_win), (draw, as_draw)):
        assert at.next_dealer(dealer, NS, sufficient=False, rules=rules) is due
        assert at.next_dealer(dealer, NS, sufficient=True, rules=rules) is as_win
        assert at.next_dealer(dealer, NS, rules=rules) is as_win


def test_t_i1_the_machine_asks_the_series_whether_it_was_enough() -> None:
    draw = Rules(insufficient_win_deals_as="draw")
    between = after_games(to_shuffle(draw), (20, 16))
    assert between.dealer is EAST
    assert result_events(between, (19, 17))[-1] == DealerChosen(EAST, "T-I1")
    assert after_games(between, (19, 17)).dealer is EAST
    assert result_events(between, (17, 19))[-1] == DealerChosen(SOUTH, "T-5.1")
    assert result_events(to_shuffle(draw), (20, 16))[-1] == DealerChosen(EAST, "T-5.1")
    guide = after_games(to_shuffle(), (20, 16))
    assert result_events(guide, (19, 17))[-1] == DealerChosen(WEST, "T-5.2")


def test_t_i1_goes_with_every_reading_of_what_is_enough() -> None:
    both = Rules(insufficient_win_deals_as="draw", benchmark="previous")
    between = after_games(to_shuffle(both), (22, 14), (20, 16))
    assert (between.dealer, between.series) == (EAST, Series(NS, 20))
    assert result_events(between, (20, 16))[-1] == DealerChosen(EAST, "T-I1")
