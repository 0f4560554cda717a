"""C-5.1 to C-5.4: the points of a play."""

from __future__ import annotations

import pytest

from cardrules.cuarenta import (
    ActionPoints,
    CaidaMade,
    LimpiaMade,
    action_points,
    is_caida,
    limpia_is_blocked,
    limpia_points,
)
from cardrules.notation import parse_card, parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    clauses_of,
    done,
    events_of,
    passed,
    play,
    scene,
    to_announcing,
)
from tests.rules.cuarenta.points import BOTH, LIMPIA, points


@pytest.mark.parametrize(
    ("table", "base", "sequence", "fresh", "caida"),
    [
        ("5♥ K♦", "5♥", "", "5♥", 2),
        ("5♥ K♦", "5♥", "", "K♦", 0),
        ("5♥ K♦", "5♥", "", "", 0),
        ("5♥ 5♦ K♣", "5♦", "", "5♦", 2),
        ("5♥ 5♦ K♣", "5♥", "", "5♦", 0),
        ("2♣ 3♦ K♣", "2♣ 3♦", "", "3♦", 0),
        ("5♥ 6♦ K♣", "5♥", "6♦", "6♦", 0),
        ("5♥ 6♦ K♣", "5♥", "6♦", "5♥", 2),
        ("2♣ 3♦ 5♥", "2♣ 3♦", "", "5♥", 0),
    ],
)
def test_c_5_1_caida_takes_by_a_match_the_card_just_played(
    table: str, base: str, sequence: str, fresh: str, caida: int
) -> None:
    assert points(table, base, sequence=sequence, fresh=fresh) == (caida, 0)


@pytest.mark.parametrize(
    ("card", "other"), [("A♣", "A♠"), ("7♣", "7♠"), ("J♣", "J♠"), ("K♣", "K♠")]
)
def test_c_5_1_with_any_rank(card: str, other: str) -> None:
    filler = "3♥"
    assert points(f"{card} {filler}", card, fresh=card, card=other) == (2, 0)


def test_c_5_1_at_once_and_by_the_next_player_only() -> None:
    hands = {NORTH: "5♣", EAST: "5♦ Q♣", SOUTH: "5♥ Q♥"}
    state = done(passed(to_announcing(hands)), play("5♣"))
    assert state.fresh == parse_card("5♣")
    taken = play("5♦", "5♣")
    assert done(state, taken).scores == (0, 4)
    first, caida, *_ = events_of(state, taken)
    assert first.clause == "C-4.1"
    assert caida == CaidaMade(EAST, EAST.side, parse_card("5♣"), 2)
    later = done(state, play("Q♣"))
    assert later.fresh == parse_card("Q♣")
    assert done(later, play("5♥", "5♣")).scores == (0, 0)


def test_c_5_1_a_card_that_took_is_not_there_to_be_taken() -> None:
    state = done(scene("5♥ 6♣ K♦", "5♠"), play("5♠", "5♥", "6♣"))
    assert (state.fresh, state.turn) == (None, EAST)


def test_c_5_1_a_card_laid_scores_nothing() -> None:
    table = parse_cards("5♥")
    assert action_points(parse_card("5♠"), None, table, table[0], 0) == ActionPoints(0, 0)
    assert not is_caida(parse_card("5♠"), None, table[0])
    assert done(scene("5♥ K♦", "5♠", fresh="5♥"), play("5♠")).scores == (0, 0)


def test_c_5_2_the_first_play_of_a_lot_makes_no_caida_on_the_lot_before() -> None:
    last = scene("K♦ 2♣", "5♥", lot=1, played=19, second={NORTH: "5♠", EAST: "5♦"})
    state = passed(done(last, play("5♥")))
    assert (state.table, state.fresh, state.turn) == (parse_cards("2♣ 5♥ K♦"), None, NORTH)
    after = done(state, play("5♠", "5♥"))
    assert after.scores == (0, 0)
    assert clauses_of(state, play("5♠", "5♥")) == ["C-4.1"]


def test_c_5_2_but_the_second_play_does_on_the_first() -> None:
    last = scene("K♦ 2♣", "5♥", lot=1, played=19, second={NORTH: "5♠", EAST: "5♦"})
    state = done(passed(done(last, play("5♥"))), play("5♠"))
    assert state.fresh == parse_card("5♠")
    assert done(state, play("5♦", "5♠")).scores == (0, 2)
    assert done(state, play("5♦", "5♥")).scores == (0, 0)


@pytest.mark.parametrize(
    ("table", "base", "sequence", "limpia"),
    [
        ("2♣ 3♦", "2♣ 3♦", "", 2),
        ("5♥", "5♥", "", 2),
        ("5♥ 6♦ 7♣", "5♥", "6♦ 7♣", 2),
        ("5♥ 6♦ 7♣", "5♥", "6♦", 0),
        ("5♥ K♦", "5♥", "", 0),
        ("2♣ 3♦ 5♥", "2♣ 3♦", "", 0),
    ],
)
def test_c_5_3_limpia_empties_the_table(table: str, base: str, sequence: str, limpia: int) -> None:
    assert points(table, base, sequence=sequence) == (0, limpia)


def test_c_5_3_both_together_score_four() -> None:
    assert points("5♥", "5♥", fresh="5♥") == (2, 2)
    state = scene("5♥", "5♠", fresh="5♥")
    assert clauses_of(state, play("5♠", "5♥")) == ["C-4.1", "C-5.1", "C-5.3"]


def test_c_5_3_laying_on_an_empty_table_is_none() -> None:
    state = scene("", "5♠")
    assert done(state, play("5♠")).scores == (0, 0)


@pytest.mark.parametrize("score", [0, 28, 29, 30, 35, 36, 37, 38, 39])
def test_c_5_4_at_exactly_38_limpia_does_not_score(score: int) -> None:
    blocked = score == 38
    assert limpia_is_blocked(score) is blocked
    assert (
        limpia_points(score, caida=False) == limpia_points(score, caida=True) == 2 * (not blocked)
    )
    assert points(LIMPIA, "2♣ 3♦", score=score) == (0, 2 * (not blocked))


def test_c_5_4_a_limpia_that_does_not_score_is_told() -> None:
    state = scene(LIMPIA, "5♠", scores=(38, 0))
    _, limpia = events_of(state, play("5♠", "2♣ 3♦"))
    assert limpia == LimpiaMade(NORTH, NORTH_SOUTH, 0, "C-5.4")
    after = done(state, play("5♠", "2♣ 3♦"))
    assert (after.scores, after.winner, after.table) == ((38, 0), None, ())


@pytest.mark.parametrize(("score", "total"), [(34, 38), (36, 40), (37, 41), (38, 40), (39, 43)])
def test_c_5_4_the_threshold_is_read_before_the_action(score: int, total: int) -> None:
    assert sum(points(BOTH, "5♥", fresh="5♥", score=score)) == total - score
