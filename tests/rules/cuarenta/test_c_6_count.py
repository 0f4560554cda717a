"""C-6.1 to C-6.5 and C-I18 to C-I23: the count after the forty cards."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    GUIDE,
    CardsCounted,
    LeftoversTaken,
    Phase,
    Rules,
    Seat,
    card_points,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards, parse_cards
from tests.builders.cuarenta import (
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    WEST,
    after_count,
    clauses_of,
    done,
    play,
    scene,
)

BY_LAST_CAPTURER = Rules(leftovers="last_capturer")
ONLY_CAIDA = Rules(only_caida_at_38=True)
LIMITED = Rules(count_limit=30)
KINGS = "K♣ K♦ K♥"


def counted(
    dealer_cards: int,
    other_cards: int,
    rules: Rules = GUIDE,
    scores: tuple[int, int] = (0, 0),
) -> tuple[int, int]:
    """Give what both piles score by the function, and see that the machine pays the same."""
    points = card_points(dealer_cards, other_cards, rules=rules, scores=scores)
    for dealer in Seat:
        piles, before = by_side((dealer_cards, other_cards), dealer), by_side(scores, dealer)
        state, events = played_out(piles, dealer, rules, before)
        told = {e.side: e.points for e in events if isinstance(e, CardsCounted)}
        assert told == {dealer.side: points[0], dealer.side.other: points[1]}
        north_south, east_west = by_side(points, dealer)
        assert state.scores == (before[0] + north_south, before[1] + east_west)
        assert (state.phase, state.dealer) == (Phase.SHUFFLE, dealer.left)
    return points


def by_side(numbers: tuple[int, int], dealer: Seat) -> tuple[int, int]:
    """Turn what the dealer's side has first into what North-South have first."""
    return numbers if dealer.side is NORTH_SOUTH else (numbers[1], numbers[0])


def played_out(
    piles: tuple[int, int], dealer: Seat, rules: Rules, scores: tuple[int, int]
) -> tuple[cu.State, tuple[cu.Event, ...]]:
    """Play a hand to its end."""
    step = after_count(piles, dealer=dealer, rules=rules, scores=scores)
    return step.state, step.events


def test_c_6_1_what_is_left_on_the_table_counts_for_nobody() -> None:
    assert counted(18, 16) == (2, 0)
    assert counted(0, 0) == (0, 2)
    state = scene(f"2♣ 4♦ 7♥ J♣ {KINGS}", "Q♠", played=19, piles=(16, 16))
    step = cu.step(state, play("Q♠"))
    assert not any(isinstance(event, LeftoversTaken) for event in step.events)
    assert step.state.scores == (2, 0)


@pytest.mark.parametrize(
    ("cards", "points"),
    [(20, 6), (21, 8), (22, 8), (23, 10), (24, 10), (25, 12), (30, 16), (37, 24), (38, 24)],
)
def test_c_6_2_twenty_cards_score_six_and_each_more_one_rounded_up_to_even(
    cards: int, points: int
) -> None:
    assert counted(cards, 0) == (points, 0)
    assert counted(0, cards) == (0, points)
    assert counted(cards, 38 - cards) == (points, 0)


@pytest.mark.parametrize(
    ("dealer_cards", "other_cards", "points"),
    [(20, 19, (6, 0)), (19, 20, (0, 6)), (21, 19, (8, 0)), (19, 21, (0, 8)), (40, 0, (26, 0))],
)
def test_c_6_2_under_twenty_beside_twenty_scores_nothing(
    dealer_cards: int, other_cards: int, points: tuple[int, int]
) -> None:
    if dealer_cards == 40:
        assert card_points(dealer_cards, other_cards) == points
    else:
        assert counted(dealer_cards, other_cards) == points


def test_c_6_3_twenty_each_only_the_side_that_did_not_deal_scores() -> None:
    assert counted(20, 20) == (0, 6)
    told = [e for e in after_count((20, 20)).events if isinstance(e, CardsCounted)]
    assert told == [
        CardsCounted(NORTH_SOUTH, 20, 6, "C-6.3"),
        CardsCounted(EAST_WEST, 20, 0, "C-6.3"),
    ]


@pytest.mark.parametrize(
    ("dealer_cards", "other_cards", "points"),
    [
        (19, 18, (2, 0)),
        (18, 19, (0, 2)),
        (19, 19, (0, 2)),
        (18, 18, (0, 2)),
        (0, 0, (0, 2)),
        (1, 0, (2, 0)),
        (0, 1, (0, 2)),
        (19, 17, (2, 0)),
    ],
)
def test_c_6_4_both_under_twenty_the_larger_pile_scores_two(
    dealer_cards: int, other_cards: int, points: tuple[int, int]
) -> None:
    assert counted(dealer_cards, other_cards) == points


