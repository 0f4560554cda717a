"""C-2.1 to C-2.6, C-I1 and C-I36: the first dealer, the two lots, the next deal."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    CardsExposed,
    DealerChosen,
    DrawForDealer,
    HandDealt,
    Misdeal,
    MisdealDeclared,
    PackShuffled,
    Pass,
    Phase,
    Rules,
    Seat,
    Shuffle,
    deal,
    exposed,
    first_dealer,
    next_dealer,
)
from cardrules.engine import CHANCE
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    events_of,
    passed,
    play,
    scene,
    shuffled,
    to_announcing,
    to_second_lot,
    to_shuffle,
)

LEFT_OF = [
    *((GUIDE, seat, Seat((seat.value + 1) % 4)) for seat in Seat),
    *((COUNTER_CLOCKWISE, seat, Seat((seat.value - 1) % 4)) for seat in Seat),
]
left_of = pytest.mark.parametrize(("rules", "dealer", "left"), LEFT_OF)


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("7♦", NORTH),
        ("K♣ 7♦", EAST),
        ("K♣ 3♠ A♦ 7♦", SOUTH),
        ("K♣ 3♠ A♥ 7♦", WEST),
        ("K♣ 3♠ A♥ 7♥ 2♦", NORTH),
        ("K♣ 3♠ A♥ 7♥ 2♠ 2♦ 3♦", EAST),
    ],
)
def test_c_2_1_the_first_to_get_a_diamond_deals(cards: str, dealer: Seat) -> None:
    given = parse_cards(cards)
    assert first_dealer(given) is dealer
    pack = (*given, *(card for card in PACK if card not in given))
    state = done(cu.new_match(), DrawForDealer(pack))
    assert state == to_shuffle(dealer=dealer)
    shown, chosen = events_of(cu.new_match(), DrawForDealer(pack))
    assert shown == CardsExposed(exposed(given))
    assert chosen == DealerChosen(dealer, "C-2.1")


@pytest.mark.parametrize("cards", ["", "K♣", "K♣ 3♠ A♥ 7♥ 2♠ 5♣"])
def test_c_2_1_without_a_diamond_nobody_deals(cards: str) -> None:
    assert first_dealer(parse_cards(cards)) is None
    assert len(exposed(parse_cards(cards))) == len(parse_cards(cards))


def test_c_2_1_cards_are_shown_in_turn_until_the_first_diamond() -> None:
    shown = exposed(parse_cards("K♣ 3♠ A♥ 7♥ 2♦ 2♠ 3♦"))
    assert [seat for seat, _ in shown] == [NORTH, EAST, SOUTH, WEST, NORTH]
    assert [card for _, card in shown] == [*parse_cards("K♣ 3♠ A♥ 7♥ 2♦")]
    with pytest.raises(InvalidArgumentError):
        exposed(parse_cards("K♣ 8♦"))


def test_c_2_1_all_is_gathered_and_shuffled_afterwards() -> None:
    state = done(cu.new_match(), DrawForDealer(PACK))
    assert (state.phase, cu.to_act(state), state.hands) == (Phase.SHUFFLE, CHANCE, ((),) * 4)
    assert cu.is_legal(state, Shuffle(PACK))


@left_of
def test_c_2_2_five_cards_each_as_one_packet_from_the_dealers_left(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    pack = shuffled(3)
    first, second = deal(pack, dealer, rules=rules)
    order = [left, dealer.partner, left.partner, dealer]
    for place, seat in enumerate(order):
        assert first[seat] == pack[5 * place : 5 * place + 5]
        assert second[seat] == pack[20 + 5 * place : 25 + 5 * place]
    state = done(to_shuffle(rules, dealer), Shuffle(pack))
    assert state.hands == tuple(map(cu.sort_hand, first))
    assert (state.table, state.stock, state.lot) == ((), pack[20:], 1)
    events = events_of(to_shuffle(rules, dealer), Shuffle(pack))
    hands = [HandDealt(seat, 1, state.hands[seat], "C-2.2") for seat in order]
    assert events == (PackShuffled(), *hands)


def test_c_2_2_hands_are_face_down() -> None:
    events = events_of(to_shuffle(), Shuffle(shuffled()))
    for seat in (*Seat, None):
        told = [e for e in cu.observe(events, seat) if isinstance(e, HandDealt)]
        assert [e.seat for e in told if e.cards is not None] == ([] if seat is None else [seat])
        assert [e.count for e in told] == [5] * 4


@pytest.mark.parametrize("pack", [PACK[1:], (*PACK, PACK[0]), (*PACK[1:], PACK[-1])])
def test_c_2_2_nothing_but_the_whole_pack_is_dealt(pack: tuple[Card, ...]) -> None:
    with pytest.raises(InvalidArgumentError):
        deal(pack, NORTH)


@left_of
def test_c_2_3_the_dealers_left_hand_neighbour_starts(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    state = passed(to_announcing(rules=rules, dealer=dealer))
    assert (state.phase, cu.to_act(state)) == (Phase.PLAY, left)


def test_c_2_4_five_more_each_when_the_hands_are_out() -> None:
    second = {NORTH: "A♦ 2♦ 5♦ J♦ Q♦", EAST: "A♥ 3♥ 4♥ 6♥ K♥"}
    before = scene("2♣ K♣", "A♣", lot=1, played=19, second=second)
    state = done(before, play("A♣"))
    assert (state.phase, state.lot, state.stock) == (Phase.ANNOUNCE, 2, ())
    assert state.table == parse_cards("A♣ 2♣ K♣")
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert (state.hands[NORTH], state.hands[EAST]) == tuple(map(parse_cards, second.values()))
    order = (NORTH, EAST, SOUTH, WEST)
    dealt = tuple(HandDealt(seat, 2, state.hands[seat], "C-2.4") for seat in order)
    assert events_of(before, play("A♣"))[1:] == dealt


def test_c_2_4_not_before_the_last_card_of_the_lot() -> None:
    before = scene("2♣ K♣", "A♣", lot=1, played=18)
    after = done(before, play("A♣"))
    assert (after.phase, after.lot, after.turn) == (Phase.PLAY, 1, WEST)


@left_of
def test_c_2_4_the_second_lot_starts_at_the_dealers_left_too(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    before = scene("2♣ K♣", "A♣", lot=1, played=19, dealer=dealer, rules=rules)
    assert before.turn is dealer
    state = done(before, play("A♣"))
    assert (state.turn, state.dealer) == (left, dealer)
    assert passed(state).turn is left


@left_of
def test_c_2_5_the_deal_passes_to_the_left_after_the_whole_pack(
    rules: Rules, dealer: Seat, left: Seat
) -> None:
    assert next_dealer(dealer, rules=rules) is left
    before = scene("2♣ K♣", "A♣", played=19, dealer=dealer, rules=rules, piles=(19, 18))
    state = done(before, play("A♣"))
    assert (state.phase, state.dealer) == (Phase.SHUFFLE, left)
    assert events_of(before, play("A♣"))[-1] == DealerChosen(left, "C-2.5")


def test_c_2_5_but_not_between_the_lots() -> None:
    assert to_second_lot().dealer is WEST


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("lot", [1, 2])
@pytest.mark.parametrize("scores", [(0, 0), (38, 0), (0, 38)])
def test_c_2_6_a_misdeal_loses_the_game_for_the_dealers_team(
    dealer: Seat, lot: int, scores: tuple[int, int]
) -> None:
    if lot == 1:
        state = to_announcing(dealer=dealer, scores=scores)
    else:
        last = scene("2♣ K♣", "A♣", lot=1, played=19, dealer=dealer, scores=scores)
        state = done(last, play("A♣"))
    assert cu.rulings(state) == (Misdeal(),)
    after = done(state, Misdeal())
    assert (after.phase, after.winner) == (Phase.OVER, dealer.side.other)
    assert after.scores == scores
    outcome = cu.outcome(after)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (dealer.side.other, "C-2.6")
    first, *rest = events_of(state, Misdeal())
    assert first == MisdealDeclared(dealer, dealer.side.other, 0, "C-2.6")
    assert [event.clause for event in rest] == ["C-2.6", "C-1.5"]


@pytest.mark.parametrize("start", Seat)
@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_c_i1_the_draw_starts_where_the_rules_say(start: Seat, direction: str) -> None:
    step = 1 if direction == "clockwise" else -1
    way = GUIDE if direction == "clockwise" else COUNTER_CLOCKWISE
    rules = Rules(draw_starts_at=start, direction=way.direction)
    for turns, cards in enumerate(("2♦", "K♣ 2♦", "K♣ K♥ 2♦", "K♣ K♥ K♠ 2♦", "K♣ K♥ K♠ Q♠ 2♦")):
        due = Seat((start.value + step * turns) % 4)
        given = parse_cards(cards)
        assert first_dealer(given, rules=rules) is due
        pack = (*given, *(card for card in PACK if card not in given))
        assert done(cu.new_match(rules), DrawForDealer(pack)).dealer is due


def test_c_i1_north_is_the_default() -> None:
    assert GUIDE.draw_starts_at is NORTH
    assert first_dealer(parse_cards("2♦"), rules=Rules(draw_starts_at=SOUTH)) is SOUTH


def test_c_i36_nothing_is_cut_the_pack_is_dealt_as_it_is() -> None:
    pack = shuffled(9)
    state = done(to_shuffle(), Shuffle(pack))
    assert (state.phase, state.turn) == (Phase.ANNOUNCE, NORTH)
    dealt = [state.hands[seat] for seat in (NORTH, EAST, SOUTH, WEST)]
    assert dealt == [cu.sort_hand(pack[n : n + 5]) for n in range(0, 20, 5)]
    assert cu.legal_actions(state)[0] == Pass()
