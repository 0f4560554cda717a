"""Commands as processes: through pipes, and at a terminal that somebody sits at."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Final

CARDRULES: Final = (sys.executable, "-m", "cardrules")
PATIENCE: Final = 60
"""How many seconds a process may be silent before a test gives it up."""
LEAVE: Final = "\x04"
"""The end of input, as it is typed."""
INTERRUPT: Final = "\x03"
"""Ctrl-C: it is sent as the signal that a terminal makes of it."""


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with text on its standard input."""
    return subprocess.run(
        [*CARDRULES, *arguments], input=given, capture_output=True, text=True, check=False
    )


def interrupted(at: str, *arguments: str) -> tuple[int, str, str]:
    """Interrupt a command as soon as it tells a terminal that it is so far.

    Gives its status, its output, and what it told the terminal, which is its standard error.
    """
    ours, theirs = pty.openpty()
    command = [*CARDRULES, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True) as process:
        os.close(theirs)
        told = b""
        try:
            while at.encode() not in told and (part := _next_part(ours)):
                told += part
            process.send_signal(signal.SIGINT)
            said, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
        while part := _next_part(ours):
            told += part
    os.close(ours)
    return process.returncode, said, told.decode()


def at_a_terminal(
    arguments: tuple[str, ...], prompt: str, answer: Callable[[str], str]
) -> tuple[list[str], int]:
    """Sit at a terminal with a command: each time it prompts, `answer` is given what it showed.

    Gives what was shown up to each prompt and to the end, with what was typed, and the status.
    """
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*CARDRULES, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True
    )
    os.close(theirs)
    try:
        return _conversation(process, ours, prompt, answer), process.wait(PATIENCE)
    finally:
        os.close(ours)
        process.kill()
        process.wait()


def _conversation(
    process: subprocess.Popen[bytes], ours: int, prompt: str, answer: Callable[[str], str]
) -> list[str]:
    """Answer each prompt until the process ends."""
    shown: list[str] = []
    seen = b""
    while part := _next_part(ours):
        seen += part
        if seen.endswith(prompt.encode()):
            shown.append(seen.decode().replace("\r\n", "\n"))
            seen = b""
            typed = answer(shown[-1])
            if typed == INTERRUPT:
                process.send_signal(signal.SIGINT)
            else:
                os.write(ours, typed.encode() if typed == LEAVE else f"{typed}\n".encode())
    return [*shown, seen.decode().replace("\r\n", "\n")]


def _next_part(terminal: int) -> bytes:
    """Read what comes next; nothing once the other end is gone."""
    if not select.select([terminal], [], [], PATIENCE)[0]:
        raise TimeoutError
    try:
        return os.read(terminal, 65536)
    except OSError:  # as Linux has it
        return b""
