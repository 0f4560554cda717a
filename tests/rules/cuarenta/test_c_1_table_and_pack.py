"""C-1.1 to C-1.5 and C-I27: the table, the pack, ranks and numbers, the target."""

from __future__ import annotations

from collections import Counter

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank, Suit
from cardrules.cuarenta import GUIDE, PACK, Phase, Rules, Seat, Side, captures, number_of, sums
from cardrules.errors import InvalidArgumentError, InvalidRulesError
from cardrules.notation import format_cards, parse_card, parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    done,
    passed,
    play,
    scene,
    to_announcing,
)
from tests.builders.loose import loosely


def test_c_1_1_four_players_in_two_teams_partners_opposite() -> None:
    assert [seat.side for seat in Seat] == [NORTH_SOUTH, EAST_WEST, NORTH_SOUTH, EAST_WEST]
    assert [seat.partner for seat in Seat] == [SOUTH, WEST, NORTH, EAST]


@pytest.mark.parametrize("dealer", Seat)
def test_c_1_1_play_goes_clockwise(dealer: Seat) -> None:
    state = passed(to_announcing(dealer=dealer))
    for turn in range(8):
        assert cu.to_act(state) is Seat((dealer.value + 1 + turn) % 4)
        state = done(state, cu.legal_actions(state)[0])


def test_c_1_1_what_either_partner_takes_goes_to_one_pile() -> None:
    for actor, side in ((NORTH, 0), (EAST, 1), (SOUTH, 0), (WEST, 1)):
        state = scene("5♥ K♦", "5♠", dealer=actor.right)
        after = done(state, play("5♠", "5♥"))
        gained = [len(b) - len(a) for a, b in zip(state.piles, after.piles, strict=True)]
        assert gained == [2 * (side == 0), 2 * (side == 1)]


def test_c_1_2_the_pack_has_forty_cards_without_8_9_10() -> None:
    assert len(PACK) == len({*PACK}) == 40
    assert {card.suit for card in PACK} == {*Suit}
    assert {*Rank} - {card.rank for card in PACK} == {Rank.EIGHT, Rank.NINE, Rank.TEN}
    assert {*Counter(card.rank for card in PACK).values()} == {4}


def test_c_1_2_pack_order_is_rank_by_rank() -> None:
    assert format_cards(PACK[:9]) == "A♣ A♦ A♥ A♠ 2♣ 2♦ 2♥ 2♠ 3♣"
    assert format_cards(PACK[-9:]) == "J♠ Q♣ Q♦ Q♥ Q♠ K♣ K♦ K♥ K♠"
    assert cu.sort_hand(PACK[::-1]) == PACK
    with pytest.raises(InvalidArgumentError):
        cu.sort_hand(parse_cards("7♣ 8♣"))


def test_c_1_3_ranks_run_from_ace_to_king_and_a_jack_follows_a_seven() -> None:
    assert "".join(map(str, cu.RANKS)) == "A234567JQK"
    (capture,) = captures(parse_card("7♣"), parse_cards("7♦ J♦ Q♦ K♦ A♦"))
    assert format_cards(capture.sequence) == "J♦ Q♦ K♦"


def test_c_1_3_suits_mean_nothing() -> None:
    turned = dict(zip(Suit, [*[*Suit][1:], Suit.CLUBS], strict=True))
    table = parse_cards("A♣ 2♦ 3♥ 4♠ 5♣ 6♦ J♠")
    found = captures(parse_card("5♠"), table)
    moved = [Card(card.rank, turned[card.suit]) for card in table]
    again = captures(Card(Rank.FIVE, turned[Suit.SPADES]), moved)
    assert len(found) == len(again) == 3
    for one, other in zip(found, again, strict=True):
        for before, after in zip(one, other, strict=True):
            assert [card.rank for card in before] == [card.rank for card in after]


@pytest.mark.parametrize(("rank", "number"), [*zip(cu.RANKS[:7], range(1, 8), strict=True)])
def test_c_1_4_ace_to_seven_have_their_number(rank: Rank, number: int) -> None:
    assert number_of(rank) == number
    assert all(sum(number_of(each) or 99 for each in group) == number for group in sums(rank))


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
def test_c_1_4_figures_have_none(rank: Rank) -> None:
    assert number_of(rank) is None
    assert sums(rank) == ()


@pytest.mark.parametrize("rank", [Rank.EIGHT, Rank.NINE, Rank.TEN])
def test_c_1_4_what_is_not_in_the_pack_has_none_to_ask_for(rank: Rank) -> None:
    with pytest.raises(InvalidArgumentError):
        number_of(rank)


@pytest.mark.parametrize(
    ("before", "after", "winner"), [(36, 38, None), (38, 40, NORTH_SOUTH), (37, 39, None)]
)
def test_c_1_5_forty_points_win(before: int, after: int, winner: Side | None) -> None:
    state = scene("5♥ K♦", "5♠", fresh="5♥", scores=(before, 0))
    state = done(state, play("5♠", "5♥"))
    assert state.scores == (after, 0)
    assert state.winner is winner
    assert (state.phase is Phase.OVER) is (winner is not None)


def test_c_1_5_one_game_is_the_match() -> None:
    state = done(scene("5♥ K♦", "5♠", fresh="5♥", scores=(38, 0)), play("5♠", "5♥"))
    outcome = cu.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (NORTH_SOUTH, "C-7.1")
    assert state.chicas == (0, 0)
    assert cu.step(scene("5♥ K♦", "5♠", fresh="5♥", scores=(38, 0)), play("5♠", "5♥")).events[
        -1
    ] == cu.MatchWon(NORTH_SOUTH, "C-1.5")


@pytest.mark.parametrize("players", [2, 3, "4", 4.0, True, None])
def test_c_i27_four_play_and_the_form_for_two_is_to_come(players: object) -> None:
    assert GUIDE.players == Rules(players=4).players == 4
    with pytest.raises(InvalidRulesError) as caught:
        loosely(Rules, players=players)
    assert (caught.value.field, caught.value.clause) == ("players", "C-I27")


def test_c_i26_the_other_way_round_left_reads_right() -> None:
    for seat in Seat:
        assert GUIDE.next_seat(seat) is seat.left
        assert COUNTER_CLOCKWISE.next_seat(seat) is seat.right
        assert GUIDE.seats_from(seat) == (seat, seat.left, seat.partner, seat.right)
        assert COUNTER_CLOCKWISE.seats_from(seat) == (seat, seat.right, seat.partner, seat.left)


@pytest.mark.parametrize("dealer", Seat)
def test_c_i26_play_goes_the_other_way_round(dealer: Seat) -> None:
    state = passed(to_announcing(rules=COUNTER_CLOCKWISE, dealer=dealer))
    for turn in range(8):
        assert cu.to_act(state) is Seat((dealer.value - 1 - turn) % 4)
        state = done(state, cu.legal_actions(state)[0])


def test_c_i26_caida_is_the_next_players_that_way() -> None:
    state = scene("K♦", "5♣", hands={EAST: "5♥"}, dealer=NORTH, rules=COUNTER_CLOCKWISE)
    assert (state.turn, WEST.right) == (WEST, SOUTH)
    laid = scene("K♦", "5♣", hands={SOUTH: "5♥"}, dealer=NORTH, rules=COUNTER_CLOCKWISE)
    after = done(laid, play("5♣"), play("5♥", "5♣"))
    assert after.scores == (2, 0)
