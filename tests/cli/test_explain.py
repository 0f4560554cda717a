"""The command `cardrules explain`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict

import pytest

from cardrules import cuarenta
from cardrules.cli import main
from cardrules.errors import shown
from cardrules.records import format_state, loads, referee
from tests.cli.process import run
from tests.cli.test_legal import Entry
from tests.records.test_round_trips import FOLDER, RECORDS, text_of

FORGOTTEN: Final = FOLDER / "cuarenta-forgotten-sequence.txt"
TRICKS: Final = FOLDER / "guide-tricks.txt"
BAD: Final = text_of(TRICKS).replace("6♥\nK♣", "K♥\nK♣")


class Event(TypedDict):
    """What JSON says of an event."""

    event: str
    clause: str
    text: str


class Document(TypedDict):
    """What JSON says of an action."""

    number: int
    line: int
    column: int
    action: str
    position: str
    to_act: str | None
    events: list[Event]
    refusal: Entry | None
    verdicts: list[Entry]
    error: dict[str, str | int | None] | None


def explained(capsys: pytest.CaptureFixture[str], path: Path, at: int, status: int = 0) -> Document:
    assert main(["explain", str(path), "--at", str(at), "--json"]) == status
    said, complaints = capsys.readouterr()
    assert not complaints
    found: Document = json.loads(said)
    return found


def test_it_tells_the_state_the_action_its_events_and_every_verdict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = explained(capsys, FORGOTTEN, 1)
    assert (document["number"], document["line"], document["action"]) == (1, 6, "Q♠ x Q♦")
    assert document["to_act"] == "north"
    assert [(each["event"], each["clause"]) for each in document["events"]] == [
        ("CardsCaptured", "C-4.1"),
        ("SequenceForgotten", "C-4.8"),
    ]
    verdicts = {each["action"]: each.get("clause") for each in document["verdicts"]}
    assert verdicts == {
        "Q♠": None,
        "Q♠ x Q♦": None,
        "Q♠ x Q♦ + K♣": None,
        "pass": "G-2",
        "ronda": "C-3.5",
        "four": "C-3.5",
        "take": "C-4.8",
    }
    assert document["refusal"] is None


def test_what_is_forgotten_may_be_taken_or_left(capsys: pytest.CaptureFixture[str]) -> None:
    document = explained(capsys, FORGOTTEN, 3)
    legal = [each["action"] for each in document["verdicts"] if each["legal"]]
    assert (document["to_act"], legal) == ("west", ["pass", "take"])
    assert main(["explain", str(FORGOTTEN), "--at", "3"]) == 0
    assert "K♣, by North" in capsys.readouterr().out


def test_a_prize_is_claimed(capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / "cuarenta-ronda-prize.txt"
    actions = loads(text_of(path)).actions
    at = next(n for n, each in enumerate(actions, 1) if isinstance(each, cuarenta.ClaimPrize))
    document = explained(capsys, path, at)
    legal = [each["action"] for each in document["verdicts"] if each["legal"]]
    assert legal == ["pass", document["action"]]
    before = explained(capsys, path, 1)
    claims = [each for each in before["verdicts"] if each["action"].startswith("claim")]
    assert [each["clause"] for each in claims] == ["C-5.5"]
    assert main(["explain", str(path), "--at", str(at)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert any(line.split()[:2] == ["prize", "on"] for line in said)


def test_an_action_that_may_not_be_done_is_explained_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    document = explained(capsys, path, 7, status=1)
    assert document["refusal"] is not None
    assert (document["refusal"]["code"], document["refusal"]["clause"]) == ("card_not_held", "G-3")
    assert (document["action"], document["events"]) == ("K♥", [])
    assert "6♥" in {each["action"] for each in document["verdicts"]}
    assert main(["explain", str(path), "--at", "7"]) == 1
    said, complaints = capsys.readouterr()
    assert "(G-3)" in said
    assert not complaints


def test_past_an_action_that_may_not_be_done_there_is_nothing_to_explain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    error = explained(capsys, path, 8, status=1)["error"]
    assert error is not None
    assert (error["line"], error["code"], error["clause"]) == (15, "card_not_held", "G-3")
    assert explained(capsys, path, 6)["error"] is None


def test_a_pack_has_its_events_and_no_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / "guide-match.txt"
    document = explained(capsys, path, 1)
    assert (document["to_act"], document["verdicts"]) == ("chance", [])
    assert document["events"]
    assert main(["explain", str(path), "--at", "1"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines()[1:])) <= 80


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_any_action_of_any_example_record_is_explained(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = loads(text_of(path))
    states = [step.state for step in referee(record)]
    for at in {1, 2, len(record.actions) // 2 + 1, len(record.actions)}:
        document = explained(capsys, path, at)
        if at > 1:
            assert document["position"] == format_state(states[at - 2])
        assert all(each["clause"] for each in document["events"])
        assert main(["explain", str(path), "--at", str(at)]) == 0
        first, *others = capsys.readouterr().out.splitlines()
        assert first == str(path)
        assert max(map(len, others)) <= 80


@pytest.mark.parametrize("at", ["-1", "+1", "1_0", "٣", " 1", "1e3", "", "9" * 5000])
def test_what_is_no_number_is_refused_as_it_was_typed(at: str) -> None:
    done = run("explain", str(TRICKS), "--at", at)
    assert (done.returncode, done.stdout) == (2, "")
    assert shown(at) in done.stderr


@pytest.mark.parametrize("at", ["0", "9", "999999"])
def test_an_action_that_the_record_does_not_have_is_refused(at: str) -> None:
    done = run("explain", str(TRICKS), "--at", at)
    assert (done.returncode, done.stdout) == (2, "")
    assert "1 to 8" in done.stderr


def test_a_position_has_no_actions() -> None:
    position = next(
        line.partition(" ")[2]
        for line in text_of(TRICKS).splitlines()
        if line.startswith("position")
    )
    assert run("explain", "-", "--at", "1", given=position).returncode == 2


def test_as_a_process() -> None:
    done = run("explain", "-", "--at", "7", given=text_of(TRICKS))
    assert (done.returncode, done.stderr) == (0, "")
    assert run("explain", str(TRICKS)).returncode == 2
    assert run("explain", str(TRICKS), "--at", "one").returncode == 2
    assert run("explain", str(TRICKS.with_name("none")), "--at", "1").returncode == 2
