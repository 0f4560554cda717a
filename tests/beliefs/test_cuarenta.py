"""Cuarenta: what answers and fallen cards say of a hand, against counts made by another way."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import comb
from random import Random

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.counting import STOCK
from cardrules.cuarenta import AnnounceRonda, Answer, HeldRonda, Pass, RondaStatus, ShowFour
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta.belief import count_worlds, marginals, sample_world, worlds
from cardrules.cuarenta.state import rules_code
from cardrules.cuarenta.view import view_of
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_card
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
FOUR_SEVENS = "7♠ 7♥ 7♦ 7♣ K♥"
OTHERS = comb(30, 5) * comb(25, 5)
"""The ways to deal the hands of two seats beside one that has been dealt, of 35 cards."""
COMPULSORY = cu.Rules(announcing="compulsory")


def _hidden(view: cu.View) -> list[int]:
    """How many cards of each rank the view cannot place."""
    return [sum(card.rank is rank for card in view.unseen) for rank in cu.RANKS]


def _with_three(view: cu.View) -> int:
    return sum(comb(n, 3) * comb(35 - n, 2) for n in _hidden(view))


def _with_four(view: cu.View) -> int:
    return sum(comb(n, 4) * (35 - n) for n in _hidden(view))


def test_nobody_asked_yet_nothing_is_known() -> None:
    state = to_announcing()
    for seat in cu.Seat:
        assert count_worlds(cu.view(state, seat)) == comb(35, 5) * OTHERS
    assert count_worlds(cu.view(state, None)) == comb(40, 5) * comb(35, 5) * OTHERS
    chances = marginals(cu.view(state, SOUTH))
    seventh, rest = Fraction(1, 7), Fraction(4, 7)
    expected = {NORTH: seventh, EAST: seventh, WEST: seventh, STOCK: rest}
    assert [*map(dict, chances.values())] == [expected] * 35
    assert tuple(chances) == cu.view(state, SOUTH).unseen


def test_c_3_1_an_announced_ronda_is_three_of_one_rank() -> None:
    view = cu.view(done(to_announcing({NORTH: SEVENS}), AnnounceRonda()), EAST)
    assert count_worlds(view) == _with_three(view) * OTHERS
    rng = Random(1)
    for _ in range(50):
        world = sample_world(view, rng)
        assert isinstance(cu.announcement(world.hands[NORTH]), cu.Ronda)
        assert world.rondas[0].status is RondaStatus.ANNOUNCED


def test_c_i2_a_pass_says_nothing_where_one_may_be_silent() -> None:
    view = cu.view(done(to_announcing({NORTH: SEVENS}), Pass()), EAST)
    assert count_worlds(view) == comb(35, 5) * OTHERS
    silent = [world for world in _some(view) if world.rondas]
    assert silent
    assert all(world.rondas[0].status is RondaStatus.SILENT for world in silent)


def _some(view: cu.View) -> Iterator[cu.State]:
    rng = Random(1)
    return (sample_world(view, rng) for _ in range(300))


def test_c_i2_a_pass_says_that_there_was_nothing_where_one_must_announce() -> None:
    view = cu.view(done(to_announcing(rules=COMPULSORY), Pass()), EAST)
    assert count_worlds(view) == (comb(35, 5) - _with_three(view) - _with_four(view)) * OTHERS


@pytest.mark.parametrize(("four", "fours"), [("wins", 0), (8, 1)])
def test_c_i11_a_blocked_pass_says_that_there_was_no_four_that_wins(
    four: str | int, fours: int
) -> None:
    rules = cu.rules_from({"announcing": "compulsory", "four_of_a_kind": four})
    state = done(to_announcing({NORTH: SEVENS}, rules=rules, scores=(30, 0)), Pass())
    view = cu.view(state, EAST)
    assert view.answers[NORTH] is Answer.PASSED_BLOCKED
    assert count_worlds(view) == (comb(35, 5) - (not fours) * _with_four(view)) * OTHERS
    blocked = [world for world in _some(view) if world.rondas]
    assert all(world.rondas[0].status is RondaStatus.BLOCKED for world in blocked)
    assert blocked


def test_c_3_2_a_four_that_was_shown_is_placed() -> None:
    rules = cu.Rules(four_of_a_kind=4)
    state = passed(done(to_announcing({NORTH: FOUR_SEVENS}, rules=rules), ShowFour()))
    for after in (state, done(state, play("7♥"))):
        view = cu.view(after, EAST)
        if after is state:
            assert count_worlds(view) == 31 * OTHERS
        chances = marginals(view)
        assert {chances[card][NORTH] for card in view.shown[NORTH]} == {Fraction(1)}
        assert all(sum(each.values()) == 1 for each in chances.values())
        assert cu.view(sample_world(view, Random(1)), EAST) == view


def test_c_3_2_a_four_that_won_is_placed() -> None:
    state = done(to_announcing({NORTH: FOUR_SEVENS}), ShowFour())
    assert state.phase is cu.Phase.OVER
    view = cu.view(state, None)
    assert count_worlds(view) == comb(36, 1) * comb(35, 5) * OTHERS
    assert cu.view(sample_world(view, Random(1)), None) == view


def _after_three_sevens(hand: str, answer: cu.Action) -> cu.State:
    """North has played three sevens; the others passed. A fourth is North's too or in the stock."""
    second = {} if "7♣" in hand else {EAST: "7♣"}
    state = passed(done(to_announcing({NORTH: hand}, second), answer))
    for card in ("7♠", "7♥", "7♦"):
        state = done(state, play(card))
        for _ in range(3):
            state = done(state, cu.legal_actions(state)[0])
    return state


