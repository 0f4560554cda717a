"""How far a mean of independent results may be off: 95 % intervals, written out."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan, cos, pi, sin, sqrt
from typing import Final, final

import attrs

from cardrules.errors import InvalidArgumentError, shown

__all__ = ["CONFIDENCE", "Interval", "interval_of_mean", "student_quantile"]

CONFIDENCE: Final = 0.95
"""In how many of all samples of a normal distribution the interval holds the true mean."""


@final
@attrs.frozen
class Interval:
    """The numbers from `low` to `high`, both included."""

    low: float
    high: float

    def __contains__(self, number: float) -> bool:
        """Say whether a number is in it.

        >>> 0 in Interval(-0.5, 1.5), 0 in Interval(0.5, 1.5)
        (True, False)
        """
        return self.low <= number <= self.high


def interval_of_mean(values: Sequence[int], *, least: int, most: int) -> Interval:
    """Give the 95 % interval of the mean that independent, identically distributed values have.

    The values lie between `least` and `most`. It is Student's: the sample's mean, and on both
    sides its standard error as often as `student_quantile` says, within what can be. It is exact
    for values of a normal distribution. For others it holds the true mean less often than that,
    the more so the fewer values there are and the rarer those far from the rest: of 40 values of
    which 8 % are 0 and the others 2, in 87 % of all samples.

    Where all n values are equal there is no standard error, and yet the true mean may be another.
    Had other values a probability above 1 - 0.05**(1/n), n equal ones would come in fewer than
    5 % of all samples. So the interval is that of the means which other values of at most that
    probability can bring about, wherever between the bounds they lie.

    Raises `InvalidArgumentError` for no values.

    >>> interval = interval_of_mean([1, 2, 3, 4, 5], least=0, most=6)
    >>> round(interval.low, 3), round(interval.high, 3)
    (1.037, 4.963)
    >>> interval_of_mean([2] * 58, least=-2, most=2).low > 1.79
    True
    """
    number = len(values)
    if not number:
        raise InvalidArgumentError("values", shown(values), "one or more")
    mean = sum(values) / number
    # In whole numbers, so that it is 0 exactly where it is: n squared times the mean square.
    spread = number * sum(value * value for value in values) - sum(values) ** 2
    if not spread:
        others = 1 - (1 - CONFIDENCE) ** (1 / number)
        return Interval(mean - others * (mean - least), mean + others * (most - mean))
    error = sqrt(spread / (number * number * (number - 1)))
    reach = error * student_quantile(number - 1)
    return Interval(max(mean - reach, least), min(mean + reach, most))


def student_quantile(freedom: int) -> float:
    """Give the number between whose negative and which 95 % of Student's distribution lie.

    `freedom` are its degrees of freedom, 1 or more; `InvalidArgumentError` is raised for fewer.

    >>> [round(student_quantile(freedom), 3) for freedom in (1, 2, 10, 29, 120)]
    [12.706, 4.303, 2.228, 2.045, 1.98]
    """
    if freedom < 1:
        raise InvalidArgumentError("freedom", shown(freedom), "1 or more")
    low, high = 1.0, 16.0
    while low < (middle := (low + high) / 2) < high:
        if _student_within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _student_within(quantile: float, freedom: int) -> float:
    """Give the probability that Student's distribution has between `-quantile` and `quantile`.

    For whole degrees of freedom it is a finite sum (Abramowitz and Stegun, 26.7.3 and 26.7.4).
    """
    angle = atan(quantile / sqrt(freedom))
    term = cos(angle) if freedom % 2 else 1.0
    total = 0.0
    for place in range(2 + freedom % 2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (place - 1) / place
    if freedom % 2:
        return (angle + sin(angle) * total) * 2 / pi
    return sin(angle) * total
