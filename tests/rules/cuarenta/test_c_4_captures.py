"""C-4.1 to C-4.7: what a card takes, and what it does not."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    RANKS,
    CardLaid,
    CardsCaptured,
    Play,
    Refusal,
    Rules,
    State,
    captures,
    number_of,
    sums,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards, parse_card, parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    done,
    events_of,
    play,
    refused,
    scene,
)


def taken(card: str, table: str, rules: Rules = GUIDE, fresh: str = "") -> list[str]:
    """List what a card takes: each base, and the sequence over it."""
    just_laid = parse_card(fresh) if fresh else None
    found = captures(parse_card(card), parse_cards(table), fresh=just_laid, rules=rules)
    return [f"{format_cards(base)} + {format_cards(run)}".strip() for base, run in found]


def listed(state: State, card: str) -> list[Play]:
    """List the plays of a card that the seat to act may make."""
    plays = (action for action in cu.legal_actions(state) if isinstance(action, Play))
    return [each for each in plays if each.card == parse_card(card)]


@pytest.mark.parametrize(
    ("card", "table", "found"),
    [
        ("5♠", "", []),
        ("5♠", "6♠ 7♦", []),
        ("5♠", "5♥ K♦", ["5♥ +"]),
        ("5♠", "2♣ 3♦ K♦", ["2♣ 3♦ +"]),
        ("5♠", "2♣ 3♦ 5♥ 6♠ 7♦", ["5♥ + 6♠ 7♦", "2♣ 3♦ + 6♠ 7♦"]),
        ("7♠", "A♥ 2♦ 3♣ 4♣ 6♥ J♦", ["A♥ 6♥ + J♦", "3♣ 4♣ + J♦", "A♥ 2♦ 4♣ + J♦"]),
        ("7♠", "A♥ A♦ A♣ 2♥ 2♦ 3♣", ["2♦ 2♥ 3♣ +", "A♣ A♦ 2♦ 3♣ +", "A♣ A♦ A♥ 2♦ 2♥ +"]),
        ("2♠", "A♥ A♦", ["A♦ A♥ +"]),
        ("6♠", "3♥ 3♦ K♣", ["3♦ 3♥ +"]),
        ("A♠", "A♥ 2♦", ["A♥ + 2♦"]),
        ("4♠", "A♣ A♦ A♥ 2♣", ["A♣ A♦ 2♣ +"]),
    ],
)
def test_c_4_1_an_equal_card_or_numbers_that_add_up(
    card: str, table: str, found: list[str]
) -> None:
    assert taken(card, table) == found
    state = scene(table, card)
    bases = dict.fromkeys(format_cards(each.base) for each in listed(state, card) if each.base)
    assert [*bases] == [each.split(" +")[0] for each in found]


@pytest.mark.parametrize(
    ("base", "total"), [("2♣ 4♦", 6), ("3♥", 3), ("A♣", 1), ("A♣ 2♣", 3), ("A♣ 2♣ 3♥", 6)]
)
def test_c_4_1_cards_that_add_up_to_something_else_are_no_base(base: str, total: int) -> None:
    state = scene("A♣ 2♣ 4♦ 3♥ K♦", "5♠")
    assert sum(number_of(card.rank) or 0 for card in parse_cards(base)) == total
    assert refused(state, play("5♠", base)) == (Refusal.DOES_NOT_ADD_UP, "C-4.1")


def test_c_4_1_a_turn_is_one_card() -> None:
    state = scene("5♥ K♦", "5♠")
    after = done(state, play("5♠", "5♥"))
    assert (after.turn, len(after.hands[NORTH])) == (EAST, len(state.hands[NORTH]) - 1)
    assert len(after.fallen[NORTH]) == len(state.fallen[NORTH]) + 1


@pytest.mark.parametrize(("number", "count"), [(2, 1), (3, 2), (4, 4), (5, 5), (6, 9), (7, 12)])
def test_c_4_1_distinct_sums_are_1_2_4_5_9_12(number: int, count: int) -> None:
    groups = sums(RANKS[number - 1])
    assert len({*groups}) == len(groups) == count
    low = [card for card in PACK if (number_of(card.rank) or 9) < number]
    card = PACK[4 * number - 1]
    assert len(captures(card, low)) == count
    assert [len(group) for group in groups] == sorted(len(group) for group in groups)


def test_c_4_1_the_sums_are_all_there_are_on_any_cards() -> None:
    low = [card for card in PACK if (number_of(card.rank) or 9) < 6][::2]
    found = {
        tuple(sorted(RANKS.index(card.rank) for card in group))
        for size in range(2, 7)
        for group in combinations(low, size)
        if sum(number_of(card.rank) or 99 for card in group) == 6
    }
    by_rule = captures(parse_card("6♠"), low)
    assert {tuple(RANKS.index(card.rank) for card in base) for base, _ in by_rule} == found


@pytest.mark.parametrize(
    ("card", "table", "base", "code"),
    [
        ("5♠", "A♥ 4♦ 2♣ 3♦", "A♥ 4♦ 2♣ 3♦", Refusal.TWO_GROUPS),
        ("4♠", "2♥ 3♦ A♦ 4♣", "4♣ A♦ 3♦", Refusal.TWO_GROUPS),
        ("4♠", "2♥ 2♦ A♣ 3♣ 4♣", "4♣ A♣ 3♣ 2♥ 2♦", Refusal.TWO_GROUPS),
        ("5♠", "5♥ 5♦", "5♥ 5♦", Refusal.SEVERAL_EQUAL_CARDS),
        ("J♠", "J♥ J♦ J♣", "J♥ J♦ J♣", Refusal.SEVERAL_EQUAL_CARDS),
        ("2♠", "A♣ A♦ A♥ 2♥ K♦", "A♣ A♦ 2♥", Refusal.TWO_GROUPS),
    ],
)
def test_c_4_2_one_base_only(card: str, table: str, base: str, code: Refusal) -> None:
    assert refused(scene(table, card), play(card, base)) == (code, "C-4.2")


@pytest.mark.parametrize(
    ("card", "base"), [("4♠", "4♣ 2♥ 3♦"), ("6♠", "A♣ A♦ A♥ 2♣ 3♣ 4♣ 4♦ 4♥ 4♠"), ("4♠", "3♣ 5♦")]
)
def test_c_4_2_what_falls_apart_into_no_two_bases_does_not_add_up(card: str, base: str) -> None:
    state = scene(f"{base} K♦", card)
    assert refused(state, play(card, base)) == (Refusal.DOES_NOT_ADD_UP, "C-4.1")


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
def test_c_4_3_a_figure_is_taken_by_a_match(rank: Rank) -> None:
    mine, other = (card for card in PACK if card.rank is rank and card.suit.value in "CS")
    state = scene(f"A♣ 2♣ {mine}", str(other))
    assert taken(str(other), f"A♣ 2♣ {mine}")[0].startswith(str(mine))
    after = done(state, play(str(other), str(mine)))
    assert {mine, other} <= {*after.piles[0]}


@pytest.mark.parametrize(
    ("card", "table", "base"),
    [
        ("J♠", "4♥ 7♦", "4♥ 7♦"),
        ("Q♠", "J♥ A♦", "J♥ A♦"),
        ("K♠", "6♥ 7♦", "6♥ 7♦"),
        ("7♠", "J♥ 7♦", "J♥ 7♦"),
        ("7♠", "K♥ K♦", "K♥"),
    ],
)
def test_c_4_3_and_never_by_a_sum(card: str, table: str, base: str) -> None:
    state = scene(table, card)
    assert refused(state, play(card, base)) == (Refusal.FIGURE_IN_SUM, "C-4.3")


def test_c_4_3_or_later_in_a_sequence() -> None:
    assert taken("6♠", "6♥ 7♦ J♦ Q♦ K♦") == ["6♥ + 7♦ J♦ Q♦ K♦"]
    after = done(scene("6♥ 7♦ J♦ Q♦ K♦ A♣", "6♠"), play("6♠", "6♥", "7♦ J♦ Q♦ K♦"))
    assert after.table == parse_cards("A♣")


def test_c_4_4_the_card_and_what_it_took_go_to_the_teams_pile() -> None:
    state = scene("2♣ 4♦ 7♥ J♣ K♣", "6♠")
    action = play("6♠", "2♣ 4♦", "7♥ J♣")
    after = done(state, action)
    assert {*after.piles[0]} - {*state.piles[0]} == {*parse_cards("6♠ 2♣ 4♦ 7♥ J♣")}
    assert after.piles[1] == state.piles[1]
    assert (after.table, after.turn, after.last_capturer) == (parse_cards("K♣"), EAST, NORTH)
    card, base, run = parse_card("6♠"), parse_cards("2♣ 4♦"), parse_cards("7♥ J♣")
    assert events_of(state, action) == (CardsCaptured(NORTH, NORTH_SOUTH, card, base, run),)


@pytest.mark.parametrize("table", ["", "6♥ 7♥", "5♥ K♦", "2♣ 3♦"])
def test_c_4_5_without_a_capture_the_card_stays_on_the_table(table: str) -> None:
    state = scene(table, "5♠")
    after = done(state, play("5♠"))
    assert after.table == cu.sort_hand(parse_cards(f"{table} 5♠"))
    assert (after.piles, after.turn, after.scores) == (state.piles, EAST, (0, 0))
    assert (after.fresh, after.last_capturer) == (parse_card("5♠"), state.last_capturer)
    assert events_of(state, play("5♠")) == (CardLaid(NORTH, parse_card("5♠")),)


RUNS = [
    ("5♠", "5♥ 7♣", ""),
    ("5♠", "5♥ 6♣ J♣", "6♣"),
    ("5♠", "5♥ 6♣ 7♦ J♣ K♣", "6♣ 7♦ J♣"),
    ("5♠", "2♣ 3♦ 4♥ 6♠", "6♠"),
    ("5♠", "5♥ 6♦ 6♣ 7♦", "6♣ 7♦"),
    ("K♠", "K♥ A♦ 2♣", ""),
    ("J♠", "J♥ Q♦ K♣", "Q♦ K♣"),
    ("A♠", "A♥ 2♦ 3♣ 4♥ 5♦ 6♣ 7♥ J♦ Q♣ K♥", "2♦ 3♣ 4♥ 5♦ 6♣ 7♥ J♦ Q♣ K♥"),
]


@pytest.mark.parametrize(("card", "table", "run"), RUNS)
def test_c_4_6_the_unbroken_rising_sequence_one_rank_above(card: str, table: str, run: str) -> None:
    found = captures(parse_card(card), parse_cards(table))
    assert {format_cards(sequence) for _, sequence in found} == {run}
    state = scene(table, card)
    longest = max(len(each.sequence) for each in listed(state, card))
    assert longest == len(parse_cards(run))


def test_c_4_6_the_longest_sequence_has_nine_cards() -> None:
    lengths = [len(run) for card in PACK[::4] for _, run in captures(card, PACK[1::4])]
    assert max(lengths) == 9
    assert lengths.count(9) == 1


def test_c_4_6_it_depends_on_the_rank_played_alone() -> None:
    for card in PACK[::4]:
        runs = {run for _, run in captures(card, [each for each in PACK if each != card])}
        assert len(runs) == 1


@pytest.mark.parametrize(
    ("card", "table", "base", "run", "code"),
    [
        ("5♠", "5♥ 7♣", "5♥", "7♣", Refusal.SEQUENCE_STARTS_WRONG),
        ("5♠", "5♥ 6♦ 7♣ J♥", "5♥", "7♣", Refusal.SEQUENCE_STARTS_WRONG),
        ("5♠", "2♣ 3♦ 4♥ 6♠", "2♣ 3♦", "4♥", Refusal.SEQUENCE_STARTS_WRONG),
        ("K♠", "K♥ A♦ 2♣", "K♥", "A♦ 2♣", Refusal.SEQUENCE_STARTS_WRONG),
        ("5♠", "5♥ 6♦ J♥ Q♥", "5♥", "6♦ J♥", Refusal.GAP_IN_SEQUENCE),
        ("5♠", "5♥ 6♦ 7♦ Q♥", "5♥", "6♦ 7♦ Q♥", Refusal.GAP_IN_SEQUENCE),
        ("5♠", "5♥ 6♦ 6♣ 7♦", "5♥", "6♦ 6♣", Refusal.TWO_OF_A_RANK_IN_SEQUENCE),
        ("5♠", "5♥ 6♦ 7♣ 7♦", "5♥", "6♦ 7♣ 7♦", Refusal.TWO_OF_A_RANK_IN_SEQUENCE),
    ],
)
def test_c_4_6_anything_else_is_no_sequence(
    card: str, table: str, base: str, run: str, code: Refusal
) -> None:
    assert refused(scene(table, card), play(card, base, run)) == (code, "C-4.6")


@pytest.mark.parametrize("twin", ["6♣", "6♦"])
def test_c_4_6_either_of_two_twins_will_do(twin: str) -> None:
    after = done(scene("5♥ 6♦ 6♣ 7♦", "5♠"), play("5♠", "5♥", f"{twin} 7♦"))
    assert len(after.table) == 1
    assert after.table != parse_cards(twin)


@pytest.mark.parametrize("run", ["6♠", "6♠ 7♦", "7♦"])
def test_c_4_7_a_sequence_alone_takes_nothing(run: str) -> None:
    state = scene("6♠ 7♦ K♦", "5♠")
    assert taken("5♠", "6♠ 7♦ K♦") == []
    assert refused(state, play("5♠", "", run)) == (Refusal.SEQUENCE_WITHOUT_BASE, "C-4.7")
    assert listed(state, "5♠") == [play("5♠")]


@pytest.mark.parametrize(
    ("card", "table", "fresh"),
    [
        ("8♠", "5♥", None),
        ("5♠", "8♥", None),
        ("5♠", "5♥ 5♥", None),
        ("5♠", "5♠ 5♥", None),
        ("5♠", "5♥ K♦", "5♦"),
    ],
)
def test_c_4_1_what_cannot_lie_there_is_no_table(card: str, table: str, fresh: str | None) -> None:
    just_laid: Card | None = None if fresh is None else parse_card(fresh)
    with pytest.raises(InvalidArgumentError):
        captures(parse_card(card), parse_cards(table), fresh=just_laid)


def test_c_4_1_who_plays_next_is_the_neighbour() -> None:
    state = done(scene("K♦", "5♠"), play("5♠"))
    assert (state.turn, NORTH.partner) == (EAST, SOUTH)
