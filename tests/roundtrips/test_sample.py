"""A sample of `python -m tests.roundtrips`: what is written comes back, as text and as JSON."""

from random import Random

import pytest

from tests.roundtrips.checks import checked, recorded
from tests.roundtrips.players import ARBAA_TURUB, CUARENTA


@pytest.mark.parametrize("name", ARBAA_TURUB.rules)
def test_things_of_arbaa_turub_come_back(name: str) -> None:
    tally = checked(ARBAA_TURUB, ARBAA_TURUB.rules[name], 25, Random(name))
    assert min(tally.states, tally.views, tally.actions, tally.events) >= 25


@pytest.mark.parametrize("name", CUARENTA.rules)
def test_things_of_cuarenta_come_back(name: str) -> None:
    tally = checked(CUARENTA, CUARENTA.rules[name], 15, Random(name))
    assert min(tally.states, tally.views, tally.actions, tally.events) >= 15


def test_records_of_arbaa_turub_come_back() -> None:
    for name, rules in [*ARBAA_TURUB.rules.items()][::4]:
        assert recorded(ARBAA_TURUB, rules, 3, Random(name)).records == 3


def test_records_of_cuarenta_come_back() -> None:
    for name, rules in [*CUARENTA.rules.items()][::8]:
        assert recorded(CUARENTA, rules, 3, Random(name)).records == 3
