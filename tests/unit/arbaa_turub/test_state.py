"""States: what they are called, what they show, and how they are taken apart."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import GUIDE, Phase, Rules, Seat, Setup, Signal, State, View
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    HEARTS,
    NORTH,
    done,
    play,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)

STATES = {
    Phase.DRAW: at.new_match(),
    Phase.SHUFFLE: to_shuffle(),
    Phase.CUT: to_cut(),
    Phase.NAME_TRUMP: to_naming(),
    Phase.PLAY: to_lead(),
    Phase.OVER: to_over(),
}
FIELDS = [field.name for field in attrs.fields(Setup)]


def test_phases_are_called_what_they_are() -> None:
    assert [str(phase) for phase in Phase] == [
        "draw",
        "shuffle",
        "cut",
        "name trump",
        "play",
        "over",
    ]
    assert (str(Signal.KNOCK), str(Signal.CLICK)) == ("knock", "click")
    assert str(at.TrickRule.FIRST_OF_TWINS) == "first of identical cards"


@pytest.mark.parametrize("phase", Phase)
def test_a_setup_has_exactly_the_attributes_of_a_state(phase: Phase) -> None:
    state = STATES[phase]
    setup = at.to_setup(state)
    assert setup.phase is phase
    for name in FIELDS:
        assert getattr(setup, name) == getattr(state, name)
    public = {n for n in dir(State) if not n.startswith("_")} - {"packed"}
    assert public == {*FIELDS}
    assert at.from_setup(setup) == state


@pytest.mark.parametrize("phase", Phase)
def test_a_view_has_all_that_is_public_and_its_own(phase: Phase) -> None:
    state = STATES[phase]
    hidden = {"hands", "stock"}
    for seat in (*Seat, None):
        view = at.view(state, seat)
        for name in {*FIELDS} - hidden:
            assert getattr(view, name) == getattr(state, name)
        assert not any(hasattr(view, name) for name in hidden)
        assert view.seat is seat
        assert view.hand == (() if seat is None else state.hands[seat])
        assert view.hand_sizes == tuple(map(len, state.hands))
        assert view.stock_size == len(state.stock)
    own = {"seat", "hand", "hand_sizes", "stock_size", "unseen"}
    public = {n for n in dir(View) if not n.startswith("_")} - {"packed"}
    assert public == {*FIELDS} - hidden | own


def test_what_is_unseen_is_what_the_seat_cannot_place() -> None:
    state = to_lead()
    lead = at.legal_actions(state)[0]
    for position in (state, done(state, lead)):
        for seat in Seat:
            hidden = [card for other in Seat if other is not seat for card in position.hands[other]]
            assert at.view(position, seat).unseen == at.sort_hand(hidden)
        everything = [card for hand in position.hands for card in hand]
        assert at.view(position, None).unseen == at.sort_hand(everything)
    packet = to_naming()
    assert at.view(packet, EAST).unseen == at.sort_hand(packet.stock)
    assert at.view(packet, NORTH).unseen == at.PACK
    assert at.view(to_over(), NORTH).unseen == ()


def test_states_that_differ_in_hidden_cards_alone_look_the_same() -> None:
    state = at.to_setup(to_lead())
    north, east, south, west = state.hands
    swapped = attrs.evolve(state, hands=(north, east, west, south))
    one, other = at.from_setup(state), at.from_setup(swapped)
    assert one != other
    for seat in (NORTH, EAST, None):
        assert at.view(one, seat) == at.view(other, seat)
        assert hash(at.view(one, seat)) == hash(at.view(other, seat))
    assert at.view(one, Seat.SOUTH) != at.view(other, Seat.SOUTH)


def test_the_order_of_the_stock_is_hidden_too() -> None:
    state = at.to_setup(to_naming())
    other = at.from_setup(attrs.evolve(state, stock=state.stock[::-1]))
    for seat in (*Seat, None):
        assert at.view(to_naming(), seat) == at.view(other, seat)
    assert other != to_naming()


def test_views_of_different_seats_differ() -> None:
    views = [at.view(to_shuffle(), seat) for seat in (*Seat, None)]
    assert len({*views}) == 5
    assert views[0] != "a view"


def test_reprs_are_a_line_and_show_no_cards() -> None:
    for state in STATES.values():
        for position in (state, at.view(state, EAST), at.view(state, None)):
            text = repr(position)
            assert text.startswith("<arbaa_turub.")
            assert text.splitlines() == [text]
            assert not any(card.suit.symbol in text for card in at.PACK)
    assert "a spectator" in repr(at.view(to_lead(), None))
    assert "East" in repr(at.view(to_lead(), EAST))


def test_a_state_is_equal_to_no_other_thing() -> None:
    state = to_lead()
    assert state != state.packed
    assert state.__eq__(state.packed) is NotImplemented
    assert at.view(state, NORTH).__eq__(state) is NotImplemented


@pytest.mark.parametrize(("rules", "leader"), [(GUIDE, EAST), (COUNTER_CLOCKWISE, Seat.WEST)])
def test_the_leader_is_told_in_the_middle_of_a_trick_too(rules: Rules, leader: Seat) -> None:
    state = to_lead(rules)
    for _ in range(4):
        assert state.leader is leader
        state = done(state, at.legal_actions(state)[0])


def test_decisions_of_the_namer_are_seen_in_its_view_alone() -> None:
    for state in (to_cut(), to_naming(), to_lead()):
        for seat in (*Seat, None):
            view = at.view(state, seat)
            listed = at.legal_actions(state) if seat is EAST else ()
            assert at.legal_actions(view) == listed
            assert at.to_act(view) is EAST
    assert at.is_legal(at.view(to_naming(), EAST), at.NameTrump(HEARTS))
    assert not at.is_legal(at.view(to_naming(), NORTH), at.NameTrump(HEARTS))
    assert not at.is_legal(at.view(to_naming(), EAST), play("A♣"))


def test_chance_is_nobodys_and_can_be_judged_in_any_view() -> None:
    for seat in (*Seat, None):
        view = at.view(to_shuffle(), seat)
        assert at.is_legal(view, at.Shuffle(at.PACK))
        assert not at.is_legal(view, at.Shuffle(at.PACK[1:]))
        assert at.legal_actions(view) == ()
