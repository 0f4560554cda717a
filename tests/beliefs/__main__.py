"""The whole of it: `python -m tests.beliefs [GAME ...]`, with the counts printed.

At least 100,000 worlds in all, drawn from views of play under every rule set and replayed; 200
views a game with every deal gone through by hand. Whatever is wrong ends the run at once.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final, final

import attrs

from tests.beliefs import arbaa_turub, cuarenta, endings, interference, samples
from tests.beliefs.subject import (
    ActionT,
    Believer,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
)

ENDINGS: Final = 210
"""Views gone through by hand, a game."""
DEALS: Final = 1_700
"""Deals a view that are gone through by hand: three cards each in three hands are 1,680."""


@final
@attrs.frozen
class Sizes:
    """How many worlds the default rules and every other rule set are drawn under."""

    default: int
    each: int


SIZES: Final = {"arbaa_turub": Sizes(14_000, 4_000), "cuarenta": Sizes(14_000, 1_400)}


def runs(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], sizes: Sizes
) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that is to be run, each with its name."""
    for name, rules in believer.rules.items():
        number = sizes.default if rules == believer.game.GUIDE else sizes.each
        yield f"worlds, {name}", partial(samples.sampled, believer, rules, number, Random(name))
    for name, rules in believer.rules.items():
        part = partial(interference.undisturbed, believer, rules, 300, Random(name))
        yield f"other worlds of 300 states, {name}", part
    number = -(-ENDINGS // len(believer.rules))
    for name, rules in believer.rules.items():
        yield (
            f"endings, {name}",
            partial(endings.compared, believer, rules, number, DEALS, Random(name)),
        )


def main(wanted: list[str]) -> int:
    """Run and report; raises at whatever is wrong. The exit status is 1 if too little was done."""
    worlds, good = 0, True
    for name, listed in (
        ("arbaa_turub", runs(arbaa_turub.BELIEVER, SIZES["arbaa_turub"])),
        ("cuarenta", runs(cuarenta.BELIEVER, SIZES["cuarenta"])),
    ):
        views = 0
        for what, run in listed if not wanted or name in wanted else ():
            begin = time.process_time()
            found = run()
            took = time.process_time() - begin
            sys.stdout.write(f"{name}: {what}: {found} in {took:.1f} s\n")
            sys.stdout.flush()
            worlds += found.worlds if isinstance(found, samples.Tally) else 0
            views += found.views if isinstance(found, endings.Tally) else 0
        sys.stdout.write(f"{name}: {views} endings gone through by hand\n")
        good = good and (views >= 200 or bool(wanted and name not in wanted))
    sys.stdout.write(f"{worlds:,} worlds in all\n")
    return int(not (good and (worlds >= 100_000 or bool(wanted))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
