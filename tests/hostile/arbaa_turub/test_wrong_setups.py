"""All that is wrong with a state spelled out is told at once, and no state is made of it."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import GUIDE, PACK, Phase, Rules, Seat, Series, Setup, StateFault
from cardrules.cards import Card, Suit
from cardrules.errors import InvalidStateError
from cardrules.verdicts import Fault
from tests.builders.arbaa_turub import NORTH
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import ClassRaises, Five, Liar, Prickly, Twister
from tests.hostile.arbaa_turub.wrong_setups import SOUND, WRONG_SETUPS, Told, WrongSetup

LONGEST_SENTENCE = 200

wrong_setups = pytest.mark.parametrize(
    "wrong", WRONG_SETUPS, ids=[wrong.name for wrong in WRONG_SETUPS]
)


def told(faults: frozenset[Fault]) -> frozenset[Told]:
    found: set[Told] = set()
    for fault in faults:
        assert isinstance(fault.code, StateFault)
        found.add((fault.code, fault.clause, fault.where))
    return frozenset(found)


def test_there_are_enough_of_them_and_every_code_is_among_them() -> None:
    assert len({wrong.name for wrong in WRONG_SETUPS}) == len(WRONG_SETUPS) > 40
    codes = {code for wrong in WRONG_SETUPS for code, _, _ in wrong.faults}
    assert codes == {*StateFault} - {StateFault.WRONG_TYPE}


@pytest.mark.parametrize("name", SOUND)
def test_what_they_are_made_of_is_sound(name: str) -> None:
    setup = SOUND[name]
    assert at.faults(setup) == frozenset()
    assert at.to_setup(at.from_setup(setup)) == setup


@wrong_setups
def test_everything_that_is_wrong_is_told(wrong: WrongSetup) -> None:
    found = at.faults(wrong.setup)
    assert told(found) == wrong.faults
    assert len(found) == len(wrong.faults)
    assert {fault.clause for fault in found} <= {*at.CLAUSES}


@wrong_setups
def test_no_state_is_made_of_it(wrong: WrongSetup) -> None:
    with pytest.raises(InvalidStateError) as caught:
        at.from_setup(wrong.setup)
    assert caught.value.faults == at.faults(wrong.setup)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(copy, InvalidStateError)
    assert copy.faults == caught.value.faults


@wrong_setups
def test_each_fault_is_told_in_a_short_line(wrong: WrongSetup) -> None:
    for fault in at.faults(wrong.setup):
        sentence = str(fault)
        assert sentence.splitlines() == [sentence]
        assert fault.clause in sentence
        assert fault.where in sentence
        assert len(sentence) <= LONGEST_SENTENCE


OF_NO_TYPE: dict[str, Callable[[], object]] = {
    "text": lambda: "H",
    "a number": lambda: 7,
    "a float": lambda: 1.0,
    "true": lambda: True,
    "a list": lambda: ["H", "H", "H", "H"],
    "a set": set[object],
    "a tuple of texts": lambda: ("A♣",) * 4,
    "tuples of texts": lambda: (("A♣",),) * 4,
    "pairs of numbers": lambda: ((0, 0), (0, 0), (0, 0), (0, 0)),
    "true and false": lambda: (True, False),
    "floats": lambda: (0.0, 0.0),
    "an int of its own": lambda: Five.FIVE,
    "an object": object,
    "a prickly thing": Prickly,
    "prickly things": lambda: (Prickly(),) * 2,
    "tuples of prickly things": lambda: ((Prickly(),),) * 4,
    "a thing equal to everything": Twister,
    "a thing whose class raises": ClassRaises,
    "a liar": lambda: Liar(Setup),
}
FIELDS = [field.name for field in attrs.fields(Setup)]


PAIRS = {(field, name) for field in FIELDS for name in OF_NO_TYPE} - {("games_played", "a number")}


@pytest.mark.parametrize(("field", "name"), sorted(PAIRS))
def test_a_field_of_a_wrong_type_is_told_alone(field: str, name: str) -> None:
    named = {"phase": Phase.SHUFFLE, field: OF_NO_TYPE[name]()}
    setup = loosely(Setup, **named)
    assert told(at.faults(setup)) == {(StateFault.WRONG_TYPE, "G-2", field)}
    with pytest.raises(InvalidStateError):
        at.from_setup(setup)


LIARS: dict[str, type] = {
    "rules": Rules,
    "phase": Phase,
    "dealer": Seat,
    "trump": Suit,
    "leader": Seat,
    "signal": at.Signal,
    "series": Series,
    "games_played": int,
    "stock": tuple,
    "tricks": tuple,
}


@pytest.mark.parametrize("field", LIARS)
def test_a_field_that_only_says_so_is_told_too(field: str) -> None:
    setup = loosely(Setup, **{"phase": Phase.SHUFFLE, field: Liar(LIARS[field])})
    assert (StateFault.WRONG_TYPE, "G-2", field) in told(at.faults(setup))


TOO_MUCH: dict[str, object] = {
    "contenders": (NORTH,) * 5,
    "hands": ((PACK[0],) * 145, (), (), ()),
    "stock": PACK * 2,
    "trick": PACK[:4],
    "tricks": (0, 0, 0),
    "voids": (tuple(Suit) * 2, (), (), ()),
}


@pytest.mark.parametrize("field", TOO_MUCH)
def test_a_field_that_is_too_long_is_no_such_field(field: str) -> None:
    setup = loosely(Setup, **{"phase": Phase.SHUFFLE, field: TOO_MUCH[field]})
    assert told(at.faults(setup)) == {(StateFault.WRONG_TYPE, "G-2", field)}


@pytest.mark.parametrize("length", [0, 3, 5])
@pytest.mark.parametrize("field", ["hands", "voids"])
def test_there_are_four_hands_and_four_seats_voids(field: str, length: int) -> None:
    setup = loosely(Setup, **{"phase": Phase.SHUFFLE, field: ((),) * length})
    assert told(at.faults(setup)) == {(StateFault.WRONG_TYPE, "G-2", field)}


def test_all_fields_of_wrong_types_are_told_together() -> None:
    setup = loosely(Setup, **dict.fromkeys(FIELDS, 1.5))
    expected = {(StateFault.WRONG_TYPE, "G-2", field) for field in FIELDS}
    assert told(at.faults(setup)) == expected


@pytest.mark.parametrize("thing", [None, "setup", 7, GUIDE, Setup, at.new_match()])
def test_what_is_no_setup_is_a_type_error(thing: object) -> None:
    for function in (at.faults, at.from_setup):
        with pytest.raises(TypeError):
            loosely(function, thing)


@pytest.mark.parametrize("seats", [(Seat.WEST, Seat.NORTH), (Seat.NORTH, Seat.WEST)])
def test_the_order_of_contenders_voids_and_hands_does_not_matter(seats: tuple[Seat, ...]) -> None:
    state = at.from_setup(Setup(phase=Phase.DRAW, contenders=seats))
    assert state.contenders == (Seat.NORTH, Seat.WEST)
    later = SOUND["later"]
    hands: tuple[tuple[Card, ...], ...] = tuple(hand[::-1] for hand in later.hands)
    voids = ((), (), (), (Suit.SPADES, Suit.HEARTS))
    turned = at.from_setup(attrs.evolve(later, hands=hands, voids=voids))
    straight = at.from_setup(attrs.evolve(later, voids=((), (), (), voids[3][::-1])))
    assert turned == straight
    assert turned.voids[3] == (Suit.HEARTS, Suit.SPADES)
