"""T-2.3 to T-2.8: the cut, the three cards, trump, the deal and the miscount."""

from __future__ import annotations

from collections import Counter

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    SUITS,
    Cut,
    DealerChosen,
    HandDealt,
    LastPacketShown,
    Misdeal,
    MisdealDeclared,
    NameTrump,
    PackCut,
    PacketDealt,
    Phase,
    Play,
    Rules,
    Seat,
    Series,
    State,
    TrumpNamed,
    deal,
)
from cardrules.cards import Card, Suit
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_cards
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    after_games,
    done,
    events_of,
    shuffled,
    to_cut,
    to_lead,
    to_naming,
    to_shuffle,
)

LEFT_OF = [
    (GUIDE, NORTH, EAST),
    (GUIDE, EAST, SOUTH),
    (GUIDE, SOUTH, WEST),
    (GUIDE, WEST, NORTH),
    (COUNTER_CLOCKWISE, NORTH, WEST),
    (COUNTER_CLOCKWISE, EAST, NORTH),
    (COUNTER_CLOCKWISE, SOUTH, EAST),
    (COUNTER_CLOCKWISE, WEST, SOUTH),
]
left_of = pytest.mark.parametrize(("rules", "dealer", "left"), LEFT_OF)


@left_of
def test_t_2_3_the_dealers_left_hand_neighbour_cuts(rules: Rules, dealer: Seat, left: Seat) -> None:
    state = to_cut(rules, dealer)
    assert (state.phase, at.to_act(state)) == (Phase.CUT, left)
    assert events_of(state, Cut(5))[0] == PackCut(left, 5)


@pytest.mark.parametrize("place", [1, 2, 72, 142, 143])
def test_t_2_3_a_cut_puts_the_top_cards_under_the_others(place: int) -> None:
    pack = shuffled()
    due = pack[place:] + pack[:place]
    assert at.cut(pack, place) == due
    assert at.cut(list(pack), place) == due
    state = done(to_cut(), Cut(place))
    assert state.hands[EAST] == at.sort_hand(due[:3])
    assert state.stock == due[3:]


@pytest.mark.parametrize("place", [-1, 0, 144, 145])
def test_t_2_3_a_cut_leaves_two_heaps(place: int) -> None:
    with pytest.raises(InvalidArgumentError):
        at.cut(PACK, place)


