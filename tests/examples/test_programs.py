"""The programs of `examples`: short, and each prints what is kept of it in `printed`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.programs import EXAMPLES, PRINTED, PROGRAMS, run

LONGEST = 80


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_prints_what_is_kept(name: str) -> None:
    done = run(name)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == PRINTED.joinpath(f"{name}.txt").read_text(encoding="utf-8")


def test_what_is_kept_is_of_programs_that_are_there() -> None:
    assert {path.stem for path in PRINTED.glob("*.txt")} == set(PROGRAMS)
    assert len(PROGRAMS) >= 8


def sources() -> Iterator[tuple[str, int]]:
    for path in sorted(EXAMPLES.rglob("*.py")):
        yield str(path.relative_to(EXAMPLES)), len(path.read_text(encoding="utf-8").splitlines())


def test_every_file_is_short() -> None:
    assert {name: lines for name, lines in sources() if lines >= LONGEST} == {}