def test_c_6_5_the_cards_are_not_rounded_and_there_is_one_majority() -> None:
    assert counted(19, 17) == (2, 0)
    for dealer_cards in range(41):
        for other_cards in range(41 - dealer_cards):
            points = card_points(dealer_cards, other_cards)
            assert min(points) == 0 < max(points)
            assert sum(points) % 2 == 0
            assert (max(points) >= 6) is (max(dealer_cards, other_cards) >= 20)


@pytest.mark.parametrize("cards", [(-1, 0), (0, -1), (21, 20), (41, 0), (0, 41)])
def test_c_6_2_there_are_forty_cards_to_count(cards: tuple[int, int]) -> None:
    with pytest.raises(InvalidArgumentError):
        card_points(*cards)


def test_c_6_2_each_pile_is_told_the_side_that_did_not_deal_first() -> None:
    for dealer in (WEST, NORTH):
        told = [e for e in after_count((21, 17), dealer=dealer).events
                if isinstance(e, CardsCounted)]  # fmt: skip
        assert [e.side for e in told] == [dealer.side.other, dealer.side]
        assert {e.side: (e.cards, e.points, e.clause) for e in told} == {
            NORTH_SOUTH: (21, 8, "C-6.2"),
            EAST_WEST: (17, 0, "C-6.2"),
        }


@pytest.mark.parametrize(("score", "counts"), [(30, True), (37, True), (38, False), (39, True)])
def test_c_i18_at_38_the_count_may_not_score(score: int, *, counts: bool) -> None:
    assert card_points(20, 18, rules=ONLY_CAIDA, scores=(score, 38)) == (6 * counts, 0)
    assert card_points(18, 20, rules=ONLY_CAIDA, scores=(38, score)) == (0, 6 * counts)
    assert card_points(20, 18, scores=(38, 38)) == (6, 0)
    step = after_count((20, 18), rules=ONLY_CAIDA, scores=(score, 0))
    assert step.state.scores == (score + 6 * counts, 0)
    assert (step.state.winner is NORTH_SOUTH) is (counts and score > 33)
    if not counts:
        clauses = {e.side: e.clause for e in step.events if isinstance(e, CardsCounted)}
        assert clauses == {NORTH_SOUTH: "C-I18", EAST_WEST: "C-6.2"}


@pytest.mark.parametrize(
    ("cards", "up", "down", "exact"), [(20, 6, 6, 6), (21, 8, 6, 7), (22, 8, 8, 8), (23, 10, 8, 9)]
)
def test_c_i19_the_score_is_rounded_up_down_or_not(
    cards: int, up: int, down: int, exact: int
) -> None:
    assert counted(cards, 10) == (up, 0)
    assert counted(cards, 10, Rules(count_rounding="down")) == (down, 0)
    assert counted(10, cards, Rules(count_rounding="none")) == (0, exact)
    told = after_count((cards, 10), rules=Rules(count_rounding="none")).events
    assert {e.clause for e in told if isinstance(e, CardsCounted)} == {"C-I19"}


@pytest.mark.parametrize(("score", "counts"), [(28, True), (29, True), (30, False), (31, False)])
def test_c_i20_from_thirty_on_cards_may_not_be_counted(score: int, *, counts: bool) -> None:
    assert counted(20, 18, LIMITED, (score, 0)) == (6 * counts, 0)
    assert counted(18, 20, LIMITED, (0, score)) == (0, 6 * counts)
    assert counted(18, 20, LIMITED, (score, 0)) == (0, 6)
    assert counted(19, 18, LIMITED, (score, 0)) == (2 * counts, 0)
    assert counted(20, 18, GUIDE, (score, 0)) == (6, 0)
    told = after_count((18, 20), dealer=WEST, rules=LIMITED, scores=(0, score)).events
    clauses = {e.side: e.clause for e in told if isinstance(e, CardsCounted)}
    assert clauses[EAST_WEST] == ("C-6.2" if counts else "C-I20")


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        (GUIDE, (0, 6)),
        (Rules(twenty_twenty="both_six"), (6, 6)),
        (Rules(twenty_twenty="next_dealer_two"), (0, 2)),
    ],
)
def test_c_i21_what_twenty_each_score(rules: Rules, points: tuple[int, int]) -> None:
    assert counted(20, 20, rules) == points
    told = after_count((20, 20), rules=rules).events
    clause = "C-6.3" if rules == GUIDE else "C-I21"
    assert {e.clause for e in told if isinstance(e, CardsCounted)} == {clause}
    assert counted(21, 19, rules) == (8, 0)
    assert counted(19, 19, rules) == (0, 2)


