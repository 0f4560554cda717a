"""Arba'a Turub: the properties of every game, and those of its matches."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from hypothesis import assume, given
from hypothesis import strategies as st

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import Phase
from cardrules.cards import Card
from cardrules.seats import SIDES, Seat, Side
from tests.oracles import arbaa_turub as slow
from tests.properties.arbaa_turub import SUBJECT
from tests.properties.contract import GameProperties
from tests.properties.knowledge import KnowledgeProperties
from tests.properties.subject import Relabelling
from tests.properties.walks import generator, next_action, rules, walk


class TestGame(
    GameProperties[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event, slow.Action]
):
    subject = SUBJECT


class TestKnowledge(
    KnowledgeProperties[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event, slow.Action]
):
    subject = SUBJECT


def lying(state: at.State) -> Counter[Card]:
    """The cards that a state holds."""
    cards = Counter(state.stock + state.trick)
    for hand in state.hands:
        cards.update(hand)
    return cards


def gathered_in(events: tuple[at.Event, ...]) -> Counter[Card]:
    """The cards that were gathered with a trick."""
    tricks = (event.cards for event in events if isinstance(event, at.TrickTaken))
    return Counter(card for cards in tricks for card in cards)


class Ply(NamedTuple):
    """An action's states, before and after, and its events."""

    before: at.State
    after: at.State
    events: tuple[at.Event, ...]


def plies(data: st.DataObject, most: int) -> list[Ply]:
    """A rich way through a match, with what happened."""
    way = walk(data, SUBJECT.bridge, most=most)
    steps = ((s, at.step(s, a)) for s, a in zip(way.states, way.actions, strict=False))
    return [Ply(before, step.state, step.events) for before, step in steps]


# --- Cards ---------------------------------------------------------------------------------------


@given(data=st.data())
def test_the_144_cards_are_conserved(data: st.DataObject) -> None:
    """Hands, stock, trick and what has been gathered are the pack, from the deal to the end."""
    gathered: Counter[Card] = Counter()
    last: at.State | None = None
    for before, after, events in plies(data, 400):
        if before.phase in (Phase.DRAW, Phase.SHUFFLE):
            gathered = Counter()
        elif before != last:  # the way has moved elsewhere, into the midst of a game
            gathered = Counter(at.PACK) - lying(before)
        gathered += gathered_in(events)
        last = after
        if after.phase in (Phase.DRAW, Phase.SHUFFLE):
            assert not lying(after)
            if any(isinstance(event, at.GameWon | at.GameDrawn) for event in events):
                assert gathered == Counter(at.PACK)
        else:
            assert lying(after) + gathered == Counter(at.PACK)
            assert sum(lying(after).values()) == 144 - 4 * sum(after.tricks)


@given(data=st.data())
def test_hands_are_level_but_for_the_current_trick(data: st.DataObject) -> None:
    for _, state, _ in plies(data, 160):
        if state.phase is Phase.PLAY:
            assert state.leader is not None
            order = state.rules.seats_from(state.leader)
            left = 36 - sum(state.tricks)
            sizes = [len(state.hands[seat]) for seat in order]
            assert sizes == [left - (place < len(state.trick)) for place in range(4)]


# --- Series and dealers --------------------------------------------------------------------------


@given(data=st.data())
def test_a_benchmark_lies_from_19_to_36(data: st.DataObject) -> None:
    for _, state, _ in plies(data, 400):
        if state.series.holder is None:
            assert state.series.benchmark is None
        else:
            assert state.series.benchmark in range(19, 37)


@given(data=st.data())
def test_a_benchmark_is_unchanged_within_a_series(data: st.DataObject) -> None:
    """Lifted by `benchmark="previous"`."""
    for before, after, _ in plies(data, 400):
        if before.series.holder is not None and before.series.holder is after.series.holder:
            same = before.series.benchmark == after.series.benchmark
            assert same or before.rules.benchmark == "previous"


@given(data=st.data())
def test_a_benchmark_of_36_is_not_exceeded(data: st.DataObject) -> None:
    """Lifted by every other reading of the benchmark: `reach`, `previous` and `none`."""
    for before, after, _ in plies(data, 400):
        if before.series.benchmark == 36 and before.rules.benchmark == "exceed":
            assert after.series.winner is not before.series.holder


