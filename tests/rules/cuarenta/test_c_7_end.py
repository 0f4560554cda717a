"""C-7.1 to C-7.5 and C-I34: how a hand and a game end, and in which order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    Action,
    AnnounceRonda,
    CardsCounted,
    ClaimPrize,
    GameWon,
    HeldRonda,
    MatchWon,
    Misdeal,
    Pass,
    Phase,
    Prize,
    RondaStatus,
    Rules,
    ShowFour,
    Side,
    State,
    TakeForgotten,
)
from tests.builders.cuarenta import (
    EAST,
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
    scene,
    to_announcing,
    to_shuffle,
)

NO_LIMIT = Rules(ronda_limit=None)
FIVE = play("5♠", "5♥")
PRIZE = Prize(EAST, Rank.SEVEN)
RONDA = HeldRonda(EAST, Rank.SEVEN, 1, RondaStatus.ANNOUNCED)


def before_the_end(scores: tuple[int, int], *, rules: Rules = GUIDE, table: str = "5♥ 6♦") -> State:
    """Set up a last card, a caída that forgets a six, with a prize due besides."""
    return scene(
        table,
        "5♠",
        fresh="5♥",
        played=19,
        scores=scores,
        rules=rules,
        piles=(20, 19 - len(table.split())),
        piled=("7♣ 7♦ 7♥", ""),
        rondas=[RONDA],
        prizes=[PRIZE],
    )


@pytest.mark.parametrize("score", [36, 37, 38, 39])
@pytest.mark.parametrize("points", [2, 4])
def test_c_7_1_the_first_side_at_forty_or_more_wins_at_once(score: int, points: int) -> None:
    table = "5♥ K♦" if points == 2 else "5♥"
    state = scene(table, "5♠", fresh="5♥", scores=(score, 39))
    after = done(state, FIVE)
    total = 40 if score == 38 else score + points
    wins = total >= 40
    assert after.scores == (total, 39)
    assert after.winner is (NORTH_SOUTH if wins else None)
    assert cu.to_act(after) is (None if wins else EAST)
    tail = [GameWon(NORTH_SOUTH, (total, 39), "C-7.1"), MatchWon(NORTH_SOUTH, "C-1.5")]
    if wins:
        assert [*events_of(state, FIVE)[-2:]] == tail


WINS: list[tuple[str, State, Action, Side]] = [
    ("a ronda, with others to be asked",
     to_announcing({NORTH: "7♠ 7♥ 7♦"}, rules=NO_LIMIT, scores=(36, 38)),
     AnnounceRonda(), NORTH_SOUTH),
    ("a four of a kind",
     to_announcing({NORTH: "7♠ 7♥ 7♦ 7♣"}, scores=(0, 38)), ShowFour(), NORTH_SOUTH),
    ("a misdeal", to_announcing(scores=(0, 38)), Misdeal(), NORTH_SOUTH),
    ("a match in the middle of a lot", scene("5♥ K♦", "5♠", fresh="5♥", scores=(38, 38)), FIVE,
     NORTH_SOUTH),
    ("a match that forgets a six", scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 38)), FIVE,
     NORTH_SOUTH),
    ("a limpia", scene("5♥", "5♠", scores=(39, 38)), FIVE, NORTH_SOUTH),
    ("the last card of the first lot",
     scene("5♥ K♦", "5♠", fresh="5♥", played=19, lot=1, scores=(38, 38)), FIVE, EAST_WEST),
    ("the last card of a hand, with a six forgotten, a prize and a count to come",
     before_the_end((28, 38)), FIVE, EAST_WEST),
    ("the last card of a hand, with a prize and a count to come",
     before_the_end((28, 38), table="5♥ K♦"), FIVE, EAST_WEST),
]  # fmt: skip


@pytest.mark.parametrize(("name", "state", "action", "side"), WINS, ids=[w[0] for w in WINS])
def test_c_7_1_nothing_follows_a_win(name: str, state: State, action: Action, side: Side) -> None:
    after = done(state, action)
    assert (after.phase, after.winner, cu.to_act(after)) == (Phase.OVER, side, None), name
    assert cu.legal_actions(after) == cu.rulings(after) == ()
    assert [type(event) for event in events_of(state, action)][-2:] == [GameWon, MatchWon]
    assert (after.turn, after.dealer, after.lot) == (state.turn, state.dealer, state.lot)
    assert (after.forgotten, after.capturer, after.fresh) == ((), None, None)
    assert after.rules == state.rules
    gone = [a - b for a, b in zip(state.scores, after.scores, strict=True)]
    assert gone[side.other] == 0


def test_c_7_1_the_count_wins_as_soon_as_one_side_has_it() -> None:
    step = after_count((20, 18), scores=(34, 38))
    assert (step.state.winner, step.state.scores) == (NORTH_SOUTH, (40, 38))
    assert [type(event) for event in step.events][-3:] == [CardsCounted, GameWon, MatchWon]
    by_dealers = after_count((18, 20), scores=(34, 34))
    assert (by_dealers.state.winner, by_dealers.state.scores) == (EAST_WEST, (34, 40))


@pytest.mark.parametrize("score", [37, 38, 39])
def test_c_7_2_at_38_the_count_still_scores(score: int) -> None:
    state = after_count((19, 17), scores=(score, 0)).state
    assert state.scores == (score + 2, 0)
    assert (state.winner is NORTH_SOUTH) is (score >= 38)


@pytest.mark.parametrize("dealer", [NORTH, EAST, SOUTH, WEST])
def test_c_7_3_otherwise_the_deal_passes_and_the_scores_stay(dealer: cu.Seat) -> None:
    state = after_count((19, 17), dealer=dealer, scores=(18, 22)).state
    assert state == to_shuffle(dealer=dealer.left, scores=(20, 22))
    assert (state.table, state.piles, state.hands) == ((), ((), ()), ((),) * 4)
    assert (state.lot, state.rondas, state.last_capturer) == (0, (), None)
    assert (state.answers, state.fallen) == ((None,) * 4, ((),) * 4)


def test_c_7_4_a_result_in_ones_own_turn_comes_first() -> None:
    # East-West have the prize's window and the count before them, and a six that is forgotten.
    state = before_the_end((29, 38))
    assert done(state, FIVE).winner is EAST_WEST
    near = done(before_the_end((29, 36)), FIVE)
    assert (near.phase, near.scores) == (Phase.FORGOTTEN, (29, 38))


def test_c_7_4_gains_are_never_simultaneous() -> None:
    hands = {NORTH: "7♠ 7♥ 7♦", EAST: "2♠ 2♥ 2♦"}
    state = done(to_announcing(hands, rules=NO_LIMIT, scores=(36, 36)), AnnounceRonda())
    assert (state.winner, state.scores) == (NORTH_SOUTH, (40, 36))
    turned = to_announcing(hands, rules=NO_LIMIT, scores=(36, 36), dealer=NORTH)
    assert done(turned, AnnounceRonda()).winner is EAST_WEST
    with_six = Rules(twenty_twenty="both_six")
    assert after_count((20, 20), rules=with_six, scores=(36, 36)).state.scores == (42, 36)


def test_c_7_5_the_points_of_an_action_are_there_at_once() -> None:
    state = done(scene("5♥ 6♦ K♦", "5♠", fresh="5♥"), FIVE)
    assert (state.phase, state.scores) == (Phase.FORGOTTEN, (2, 0))
    ronda = done(to_announcing({NORTH: "7♠ 7♥ 7♦"}), AnnounceRonda())
    assert (ronda.phase, ronda.scores) == (Phase.ANNOUNCE, (4, 0))


def test_c_7_5_the_prize_is_claimed_in_its_window() -> None:
    state = done(before_the_end((12, 8)), FIVE, TakeForgotten())
    assert (state.phase, state.scores) == (Phase.PRIZES, (12, 10))
    assert done(state, ClaimPrize(EAST, Rank.SEVEN)).scores[0] >= 22


ORDERS = {
    "before_count": ["C-4.1", "C-5.1", "C-4.8", "C-4.8", "C-5.5", "C-6.2", "C-6.2", "C-2.5"],
    "after_count": ["C-4.1", "C-5.1", "C-4.8", "C-4.8", "C-6.2", "C-6.2", "C-5.5", "C-2.5"],
}


@pytest.mark.parametrize("window", ORDERS)
def test_c_7_5_the_order_at_the_end_of_a_hand(window: str) -> None:
    rules = Rules(prize_window="after_count" if window == "after_count" else "before_count")
    state = before_the_end((12, 8), rules=rules)
    told: list[str] = []
    for action in (FIVE, TakeForgotten(), ClaimPrize(EAST, Rank.SEVEN)):
        told += clauses_of(state, action)
        state = done(state, action)
    assert told == ORDERS[window]
    # Two for the caída; ten for the prize; 21 cards against 19.
    assert (state.phase, state.dealer, state.scores) == (Phase.SHUFFLE, NORTH, (30, 10))


def test_c_7_5_every_step_of_it_can_be_refused() -> None:
    state = before_the_end((12, 8))
    phases = [state.phase]
    for action in (FIVE, Pass(), Pass(), Pass(), Pass()):
        state = done(state, action)
        phases.append(state.phase)
    forgotten, prizes = Phase.FORGOTTEN, Phase.PRIZES
    assert phases == [Phase.PLAY, forgotten, forgotten, prizes, prizes, Phase.SHUFFLE]
    assert state.scores == (18, 10)


@pytest.mark.parametrize(
    ("state", "action", "scores"),
    [
        (scene("5♥", "5♠", fresh="5♥", scores=(39, 0)), FIVE, (43, 0)),
        (scene("5♥", "5♠", fresh="5♥", scores=(37, 0)), FIVE, (41, 0)),
        (to_announcing({NORTH: "7♠ 7♥ 7♦"}, rules=NO_LIMIT, scores=(39, 0)),
         AnnounceRonda(), (43, 0)),
    ],
)  # fmt: skip
def test_c_i34_scores_past_forty_are_not_trimmed(
    state: State, action: Action, scores: tuple[int, int]
) -> None:
    assert done(state, action).scores == scores


def test_c_i34_nor_after_the_count() -> None:
    state = after_count((38, 0), scores=(39, 0)).state
    assert state.scores == (39 + 24, 0)
    assert cu.from_setup(cu.to_setup(state)) == state


def test_c_7_1_a_ronda_and_the_prize_never_win_under_the_guide() -> None:
    for score in range(30):
        ronda = done(to_announcing({NORTH: "7♠ 7♥ 7♦"}, scores=(score, 0)), AnnounceRonda())
        assert (ronda.scores, ronda.winner) == ((score + 4, 0), None)
    last = before_the_end((29, 0), rules=Rules(prize_window="after_count", under_twenty="nothing"))
    state = done(last, FIVE, TakeForgotten())
    assert state.phase is Phase.SHUFFLE
    assert state.scores == (29 + 8, 2)


def test_c_7_3_a_whole_hand_of_passes_and_laid_cards_scores_the_count_alone() -> None:
    state = passed(to_announcing())
    states = [state]
    while state.phase is not Phase.SHUFFLE:
        state = done(state, cu.legal_actions(state)[0])
        states.append(state)
    assert all(a.scores == b.scores for a, b in pairwise(states[:-1]))
    assert (state.scores, state.dealer) == ((2, 0), NORTH)
