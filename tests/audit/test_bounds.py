"""Audits end in good time, whatever is written."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from cardrules.audit import audit
from tests.audit.hostile import hostile

HOSTILE = hostile(8)
"""An eighth of the length; `python -m tests.audit` has the whole."""


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_record_is_audited_in_good_time(kind: str) -> None:
    begin = time.process_time()
    report = audit(HOSTILE[kind])
    assert time.process_time() - begin < 40  # far from what it takes
    assert report.findings or report.open


@pytest.mark.parametrize("kind", [kind for kind in HOSTILE if "many" in kind])
def test_a_hostile_record_takes_little_room(kind: str) -> None:
    tracemalloc.start()
    try:
        audit(HOSTILE[kind])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 25_000_000
