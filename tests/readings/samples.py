"""All records on which readings part, and what comes of each."""

from __future__ import annotations

from typing import Final

from cardrules.divergence import Divergence, replay_under
from cardrules.records import loads
from cardrules.rereading import rules_named
from tests.readings import arbaa_turub, cuarenta
from tests.readings.sample import FOLDER, Sample

__all__ = ["FOLDER", "SAMPLES", "parted"]

SAMPLES: Final[tuple[Sample, ...]] = (*arbaa_turub.SAMPLES, *cuarenta.SAMPLES)
"""One for each alternative of each game, in the order of the fields."""


def parted(sample: Sample) -> Divergence:
    """Find where the alternative parts from the default."""
    record = loads(sample.text)
    found = replay_under(record, rules_named(sample.game, sample.choice))
    assert found is not None
    return found
