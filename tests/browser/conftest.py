"""One browser for all tests here, and a replay page of a record of each game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.browser.screen import ROOT, Screen, screen

RECORDS = {"arbaa_turub": "guide-match.txt", "cuarenta": "cuarenta-whole-game.txt"}


@pytest.fixture(scope="session")
def browser() -> Iterator[Screen]:
    with screen() as started:
        yield started


@pytest.fixture
def shown(browser: Screen) -> Screen:
    """The browser, with nothing noted of what was shown before."""
    browser.complaints()
    return browser


@pytest.fixture(scope="session")
def replays(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    folder = tmp_path_factory.mktemp("replays")
    pages = {game: folder / f"{game}.html" for game in RECORDS}
    for game, name in RECORDS.items():
        record = ROOT / "examples" / "records" / name
        command = [sys.executable, "-m", "cardrules", "replay", str(record), "--html"]
        subprocess.run([*command, str(pages[game])], check=True)
    return pages
