"""The audit of a record: of a table's, or of a complete one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules._lines import header_of, lines_of
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
from cardrules.verdicts import Illegality

__all__ = ["audit"]

WORK: Final = 300_000
"""How much an audit goes through for the sake of cards that nobody saw, in all."""


def audit(record: str | TableRecord | Record) -> Report:
    r"""Say all that is certainly wrong with a record, and what cannot be told.

    A text is read first: as a table record if its second line says so, else as a complete one. Of a
    complete record the one finding is what the referee refuses; nothing behind it is looked at.
    Raises `RecordError` for a text that is not in the notation, and `TypeError` for what is
    neither a record nor a text.

    >>> audit("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n").findings[0].clause
    'G-2'
    """
    if isinstance(record, TableRecord):
        return _audited(record)
    if isinstance(record, Record):
        return _refereed(record.game, lambda: record)
    if is_table(record):
        return _audited(loads(record))
    header, _ = header_of(lines_of(record))
    return _refereed(header.need("game", BOOKS), lambda: loads_complete(record))


def _refereed(game: str, load: Callable[[], Record]) -> Report:
    """Give what the referee says of a complete record.

    A deal that is written as hands makes the reader play along: it may be refused there already.
    """
    try:
        record = load()
        for _ in steps(record):
            pass
    except RecordError as error:
        if error.illegality is None:
            raise
        return Report(game, (_refused(error, error.illegality),), (), error.line)
    return Report(game, (), (), max((line for line, _ in record.places), default=0))


def _refused(error: RecordError, verdict: Illegality) -> Finding:
    """Make the finding of an action that may not be done."""
    return Finding(
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
