"""How thoroughly Hypothesis searches, what coverage leaves unmeasured, and that Ctrl-C is heard.

`HYPOTHESIS_PROFILE` is `dev`, `ci` or `thorough`.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

# Playing a match takes a while, longer beside other workers: that is no fault of a test.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", _PATIENT, max_examples=50)
settings.register_profile("ci", _PATIENT, max_examples=50, derandomize=True, print_blob=True)
settings.register_profile("thorough", _PATIENT, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

# A shell starts what it puts in the background deaf to Ctrl-C, and all that this starts in turn.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_MEASURE_PROCESSES: Final = "COVERAGE_PROCESS_CONFIG"
"""What coverage puts into the environment for the processes that are started."""

_HERE: Final = Path(__file__).parent
_LONG: Final = tuple(
    _HERE / name
    for name in (
        "audit/test_bounds.py",
        "audit/test_veiled.py",
        "beliefs/test_against_play.py",
        "comparison/test_long_run.py",
        "differential",
        "examples",
        "meta",
        "mutants",
        "pages",
        "perft",
        "pictures/test_places.py",
        "properties",
        "roundtrips",
        "unit/cuarenta/test_machine.py",
    )
)
"""Where much is played: measuring it takes long, and what it reaches is reached elsewhere too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what takes long out of the measuring of coverage; it is run all the same.

    Measuring makes play several times as slow.
    """
    for item in items:
        if any(item.path.is_relative_to(place) for place in _LONG):
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Leave it out wholly: also in the processes that such a test starts, and in a worker.

    The plugin of coverage measures a worker twice, and stops but one of the two.
    """
    if not item.get_closest_marker("no_cover"):
        return (yield)
    measuring = sys.gettrace()
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(_MEASURE_PROCESSES, raising=False)
        sys.settrace(None)
        try:
            return (yield)
        finally:
            sys.settrace(measuring)
