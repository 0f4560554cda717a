"""C-I9 and C-I28: what a misdeal costs, and matches of games."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    GUIDE,
    AnnounceRonda,
    ChicaWon,
    DealerChosen,
    GameWon,
    MatchWon,
    Misdeal,
    MisdealDeclared,
    Pass,
    Phase,
    Refusal,
    Rules,
    Seat,
    ShowFour,
    Side,
    State,
    chicas,
)
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    after_count,
    clauses_of,
    done,
    events_of,
    passed,
    play,
    refused,
    scene,
    to_announcing,
    to_shuffle,
)

TEN, TWO = Rules(misdeal="ten_points"), Rules(misdeal="two_points")
THREE = Rules(match="best_of_three")
ZAPATERIA = Rules(match="best_of_three_zapateria")
FIVE = play("5♠", "5♥")
FOUR = {NORTH: "7♠ 7♥ 7♦ 7♣"}


def dealt(lot: int, rules: Rules, scores: tuple[int, int], dealer: Seat = WEST) -> State:
    """Wait for the first answer of a lot."""
    if lot == 1:
        return to_announcing(rules=rules, scores=scores, dealer=dealer)
    last = scene("2♣ K♣", "A♣", lot=1, played=19, rules=rules, scores=scores, dealer=dealer)
    return done(last, play("A♣"))


@pytest.mark.parametrize("lot", [1, 2])
@pytest.mark.parametrize("dealer", [WEST, SOUTH])
@pytest.mark.parametrize(("rules", "points"), [(TEN, 10), (TWO, 2)], ids=["ten", "two"])
def test_c_i9_a_misdeal_may_cost_points_and_the_deal_passes(
    rules: Rules, points: int, dealer: Seat, lot: int
) -> None:
    state = dealt(lot, rules, (12, 14), dealer)
    gainer = dealer.side.other
    scores = (12 + points * (gainer is NORTH_SOUTH), 14 + points * (gainer is EAST_WEST))
    assert done(state, Misdeal()) == to_shuffle(rules, dealer.left, scores=scores)
    assert events_of(state, Misdeal()) == (
        MisdealDeclared(dealer, gainer, points, "C-I9"),
        DealerChosen(dealer.left, "C-I9"),
    )


def test_c_i9_the_deal_passes_in_the_direction_of_play() -> None:
    rules = Rules(misdeal="ten_points", direction=COUNTER_CLOCKWISE.direction)
    assert done(dealt(1, rules, (0, 0)), Misdeal()).dealer is SOUTH


@pytest.mark.parametrize("rules", [GUIDE, TEN, TWO])
@pytest.mark.parametrize("lot", [1, 2])
def test_c_i9_a_pass_is_an_answer(rules: Rules, lot: int) -> None:
    state = dealt(lot, rules, (0, 0))
    assert cu.rulings(state) == (Misdeal(),)
    for _ in range(5):
        state = done(state, cu.legal_actions(state)[0])
        assert cu.rulings(state) == ()
        assert refused(state, Misdeal()) == (Refusal.MISDEAL_TOO_LATE, "C-I9")


def test_c_i9_so_is_a_ronda() -> None:
    state = done(to_announcing({NORTH: "7♠ 7♥ 7♦"}), AnnounceRonda())
    assert refused(state, Misdeal()) == (Refusal.MISDEAL_TOO_LATE, "C-I9")


def test_c_i9_before_the_deal_there_is_none() -> None:
    for state in (cu.new_match(), to_shuffle()):
        assert cu.rulings(state) == ()
        assert not cu.is_legal(state, Misdeal())


@pytest.mark.parametrize(
    ("rules", "score", "wins"),
    [(TEN, 29, False), (TEN, 30, True), (TEN, 38, True), (TWO, 37, False), (TWO, 38, True)],
)
def test_c_i9_such_points_can_win(rules: Rules, score: int, *, wins: bool) -> None:
    state = dealt(1, rules, (score, 0))
    after = done(state, Misdeal())
    points = 10 if rules == TEN else 2
    assert after.scores == (score + points, 0)
    assert (after.winner is NORTH_SOUTH) is wins
    assert clauses_of(state, Misdeal()) == ["C-I9", *(["C-7.1", "C-1.5"] if wins else ["C-I9"])]
    outcome = cu.outcome(after)
    assert (outcome is not None and outcome.clause == "C-7.1") is wins


@pytest.mark.parametrize("cost", ["ten_points", "two_points"])
@pytest.mark.parametrize(("score", "pays"), [(36, True), (37, True), (38, False), (39, True)])
def test_c_i18_at_38_a_misdeal_may_pay_nothing(cost: str, score: int, *, pays: bool) -> None:
    rules = Rules(misdeal="ten_points" if cost == "ten_points" else "two_points",
                  only_caida_at_38=True)  # fmt: skip
    points = (10 if cost == "ten_points" else 2) * pays
    state = dealt(1, rules, (score, 0))
    after = done(state, Misdeal())
    assert after.scores == (score + points, 0)
    told = events_of(state, Misdeal())[0]
    assert isinstance(told, MisdealDeclared)
    assert (told.seat, told.side, told.points) == (WEST, NORTH_SOUTH, points)
    if not pays:
        assert after == to_shuffle(rules, NORTH, scores=(38, 0))


def test_c_i9_what_the_hand_has_scored_stays_and_nothing_is_counted() -> None:
    last = scene("5♥ K♣", "5♠", fresh="5♥", lot=1, played=19, rules=TEN, scores=(8, 8))
    state = done(last, FIVE)
    assert state.scores == (8, 10)
    assert done(state, Misdeal()) == to_shuffle(TEN, NORTH, scores=(18, 10))


CHICAS: list[tuple[Rules, tuple[int, int], Side, tuple[int, int], bool, tuple[int, int], bool]] = [
    (GUIDE, (0, 0), NORTH_SOUTH, (40, 0), True, (0, 0), True),
    (THREE, (0, 0), NORTH_SOUTH, (40, 0), True, (1, 0), False),
    (THREE, (0, 0), EAST_WEST, (0, 40), True, (0, 1), False),
    (THREE, (1, 0), NORTH_SOUTH, (40, 20), True, (2, 0), True),
    (THREE, (1, 0), EAST_WEST, (20, 40), True, (1, 1), False),
    (THREE, (1, 1), EAST_WEST, (20, 40), True, (1, 2), True),
    (ZAPATERIA, (0, 0), NORTH_SOUTH, (40, 9), True, (1, 0), True),
    (ZAPATERIA, (0, 0), NORTH_SOUTH, (40, 10), True, (1, 0), False),
    (ZAPATERIA, (0, 0), EAST_WEST, (9, 40), True, (0, 1), True),
    (ZAPATERIA, (0, 0), EAST_WEST, (10, 40), True, (0, 1), False),
    (ZAPATERIA, (0, 0), EAST_WEST, (0, 12), False, (0, 1), False),
    (ZAPATERIA, (0, 1), EAST_WEST, (30, 12), False, (0, 2), True),
    (ZAPATERIA, (1, 0), EAST_WEST, (8, 40), True, (1, 1), True),
    (ZAPATERIA, (1, 0), NORTH_SOUTH, (40, 8), True, (2, 0), True),
]


@pytest.mark.parametrize(("rules", "won", "side", "scores", "on_points", "now", "ends"), CHICAS)
def test_c_i28_how_a_match_of_games_stands(
    rules: Rules,
    won: tuple[int, int],
    side: Side,
    scores: tuple[int, int],
    now: tuple[int, int],
    *,
    on_points: bool,
    ends: bool,
) -> None:
    found = chicas(won, side, scores, on_points=on_points, rules=rules)
    assert (found.won, found.winner) == (now, side if ends else None)


def ends(state: State, action: cu.Action, side: Side) -> State:
    """End a match, and see that everything stays as it was."""
    after = done(state, action)
    assert (after.phase, after.winner, after.turn) == (Phase.OVER, side, state.turn)
    outcome = cu.outcome(after)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (side, "C-I28")
    assert events_of(state, action)[-2:] == (
        ChicaWon(side, after.chicas),
        MatchWon(side, "C-I28"),
    )
    return after


@pytest.mark.parametrize("rules", [THREE, ZAPATERIA])
@pytest.mark.parametrize("won", [(0, 0), (0, 1)])
def test_c_i28_after_a_game_scores_go_back_and_the_deal_passes(
    rules: Rules, won: tuple[int, int]
) -> None:
    state = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 20), rules=rules, chicas=won)
    after = done(state, FIVE)
    assert after == to_shuffle(rules, NORTH, chicas=(1, won[1]))
    assert (after.scores, after.winner, cu.outcome(after)) == ((0, 0), None, None)
    assert events_of(state, FIVE)[2:] == (
        GameWon(NORTH_SOUTH, (40, 20), "C-7.1"),
        ChicaWon(NORTH_SOUTH, (1, won[1])),
        DealerChosen(NORTH, "C-I28"),
    )


@pytest.mark.parametrize("won", [(1, 0), (1, 1)])
@pytest.mark.parametrize("loser", [8, 20])
@pytest.mark.parametrize("rules", [THREE, ZAPATERIA])
def test_c_i28_two_games_win_the_match(rules: Rules, won: tuple[int, int], loser: int) -> None:
    state = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, loser), rules=rules, chicas=won)
    after = ends(state, FIVE, NORTH_SOUTH)
    assert (after.chicas, after.scores) == ((2, won[1]), (40, loser))


def test_c_i28_two_games_come_before_zapateria() -> None:
    two = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 8), rules=ZAPATERIA, chicas=(1, 0))
    plain = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 20), rules=ZAPATERIA, chicas=(1, 0))
    one = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 8), rules=ZAPATERIA)
    reasons = [cu.outcome(done(state, FIVE)) for state in (two, plain, one)]
    assert reasons[0] == reasons[1] != reasons[2]


@pytest.mark.parametrize(("loser", "zapateria"), [(0, True), (9, True), (10, False), (11, False)])
@pytest.mark.parametrize("won", [(0, 0), (0, 1)])
def test_c_i28_zapateria_wins_the_match_at_once(
    loser: int, won: tuple[int, int], *, zapateria: bool
) -> None:
    state = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, loser), rules=ZAPATERIA, chicas=won)
    if zapateria:
        assert ends(state, FIVE, NORTH_SOUTH).chicas == (1, won[1])
    else:
        assert done(state, FIVE) == to_shuffle(ZAPATERIA, NORTH, chicas=(1, won[1]))
    three = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, loser), rules=THREE, chicas=won)
    assert done(three, FIVE).phase is Phase.SHUFFLE


@pytest.mark.parametrize("action", [ShowFour(), Misdeal()], ids=["four", "misdeal"])
@pytest.mark.parametrize("scores", [(0, 0), (38, 8), (8, 38)])
def test_c_i28_four_of_a_kind_and_a_misdeal_are_no_zapateria(
    action: cu.Action, scores: tuple[int, int]
) -> None:
    state = to_announcing(FOUR, rules=ZAPATERIA, scores=scores)
    assert done(state, action) == to_shuffle(ZAPATERIA, NORTH, chicas=(1, 0))
    second = to_announcing(FOUR, rules=ZAPATERIA, scores=scores, chicas=(1, 1))
    assert ends(second, action, NORTH_SOUTH).scores == scores


@pytest.mark.parametrize(("loser", "zapateria"), [(9, True), (10, False)])
def test_c_i28_but_a_misdeal_that_pays_points_can_be(loser: int, *, zapateria: bool) -> None:
    rules = Rules(match="best_of_three_zapateria", misdeal="ten_points")
    state = to_announcing(rules=rules, scores=(30, loser))
    assert (done(state, Misdeal()).winner is NORTH_SOUTH) is zapateria


def test_c_i28_a_game_can_be_won_by_the_count_too() -> None:
    step = after_count((20, 18), rules=THREE, scores=(34, 20))
    assert step.state == to_shuffle(THREE, NORTH, chicas=(1, 0))
    assert [event.clause for event in step.events][-3:] == ["C-7.1", "C-I28", "C-I28"]


def test_c_i28_the_deal_passes_the_other_way_round_too() -> None:
    rules = Rules(match="best_of_three", direction="counter_clockwise")
    assert done(to_announcing(FOUR, rules=rules, dealer=SOUTH), Pass()).turn is NORTH
    state = to_announcing(FOUR, rules=rules, dealer=Seat.EAST)
    assert done(state, ShowFour()) == to_shuffle(rules, NORTH, chicas=(1, 0))


def test_c_i28_a_single_game_is_the_default() -> None:
    state = passed(to_announcing())
    assert (state.chicas, GUIDE.match) == ((0, 0), "single")
