"""Cuarenta: a ronda's rank, a silent ronda and a caída on one are told to nobody too soon."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import AnnounceRonda, Pass, Phase, Play, Rules
from cardrules.notation import parse_card
from cardrules.seats import SEATS, Seat
from tests.builders.cuarenta import done, pack_of, passed, play, to_shuffle

ONLOOKERS = (None, *SEATS)


def two_packs(rng: Random, place: int) -> tuple[list[Card], list[Card]]:
    """Two packs that are the same but for a packet's three of a kind, and the stock."""
    one, other = (
        [card for card in cu.PACK if card.rank is rank] for rank in rng.sample(cu.RANKS, 2)
    )
    rest = rng.sample([card for card in cu.PACK if card not in (*one, *other)], 32)
    start = 5 * place
    before, between, after = rest[:start], rest[start:17], [*rest[17:], one[3], other[3]]
    first = [*before, *one[:3], *between, *other[:3], *after]
    second = [*before, *other[:3], *between, *one[:3], *after]
    return first, second


def demand_the_same(states: Sequence[cu.State], action: cu.Action, besides: Seat) -> None:
    """Nobody but that seat can tell which of the two it was, or what was done."""
    steps = [cu.step(state, action) for state in states]
    for seat in ONLOOKERS:
        if seat is not besides:
            assert cu.observe(steps[0].events, seat) == cu.observe(steps[1].events, seat)
            assert cu.view(steps[0].state, seat) == cu.view(steps[1].state, seat)
    assert cu.observe(steps[0].events, besides) == steps[0].events


@given(seed=st.integers(0, 2**32), place=st.integers(0, 3), score=st.sampled_from((0, 28, 30, 38)))
def test_the_rank_of_a_ronda_is_its_holders_secret(seed: int, place: int, score: int) -> None:
    """Announced, kept silent or blocked."""
    states = [
        passed_to(place, done(to_shuffle(scores=(score, score)), cu.Shuffle(pack)))
        for pack in two_packs(Random(seed), place)
    ]
    holder = states[0].turn
    assert holder is not None
    for seat in ONLOOKERS:
        assert (cu.view(states[0], seat) == cu.view(states[1], seat)) == (seat is not holder)
    actions = set(cu.legal_actions(states[0])) & set(cu.legal_actions(states[1]))
    assert (AnnounceRonda() in actions) == (score < 30)
    for action in actions:
        demand_the_same(states, action, holder)


def passed_to(place: int, state: cu.State) -> cu.State:
    for _ in range(place):
        state = done(state, Pass())
    return state


@pytest.mark.parametrize("score", [0, 30])
@pytest.mark.parametrize("rules", [cu.GUIDE, Rules(prize_on="any")])
def test_nobody_learns_from_a_caida_that_it_fell_on_a_ronda(score: int, rules: Rules) -> None:
    """North lays a five of three that it kept silent, or of one; East matches it."""
    fives = {Seat.NORTH: "5♣ 5♦ 5♥ 2♣ K♣", Seat.EAST: "5♠ 6♣ J♣ A♣ Q♦"}
    one = {Seat.NORTH: "5♣ 3♦ 6♥ 2♣ K♣", Seat.EAST: fives[Seat.EAST]}
    others = {Seat.SOUTH: "A♥ 2♥ 4♥ 7♥ J♥", Seat.WEST: "A♠ 2♠ 4♠ 7♠ J♠"}
    packs: list[tuple[Card, ...]] = []
    for first in (fives, one):
        given_cards = pack_of({**first, **others}, rules=rules)
        packs.append((*given_cards[:20], *sorted(given_cards[20:], key=cu.PACK.index)))
    states = [passed(done(to_shuffle(rules, scores=(score, score)), cu.Shuffle(p))) for p in packs]
    demand_the_same(states, play("5♣"), Seat.NORTH)
    laid = [done(state, play("5♣")) for state in states]
    demand_the_same(laid, play("5♠", "5♣"), Seat.NORTH)
    due = [done(state, play("5♠", "5♣")).prizes for state in laid]
    carries = score == 30 or rules.prize_on == "any"
    assert due == [(cu.Prize(Seat.NORTH, Rank.FIVE),) if carries else (), ()]


def test_prizes_show_once_the_hand_is_over() -> None:
    state = done(to_shuffle(), cu.Shuffle(pack_of({Seat.NORTH: "5♣ 5♦ 5♥", Seat.EAST: "5♠"})))
    state = passed(done(state, AnnounceRonda()))
    state = done(state, play("5♣"), play("5♠", "5♣"))
    while state.phase is not Phase.PRIZES:
        assert [cu.view(state, seat).prizes for seat in ONLOOKERS] == [()] * 5
        assert len(state.prizes) == 1
        choice = cu.legal_actions(state)[0]
        if isinstance(choice, Play):
            assert choice.base == ()
        state = done(state, choice)
    assert state.turn is Seat.EAST
    for seat in ONLOOKERS:
        assert cu.view(state, seat).prizes == state.prizes == (cu.Prize(Seat.NORTH, Rank.FIVE),)


def test_a_ronda_shows_its_rank_with_its_third_card() -> None:
    hands = {Seat.NORTH: "5♣ 5♦ 5♥", Seat.EAST: "K♠ Q♠ J♠ 7♠ A♠"}
    state = passed(done(to_shuffle(), cu.Shuffle(pack_of(hands)), AnnounceRonda()))
    seen: list[list[Rank | None]] = []
    for card in ("5♣", "5♦", "5♥"):
        state = done(state, Play(parse_card(card)))
        seen.append([ronda.rank for ronda in cu.view(state, Seat.EAST).rondas])
        while state.turn is not Seat.NORTH:
            state = done(state, cu.legal_actions(state)[0])
    assert seen == [[None], [None], [Rank.FIVE]]
