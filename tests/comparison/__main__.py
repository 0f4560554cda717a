"""The long run: `python -m tests.comparison [JOBS [RULES]]`, with the counts printed.

From each of 200 seeds a few matches are played under two sets of rules, and the 95 % intervals are
held to what very many matches come to. The exit status is 1 if a measure is held too rarely, or
too often where it differs in many matches.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from cardrules.cli.crew import crew
from tests.comparison.long_run import Study, studied

STUDIES: Final = (
    Study(game="cuarenta", second="ronda_points=2", seeds=200, matches=60, long=15_000),
    # Other seeds and another reading, which the rule of the fewest pairs was not chosen by.
    Study(
        game="cuarenta",
        second="caida_y_limpia=2",
        seeds=200,
        matches=50,
        long=5_000,
        start=5_000,
    ),
)


def main(wanted: list[str]) -> int:
    """Play everything in as many processes as are wanted, and report."""
    good = True
    for study in STUDIES:
        if wanted[1:] not in ([], [study.second]):
            continue
        begin = time.monotonic()
        with crew(study.play, int(wanted[0]) if wanted else 1) as work:
            tallies = studied(study, work)
        took = time.monotonic() - begin
        sys.stdout.write(
            f"{study.game}: GUIDE and {study.second}, {study.seeds} seeds of {study.matches} "
            f"matches, held to {study.long} matches, {took:.0f} s\n"
        )
        for each in tallies:
            sys.stdout.write(
                f"  {each.name:14} {each.value:+9.4f}  differs in {each.changed:6.1%}  "
                f"held by {each.held} of {each.given} intervals"
                f"{'' if each.judged else ', too few to judge'}\n"
            )
            good = good and each.sound
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
