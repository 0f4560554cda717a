"""What importing the library costs: CPU time of a fresh interpreter, less that of a bare one.

In the figure: everything that `import` runs, attrs included. Not in it: the interpreter's own
start and end, writing the `.pyc` files (a first run does that), time in which other processes had
the core. CPU time is the children's, user and system, as `getrusage` tells it, so this one runs
on Unix only. The interpreters are started in alternation.
"""

from __future__ import annotations

import resource
import subprocess
import sys

from benchmarks.figure import Row, Skipped, of_rounds, table

RUNS = 20
_TARGETS = {"cardrules": 60.0, "cardrules.arbaa_turub": 110.0, "cardrules.cuarenta": 110.0}


def measure(*, runs: int = RUNS) -> list[Row]:
    """Measure each module that imports; skip the others with what they said."""
    rows: list[Row] = []
    codes = {"a bare interpreter": "pass"}
    for module in _TARGETS:
        code = f"import {module}"
        if problem := _problem(code):
            rows.append(Skipped(code, f"does not import: {problem}"))
        else:
            codes[module] = code
    times: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(runs):
        for name, code in codes.items():
            times[name].append(_milliseconds(code))
    bare = times.pop("a bare interpreter")
    rows.append(of_rounds("a bare interpreter", bare, "ms"))
    for module, own in times.items():
        over = [time - base for time, base in zip(own, bare, strict=True)]
        rows.append(of_rounds(f"import {module}", over, "ms", target=_TARGETS[module]))
    return rows


def _problem(code: str) -> str:
    """Run once; give the last line of the traceback, or nothing where there is none."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stderr.strip().splitlines()[-1] if done.returncode else ""


def _milliseconds(code: str) -> float:
    start = _children_seconds()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (_children_seconds() - start) * 1e3


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    print(table(measure()))
