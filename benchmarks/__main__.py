"""Run every benchmark: `python -m benchmarks [--json] [--quick]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import TYPE_CHECKING

from benchmarks import beliefs, imports, peers, size, speed
from benchmarks.figure import Figure, plain, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.figure import Row


def main() -> int:
    """Print all figures with their targets; the exit status is 1 where a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON in place of tables")
    parser.add_argument("--quick", action="store_true", help="few rounds: does it run at all?")
    options = parser.parse_args()
    sections: dict[str, list[Row]] = {}
    for title, rows in measure(quick=bool(options.quick)):
        sections[title] = rows
        if not options.json:
            print(f"{title}\n\n{table(rows)}\n", flush=True)
    if options.json:
        print(to_json(sections))
    return 1 if any(map(missed, sections.values())) else 0


def measure(*, quick: bool) -> Iterator[tuple[str, list[Row]]]:
    """Run one after the other: peers by themselves, ours beside them, sizes, imports, beliefs."""
    if quick:
        yield "peers", peers.measure(rounds=2)
        yield "speed", speed.measure(rounds=2)
        yield "size", size.measure(states=2_000)
        yield "imports", imports.measure(runs=2)
        yield "beliefs", beliefs.measure(views=50)
    else:
        yield "peers", peers.measure()
        yield "speed", speed.measure()
        yield "size", size.measure()
        yield "imports", imports.measure()
        yield "beliefs", beliefs.measure()


def missed(rows: list[Row]) -> bool:
    """Say whether a target is missed."""
    return any(isinstance(row, Figure) and row.verdict == "missed" for row in rows)


def to_json(sections: dict[str, list[Row]]) -> str:
    """Write all figures and what they were measured on, for a machine to compare runs with."""
    figures = {title: [plain(row) for row in rows] for title, rows in sections.items()}
    where = {"python": platform.python_version(), "machine": platform.platform()}
    return json.dumps({"where": where, "figures": figures}, indent=2, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
