"""The whole of it: `python -m tests.roundtrips [GAME ...]`, with the counts printed.

100,000 states, views and actions and 2,000 records, half of them of each game, spread over the
default rules, every alternative by itself and the profiles. Whatever comes back otherwise than it
was written ends the run at once.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

from tests.roundtrips.checks import Tally, checked, recorded
from tests.roundtrips.players import (
    ARBAA_TURUB,
    CUARENTA,
    ActionT,
    EventT,
    Player,
    RulesT,
    SetupT,
    StateT,
    ViewT,
)

STATES: Final = 50_000
"""States, views and actions of each game."""
RECORDS: Final = 1_000
"""Records of each game."""


def run(player: Player[RulesT, StateT, ViewT, SetupT, ActionT, EventT]) -> bool:
    """Everything of one game; says whether it was enough."""
    begin, tally = time.process_time(), Tally()
    rule_sets = len(player.rules)
    for name, rules in player.rules.items():
        tally.add(checked(player, rules, -(-STATES // rule_sets), Random(name)))
        tally.add(recorded(player, rules, -(-RECORDS // rule_sets), Random(name)))
    took = time.process_time() - begin
    sys.stdout.write(f"{player.game.NAME}: {tally}; {rule_sets} rule sets, {took:.0f} s\n")
    sys.stdout.flush()
    things = min(tally.states, tally.views, tally.actions)
    return things >= STATES and tally.records >= RECORDS


def main(wanted: list[str]) -> int:
    """Run and report; raises at whatever is wrong. The exit status is 1 if too little was done."""
    done: list[bool] = []
    if not wanted or "arbaa_turub" in wanted:
        done.append(run(ARBAA_TURUB))
    if not wanted or "cuarenta" in wanted:
        done.append(run(CUARENTA))
    return int(not (done and all(done)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
