"""What shares out work to processes, and Ctrl-C meanwhile."""

from __future__ import annotations

import signal
import sys

import pytest

from cardrules.cli.crew import _interrupting_nobody_else, crew


def _is_held_back(_: int) -> bool:
    """Say whether Ctrl-C is held back where this runs."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_the_processes_take_no_notice_of_an_interruption_and_this_one_does() -> None:
    with crew(_is_held_back, 2) as each:
        assert [*each(range(4))] == [True] * 4
        assert not _is_held_back(0)


def _interrupted_while_starting(started: list[int]) -> None:
    """Be interrupted, and then have started a process."""
    with _interrupting_nobody_else():
        signal.raise_signal(signal.SIGINT)
        started.append(1)


def test_an_interruption_while_a_process_is_started_comes_afterwards() -> None:
    started: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        _interrupted_while_starting(started)
    assert started == [1]
    assert not _is_held_back(0)


def test_where_nothing_can_be_held_back_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with _interrupting_nobody_else():
        assert not _is_held_back(0)
