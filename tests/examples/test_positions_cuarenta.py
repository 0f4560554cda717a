"""Every position of Cuarenta in `positions.jsonl`: each kind of action has its runner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    AnnounceRonda,
    CardsCounted,
    ClaimPrize,
    DrawForDealer,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    Prize,
    RondaAnnounced,
    RondaStatus,
    Rules,
    Seat,
    ShowFour,
    Side,
    State,
)
from cardrules.notation import format_card, format_cards
from tests.builders.cuarenta import (
    after_count,
    done,
    events_of,
    passed,
    play,
    scene,
    to_announcing,
    to_shuffle,
)
from tests.builders.loose import loosely
from tests.examples.cuarenta_plays import (
    both,
    claim_forgotten,
    dealer_of,
    enumerate_captures,
    expect_outcome,
    play_kind,
    rules_of,
)
from tests.examples.positions import Data, Position, positions_of

POSITIONS = positions_of("cuarenta")


def announcing(position: Position) -> State:
    """Deal the hands of a position."""
    setup = position.setup
    hands = setup.data("hands")
    held = {Seat(int(seat)): format_cards(hands.cards(seat)) for seat in hands.names()}
    scores = both(setup, "score")
    return to_announcing(held, rules=rules_of(position), dealer=dealer_of(setup), scores=scores)


def resolve_announcements(position: Position) -> None:
    setup, expected = position.setup, position.expected
    rondas = setup.seats("announce") if "announce" in setup else ()
    fours = setup.seats("show") if "show" in setup else ()
    state, scored, may = announcing(position), list[int](), True
    told: list[cu.Event] = []
    while state.phase is Phase.ANNOUNCE:
        seat = cu.to_act(state)
        assert isinstance(seat, Seat)
        action = ShowFour() if seat in fours else AnnounceRonda() if seat in rondas else Pass()
        if not cu.is_legal(state, action):
            may, action = False, Pass()
        step = cu.step(state, action)
        if step.state.scores != state.scores:
            scored.append(seat.value)
        told += step.events
        state = step.state
    expect_outcome(position, state)
    if "score_after" in expected:
        assert state.scores == both(expected, "score_after")
    if "scored" in expected:
        assert tuple(scored) == expected.numbers("scored")
    if "legal" in expected:
        assert may is expected.yes("legal")
        assert [ronda.status for ronda in state.rondas] == [RondaStatus.BLOCKED]
    if "rank_public" in expected:
        seen = [e for e in cu.observe(told, None) if isinstance(e, RondaAnnounced)]
        assert any(e.rank is not None for e in seen) is expected.yes("rank_public")


def announce(position: Position) -> None:
    assert position.action.text("what") == "ronda"
    state = passed(announcing(position))
    for _ in range(position.setup.number("plays_in_lot")):
        state = done(state, cu.legal_actions(state)[0])
    for by in (None, position.action.seat("seat")):
        legal = cu.is_legal(state, AnnounceRonda(), by=by)
        assert legal is position.expected.yes("legal")


def declare_misdeal(position: Position) -> None:
    setup, expected = position.setup, position.expected
    dealer, scores = dealer_of(setup), both(setup, "score")
    state = to_announcing(rules=rules_of(position), dealer=dealer, scores=scores)
    after = done(state, Misdeal())
    expect_outcome(position, after)
    if "score_after" in expected:
        assert after.scores == both(expected, "score_after")
        assert after.dealer is expected.seat("next_dealer")


def claim_special(position: Position) -> None:
    setup, expected = position.setup, position.expected
    rondas = {event.text("ronda_rank"): remembered(event) for event in setup.many("events")}
    prizes = [Prize(r.holder, r.rank) for r, due in rondas.values() if due and r.rank]
    piled = format_cards(tuple(card for card in PACK if str(card.rank) in rondas and
                               card.suit.value != "S"))  # fmt: skip
    before = scene(
        "3♣",
        "K♠",
        played=19,
        dealer=dealer_of(setup),
        rules=rules_of(position),
        scores=both(setup, "score"),
        piles=both(setup, "captured") if "captured" in setup else (20, 18),
        piled=(piled, ""),
        rondas=[ronda for ronda, _ in rondas.values()],
        prizes=prizes,
    )
    step = cu.step(before, play("K♠"))
    state, told = step.state, [*step.events]
    if setup.text("phase") == "next_hand_dealt":
        while cu.to_act(state) is not cu.CHANCE:
            state = done(state, Pass())
        state = done(state, cu.Shuffle(PACK))
    accepted: list[bool] = []
    for claim in position.action.many("claims"):
        holder = rondas[claim.text("rank")][0]
        assert holder.rank is not None
        action = ClaimPrize(holder.holder, holder.rank)
        accepted.append(cu.is_legal(state, action))
        if accepted[-1]:
            actor = cu.to_act(state)
            assert isinstance(actor, Seat)
            assert actor.side is claim.team("team")
            step = cu.step(state, action)
            state, told = step.state, [*told, *step.events]
    _expect_claims(position, before.scores, accepted, told)
    if "score_after_count" in expected:
        assert state.scores == both(expected, "score_after_count")
    expect_outcome(position, state)


def remembered(event: Data) -> tuple[HeldRonda, bool]:
    """Play a ronda and what was done with its first card; tell whether a prize fell due."""
    holder, rank = event.seat("ronda_seat"), event.card("caida_took").rank
    first, second, third, fourth = map(format_card, (card for card in PACK if card.rank is rank))
    caida = event.values["caida_by"] is not None
    taker = event.seat("caida_by") if caida else event.seat("captured_later_by")
    assert (taker is GUIDE.next_seat(holder)) is caida
    score = 10
    if "ronda_team_score_at_deal" in event:
        score = event.number("ronda_team_score_at_deal")
    hands = {holder: f"{first} {second} {third}", taker: fourth}
    state = to_announcing(hands, dealer=holder.right, scores=(score, score))
    state = passed(done(state, AnnounceRonda() if event.yes("announced") else Pass()))
    (ronda,) = state.rondas
    state = done(state, play(first))
    while cu.to_act(state) is not taker:
        state = done(state, cu.legal_actions(state)[0])
    state = done(state, play(fourth, first))
    return ronda, state.prizes == (Prize(holder, rank),)


def _expect_claims(
    position: Position, scores: tuple[int, int], accepted: list[bool], told: list[cu.Event]
) -> None:
    """See which claims were to be had, and what they paid, the count apart."""
    expected = position.expected
    due = expected.values["accepted"]
    assert accepted == (due if isinstance(due, list) else [due])
    now = list(scores)
    for event in told:
        if isinstance(event, cu.PrizeClaimed):
            now[event.side] += event.points
            assert "points" not in expected or event.points == expected.number("points")
    for name in ("score_after", "score_after_claim"):
        if name in expected:
            assert tuple(now) == both(expected, name)


def score_count(position: Position) -> None:
    setup, expected, rules = position.setup, position.expected, rules_of(position)
    piles, scores, dealer = both(setup, "captured"), both(setup, "score"), dealer_of(setup)
    due = both(expected, "count_points")
    if "table" in setup:
        *lying, last = map(format_card, setup.cards("table"))
        taker = next(seat for seat in Seat if seat.side is setup.team("last_capturer"))
        before = scene(" ".join(lying), last, played=19, dealer=dealer, piles=piles, rules=rules,
                       last_capturer=taker)  # fmt: skip
        step = cu.step(before, play(last))
        left = len(setup.cards("table")) if rules.leftovers == "last_capturer" else 0
        if "table_leftovers_counted" in expected:
            assert left == expected.number("table_leftovers_counted")
        piles = (piles[0] + left, piles[1])
    else:
        step = after_count(piles, dealer=dealer, rules=rules, scores=scores)
    told = {e.side: (e.cards, e.points) for e in step.events if isinstance(e, CardsCounted)}
    for side, (cards, points) in told.items():
        assert (cards, points) == (piles[side], due[side])
    place = 0 if dealer.side is Side.NORTH_SOUTH else 1
    found = cu.card_points(piles[place], piles[1 - place], rules=rules)
    assert found == (due[place], due[1 - place])
    expect_outcome(position, step.state)
    if "score_after" in expected:
        assert step.state.scores == both(expected, "score_after")


def first_dealer(position: Position) -> None:
    cards = position.setup.cards("face_up_cards")
    assert GUIDE.draw_starts_at is position.action.seat("first_seat")
    dealer = position.expected.seat("dealer")
    assert cu.first_dealer(cards, rules=rules_of(position)) is dealer
    pack = (*cards, *(card for card in PACK if card not in cards))
    assert done(cu.new_match(), DrawForDealer(pack)) == to_shuffle(dealer=dealer)


def deal_lot(position: Position) -> None:
    expected = position.expected
    state = to_shuffle(rules_of(position), position.setup.seat("dealer"))
    dealt = [e for e in events_of(state, cu.Shuffle(PACK)) if isinstance(e, cu.HandDealt)]
    assert tuple(e.seat for e in dealt) == expected.seats("packet_order")
    each = expected.number("cards_each")
    for place, event in enumerate(dealt):
        assert event.cards == PACK[each * place : each * (place + 1)]
    state = done(state, cu.Shuffle(PACK))
    assert len(state.table) == expected.number("table_added")
    assert len(state.stock) == expected.number("stock_after")
    assert passed(state).turn is expected.seat("first_to_play")


def next_hand(position: Position) -> None:
    expected, scores = position.expected, both(position.setup, "score")
    assert position.setup.yes("hand_over")
    # The piles are such that the side that does not deal scores nothing, nor does the other.
    rules = loosely(Rules, **position.rules, under_twenty="nothing")
    state = after_count((15, 15), dealer=position.setup.seat("dealer"), rules=rules,
                        scores=scores).state  # fmt: skip
    assert state.dealer is expected.seat("dealer")
    assert state.scores == both(expected, "score")
    assert state.table == expected.cards("table")
    assert tuple(map(len, state.piles)) == both(expected, "piles")


RUNNERS: Mapping[str, Callable[[Position], None]] = {
    "play": play_kind,
    **{
        runner.__name__: runner
        for runner in (
            enumerate_captures,
            claim_forgotten,
            resolve_announcements,
            announce,
            declare_misdeal,
            claim_special,
            score_count,
            first_dealer,
            deal_lot,
            next_hand,
        )
    },
}


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_position(position: Position) -> None:
    RUNNERS[position.kind](position)


def test_every_position_is_there_and_every_kind_is_met() -> None:
    assert len(POSITIONS) == 70
    assert {position.kind for position in POSITIONS} == {*RUNNERS}
    assert all(rules_of(position) == GUIDE for position in POSITIONS if not position.rules)