def test_c_3_1_an_announced_ronda_that_has_fallen_leaves_no_fourth_card() -> None:
    view = cu.view(_after_three_sevens(SEVENS, AnnounceRonda()), EAST)
    assert marginals(view)[parse_card("7♣")][NORTH] == 0


def test_c_i31_of_three_cards_that_fell_of_a_passing_seat_the_fourth_may_be_left() -> None:
    """The fourth is in any of the hidden places, two of them North's, and nobody knows which."""
    for hand in (SEVENS, FOUR_SEVENS):
        state = _after_three_sevens(hand, Pass())
        for seat, places in ((EAST, 26), (SOUTH, 26), (WEST, 26), (None, 28)):
            view = cu.view(state, seat)
            assert view.rondas == (HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.SILENT),)
            assert marginals(view)[parse_card("7♣")][NORTH] == Fraction(2, places)
            for world, _ in islice(worlds(view), 0, 1_000, 50):
                assert cu.view(world, seat) == view


def test_one_holds_what_one_holds() -> None:
    for answer in (AnnounceRonda(), Pass()):
        view = cu.view(done(to_announcing({NORTH: SEVENS}), answer), NORTH)
        assert count_worlds(view) == comb(35, 5) * OTHERS
        world = sample_world(view, Random(1))
        assert (world.hands[NORTH], world.rondas) == (view.hand, view.rondas)


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    for state in (cu.new_match(), cu.new_match(dealer=NORTH)):
        for seat in (*cu.Seat, None):
            view = cu.view(state, seat)
            assert count_worlds(view) == 1
            assert sample_world(view, Random(1)) == state
            assert [*worlds(view)] == [(state, 1)]
            assert dict(marginals(view)) == {}


def test_worlds_come_one_by_one() -> None:
    view = cu.view(to_announcing(), None)
    first = [*islice(worlds(view), 3)]
    assert [ways for _, ways in first] == [1, 1, 1]
    assert len({world for world, _ in first}) == 3
    assert all(world.stock == cu.sort_hand(world.stock) for world, _ in first)


def test_c_5_5_a_prize_is_taken_to_be_due_where_a_caida_may_have_been_made() -> None:
    """East has taken North's seven, for all that the piles show; South cannot have."""
    due = (cu.Prize(NORTH, Rank.SEVEN),)
    for status, taker, prizes in (
        (RondaStatus.ANNOUNCED, EAST, due),
        (RondaStatus.SILENT, EAST, ()),
        (RondaStatus.ANNOUNCED, SOUTH, ()),
    ):
        state = scene(
            hands={NORTH: "7♦ 7♥"},
            fallen={NORTH: "7♠", taker: "7♣"},
            piled=("", "7♠ 7♣"),
            scores=(4, 0),
            rondas=[HeldRonda(NORTH, Rank.SEVEN, 2, status)],
        )
        for seat in (NORTH, EAST, None):
            view = cu.view(state, seat)
            world = sample_world(view, Random(1))
            assert cu.view(world, seat) == view
            assert world.prizes == (prizes if world.rondas == state.rondas else ())


@pytest.mark.parametrize(
    ("piled", "due"), [("7♠ 7♣ 7♦ 7♥", True), ("7♣", False), ("7♠ 7♦ 7♥", False)]
)
def test_c_5_5_a_prize_of_the_lot_before(piled: str, due: bool) -> None:
    """Of the four sevens two lie with East's side, or else one is still to come."""
    before = HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.ANNOUNCED)
    left = " ".join(card for card in ("7♠", "7♣", "7♦", "7♥") if card not in piled)
    ours, hands = (left, {}) if left != "7♣" else ("", {SOUTH: left})
    state = scene(piled=(ours, piled), hands=hands, scores=(4, 0), rondas=[before])
    world = sample_world(cu.view(state, NORTH), Random(1))
    assert world.prizes == ((cu.Prize(NORTH, Rank.SEVEN),) if due else ())


def test_c_5_5_a_game_that_ends_within_a_hand_shows_no_prize() -> None:
    state = to_announcing({NORTH: SEVENS, EAST: "7♣"}, scores=(0, 38))
    state = done(passed(done(state, AnnounceRonda())), play("7♠"), play("7♣", "7♠"))
    assert state.phase is cu.Phase.OVER
    assert state.prizes == (cu.Prize(NORTH, Rank.SEVEN),)
    for seat in (None, *cu.Seat):
        view = cu.view(state, seat)
        world = sample_world(view, Random(1))
        assert (view.prizes, world.prizes) == ((), ())
        assert cu.view(world, seat) == view


