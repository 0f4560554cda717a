"""The known counts: the library finds each; `python -m tests.perft` asks the oracle as well."""

from __future__ import annotations

import pytest

from tests.perft.counts import COUNTERS, Counter, Position, stored

POSITIONS = [(counter, position) for counter in COUNTERS for position in stored()[counter.name]]


@pytest.mark.parametrize(
    ("counter", "position"),
    POSITIONS,
    ids=[f"{counter.name}-{position.name}" for counter, position in POSITIONS],
)
def test_the_library_counts_the_lines(counter: Counter, position: Position) -> None:
    assert counter.fast(position) == position.count


def test_the_oracle_counts_the_quickest() -> None:
    for counter in COUNTERS:
        quickest = sorted(stored()[counter.name], key=lambda one: one.depth * one.count)[:2]
        assert [*map(counter.slow, quickest)] == [position.count for position in quickest]
