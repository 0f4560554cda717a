"""The packed machine says what the rules on plain cards say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    KINDS,
    PACK,
    SUITS,
    Play,
    Rules,
    Seat,
    Signal,
    State,
    _packed,
    _play,
    _tables,
    legal_cards,
    trick_winner,
)
from cardrules.arbaa_turub.actions import NOT_A_PLAY, PLAYS
from cardrules.arbaa_turub.state import rules_code, rules_of
from cardrules.cards import Card, Rank, Suit
from tests.builders.arbaa_turub import COUNTER_CLOCKWISE, SILENT, done, shuffled, to_lead

SEEDS = range(8)


def some_cards(seed: int, most: int) -> tuple[Card, ...]:
    return shuffled(seed)[: random.Random(seed).randint(0, most)]


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_are_packed_and_unpacked(seed: int) -> None:
    for cards in (some_cards(seed, 36), some_cards(seed, 144), PACK[: seed * 9], PACK):
        packed = _packed.pack_hand(cards)
        assert _packed.unpack_hand(packed) == at.sort_hand(cards)
        assert _packed.hand_size(packed) == len(cards)
        assert packed.bit_length() <= 108


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_are_merged(seed: int) -> None:
    pack = shuffled(seed)
    for first, second in ((0, 10), (36, 72), (72, 144), (144, 144), (140, 144)):
        one, other = pack[:first], pack[first:second]
        merged = _packed.merge(_packed.pack_hand(one), _packed.pack_hand(other))
        assert merged == _packed.pack_hand(one + other)


@pytest.mark.parametrize("count", [0, 1, 3, 141, 144])
def test_a_stock_keeps_its_order(count: int) -> None:
    cards = shuffled(4)[:count]
    packed = _packed.pack_stock(cards)
    assert _packed.unpack_stock(packed) == cards
    assert _packed.stock_size(packed) == count


def test_every_set_of_rules_has_its_number() -> None:
    sets = [rules_of(code) for code in range(128)]
    assert len({*sets}) == 128
    assert [rules_code(rules) for rules in sets] == [*range(128)]
    assert (rules_code(GUIDE), rules_of(0)) == (0, GUIDE)


def test_plays_are_numbered_by_card_then_signal() -> None:
    assert [play.number for play in PLAYS] == [*range(108)]
    assert PLAYS[:36] == tuple(map(Play, KINDS))
    assert PLAYS[36] == Play(KINDS[0], Signal.KNOCK)
    assert PLAYS[72] == Play(KINDS[0], Signal.CLICK)
    assert Play(Card(Rank.FIVE, Suit.CLUBS)).number == NOT_A_PLAY
    assert Play(Card(Rank.FIVE, Suit.CLUBS), Signal.KNOCK).number == NOT_A_PLAY


def random_legal(state: State, rng: random.Random) -> Play:
    action = rng.choice(at.legal_actions(state))
    assert isinstance(action, Play)
    return action


def listed_by_the_rules(state: State) -> tuple[Play, ...]:
    """Work out the legal plays of a state from the rules on plain cards."""
    actor = at.to_act(state)
    assert isinstance(actor, Seat)
    led = state.trick[0].suit if state.trick else None
    signals: Sequence[Signal | None] = [None]
    if led is None and state.rules.signals:
        signals = [None, *Signal]
    cards = legal_cards(state.hands[actor], led)
    return tuple(Play(card, signal) for card in cards for signal in signals)


@pytest.mark.parametrize("rules", [GUIDE, SILENT, COUNTER_CLOCKWISE])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_listed_played_and_gathered_by_the_rules(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    state = to_lead(rules, Seat(seed), trump=SUITS[seed], seed=seed)
    for _ in range(35):
        trick: list[Card] = []
        leader, before = state.leader, state.tricks
        assert leader is not None
        for seat in rules.seats_from(leader):
            assert at.to_act(state) is seat
            assert at.legal_actions(state) == listed_by_the_rules(state)
            action = random_legal(state, rng)
            hand = Counter(state.hands[seat])
            state = done(state, action)
            assert hand - Counter(state.hands[seat]) == Counter([action.card])
            trick.append(action.card)
        winner = rules.seats_from(leader)[trick_winner(trick, SUITS[seed])]
        assert state.leader is winner
        gained = tuple(now - then for now, then in zip(state.tricks, before, strict=True))
        assert gained == ((1, 0) if winner.side is at.Side.NORTH_SOUTH else (0, 1))


@pytest.mark.parametrize("rules", [GUIDE, SILENT])
def test_every_play_is_judged_as_it_is_listed(rules: Rules) -> None:
    rng = random.Random(3)
    state = to_lead(rules)
    for _ in range(30):
        listed = {*at.legal_actions(state)}
        for play in PLAYS:
            legal = play in listed
            assert at.is_legal(state, play) is legal
            assert (at.why_illegal(state, play) is None) is legal
            assert (_play.problem(state.packed, play.number) == 0) is legal
        state = done(state, random_legal(state, rng))


@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("led", SUITS)
def test_strengths_order_cards_as_the_rules_do(trump: Suit, led: Suit) -> None:
    strong = _tables.STRENGTHS[SUITS.index(trump) + 1][SUITS.index(led)]
    best_of = [card for card in KINDS if card.suit in (led, trump)]
    for best in best_of:
        for card in KINDS:
            stronger = strong[KINDS.index(card)] > strong[KINDS.index(best)]
            assert stronger is at.overtakes(card, best, trump)


def test_nobody_plays_where_no_card_is_due() -> None:
    for bits in range(_packed.TURN + 1):
        due = bool(bits & _packed.PLAYING)
        assert (_tables.TURNS[bits] is not None) is due
        assert (_tables.LISTINGS[bits] is not None) is due