def test_c_3_2_views_of_two_fours_differ() -> None:
    """They differ in nothing else, and each has worlds of its own."""
    rules = cu.Rules(four_of_a_kind=4)
    one, two = (
        cu.view(
            done(to_announcing({NORTH: four, EAST: "2♣ 3♦ 4♥ 5♠ J♣"}, rules=rules), ShowFour()),
            EAST,
        )
        for four in (FOUR_SEVENS, "6♠ 6♥ 6♦ 6♣ K♥")
    )
    assert one.packed == two.packed
    assert one != two
    held = [marginals(view)[parse_card("7♣")][NORTH] for view in (one, two)]
    assert held[0] == 1 > held[1]


def test_c_i32_of_prizes_that_are_claimed_those_still_due_are_left() -> None:
    rondas = [
        HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.ANNOUNCED),
        HeldRonda(SOUTH, Rank.SIX, 1, RondaStatus.ANNOUNCED),
    ]
    state = scene(
        hand="K♥",
        played=19,
        piled=("", "7♠ 7♣ 7♦ 7♥ 6♠ 6♣ 6♦ 6♥"),
        scores=(8, 0),
        rondas=rondas,
        prizes=[cu.Prize(NORTH, Rank.SEVEN), cu.Prize(SOUTH, Rank.SIX)],
    )
    state = done(state, play("K♥"), cu.ClaimPrize(SOUTH, Rank.SIX))
    assert state.prizes == (cu.Prize(NORTH, Rank.SEVEN),)
    for seat in (*cu.Seat, None):
        assert [*worlds(cu.view(state, seat))] == [(state, 1)]


# --- Views that no deal explains -----------------------------------------------------------------


def _altered(view: cu.View, hand: int) -> cu.View:
    """The view with another number for what is packed of the hand."""
    seat, sizes, unseen, shown = view._hidden()
    return view_of((*view.packed[: p.HAND], hand), seat, sizes, unseen, shown)


def _answered(view: cu.View, seat: cu.Seat, answer: int) -> cu.View:
    at = p.ANSWERS_AT + p.ANSWER_BITS * seat.value
    return _altered(view, view.packed[p.HAND] & ~(p.ANSWER << at) | answer << at)


def _refuses(view: cu.View) -> None:
    assert count_worlds(view) == 0
    assert [*worlds(view)] == []
    for ask in (lambda: sample_world(view, Random(1)), lambda: marginals(view)):
        with pytest.raises(InvalidArgumentError, match="some deal explains"):
            ask()


def test_an_announced_ronda_that_is_not_known_of() -> None:
    view = cu.view(done(to_announcing(), Pass()), EAST)
    _refuses(_answered(view, NORTH, p.RONDA_ANNOUNCED))


def test_a_four_that_nobody_saw() -> None:
    view = cu.view(done(to_announcing(), Pass()), EAST)
    _refuses(_answered(view, NORTH, p.FOUR))


def test_a_rank_that_has_not_fallen() -> None:
    view = cu.view(done(to_announcing({NORTH: SEVENS}), AnnounceRonda()), EAST)
    hand = view.packed[p.HAND] & ~(p.RONDA_RANK << p.RONDAS_AT) | 7 << p.RONDAS_AT
    _refuses(_altered(view, hand))


def test_a_rank_that_has_fallen_and_is_not_named() -> None:
    view = cu.view(_after_three_sevens(SEVENS, AnnounceRonda()), EAST)
    _refuses(_altered(view, view.packed[p.HAND] | p.UNKNOWN << p.RONDAS_AT))


def test_three_of_a_rank_that_have_fallen_and_are_no_ronda() -> None:
    view = cu.view(_after_three_sevens(SEVENS, Pass()), EAST)
    _refuses(_altered(view, view.packed[p.HAND] & ~(p.RONDAS << p.RONDAS_AT)))


def test_a_silent_ronda_where_one_must_announce() -> None:
    view = cu.view(_after_three_sevens(SEVENS, Pass()), EAST)
    code = rules_code(COMPULSORY)
    hand = view.packed[p.HAND] & ~(p.RULES << p.RULES_AT) | code << p.RULES_AT
    _refuses(_altered(view, hand))


def test_a_ronda_of_ones_own_that_one_does_not_know_of() -> None:
    view = cu.view(to_announcing({NORTH: SEVENS}), NORTH)
    _refuses(_answered(view, NORTH, p.PASSED))


def test_more_cards_than_there_are_places_for() -> None:
    view = cu.view(to_announcing(), NORTH)
    seat, sizes, unseen, shown = view._hidden()
    _refuses(view_of(view.packed, seat, (*sizes[:4], 19), unseen, shown))
