"""The command `cardrules diverge`, as a function and as a process."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.cli.diverge import DIVERGE
from cardrules.record import Record
from cardrules.records import dumps, parse_state
from tests.builders import arbaa_turub as at_builder
from tests.builders import cuarenta as cu_builder
from tests.cli.shown import calls_on
from tests.readings.pages import ROOT
from tests.readings.sample import FOLDER
from tests.records.test_round_trips import FOLDER as RECORDS

BENCHMARK = str(FOLDER / "arbaa_turub-benchmark-none.txt")
DRAW = str(FOLDER / "cuarenta-draw_starts_at-east.txt")
MISDEAL = str(FOLDER / "arbaa_turub-misdeal_dealer-left.txt")
WINDOW = str(FOLDER / "cuarenta-forgotten_window-left_only.txt")


def called(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    DIVERGE.arguments(parser)
    return DIVERGE.run(parser.parse_args(arguments))


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardrules", "diverge", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


def rules_of(said: str) -> dict[str, list[str]]:
    """What is said of each of the rules, by their text."""
    told: dict[str, list[str]] = {}
    for line in said.splitlines():
        if line.startswith("  "):
            told[[*told][-1]].append(line.strip())
        else:
            told[line] = []
    return told


def test_it_says_for_each_of_the_rules_where_they_part(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert called(BENCHMARK, "--rules", "benchmark=none", "--rules", "cut=no") == 1
    said, complaints = capsys.readouterr()
    assert not complaints
    assert max(map(len, said.splitlines())) <= 80
    told = rules_of(said)
    assert told["benchmark=none"][0] == "line 10, action 4, 6♠: outcome (T-I4)"
    assert told["benchmark=none"][1].startswith("T-I4 benchmark:")
    assert told["benchmark=none"][2].startswith("GUIDE:")
    assert len(told["cut=no"]) == 1


def test_where_nothing_parts_the_status_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(BENCHMARK, "--rules", "GUIDE", "--rules", "SILENT") == 0
    assert len(capsys.readouterr().out.splitlines()) >= 4


def test_what_is_peculiar_to_a_state_is_told_where_no_event_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert called(WINDOW, "--rules", "forgotten_window=left_only") == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "phase: forgotten; turn: West; forgotten: 6♦; capturer: North" in said
    assert "phase: play; turn: East; forgotten: -; capturer: -" in said


def test_values_of_a_state_that_have_parts_are_told_by_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = str(FOLDER / "cuarenta-prize_on-any.txt")
    assert called(path, "--rules", "prize_on=any") == 1
    assert "prizes: East 7" in capsys.readouterr().out
    path = str(FOLDER / "arbaa_turub-benchmark-previous.txt")
    assert called(path, "--rules", "benchmark=previous") == 1
    assert "series: North-South 22 -" in capsys.readouterr().out


def test_packs_and_long_values_are_shortened(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "arbaa_turub-cut-no.txt")
    assert called(path, "--rules", "cut=no") == 1
    told = rules_of(capsys.readouterr().out)["cut=no"]
    assert told[0] == "line 6, action 1, shuffle …: events (T-2.5)"
    assert sum(map(len, told)) < 300
    path = str(FOLDER / "cuarenta-direction-counter_clockwise.txt")
    assert called(path, "--rules", "direction=counter_clockwise draw_starts_at=west") == 1
    assert "C-I26" in capsys.readouterr().out


def test_more_events_than_a_few_are_cut_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = cu_builder.scene("5♥", "5♠", played=19)
    path = tmp_path / "match.txt"
    last = (cu_builder.play("5♠"),)
    path.write_text(dumps(Record("cuarenta", state.rules, position=state, actions=last)), "utf-8")
    assert called(str(path), "--rules", "trailing=forced") == 1
    own, other = rules_of(capsys.readouterr().out)["trailing=forced"][-2:]
    assert own.endswith("and so on")
    assert "C-I3" in other


def test_a_position_that_cannot_be_parts_at_the_start(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert called(MISDEAL, "--rules", "cut=no") == 1
    told = rules_of(capsys.readouterr().out)["cut=no"]
    assert told[0] == "at the start: state (T-I5)"
    assert called(MISDEAL, "--rules", "cut=no", "--json") == 1
    (parting,) = json.loads(capsys.readouterr().out)["partings"]
    assert (parting["number"], parting["action"]) == (0, None)
    assert parting["other"]["before"] is None
    assert len(parting["other"]["faults"]) == 1
    assert parting["own"]["after"] is None


def test_json_has_both_courses_with_their_positions(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "arbaa_turub-signals-no.txt")
    assert called(path, "--rules", "signals=no", "--rules", "cut=yes", "--json") == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["error"], document["game"], document["rules"], document["actions"]) == (
        None,
        "arbaa_turub",
        "GUIDE",
        4,
    )
    parting, none = document["partings"]
    assert none == {"rules": "cut=yes", "parts": False}
    found = [parting[key] for key in ("kind", "number", "line", "column", "action", "clause")]
    assert found == ["refused", 1, 6, 1, "A♥ knock", "T-I2"]
    assert parting["readings"] == [{"id": "T-I2", "field": "signals", "own": "yes", "other": "no"}]
    assert parting["own"]["refusal"] is None
    assert parting["own"]["events"][0]["event"] == "CardPlayed"
    assert parse_state(parting["own"]["after"]).rules == arbaa_turub.GUIDE
    assert parting["other"]["refusal"]["clause"] == "T-I2"
    assert parting["other"]["after"] is None
    assert parse_state(parting["other"]["before"]).rules != arbaa_turub.GUIDE


def test_a_clause_that_cannot_be_told_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = cuarenta.Rules(prize_on="any")
    ronda = cuarenta.HeldRonda(cu_builder.EAST, cuarenta.Rank.SEVEN, 2, cuarenta.RondaStatus.SILENT)
    state = cu_builder.scene(
        "K♣ 7♥",
        "7♣",
        hands={cu_builder.WEST: "3♦"},
        fallen={cu_builder.EAST: "7♦ 7♠"},
        fresh="7♥",
        played=18,
        rondas=(ronda,),
        rules=rules,
    )
    path = tmp_path / "match.txt"
    plays = (cu_builder.play("7♣", "7♥"),)
    path.write_text(dumps(Record("cuarenta", rules, position=state, actions=plays)), "utf-8")
    assert called(str(path), "--rules", "prize_points=0") == 1
    assert rules_of(capsys.readouterr().out)["prize_points=0"][0].endswith("7♣ x 7♥: state")


@pytest.mark.parametrize(
    "rules", ["cut=maybe", "NO_FORGETTING", "benchmark=none benchmark=reach", ""]
)
def test_rules_that_cannot_be_read_have_status_2(
    rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(BENCHMARK, "--rules", "GUIDE", "--rules", rules) == 2
    said, complaints = capsys.readouterr()
    assert not said
    assert "--rules" in complaints


def test_rules_that_contradict_themselves_have_status_2(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert called(DRAW, "--rules", "prize_points=0 prize_replaces_caida=yes") == 2
    assert "C-I14" in capsys.readouterr().err


BAD = (
    ("cardrules 3\n", 1, 11),
    ("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n", 5, 1),
)


@pytest.mark.parametrize(("text", "line", "column"), BAD)
def test_a_record_that_holds_under_neither_has_status_1(
    text: str, line: int, column: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    assert called(str(path), "--rules", "GUIDE") == 1
    said, complaints = capsys.readouterr()
    assert not said
    assert f"line {line}, column {column}" in complaints
    assert called(str(path), "--rules", "GUIDE", "--json") == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["error"]["line"], document["error"]["column"]) == (line, column)


def test_a_file_that_is_not_there_has_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(str(tmp_path / "none"), "--rules", "GUIDE") == 2
    assert capsys.readouterr().err.startswith("cardrules: ")


def test_without_rich_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert called(BENCHMARK, "--rules", "SILENT") == 2
    assert "cardrules[cli]" in capsys.readouterr().err
    assert called(BENCHMARK, "--rules", "SILENT", "--json") == 0


def test_a_match_is_asked_of_all_profiles(capsys: pytest.CaptureFixture[str]) -> None:
    profiles = [word for name in arbaa_turub.PROFILES for word in ("--rules", name)]
    assert called(str(RECORDS / "guide-match.txt"), *profiles) == 1
    told = rules_of(capsys.readouterr().out)
    assert [*told][1:] == [*arbaa_turub.PROFILES]
    assert len(told["GUIDE"]) == 1


@pytest.mark.parametrize(("call", "shown"), calls_on("commands-diverge.md"))
def test_the_page_shows_what_it_says(
    call: list[str],
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    assert call[0] == DIVERGE.name
    assert called(*call[1:]) == 1
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == shown


def test_as_a_process_it_reads_files_and_standard_input() -> None:
    assert run(BENCHMARK, "--rules", "SILENT").returncode == 0
    piped = run("-", "--rules", "benchmark=none", given=Path(BENCHMARK).read_text("utf-8"))
    assert (piped.returncode, piped.stderr) == (1, "")
    assert "T-I4" in piped.stdout
    assert run(BENCHMARK).returncode == 2
    assert run(BENCHMARK, "--rules", "benchmark=all").returncode == 2


def test_a_hand_built_ending_is_asked_as_well() -> None:
    state = at_builder.endgame("A♥", "6♣", "6♦", "6♠", tricks=(18, 17))
    text = dumps(Record("arbaa_turub", state.rules, position=state))
    assert run("-", "--rules", "TWO_IN_A_ROW", given=text).returncode == 0
