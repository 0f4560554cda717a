"""The whole comparison: `python -m tests.differential [GAME ...]`, with the counts printed.

The exit status is 1 if a run is short of what it has to show; engines that disagree end it at once.
"""

from __future__ import annotations

import sys
import time

from tests.differential.plan import CONTESTS, Contest, missing, plan, whole
from tests.differential.tally import named, report


def compared(games: Contest) -> bool:
    """Compare the engines of one game and print the report; say whether nothing is missing."""
    begin = time.process_time()
    runs = {named(run.chosen): games.play(run) for run in plan(games, whole(games))}
    lacks = [f"MISSING: {what}" for what in missing(games, runs)]
    took = f"{time.process_time() - begin:.1f} s of CPU"
    sys.stdout.write("\n".join([*report(games.name, runs), *lacks, took, ""]))
    return not lacks


if __name__ == "__main__":
    wanted = sys.argv[1:] or [games.name for games in CONTESTS]
    found = [compared(games) for games in CONTESTS if games.name in wanted]
    sys.exit(not all(found))
