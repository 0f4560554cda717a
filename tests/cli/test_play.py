"""The command `cardrules play`: at a terminal, through pipes and as a function."""

from __future__ import annotations

import io
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from cardrules import cuarenta
from cardrules._books import BOOKS
from cardrules.cli import main
from cardrules.record import AnyState
from cardrules.records import loads, referee
from cardrules.seats import Seat
from tests.cli.process import CARDRULES, INTERRUPT, LEAVE, at_a_terminal, run
from tests.cli.screens import Player, leaks

PROMPT: Final = "South> "


def end(path: Path) -> AnyState:
    """Referee a saved match, and give the state that it has come to."""
    return referee(loads(path.read_text(encoding="utf-8")))[-1].state


# --- Whole games at a terminal -------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(("game", "until"), [("cuarenta", "never"), ("arbaa_turub", "T-4.1")])
def test_a_whole_game_at_a_terminal_shows_no_hidden_card(
    game: str, until: str, seed: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    player = Player(["help", "why", "show"], until)
    call = ("play", game, "--seed", seed, "--save", str(path))
    shown, status = at_a_terminal(call, PROMPT, player)
    assert status == 0
    assert not player.questions
    record = loads(path.read_text(encoding="utf-8"))
    state = end(path)
    if isinstance(state, cuarenta.State):
        assert cuarenta.outcome(state) is not None
    else:
        assert state.games_played == 1
    assert sum(player.acted) > 15
    assert leaks(shown, player.acted, record, Seat.SOUTH) == []
    assert leaks(shown, player.acted, record, Seat.NORTH)
    # What ends with the name of a file may be as long as that.
    lines = "".join(shown).splitlines()[:-1]
    assert max(map(len, lines)) <= 80
    assert run("replay", str(path)).returncode == 0


def test_the_same_seed_and_answers_give_the_same_match(tmp_path: Path) -> None:
    texts: list[str] = []
    for name in ("one", "other"):
        path = tmp_path / name
        call = ("play", "arbaa_turub", "--seed", "8", "--bots", "random", "--save", str(path))
        assert run(*call, given="1\n" * 30).returncode == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert len(texts[0].splitlines()) > 100


@pytest.mark.parametrize(("typed", "status"), [(LEAVE, 0), ("quit", 0), (INTERRUPT, 130)])
def test_whoever_leaves_has_the_match_saved(typed: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    answers = iter(["1", "1", typed])
    call = ("play", "cuarenta", "--seed", "3", "--save", str(path))
    shown, left = at_a_terminal(call, PROMPT, lambda _: next(answers))
    assert left == status
    assert len(shown) == 4
    assert BOOKS["cuarenta"].to_act(end(path)) is Seat.SOUTH


@pytest.mark.parametrize("ending", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_match_that_is_killed_is_saved_up_to_the_last_question(
    ending: signal.Signals, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    command = [*CARDRULES, "play", "cuarenta", "--seed", "3", "--save", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\nshow\n")
        process.stdin.flush()
        seen = ""
        while seen.count(PROMPT) < 4:
            seen += process.stdout.read(1)
        process.send_signal(ending)
    assert process.returncode == -ending
    assert BOOKS["cuarenta"].to_act(end(path)) is Seat.SOUTH
    assert len(loads(path.read_text(encoding="utf-8")).actions) > 8
    assert [*tmp_path.iterdir()] == [path]


def test_ctrl_c_leaves_the_line_of_the_prompt(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    call = ("play", "cuarenta", "--seed", "3", "--save", str(path))
    shown, _ = at_a_terminal(call, PROMPT, lambda _: INTERRUPT)
    assert shown[-1].startswith("\n")


def test_whoever_leaves_without_saving_leaves_nothing(tmp_path: Path) -> None:
    shown, status = at_a_terminal(("play", "cuarenta", "--seed", "3"), PROMPT, lambda _: INTERRUPT)
    assert status == 130
    assert len(shown) == 2
    assert not [*tmp_path.iterdir()]


# --- Answers -------------------------------------------------------------------------------------


def played(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answers: Iterable[str],
    *arguments: str,
    status: int = 0,
) -> list[str]:
    """Play as a function; gives what was shown behind each answer, the beginning first."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in answers)))
    assert main(["play", *arguments]) == status
    said = capsys.readouterr().out
    seat = re.search(r"You are (\w+);", said)
    assert seat is not None
    return said.split(f"{seat[1]}> ")


CUARENTA: Final = ("cuarenta", "--seed", "3")


def test_questions_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    questions = ("help", "?", "show", "why pass", "why ♥", "why", "9999", "0", "nonsense", "ronda")
    shown = played(monkeypatch, capsys, (*questions, "show", "q"), *CUARENTA)
    screen = shown[0].rpartition("\n\n")[2]
    assert shown[3].rpartition("\n\n")[2] == shown[-2].rpartition("\n\n")[2] == screen
    assert shown[1].splitlines()[1:] == shown[2].splitlines()[1:]
    assert len(shown[1].splitlines()) > 7
    assert "South may: pass" in shown[4]
    for part in shown[5:10]:
        assert "South> " not in part
        assert len(part.splitlines()) == 2 or "why" in part
    assert "(C-3.1)" in shown[10]
    assert [part.splitlines()[0] for part in shown[1:11]] == [*questions]


def test_actions_are_done_by_number_by_text_and_by_nothing_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    by_number = played(monkeypatch, capsys, ("1", "quit"), *CUARENTA)
    by_text = played(monkeypatch, capsys, ("  PASS".lower(), "quit"), *CUARENTA)
    by_nothing = played(monkeypatch, capsys, ("", "quit"), *CUARENTA)
    after = [part[1].partition("\n")[2] for part in (by_number, by_text, by_nothing)]
    assert after[0] == after[1] == after[2]
    several = played(monkeypatch, capsys, ("pass", "", "quit"), *CUARENTA)
    assert len(several[2].splitlines()) == 2


def test_a_ruling_and_chance_are_not_a_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, ("misdeal", "why misdeal", "shuffle A♣"), *CUARENTA)
    assert all("(G-1)" in part for part in shown[1:4])


def test_why_names_the_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, ("why 5♥ x 5♦", "pass", "why four"), *CUARENTA)
    assert "(G-2)" in shown[1]
    assert "(C-3.5)" in shown[3]


@pytest.mark.parametrize("seat", ["north", "east", "south", "west"])
def test_any_seat_can_be_taken_under_any_rules(
    seat: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ("arbaa_turub", "--seat", seat, "--seed", "1", "--rules", "SILENT  direction=clockwise")
    shown = played(monkeypatch, capsys, ("1",) * 5, *call)
    assert len(shown) == 7
    assert "rules signals=no cut=no, seed 1" in shown[0]


def test_a_new_seed_is_told_and_gives_the_match_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(monkeypatch, capsys, ("1",) * 5, "cuarenta")
    seed = re.search(r"seed (\d+)", shown[0])
    assert seed is not None
    assert played(monkeypatch, capsys, ("1",) * 5, "cuarenta", "--seed", seed[1]) == shown
    assert played(monkeypatch, capsys, ("1",) * 5, "cuarenta") != shown


def test_the_match_so_far_can_be_saved_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other = tmp_path / "match.txt", tmp_path / "a name with blanks.txt"
    answers = ("1", "save", f"save {other}", "1", f"save {tmp_path}", "quit")
    shown = played(monkeypatch, capsys, answers, *CUARENTA, "--save", str(path))
    assert len(shown) == 7
    longer, shorter = (loads(each.read_text(encoding="utf-8")) for each in (path, other))
    assert shorter.actions == longer.actions[: len(shorter.actions)]
    assert len(longer.actions) > len(shorter.actions) > 2
    shown = played(monkeypatch, capsys, ("save",), *CUARENTA)
    assert len(shown[1].splitlines()) == 2
    assert sorted(tmp_path.iterdir()) == [other, path]


# --- Ends of all kinds ---------------------------------------------------------------------------


def test_bytes_that_are_no_text_and_endless_lines_are_no_answers() -> None:
    command = [*CARDRULES, "play", *CUARENTA]
    given = b"\xff\xfe\n" + b"1" * 1001 + b"\n" + b"1" * 5000 + b"\n1"
    done = subprocess.run(command, input=given, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    parts = done.stdout.split(b"South> ")
    assert len(parts) == 6
    assert all(len(part.splitlines()) == 2 for part in parts[1:4])
    assert b"C-3.1" in parts[4]


@pytest.mark.parametrize(
    ("redirected", "status"),
    [("<&-", 0), ("0>/dev/null", 0), (">&-", 2), (">/dev/full", 2), (">/dev/full 2>&-", 2)],
)
def test_streams_that_are_closed_or_full(redirected: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    command = f"{shlex.join(CARDRULES)} play cuarenta --save {path} {redirected}"
    done = subprocess.run(["/bin/sh", "-c", command], stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == status


def test_whoever_reads_no_more_has_the_match_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    given = "1\n" * 2000
    command = f"{shlex.join(CARDRULES)} play cuarenta --seed 3 --save {path} | head -c 100"
    subprocess.run(
        ["/bin/sh", "-c", command],
        input=given,
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert loads(path.read_text(encoding="utf-8")).actions


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "/no/such/place", "."])
def test_a_name_that_no_file_can_have_ends_nothing(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    done = run("play", *CUARENTA, "--save", str(path), given=f"save {name}\n1\nquit\n")
    assert done.returncode == 0
    assert len(done.stderr.splitlines()) == 1
    assert BOOKS["cuarenta"].to_act(end(path)) is Seat.SOUTH


@pytest.mark.parametrize("answers", [[], ["save"], ["save", "1", "save"]])
def test_a_match_that_cannot_be_saved_has_status_1(
    answers: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    class Removing:
        """Input at whose beginning the folder goes."""

        def __init__(self) -> None:
            self.lines = iter(answers)

        def readline(self, size: int) -> str:
            del size
            if folder.exists():
                (folder / "match.txt").unlink()
                folder.rmdir()
            line = next(self.lines, None)
            return "" if line is None else f"{line}\n"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Removing())
    assert main(["play", *CUARENTA, "--save", str(folder / "match.txt")]) == 1
    said = capsys.readouterr()
    # Each `save` says so, each screen, and the end; and nothing says that it is saved.
    tries = answers.count("save") + answers.count("1") + 1
    assert [line.partition(":")[0] for line in said.err.splitlines()] == ["cardrules"] * tries
    assert "match.txt" not in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["whist"],
        ["cuarenta", "--seat", "middle"],
        ["cuarenta", "--bots", "best"],
        ["cuarenta", "--seed", "-1"],
        ["cuarenta", "--seed", str(2**256)],
        ["cuarenta", "--seed", "٣"],
        ["cuarenta", "--rules", "BEST"],
        ["cuarenta", "--rules", "players=3"],
        ["cuarenta", "--rules", "prize_points=0 prize_replaces_caida=yes"],
        ["cuarenta", "--save", "/no/such/place"],
    ],
)
def test_a_wrong_call_has_status_2(arguments: list[str]) -> None:
    done = run("play", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr
