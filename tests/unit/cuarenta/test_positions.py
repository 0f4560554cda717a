"""Positions as one line of text, exact both ways."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import GUIDE, PROFILES, Phase, Rules, State
from cardrules.cuarenta.positions import format_position, parse_position
from cardrules.errors import InvalidStateError, NotationError
from tests.builders.cuarenta import scene, to_shuffle
from tests.unit.cuarenta.situations import PHASES, STATES

NAMES: tuple[str, ...] = (
    *("game", "rules", "phase", "dealer", "turn", "hands", "stock", "table", "fresh", "piles"),
    *("scores", "lot", "answers", "rondas", "fallen", "forgotten", "prizes", "last_capturer"),
    *("chicas", "winner"),
)
BETWEEN = "cuarenta GUIDE shuffle E - -/-/-/- - - - -/- 18-22 0 -/-/-/- - -/-/-/- -:- - - 0-0 -"


@pytest.mark.parametrize("state", STATES, ids=[f"{n} {s.phase}" for n, s in enumerate(STATES)])
def test_a_state_is_read_as_it_is_written(state: State) -> None:
    line = format_position(state)
    assert line.splitlines() == [line]
    assert len(line.split(" ")) == len(NAMES)
    again = parse_position(line)
    assert again == state
    assert format_position(again) == line


def test_every_phase_is_among_them() -> None:
    assert {state.phase for state in STATES} == {*Phase}


@pytest.mark.parametrize(
    "rules", [*PROFILES.values(), Rules(draw_starts_at=cu.Seat.WEST, ronda_limit=None)]
)
def test_the_rules_are_in_it(rules: Rules) -> None:
    state = to_shuffle(rules)
    assert parse_position(format_position(state)).rules == rules
    assert (format_position(state).split(" ")[1] == "GUIDE") is (rules == GUIDE)


def test_a_position_is_written_as_documented() -> None:
    state = cu.from_setup(cu.Setup(phase=Phase.SHUFFLE, dealer=cu.Seat.EAST, scores=(18, 22)))
    assert format_position(state) == BETWEEN
    assert parse_position(BETWEEN) == state


def at(name: str, text: str, line: str = BETWEEN) -> tuple[str, int]:
    """Put a text in place of a field; gives the line and where the field starts."""
    fields = line.split(" ")
    place = NAMES.index(name)
    return " ".join([*fields[:place], text, *fields[place + 1 :]]), sum(
        len(field) + 1 for field in fields[:place]
    )


PRIZES = format_position(PHASES[Phase.PRIZES])
WRONG: list[tuple[str, str, str, int]] = [
    (BETWEEN, "game", "arbaa_turub", 0),
    (BETWEEN, "rules", "NONE", 0),
    (BETWEEN, "rules", "stakes=1", 0),
    (BETWEEN, "rules", "ronda_points=3", 13),
    (BETWEEN, "phase", "SHUFFLE", 0),
    (BETWEEN, "phase", "window", 0),
    (BETWEEN, "dealer", "X", 0),
    (BETWEEN, "turn", "NORTH", 0),
    (BETWEEN, "hands", "-/-/-", 0),
    (BETWEEN, "hands", "-/AX/-/-", 3),
    (BETWEEN, "stock", "1C", 0),
    (BETWEEN, "table", "5", 1),
    (BETWEEN, "fresh", "5C6C", 2),
    (BETWEEN, "piles", "-", 0),
    (BETWEEN, "piles", "-/-/-", 0),
    (BETWEEN, "piles", "-/Z", 2),
    (BETWEEN, "scores", "1", 0),
    (BETWEEN, "scores", "1-x", 2),
    (BETWEEN, "scores", "100000-0", 0),
    (BETWEEN, "lot", "3", 0),
    (BETWEEN, "lot", "-1", 0),
    (BETWEEN, "answers", "-/-/-", 0),
    (BETWEEN, "answers", "-/-/yes/-", 4),
    (BETWEEN, "fallen", "-", 0),
    (BETWEEN, "fallen", "-/-/-/Z", 6),
    (BETWEEN, "forgotten", "-", 0),
    (BETWEEN, "forgotten", "X:-", 0),
    (BETWEEN, "forgotten", "-:X", 2),
    (BETWEEN, "last_capturer", "NS", 0),
    (BETWEEN, "chicas", "3-0", 0),
    (BETWEEN, "chicas", "0", 0),
    (BETWEEN, "winner", "N", 0),
    (PRIZES, "rondas", "E:7:1", 0),
    (PRIZES, "rondas", "X:7:1:announced", 0),
    (PRIZES, "rondas", "E:8:1:announced", 2),
    (PRIZES, "rondas", "E:7:3:announced", 4),
    (PRIZES, "rondas", "E:7:1:said", 6),
    (PRIZES, "rondas", "E:7:1:announced,", 16),
    (PRIZES, "prizes", "E", 0),
    (PRIZES, "prizes", "-:7", 0),
    (PRIZES, "prizes", "E:9", 2),
]


@pytest.mark.parametrize(
    ("line", "name", "text", "offset"), WRONG, ids=[f"{w[1]} {w[2]}" for w in WRONG]
)
def test_what_is_wrong_is_told_with_its_place(line: str, name: str, text: str, offset: int) -> None:
    changed, start = at(name, text, line)
    with pytest.raises(NotationError) as caught:
        parse_position(changed)
    assert (caught.value.text, caught.value.position) == (changed, start + offset)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("cuarenta", 8),
        (BETWEEN[:-2], len(BETWEEN) - 2),
        (f"{BETWEEN} -", len(BETWEEN)),
        (BETWEEN + " " * 5000, 4000),
    ],
)
def test_a_line_has_twenty_fields(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.position == position


@pytest.mark.parametrize(
    ("name", "text"), [("scores", "08-22"), ("scores", "018-22"), ("rules", "ronda_points=4")]
)
def test_there_is_one_way_to_write_it(name: str, text: str) -> None:
    changed, start = at(name, text)
    with pytest.raises(NotationError) as caught:
        parse_position(changed)
    assert caught.value.position == start


def test_cards_out_of_order_are_told_too() -> None:
    line = format_position(scene("5♥ K♦", "5♠"))
    changed, start = at("table", "KD5H", line)
    with pytest.raises(NotationError) as caught:
        parse_position(changed)
    assert caught.value.position == start


def test_a_state_that_cannot_be_has_its_faults() -> None:
    with pytest.raises(InvalidStateError) as caught:
        parse_position(at("scores", "40-0")[0])
    assert {fault.where for fault in caught.value.faults} == {"scores[0]"}
