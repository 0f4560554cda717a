"""T-5, T-I3 and T-I7: who deals next, and which way round."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    DealerChosen,
    Misdeal,
    Phase,
    Rules,
    Seat,
    Side,
    next_dealer,
)
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    after_games,
    done,
    events_of,
    last_step,
    pack_from,
    to_cut,
    to_lead,
    to_naming,
    to_shuffle,
)

NS, EW = NORTH_SOUTH, EAST_WEST
RESULTS = {NS: (20, 16), EW: (16, 20), None: (18, 18)}

WON = [
    (GUIDE, NORTH, EAST),
    (GUIDE, EAST, SOUTH),
    (GUIDE, SOUTH, WEST),
    (GUIDE, WEST, NORTH),
    (COUNTER_CLOCKWISE, NORTH, WEST),
    (COUNTER_CLOCKWISE, WEST, SOUTH),
    (COUNTER_CLOCKWISE, SOUTH, EAST),
    (COUNTER_CLOCKWISE, EAST, NORTH),
]
BOTH_WAYS = pytest.mark.parametrize("rules", [GUIDE, COUNTER_CLOCKWISE])


def dealt_by(rules: Rules, dealer: Seat, winner: Side | None) -> tuple[Seat, DealerChosen]:
    """Say who deals next in the state, and what the events say of it."""
    step = last_step(to_shuffle(rules, dealer), RESULTS[winner])
    chosen = step.events[-1]
    assert isinstance(chosen, DealerChosen)
    assert step.state.dealer is not None
    return step.state.dealer, chosen


@pytest.mark.parametrize(("rules", "dealer", "following"), WON)
def test_t_5_1_the_dealers_side_won_and_the_other_side_deals(
    rules: Rules, dealer: Seat, following: Seat
) -> None:
    assert next_dealer(dealer, dealer.side, rules=rules).side is dealer.side.other
    chosen = DealerChosen(following, "T-5.1")
    assert dealt_by(rules, dealer, dealer.side) == (following, chosen)


@pytest.mark.parametrize(("rules", "dealer", "following"), WON)
def test_t_5_4_of_the_two_opponents_the_next_in_the_direction_of_play(
    rules: Rules, dealer: Seat, following: Seat
) -> None:
    assert next_dealer(dealer, dealer.side, rules=rules) is following


@BOTH_WAYS
@pytest.mark.parametrize(
    ("dealer", "partner"), [(NORTH, SOUTH), (EAST, WEST), (SOUTH, NORTH), (WEST, EAST)]
)
def test_t_5_2_the_dealers_side_lost_and_the_partner_deals(
    rules: Rules, dealer: Seat, partner: Seat
) -> None:
    assert next_dealer(dealer, dealer.side.other, rules=rules) is partner
    chosen = DealerChosen(partner, "T-5.2")
    assert dealt_by(rules, dealer, dealer.side.other) == (partner, chosen)


@BOTH_WAYS
@pytest.mark.parametrize("dealer", Seat)
def test_t_5_3_after_a_draw_the_same_dealer_deals(rules: Rules, dealer: Seat) -> None:
    assert next_dealer(dealer, None, rules=rules) is dealer
    assert next_dealer(dealer, None, sufficient=False, rules=rules) is dealer
    assert dealt_by(rules, dealer, None) == (dealer, DealerChosen(dealer, "T-5.3"))


def test_t_5_1_the_deal_goes_round_from_game_to_game() -> None:
    state = to_shuffle()
    dealers = [state.dealer]
    for tricks in ((20, 16), (16, 20), (20, 16), (18, 18), (20, 16)):
        state = after_games(state, tricks)
        dealers.append(state.dealer)
    assert dealers == [NORTH, EAST, SOUTH, WEST, WEST, EAST]


@BOTH_WAYS
@pytest.mark.parametrize("dealer", Seat)
def test_t_i3_after_a_miscount_the_same_dealer_deals(rules: Rules, dealer: Seat) -> None:
    for state in (to_cut(rules, dealer), to_naming(rules, dealer), to_lead(rules, dealer)):
        assert done(state, Misdeal()) == to_shuffle(rules, dealer)
        assert events_of(state, Misdeal())[-1] == DealerChosen(dealer, "T-I3")


@pytest.mark.parametrize(("play_way", "dealer", "following"), WON)
def test_t_i3_or_the_next_in_the_direction_of_play(
    play_way: Rules, dealer: Seat, following: Seat
) -> None:
    rules = Rules(misdeal_dealer="left", direction=play_way.direction)
    for state in (to_cut(rules, dealer), to_naming(rules, dealer), to_lead(rules, dealer)):
        assert done(state, Misdeal()) == to_shuffle(rules, following)
        assert events_of(state, Misdeal())[-1] == DealerChosen(following, "T-I3")


def test_t_i3_shuffle_cut_and_trump_anew_and_it_is_no_game() -> None:
    between = after_games(to_shuffle(), (20, 16))
    again = done(between, at.Shuffle(at.PACK), at.Cut(9), Misdeal())
    assert again == between
    assert (again.phase, again.trump, again.games_played) == (Phase.SHUFFLE, None, 1)
    assert again.series == at.Series(NS, 20)


@pytest.mark.parametrize("seat", Seat)
def test_t_i7_seats_follow_one_another_in_the_direction_of_play(seat: Seat) -> None:
    assert GUIDE.next_seat(seat) is seat.left
    assert COUNTER_CLOCKWISE.next_seat(seat) is seat.right
    order = (seat, seat.left, seat.partner, seat.right)
    assert GUIDE.seats_from(seat) == order
    assert COUNTER_CLOCKWISE.seats_from(seat) == (order[0], order[3], order[2], order[1])


def test_t_i7_play_goes_round_the_other_way() -> None:
    for rules, order in (
        (GUIDE, [EAST, SOUTH, WEST, NORTH]),
        (COUNTER_CLOCKWISE, [WEST, SOUTH, EAST, NORTH]),
    ):
        state = to_lead(rules)
        for seat in order:
            assert at.to_act(state) is seat
            state = done(state, at.legal_actions(state)[0])


def test_t_i7_draws_go_round_the_other_way() -> None:
    cards = at.KINDS[:4]
    rounds = at.draw_rounds(cards, rules=COUNTER_CLOCKWISE)
    assert [seat for seat, _ in rounds[0].exposed] == [NORTH, WEST, SOUTH, EAST]
    assert rounds[0].dealer is EAST
    state = at.new_match(COUNTER_CLOCKWISE)
    assert state.contenders == (NORTH, WEST, SOUTH, EAST)
    assert done(state, at.DrawForDealer(pack_from(cards))).dealer is EAST
