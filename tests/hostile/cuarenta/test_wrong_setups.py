"""All that is wrong with a state spelled out is told at once, and no state is made of it."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import attrs
import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    Answer,
    HeldRonda,
    Phase,
    Prize,
    RondaStatus,
    Rules,
    Seat,
    Setup,
    Side,
    StateFault,
)
from cardrules.errors import InvalidStateError
from cardrules.verdicts import Fault
from tests.builders.cuarenta import NORTH
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import ClassRaises, Five, Liar, Prickly, Twister
from tests.hostile.cuarenta.wrong_hands import SOUND_HANDS, WRONG_HANDS
from tests.hostile.cuarenta.wrong_setups import SOUND, WRONG_SETUPS, Told, WrongSetup

LONGEST_SENTENCE = 200

EVERY = (*WRONG_SETUPS, *WRONG_HANDS)
wrong_setups = pytest.mark.parametrize("wrong", EVERY, ids=[wrong.name for wrong in EVERY])


def told(faults: frozenset[Fault]) -> frozenset[Told]:
    found: set[Told] = set()
    for fault in faults:
        assert isinstance(fault.code, StateFault)
        found.add((fault.code, fault.clause, fault.where))
    return frozenset(found)


def test_there_are_enough_of_them_and_every_code_is_among_them() -> None:
    assert len({wrong.name for wrong in EVERY}) == len(EVERY) > 120
    codes = {code for wrong in EVERY for code, _, _ in wrong.faults}
    assert codes == {*StateFault} - {StateFault.WRONG_TYPE}


@pytest.mark.parametrize("setup", [*SOUND.values(), *SOUND_HANDS.values()])
def test_what_they_are_made_of_is_sound(setup: Setup) -> None:
    assert cu.faults(setup) == frozenset()
    assert cu.to_setup(cu.from_setup(setup)) == setup


@wrong_setups
def test_everything_that_is_wrong_is_told(wrong: WrongSetup) -> None:
    found = cu.faults(wrong.setup)
    assert told(found) == wrong.faults
    assert len(found) == len(wrong.faults)
    assert {fault.clause for fault in found} <= {*cu.CLAUSES}


@wrong_setups
def test_no_state_is_made_of_it(wrong: WrongSetup) -> None:
    with pytest.raises(InvalidStateError) as caught:
        cu.from_setup(wrong.setup)
    assert caught.value.faults == cu.faults(wrong.setup)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(copy, InvalidStateError)
    assert copy.faults == caught.value.faults


@wrong_setups
def test_each_fault_is_told_in_a_short_line(wrong: WrongSetup) -> None:
    for fault in cu.faults(wrong.setup):
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


PAIRS = {(field, name) for field in FIELDS for name in OF_NO_TYPE} - {("lot", "a number")}


@pytest.mark.parametrize(("field", "name"), sorted(PAIRS))
def test_a_field_of_a_wrong_type_is_told_alone(field: str, name: str) -> None:
    named = {"phase": Phase.SHUFFLE, field: OF_NO_TYPE[name]()}
    setup = loosely(Setup, **named)
    assert told(cu.faults(setup)) == {(StateFault.WRONG_TYPE, "G-2", field)}
    with pytest.raises(InvalidStateError):
        cu.from_setup(setup)


LIARS: dict[str, type] = {
    "rules": Rules,
    "phase": Phase,
    "dealer": Seat,
    "turn": Seat,
    "fresh": Card,
    "lot": int,
    "stock": tuple,
    "hands": tuple,
    "scores": tuple,
    "answers": tuple,
    "rondas": tuple,
    "prizes": tuple,
    "capturer": Seat,
    "last_capturer": Seat,
    "winner": Side,
}


@pytest.mark.parametrize("field", LIARS)
def test_a_field_that_only_says_so_is_told_too(field: str) -> None:
    setup = loosely(Setup, **{"phase": Phase.SHUFFLE, field: Liar(LIARS[field])})
    assert (StateFault.WRONG_TYPE, "G-2", field) in told(cu.faults(setup))


RONDA, PRIZE = HeldRonda(NORTH, Rank.SEVEN, 1, RondaStatus.SILENT), Prize(NORTH, Rank.SEVEN)
NO_SUCH: dict[str, tuple[object, ...]] = {
    "stock": (PACK * 2, (PACK,)),
    "table": (PACK * 2, [*PACK[:2]]),
    "forgotten": (PACK * 2,),
    "hands": ((PACK * 2, (), (), ()), ((),) * 3, ((),) * 5, (), ([], (), (), ())),
    "fallen": ((PACK * 2, (), (), ()), ((),) * 3, ((),) * 5, ()),
    "piles": ((PACK * 2, ()), ((),), ((),) * 3, ()),
    "scores": ((0,), (0, 0, 0), (0, None), (Five.FIVE, 0), (0, True)),
    "chicas": ((0,), (0, 0, 0), ("0", "0"), (Five.FIVE, 0), (False, 0)),
    "answers": ((None,) * 3, (None,) * 5, (Answer.PASSED, "passed", None, None)),
    "rondas": (
        (RONDA,) * 9,
        (("N", "7", 1, "silent"),),
        (attrs.evolve(RONDA, rank=None),),
        (loosely(HeldRonda, "N", Rank.SEVEN, 1, RondaStatus.SILENT),),
        (loosely(HeldRonda, NORTH, Rank.SEVEN, True, RondaStatus.SILENT),),
        (loosely(HeldRonda, NORTH, Rank.SEVEN, 1, "silent"),),
        (loosely(HeldRonda, NORTH, "7", 1, RondaStatus.SILENT),),
        (Liar(HeldRonda),),
    ),
    "prizes": (
        (PRIZE,) * 9,
        (NORTH, Rank.SEVEN),
        (loosely(Prize, "N", Rank.SEVEN),),
        (loosely(Prize, NORTH, "7"),),
        ((NORTH,),),
        ((NORTH, Rank.SEVEN, 1),),
        (Liar(Prize),),
    ),
    "lot": (True, 1.0, Five.FIVE, "1"),
    "fresh": ("A♣", (PACK[0],), Rank.ACE),
    "winner": (NORTH, 0, "NS"),
    "turn": (Side.NORTH_SOUTH, 0),
}
NO_SUCH_PAIRS = [(field, value) for field, values in NO_SUCH.items() for value in values]


@pytest.mark.parametrize(
    ("field", "value"), NO_SUCH_PAIRS, ids=[f"{f} {n}" for n, (f, _) in enumerate(NO_SUCH_PAIRS)]
)
def test_what_is_nearly_such_a_field_is_none(field: str, value: object) -> None:
    setup = loosely(Setup, **{"phase": Phase.SHUFFLE, field: value})
    assert told(cu.faults(setup)) == {(StateFault.WRONG_TYPE, "G-2", field)}


def test_all_fields_of_wrong_types_are_told_together() -> None:
    setup = loosely(Setup, **dict.fromkeys(FIELDS, 1.5))
    expected = {(StateFault.WRONG_TYPE, "G-2", field) for field in FIELDS}
    assert told(cu.faults(setup)) == expected


@pytest.mark.parametrize("thing", [None, "setup", 7, GUIDE, Setup, cu.new_match()])
def test_what_is_no_setup_is_a_type_error(thing: object) -> None:
    for function in (cu.faults, cu.from_setup):
        with pytest.raises(TypeError):
            loosely(function, thing)


def test_the_order_of_cards_and_rondas_does_not_matter() -> None:
    setup = SOUND["card"]
    turned = attrs.evolve(
        setup,
        hands=tuple(hand[::-1] for hand in setup.hands),
        table=setup.table[::-1],
        piles=(setup.piles[0][::-1], setup.piles[1][::-1]),
        fallen=tuple(cards[::-1] for cards in setup.fallen),
    )
    assert cu.from_setup(turned) == cu.from_setup(setup)
    state = cu.from_setup(turned)
    assert (state.table, state.hands) == (setup.table, setup.hands)


def test_a_prize_may_be_a_plain_pair() -> None:
    setup = SOUND["prizes"]
    plain = loosely(attrs.evolve, setup, prizes=tuple(map(tuple, setup.prizes)))
    assert isinstance(plain, Setup)
    assert cu.from_setup(plain) == cu.from_setup(setup)