@left_of
def test_t_2_4_packets_of_three_go_out_from_the_dealers_left(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    pack = shuffled(7)
    hands = deal(pack, dealer, rules=rules)
    order = [left, dealer.partner, left.partner, dealer]
    for turn, seat in enumerate(order):
        packets = [pack[start : start + 3] for start in range(3 * turn, 144, 12)]
        assert hands[seat] == tuple(card for packet in packets for card in packet)


@left_of
def test_t_2_4_the_machine_deals_in_the_same_way(rules: Rules, dealer: Seat, left: Seat) -> None:
    pack = shuffled(1)
    state = to_lead(rules, dealer)
    for seat in Seat:
        assert state.hands[seat] == at.sort_hand(deal(pack, dealer, rules=rules)[seat])
    assert Counter(state.hands[left]) >= Counter(pack[:3])
    assert Counter(state.hands[dealer]) >= Counter(pack[-3:])


@pytest.mark.parametrize("pack", [PACK[1:], (*PACK, PACK[0]), (*PACK[1:], PACK[-1])])
def test_t_2_4_nothing_but_the_whole_pack_is_dealt(pack: tuple[Card, ...]) -> None:
    with pytest.raises(InvalidArgumentError):
        deal(pack, NORTH)


@left_of
def test_t_2_5_the_left_hand_neighbour_names_trump_on_three_cards(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    state = to_naming(rules, dealer)
    assert (state.phase, at.to_act(state)) == (Phase.NAME_TRUMP, left)
    assert [len(state.hands[seat]) for seat in Seat] == [3 * (seat is left) for seat in Seat]
    assert state.hands[left] == at.sort_hand(shuffled()[:3])
    assert state.stock == shuffled()[3:]
    assert state.trump is None


@left_of
def test_t_2_5_nobody_else_sees_a_card_then(rules: Rules, dealer: Seat, left: Seat) -> None:
    state = to_naming(rules, dealer)
    for seat in (*Seat, None):
        view = at.view(state, seat)
        mine = seat is left
        assert view.hand == (state.hands[left] if mine else ())
        assert len(view.unseen) == 144 - 3 * mine
        assert view.hand_sizes == tuple(3 * (place is left) for place in Seat)
        assert view.stock_size == 141


@pytest.mark.parametrize("suit", SUITS)
def test_t_2_5_the_suit_named_is_trump(suit: Suit) -> None:
    state = to_naming()
    assert events_of(state, NameTrump(suit))[0] == TrumpNamed(EAST, suit)
    assert done(state, NameTrump(suit)).trump is suit


def test_t_2_5_only_the_namer_is_told_the_packet() -> None:
    state = to_cut()
    events = events_of(state, Cut(10))
    packet = at.sort_hand(shuffled()[10:13])
    assert events[1] == PacketDealt(EAST, packet)
    assert at.observe(events, EAST) == events
    for seat in (NORTH, SOUTH, WEST, None):
        assert at.observe(events, seat) == (events[0], PacketDealt(EAST, None))


@left_of
def test_t_2_6_everyone_has_36_and_the_pack_is_out(rules: Rules, dealer: Seat, left: Seat) -> None:
    state = to_lead(rules, dealer)
    assert [len(hand) for hand in state.hands] == [36] * 4
    assert Counter(card for hand in state.hands for card in hand) == Counter(PACK)
    assert state.stock == ()
    events = events_of(to_naming(rules, dealer), NameTrump(Suit.HEARTS))
    order = rules.seats_from(left)
    assert events[1:5] == tuple(HandDealt(seat, state.hands[seat]) for seat in order)


def test_t_2_6_each_is_told_its_own_hand_and_no_other() -> None:
    events = events_of(to_naming(), NameTrump(Suit.HEARTS))
    for seat in (*Seat, None):
        told = [e for e in at.observe(events, seat) if isinstance(e, HandDealt)]
        assert [e.seat for e in told if e.cards is not None] == ([] if seat is None else [seat])
        assert [e.count for e in told] == [36] * 4


@left_of
def test_t_2_7_the_dealers_last_packet_is_shown_to_be_three(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    assert dealer is not left
    events = events_of(to_naming(rules, dealer), NameTrump(Suit.HEARTS))
    assert events[-1] == LastPacketShown(dealer, 3)


@pytest.mark.parametrize("state", [to_cut(), to_naming(), to_lead()], ids=["cut", "name", "lead"])
def test_t_2_7_a_wrong_count_is_dealt_again_until_the_first_lead(state: State) -> None:
    assert at.rulings(state) == (Misdeal(),)
    assert done(state, Misdeal()) == to_shuffle()
    assert events_of(state, Misdeal()) == (MisdealDeclared(), DealerChosen(NORTH, "T-I3"))


def test_t_2_7_the_first_lead_ends_that() -> None:
    led = done(to_lead(), at.legal_actions(to_lead())[0])
    assert at.rulings(led) == ()
    refusal = at.why_illegal(led, Misdeal())
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (at.Refusal.MISDEAL_TOO_LATE, "T-2.7")


def test_t_2_7_a_trick_gathered_ends_it_too() -> None:
    state = to_lead()
    for _ in range(4):
        state = done(state, at.legal_actions(state)[0])
    assert (sum(state.tricks), state.trick) == (1, ())
    assert at.rulings(state) == ()
    assert not at.is_legal(state, Misdeal())


@pytest.mark.parametrize("state", [at.new_match(), to_shuffle()], ids=["draw", "shuffle"])
def test_t_2_7_there_is_no_misdeal_before_there_is_a_deal(state: State) -> None:
    assert at.rulings(state) == ()
    assert not at.is_legal(state, Misdeal())


def test_t_2_7_a_misdeal_is_no_game_and_leaves_the_series_alone() -> None:
    between = after_games(to_shuffle(), (20, 16))
    series = Series(NORTH_SOUTH, 20)
    state = done(between, at.Shuffle(shuffled(3)), Cut(3), NameTrump(Suit.SPADES), Misdeal())
    assert state == between
    assert (state.series, state.games_played, state.trump) == (series, 1, None)


def test_t_2_8_hands_are_sorted_by_suit_and_rank() -> None:
    hand = parse_cards("A♥ 6♣ A♥ K♣ 10♠ 9♠ 7♦")
    assert at.sort_hand(hand) == parse_cards("6♣ K♣ 7♦ A♥ A♥ 9♠ 10♠")
    assert at.sort_hand(()) == ()


def test_t_2_8_the_machine_holds_and_tells_hands_sorted() -> None:
    state = to_lead()
    dealt = [e for e in events_of(to_naming(), NameTrump(Suit.HEARTS)) if isinstance(e, HandDealt)]
    for event in dealt:
        hand = state.hands[event.seat]
        assert event.cards == hand
        assert list(hand) == sorted(hand, key=PACK.index)
        assert at.view(state, event.seat).hand == hand


def test_t_2_8_a_hand_keeps_its_copies() -> None:
    state = to_lead()
    twin = next(card for card in state.hands[EAST] if state.hands[EAST].count(card) > 1)
    count = state.hands[EAST].count(twin)
    assert done(state, Play(twin)).hands[EAST].count(twin) == count - 1
