"""Plant each mutant in a copy of the package, and see that the quick tests notice it.

usage: python -m tests.mutants [GAME ...]

Exit status 0: every mutant was noticed; 1: one survived; 2: the tests fail without any.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants.games import GAMES, Game
from tests.mutants.mutant import PACKAGE, Mutant, planted

ROOT: Final = Path(__file__).parents[2]
WORKERS: Final = 2
PATIENCE: Final = 300
"""After how many seconds a mutant counts as noticed: it never comes to an end."""


class Verdict(NamedTuple):
    """What became of a copy of the package: the first test that failed, `None` if none did."""

    noticed_by: str | None
    seconds: float


def named_for(clause: str, game: str) -> tuple[str, ...]:
    """Give the files of tests that have one named after a clause."""
    number = clause.lower().replace("-", "_").replace(".", "_")
    name = re.compile(rf"^def test_{number}_", re.MULTILINE)
    folder = ROOT / "tests" / "rules" / game
    return tuple(
        str(path.relative_to(ROOT))
        for path in sorted(folder.glob("test_*.py"))
        if name.search(path.read_text(encoding="utf-8"))
    )


def stages(game: str, clause: str | None) -> list[tuple[str, ...]]:
    """Give the tests to run one after the other, those first that notice most in least time."""
    paths = (
        named_for(clause, game) if clause else (),
        (f"tests/rules/{game}",),
        (f"tests/unit/{game}", f"tests/mutants/test_extra_{game}.py"),
        (f"tests/hostile/{game}",),
        ("tests/differential", "-k", game),
        ("tests/properties", "-k", game),
    )
    return [stage for stage in paths if stage]


def first_failure(package_root: Path, game: str, clause: str | None) -> str | None:
    """Run the tests on a copy of the package, and name the first that fails."""
    environment = dict(os.environ, PYTHONPATH=str(package_root), HYPOTHESIS_PROFILE="ci")
    plugins = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov")
    options = ("-x", "-q", "--tb=no", "-rfE", *plugins)
    for stage in stages(game, clause):
        command = (sys.executable, "-m", "pytest", *options, *stage)
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"the clock, in {stage[0]}"
        if done.returncode in (1, 2):
            named = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
            return named[1] if named else stage[0]
        if done.returncode:
            raise RuntimeError(f"pytest gave {done.returncode}:\n{done.stdout}")
    return None


def verdict_on(mutant: Mutant | None, game: str) -> Verdict:
    """Run the tests on a copy of the package with a mutant, or as it is."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as directory:
        # With what has been compiled already, which the one file that is another does not fit.
        copy = Path(shutil.copytree(PACKAGE, Path(directory, PACKAGE.name)))
        if mutant is not None:
            (copy / mutant.file).write_text(planted(mutant), encoding="utf-8")
        noticed_by = first_failure(copy.parent, game, mutant.clause if mutant else None)
    return Verdict(noticed_by, time.perf_counter() - begin)


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def survivors_of(game: Game) -> list[Mutant]:
    """Plant every mutant of a game, and give those that no test noticed."""

    def judge(mutant: Mutant) -> bool:
        verdict = verdict_on(mutant, game.name)
        outcome = f"killed by {verdict.noticed_by}" if verdict.noticed_by else "SURVIVED"
        say(f"{verdict.seconds:5.1f} s  {mutant.name}: {outcome}")
        return verdict.noticed_by is None

    with ThreadPoolExecutor(WORKERS) as pool:
        survived = list(pool.map(judge, game.mutants))
    return [mutant for mutant, lives in zip(game.mutants, survived, strict=True) if lives]


def main(arguments: Sequence[str]) -> int:
    """Plant the mutants of the games named, of both by default, and give the exit status."""
    unknown = set(arguments) - GAMES.keys()
    if unknown:
        say(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
        return 2
    status = 0
    for game in [GAMES[name] for name in arguments or GAMES]:
        sound = verdict_on(None, game.name)
        if sound.noticed_by is not None:
            say(f"{game.name}: {sound.noticed_by} fails without any mutant")
            return 2
        say(f"{sound.seconds:5.1f} s  {game.name} as it is: every test passes")
        survivors = survivors_of(game)
        killed = len(game.mutants) - len(survivors)
        say(f"{game.name}: {len(game.mutants)} mutants, {killed} killed")
        for mutant in survivors:
            say(f"survived: {mutant.name}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
