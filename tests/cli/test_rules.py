"""The command `cardrules rules`, as a function and as a process."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.cli.rules import RULES
from tests.cli.shown import calls_on


def called(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    RULES.arguments(parser)
    return RULES.run(parser.parse_args(arguments))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardrules", "rules", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", [arbaa_turub, cuarenta], ids=lambda game: game.NAME)
def test_all_entries_have_a_row_in_80_columns(
    game: object, capsys: pytest.CaptureFixture[str]
) -> None:
    module = arbaa_turub if game is arbaa_turub else cuarenta
    assert called(module.NAME) == 0
    said, complaints = capsys.readouterr()
    assert not complaints
    lines = said.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == [*module.CLAUSES]
    for field, (_, offered) in module.CHOICES.items():
        assert any(line.strip().startswith(f"{field}=") for line in lines), offered


@pytest.mark.parametrize("wanted", ["T-I4", "t-i4", "benchmark"])
def test_a_reading_is_told_whole_by_its_number_or_its_field(
    wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called("arbaa_turub", wanted) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[0] == "T-I4"
    values = [line.split()[0].rstrip(":") for line in lines if "benchmark=" in line]
    assert values == [
        "benchmark=exceed",
        "benchmark=reach",
        "benchmark=previous",
        "benchmark=none",
    ]


@pytest.mark.parametrize(
    ("wanted", "last"),
    [("T-3.5", "Arba'a Turub guide, section 3."), ("G-3", "no guide"), ("T-I14", "not let")],
)
def test_a_clause_is_told_with_its_place_and_a_fixed_reading_with_its_answer(
    wanted: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called("arbaa_turub", wanted) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[0] == wanted
    assert last in lines[-1]


def test_what_is_not_there_has_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("arbaa_turub", "C-3.1") == 2
    said, complaints = capsys.readouterr()
    assert not said
    assert "C-3.1" in complaints


def test_json_has_all_entries_and_all_their_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("cuarenta", "--json") == 0
    entries = {each["id"]: each for each in json.loads(capsys.readouterr().out)}
    assert [*entries] == [*cuarenta.CLAUSES]
    assert entries["C-6.2"]["source"] == "Cuarenta guide, section 6"
    assert entries["G-1"]["source"] is None
    assert entries["C-I36"]["field"] is None
    draw = entries["C-I1"]
    assert (draw["default"], [each["value"] for each in draw["alternatives"]]) == (
        "north",
        ["east", "south", "west"],
    )
    assert [each["value"] for each in entries["C-I12"]["alternatives"]] == [None]


def test_json_of_one_entry_is_an_array_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("cuarenta", "sum_size", "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["id"], entry["title"]) == ("C-I24", cuarenta.CLAUSES["C-I24"])


def test_no_line_is_filled_up_with_blanks(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("cuarenta") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert lines == [line.rstrip() for line in lines]


def test_without_rich_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert called("cuarenta") == 2
    assert "cardrules[cli]" in capsys.readouterr().err
    assert called("cuarenta", "--json") == 0


@pytest.mark.parametrize(("call", "shown"), calls_on("commands-rules.md"))
def test_the_page_shows_what_it_says(
    call: list[str],
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert call[0] == RULES.name
    assert called(*call[1:]) == 0
    assert capsys.readouterr().out.splitlines() == shown


def test_as_a_process_it_tells_and_complains() -> None:
    told = run("cuarenta", "C-I9")
    assert (told.returncode, told.stderr) == (0, "")
    assert "misdeal=two_points" in told.stdout
    assert run("cuarenta", "C-99").returncode == 2
    assert run("bridge").returncode == 2
