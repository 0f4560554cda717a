"""How thoroughly Hypothesis searches, and that the processes of the tests hear Ctrl-C.

`HYPOTHESIS_PROFILE` is `dev`, `ci` or `thorough`.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# Playing a match takes a while, longer beside other workers: that is no fault of a test.
_PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", _PATIENT, max_examples=50)
settings.register_profile("ci", _PATIENT, max_examples=100, derandomize=True, print_blob=True)
settings.register_profile("thorough", _PATIENT, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

# A shell starts what it puts in the background deaf to Ctrl-C, and all that this starts in turn.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
