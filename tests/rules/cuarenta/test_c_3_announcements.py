"""C-3.1 to C-3.5: what is announced before play, and for what."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    Action,
    AnnounceRonda,
    Answer,
    Four,
    FourShown,
    HeldRonda,
    Pass,
    Passed,
    Phase,
    Refusal,
    Ronda,
    RondaAnnounced,
    RondaStatus,
    Rules,
    Seat,
    ShowFour,
    announcement,
    ronda_is_blocked,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    passed,
    play,
    refused,
    scene,
    to_announcing,
    to_second_lot,
    verdict,
)

SEVENS, TWOS, FOURS = "7♠ 7♥ 7♦ 3♣ K♥", "2♠ 2♥ 2♦ 2♣ Q♦", "4♠ 4♥ 4♦ 5♣ Q♥"
PASS, RONDA, FOUR = Pass(), AnnounceRonda(), ShowFour()


@pytest.mark.parametrize(
    ("hand", "held"),
    [
        (SEVENS, Ronda(Rank.SEVEN)),
        ("K♣ A♣ K♦ A♦ K♠", Ronda(Rank.KING)),
        ("A♣ A♦ A♥ 2♣ 2♦", Ronda(Rank.ACE)),
        (TWOS, Four(Rank.TWO)),
        ("J♣ J♦ J♥ J♠ A♣", Four(Rank.JACK)),
        ("7♠ 7♥ 6♦ 6♣ K♥", None),
        ("A♣ 2♣ 3♣ 4♣ 5♣", None),
        ("7♠ 7♥ 7♦", Ronda(Rank.SEVEN)),
        ("", None),
    ],
)
def test_c_3_1_three_of_a_rank_are_a_ronda(hand: str, held: Ronda | Four | None) -> None:
    assert announcement(parse_cards(hand)) == held
    assert announcement(parse_cards(hand)[::-1]) == held


@pytest.mark.parametrize("hand", ["8♣ 8♦ 8♥", "A♣ A♣ A♦", "A♣ 2♣ 3♣ 4♣ 5♣ 6♣"])
def test_c_3_1_a_hand_is_at_most_five_different_cards(hand: str) -> None:
    with pytest.raises(InvalidArgumentError):
        announcement(parse_cards(hand))


@pytest.mark.parametrize("lot", [1, 2])
def test_c_3_1_a_ronda_scores_four_in_each_lot(lot: int) -> None:
    state = to_announcing({NORTH: SEVENS}) if lot == 1 else to_second_lot({NORTH: SEVENS})
    assert cu.legal_actions(state) == (PASS, RONDA)
    after = done(state, RONDA)
    assert after.scores == (4, 0)
    assert after.answers[NORTH] is Answer.RONDA
    assert after.rondas == (HeldRonda(NORTH, Rank.SEVEN, lot, RondaStatus.ANNOUNCED),)
    assert events_of(state, RONDA) == (RondaAnnounced(NORTH, NORTH_SOUTH, Rank.SEVEN, 4),)


def test_c_3_1_without_naming_the_rank() -> None:
    state = to_announcing({NORTH: SEVENS})
    events, after = events_of(state, RONDA), done(state, RONDA)
    for seat in (*Seat, None):
        (told,) = cu.observe(events, seat)
        (seen,) = cu.view(after, seat).rondas
        assert isinstance(told, RondaAnnounced)
        assert told.rank is seen.rank is (Rank.SEVEN if seat is NORTH else None)
        assert (seen.holder, seen.status) == (NORTH, RondaStatus.ANNOUNCED)


def test_c_3_1_whoever_holds_none_can_announce_none() -> None:
    state = to_announcing()
    assert cu.legal_actions(state) == (PASS,)
    assert refused(state, RONDA) == (Refusal.NO_THREE_OF_A_KIND, "C-3.1")
    assert refused(state, FOUR) == (Refusal.NO_FOUR_OF_A_KIND, "C-3.2")
    assert events_of(state, PASS) == (Passed(NORTH, "C-3.1"),)


@pytest.mark.parametrize("lot", [1, 2])
@pytest.mark.parametrize("scores", [(0, 0), (29, 38), (30, 0), (38, 38)])
def test_c_3_2_four_of_a_rank_win_the_game_at_once(lot: int, scores: tuple[int, int]) -> None:
    if lot == 1:
        state = to_announcing({NORTH: TWOS}, scores=scores)
    else:
        last = scene("3♣ K♣", "A♣", lot=1, played=19, scores=scores, second={NORTH: TWOS})
        state = done(last, play("A♣"))
    assert cu.legal_actions(state) == (PASS, FOUR)
    after = done(state, FOUR)
    assert (after.phase, after.winner, after.scores) == (Phase.OVER, NORTH_SOUTH, scores)
    assert after.answers == (Answer.FOUR, None, None, None)
    outcome = cu.outcome(after)
    assert outcome is not None
    assert outcome.clause == "C-3.2"
    shown, *rest = events_of(state, FOUR)
    assert shown == FourShown(NORTH, NORTH_SOUTH, parse_cards("2♣ 2♦ 2♥ 2♠"), 0, "C-3.2")
    assert [event.clause for event in rest] == ["C-3.2", "C-1.5"]


def test_c_3_2_they_are_shown_to_everybody() -> None:
    events = events_of(to_announcing({NORTH: TWOS}), FOUR)
    assert all(cu.observe(events, seat) == events for seat in (*Seat, None))


ORDERS: list[tuple[Rules, Seat, list[Seat]]] = [
    (GUIDE, WEST, [NORTH, EAST, SOUTH, WEST]),
    (GUIDE, EAST, [SOUTH, WEST, NORTH, EAST]),
    (COUNTER_CLOCKWISE, WEST, [SOUTH, EAST, NORTH, WEST]),
    (COUNTER_CLOCKWISE, NORTH, [WEST, SOUTH, EAST, NORTH]),
]


@pytest.mark.parametrize(("rules", "dealer", "order"), ORDERS)
def test_c_3_3_announcements_are_asked_for_from_the_dealers_left(
    rules: Rules, dealer: Seat, order: list[Seat]
) -> None:
    state = to_announcing(rules=rules, dealer=dealer)
    for place, seat in enumerate(order):
        assert (state.phase, cu.to_act(state)) == (Phase.ANNOUNCE, seat)
        assert [state.answers[other] for other in order] == [Answer.PASSED] * place + [None] * (
            4 - place
        )
        state = done(state, PASS)
    assert (state.phase, state.turn) == (Phase.PLAY, order[0])


def test_c_3_3_the_first_four_of_a_kind_in_that_order_wins() -> None:
    hands = {NORTH: TWOS, EAST: "7♠ 7♥ 7♦ 7♣ K♥"}
    assert done(to_announcing(hands), FOUR).winner is NORTH.side
    assert done(to_announcing(hands, dealer=SOUTH), PASS, PASS, FOUR).winner is EAST.side
    assert done(to_announcing(hands, dealer=NORTH), FOUR).winner is EAST.side


def test_c_3_3_a_four_beats_a_ronda_that_came_before() -> None:
    state = done(to_announcing({NORTH: SEVENS, EAST: TWOS}, scores=(28, 0)), RONDA, FOUR)
    assert (state.winner, state.scores) == (EAST.side, (32, 0))


@pytest.mark.parametrize(("score", "blocked"), [(28, False), (29, False), (30, True), (31, True)])
def test_c_3_4_from_thirty_on_a_ronda_no_longer_scores(score: int, *, blocked: bool) -> None:
    assert ronda_is_blocked(score) is blocked
    state = to_announcing({NORTH: SEVENS}, scores=(score, 0))
    assert cu.is_legal(state, RONDA) is not blocked
    assert cu.legal_actions(state) == ((PASS,) if blocked else (PASS, RONDA))
    if blocked:
        assert refused(state, RONDA) == (Refusal.RONDA_BLOCKED, "C-3.4")
        assert clauses_of(state, PASS) == ["C-3.4"]
    else:
        assert done(state, RONDA).scores == (score + 4, 0)
        assert clauses_of(state, PASS) == ["C-3.1"]
    held = done(state, PASS)
    assert held.answers[NORTH] is (Answer.PASSED_BLOCKED if blocked else Answer.PASSED)
    assert held.rondas[0].status is (RondaStatus.BLOCKED if blocked else RondaStatus.SILENT)
    assert held.scores == (score, 0)


def test_c_3_4_it_is_the_score_of_ones_own_side() -> None:
    assert cu.is_legal(to_announcing({NORTH: SEVENS}, scores=(29, 38)), RONDA)
    assert not cu.is_legal(to_announcing({NORTH: SEVENS}, scores=(30, 0)), RONDA)


def test_c_3_4_who_holds_nothing_passes_blocked_too() -> None:
    state = passed(to_announcing(scores=(30, 29)))
    assert [str(answer) for answer in state.answers] == ["passed while blocked", "passed"] * 2
    assert state.rondas == ()


@pytest.mark.parametrize("action", [RONDA, FOUR])
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_c_3_5_nothing_is_announced_once_play_has_begun(action: Action, cards: int) -> None:
    state = passed(to_announcing({NORTH: SEVENS, EAST: TWOS}))
    for _ in range(cards):
        state = done(state, cu.legal_actions(state)[0])
    assert refused(state, action) == (Refusal.PLAY_HAS_BEGUN, "C-3.5")
    assert refused(state, action, state.turn) == (Refusal.PLAY_HAS_BEGUN, "C-3.5")


def test_c_3_5_nor_while_forgotten_cards_are_on_offer() -> None:
    state = done(scene("5♥ 6♦ K♣", "5♠"), play("5♠", "5♥"))
    assert state.phase is Phase.FORGOTTEN
    for action in (RONDA, FOUR):
        assert refused(state, action) == (Refusal.PLAY_HAS_BEGUN, "C-3.5")


def test_c_3_5_nor_by_who_has_passed() -> None:
    state = done(to_announcing({NORTH: SEVENS}), PASS)
    found = verdict(state, RONDA, NORTH)
    assert found.clause == "G-1"
