"""C-I3, C-I24, C-I25 and C-I30: laying, large sums, several equal cards."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    GUIDE,
    Play,
    Refusal,
    Rules,
    State,
    captures,
)
from cardrules.notation import format_cards, parse_card, parse_cards
from tests.builders.cuarenta import (
    done,
    play,
    refused,
    scene,
    verdict,
)

FORCED = Rules(trailing="forced")
TWO = Rules(sum_size=2)
ALL = Rules(match_takes="all")


def taken(card: str, table: str, rules: Rules = GUIDE, fresh: str = "") -> list[str]:
    """List what a card takes: each base, and the sequence over it."""
    just_laid = parse_card(fresh) if fresh else None
    found = captures(parse_card(card), parse_cards(table), fresh=just_laid, rules=rules)
    return [f"{format_cards(base)} + {format_cards(run)}".strip() for base, run in found]


def listed(state: State, card: str) -> list[Play]:
    """List the plays of a card that the seat to act may make."""
    plays = (action for action in cu.legal_actions(state) if isinstance(action, Play))
    return [each for each in plays if each.card == parse_card(card)]


def test_c_i3_a_card_may_be_laid_though_it_could_take() -> None:
    state = scene("5♥ K♦", "5♠")
    assert listed(state, "5♠") == [play("5♠"), play("5♠", "5♥")]
    assert done(state, play("5♠")).table == parse_cards("5♥ 5♠ K♦")


@pytest.mark.parametrize(
    ("table", "takes"), [("5♥ K♦", True), ("2♣ 3♣", True), ("6♣ K♦", False), ("2♣ 4♣", False)]
)
def test_c_i3_where_it_is_forced_a_card_that_can_take_must_take(table: str, *, takes: bool) -> None:
    state = scene(table, "5♠", rules=FORCED)
    assert cu.is_legal(state, play("5♠")) is not takes
    assert (play("5♠") in listed(state, "5♠")) is not takes
    if takes:
        assert refused(state, play("5♠")) == (Refusal.MUST_TAKE, "C-I3")
        assert verdict(state, play("5♠")).cards == parse_cards("5♠")
    else:
        assert done(state, play("5♠")).fresh == parse_card("5♠")


@pytest.mark.parametrize(
    ("card", "table", "any_size", "of_two"),
    [
        ("7♠", "A♥ 2♦ 4♣ K♣", ["A♥ 2♦ 4♣ +"], []),
        ("7♠", "A♥ 2♦ 4♣ 6♣", ["A♥ 6♣ +", "A♥ 2♦ 4♣ +"], ["A♥ 6♣ +"]),
        ("4♠", "2♥ 2♦ A♣ A♦", ["2♦ 2♥ +", "A♣ A♦ 2♦ +"], ["2♦ 2♥ +"]),
        ("2♠", "A♣ A♦ K♣", ["A♣ A♦ +"], ["A♣ A♦ +"]),
    ],
)
def test_c_i24_how_many_cards_may_make_a_sum(
    card: str, table: str, any_size: list[str], of_two: list[str]
) -> None:
    assert taken(card, table) == any_size
    assert taken(card, table, TWO) == of_two
    for rules, found in ((GUIDE, any_size), (TWO, of_two)):
        state = scene(table, card, rules=rules)
        takes = [f"{format_cards(each.base)} +" for each in listed(state, card) if each.base]
        assert takes == found
    for lost in {*any_size} - {*of_two}:
        action = play(card, lost.removesuffix(" +"))
        code = refused(scene(table, card, rules=TWO), action)
        assert code == (Refusal.SUM_TOO_LARGE, "C-I24")


def test_c_i25_a_match_takes_one_or_all_equal_cards() -> None:
    assert taken("5♠", "5♥ 5♦ 6♣") == ["5♦ + 6♣"]
    assert taken("5♠", "5♥ 5♦ 6♣", ALL) == ["5♦ 5♥ + 6♣"]
    assert taken("5♠", "5♥ K♦", ALL) == ["5♥ +"]
    assert taken("5♠", "2♣ 3♦", ALL) == ["2♣ 3♦ +"]
    state = scene("5♥ 5♦ K♣", "5♠", rules=ALL)
    assert listed(state, "5♠") == [play("5♠"), play("5♠", "5♥ 5♦")]
    assert refused(state, play("5♠", "5♥")) == (Refusal.ALL_EQUAL_MUST_BE_TAKEN, "C-I25")
    assert done(state, play("5♠", "5♥ 5♦")).table == parse_cards("K♣")


def test_c_i25_the_one_just_laid_among_them_makes_caida() -> None:
    state = scene("5♥ 5♦ K♣", "5♠", fresh="5♦", rules=ALL)
    assert done(state, play("5♠", "5♥ 5♦")).scores == (2, 0)


def test_c_i30_an_old_card_and_the_one_just_laid_are_a_choice() -> None:
    assert taken("5♠", "5♥ 5♦ K♣", fresh="5♦") == ["5♥ +", "5♦ +"]
    assert taken("5♠", "5♥ 5♦ K♣", fresh="5♥") == ["5♦ +", "5♥ +"]
    assert taken("5♠", "5♥ 5♦ 5♣", fresh="5♥") == ["5♣ +", "5♥ +"]
    assert taken("5♠", "5♥ 5♦ K♣") == ["5♦ +"]
    state = scene("5♥ 5♦ K♣", "5♠", fresh="5♦")
    assert listed(state, "5♠") == [play("5♠"), play("5♠", "5♥"), play("5♠", "5♦")]
    assert done(state, play("5♠", "5♥")).scores == (0, 0)
    assert done(state, play("5♠", "5♦")).scores == (2, 0)
