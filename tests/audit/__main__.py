"""The long run: `python -m tests.audit [NUMBER]`, with the counts printed.

So many sound table records of each game (5,000 if no number is given), of every rule set, with and
without cards that nobody saw. The exit status is 1 if anything is found of one of them.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.audit.sound import GAMES, audited


def main(number: int) -> int:
    """Audit them all, and report."""
    bad = 0
    for game in GAMES:
        begin, kinds = time.process_time(), Counter[str]()
        for seed in range(number):
            report = audited(game, seed)
            kinds.update({one.code.value for one in report.open})
            if report.findings:
                bad += 1
                first = report.findings[0]
                sys.stdout.write(f"{game}/{seed}: line {first.line}: {first}\n")
        took = time.process_time() - begin
        with_open = ", ".join(f"{count} with {kind}" for kind, count in kinds.most_common())
        sys.stdout.write(f"{game}: {number} records, {took:.0f} s of CPU; open: {with_open}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{bad} records of which something is found\n")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000))
