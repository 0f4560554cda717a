"""Every planted fault is found: its code, its line, its clause; and it does not drown the rest."""

from __future__ import annotations

from itertools import islice

import pytest

from cardrules.audit import Confidence, audit
from tests.audit.plan import KINDS, planted_of

EACH = 4
"""How many of each kind; with 66 kinds that is more than 200."""


def test_there_are_enough_kinds() -> None:
    assert len(KINDS) >= 25
    assert len(KINDS) * EACH >= 200


@pytest.mark.parametrize("name", KINDS)
def test_every_planted_fault_is_found(name: str) -> None:
    found = [*islice(planted_of(name), EACH)]
    assert len(found) == EACH
    for each in found:
        report = audit(each.text)
        assert (each.code, each.clause, each.line) in {
            (one.code, one.clause, one.line) for one in report.findings
        }
        assert all(one.confidence is Confidence.CERTAIN for one in report.findings)
        assert len(report.findings) <= 8
