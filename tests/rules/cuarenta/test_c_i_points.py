"""C-7.2, C-I16 to C-I18, C-I29 and C-I33: other readings of the points of a play."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    LimpiaMade,
    Refusal,
    Rules,
    Seat,
    limpia_is_blocked,
    ronda_is_blocked,
)
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    play,
    refused,
    scene,
    to_announcing,
)
from tests.rules.cuarenta.points import BOTH, CAIDA, LIMPIA, points

ONLY_CAIDA = Rules(only_caida_at_38=True)
NEVER_BLOCKED = Rules(limpia_blocked_at=None)
BOTH_TWO = Rules(caida_y_limpia=2)


@pytest.mark.parametrize(
    ("score", "table", "base", "fresh", "paid"),
    [
        (38, CAIDA, "5♥", "5♥", 2),
        (38, LIMPIA, "2♣ 3♦", "", 0),
        (38, BOTH, "5♥", "5♥", 2),
        (36, BOTH, "5♥", "5♥", 4),
    ],
)
def test_c_7_2_at_38_caida_scores_and_limpia_does_not(
    score: int, table: str, base: str, fresh: str, paid: int
) -> None:
    assert sum(points(table, base, fresh=fresh, score=score)) == paid


def test_c_7_2_at_38_a_ronda_does_not_score() -> None:
    assert ronda_is_blocked(38)
    state = to_announcing({NORTH: "7♠ 7♥ 7♦"}, scores=(38, 0))
    assert refused(state, cu.AnnounceRonda()) == (Refusal.RONDA_BLOCKED, "C-3.4")


@pytest.mark.parametrize("score", [0, 35, 36, 37, 38, 39])
def test_c_i16_both_in_one_play_may_score_the_caidas_two(score: int) -> None:
    assert points(BOTH, "5♥", fresh="5♥", score=score, rules=BOTH_TWO) == (2, 0)
    assert points(LIMPIA, "2♣ 3♦", score=score, rules=BOTH_TWO) == (0, 2 * (score != 38))
    assert points(CAIDA, "5♥", fresh="5♥", score=score, rules=BOTH_TWO) == (2, 0)


def test_c_i16_and_is_told_so() -> None:
    action = play("5♠", "5♥")
    told = clauses_of(scene(BOTH, "5♠", fresh="5♥", rules=BOTH_TWO), action)
    assert told == ["C-4.1", "C-5.1", "C-I16"]


@pytest.mark.parametrize("score", [36, 37, 38, 39])
def test_c_i17_limpia_may_score_at_any_score(score: int) -> None:
    assert not limpia_is_blocked(score, rules=NEVER_BLOCKED)
    assert points(LIMPIA, "2♣ 3♦", score=score, rules=NEVER_BLOCKED) == (0, 2)
    assert points(BOTH, "5♥", fresh="5♥", score=score, rules=NEVER_BLOCKED) == (2, 2)


@pytest.mark.parametrize("score", [30, 36, 37, 38, 39])
@pytest.mark.parametrize("block", [38, None])
def test_c_i18_at_38_only_caida_may_score(score: int, block: int | None) -> None:
    rules = Rules(only_caida_at_38=True, limpia_blocked_at=None if block is None else 38)
    at_38 = score == 38
    assert limpia_is_blocked(score, rules=rules) is at_38
    assert points(CAIDA, "5♥", fresh="5♥", score=score, rules=rules) == (2, 0)
    assert points(LIMPIA, "2♣ 3♦", score=score, rules=rules) == (0, 2 * (not at_38))
    if at_38:
        action = play("5♠", "2♣ 3♦")
        state = scene(LIMPIA, "5♠", scores=(38, 0), rules=rules)
        clause = "C-5.4" if block == 38 else "C-I18"
        assert clauses_of(state, action) == ["C-4.1", clause]


@pytest.mark.parametrize(("score", "blocked"), [(36, False), (37, False), (38, True), (39, False)])
def test_c_i18_then_a_ronda_may_not_be_announced(score: int, *, blocked: bool) -> None:
    rules = Rules(only_caida_at_38=True, ronda_limit=None)
    assert ronda_is_blocked(score, rules=rules) is blocked
    state = to_announcing({NORTH: "7♠ 7♥ 7♦"}, scores=(score, 0), rules=rules)
    assert cu.is_legal(state, cu.AnnounceRonda()) is not blocked
    if blocked:
        assert refused(state, cu.AnnounceRonda()) == (Refusal.RONDA_BLOCKED, "C-I18")
        held = done(state, cu.Pass())
        assert held.rondas[0].status is cu.RondaStatus.BLOCKED
        assert clauses_of(state, cu.Pass()) == ["C-3.4"]


@pytest.mark.parametrize(("four", "may"), [("wins", True), (4, False), (8, False)])
def test_c_i18_but_a_four_that_wins_may_be_shown(four: object, *, may: bool) -> None:
    kind = {"wins": Rules(only_caida_at_38=True, ronda_limit=None)}.get(str(four)) or Rules(
        only_caida_at_38=True, ronda_limit=None, four_of_a_kind=8 if four == 8 else 4
    )
    state = to_announcing({NORTH: "7♠ 7♥ 7♦ 7♣"}, scores=(38, 0), rules=kind)
    assert cu.is_legal(state, cu.ShowFour()) is may
    if may:
        assert done(state, cu.ShowFour()).winner is NORTH_SOUTH
    else:
        assert refused(state, cu.ShowFour()) == (Refusal.RONDA_BLOCKED, "C-I18")


def test_c_i18_elsewhere_it_changes_nothing() -> None:
    for score in (0, 30, 36, 37, 39):
        assert points(BOTH, "5♥", fresh="5♥", score=score, rules=ONLY_CAIDA) == (2, 2)


def test_c_i29_each_play_claims_what_it_earns() -> None:
    state = scene(BOTH, "5♠", fresh="5♥")
    after = done(state, play("5♠", "5♥"))
    assert (after.scores, after.turn) == ((4, 0), EAST)


@pytest.mark.parametrize(("dealer", "side"), [(WEST, 1), (NORTH, 0), (EAST, 1), (SOUTH, 0)])
def test_c_i33_the_fortieth_card_can_make_a_limpia(dealer: Seat, side: int) -> None:
    state = scene("K♦", "K♠", played=19, dealer=dealer, piles=(19, 19), scores=(10, 10))
    action = play("K♠", "K♦")
    made = events_of(state, action)[1]
    assert made == LimpiaMade(dealer, dealer.side, 2, "C-5.3")
    after = done(state, action)
    # 21 cards against 19 after it: eight more.
    assert after.scores == ((20, 10) if side == 0 else (10, 20))


def test_c_i33_at_38_it_does_not_win_but_the_count_does() -> None:
    state = scene("K♦", "K♠", played=19, piles=(19, 19), scores=(10, 38))
    after = done(state, play("K♠", "K♦"))
    assert (after.scores, after.winner) == ((10, 46), EAST.side)
    assert clauses_of(state, play("K♠", "K♦"))[1] == "C-5.4"
