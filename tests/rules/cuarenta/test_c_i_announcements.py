"""C-I2, C-I10 to C-I12 and C-I31: whether one must announce, and what it is worth."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    Action,
    AnnounceRonda,
    Answer,
    FourShown,
    HeldRonda,
    Pass,
    Refusal,
    RondaAnnounced,
    RondaStatus,
    Rules,
    Seat,
    ShowFour,
    four_is_blocked,
    ronda_is_blocked,
)
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    refused,
    to_announcing,
)

SEVENS, TWOS, FOURS = "7♠ 7♥ 7♦ 3♣ K♥", "2♠ 2♥ 2♦ 2♣ Q♦", "4♠ 4♥ 4♦ 5♣ Q♥"
PASS, RONDA, FOUR = Pass(), AnnounceRonda(), ShowFour()
COMPULSORY = Rules(announcing="compulsory")


def test_c_i2_one_need_not_announce() -> None:
    state = to_announcing({NORTH: SEVENS, EAST: TWOS})
    after = done(state, PASS, PASS)
    assert after.scores == (0, 0)
    assert after.answers[:2] == (Answer.PASSED, Answer.PASSED)
    assert after.rondas == (HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.SILENT),)
    assert cu.view(after, EAST).rondas == ()


@pytest.mark.parametrize(
    ("hand", "score", "only"),
    [
        (SEVENS, 0, RONDA),
        (SEVENS, 29, RONDA),
        (SEVENS, 30, PASS),
        (TWOS, 0, FOUR),
        (TWOS, 38, FOUR),
        ("7♠ 7♥ 6♦ 3♣ K♥", 0, PASS),
    ],
)
def test_c_i2_where_it_is_compulsory_there_is_one_answer(
    hand: str, score: int, only: Action
) -> None:
    state = to_announcing({NORTH: hand}, rules=COMPULSORY, scores=(score, 0))
    assert cu.to_act(state) is NORTH
    assert cu.legal_actions(state) == (only,)
    assert cu.is_legal(state, only)
    assert (cu.why_illegal(state, PASS) is None) is (only == PASS)
    if only != PASS:
        assert refused(state, PASS) == (Refusal.MUST_ANNOUNCE, "C-I2")


@pytest.mark.parametrize("four", [4, 8])
@pytest.mark.parametrize("score", [29, 30])
def test_c_i2_a_four_that_does_not_score_is_not_asked_for(four: int, score: int) -> None:
    rules = Rules(announcing="compulsory", four_of_a_kind=8 if four == 8 else 4)
    state = to_announcing({NORTH: TWOS}, rules=rules, scores=(score, 0))
    assert cu.legal_actions(state) == ((FOUR,) if score < 30 else (PASS,))


@pytest.mark.parametrize("points", [4, 2])
def test_c_i10_what_a_ronda_scores(points: int) -> None:
    rules = Rules(ronda_points=2 if points == 2 else 4)
    state = to_announcing({NORTH: SEVENS}, rules=rules, scores=(27, 0))
    assert done(state, RONDA).scores == (27 + points, 0)
    assert events_of(state, RONDA) == (
        RondaAnnounced(NORTH, NORTH_SOUTH, Rank.SEVEN, points, "C-3.1"),
    )
    assert GUIDE.ronda_points == 4


@pytest.mark.parametrize("points", [4, 8])
@pytest.mark.parametrize(("score", "may"), [(0, True), (29, True), (30, False), (38, False)])
def test_c_i11_a_four_of_a_kind_may_score_under_the_limit(
    points: int, score: int, *, may: bool
) -> None:
    rules = Rules(four_of_a_kind=8 if points == 8 else 4)
    assert four_is_blocked(score, rules=rules) is not may
    state = to_announcing({NORTH: TWOS}, rules=rules, scores=(score, 0))
    if not may:
        assert refused(state, FOUR) == (Refusal.RONDA_BLOCKED, "C-3.4")
        assert cu.legal_actions(state) == (PASS,)
        return
    after = done(state, FOUR)
    assert (after.scores, after.winner, after.turn) == ((score + points, 0), None, EAST)
    assert events_of(state, FOUR) == (
        FourShown(NORTH, NORTH_SOUTH, parse_cards("2♣ 2♦ 2♥ 2♠"), points, "C-I11"),
    )
    assert after.rondas == ()


@pytest.mark.parametrize("score", [0, 29, 30, 36, 38, 39])
def test_c_i11_where_it_wins_it_wins_at_any_score(score: int) -> None:
    assert not four_is_blocked(score)
    after = done(to_announcing({NORTH: TWOS}, scores=(score, 0)), FOUR)
    assert (after.winner, after.scores) == (NORTH_SOUTH, (score, 0))


@pytest.mark.parametrize(
    ("rules", "score"), [(Rules(four_of_a_kind=8, ronda_limit=None), 32), (Rules(), 39)]
)
def test_c_i11_a_four_can_win_on_points_or_by_itself(rules: Rules, score: int) -> None:
    state = to_announcing({NORTH: TWOS}, rules=rules, scores=(score, 0))
    after, outcome = done(state, FOUR), cu.outcome(done(state, FOUR))
    assert after.winner is NORTH_SOUTH
    assert outcome is not None
    on_points = rules.four_of_a_kind == 8
    assert outcome.clause == ("C-7.1" if on_points else "C-3.2")
    assert after.scores == (40 if on_points else 39, 0)


def test_c_i12_the_limit_is_read_at_each_announcement_in_order() -> None:
    hands = {NORTH: SEVENS, SOUTH: FOURS}
    both = done(to_announcing(hands, scores=(24, 0)), RONDA, PASS, RONDA)
    assert both.scores == (32, 0)
    first = done(to_announcing(hands, scores=(26, 0)), RONDA, PASS)
    assert first.scores == (30, 0)
    assert refused(first, RONDA) == (Refusal.RONDA_BLOCKED, "C-3.4")
    assert done(first, PASS).rondas[1].status is RondaStatus.BLOCKED
    second = done(to_announcing(hands, scores=(26, 0)), PASS, PASS, RONDA)
    assert (second.scores, second.rondas[0].status) == ((30, 0), RondaStatus.SILENT)


@pytest.mark.parametrize(("score", "wins"), [(30, False), (35, False), (36, True), (38, True)])
def test_c_i12_without_a_limit_a_ronda_scores_and_can_win(score: int, *, wins: bool) -> None:
    rules = Rules(ronda_limit=None)
    assert not ronda_is_blocked(score, rules=rules)
    state = to_announcing({NORTH: SEVENS}, rules=rules, scores=(score, 0))
    after = done(state, RONDA)
    assert after.scores == (score + 4, 0)
    assert (after.winner is NORTH_SOUTH) is wins
    assert clauses_of(state, RONDA) == ["C-3.1", *(["C-7.1", "C-1.5"] if wins else [])]


@pytest.mark.parametrize("dealer", [WEST, NORTH])
def test_c_i31_four_of_a_kind_need_not_be_shown_and_is_no_ronda(dealer: Seat) -> None:
    state = to_announcing({NORTH: TWOS}, dealer=dealer)
    while cu.to_act(state) is not NORTH:
        state = done(state, PASS)
    assert refused(state, RONDA) == (Refusal.NO_THREE_OF_A_KIND, "C-3.1")
    after = done(state, PASS)
    assert (after.rondas, after.answers[NORTH]) == ((), Answer.PASSED)
    assert after.winner is None
    for seat in (EAST, SOUTH, WEST, None):
        assert cu.view(after, seat).rondas == ()
