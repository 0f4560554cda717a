"""Count again with both engines: `python -m tests.perft [--write]`.

Without `--write` the exit status is 1 if any count is not as stored.
"""

from __future__ import annotations

import sys
import time

import attrs

from tests.perft.counts import COUNTERS, Counter, Position, store, stored


def _counted(counter: Counter, positions: list[Position]) -> list[Position]:
    return [attrs.evolve(position, count=counter.fast(position)) for position in positions]


def main(arguments: list[str]) -> int:
    """Compare with the store, or write it."""
    before = stored()
    again = {counter.name: _counted(counter, before[counter.name]) for counter in COUNTERS}
    good = before == again or arguments == ["--write"]
    for counter in COUNTERS:
        for position in again[counter.name]:
            begin = time.perf_counter()
            slow = counter.slow(position)
            took = time.perf_counter() - begin
            good = good and slow == position.count
            counts = f"fast {position.count:,}, slow {slow:,} in {took:.1f} s"
            sys.stdout.write(f"{counter.name} {position.name}, depth {position.depth}: {counts}\n")
    if arguments == ["--write"] and good:
        store(again)
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
