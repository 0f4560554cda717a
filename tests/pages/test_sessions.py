"""What the pages show of commands is what the commands say."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.cli.process import CARDRULES
from tests.pages.blocks import PAGES, ROOT, Session, blocks_of, name_of, sessions_of

INSTALLING: Final = re.compile(r"python3 -m pip install (\.|\"\.\[(\w+)\]\")")
TASK: Final = re.compile(r"python3 dev\.py (\w+)")
"""Commands that build environments; the tasks have tests of their own, and `.ci/run` runs them."""
OURS: Final = re.compile(r"(^|(?<=\| ))cardrules (?=[a-z])")
PYTHON: Final = re.compile(r"\bpython3? (?=-m)")
PLAYING: Final = re.compile(r"cardrules (bots|compare) ")
"""Commands that play many matches. Tests of their own hold every line of them."""
PATIENCE: Final = 120
"""How many seconds a command may take, even where much else runs: a page shows what is quick."""

SESSIONS: Final = [
    (f"{name_of(page)}:{block.line}", session)
    for page in PAGES
    for block in blocks_of(page)
    if block.is_session
    for session in sessions_of(block)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder to type in: with the examples, and with the reader's own `match.txt`."""
    made = tmp_path_factory.mktemp("typed")
    shutil.copytree(
        ROOT / "examples", made / "examples", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "examples" / "records" / "guide-match.txt", made / "match.txt")
    return made


def as_it_runs(command: str) -> str:
    """Put the Python of these tests where a reader has the installed command."""
    here = shlex.quote(sys.executable)
    return OURS.sub(
        lambda _: f"{shlex.join(CARDRULES)} ", PYTHON.sub(lambda _: f"{here} ", command)
    )


def surroundings(command: str) -> dict[str, str]:
    """Give the environment to run a command in.

    To measure which lines a process runs makes it several times as slow, so those that play many
    matches are not measured.
    """
    unmeasured = PLAYING.search(command) is not None
    return {
        name: value
        for name, value in os.environ.items()
        if not (unmeasured and name.startswith("COVERAGE_PROCESS_"))
    }


@pytest.mark.parametrize(
    "session", [session for _, session in SESSIONS], ids=[place for place, _ in SESSIONS]
)
def test_a_command_says_what_the_page_shows(session: Session, folder: Path) -> None:
    if INSTALLING.fullmatch(session.command) or TASK.fullmatch(session.command):
        assert not session.said
        return
    called = as_it_runs(session.command)
    done = subprocess.run(
        ["/bin/sh", "-c", called],
        cwd=folder,
        env=surroundings(session.command),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode in {0, 1}
    if session.said:
        told = (done.stdout + done.stderr).splitlines()
        assert [line.rstrip() for line in told] == session.said.splitlines()


def test_the_extras_to_install_are_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [INSTALLING.fullmatch(session.command) for _, session in SESSIONS]
    extras = {match[2] for match in found if match and match[2]}
    assert extras
    assert extras <= {*project["optional-dependencies"]}
