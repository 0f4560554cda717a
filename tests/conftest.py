"""How thoroughly Hypothesis searches: set `HYPOTHESIS_PROFILE` to `dev`, `ci` or `thorough`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Playing a match takes a while, longer beside other workers: that is no fault of a test.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", _PATIENT, max_examples=50)
settings.register_profile("ci", _PATIENT, max_examples=100, derandomize=True, print_blob=True)
settings.register_profile("thorough", _PATIENT, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
