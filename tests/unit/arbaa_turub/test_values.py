"""Everything is frozen, hashable and compared by value, and survives pickle and copy."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Hashable

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    CardPlayed,
    Cut,
    DrawForDealer,
    Event,
    Misdeal,
    NameTrump,
    Phase,
    Play,
    Rules,
    Seat,
    Series,
    Setup,
    Shuffle,
    Side,
    Signal,
    State,
)
from cardrules.cards import Card, Suit
from cardrules.verdicts import Fault
from tests.builders.arbaa_turub import (
    COUNTER_CLOCKWISE,
    EAST,
    NORTH,
    NORTH_SOUTH,
    SILENT,
    after_games,
    done,
    endgame,
    last_step,
    pack_from,
    plays,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)

PREVIOUS = Rules(benchmark="previous")
KNOCKED = endgame("9♣ 6♦", "6♣ A♥", "6♣ A♥", "6♣ A♥")
STATES: list[State] = [
    at.new_match(),
    at.new_match(SILENT),
    to_shuffle(COUNTER_CLOCKWISE, Seat.WEST),
    after_games(to_shuffle(), (20, 16)),
    to_cut(),
    to_naming(),
    to_lead(),
    to_lead(COUNTER_CLOCKWISE, EAST),
    done(KNOCKED, Play(plays("9♣")[0].card, Signal.KNOCK)),
    done(KNOCKED, *plays("9♣ 6♣ 6♣")),
    to_over(),
]
ACTIONS: list[object] = [
    DrawForDealer(PACK),
    Shuffle(PACK[::-1]),
    Cut(1),
    Cut(143),
    NameTrump(Suit.SPADES),
    Play(PACK[0]),
    Play(PACK[0], Signal.KNOCK),
    Play(PACK[0], Signal.CLICK),
    Misdeal(),
]


def events() -> list[Event]:
    """Let everything happen that can."""
    follow = done(KNOCKED, *plays("9♣ 6♣ 6♣"))
    one = after_games(to_shuffle(), (20, 16))
    found: list[Event] = []
    for state, action in (
        (at.new_match(), DrawForDealer(PACK)),
        (at.new_match(), DrawForDealer(pack_from("A♣ K♣ 6♣ 6♣"))),
        (to_shuffle(), Shuffle(PACK)),
        (to_cut(), Cut(3)),
        (to_cut(), Misdeal()),
        (to_naming(), NameTrump(Suit.CLUBS)),
        (KNOCKED, Play(plays("9♣")[0].card, Signal.KNOCK)),
        (follow, plays("6♣")[0]),
    ):
        found += at.step(state, action).events
    for between, tricks in (
        (to_shuffle(), (18, 18)),
        (to_shuffle(), (20, 16)),
        (one, (19, 17)),
        (one, (16, 20)),
        (one, (22, 14)),
    ):
        found += last_step(between, tricks).events
    found += at.observe(at.step(to_cut(), Cut(3)).events, NORTH)
    return found


EVENTS = events()


def others() -> list[object]:
    """Give rules, setups, series, verdicts, outcomes, steps and views."""
    refused = at.why_illegal(to_cut(), Cut(0), by=EAST)
    wrong = at.faults(Setup(phase=Phase.SHUFFLE, games_played=-1))
    made: list[object] = [GUIDE, *at.PROFILES.values(), PREVIOUS, COUNTER_CLOCKWISE]
    made += [Series(), Series(NORTH_SOUTH, 20), Series(NORTH_SOUTH, 20, NORTH_SOUTH)]
    made += [refused, *wrong, at.outcome(to_over()), *map(at.to_setup, STATES)]
    made += [at.step(to_shuffle(), Shuffle(PACK)), *at.draw_rounds(PACK)]
    made += [at.view(state, seat) for state in STATES for seat in (*Seat, None)]
    made += [PACK[0], *Suit, *Seat, *Side, *Phase, *Signal]
    return made


THINGS: list[object] = [*STATES, *ACTIONS, *EVENTS, *others()]


def pickled(protocol: int) -> Callable[[object], object]:
    """Give the way there and back through a pickle."""

    def there_and_back(thing: object) -> object:
        again: object = pickle.loads(pickle.dumps(thing, protocol))
        return again

    return there_and_back


COPYING: dict[str, Callable[[object], object]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {n}": pickled(n) for n in range(pickle.HIGHEST_PROTOCOL + 1)},
}


def test_every_kind_of_event_is_among_them() -> None:
    names = {type(event).__name__ for event in EVENTS}
    union: tuple[type[Event], ...] = Event.__args__
    assert names == {kind.__name__ for kind in union}
    assert {event.clause for event in EVENTS} <= {*at.CLAUSES}


@pytest.mark.parametrize("way", COPYING)
def test_each_survives_pickle_and_copy(way: str) -> None:
    for thing in THINGS:
        again = COPYING[way](thing)
        assert again == thing
        assert type(again) is type(thing)
        assert hash(again) == hash(thing)
        assert repr(again) == repr(thing)


def test_each_is_hashable_and_equal_by_value_alone() -> None:
    for thing in THINGS:
        assert isinstance(thing, Hashable)
        assert {thing, thing} == {thing}
        assert thing != "something else"
    distinct = {*STATES, *ACTIONS}
    assert len(distinct) == len(STATES) + len(ACTIONS)


def test_no_attrs_value_has_a_dictionary_or_can_be_set() -> None:
    for thing in THINGS:
        kind = type(thing)
        if attrs.has(kind):
            assert not hasattr(thing, "__dict__")
            for field in attrs.fields(kind):
                with pytest.raises(attrs.exceptions.FrozenInstanceError):
                    setattr(thing, field.name, None)


def test_equal_states_are_equal_however_they_came_about() -> None:
    one = done(endgame("9♣ 6♦ 6♦", "6♣ 7♣ 6♦", "6♣ 7♣ 7♦", "6♣ 7♣ 8♦"), *plays("9♣ 6♣ 7♣ 6♣"))
    other = endgame("6♦ 6♦", "7♣ 6♦", "6♣ 7♦", "7♣ 8♦", tricks=(18, 16))
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.dumps(one) == pickle.dumps(other)


def test_a_play_is_what_its_card_and_signal_are() -> None:
    card, other = PACK[0], PACK[-1]
    assert Play(card) == Play(card, None) != Play(card, Signal.KNOCK)
    assert attrs.evolve(Play(card), card=other) == Play(other)
    assert attrs.evolve(Play(card), card=other).number == Play(other).number
    match Play(card, Signal.CLICK):
        case Play(matched, signal):
            assert (matched, signal) == (card, Signal.CLICK)


def test_a_state_is_small_when_pickled() -> None:
    assert max(len(pickle.dumps(state)) for state in STATES) <= 250


def test_a_view_is_never_a_state() -> None:
    for state in STATES:
        for seat in (*Seat, None):
            view: object = at.view(state, seat)
            assert view != state
            assert state != view
            assert not isinstance(view, State)


def test_events_with_fields_left_out_have_their_clause() -> None:
    assert CardPlayed(NORTH, Card(at.RANKS[0], Suit.CLUBS), "T-3.1").clause == "T-3.1"
    assert at.GameDrawn((18, 18)).clause == "T-4.1"
    assert Fault(at.StateFault.WRONG_TYPE, "G-2", "rules", "x").clause == "G-2"
