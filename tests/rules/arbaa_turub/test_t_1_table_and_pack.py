"""T-1: the table, the pack and what a trick is worth."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import GUIDE, KINDS, PACK, RANKS, SUITS, Rules, Seat, Side
from cardrules.cards import Card, Rank, Suit
from cardrules.errors import InvalidArgumentError
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    HEARTS,
    NORTH,
    SOUTH,
    SPADES,
    WEST,
    done,
    endgame,
    plays,
    taken,
)

RANK_PAIRS = list(pairwise(RANKS))


def test_t_1_1_partners_sit_opposite() -> None:
    assert {seat: seat.partner for seat in Seat} == {
        NORTH: SOUTH,
        EAST: WEST,
        SOUTH: NORTH,
        WEST: EAST,
    }
    assert Side.NORTH_SOUTH.seats == (NORTH, SOUTH)
    assert Side.EAST_WEST.seats == (EAST, WEST)


@pytest.mark.parametrize("rules", [GUIDE, COUNTER_CLOCKWISE])
@pytest.mark.parametrize(
    ("taker", "tricks"),
    [(NORTH, (19, 16)), (SOUTH, (19, 16)), (EAST, (18, 17)), (WEST, (18, 17))],
)
def test_t_1_1_a_trick_counts_for_both_partners(
    rules: Rules, taker: Seat, tricks: tuple[int, int]
) -> None:
    hands = ["6♣ 7♦"] * 4
    hands[taker] = "A♣ 7♦"
    state = endgame(*hands, tricks=(18, 16), rules=rules)
    order = rules.seats_from(NORTH)
    cards = ["A♣" if seat is taker else "6♣" for seat in order]
    after = done(state, *plays(" ".join(cards)))
    assert after.tricks == tricks
    assert after.leader is taker


def test_t_1_2_the_pack_is_four_copies_of_nine_ranks_in_four_suits() -> None:
    assert len(PACK) == 144
    nine = {*["A", "K", "Q", "J", "10", "9", "8", "7", "6"]}
    assert Counter(PACK) == {Card(Rank(rank), suit): 4 for rank in nine for suit in Suit}


def test_t_1_2_pack_order_is_suit_by_suit_from_six_to_ace_copies_side_by_side() -> None:
    suits = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
    ranks = [Rank(text) for text in ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]]
    assert list(PACK) == [Card(r, s) for s in suits for r in ranks for _ in range(4)]
    assert list(KINDS) == [Card(r, s) for s in suits for r in ranks]
    assert suits == SUITS
    assert tuple(ranks) == RANKS


@pytest.mark.parametrize(("lower", "higher"), RANK_PAIRS)
@pytest.mark.parametrize("trump", [HEARTS, SPADES])
def test_t_1_2_ranks_go_from_six_up_to_the_ace(lower: Rank, higher: Rank, trump: Suit) -> None:
    low, high = Card(lower, HEARTS), Card(higher, HEARTS)
    assert at.overtakes(high, low, trump)
    assert not at.overtakes(low, high, trump)
    assert at.trick_winner((low, high, low, low), trump) == 1
    assert at.trick_winner((high, low, low, low), trump) == 0


@pytest.mark.parametrize(("lower", "higher"), RANK_PAIRS)
@pytest.mark.parametrize("trump", [HEARTS, SPADES])
def test_t_1_2_the_machine_ranks_them_in_the_same_way(
    lower: Rank, higher: Rank, trump: Suit
) -> None:
    low, high = f"{lower}♥", f"{higher}♥"
    up = endgame(f"{low} 6♣", f"{low} 6♣", f"{high} 6♣", f"{low} 6♣", trump=trump)
    assert taken(up, *plays(f"{low} {low} {high} {low}")).seat is SOUTH
    down = endgame(f"{high} 6♣", f"{low} 6♣", f"{low} 6♣", f"{low} 6♣", trump=trump)
    assert taken(down, *plays(f"{high} {low} {low} {low}")).seat is NORTH


@pytest.mark.parametrize("rank", [Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE])
def test_t_1_2_nothing_is_below_six(rank: Rank) -> None:
    low = Card(rank, Suit.CLUBS)
    assert low not in PACK
    with pytest.raises(InvalidArgumentError):
        at.trick_winner((PACK[0], low), Suit.CLUBS)
    with pytest.raises(InvalidArgumentError):
        at.legal_cards((low,), None)
    with pytest.raises(InvalidArgumentError):
        at.sort_hand((low,))
    with pytest.raises(InvalidArgumentError):
        at.draw_rounds((low, *PACK))
    with pytest.raises(InvalidArgumentError):
        at.deal((low, *PACK[1:]), NORTH)


@pytest.mark.parametrize("cards", ["A♣ A♣ A♣ A♣", "6♣ 6♣ 6♣ 6♣", "10♣ J♥ K♦ A♠", "6♣ 7♦ 8♦ 6♠"])
def test_t_1_3_a_trick_is_worth_one_trick_whatever_is_in_it(cards: str) -> None:
    hands = [f"{card} 9♦" for card in cards.split()]
    event = taken(endgame(*hands, tricks=(20, 14)), *plays(cards))
    assert sorted(event.tricks) in ([14, 21], [15, 20])
    assert sum(event.tricks) == 35
