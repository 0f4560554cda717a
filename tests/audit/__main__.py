"""The long run: `python -m tests.audit [NUMBER]`, with the counts printed.

So many sound table records of each game (5,000 if no number is given), of every rule set, with and
without cards that nobody saw; a fifth as many wild ones; four planted faults of every kind; and
records that are made to take long, with the CPU time and the memory of each. The exit status is 1
if anything is found of a sound one, or a planted fault is not.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from itertools import islice

from cardrules.audit import Report, audit
from tests.audit.hostile import hostile
from tests.audit.plan import KINDS, planted_of
from tests.audit.sound import GAMES, audited
from tests.audit.wild import audited_wild

EACH = 4
"""So many faults of a kind."""


def main(number: int) -> int:
    """Audit them all, and report."""
    bad = sum(
        _of_sound(what, game, audit_of, number // part)
        for game in GAMES
        for what, audit_of, part in (("sound", audited, 1), ("wild", audited_wild, 5))
    )
    sys.stdout.write(f"{bad} records of which something is found\n")
    missed = [name for name in KINDS if not _are_found(name)]
    found = len(KINDS) - len(missed)
    sys.stdout.write(f"planted faults, {EACH} of a kind: {found} of {len(KINDS)} kinds are found\n")
    sys.stdout.writelines(f"not found: {name}\n" for name in missed)
    for name, text in hostile(1).items():
        begin = time.process_time()
        audit(text)
        took = time.process_time() - begin
        tracemalloc.start()
        audit(text)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        sys.stdout.write(f"{name}: {took:.1f} s of CPU, {peak / 1e6:.0f} MB at the most\n")
    return int(bad > 0 or bool(missed))


def _of_sound(what: str, game: str, audit_of: Callable[[str, int], Report], number: int) -> int:
    """Audit sound records of a game; gives of how many something is found."""
    bad, begin, kinds = 0, time.process_time(), Counter[str]()
    for seed in range(number):
        report = audit_of(game, seed)
        kinds.update({one.code.value for one in report.open})
        if report.findings:
            bad += 1
            first = report.findings[0]
            sys.stdout.write(f"{what} {game}/{seed}: line {first.line}: {first}\n")
    took = time.process_time() - begin
    opened = ", ".join(f"{count} with {kind}" for kind, count in kinds.most_common())
    sys.stdout.write(f"{game}: {number} {what} records, {took:.0f} s of CPU; open: {opened}\n")
    sys.stdout.flush()
    return bad


def _are_found(name: str) -> bool:
    """Say whether the planted faults of a kind are found: code, clause and line."""
    planted = [*islice(planted_of(name), EACH)]
    return len(planted) == EACH and all(
        (each.code, each.clause, each.line)
        in {(one.code, one.clause, one.line) for one in audit(each.text).findings}
        for each in planted
    )


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000))
