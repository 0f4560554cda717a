"""The command `cardrules picture`: records and positions drawn."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.cli import main
from cardrules.cli.picture import PICTURE
from cardrules.notation import parse_card
from cardrules.pictures import Theme, seen, svg
from cardrules.records import format_state, loads, steps
from cardrules.seats import Seat
from tests.builders.arbaa_turub import endgame
from tests.cli.process import run
from tests.readings.pages import ROOT
from tests.records.test_round_trips import FOLDER, text_of

RECORD = FOLDER / "guide-tricks.txt"
STEPS = tuple(steps(loads(text_of(RECORD))))
STATE = endgame("A♣ A♣", "A♣ A♣", "6♥ 7♥", "K♣ 7♠")
IMAGES = ROOT / "docs" / "images"
PAGE = ROOT / "docs" / "reference" / "commands-picture.md"
MADE = re.compile(r"^\$ (cardrules picture .*) > (\w+\.svg)$", re.MULTILINE)


def drawn(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status, what was written, and what was complained of."""
    status = main(["picture", *arguments])
    written, complaint = capsys.readouterr()
    return status, written, complaint


def test_the_last_step_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(capsys, str(RECORD)) == (0, svg(STEPS[-1]), "")


def test_the_step_that_some_actions_lead_to(capsys: pytest.CaptureFixture[str]) -> None:
    for number, step in enumerate(STEPS, 1):
        assert drawn(capsys, str(RECORD), "--at", str(number)) == (0, svg(step), "")
    position = loads(text_of(RECORD)).position
    assert position is not None
    assert drawn(capsys, str(RECORD), "--at", "0") == (0, svg(position), "")


def test_a_position_in_the_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(capsys, "--position", format_state(STATE)) == (0, svg(STATE), "")


@pytest.mark.parametrize("seat", Seat, ids=str)
def test_as_a_seat_knows_it(seat: Seat, capsys: pytest.CaptureFixture[str]) -> None:
    name = seat.name.lower()
    expected = svg(seen(STEPS[-1], seat))
    assert drawn(capsys, str(RECORD), "--seat", name) == (0, expected, "")


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK], ids=str)
def test_in_one_theme(theme: Theme, capsys: pytest.CaptureFixture[str]) -> None:
    expected = svg(STATE, theme=theme)
    assert drawn(capsys, "--position", format_state(STATE), f"--{theme}") == (0, expected, "")


def test_with_an_action_that_may_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    action = at.Play(parse_card("A♣"))
    position = format_state(STATE)
    expected = svg(STATE, action=action)
    assert drawn(capsys, "--position", position, "--action", "AC") == (0, expected, "")
    seat = at.view(STATE, Seat.NORTH)
    called = ("--position", position, "--action", "AC", "--seat", "north")
    assert drawn(capsys, *called) == (0, svg(seat, action=action), "")


def test_an_action_at_the_end_of_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(
        f"cardrules 1\ngame arbaa_turub\nposition {format_state(STATE)}\n\nA♣\n", encoding="utf-8"
    )
    state, action = at.apply(STATE, at.Play(parse_card("A♣"))), at.Play(parse_card("A♣"))
    expected = svg(state, action=action)
    assert drawn(capsys, str(record), "--action", "A♣") == (0, expected, "")


def test_what_may_not_be_done_is_refused_as_the_referee_does(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = format_state(STATE)
    refused = at.why_illegal(STATE, at.Play(parse_card("6♣")))
    assert drawn(capsys, "--position", position, "--action", "6♣") == (
        1, "", f"cardrules: {refused}\n"
    )  # fmt: skip


def test_what_is_no_action_is_a_call_that_is_not_understood(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, written, complaint = drawn(
        capsys, "--position", format_state(STATE), "--action", "play"
    )
    assert (status, written) == (2, "")
    assert complaint.startswith("cardrules: --action: character 1: ")


def test_more_actions_than_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    number = len(STEPS) + 1
    complaint = f"cardrules: --at {number}: expected 0 to {len(STEPS)}\n"
    assert drawn(capsys, str(RECORD), "--at", str(number)) == (2, "", complaint)


def test_what_does_not_hold_is_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(f"{text_of(RECORD)}\nA♣\n", encoding="utf-8")
    status, written, complaint = drawn(capsys, str(bad))
    assert (status, written) == (1, "")
    assert complaint.startswith(f"{bad}: line ")
    assert drawn(capsys, str(bad), "--at", "8") == (0, svg(STEPS[-1]), "")
    assert drawn(capsys, "--position", "cuarenta")[:2] == (1, "")
    assert drawn(capsys, str(tmp_path / "nothing"))[:2] == (2, "")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["record.txt", "--position", "cuarenta"],
        ["record.txt", "--at", "-1"],
        ["record.txt", "--at", "1", "--action", "A♣"],
        ["record.txt", "--light", "--dark"],
        ["record.txt", "--seat", "up"],
    ],
    ids=" ".join,
)
def test_calls_that_are_not_understood(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser()
    PICTURE.arguments(parser)
    with pytest.raises(SystemExit) as caught:
        parser.parse_args(arguments)
    assert caught.value.code == 2


def test_as_a_process_it_reads_standard_input() -> None:
    state = cu.new_match(dealer=Seat.EAST)
    done = run("picture", "-", given=format_state(state))
    assert (done.returncode, done.stdout, done.stderr) == (0, svg(state), "")
    assert run("picture", "-", given="cardrules 2").returncode == 1
    assert run("picture", "nothing-of-that-name").returncode == 2


def test_every_image_of_the_docs_is_what_its_command_draws(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    text = PAGE.read_text(encoding="utf-8")
    commands = {name: command for command, name in MADE.findall(text)}
    assert {*commands} == {path.name for path in IMAGES.glob("*.svg")}
    for name, command in commands.items():
        status, written, _ = drawn(capsys, *shlex.split(command)[2:])
        assert (status, (IMAGES / name).read_text(encoding="utf-8")) == (0, written), command
