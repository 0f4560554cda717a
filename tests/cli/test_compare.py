"""The command `cardrules compare`, as a function and as a process."""

from __future__ import annotations

import csv
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import attrs
import pytest

from cardrules.cli import main
from cardrules.cli.compare import COMPARE, _heading
from cardrules.comparison import Task, csv_text, json_text
from tests.cli.process import CARDRULES, interrupted, run
from tests.comparison.made import PAIRS, comparison

RULES = ("--rules", "GUIDE", "--rules", "ronda_points=2")
QUICK = ("compare", "cuarenta", *RULES, "--matches", "6")
TASK = Task(game="cuarenta", first="GUIDE", second="ronda_points=2", bot="greedy", seed=0)


def expected(matches: int, task: Task = TASK) -> str:
    """The JSON of a comparison that is played here."""
    found = task.comparison(tuple(map(task.pair, range(matches))))
    return json_text(found, interrupted=False)


def test_it_is_one_of_the_commands() -> None:
    assert COMPARE.name == "compare"
    assert run("--help").stdout.count(COMPARE.summary) == 1


def test_it_writes_what_was_compared_and_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK]) == 0
    said, complaints = capsys.readouterr()
    lines = said.splitlines()
    assert not complaints
    assert lines[0] == "cuarenta: 6 matches under both rules, greedy on all seats, seed 0"
    assert lines[1:3] == ["A  GUIDE", "B  ronda_points=2"]
    assert max(map(len, lines)) <= 80
    found = json.loads(expected(6))
    for share, line in zip(found["shares"], lines[4:7], strict=True):
        assert f"  {share['share']:.1%}  " in line
    for effect, line in zip(found["effects"], lines[8:], strict=True):
        numbers = (effect["first"], effect["second"])
        assert re.search(rf" {numbers[0]:.3f} +{numbers[1]:.3f} ", line)
        assert ("too few" in line) is (effect["interval"] is None)


