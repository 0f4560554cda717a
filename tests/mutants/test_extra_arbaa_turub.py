"""What mutants of the rule modules were not noticed by, until these tests were there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import PACK, Phase, Series, Setup, Side
from cardrules.cards import Suit
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_cards
from tests.builders.arbaa_turub import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    to_cut,
    to_over,
    to_shuffle,
)
from tests.builders.loose import loosely

JOKER_LIKE = parse_cards("5♥ A♣ 2♠")
"""Cards of which this game lacks the first and the last."""


REFUSED: list[tuple[Callable[[], object], str, str]] = [
    (lambda: at.legal_cards(JOKER_LIKE, None), "hand", "5♥ 2♠"),
    (lambda: at.trick_winner(JOKER_LIKE, Suit.HEARTS), "cards", "5♥ 2♠"),
    (lambda: at.trick_winner((), Suit.HEARTS), "cards", "0 cards"),
    (lambda: at.trick_winner(PACK[:5], Suit.HEARTS), "cards", "5 cards"),
    (lambda: at.game_winner((18, 17)), "tricks", "(18, 17)"),
    (lambda: at.draw_rounds(JOKER_LIKE), "cards", "5♥ 2♠"),
    (lambda: at.draw_rounds(PACK, ()), "seats", "none"),
    (lambda: at.cut(PACK, 144), "at", "144"),
    (lambda: at.deal(PACK[1:], NORTH), "pack", "pack_incomplete"),
    (lambda: at.sort_hand(JOKER_LIKE), "hand", "5♥"),
    (lambda: loosely(Series, "NS", 20), "holder", "'NS'"),
    (lambda: loosely(Series, Side.NORTH_SOUTH, 20, 1), "winner", "1"),
    (lambda: Series(None, 20), "benchmark", "20"),
    (lambda: Series(Side.NORTH_SOUTH, 18), "benchmark", "18"),
    (lambda: Series(Side.NORTH_SOUTH, 20, Side.EAST_WEST), "winner", "<Side.EAST_WEST: 1>"),
    (
        lambda: at.advance_series(Series(Side.EAST_WEST, 20, Side.EAST_WEST), (20, 16)),
        "series",
        "won by East-West",
    ),
]


@pytest.mark.parametrize(("asking", "name", "found"), REFUSED, ids=range(len(REFUSED)))
def test_an_error_says_which_argument_was_what(
    asking: Callable[[], object], name: str, found: str
) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        asking()
    assert (caught.value.name, caught.value.found) == (name, found)
    assert caught.value.expected


def test_the_first_dealer_is_drawn_among_those_asked_and_in_the_direction_of_play() -> None:
    cards = parse_cards("7♣ A♣")
    assert at.first_dealer(cards, (SOUTH, EAST)) is SOUTH
    assert at.first_dealer(cards, (NORTH, WEST)) is WEST
    three = parse_cards("7♣ A♣ 8♣")
    assert at.first_dealer(three, (NORTH, EAST, WEST), rules=CLOCKWISE) is EAST
    assert at.first_dealer(three, (NORTH, EAST, WEST), rules=COUNTER_CLOCKWISE) is WEST


def test_nothing_is_on_the_table_before_a_deal() -> None:
    assert at.to_setup(at.new_match()) == Setup(
        phase=Phase.DRAW, contenders=(NORTH, EAST, SOUTH, WEST)
    )
    between = Setup(phase=Phase.SHUFFLE, dealer=NORTH)
    assert at.to_setup(to_shuffle()) == between
    assert at.from_setup(between) == to_shuffle()
    assert done(to_cut(), at.Misdeal()) == to_shuffle()


def test_nothing_is_left_in_the_hands_when_a_match_is_over() -> None:
    over = to_over()
    assert over.hands == ((), (), (), ())
    assert over.stock == ()
    assert at.from_setup(at.to_setup(over)) == over


@pytest.mark.parametrize("leader", [SOUTH, WEST, NORTH])
def test_t_3_1_nobody_but_the_dealers_neighbour_leads_first(leader: at.Seat) -> None:
    hands = at.deal(PACK, NORTH)
    setup = Setup(
        phase=Phase.PLAY,
        dealer=NORTH,
        trump=Suit.CLUBS,
        leader=leader,
        hands=hands,
    )
    codes = {fault.code for fault in at.faults(setup)}
    assert codes == {at.StateFault.WRONG_LEADER}
