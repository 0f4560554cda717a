"""Audit what was written down at a table: the cards as they fell, and what was said of them.

Nobody saw the deal, and one card was not seen at all. What is certainly wrong is told with its
line and its clause; what two different deals would explain differently is open.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cardrules.audit import Report, audit

WRITTEN = """\
cardrules 1
table 1
game arbaa_turub
dealer north

deal
trump ♥
A♣
6♣
?
8♣
trick east
K♠
7♠
6♦
9♠
trick east
6♦
7♦
8♦
8♠
trick west
A♠
10♠
Q♠
J♠
trick north
"""


def told(report: Report) -> list[str]:
    """Say what was found, line by line."""
    certain = [f"line {each.line}: {each}" for each in report.findings]
    unsure = [f"line {each.line}, open: {each}" for each in report.open]
    return [*certain, *unsure] or ["nothing to object to"]


def main() -> None:
    """Audit the file that is named on the command line, or the table above."""
    named = sys.argv[1:]
    text = Path(named[0]).read_text(encoding="utf-8") if named else WRITTEN
    print(*told(audit(text)), sep="\n")


if __name__ == "__main__":
    main()
