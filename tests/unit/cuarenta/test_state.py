"""States: what they are called, what they show, and how they are taken apart."""

from __future__ import annotations

import attrs
import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    Answer,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    RondaStatus,
    Seat,
    Setup,
    Shuffle,
    State,
    View,
)
from cardrules.engine import CHANCE
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    passed,
    play,
    scene,
    to_announcing,
    to_shuffle,
)
from tests.unit.cuarenta.situations import PHASES, STATES

FIELDS = [field.name for field in attrs.fields(Setup)]
HIDDEN = {"hands", "stock"}
KNOWN_IN_PART = {"rondas", "prizes"}


def test_things_are_called_what_they_are() -> None:
    names = ["draw", "shuffle", "announce", "play", "forgotten", "prizes", "over"]
    assert [str(phase) for phase in Phase] == names
    assert [str(each) for each in Answer] == ["passed", "passed while blocked", "ronda", "four"]
    assert [str(each) for each in RondaStatus] == ["announced", "blocked", "silent"]


@pytest.mark.parametrize("state", STATES, ids=[f"{n} {s.phase}" for n, s in enumerate(STATES)])
def test_a_setup_has_exactly_the_attributes_of_a_state(state: State) -> None:
    setup = cu.to_setup(state)
    for name in FIELDS:
        assert getattr(setup, name) == getattr(state, name)
    public = {n for n in dir(State) if not n.startswith("_")} - {"packed"}
    assert public == {*FIELDS}
    assert cu.from_setup(setup) == state
    assert cu.faults(setup) == frozenset()


@pytest.mark.parametrize("state", STATES, ids=[f"{n} {s.phase}" for n, s in enumerate(STATES)])
def test_a_view_has_all_that_is_public_and_its_own(state: State) -> None:
    for seat in (*Seat, None):
        view = cu.view(state, seat)
        for name in {*FIELDS} - HIDDEN - KNOWN_IN_PART:
            assert getattr(view, name) == getattr(state, name), name
        assert not any(hasattr(view, name) for name in HIDDEN)
        assert view.seat is seat
        assert view.hand == (() if seat is None else state.hands[seat])
        assert view.hand_sizes == tuple(map(len, state.hands))
        assert view.stock_size == len(state.stock)
        assert view.prizes == (state.prizes if state.phase is Phase.PRIZES else ())
        elsewhere = [card for other in Seat if other is not seat for card in state.hands[other]]
        assert view.unseen == cu.sort_hand([*elsewhere, *state.stock])
        assert cu.to_act(view) == cu.to_act(state)
        assert cu.outcome(view) == cu.outcome(state)
        listed = cu.legal_actions(state) if seat is cu.to_act(state) else ()
        assert cu.legal_actions(view) == listed
    own = {"seat", "hand", "hand_sizes", "stock_size", "unseen", "shown"}
    public = {n for n in dir(View) if not n.startswith("_")} - {"packed"}
    assert public == {*FIELDS} - HIDDEN | own


def test_states_that_differ_in_hidden_cards_alone_look_the_same() -> None:
    state = cu.to_setup(passed(to_announcing()))
    north, east, south, west = state.hands
    swapped = attrs.evolve(state, hands=(north, east, west, south))
    one, other = cu.from_setup(state), cu.from_setup(swapped)
    assert one != other
    for seat in (NORTH, EAST, None):
        assert cu.view(one, seat) == cu.view(other, seat)
        assert hash(cu.view(one, seat)) == hash(cu.view(other, seat))
    assert cu.view(one, SOUTH) != cu.view(other, SOUTH)


def test_the_stock_is_hidden_too() -> None:
    state = to_announcing()
    setup = cu.to_setup(state)
    other = cu.from_setup(attrs.evolve(setup, stock=setup.stock[::-1]))
    assert other != state
    for seat in (*Seat, None):
        assert cu.view(state, seat) == cu.view(other, seat)


