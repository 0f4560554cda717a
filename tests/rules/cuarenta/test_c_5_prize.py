"""C-5.5 to C-5.7: a caída on a ronda, and its prize."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    AnnounceRonda,
    ClaimPrize,
    Pass,
    Phase,
    Prize,
    PrizeClaimed,
    Refusal,
    RondaStatus,
    Rules,
    Seat,
)
from cardrules.engine import playout
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    first_choice,
    passed,
    play,
    refused,
    scene,
    to_announcing,
)
from tests.rules.cuarenta.prizes import CLAIM, LAST, OF_EAST, OF_NORTH, OF_WEST, due, last_card

ANNOUNCED, BLOCKED, SILENT = RondaStatus
SEVEN, QUEEN = Rank.SEVEN, Rank.QUEEN
PASS = Pass()


SEVENS, FOURTH = "7♠ 7♥ 7♦", "7♣"


@pytest.mark.parametrize("answer", [AnnounceRonda(), PASS], ids=["announced", "silent"])
@pytest.mark.parametrize("lot", [1, 2])
def test_c_5_5_a_caida_on_a_ronda_is_remembered(answer: cu.Action, lot: int) -> None:
    hands = {NORTH: SEVENS, EAST: FOURTH}
    state = to_announcing(hands)
    if lot == 2:
        state = done(scene("2♣", "A♣", lot=1, played=19, second=hands), play("A♣"))
    state = done(passed(done(state, answer)), play("7♠"))
    before = state.scores
    taken = play("7♣", "7♠")
    after = done(state, taken)
    announced = answer == AnnounceRonda()
    assert after.prizes == ((Prize(NORTH, SEVEN),) if announced else ())
    assert after.scores[1] - before[1] >= 2
    assert "C-5.5" not in clauses_of(state, taken)


@pytest.mark.parametrize(
    ("card", "taken"), [("K♥", play("K♦", "K♥")), ("7♠", play("2♦")), ("7♠", None)]
)
def test_c_5_5_on_another_card_or_not_at_once_it_is_none(card: str, taken: cu.Play | None) -> None:
    hands = {NORTH: f"{SEVENS} K♥", EAST: "2♦ K♦", SOUTH: "Q♣", WEST: FOURTH}
    state = done(passed(done(to_announcing(hands), AnnounceRonda())), play(card))
    state = done(state, taken or play("2♦"))
    if taken is None:
        state = done(state, play("Q♣"), play("7♣", "7♠"))
    assert state.prizes == ()


def test_c_5_5_it_does_not_show_before_the_prizes_are_claimed() -> None:
    state = last_card(OF_EAST)
    assert state.prizes == (OF_EAST,)
    for seat in (*Seat, None):
        assert cu.view(state, seat).prizes == ()
        assert cu.view(done(state, LAST), seat).prizes == (OF_EAST,)


def test_c_5_5_it_is_claimed_after_the_hand_and_pays_ten() -> None:
    state = due(OF_EAST)
    assert (state.phase, state.turn) == (Phase.PRIZES, NORTH)
    assert cu.legal_actions(state) == (PASS, CLAIM)
    assert events_of(state, CLAIM)[0] == PrizeClaimed(NORTH, NORTH_SOUTH, EAST, SEVEN, 10, "C-5.5")
    # Ten for the prize, and six for the twenty cards.
    assert done(state, CLAIM).scores == (12 + 10 + 6, 8)
    assert done(state, PASS, PASS).scores == (12 + 6, 8)


def test_c_5_5_on_top_of_the_caidas_two() -> None:
    hands = {NORTH: SEVENS, EAST: FOURTH}
    start = done(passed(done(to_announcing(hands), AnnounceRonda())), play("7♠"))
    state = done(start, play("7♣", "7♠"))
    assert state.scores == (4, 4)
    packs = iter([cu.PACK])
    while state.phase is not Phase.PRIZES:
        state = playout(cu, state, first_choice, packs, max_actions=1)
    assert (state.turn, cu.legal_actions(state)[1]) == (EAST, ClaimPrize(NORTH, SEVEN))
    gained = done(state, ClaimPrize(NORTH, SEVEN)).scores[1] - done(state, PASS, PASS).scores[1]
    assert gained == 10


@pytest.mark.parametrize("claim", [ClaimPrize(EAST, QUEEN), ClaimPrize(WEST, SEVEN)])
def test_c_5_5_what_is_not_due_is_not_to_be_had(claim: ClaimPrize) -> None:
    state = due(OF_EAST)
    assert refused(state, claim) == (Refusal.PRIZE_NOT_DUE, "C-5.5")
    own = due(OF_EAST, OF_NORTH)
    assert refused(own, ClaimPrize(NORTH, Rank.TWO)) == (Refusal.PRIZE_NOT_DUE, "C-5.5")


def test_c_5_5_not_before_the_hand_is_over_nor_after_the_next_deal() -> None:
    before = last_card(OF_EAST)
    assert refused(before, CLAIM) == (Refusal.PRIZE_NOT_OPEN, "C-5.5")
    over = done(due(OF_EAST), PASS, PASS)
    for state in (over, done(over, cu.Shuffle(cu.PACK))):
        assert not cu.is_legal(state, CLAIM)
        assert state.prizes == ()
    dealt = done(over, cu.Shuffle(cu.PACK))
    assert refused(dealt, CLAIM) == (Refusal.PRIZE_NOT_OPEN, "C-5.5")


@pytest.mark.parametrize(("score", "may"), [(28, True), (29, True), (30, False), (31, False)])
@pytest.mark.parametrize("limit", [30, None])
def test_c_5_6_at_thirty_or_more_it_is_not_to_be_had(
    score: int, limit: int | None, *, may: bool
) -> None:
    rules = Rules(ronda_limit=None if limit is None else 30)
    state = due(OF_EAST, scores=(score, 8), rules=rules)
    assert (state.phase is Phase.PRIZES) is may
    if not may:
        assert state.scores == (score + 6, 8)
    early = last_card(OF_EAST, scores=(8, score), rules=rules)
    code = Refusal.PRIZE_NOT_OPEN if may else Refusal.PRIZE_AT_THIRTY
    assert refused(early, CLAIM) == (code, "C-5.5" if may else "C-5.6")


def test_c_5_6_it_is_the_current_score_a_first_prize_can_bar_a_second() -> None:
    state = due(OF_EAST, OF_WEST, scores=(22, 8))
    assert cu.legal_actions(state) == (PASS, CLAIM, ClaimPrize(WEST, QUEEN))
    after = done(state, CLAIM)
    assert (after.phase, after.scores) == (Phase.SHUFFLE, (22 + 10 + 6, 8))
    both = done(due(OF_EAST, OF_WEST, scores=(18, 8)), CLAIM)
    assert (both.phase, both.scores) == (Phase.PRIZES, (28, 8))
    assert cu.legal_actions(both) == (PASS, ClaimPrize(WEST, QUEEN))


def test_c_5_7_on_a_ronda_silent_because_of_the_threshold() -> None:
    hands = {EAST: SEVENS, SOUTH: FOURTH}
    state = passed(to_announcing(hands, scores=(0, 30)))
    assert [ronda.status for ronda in state.rondas] == [BLOCKED]
    lead = next(a for a in cu.legal_actions(state) if isinstance(a, cu.Play))
    state = done(state, lead, play("7♠"), play("7♣", "7♠"))
    assert state.prizes == (OF_EAST,)
    claims = due(OF_EAST, status=BLOCKED, scores=(12, 30))
    assert events_of(claims, CLAIM)[0].clause == "C-5.7"
    assert done(claims, CLAIM).scores == (28, 30)
