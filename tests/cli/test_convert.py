"""The command `cardrules convert`: records and positions to JSON and back."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.cli.convert import CONVERT
from cardrules.jsonforms import DocumentError, Json, dumps, from_json, loads, to_json
from cardrules.records import Record, format_state, parse_state
from cardrules.records import dumps as as_text
from cardrules.records import loads as from_text
from cardrules.seats import Seat
from tests.records.test_round_trips import FOLDER, RECORDS, text_of

STATE = cuarenta.new_match(dealer=Seat.EAST)
LINE = format_state(STATE)


def convert(path: Path, *options: str) -> int:
    parser = argparse.ArgumentParser()
    CONVERT.arguments(parser)
    return CONVERT.run(parser.parse_args([str(path), *options]))


def said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, *options: str
) -> tuple[int, str, str]:
    """The exit status, what was written, and what was complained of."""
    path = tmp_path / "given"
    path.write_text(content, encoding="utf-8")
    status = convert(path, *options)
    written, complaint = capsys.readouterr()
    return status, written, complaint.replace(str(path), "given")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_becomes_json_and_text_again(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = from_text(text_of(path))
    assert convert(path) == 0
    document = capsys.readouterr().out
    assert loads(document) == record
    assert said(tmp_path, capsys, document) == (0, as_text(record), "")


def test_a_position_becomes_json_and_text_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, document, _ = said(tmp_path, capsys, f"\n  {LINE}\n")
    assert status == 0
    assert loads(document) == STATE == parse_state(LINE)
    assert said(tmp_path, capsys, f"\ufeff\n{document}") == (0, f"{LINE}\n", "")


def test_the_same_format_is_written_as_it_is_always_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    loose = "CARDRULES 1\n game cuarenta # what else\n\n"
    assert said(tmp_path, capsys, loose, "--to", "text") == (
        0, as_text(Record("cuarenta", cuarenta.GUIDE)), ""
    )  # fmt: skip
    spaced = json.dumps(to_json(STATE), indent=2)
    assert said(tmp_path, capsys, spaced, "--to", "json") == (0, f"{dumps(STATE)}\n", "")
    assert said(tmp_path, capsys, LINE, "--to", "json") == (0, f"{dumps(STATE)}\n", "")
    assert said(tmp_path, capsys, spaced, "--to", "text") == (0, f"{LINE}\n", "")


WRONG: dict[str, tuple[str, str]] = {
    "a record": ("cardrules 1\ngame whist\n", "line 2, column 6: "),
    "a position": (f"\n {LINE.replace('shuffle', 'deal')}", "line 2, column 17: "),
    "a position that ends": ("cuarenta GUIDE", "line 1, column 15: "),
    "two positions": (f"{LINE}\n{LINE}\n", "line 2, column 9: "),
    "a position that cannot be": (LINE.replace(" E ", " - "), "dealer: "),
    "no json": ('{"cardrules"\n:', "line 2, column 2: "),
    "an array": ("[]", "$: "),
    "another version": (dumps(STATE).replace(":1,", ":3,", 1), "$.version: "),
    "something in it": (dumps(STATE).replace('"east"', '"up"'), "$.dealer: "),
    "a kind with no text": (dumps(cuarenta.Pass()), "$.cardrules: "),
    "nothing": ("", "line 1, column 1: "),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_cannot_be_read_is_refused_at_its_place(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, place = WRONG[kind]
    status, written, complaint = said(tmp_path, capsys, content)
    assert (status, written) == (1, "")
    assert complaint.startswith(f"given: {place}")


def test_a_record_that_has_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = arbaa_turub.DrawForDealer(arbaa_turub.PACK[:3])
    document = dumps(Record("arbaa_turub", arbaa_turub.GUIDE, actions=[part]))
    assert said(tmp_path, capsys, document, "--to", "json")[0] == 0
    assert said(tmp_path, capsys, document)[:2] == (1, "")


def test_a_file_that_is_not_there_has_status_2(tmp_path: Path) -> None:
    assert convert(tmp_path / "nothing") == 2


# --- As a process --------------------------------------------------------------------------------


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardrules", "convert", *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_as_a_process_it_reads_files_and_standard_input() -> None:
    path = FOLDER / "guide-tricks.txt"
    document = run(str(path))
    assert (document.returncode, document.stderr) == (0, "")
    again = run("-", given=document.stdout)
    assert (again.returncode, again.stderr) == (0, "")
    assert from_text(again.stdout) == from_text(text_of(path))


def test_as_a_process_it_tells_what_is_wrong() -> None:
    for given, status in (("cardrules 2\n", 1), ("{}", 1), ("[" * 500_000, 1)):
        done = run("-", given=given)
        assert (done.returncode, done.stdout) == (status, "")
        assert done.stderr.startswith("-: ")
    assert run("-", "--to", "yaml").returncode == 2
    assert run("nothing-of-that-name").returncode == 2


def test_what_is_written_is_plain_json() -> None:
    document: Json = json.loads(run("-", given=LINE).stdout)
    assert from_json(document) == STATE
    with pytest.raises(DocumentError):
        from_json([document])