def test_long_rules_are_broken_into_lines(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rules", "TODO_DOS", "--rules", "TODO_DOS")
    assert main(["compare", "cuarenta", *rules, "--matches", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("cuarenta: 1 match under")
    assert max(map(len, lines)) <= 80
    assert not any(line.endswith(" ") for line in lines[:7])


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_json_and_csv_are_those_of_the_library(
    bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    task = attrs.evolve(TASK, bot=bot, seed=3)
    call = [*QUICK, "--bot", bot, "--seed", "3"]
    assert main([*call, "--json"]) == 0
    assert capsys.readouterr().out == expected(6, task)
    assert main([*call, "--csv"]) == 0
    found = task.comparison(tuple(map(task.pair, range(6))))
    said = capsys.readouterr().out
    assert said == csv_text(found)
    assert len([*csv.reader(said.splitlines())]) == 1 + len(found.shares) + len(found.effects)


def test_it_is_the_same_to_the_byte_on_any_number_of_processes() -> None:
    said = [run(*QUICK, "--json", "--jobs", jobs) for jobs in ("1", "2", "3")]
    assert [(done.returncode, done.stderr) for done in said] == [(0, "")] * 3
    assert {done.stdout for done in said} == {expected(6)}


def test_the_other_game_too(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rules", "GUIDE", "--rules", "TWO_IN_A_ROW")
    call = ["compare", "arbaa_turub", *rules, "--matches", "2", "--bot", "random", "--json"]
    assert main(call) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["rules"]) == ("arbaa_turub", ["GUIDE", "benchmark=none"])


def test_a_picture_is_drawn_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, beginning in (("a.svg", b"<?xml"), ("b.png", b"\x89PNG")):
        assert main([*QUICK, "--json", "--plot", str(tmp_path / name)]) == 0
        assert (tmp_path / name).read_bytes().startswith(beginning)
        assert capsys.readouterr().out == expected(6)


def test_a_picture_that_cannot_be_written_is_complained_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.svg").mkdir()
    assert main([*QUICK, "--json", "--plot", str(tmp_path / "a.svg")]) == 2
    said, complaints = capsys.readouterr()
    assert said == expected(6)
    assert "a.svg" in complaints


def test_a_picture_in_no_folder_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, "--json", "--plot", str(tmp_path / "nowhere" / "a.svg")]) == 2
    said, complaints = capsys.readouterr()
    assert not said
    assert complaints


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare"],
        ["compare", "bridge", *RULES, "--matches", "1"],
        ["compare", "cuarenta", *RULES],
        ["compare", "cuarenta", "--matches", "1"],
        [*QUICK, "--json", "--csv"],
        [*QUICK, "--bot", "search"],
        [*QUICK, "--jobs", "0"],
        [*QUICK, "--jobs", "61"],
        [*QUICK, "--seed", "-1"],
        [*QUICK, "--seed", str(2**256)],
        *(
            ["compare", "cuarenta", *RULES, "--matches", number]
            for number in ("0", "-1", "x", "", "1.5", "1_0", "１", "9" * 8, "9" * 5000)
        ),
    ],
)
def test_a_wrong_call_has_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: cardrules")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--rules", "GUIDE"], "--rules"),
        ([*RULES, "--rules", "TODO_DOS"], "--rules"),
        (["--rules", "GUIDE", "--rules", "SILENT"], "'SILENT'"),
        (["--rules", "ronda_points=3", "--rules", "GUIDE"], "'ronda_points=3'"),
        (["--rules", "GUIDE", "--rules", "prize_points=0 prize_replaces_caida=yes"], "C-I14"),
        ([*RULES, "--plot", "a.gif"], "'a.gif'"),
        ([*RULES, "--plot", "svg"], "'svg'"),
        ([*RULES, "--plot", ""], "--plot"),
    ],
)
def test_what_is_not_understood_is_named(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", "cuarenta", *arguments, "--matches", "1"]) == 2
    said, complaints = capsys.readouterr()
    assert not said
    assert named in complaints


def test_the_highest_seed_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seed", str(2**256 - 1), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == str(2**256 - 1)


def test_without_an_extra_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main([*QUICK, "--json", "--plot", "never.svg"]) == 2
    said, complaints = capsys.readouterr()
    assert not said
    assert "cardrules[plot]" in complaints


def test_the_tables_have_no_blanks_at_their_right_and_need_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main([*QUICK]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 18
    assert lines == [line.rstrip() for line in lines]


def test_matches_left_unfinished_are_told() -> None:
    assert _heading(comparison(*PAIRS))[-1].endswith("0 under A, 1 under B")
    assert len(_heading(comparison(*PAIRS[:3]))) == 3


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_gives_what_was_counted(jobs: str, tmp_path: Path) -> None:
    call = ("compare", "cuarenta", *RULES, "--matches", "1000000", "--jobs", jobs)
    file = tmp_path / "a.svg"
    status, said, told = interrupted("match 3 of", *call, "--json", "--plot", str(file))
    assert status == 130
    found = json.loads(said)
    matches = found["matches"]
    assert 3 <= matches < 1_000_000
    assert told.splitlines()[-1].endswith(f"{matches} of 1000000 matches are counted")
    assert found == {**json.loads(expected(matches)), "interrupted": True}
    assert file.exists()


def _nobody_plays(*_: object) -> NoReturn:
    """Be interrupted before the first match is over."""
    raise KeyboardInterrupt


def test_what_was_not_played_once_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interruption that comes before the first match is over leaves nothing to draw."""
    file = tmp_path / "a.svg"
    monkeypatch.setattr("cardrules.cli.compare.crew", _nobody_plays)
    assert main([*QUICK, "--json", "--plot", str(file)]) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["matches"], found["shares"], found["interrupted"]) == (0, [], True)
    assert not file.exists()
    assert main([*QUICK]) == 130
    assert len(capsys.readouterr().out.splitlines()) == 3  # what was played, and no table


@pytest.mark.parametrize(
    ("redirected", "status"),
    [
        (">&-", 2),
        (">/dev/full", 2),
        (">&- 2>&-", 2),
        ("2>&- >/dev/null", 0),
        ("--json >/dev/full", 2),
        ("--csv >/dev/full", 2),
    ],
)
def test_streams_that_are_closed_or_full(redirected: str, status: int) -> None:
    call = shlex.join([*CARDRULES, *QUICK])
    assert (
        subprocess.run(["/bin/sh", "-c", f"{call} {redirected}"], check=False).returncode == status
    )
