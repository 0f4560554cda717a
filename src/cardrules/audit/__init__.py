"""Audits of what was written down at a real table, where nobody saw the deal.

A *table record* (`tables`) has the cards as they fell, and what was said of them. `audit` holds one
to the rules and says what is certainly wrong, and what cannot be told.

>>> report = audit('''
... cardrules 1
... table 1
... game arbaa_turub
... dealer north
...
... deal
... trump ♥
... A♣
... 6♦
... 7♣
... 8♣
... trick south
... ''')
>>> for finding in report.findings:
...     print(f"line {finding.line}: {finding}")
line 13: South gathered the trick, and East took it (T-3.4)
"""

from __future__ import annotations

from cardrules.audit.auditing import audit
from cardrules.audit.codes import Confidence, FindingCode
from cardrules.audit.findings import Finding, Report
from cardrules.audit.tables import TableRecord, dumps, is_table, loads

__all__ = [
    "Confidence",
    "Finding",
    "FindingCode",
    "Report",
    "TableRecord",
    "audit",
    "dumps",
    "is_table",
    "loads",
]