@given(data=st.data())
def test_the_next_dealer_is_of_the_losing_side_after_a_decided_game(data: st.DataObject) -> None:
    """Lifted by `insufficient_win_deals_as="draw"`, and then by a win that was not enough only."""
    for before, after, events in plies(data, 400):
        winners = [event.side for event in events if isinstance(event, at.GameWon)]
        too_few = any(isinstance(event, at.InsufficientWin) for event in events)
        if winners and after.phase is Phase.SHUFFLE:
            assert before.dealer is not None
            assert after.dealer is not None
            if too_few and before.rules.insufficient_win_deals_as == "draw":
                assert after.dealer is before.dealer
            else:
                assert after.dealer.side is winners[0].other


@given(data=st.data())
def test_the_dealer_stays_after_a_draw_and_within_a_game(data: st.DataObject) -> None:
    for before, after, events in plies(data, 400):
        decided = any(isinstance(event, at.GameWon | at.DealerChosen) for event in events)
        drawn = any(isinstance(event, at.GameDrawn) for event in events)
        if drawn or not decided:
            assert after.dealer is before.dealer


@given(data=st.data())
def test_a_match_is_won_by_the_holder_of_the_series_and_never_by_its_first_win(
    data: st.DataObject,
) -> None:
    for before, after, _ in plies(data, 400):
        if after.series.winner is not None:
            assert after.phase is Phase.OVER
            assert after.series.winner is before.series.holder is after.series.holder
            assert after.games_played >= 2


@given(tricks=st.integers(0, 36), data=st.data())
def test_a_series_is_advanced_alike_whichever_side_is_which(
    tricks: int, data: st.DataObject
) -> None:
    chosen = SUBJECT.bridge.rules(rules(data, SUBJECT.bridge))
    holder = data.draw(st.sampled_from((None, *SIDES)))
    benchmark = None if holder is None else data.draw(st.integers(19, 36))
    there = at.advance_series(at.Series(holder, benchmark), (tricks, 36 - tricks), rules=chosen)
    other = at.Series(holder and holder.other, benchmark)
    back = at.advance_series(other, (36 - tricks, tricks), rules=chosen)
    assert back == at.Series(_other(there.holder), there.benchmark, _other(there.winner))


def _other(side: Side | None) -> Side | None:
    return None if side is None else side.other


@given(data=st.data())
def test_the_mirror_commutes_with_the_draw_for_dealer(data: st.DataObject) -> None:
    """The draw starts at North, whom the mirror leaves in place; suits do not count in it."""
    state = walk(data, SUBJECT.bridge, most=6, rich=False).states[0]
    assume(state.phase is Phase.DRAW)
    rng = generator(data)
    suits = tuple(data.draw(st.permutations(at.SUITS)))
    names = Relabelling(suits, 0, data.draw(st.booleans()))
    for _ in range(3):
        if state.phase is not Phase.DRAW:
            break
        action = next_action(SUBJECT.bridge, rng, state)
        following = at.apply(state, action)
        renamed = SUBJECT.relabelled(names, state)
        assert at.apply(renamed, SUBJECT.relabelled_action(names, action)) == SUBJECT.relabelled(
            names, following
        )
        state = following


def test_what_is_said_to_lift_an_invariant_lifts_it() -> None:
    north_south, north = Side.NORTH_SOUTH, Seat.NORTH
    held, at_most = at.Series(north_south, 25), at.Series(north_south, 36)
    previous, reach = at.Rules(benchmark="previous"), at.Rules(benchmark="reach")
    assert at.advance_series(held, (20, 16), rules=previous) == at.Series(north_south, 20)
    assert at.advance_series(held, (20, 16)) == held
    assert at.advance_series(at_most, (36, 0), rules=reach).winner is north_south
    assert at.advance_series(at_most, (36, 0)).winner is None
    stays = at.Rules(insufficient_win_deals_as="draw")
    assert at.next_dealer(north, north_south, sufficient=False, rules=stays) is north
    assert at.next_dealer(north, north_south, sufficient=False) is Seat.EAST
