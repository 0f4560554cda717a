"""Arba'a Turub: tricks, and the packed machine beside the rules on plain cards."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import assume, given
from hypothesis import strategies as st

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import Phase, Play, Setup
from cardrules.cards import Card, Suit
from cardrules.seats import SEATS, Seat

suits = st.sampled_from(at.SUITS)
seats = st.sampled_from(SEATS)
all_rules = st.builds(
    at.Rules,
    signals=st.booleans(),
    direction=st.sampled_from(("clockwise", "counter_clockwise")),
)
few_kinds = st.lists(st.sampled_from(at.KINDS), min_size=1, max_size=3, unique=True)
four_cards = st.one_of(
    st.lists(st.sampled_from(at.KINDS), min_size=4, max_size=4),
    few_kinds.flatmap(lambda kinds: st.lists(st.sampled_from(kinds), min_size=4, max_size=4)),
)


def before_trick(
    rules: at.Rules, leader: Seat, trump: Suit, hands: Sequence[Sequence[Card]]
) -> at.State:
    """A state in which `leader` leads; the hands are in the direction of play, all of one size."""
    gone = 36 - len(hands[0])
    by_seat = dict(zip(rules.seats_from(leader), hands, strict=True))
    won = (gone, 0) if leader.side.value == 0 else (0, gone)
    return at.from_setup(
        Setup(
            rules=rules,
            phase=Phase.PLAY,
            dealer=Seat.NORTH,
            trump=trump,
            leader=leader,
            tricks=won,
            hands=tuple(tuple(by_seat[seat]) for seat in SEATS),
        )
    )


@given(rules=all_rules, leader=seats, trump=suits, cards=four_cards)
def test_the_machine_takes_tricks_by_the_rule(
    rules: at.Rules, leader: Seat, trump: Suit, cards: list[Card]
) -> None:
    """Each seat has its card and a second one of that suit, so that anything can be a trick."""
    hands = [(card, _companion(card, place)) for place, card in enumerate(cards)]
    state = before_trick(rules, leader, trump, hands)
    before = state.tricks
    for card in cards:
        state = at.apply(state, Play(card))
    taker = rules.seats_from(leader)[at.trick_winner(cards, trump, rules=rules)]
    assert state.leader is at.to_act(state) is taker
    after = [*before]
    after[taker.side] += 1
    assert state.tricks == tuple(after)
    assert state.trick == ()


def _companion(card: Card, place: int) -> Card:
    """Another card of the suit, so chosen that four seats never need five copies of one."""
    of_suit = [each for each in at.KINDS if each.suit is card.suit]
    return of_suit[(of_suit.index(card) + 1 + place) % len(of_suit)]


@given(trump=suits, cards=four_cards, data=st.data())
def test_a_later_twin_never_wins(trump: Suit, cards: list[Card], data: st.DataObject) -> None:
    """Whatever is trump and whatever is led (T-3.5, T-I6)."""
    played = cards[: data.draw(st.integers(1, 4))]
    winner = at.trick_winner(played, trump)
    assert played[winner] not in played[:winner]


@given(trump=suits, cards=four_cards)
def test_the_winner_is_a_trump_if_there_is_one_and_else_of_the_suit_led(
    trump: Suit, cards: list[Card]
) -> None:
    """And no card that could overtake it lies there."""
    best = cards[at.trick_winner(cards, trump)]
    asked = trump if any(card.suit is trump for card in cards) else cards[0].suit
    assert best.suit is asked
    ranks = [at.RANKS.index(card.rank) for card in cards if card.suit is asked]
    assert at.RANKS.index(best.rank) == max(ranks)


@given(trump=suits, cards=four_cards, data=st.data())
def test_the_winner_is_the_last_to_have_overtaken(
    trump: Suit, cards: list[Card], data: st.DataObject
) -> None:
    """A trick may be judged card by card: the winner so far, then the next."""
    count = data.draw(st.integers(2, 4))
    before = at.trick_winner(cards[: count - 1], trump)
    overtaken = at.overtakes(cards[count - 1], cards[before], trump)
    assert at.trick_winner(cards[:count], trump) == (count - 1 if overtaken else before)


@given(rules=all_rules, leader=seats, trump=suits, data=st.data())
def test_the_machine_lists_what_the_rule_allows(
    rules: at.Rules, leader: Seat, trump: Suit, data: st.DataObject
) -> None:
    size = data.draw(st.integers(1, 8), label="size")
    dealt = data.draw(st.permutations(at.PACK), label="pack")[: 4 * size]
    hands = [dealt[size * place : size * (place + 1)] for place in range(4)]
    state = before_trick(rules, leader, trump, hands)
    signals = (None, *at.Signal) if rules.signals else (None,)
    led: Suit | None = None
    for place in range(4):
        allowed = at.legal_cards(hands[place], led)
        listed = [Play(card, signal) for card in allowed for signal in signals]
        assert at.legal_actions(state) == tuple(listed)
        card = data.draw(st.sampled_from(allowed), label="card")
        if led is None:
            led, signals = card.suit, (None,)
        if size == 1 and place == 3:
            break
        state = at.apply(state, Play(card))


@given(hand=st.lists(st.sampled_from(at.KINDS), max_size=36), led=suits)
def test_whoever_can_follow_does_and_nobody_else_must(hand: list[Card], led: Suit) -> None:
    allowed = at.legal_cards(hand, led)
    assert set(allowed) <= set(hand)
    assert bool(allowed) == bool(hand)
    following = {card for card in hand if card.suit is led}
    assert set(allowed) == (following or set(hand))
    assert [*map(at.KINDS.index, allowed)] == sorted(map(at.KINDS.index, allowed))


@given(hand=st.lists(st.sampled_from(at.KINDS), min_size=1, max_size=12), data=st.data())
def test_a_card_led_is_taken_out_once(hand: list[Card], data: st.DataObject) -> None:
    """One copy goes, its twins stay (G-3)."""
    assume(all(hand.count(card) <= 4 for card in hand))
    rest = [*at.PACK]
    for card in hand:
        rest.remove(card)
    others = [rest[len(hand) * n : len(hand) * (n + 1)] for n in range(3)]
    state = before_trick(at.GUIDE, Seat.WEST, at.SUITS[0], [hand, *others])
    card = data.draw(st.sampled_from(hand))
    after = at.apply(state, Play(card, at.Signal.KNOCK))
    left = [*hand]
    left.remove(card)
    assert after.hands[Seat.WEST] == at.sort_hand(left)
    assert after.trick == (card,)
    assert after.signal is at.Signal.KNOCK