@pytest.mark.parametrize("dealer", Seat)
def test_c_i21_with_six_each_the_non_dealers_are_credited_and_win_first(dealer: Seat) -> None:
    rules = Rules(twenty_twenty="both_six")
    step = after_count((20, 20), dealer=dealer, rules=rules, scores=(34, 34))
    winner = dealer.side.other
    assert step.state.winner is winner
    assert (step.state.scores[winner], step.state.scores[dealer.side]) == (40, 34)
    assert [e.side for e in step.events if isinstance(e, CardsCounted)] == [winner]
    other = after_count((20, 20), dealer=dealer, rules=rules, scores=(33, 33)).state
    assert (other.scores, other.winner) == ((39, 39), None)


@pytest.mark.parametrize(
    ("rules", "larger", "equal"),
    [
        (GUIDE, (2, 0), (0, 2)),
        (Rules(under_twenty="nothing"), (0, 0), (0, 0)),
        (Rules(under_twenty="next_dealer_two"), (0, 2), (0, 2)),
    ],
)
def test_c_i22_what_fewer_than_twenty_each_score(
    rules: Rules, larger: tuple[int, int], equal: tuple[int, int]
) -> None:
    assert counted(19, 17, rules) == larger
    assert counted(17, 17, rules) == equal
    assert counted(17, 19, rules) == equal
    assert counted(20, 17, rules) == (6, 0)
    told = after_count((19, 17), rules=rules).events
    clause = "C-6.4" if rules == GUIDE else "C-I22"
    assert {e.clause for e in told if isinstance(e, CardsCounted)} == {clause}


@pytest.mark.parametrize("taker", Seat)
@pytest.mark.parametrize("rules", [GUIDE, BY_LAST_CAPTURER], ids=["nobody", "last capturer"])
def test_c_i23_leftovers_are_nobodys_or_the_last_capturers(taker: Seat, rules: Rules) -> None:
    table = f"2♣ 4♦ J♣ {KINGS}"
    state = scene(table, "7♥", played=19, piles=(17, 16), rules=rules, last_capturer=taker)
    step = cu.step(state, play("7♥"))
    given = [event for event in step.events if isinstance(event, LeftoversTaken)]
    if rules == GUIDE:
        assert (given, step.state.scores) == ([], (2, 0))
        return
    left = cu.sort_hand(parse_cards(f"{table} 7♥"))
    assert given == [LeftoversTaken(taker, taker.side, left)]
    # 17 and 7 are 24: ten points; 16 and 7 are 23: ten as well.
    assert step.state.scores == ((10, 0) if taker.side is NORTH_SOUTH else (0, 10))


def test_c_i23_taking_forgotten_cards_is_taking_too() -> None:
    state = scene(f"5♥ 6♦ {KINGS}", "5♠", played=19, piles=(17, 17), rules=BY_LAST_CAPTURER)
    window = done(state, play("5♠", "5♥"))
    assert window.last_capturer is WEST
    north = done(window, cu.TakeForgotten())
    # 17, the six and three kings are 21, the others have 19.
    assert north.scores == (8, 0)
    nobody = done(window, cu.Pass(), cu.Pass())
    assert nobody.scores == (0, 10)


def test_c_i23_nobody_gets_them_if_nobody_took_anything() -> None:
    table = format_cards(tuple(card for card in cu.PACK if str(card) != "K♠"))
    state = scene(table, "K♠", played=19, piles=(0, 0), rules=BY_LAST_CAPTURER)
    assert state.last_capturer is None
    assert clauses_of(state, play("K♠")) == ["C-4.5", "C-6.4", "C-6.4", "C-2.5"]
    assert done(state, play("K♠")).scores == (2, 0)


def test_c_i23_it_is_no_limpia() -> None:
    state = scene(KINGS, "7♥", played=19, piles=(20, 16), rules=BY_LAST_CAPTURER)
    step = cu.step(state, play("7♥"))
    assert [event.clause for event in step.events][:2] == ["C-4.5", "C-I23"]
    assert step.state.scores == (10, 0)
