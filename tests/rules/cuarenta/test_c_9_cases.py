"""C-9.1 and C-9.2: the guide's worked case."""

from __future__ import annotations

import pytest

from cardrules.cuarenta import Capture, Phase, Refusal, captures
from cardrules.notation import parse_card, parse_cards
from tests.builders.cuarenta import EAST, clauses_of, done, play, refused, scene

TABLE = "2♣ 4♦ 7♥ J♣"
ACTION = play("6♠", "2♣ 4♦", "7♥ J♣")


@pytest.mark.parametrize(("score", "after"), [(0, 2), (34, 36), (36, 38), (38, 38)])
def test_c_9_1_two_and_four_under_a_six_then_seven_and_jack(score: int, after: int) -> None:
    found = captures(parse_card("6♠"), parse_cards(TABLE))
    assert found == (Capture(parse_cards("2♣ 4♦"), parse_cards("7♥ J♣")),)
    state = scene(TABLE, "6♠", scores=(score, 0))
    end = done(state, ACTION)
    assert {*end.piles[0]} - {*state.piles[0]} == {*parse_cards(f"{TABLE} 6♠")}
    assert (end.table, end.turn, end.phase) == ((), EAST, Phase.PLAY)
    assert (end.scores, end.winner) == ((after, 0), None)
    assert clauses_of(state, ACTION) == ["C-4.1", "C-5.4" if score == 38 else "C-5.3"]


def test_c_9_1_it_is_no_caida_even_on_a_card_just_laid() -> None:
    for fresh in TABLE.split():
        state = scene(TABLE, "6♠", fresh=fresh)
        assert done(state, ACTION).scores == (2, 0)


def test_c_9_2_without_the_sum_the_six_takes_neither() -> None:
    assert captures(parse_card("6♠"), parse_cards("7♥ J♣")) == ()
    state = scene("7♥ J♣", "6♠")
    for run in ("7♥", "J♣", "7♥ J♣"):
        due = (Refusal.SEQUENCE_WITHOUT_BASE, "C-4.7")
        assert refused(state, play("6♠", "", run)) == due
    after = done(state, play("6♠"))
    assert after.table == parse_cards("6♠ 7♥ J♣")
