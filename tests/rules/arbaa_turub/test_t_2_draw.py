"""T-2.1 and T-2.2, T-I8 and T-I9: the draw for first dealer."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    CardsExposed,
    DealerChosen,
    DrawForDealer,
    DrawTied,
    DrawUndecided,
    Event,
    Phase,
    Rules,
    Seat,
    Setup,
    new_match,
)
from cardrules.cards import Card
from cardrules.engine import CHANCE
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_cards
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    events_of,
    pack_from,
)

TWO_LEFT = pack_from("A♣ A♣ 6♣ 6♣")
"""North and East tie at once and, as pairs follow from there on, at every further exposure."""


def draw(top: str, rules: Rules = GUIDE) -> tuple[Event, ...]:
    return events_of(new_match(rules), DrawForDealer(pack_from(top)))


def exposed(seats: tuple[Seat, ...], cards: str) -> CardsExposed:
    return CardsExposed(tuple(zip(seats, parse_cards(cards), strict=True)))


@pytest.mark.parametrize("order", list(permutations(("6♣", "9♠", "Q♦", "A♥"))))
def test_t_2_1_the_highest_card_deals(order: tuple[str, ...]) -> None:
    cards = " ".join(order)
    highest = Seat(order.index("A♥"))
    assert at.first_dealer(parse_cards(cards)) is highest
    state = done(new_match(), DrawForDealer(pack_from(cards)))
    assert (state.phase, state.dealer, state.contenders) == (Phase.SHUFFLE, highest, ())


def test_t_2_1_each_person_exposes_one_card_and_the_rest_is_not_looked_at() -> None:
    assert draw("7♣ 8♦ 6♠ 7♥ A♠ A♠") == (
        exposed((NORTH, EAST, SOUTH, WEST), "7♣ 8♦ 6♠ 7♥"),
        DealerChosen(EAST, "T-2.1"),
    )


def test_t_2_1_a_match_without_a_dealer_starts_with_the_draw() -> None:
    state = new_match()
    assert (state.phase, state.dealer, state.contenders) == (Phase.DRAW, None, tuple(Seat))
    assert at.to_act(state) is CHANCE
    assert new_match(dealer=WEST).phase is Phase.SHUFFLE


def test_t_2_2_those_tied_for_the_highest_expose_again() -> None:
    assert draw("K♣ A♥ 9♦ A♠ 7♣ 6♣ A♦") == (
        exposed((NORTH, EAST, SOUTH, WEST), "K♣ A♥ 9♦ A♠"),
        DrawTied((EAST, WEST)),
        exposed((EAST, WEST), "7♣ 6♣"),
        DealerChosen(EAST, "T-2.1"),
    )


def test_t_2_2_the_other_of_the_tied_can_win_the_second_round() -> None:
    assert at.first_dealer(parse_cards("K♣ A♥ 9♦ A♠ 6♣ 7♣")) is WEST
    state = done(new_match(), DrawForDealer(pack_from("K♣ A♥ 9♦ A♠ 6♣ 7♣")))
    assert state.dealer is WEST


def test_t_2_2_ties_go_on_round_after_round_with_the_next_cards() -> None:
    rounds = at.draw_rounds(parse_cards("Q♣ Q♥ Q♦ 6♠ 8♣ 9♦ 9♠ K♣ J♦ A♠"))
    assert [(each.tied, each.dealer) for each in rounds] == [
        ((NORTH, EAST, SOUTH), None),
        ((EAST, SOUTH), None),
        ((), EAST),
    ]
    assert [seat for seat, _ in rounds[1].exposed] == [NORTH, EAST, SOUTH]


def test_t_2_2_a_tie_below_the_highest_is_no_tie() -> None:
    (only,) = at.draw_rounds(parse_cards("K♣ K♥ K♦ A♠"))
    assert (only.tied, only.dealer) == ((), WEST)


@pytest.mark.parametrize("seats", list(permutations((NORTH, SOUTH, WEST))))
def test_t_2_2_contenders_expose_from_north_in_the_direction_of_play(
    seats: tuple[Seat, ...],
) -> None:
    (clockwise,) = at.draw_rounds(parse_cards("6♣ 7♣ 8♣"), seats)
    assert [seat for seat, _ in clockwise.exposed] == [NORTH, SOUTH, WEST]
    (counter,) = at.draw_rounds(parse_cards("6♣ 7♣ 8♣"), seats, rules=COUNTER_CLOCKWISE)
    assert [seat for seat, _ in counter.exposed] == [NORTH, WEST, SOUTH]


@pytest.mark.parametrize("cards", ["", "A♣", "A♣ 6♣ 6♣", "A♣ A♦ 6♣ 6♦", "A♣ A♦ 6♣ 6♦ K♣"])
def test_t_2_2_cards_that_do_not_decide_choose_nobody(cards: str) -> None:
    assert at.first_dealer(parse_cards(cards)) is None


def test_t_2_2_somebody_has_to_draw() -> None:
    with pytest.raises(InvalidArgumentError):
        at.draw_rounds(PACK, ())


def test_t_i8_identical_cards_tie() -> None:
    (only,) = at.draw_rounds(parse_cards("A♣ A♣ 9♦ K♠"))
    assert only.tied == (NORTH, EAST)


@pytest.mark.parametrize(
    ("cards", "tied"),
    [
        ("A♣ A♠ 9♦ K♠", (NORTH, EAST)),
        ("A♠ 9♦ A♣ K♠", (NORTH, SOUTH)),
        ("6♠ 6♥ 6♦ 6♣", (NORTH, EAST, SOUTH, WEST)),
    ],
)
def test_t_i8_suits_do_not_count_in_the_draw(cards: str, tied: tuple[Seat, ...]) -> None:
    (only,) = at.draw_rounds(parse_cards(cards))
    assert only.tied == tied
    assert events_of(new_match(), DrawForDealer(pack_from(cards)))[1] == DrawTied(tied)


def test_t_i9_a_pack_used_up_is_followed_by_another_among_the_tied() -> None:
    state = done(new_match(), DrawForDealer(TWO_LEFT))
    assert (state.phase, state.contenders, state.dealer) == (Phase.DRAW, (NORTH, EAST), None)
    assert at.to_act(state) is CHANCE
    again = done(state, DrawForDealer(pack_from("6♠ 7♣ A♥ A♥")))
    assert (again.phase, again.dealer) == (Phase.SHUFFLE, EAST)


def test_t_i9_every_card_of_the_pack_is_exposed_before() -> None:
    events = events_of(new_match(), DrawForDealer(TWO_LEFT))
    assert events[-1] == DrawUndecided((NORTH, EAST))
    seen = [card for e in events if isinstance(e, CardsExposed) for _, card in e.exposed]
    assert tuple(seen) == TWO_LEFT


def test_t_i9_four_of_a_rank_round_after_round_leave_all_four_in() -> None:
    state = done(new_match(), DrawForDealer(PACK))
    assert state == new_match()
    assert events_of(new_match(), DrawForDealer(PACK))[-1] == DrawUndecided(tuple(Seat))


def three_left() -> tuple[Card, ...]:
    """Four of a rank at a time, then three tied, then triples, and two cards that fill no round."""
    fours = ["7", "8", "9", "10", "J", "Q"]
    start = [f"{rank}{suit}" for rank in fours for suit in "♣♦♥♠" for _ in range(4)]
    tie = ["A♣", "A♣", "A♣", "6♣"]
    rest = ["A♣", *["A♦", "A♥", "A♠"] * 4]
    aces, sixes = sorted(rest[1:]), [f"6{s}" for s in "♣♣♣♦♦♦♦♥♥♥♥♠♠♠♠"]
    kings = [f"K{s}" for s in "♣♦♥♠" for _ in range(4)]
    return parse_cards(" ".join([*start, *tie, *aces, *sixes, *kings[:-1], rest[0], kings[-1]]))


def test_t_i9_cards_left_that_fill_no_round_decide_nothing() -> None:
    events = events_of(new_match(), DrawForDealer(three_left()))
    assert events[-1] == DrawUndecided((NORTH, EAST, SOUTH))
    seen = [card for e in events if isinstance(e, CardsExposed) for _, card in e.exposed]
    assert len(seen) == 142
    after = done(new_match(), DrawForDealer(three_left()))
    assert after.contenders == (NORTH, EAST, SOUTH)


@pytest.mark.parametrize(
    ("rules", "dealer"), [(GUIDE, SOUTH), (COUNTER_CLOCKWISE, WEST)], ids=["guide", "counter"]
)
def test_t_i9_the_fresh_pack_is_exposed_by_the_tied_alone(rules: Rules, dealer: Seat) -> None:
    contenders = (NORTH, SOUTH, WEST)
    state = at.from_setup(Setup(phase=Phase.DRAW, contenders=contenders, rules=rules))
    after = done(state, DrawForDealer(pack_from("6♣ A♣ 7♣ A♥")))
    assert after.dealer is dealer