def test_a_silent_ronda_looks_like_none() -> None:
    hands = {NORTH: "7♠ 7♥ 7♦ 3♣ K♥", EAST: "4♠ 5♠ 6♠ J♠ Q♠"}
    kept = passed(to_announcing(hands))
    assert kept.rondas == (HeldRonda(NORTH, cu.Rank.SEVEN, 1, RondaStatus.SILENT),)
    north, east, *others = kept.hands
    seven, four = parse_cards("7♦ 4♠")
    swapped = (
        tuple(four if card == seven else card for card in north),
        tuple(seven if card == four else card for card in east),
        *others,
    )
    none = cu.from_setup(attrs.evolve(cu.to_setup(kept), hands=swapped, rondas=()))
    for seat in (SOUTH, WEST, None):
        assert cu.view(kept, seat) == cu.view(none, seat)
    assert cu.view(kept, NORTH).rondas == kept.rondas


def test_views_of_different_seats_differ() -> None:
    views = [cu.view(to_shuffle(), seat) for seat in (*Seat, None)]
    assert len({*views}) == 5
    assert views[0] != "a view"


def test_reprs_are_a_line_and_show_no_cards() -> None:
    for state in STATES:
        for position in (state, cu.view(state, EAST), cu.view(state, None)):
            text = repr(position)
            assert text.startswith("<cuarenta.")
            assert text.splitlines() == [text]
            assert not any(card.suit.symbol in text for card in cu.PACK)
    assert "a spectator" in repr(cu.view(STATES[0], None))
    assert "East" in repr(cu.view(STATES[0], EAST))


def test_a_state_is_equal_to_no_other_thing() -> None:
    state = PHASES[Phase.PLAY]
    assert state != state.packed
    assert state.__eq__(state.packed) is NotImplemented
    assert cu.view(state, NORTH).__eq__(state) is NotImplemented


@pytest.mark.parametrize("phase", Phase)
def test_the_turn_is_of_who_is_asked(phase: Phase) -> None:
    state = PHASES[phase]
    actor = cu.to_act(state)
    if phase in (Phase.DRAW, Phase.SHUFFLE):
        assert (actor, state.turn) == (CHANCE, None)
    elif phase is Phase.OVER:
        assert (actor, state.turn) == (None, NORTH)
    else:
        assert actor is state.turn


def test_nothing_is_fresh_once_the_last_card_of_a_lot_has_been_laid() -> None:
    for lot in (1, 2):
        before = scene("5♥ K♦", "Q♠", played=19, lot=lot, fresh="5♥")
        assert before.fresh is not None
        assert done(before, play("Q♠")).fresh is None
    middle = scene("5♥ K♦", "Q♠", played=15, fresh="5♥")
    assert str(done(middle, play("Q♠")).fresh) == "Q♠"


def test_what_is_chances_or_a_rulings_can_be_judged_in_any_view() -> None:
    for seat in (*Seat, None):
        waiting = cu.view(to_shuffle(), seat)
        assert cu.is_legal(waiting, Shuffle(cu.PACK))
        assert not cu.is_legal(waiting, Shuffle(cu.PACK[1:]))
        assert cu.legal_actions(waiting) == ()
        assert cu.is_legal(cu.view(to_announcing(), seat), Misdeal())
        assert not cu.is_legal(cu.view(done(to_announcing(), Pass()), seat), Misdeal())


def test_a_match_can_start_with_a_dealer_already_found() -> None:
    for seat in Seat:
        state = cu.new_match(cu.PROFILES["TODO_DOS"], dealer=seat)
        assert state == to_shuffle(cu.PROFILES["TODO_DOS"], seat)
        assert state.rules == cu.PROFILES["TODO_DOS"]


def test_between_hands_and_in_the_draw_nobody_is_asked() -> None:
    assert (cu.new_match().dealer, cu.new_match().rondas) == (None, ())
    assert to_shuffle(scores=(12, 14), dealer=SOUTH).dealer is SOUTH
