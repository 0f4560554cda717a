"""The text of table records: what is read, and where what is not is wrong."""

from __future__ import annotations

import contextlib
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardrules import arbaa_turub, cuarenta
from cardrules.audit import audit, dumps, is_table, loads
from cardrules.audit._reading import MOST_LINES
from cardrules.audit.entries import Deal, Misdeal, Pair, PairNote, SideNote, Won
from cardrules.audit.tables import TableRecord
from cardrules.errors import InvalidArgumentError, RecordError
from cardrules.records import loads as loads_complete
from cardrules.records import parse_state
from tests.audit.asking import captures, found, tricks
from tests.audit.sound import GAMES, sound
from tests.builders.loose import loosely

RECORDS = Path(__file__).parents[2] / "examples" / "records"
IN_PLAY = "arbaa_turub GUIDE play - W H ACAC/ACAC/6C6H/KCKC - N:-:- 17-17 -/-/-/- -:-:- 0"


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("A♣ whistle", 4),
        ("A♣ knock knock", 10),
        ("east: deal", 7),
        ("east: tricks 1-2", 7),
        ("north", 1),
        ("cut", 4),
        ("cut 1000", 5),
        ("cut 03", 5),
        ("trump", 6),
        ("trump X", 7),
        ("draw", 5),
        ("draw ?", 6),
        ("tricks 20", 8),
        ("tricks 20-1600", 8),
        ("series nobody 3", 15),
        ("series east-west", 17),
        ("trick nobody", 7),
        ("match nobody", 7),
        ("ronda", 1),
        ("score 1-2", 1),
        ("shuffle A♣", 1),
        ("?♣", 1),
    ],
)
def test_a_line_of_arbaa_turub_that_is_none(line: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        loads(tricks(line))
    assert (caught.value.line, caught.value.column) == (6, column)


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("7♦ y 7♣", 4),
        ("7♦ x", 5),
        ("7♦ x 7♣ +", 10),
        ("7♦ x 7♣ + J♣ + Q♣", 14),
        ("claim east", 11),
        ("claim east 8", 12),
        ("pass pass", 6),
        ("caida two", 7),
        ("trump H", 1),
    ],
)
def test_a_line_of_cuarenta_that_is_none(line: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        loads(captures(line))
    assert (caught.value.line, caught.value.column) == (6, column)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("cardrules 1\ngame cuarenta\n", 2, 1),
        ("cardrules 1\ntable 2\ngame cuarenta\n", 2, 7),
        ("cardrules 1\ntable 1\n", 1, 1),
        ("cardrules 1\ntable 1\ngame cuarenta\ndeal\nnorth ?\nnorth ?\nnorth ?\n", 7, 1),
        ("cardrules 1\ntable 1\ngame arbaa_turub\ndeal\nnorth ?\nnorth ?\n", 6, 1),
        ("cardrules 1\ntable 1\ngame arbaa_turub\ndeal\nnorth\n", 5, 6),
        (f"cardrules 1\ntable 1\ngame arbaa_turub\nposition {IN_PLAY}\n", 4, 10),
        ("x" * 1_000_001, 1, 1),
    ],
)
def test_a_record_that_is_none(text: str, line: int, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("game", GAMES)
def test_the_reader_of_complete_records_refuses_a_table_record(game: str) -> None:
    text = dumps(sound(game, 3))
    assert is_table(text)
    with pytest.raises(RecordError) as caught:
        loads_complete(text)
    assert caught.value.line == 2


def test_a_position_between_two_hands_is_kept() -> None:
    start = cuarenta.new_match(dealer=cuarenta.Seat.WEST)
    record = TableRecord(cuarenta.NAME, cuarenta.GUIDE, None, start, (Deal(),))
    assert loads(dumps(record)) == record
    drawn = TableRecord(arbaa_turub.NAME, arbaa_turub.GUIDE, None, arbaa_turub.new_match())
    assert loads(dumps(drawn)) == drawn


@pytest.mark.parametrize(
    "entry",
    [PairNote(Pair.SCORE, (1000, 0)), SideNote(Won.MATCH, None), PairNote(Pair.TRICKS, (1, 0))],
)
def test_what_cannot_be_written(entry: PairNote | SideNote) -> None:
    record = TableRecord(cuarenta.NAME, cuarenta.GUIDE, entries=(entry,))
    with pytest.raises(InvalidArgumentError):
        dumps(record)


def test_what_would_be_read_otherwise_is_not_written() -> None:
    # A dealer behind the header is one of the header.
    record = loads(captures("draw 7♦", "dealer north", header="rules GUIDE"))
    with pytest.raises(InvalidArgumentError):
        dumps(attrs.evolve(record, entries=record.entries[1:]))


def test_a_complete_record_is_refereed() -> None:
    bad = "cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n"
    assert found(bad) == [(5, "refused", "G-2")]
    sound_one = bad.replace("cut 3\n", "")
    assert audit(sound_one).is_clean
    assert audit(loads_complete(sound_one)).lines == 0
    tricks_of_the_guide = (RECORDS / "guide-tricks.txt").read_text(encoding="utf-8")
    assert audit(tricks_of_the_guide).is_clean
    assert audit(TableRecord(cuarenta.NAME, cuarenta.GUIDE, entries=(Misdeal(),))).findings


LINES = sorted(
    {line for game in GAMES for n in range(3) for line in dumps(sound(game, n)).split("\n")}
)


@given(st.sampled_from(GAMES), st.integers(0, 5), st.data())
def test_a_damaged_record_is_audited_or_refused(game: str, seed: int, data: st.DataObject) -> None:
    lines = dumps(sound(game, seed)).split("\n")[:120]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(3, len(lines)))
        new = data.draw(st.one_of(st.sampled_from(LINES), st.text(max_size=12)))
        lines[at : at + data.draw(st.integers(0, 2))] = [new] * data.draw(st.integers(0, 2))
    text = "\n".join(lines)
    with contextlib.suppress(RecordError):
        report = audit(text)
        assert all(1 <= each.line <= len(lines) for each in (*report.findings, *report.open))
        assert report.lines <= len(lines)


