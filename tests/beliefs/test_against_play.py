"""A sample of `python -m tests.beliefs`, every rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

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


def _runs(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[tuple[str, Callable[[], None]]]:
    for name, rules in believer.rules.items():
        yield f"{believer.game.NAME}-{name}", partial(_check, believer, rules, Random(name))


def _check(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], rules: RulesT, rng: Random
) -> None:
    assert samples.sampled(believer, rules, 12, rng).worlds == 12
    assert endings.compared(believer, rules, 1, 100, rng).views == 1
    assert interference.undisturbed(believer, rules, 12, rng) > 3


RUNS = {
    name: run
    for runs in (_runs(arbaa_turub.BELIEVER), _runs(cuarenta.BELIEVER))
    for name, run in runs
}


@pytest.mark.parametrize("name", RUNS)
def test_beliefs_agree_with_play(name: str) -> None:
    RUNS[name]()
