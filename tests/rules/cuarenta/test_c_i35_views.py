"""C-I35, and what a view shows of rondas and prizes (C-3.1, C-5.5)."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import AnnounceRonda, HeldRonda, Pass, RondaStatus, Seat, ShowFour
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    passed,
    play,
    scene,
    to_announcing,
)

SEVENS = "7♠ 7♥ 7♦ A♣ K♥"


def test_c_i35_a_view_holds_the_piles() -> None:
    state = scene("5♥ K♦", "5♠")
    after = done(state, play("5♠", "5♥"))
    for seat in (*Seat, None):
        view = cu.view(after, seat)
        assert view.piles == after.piles
        assert view.fallen == after.fallen
        known = {*after.table, *after.piles[0], *after.piles[1], *view.hand}
        assert {*view.unseen} == {*cu.PACK} - known
        assert view.hand_sizes == tuple(map(len, after.hands))


@pytest.mark.parametrize("answer", [AnnounceRonda(), Pass()], ids=["announced", "silent"])
def test_c_3_1_a_rank_shows_once_three_of_it_have_fallen(answer: cu.Action) -> None:
    announced = answer == AnnounceRonda()
    status = RondaStatus.ANNOUNCED if announced else RondaStatus.SILENT
    state = passed(done(to_announcing({NORTH: SEVENS}), answer))
    known = HeldRonda(NORTH, Rank.SEVEN, 1, status)
    unnamed = HeldRonda(NORTH, None, 1, status)
    for card in ("7♠", "7♥", "7♦"):
        for seat in (EAST, SOUTH, WEST, None):
            assert cu.view(state, seat).rondas == ((unnamed,) if announced else ())
        assert cu.view(state, NORTH).rondas == (known,)
        state = done(state, play(card))
        if card != "7♦":
            for _ in range(3):
                state = done(state, cu.legal_actions(state)[0])
    for seat in (*Seat, None):
        assert cu.view(state, seat).rondas == (known,)


def test_c_3_1_in_the_next_lot_it_is_still_known() -> None:
    state = passed(to_announcing({NORTH: SEVENS}))
    while state.lot == 1:
        state = done(state, cu.legal_actions(state)[0])
    known = HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.SILENT)
    for seat in (*Seat, None):
        assert cu.view(state, seat).rondas == (known,)


@pytest.mark.parametrize("score", [0, 30])
def test_c_i31_a_four_kept_secret_looks_like_a_ronda_until_it_has_fallen(score: int) -> None:
    """As three cards of it have fallen, the others cannot tell where the last one is."""
    after: list[cu.State] = []
    for hand in (SEVENS, "7♠ 7♥ 7♦ 7♣ K♥"):
        state = passed(to_announcing({NORTH: hand}, scores=(score, 0)))
        for card in ("7♠", "7♥", "7♦"):
            assert all(not cu.view(state, seat).rondas for seat in (EAST, SOUTH, WEST, None))
            state = done(state, play(card))
            for _ in range(3):
                state = done(state, cu.legal_actions(state)[0])
        after.append(state)
    status = RondaStatus.BLOCKED if score else RondaStatus.SILENT
    known = (HeldRonda(NORTH, Rank.SEVEN, 1, status),)
    for seat in (EAST, SOUTH, WEST, None):
        assert [cu.view(state, seat).rondas for state in after] == [known, known]
    assert [cu.view(state, NORTH).rondas for state in after] == [known, ()]
    state = done(after[1], play("7♣"))
    for seat in (*Seat, None):
        assert cu.view(state, seat).rondas == ()


def test_c_3_2_a_four_that_was_shown_for_points_is_known() -> None:
    rules = cu.Rules(four_of_a_kind=4)
    state = to_announcing({NORTH: "7♠ 7♥ 7♦ 7♣ K♥"}, rules=rules)
    state = passed(done(state, ShowFour()))
    sevens = tuple(card for card in cu.PACK if card.rank is Rank.SEVEN)
    for seat in (*Seat, None):
        assert cu.view(state, seat).shown == (sevens, (), (), ())
    state = done(state, play("7♦"))
    for seat in (*Seat, None):
        assert cu.view(state, seat).shown == (sevens[:1] + sevens[2:], (), (), ())
