"""The command `cardrules replay`, as a process and as a function."""

import io
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules.cli import main
from cardrules.cli.jsonform import json_of
from cardrules.engine import CHANCE
from cardrules.records import loads
from tests.records.test_round_trips import FOLDER, RECORDS, text_of

BAD = "cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n"


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardrules", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_holds_is_refereed_with_status_0(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path)]) == 0
    said, complaints = capsys.readouterr()
    assert not complaints
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_json_has_every_action_with_its_events(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["holds"] is True
    assert len(document["steps"]) == len(loads(text_of(path)).actions)
    assert all(event["clause"] for step in document["steps"] for event in step["events"])


def test_as_a_process_it_reads_files_and_standard_input() -> None:
    assert run("replay", str(FOLDER / "guide-tricks.txt")).returncode == 0
    piped = run("replay", "-", given=text_of(FOLDER / "guide-tricks.txt"))
    assert piped.returncode == 0
    assert not piped.stderr


def test_a_record_that_does_not_hold_has_status_1_and_its_clause() -> None:
    done = run("replay", "-", given=BAD)
    assert done.returncode == 1
    assert "(G-2)" in done.stderr
    assert "line 5" in done.stderr


def test_json_of_a_record_that_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["line"], error["code"], error["clause"]) == (5, "wrong_phase", "G-2")


def test_json_of_a_record_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("cardrules 3\n", encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 1
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["line"], error["column"], error["clause"]) == (1, 11, None)


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_has_status_2(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record"
    if content is not None:
        path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith("cardrules: ")


@pytest.mark.parametrize("arguments", [[], ["replay"], ["play", "x"]])
def test_a_wrong_call_has_status_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


def test_help_tells_the_exit_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["replay", "--help"])
    assert caught.value.code == 0
    assert "exit status" in capsys.readouterr().out


def test_what_has_no_form_in_json_is_refused() -> None:
    with pytest.raises(TypeError):
        json_of(object())
    assert json_of((CHANCE, 1, None, True)) == ["chance", 1, None, True]


RECORD = FOLDER / "guide-tricks.txt"


@pytest.mark.parametrize(
    "redirected",
    ["replay - <&-", f"replay {RECORD} >&-", f"replay {RECORD} >/dev/full", "replay - <&- 2>&-"],
)
def test_streams_that_are_closed_or_full_have_status_2(redirected: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m cardrules {redirected}"
    assert subprocess.run(["/bin/sh", "-c", command], check=False).returncode == 2


def test_without_rich_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main(["replay", str(RECORD)]) == 2
    assert "cardrules[cli]" in capsys.readouterr().err
    assert main(["replay", str(RECORD), "--json"]) == 0


def test_a_file_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes("♣".encode() * 400_000)
    assert main(["replay", str(path)]) == 1


def test_it_writes_to_whatever_stands_for_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.StringIO()
    monkeypatch.setattr(sys, "stdout", heard)
    assert main(["replay", str(RECORD), "--json"]) == 0
    assert json.loads(heard.getvalue())["holds"] is True
