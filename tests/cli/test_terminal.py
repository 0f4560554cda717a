"""What all commands do with files, terminals and pipes as they may be."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from cardrules.cli import main
from cardrules.cli.terminal import complain, put_in_place
from tests.cli.process import CARDRULES, run

POSITION: Final = "arbaa_turub GUIDE play - W H AC/AC6H/6C6H/KCKC - N:AC:- 17-17 -/-/-/- -:-:- 0"
ASCII: Final = {**os.environ, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}


def test_where_there_are_no_suits_they_are_letters_that_can_be_read_again() -> None:
    command = [*CARDRULES, "legal", "--position", POSITION]
    plain = subprocess.run(command, env=ASCII, capture_output=True, check=True).stdout
    said = run("legal", "--position", POSITION).stdout
    for sign, letter in zip("♣♦♥♠", "CDHS", strict=True):
        said = said.replace(sign, letter)
    assert plain.decode("ascii") == said


def test_other_letters_lose_their_accents_and_other_signs_are_doubted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(raw, "ascii", write_through=True))
    complain("caída – A♣ … é 三 \udcff")
    assert raw.getvalue() == b"caida - AC ... e ? ?\n"


def test_json_is_utf_8_everywhere() -> None:
    command = [*CARDRULES, "legal", "--json", "--position", POSITION]
    done = subprocess.run(command, env=ASCII, capture_output=True, check=True)
    assert "A♣" in done.stdout.decode("utf-8")


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"cardrules 1\n\xff", "byte 13 "), (None, "No such file"), ("folder", "Is a directory")],
)
def test_why_a_file_cannot_be_read_is_said_once(
    content: bytes | str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "given.txt"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        path.mkdir()
    assert main(["legal", str(path)]) == 2
    complaints = capsys.readouterr().err
    assert complaints.count("given.txt") == 1
    assert said in complaints
    assert "Errno" not in complaints


@pytest.mark.parametrize(
    "arguments",
    ["rules cuarenta --json", "rules cuarenta", "play cuarenta --seed 1 --bots random"],
)
def test_whoever_reads_no_more_is_told_nothing(arguments: str) -> None:
    # The reader is gone before anything is written.
    command = f"(sleep 2; {shlex.join(CARDRULES)} {arguments}; echo $? >&2) | true"
    done = subprocess.run(
        ["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    assert done.stderr == b"2\n"


@pytest.mark.parametrize("arguments", ["legal /no/such/file", "rules cuarenta C-99"])
def test_a_complaint_for_which_there_is_no_room_has_the_same_status(arguments: str) -> None:
    command = f"{shlex.join(CARDRULES)} {arguments} 2>/dev/full"
    assert subprocess.run(["/bin/sh", "-c", command], check=False).returncode == 2


def test_a_file_is_replaced_whole_with_the_rights_it_had(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("before", encoding="utf-8")
    file.chmod(0o640)
    put_in_place(str(file), "after ♣\n")
    assert file.read_bytes() == "after ♣\n".encode()
    assert file.stat().st_mode & 0o777 == 0o640
    assert [*tmp_path.iterdir()] == [file]


def test_what_cannot_be_put_in_place_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_in_place(str(tmp_path / "none.txt"), "text")
    assert not [*tmp_path.iterdir()]
