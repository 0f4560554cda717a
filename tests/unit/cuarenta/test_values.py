"""Everything is frozen, hashable and compared by value, and survives pickle and copy."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Hashable

import attrs
import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    Answer,
    Capture,
    Event,
    Four,
    HeldRonda,
    Pass,
    Phase,
    Play,
    Prize,
    Ronda,
    RondaStatus,
    Rules,
    Seat,
    Setup,
    Shuffle,
    Side,
    State,
    TakeForgotten,
)
from cardrules.notation import parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    done,
    passed,
    play,
    scene,
    to_announcing,
    to_shuffle,
)
from tests.builders.loose import loosely
from tests.unit.cuarenta.situations import ACTIONS, EVENTS, PHASES, STATES

ODD_PLAYS: list[object] = [
    play("6♠", "2♣ 2♣"),
    play("6♠", "7♥", "5♥"),
    loosely(Play, None),
    loosely(Play, "6♠", ("2♣",), None),
    loosely(Play, PACK[0], 7, 8.5),
]
DISTINCT_STATES = [*dict.fromkeys(STATES)]


def others() -> list[object]:
    """Give rules, setups, verdicts, outcomes, steps, views and the small values."""
    refused = cu.why_illegal(PHASES[Phase.PLAY], Pass(), by=EAST)
    wrong = cu.faults(Setup(phase=Phase.SHUFFLE, scores=(-1, 40)))
    made: list[object] = [GUIDE, *cu.PROFILES.values(), Rules(match="best_of_three")]
    made += [refused, *wrong, cu.outcome(PHASES[Phase.OVER]), *map(cu.to_setup, STATES)]
    made += [cu.step(to_shuffle(), Shuffle(PACK)), Ronda(Rank.SEVEN), Four(Rank.SEVEN)]
    made += [HeldRonda(EAST, Rank.SEVEN, 1, status) for status in RondaStatus]
    made += [Prize(EAST, Rank.SEVEN), Capture(PACK[:1], PACK[4:5]), cu.ActionPoints(2, 2)]
    made += [cu.chicas((0, 0), Side.EAST_WEST, (20, 40))]
    made += [cu.view(state, seat) for state in STATES for seat in (*Seat, None)]
    made += [PACK[0], *Seat, *Side, *Phase, *Answer, *RondaStatus]
    return made


THINGS: list[object] = [*STATES, *ACTIONS, *ODD_PLAYS, *EVENTS, *others()]


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
    assert len({*DISTINCT_STATES, *ACTIONS, *ODD_PLAYS}) == len(DISTINCT_STATES) + len(
        ACTIONS
    ) + len(ODD_PLAYS)


def test_every_event_names_a_clause() -> None:
    assert {event.clause for event in EVENTS} <= {*cu.CLAUSES}
    union: tuple[type[Event], ...] = Event.__args__
    assert {type(event) for event in EVENTS} == {*union}


def test_no_attrs_value_has_a_dictionary_or_can_be_set() -> None:
    for thing in THINGS:
        kind = type(thing)
        if attrs.has(kind):
            assert not hasattr(thing, "__dict__")
            for field in attrs.fields(kind):
                with pytest.raises(attrs.exceptions.FrozenInstanceError):
                    setattr(thing, field.name, None)


def test_equal_states_are_equal_however_they_came_about() -> None:
    state = passed(to_announcing({NORTH: "5♠ K♠", EAST: "5♥ Q♥"}))
    played = done(state, play("5♠"), play("5♥", "5♠"))
    spelled = cu.from_setup(cu.to_setup(played))
    assert played == spelled
    assert (hash(played), pickle.dumps(played)) == (hash(spelled), pickle.dumps(spelled))
    window = scene("5♥ 6♦ K♣", "5♠")
    short = done(window, play("5♠", "5♥"), TakeForgotten())
    assert short == cu.from_setup(cu.to_setup(short))
    assert short != done(window, play("5♠", "5♥"), Pass(), Pass())


def test_a_play_is_its_card_its_base_and_its_sequence() -> None:
    card, base, run = parse_cards("6♠"), parse_cards("4♦ 2♣"), parse_cards("J♣ 7♥")
    action = Play(card[0], iter(base), [*run])
    assert (action.base, action.sequence) == (base[::-1], run[::-1])
    assert action == Play(card[0], base[::-1], run[::-1])
    assert action not in (Play(card[0]), Play(card[0], base), Play(card[0], (), run))
    assert Play(card[0], base, run) != Play(card[0], (*base, run[1]), run[:1])
    match action:
        case Play(matched, taken, after):
            assert (matched, taken, after) == (card[0], base[::-1], run[::-1])
    assert repr(action).startswith("Play(card=")


def test_a_play_of_anything_keeps_what_it_was_given() -> None:
    odd = loosely(Play, "6♠", ("2♣", None), 7)
    kept: tuple[object, ...] = (odd.card, odd.base, odd.sequence)
    assert kept == ("6♠", ("2♣", None), 7)
    foreign = play("10♠", "9♥ 8♦", "8♣")
    assert foreign.base == parse_cards("9♥ 8♦")
    assert foreign == play("10♠", "9♥ 8♦", "8♣") != play("10♠", "8♦ 9♥", "8♣")
    twice = play("6♠", "3♣ 3♣")
    assert (twice.base, twice == play("6♠", "3♣")) == (parse_cards("3♣ 3♣"), False)
    assert play("6♠", "3♣") != twice


def test_a_state_is_small_when_pickled() -> None:
    assert max(len(pickle.dumps(state)) for state in STATES) <= 350


def test_a_view_is_never_a_state() -> None:
    for state in STATES:
        for seat in (*Seat, None):
            view: object = cu.view(state, seat)
            assert view != state
            assert state != view
            assert not isinstance(view, State)
