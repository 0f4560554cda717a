"""What a comparison went through, counted, and the report of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import final

import attrs

from tests.differential.bridge import Chosen


@final
@attrs.define
class Tally:
    """Counts of one run, or of several added up."""

    plies: int = 0
    beside: int = 0
    """Plies that were also carried out under the default rules."""
    differed: int = 0
    """Plies on which the default rules made anything of it that these did not."""
    differences: Counter[str] = attrs.Factory(Counter[str])
    """What differed: the legal set, the event list, or a field of the next state."""
    happenings: Counter[str] = attrs.Factory(Counter[str])
    clauses: Counter[str] = attrs.Factory(Counter[str])
    paid: Counter[str] = attrs.Factory(Counter[str])
    """Clauses of the events that paid something."""
    rarities: Counter[str] = attrs.Factory(Counter[str])
    refusals: Counter[str] = attrs.Factory(Counter[str])

    def add(self, other: Tally) -> None:
        """Add another run's counts to these."""
        self.plies += other.plies
        self.beside += other.beside
        self.differed += other.differed
        self.differences += other.differences
        self.happenings += other.happenings
        self.clauses += other.clauses
        self.paid += other.paid
        self.rarities += other.rarities
        self.refusals += other.refusals


def named(chosen: Chosen) -> str:
    """A set of rules in words: what differs from the default.

    >>> named({}), named({"cut": False, "benchmark": "none"})
    ('default', 'cut=False benchmark=none')
    """
    return " ".join(f"{field}={value}" for field, value in chosen.items()) or "default"


def report(game: str, runs: Mapping[str, Tally]) -> Iterator[str]:
    """The lines of a report on a game, by rule set."""
    total = Tally()
    for tally in runs.values():
        total.add(tally)
    yield f"{game}: {total.plies:,} plies, on every one of which both engines agreed"
    yield ""
    yield "plies      beside the default    it differed on"
    for name, tally in runs.items():
        beside = f"{tally.beside:,}" if tally.beside else "-"
        differed = f"{tally.differed:,}" if tally.beside else "-"
        yield f"{tally.plies:>8,}   {beside:>10}   {differed:>10}    {name}"
        if tally.differences:
            yield f"{'':36}  ({_counts(tally.differences.most_common())})"
    for title, counter in (
        ("events", total.happenings),
        ("clauses of events", total.clauses),
        ("clauses that paid", total.paid),
        ("rarities", total.rarities),
        ("refusals", total.refusals),
    ):
        yield f"{title}: {_counts(sorted(counter.items()))}"


def _counts(pairs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in pairs)
