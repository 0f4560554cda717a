"""Notebooks: what IPython shows of states, views and steps once that is asked for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.pictures import Shown, enable, svg
from tests.builders.arbaa_turub import to_cut, to_lead

SHELL = """
import json
from IPython.core.interactiveshell import InteractiveShell
from cardrules import arbaa_turub as at, cuarenta as cu, engine, pictures
from examples import third_game
from tests.builders.arbaa_turub import to_cut, to_lead

shell = InteractiveShell.instance()
things = [
    to_lead(),
    at.view(to_lead(), at.Seat.EAST),
    at.step(to_cut(), at.Cut(3)),
    cu.new_match(),
    cu.view(cu.new_match(), None),
    cu.GUIDE,
    third_game.new_match(),
    engine.Step(third_game.new_match(), ()),
]
formats = [shell.display_formatter.format(thing)[0] for thing in things]
pictures.enable()
pictures.enable()
formats += [shell.display_formatter.format(thing)[0] for thing in things]
print(json.dumps([each.get("image/svg+xml") for each in formats]))
"""


def test_a_shell_shows_states_views_and_steps_as_pictures(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHELL],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env={**os.environ, "IPYTHONDIR": str(tmp_path), "PYTHONPATH": "."},
    )
    shown: list[str | None] = json.loads(done.stdout)
    things: list[Shown] = [
        to_lead(),
        at.view(to_lead(), at.Seat.EAST),
        at.step(to_cut(), at.Cut(3)),
        cu.new_match(),
        cu.view(cu.new_match(), None),
    ]
    expected = [svg(each).replace('" role', '" width="420" role', 1) for each in things]
    assert shown == [None] * 8 + expected + [None] * 3


def test_without_a_shell_it_is_said() -> None:
    with pytest.raises(RuntimeError):
        enable()


def test_it_needs_ipython(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "IPython", None)
    with pytest.raises(ImportError, match="notebook"):
        enable()


def test_nothing_else_needs_it() -> None:
    code = "import sys, cardrules.pictures; sys.exit('IPython' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
