"""The clauses and the readings of Cuarenta as values: see `cardrules.readings`."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta._fixed_readings import FIXED
from cardrules.cuarenta._open_readings import OPEN_TO_THE_PRIZE
from cardrules.cuarenta._open_scores import OPEN_FROM_THE_POINTS
from cardrules.cuarenta._wording import GUIDE_NAME, WORDING
from cardrules.cuarenta.clauses import CLAUSES
from cardrules.cuarenta.rules import Rules
from cardrules.readings import Clause, Difference, Interpretation, differences, guide_clauses

__all__ = ["clauses", "diff", "interpretations"]

_CLAUSES: Final = guide_clauses(GUIDE_NAME, CLAUSES, WORDING)
_BY_ID: Final = {each.id: each for each in (*OPEN_TO_THE_PRIZE, *OPEN_FROM_THE_POINTS, *FIXED)}
_INTERPRETATIONS: Final = tuple(_BY_ID[number] for number in CLAUSES if number in _BY_ID)


def clauses() -> tuple[Clause, ...]:
    """List what the guide says and what conduct asks for, in the order of `CLAUSES`.

    >>> [str(each.source) for each in clauses() if each.id == "C-5.3"]
    ['Cuarenta guide, section 5']
    """
    return _CLAUSES


def interpretations() -> tuple[Interpretation, ...]:
    """List the points that the guide leaves open, in the order of `CLAUSES`.

    >>> [each.id for each in interpretations() if each.field == "ronda_points"]
    ['C-I10']
    """
    return _INTERPRETATIONS


def diff(first: Rules, second: Rules) -> tuple[Difference, ...]:
    """List the fields in which two sets of rules differ, in the order of the fields.

    >>> [(each.field, each.second) for each in diff(Rules(), Rules(ronda_points=2))]
    [('ronda_points', 2)]
    """
    return differences(_INTERPRETATIONS, first, second)
