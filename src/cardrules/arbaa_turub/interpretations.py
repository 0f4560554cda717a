"""The clauses and the readings of Arba'a Turub as values: see `cardrules.readings`."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub._fixed_readings import FIXED
from cardrules.arbaa_turub._open_readings import OPEN
from cardrules.arbaa_turub._wording import GUIDE_NAME, WORDING
from cardrules.arbaa_turub.clauses import CLAUSES
from cardrules.arbaa_turub.rules import Rules
from cardrules.readings import Clause, Difference, Interpretation, differences, guide_clauses

__all__ = ["clauses", "diff", "interpretations"]

_CLAUSES: Final = guide_clauses(GUIDE_NAME, CLAUSES, WORDING)
_BY_ID: Final = {each.id: each for each in (*OPEN, *FIXED)}
_INTERPRETATIONS: Final = tuple(_BY_ID[number] for number in CLAUSES if number in _BY_ID)


def clauses() -> tuple[Clause, ...]:
    """List what the guide says and what conduct asks for, in the order of `CLAUSES`.

    >>> [str(each.source) for each in clauses() if each.id == "T-3.5"]
    ["Arba'a Turub guide, section 3"]
    """
    return _CLAUSES


def interpretations() -> tuple[Interpretation, ...]:
    """List the points that the guide leaves open, in the order of `CLAUSES`.

    >>> [each.id for each in interpretations() if each.field == "benchmark"]
    ['T-I4']
    """
    return _INTERPRETATIONS


def diff(first: Rules, second: Rules) -> tuple[Difference, ...]:
    """List the fields in which two sets of rules differ, in the order of the fields.

    >>> [(each.field, each.second) for each in diff(Rules(), Rules(benchmark="none"))]
    [('benchmark', 'none')]
    """
    return differences(_INTERPRETATIONS, first, second)
