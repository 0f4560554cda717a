"""`cardrules replay --html`, as a process and as a function."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules.cli import main
from cardrules.records import loads
from cardrules.replaypage import page
from tests.cli.process import CARDRULES, run
from tests.cli.test_replay import BAD, RECORD
from tests.records.test_round_trips import text_of

PAGE = page(loads(text_of(RECORD)))


def test_as_a_process_it_writes_the_page_of_the_record(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = run("replay", str(RECORD), "--html", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert file.read_bytes() == PAGE.encode()


def test_it_writes_over_a_page_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("x" * 2 * len(PAGE), encoding="utf-8")
    assert main(["replay", str(RECORD), "--html", str(file)]) == 0
    assert file.read_bytes() == PAGE.encode()


def test_it_reads_standard_input_and_writes_standard_output_in_utf_8() -> None:
    command = [*CARDRULES, "replay", "-", "--html", "-"]
    text = text_of(RECORD).encode()
    done = subprocess.run(
        command, input=text, capture_output=True, check=False, env={"PYTHONIOENCODING": "ascii"}
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == PAGE.encode()


def test_a_record_that_does_not_hold_has_a_page_and_status_1(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = run("replay", "-", "--html", str(file), given=BAD)
    assert (done.returncode, done.stdout) == (1, "")
    assert "line 5" in done.stderr
    assert "(G-2)" in done.stderr
    assert file.read_bytes() == page(loads(BAD)).encode()


def test_what_is_no_record_has_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, file = tmp_path / "bad.txt", tmp_path / "page.html"
    record.write_text("cardrules 3\n", encoding="utf-8")
    file.write_text("as it was", encoding="utf-8")
    assert main(["replay", str(record), "--html", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"{record}: line 1, column 11")
    assert file.read_text(encoding="utf-8") == "as it was"


def test_a_record_that_is_not_there_has_status_2_and_no_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert run("replay", str(tmp_path / "none"), "--html", str(file)).returncode == 2
    assert not file.exists()


@pytest.mark.parametrize("name", ["none/page.html", "."])
def test_a_page_that_cannot_be_written_has_status_2(tmp_path: Path, name: str) -> None:
    done = run("replay", str(RECORD), "--html", str(tmp_path / name))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cardrules: ")
    assert str(tmp_path / name) in done.stderr


def test_a_name_that_no_file_can_have_has_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--html", "page\0.html"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("cardrules: ")


def test_a_full_disk_has_status_2() -> None:
    assert run("replay", str(RECORD), "--html", "/dev/full").returncode == 2
    call = f"{shlex.join(CARDRULES)} replay {RECORD} --html - >/dev/full"
    assert subprocess.run(["/bin/sh", "-c", call], check=False).returncode == 2


@pytest.mark.parametrize("bad", [False, True])
def test_the_record_is_not_written_over(
    tmp_path: Path, bad: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(BAD if bad else text_of(RECORD), encoding="utf-8")
    link = tmp_path / "link.html"
    link.symlink_to(record)
    for name in (record, link):
        before = record.read_bytes()
        assert main(["replay", str(record), "--html", str(name)]) == 2
        assert str(name) in capsys.readouterr().err
        assert record.read_bytes() == before


def test_a_page_and_json_at_once_are_a_wrong_call() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["replay", str(RECORD), "--html", "page.html", "--json"])
    assert caught.value.code == 2


def test_it_does_without_rich(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main(["replay", str(RECORD), "--html", "-"]) == 0
    assert capsys.readouterr().out == PAGE
