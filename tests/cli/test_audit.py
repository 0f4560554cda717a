"""The command `cardrules audit`, as a process and as a function."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules.cli.audit import AUDIT
from tests.audit.asking import captures, tricks

FOLDER = Path(__file__).parents[2] / "examples" / "records" / "table"
SOUND = sorted(path for path in FOLDER.glob("*.txt") if "revoke" not in path.stem)
GUILTY = FOLDER / "proved-revoke.txt"
BAD = tricks("whistle")


def called(*arguments: str) -> int:
    """Run the command as it is called."""
    parser = argparse.ArgumentParser()
    AUDIT.arguments(parser)
    return AUDIT.run(parser.parse_args(arguments))


def process(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardrules", "audit", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_a_sound_record_has_status_0(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(path)) == 0
    said, complaints = capsys.readouterr()
    assert not complaints
    assert max(map(len, said.splitlines())) <= 80


def test_a_proved_revoke_has_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(GUILTY)) == 1
    said = capsys.readouterr().out
    assert "T-3.2" in said
    # Nothing is filled up with blanks, also where a finding takes two lines.
    assert len(said.splitlines()) == 4
    assert [line.rstrip() for line in said.splitlines()] == said.splitlines()


def test_json_has_all_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(GUILTY), "--json") == 1
    document = json.loads(capsys.readouterr().out)
    assert document["clean"] is False
    (finding,) = document["findings"]
    assert (finding["code"], finding["clause"], finding["seat"]) == ("revoke", "T-3.2", "south")
    assert finding["proof"] > finding["line"]


def test_open_points_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.txt"
    path.write_text(captures("deal", "A♣", "?"), encoding="utf-8")
    assert called(str(path)) == 0
    assert "open: " in capsys.readouterr().out


def test_what_cannot_be_read_has_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    assert called(str(path)) == 2
    assert "line 6" in capsys.readouterr().err
    assert called(str(tmp_path / "none.txt")) == 2


def test_without_rich_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert called(str(GUILTY)) == 2
    assert "rich" in capsys.readouterr().err


def test_as_a_process() -> None:
    assert process(str(GUILTY)).returncode == 1
    assert process("-", given=GUILTY.read_text(encoding="utf-8")).returncode == 1
    assert process("-", given=BAD).returncode == 2
    assert process(*map(str, SOUND[:1])).returncode == 0
    assert process().returncode == 2
