"""The command `cardrules perft`."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TypedDict

import pytest

from cardrules import engine
from cardrules.cli import main
from tests.cli.process import CARDRULES, run
from tests.perft.counts import Position, stored
from tests.records.test_round_trips import FOLDER

QUICK: Final = [each for listed in stored().values() for each in listed if each.count < 15_000]
LEAD: Final = next(each for each in stored()["arbaa_turub"] if "first lead" in each.name)


class Share(TypedDict):
    """What JSON says of a first action."""

    action: str
    lines: int


class Document(TypedDict):
    """What JSON says of a count."""

    depth: int
    lines: int
    complete: bool
    divide: list[Share]
    error: dict[str, str | int | None] | None


def counted(
    capsys: pytest.CaptureFixture[str], given: str, depth: int, status: int = 0
) -> Document:
    assert main(["perft", given, str(depth), "--json"]) == status
    found: Document = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("stored_count", QUICK, ids=lambda each: each.name)
def test_it_counts_what_is_known(
    stored_count: Position, capsys: pytest.CaptureFixture[str]
) -> None:
    document = counted(capsys, stored_count.position, stored_count.depth)
    assert (document["lines"], document["complete"]) == (stored_count.count, True)
    assert sum(each["lines"] for each in document["divide"]) == stored_count.count
    assert main(["perft", stored_count.position, str(stored_count.depth)]) == 0
    assert capsys.readouterr().out.split()[0] == str(stored_count.count)


def test_counts_by_first_action_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    each = QUICK[0]
    assert main(["perft", each.position, str(each.depth), "--divide"]) == 0
    *shares, total = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sum(int(share[0]) for share in shares) == int(total[0]) == each.count
    listed = counted(capsys, each.position, each.depth)["divide"]
    assert [" ".join(share[1:]) for share in shares] == [share["action"] for share in listed]
    assert len(shares) > 1


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 1), (200, 1)])
def test_where_nobody_decides_there_is_one_line(
    depth: int, lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    document = counted(capsys, str(FOLDER / "guide-tricks.txt"), depth)
    assert (document["lines"], document["divide"]) == (lines, [])
    assert main(["perft", str(FOLDER / "guide-tricks.txt"), str(depth), "--divide"]) == 0
    assert capsys.readouterr().out.split() == ["1", "1", "line"]


@pytest.mark.parametrize("depth", ["-1", "201", "999999999999", "٣", "1_0", "+1", "1e1", ""])
def test_a_depth_out_of_bounds_is_refused_with_the_bound(depth: str) -> None:
    done = run("perft", "--json", "--", str(FOLDER / "guide-tricks.txt"), depth)
    assert (done.returncode, done.stdout) == (2, "")
    assert "0 to 200" in done.stderr


def test_as_a_process_it_reads_positions_and_files() -> None:
    done = run("perft", QUICK[0].position, "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert run("perft", "-", "2", given=QUICK[0].position).stdout == done.stdout
    assert run("perft", "no such file", "2").returncode == 2
    assert run("perft", "cuarenta GUIDE nothing", "2").returncode == 1
    assert run("perft", QUICK[0].position, "two").returncode == 2


@contextmanager
def interrupted_while_counting() -> Generator[None, None, None]:
    """Have the next count interrupted once it is under way, as Ctrl-C would."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        del number
        is_counting = False
        while frame is not None:
            is_counting |= frame.f_code is engine.perft.__code__
            if is_counting and frame.f_locals.get("counts"):
                signal.setitimer(signal.ITIMER_REAL, 0)
                raise KeyboardInterrupt
            frame = frame.f_back

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_interruption_tells_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    with interrupted_while_counting():
        document = counted(capsys, LEAD.position, 30, status=130)
    assert not document["complete"]
    assert document["lines"] == sum(each["lines"] for each in document["divide"]) > 0
    assert len(document["divide"]) == 1
    with interrupted_while_counting():
        assert main(["perft", LEAD.position, "30"]) == 130
    said, complaints = capsys.readouterr()
    assert not said
    assert complaints.startswith("cardrules: interrupted")
    with interrupted_while_counting():
        assert main(["perft", LEAD.position, "30", "--divide"]) == 130
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_ctrl_c_as_a_process() -> None:
    command = [*CARDRULES, "perft", LEAD.position, "8", "--divide"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline().split()
        process.send_signal(signal.SIGINT)
        said, complaints = process.stdout.read(), process.stderr.read()
        assert process.wait() == 130
    assert int(first[0]) > 0
    assert said
    assert complaints.startswith(b"cardrules: interrupted")
