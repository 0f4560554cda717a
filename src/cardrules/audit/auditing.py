"""The audit of a record: of a table's, or of a complete one."""

from __future__ import annotations

from typing import Final

from cardrules import arbaa_turub, cuarenta
from cardrules.audit._journal import Budget, Journal
from cardrules.audit.arbaa_turub.match import MatchAudit as TrickTaking
from cardrules.audit.codes import Confidence, FindingCode
from cardrules.audit.cuarenta.match import MatchAudit as Fishing
from cardrules.audit.entries import Entry, Place
from cardrules.audit.findings import Finding, Report, in_order
from cardrules.audit.tables import TableRecord, is_table, loads
from cardrules.errors import RecordError
from cardrules.record import Record
from cardrules.records import loads as loads_complete
from cardrules.records import steps

__all__ = ["audit"]

WORK: Final = 300_000
"""How much an audit goes through for the sake of cards that nobody saw, in all."""


def audit(record: str | TableRecord | Record) -> Report:
    r"""Say all that is certainly wrong with a record, and what cannot be told.

    A text is read first: as a table record if its second line says so, else as a complete one. Of a
    complete record the one finding is what the referee refuses; nothing behind it is looked at.
    Raises `RecordError` for a text that is not in the notation.

    >>> audit("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n").findings[0].clause
    'G-2'
    """
    if isinstance(record, str):
        record = loads(record) if is_table(record) else loads_complete(record)
    return _refereed(record) if isinstance(record, Record) else _audited(record)


def _refereed(record: Record) -> Report:
    """Give what the referee says of a complete record."""
    last = max((line for line, _ in record.places), default=0)
    try:
        for _ in steps(record):
            pass
    except RecordError as error:
        verdict = error.illegality
        assert verdict is not None, "what a record's actions are refused for has a verdict"
        finding = Finding(
            FindingCode.REFUSED,
            verdict.clause,
            error.line,
            error.column,
            Confidence.CERTAIN,
            verdict.seat,
            None,
            verdict.cards,
            str(verdict).removesuffix(f" ({verdict.clause})"),
        )
        return Report(record.game, (finding,), (), error.line)
    return Report(record.game, (), (), last)


def _audited(record: TableRecord) -> Report:
    """Give what the game's own audit says of a table record."""
    if isinstance(record.rules, arbaa_turub.Rules):
        start = record.position if isinstance(record.position, arbaa_turub.State) else None
        tricks = TrickTaking(record.rules, record.dealer, start, Budget(WORK))
        return _report(record, tricks.journal, tricks.run(record.entries))
    position = record.position if isinstance(record.position, cuarenta.State) else None
    captures = Fishing(record.rules, record.dealer, position, Budget(WORK))
    return _report(record, captures.journal, captures.run(record.entries))


def _report(record: TableRecord, journal: Journal, end: Place | None) -> Report:
    """Put what was found in order. `end` is where the audit ended, if that is before the end."""
    last = max((_last_line(entry) for entry in record.entries), default=0)
    return Report(
        record.game,
        in_order(journal.findings),
        in_order(journal.open),
        last if end is None else end.line,
    )


def _last_line(entry: Entry) -> int:
    return entry.place.line