@pytest.mark.parametrize("game", ["arbaa_turub", "cuarenta"])
def test_a_record_of_too_many_lines_is_refused_at_the_first_that_is(game: str) -> None:
    text = f"cardrules 1\ntable 1\ngame {game}\ndealer north\n" + "?\n" * (MOST_LINES + 1)
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert (caught.value.line, caught.value.column) == (MOST_LINES + 5, 1)


def test_a_complete_record_is_refused_where_its_reader_has_to_play_along() -> None:
    # To make a pack of the hands the reader has to know who deals, and so comes by the cut first.
    hands = [f"{seat} {' '.join(['6♣'] * 36)}" for seat in ("east", "south", "west", "north")]
    text = "\n".join(("cardrules 1", "game arbaa_turub", "dealer north", "cut 3", "deal", *hands))
    report = audit(text)
    assert [(each.line, each.code.value, each.clause) for each in report.findings] == [
        (4, "refused", "G-2")
    ]
    assert (report.game, report.lines) == ("arbaa_turub", 4)
    not_four = text.removesuffix(hands[-1]).replace("cut 3\n", "")
    with pytest.raises(RecordError) as caught:
        audit(not_four)
    assert caught.value.illegality is None


@pytest.mark.parametrize("thing", [None, b"cardrules 1\n", 1, ["cardrules 1"]])
def test_what_is_no_text_is_refused_by_its_type(thing: object) -> None:
    for read in (loads, is_table, audit, loads_complete, parse_state):
        with pytest.raises(TypeError) as caught:
            loosely(read, thing)
        assert type(thing).__name__ in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("cardrules 1\ntable\ngame cuarenta\n", 2, 6),
        ("cardrules 1\ntable 1\ntable 1\ngame cuarenta\n", 3, 1),
        ("cardrules 1\ntable 1\ngame cuarenta\ntable 1\n", 4, 1),
        ("cardrules 1\ntable  1.0\ngame cuarenta\n", 2, 8),
        ("cardrules 1\ngame cuarenta\ntable 1\n", 3, 1),
    ],
)
def test_where_the_line_of_a_table_record_is_wrong(text: str, line: int, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        audit(text)
    assert (caught.value.line, caught.value.column) == (line, column)
