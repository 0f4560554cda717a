"""The command `cardrules bots`, as a process and as a function."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from itertools import combinations

import pytest

from cardrules.bots import Comparison
from cardrules.cli import main
from cardrules.cli.bots import _document, _Found, _Plan, _table
from tests.cli.process import interrupted, run

QUICK = ("bots", "arbaa_turub", "--bots", "random,greedy")
SEARCHING = ("bots", "cuarenta", "--deals", "1", "--worlds", "1", "--playouts", "2", "--json")


def test_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "cuarenta", "--deals", "1", "--worlds", "1"]) == 0
    said, complaints = capsys.readouterr()
    heading, columns, *rows = said.splitlines()
    assert not complaints
    assert heading == "cuarenta: 1 mirrored deal, 1 world, 1 playout, seed 0"
    assert columns.split()[0] == "pair"
    assert [row.split()[0] for row in rows] == ["greedy–random", "search–random", "search–greedy"]
    assert max(map(len, said.splitlines())) <= 80


def test_json_has_every_pair_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--deals", "10", "--seed", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["measure"], found["seed"]) == ("arbaa_turub", "tricks a game", "2")
    assert (found["deals"], found["interrupted"]) == (10, False)
    (pair,) = found["pairs"]
    assert pair["unfinished"] == 0
    assert (pair["first"], pair["other"], pair["ahead"]) == ("greedy", "random", "greedy")
    assert sum(pair["means"]) == pytest.approx(36)
    assert pair["difference"] == pytest.approx(pair["means"][0] - pair["means"][1])
    low, high = pair["interval"]
    assert 0 < low < pair["difference"] < high


def test_it_is_the_same_on_every_run_and_on_any_number_of_processes() -> None:
    alone, together = (run(*SEARCHING, "--jobs", jobs) for jobs in ("1", "2"))
    assert (alone.returncode, together.returncode) == (0, 0)
    assert len(json.loads(alone.stdout)["pairs"]) == 3
    assert alone.stdout == together.stdout
    assert not alone.stderr + together.stderr


def test_another_seed_is_another_tournament() -> None:
    outputs = {run(*QUICK, "--deals", "3", "--seed", seed).stdout for seed in ("0", "1", "2")}
    assert len(outputs) == 3


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_gives_what_was_counted(jobs: str) -> None:
    status, said, told = interrupted(
        "deal 3 of", *QUICK, "--deals", "100000", "--json", "--jobs", jobs
    )
    assert status == 130
    found = json.loads(said)
    deals = found["deals"]
    assert found["interrupted"] is True
    assert 3 <= deals < 100_000
    assert told.splitlines()[-1].endswith(f"{deals} of 100000 deals are counted")
    whole = run(*QUICK, "--deals", str(deals), "--json")
    assert json.loads(whole.stdout)["pairs"] == found["pairs"]


def test_what_was_not_played_once_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    """An interruption that comes before the first deal is over leaves an empty table."""
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        assert main(["bots", "arbaa_turub", "--worlds", "10000", "--json"]) == 130
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    found = json.loads(capsys.readouterr().out)
    assert (found["deals"], found["pairs"], found["interrupted"]) == (0, [], True)


@pytest.mark.parametrize(
    "arguments",
    [
        ["bots"],
        ["bots", "bridge"],
        ["bots", "cuarenta", "more"],
        *(
            ["bots", "cuarenta", "--bots", names]
            for names in ("", "greedy", "greedy,clever", "greedy,greedy", "greedy,random,")
        ),
        *(
            ["bots", "cuarenta", f"--{option}", number]
            for option in ("deals", "worlds", "playouts", "jobs")
            for number in ("0", "-1", "x", "", "1.5", "1_0", "１", "9" * 7, "9" * 5000)
        ),
        ["bots", "cuarenta", "--seed", "-1"],
        ["bots", "cuarenta", "--seed", str(2**256)],
    ],
)
def test_a_wrong_call_has_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("usage: cardrules")


def test_the_highest_seed_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--deals", "1", "--seed", str(2**256 - 1), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == str(2**256 - 1)


def test_bouts_that_did_not_end_are_told() -> None:
    results = Comparison("greedy", "random", ((1, 1), (0, 1)), 1)
    plan = _Plan(
        game="cuarenta",
        bots=("random", "greedy"),
        deals=2,
        seed=0,
        worlds=1,
        playouts=1,
        jobs=1,
    )
    told = _table(plan, _Found((results,), 2, interrupted=False)).splitlines()
    assert len(told) == 4
    assert told[-1].startswith("1 of 4 bouts")
    assert (
        json.loads(_document(plan, _Found((results,), 2, interrupted=False)))["pairs"][0][
            "unfinished"
        ]
        == 1
    )
    assert len(_table(plan, _Found((), 0, interrupted=True)).splitlines()) == 1


def test_help_tells_the_exit_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["bots", "--help"])
    assert caught.value.code == 0
    assert "exit status" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("redirected", "status"),
    [
        (">&-", 2),
        (">/dev/full", 2),
        (">&- 2>&-", 2),
        ("2>&- >/dev/null", 0),
        ("--json >/dev/full", 2),
    ],
)
def test_streams_that_are_closed_or_full(redirected: str, status: int) -> None:
    command = f"{shlex.quote(sys.executable)} -m cardrules {' '.join(QUICK)} --deals 1 {redirected}"
    assert subprocess.run(["/bin/sh", "-c", command], check=False).returncode == status


def test_the_table_has_no_blanks_at_its_right_and_needs_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main([*QUICK, "--deals", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines == [line.rstrip() for line in lines]


def test_every_pair_of_bots_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    for one, other in combinations(("search", "random", "greedy"), 2):
        names = f"{one},{other}"
        assert main(["bots", "cuarenta", "--bots", names, "--deals", "1", "--worlds", "1"]) == 0
        assert f"{other}–{one}" in capsys.readouterr().out
