"""What an audit says: findings, and the report that holds them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import attrs

from cardrules.audit.codes import Confidence, FindingCode
from cardrules.cards import Card
from cardrules.seats import Seat, Side

__all__ = ["Finding", "Report", "in_order"]


@final
@attrs.frozen
class Finding:
    """One thing that does not hold, or that cannot be told.

    `line` and `column` count from 1. `seat` or `side` is whose it is, `cards` are those in
    question, `proof` is the line of the later card that proves it where there is one. `str()` is
    one sentence with the clause.

    >>> print(Finding(FindingCode.REVOKE, "T-3.2", 7, 1, Confidence.CERTAIN, text="a revoke"))
    a revoke (T-3.2)
    """

    code: FindingCode
    clause: str
    line: int
    column: int
    confidence: Confidence
    seat: Seat | None = None
    side: Side | None = None
    cards: tuple[Card, ...] = ()
    text: str = ""
    proof: int | None = None

    def __str__(self) -> str:
        """Say it in one sentence."""
        return f"{self.text} ({self.clause})"


@final
@attrs.frozen
class Report:
    """What came of an audit.

    `findings` are certain, and `open` what cannot be told; both by line. `game` is the game's
    name, `lines` the number of the last line that was audited: the last of the record, unless the
    audit had to end before it.

    >>> Report("cuarenta", (), (), 12).is_clean
    True
    """

    game: str
    findings: tuple[Finding, ...]
    open: tuple[Finding, ...]
    lines: int

    @property
    def is_clean(self) -> bool:
        """Whether nothing is certainly wrong."""
        return not self.findings


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Sort findings by their place, each once."""
    return tuple(
        sorted(dict.fromkeys(findings), key=lambda each: (each.line, each.column, each.code.value))
    )
