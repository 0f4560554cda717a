"""C-I7, C-I8, C-I13 to C-I15 and C-I32: other readings of the prize, and who is asked."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    AnnounceRonda,
    ClaimPrize,
    HeldRonda,
    Pass,
    Passed,
    Phase,
    Prize,
    RondaStatus,
    Rules,
    Seat,
    carries_prize,
    prize_points,
)
from cardrules.errors import InvalidRulesError
from tests.builders.cuarenta import (
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    passed,
    play,
    scene,
    to_announcing,
    verdict,
)
from tests.rules.cuarenta.prizes import CLAIM, LAST, OF_EAST, OF_NORTH, OF_WEST, due, last_card

ANNOUNCED, BLOCKED, SILENT = RondaStatus
SEVEN, QUEEN = Rank.SEVEN, Rank.QUEEN
PASS = Pass()


SEVENS, FOURTH = "7♠ 7♥ 7♦", "7♣"
CARRIES: list[tuple[RondaStatus, Rules, bool]] = [
    (ANNOUNCED, GUIDE, True),
    (BLOCKED, GUIDE, True),
    (SILENT, GUIDE, False),
    (ANNOUNCED, Rules(prize_on="any"), True),
    (BLOCKED, Rules(prize_on="any"), True),
    (SILENT, Rules(prize_on="any"), True),
    (ANNOUNCED, Rules(prize_points=0), False),
    (SILENT, Rules(prize_points=0, prize_on="any"), False),
    (ANNOUNCED, Rules(prize_points=4), True),
]


@pytest.mark.parametrize(("status", "rules", "carries"), CARRIES)
def test_c_i8_which_rondas_carry_the_prize(
    status: RondaStatus, rules: Rules, *, carries: bool
) -> None:
    assert carries_prize(status, rules=rules) is carries
    score = 30 if status is BLOCKED else 0
    state = to_announcing({NORTH: SEVENS, EAST: FOURTH}, scores=(score, 0), rules=rules)
    answer = AnnounceRonda() if status is ANNOUNCED else PASS
    state = passed(done(state, answer))
    assert state.rondas == (HeldRonda(NORTH, SEVEN, 1, status),)
    state = done(state, play("7♠"), play("7♣", "7♠"))
    assert state.prizes == ((Prize(NORTH, SEVEN),) if carries else ())


def test_c_i8_a_silent_one_is_told_by_that_clause() -> None:
    state = due(OF_EAST, status=SILENT, rules=Rules(prize_on="any"))
    assert events_of(state, CLAIM)[0].clause == "C-I8"


@pytest.mark.parametrize("window", ["before_count", "after_count"])
def test_c_i7_before_or_after_the_count(window: str) -> None:
    before = window == "before_count"
    rules = Rules(prize_window="before_count" if before else "after_count")
    last = last_card(OF_EAST, rules=rules)
    counted = ["C-6.2", "C-6.2"]
    assert clauses_of(last, LAST) == ["C-4.5", *([] if before else counted)]
    state = done(last, LAST)
    assert state.scores == ((12, 8) if before else (18, 8))
    rest = [*(counted if before else []), "C-2.5"]
    assert clauses_of(state, CLAIM) == ["C-5.5", *rest]
    assert done(state, CLAIM).scores == (28, 8)
    assert clauses_of(done(state, PASS), PASS) == ["C-5.5", *rest]


@pytest.mark.parametrize(
    ("window", "scores", "asked", "end"),
    [
        ("before_count", (26, 8), True, (42, 8)),
        ("after_count", (26, 8), False, (32, 8)),
        ("after_count", (22, 8), True, (38, 8)),
        ("after_count", (34, 8), False, (40, 8)),
        ("before_count", (30, 8), False, (36, 8)),
    ],
)
def test_c_i7_the_order_can_decide(
    window: str, scores: tuple[int, int], end: tuple[int, int], *, asked: bool
) -> None:
    rules = Rules(prize_window="before_count" if window == "before_count" else "after_count")
    state = due(OF_EAST, scores=scores, rules=rules)
    told = clauses_of(last_card(OF_EAST, scores=scores, rules=rules), LAST)
    assert (state.phase is Phase.PRIZES) is asked
    assert (told[-1] == "C-1.5") is (not asked and end[0] >= 40)
    after = done(state, CLAIM) if asked else state
    assert after.scores == end
    assert (after.winner is NORTH_SOUTH) is (end[0] >= 40)


@pytest.mark.parametrize("points", [10, 4])
def test_c_i13_what_the_prize_scores(points: int) -> None:
    rules = Rules(prize_points=4 if points == 4 else 10)
    assert prize_points(rules=rules) == points
    assert done(due(OF_EAST, rules=rules), CLAIM).scores == (12 + points + 6, 8)


def test_c_i13_where_it_is_nothing_nobody_is_asked() -> None:
    rules = Rules(prize_points=0)
    state = passed(done(to_announcing({NORTH: SEVENS, EAST: FOURTH}, rules=rules), AnnounceRonda()))
    state = done(state, play("7♠"), play("7♣", "7♠"))
    assert (state.prizes, len(state.rondas)) == ((), 1)


@pytest.mark.parametrize(("points", "paid"), [(10, 8), (4, 2)])
def test_c_i14_it_may_come_instead_of_the_caidas_two(points: int, paid: int) -> None:
    rules = Rules(prize_points=4 if points == 4 else 10, prize_replaces_caida=True)
    assert prize_points(rules=rules) == paid
    state = due(OF_EAST, rules=rules)
    assert done(state, CLAIM).scores == (12 + paid + 6, 8)
    caida = passed(done(to_announcing({NORTH: SEVENS, EAST: FOURTH}, rules=rules), AnnounceRonda()))
    assert done(caida, play("7♠"), play("7♣", "7♠")).scores == (4, 4)


def test_c_i14_with_no_prize_that_is_no_set_of_rules() -> None:
    with pytest.raises(InvalidRulesError) as caught:
        Rules(prize_points=0, prize_replaces_caida=True)
    assert caught.value.clause == "C-I14"


def test_c_i15_what_is_due_is_offered_to_the_seat_asked() -> None:
    state = due(OF_EAST, OF_WEST)
    for position in (state, cu.view(state, NORTH)):
        assert cu.legal_actions(position) == (PASS, CLAIM, ClaimPrize(WEST, QUEEN))


@pytest.mark.parametrize(
    ("dealer", "order"), [(WEST, [NORTH, SOUTH]), (NORTH, [SOUTH, NORTH]), (EAST, [SOUTH, NORTH])]
)
def test_c_i32_either_partner_may_claim_from_the_dealers_left(
    dealer: Seat, order: list[Seat]
) -> None:
    state = due(OF_EAST, dealer=dealer)
    for seat in order:
        assert (state.phase, state.turn) == (Phase.PRIZES, seat)
        assert verdict(state, CLAIM, seat.partner).clause == "G-1"
        assert events_of(state, PASS)[0] == Passed(seat, "C-5.5")
        assert done(state, CLAIM).scores == (12 + 10 + 6, 8)
        state = done(state, PASS)
    assert state.phase is Phase.SHUFFLE


def test_c_i32_who_claims_is_asked_again_and_who_passes_is_not() -> None:
    state = due(OF_EAST, OF_WEST, scores=(0, 8))
    once = done(state, CLAIM)
    assert (once.turn, cu.legal_actions(once)) == (NORTH, (PASS, ClaimPrize(WEST, QUEEN)))
    assert done(once, PASS).turn is SOUTH
    assert done(once, ClaimPrize(WEST, QUEEN)).scores == (26, 8)
    assert done(state, PASS).turn is SOUTH
    assert done(state, PASS, PASS).phase is Phase.SHUFFLE


def test_c_i32_two_prizes_on_rondas_of_one_seat_are_two_claims() -> None:
    both = [Prize(EAST, SEVEN), Prize(EAST, QUEEN)]
    rondas = [HeldRonda(EAST, prize.rank, lot, ANNOUNCED) for lot, prize in enumerate(both, 1)]
    before = scene(
        "3♣",
        "K♠",
        played=19,
        scores=(0, 8),
        piled=("7♣ 7♦ 7♥", ""),
        fallen={EAST: "Q♣ Q♦ Q♥", SOUTH: "Q♠"},
        rondas=rondas,
        prizes=both,
    )
    state = done(before, LAST)
    second = ClaimPrize(EAST, QUEEN)
    assert cu.legal_actions(state) == (PASS, CLAIM, second)
    assert cu.legal_actions(done(state, CLAIM)) == (PASS, second)
    assert cu.legal_actions(done(state, second)) == (PASS, CLAIM)
    assert done(state, second).scores == (10, 8)


def test_c_i32_both_sides_are_asked_in_turn() -> None:
    of_north = ClaimPrize(NORTH, Rank.TWO)
    state = due(OF_EAST, OF_NORTH, scores=(12, 8))
    assert cu.legal_actions(state) == (PASS, CLAIM)
    state = done(state, PASS)
    assert (state.turn, cu.legal_actions(state)) == (EAST, (PASS, of_north))
    state = done(state, of_north)
    assert (state.turn, state.scores) == (SOUTH, (12, 18))
    assert cu.legal_actions(state) == (PASS, CLAIM)
    assert done(state, CLAIM).scores == (12 + 10 + 6, 18)
    both = done(due(OF_EAST, OF_NORTH), PASS, PASS, PASS)
    assert (both.turn, cu.legal_actions(both)) == (WEST, (PASS, of_north))


def test_c_i32_a_side_at_thirty_is_passed_over() -> None:
    state = due(OF_EAST, OF_NORTH, scores=(30, 8))
    assert (state.turn, EAST_WEST) == (EAST, EAST.side)
    assert done(state, PASS).turn is WEST
