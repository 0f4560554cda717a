"""Ctrl-C while a command waits for its file."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from cardrules.cli.command import INTERRUPTED
from tests.cli.process import CARDRULES, PATIENCE


def test_ctrl_c_while_a_file_is_read_is_told_without_a_trace(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [*CARDRULES, "replay", str(pipe)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        # The pipe opens here once it is open there, and then there is nothing to read. It is closed
        # after the signal, which might come just before the process begins to wait.
        with pipe.open("w", encoding="utf-8"):
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (INTERRUPTED, "")
    assert err == "cardrules: interrupted\n"
