"""Contestants timed in alternation, so that a drift of the machine falls on all of them."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from time import process_time
from typing import Protocol, final

from benchmarks.figure import Figure, of_rounds


class Contestant(Protocol):
    """Something to time, round by round."""

    @property
    def name(self) -> str:
        """What the figure is called."""
        ...

    def prepare(self) -> None:
        """Get ready for one round; not in the figure."""
        ...

    def run(self) -> int:
        """Do the timed part; returns how many units (decisions, states) it did."""
        ...


@final
class Race:
    """The rounds of some contestants: CPU time of this process, in µs a unit.

    In the figure: what `run` does. Not in it: `prepare`, and time in which other processes
    had the core (it is CPU time, not wall-clock time). The garbage collector is on, as it is for
    users. Every other round goes in the opposite order. A first round warms up and is thrown away.
    """

    def __init__(self, contestants: Sequence[Contestant], *, rounds: int) -> None:
        self._times: dict[str, list[float]] = {each.name: [] for each in contestants}
        order = list(contestants)
        for number in range(rounds + 1):
            for each in order:
                each.prepare()
                gc.collect()
                time = _microseconds(each)
                if number > 0:
                    self._times[each.name].append(time)
            order.reverse()

    def time(self, name: str) -> Figure:
        """µs a unit, the median of the rounds."""
        return of_rounds(name, self._times[name], "µs")

    def ratio(self, ours: str, peer: str, *, target: float | None = None) -> Figure:
        """How many times as long `ours` takes: the median of the ratios, round by round."""
        pairs = zip(self._times[ours], self._times[peer], strict=True)
        return of_rounds(f"{ours} / {peer}", [a / b for a, b in pairs], "×", target=target)


def _microseconds(contestant: Contestant) -> float:
    start = process_time()
    units = contestant.run()
    return (process_time() - start) / units * 1e6
