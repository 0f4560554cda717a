"""Keep what the programs print: `python -m tests.examples --write`."""

from __future__ import annotations

import sys

from tests.examples.programs import PRINTED, PROGRAMS, run

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.examples --write")
for name in PROGRAMS:
    done = run(name)
    if done.returncode or done.stderr:
        sys.exit(f"{name}: {done.stderr}")
    PRINTED.joinpath(f"{name}.txt").write_text(done.stdout, encoding="utf-8")
