"""What a list of pairs says of the rules: shares and differences, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot, sqrt
from typing import Final, final

import attrs

from cardrules.bots.interval import Interval, interval_of_mean
from cardrules.errors import InvalidArgumentError, shown

__all__ = ["FEWEST", "NOTHING", "Effect", "Share", "effect", "share"]

NOTHING: Final = Interval(0.0, 0.0)
"""The interval of what is known to be 0: the difference that equal rules make."""

FEWEST: Final = 20
"""With fewer pairs than this whose difference is not the commonest one, a standard error says too
little of how far the mean may be off."""

_NORMAL_QUANTILE: Final = 1.959963984540054
"""Between its negative and this number lie 95 % of the normal distribution."""
_NO_BOUND: Final = 10**18
"""Further off than the mean of anything that is counted in a match."""


@final
@attrs.frozen
class Share:
    """In how many pairs something is so: `count` of `pairs`, and the interval of its frequency.

    >>> Share("other_winner", 3, 12, Interval(0.1, 0.5)).share
    0.25
    """

    name: str
    count: int
    pairs: int
    interval: Interval

    @property
    def share(self) -> float:
        """The part of all pairs in which it is so, 0 to 1."""
        return self.count / self.pairs


@final
@attrs.frozen
class Effect:
    """What a match has of something under both rules, and how much more under the second.

    `first` and `second` are means over the pairs, `difference` is the second less the first.
    `interval` is that of the difference; `None` where too few pairs have another difference than
    the commonest one.
    """

    name: str
    unit: str
    first: float
    second: float
    difference: float
    interval: Interval | None


def share(name: str, values: Sequence[bool], *, known: bool = False) -> Share:
    """Say how often something is so, with Wilson's 95 % interval.

    `known` says that the frequency is known to be 0, as it is of all differences between equal
    rules. Raises `InvalidArgumentError` for no values.

    >>> found = share("other_winner", [True] * 3 + [False] * 9)
    >>> found.share, round(found.interval.low, 3), round(found.interval.high, 3)
    (0.25, 0.089, 0.532)
    >>> round(share("other_winner", [False] * 12).interval.high, 3)
    0.242
    """
    pairs, count = len(values), sum(values)
    if not pairs:
        raise InvalidArgumentError("values", shown(values), "one or more")
    return Share(name, count, pairs, NOTHING if known else _wilson(count, pairs))


def _wilson(count: int, pairs: int) -> Interval:
    """Give the frequencies that `count` of `pairs` is no surprise for (Wilson 1927)."""
    square = _NORMAL_QUANTILE * _NORMAL_QUANTILE
    middle = (count + square / 2) / (pairs + square)
    spread = count * (pairs - count) / pairs + square / 4
    reach = _NORMAL_QUANTILE * sqrt(spread) / (pairs + square)
    # At either end the formula gives the end itself, but for the last bit of the arithmetic.
    low = middle - reach if count else 0.0
    high = middle + reach if count < pairs else 1.0
    return Interval(low, high)


def effect(
    name: str,
    unit: str,
    values: Sequence[tuple[int, int]],
    *,
    wins: bool = False,
    known: bool = False,
) -> Effect:
    """Say how much more of something a match has under the second rules.

    `values` has it for both matches of each pair. The interval is Student's, of the mean of the
    paired differences. Where fewer than `FEWEST` pairs have another difference than the commonest
    one, there is none: what rarely happens may be rarely large, and a sample like that hides it.
    Only if the values are `wins`, each 0 or 1, there is one all the same. `known` says that the
    difference is known to be 0, as it is between equal rules.

    Raises `InvalidArgumentError` for no values.

    >>> found = effect("ronda", "points", [(8, 4), (4, 2), (12, 6), (0, 0)] * 7)
    >>> found.first, found.difference, round(found.interval.low, 3), round(found.interval.high, 3)
    (6.0, -3.0, -3.883, -2.117)
    >>> effect("prize", "points", [(0, 0)] * 100).interval is None
    True
    """
    if not values:
        raise InvalidArgumentError("values", shown(values), "one or more")
    pairs = len(values)
    differences = [second - first for first, second in values]
    first, second = (sum(pair[place] for pair in values) for place in (0, 1))
    return Effect(
        name=name,
        unit=unit,
        first=first / pairs,
        second=second / pairs,
        difference=sum(differences) / pairs,
        interval=NOTHING if known else _of_mean(differences, wins=wins),
    )


def _of_mean(differences: Sequence[int], *, wins: bool) -> Interval | None:
    """Give the interval of a mean of differences, if there is one."""
    ((_, commonest),) = Counter(differences).most_common(1)
    if len(differences) - commonest >= FEWEST:
        bound = 1 if wins else _NO_BOUND
        return interval_of_mean(differences, least=-bound, most=bound)
    return _of_wins(differences) if wins else None


def _of_wins(differences: Sequence[int]) -> Interval:
    """Give the interval of a mean of differences of which few are -1, 0 or 1, and the rest alike.

    It is the frequency of 1 less that of -1. Each has Wilson's interval, and how far the ends of
    these are off is added as standard errors are (Newcombe 1998). That takes the two to be
    independent, which they nearly are as long as one of them is rare.
    """
    pairs = len(differences)
    more, fewer = differences.count(1), differences.count(-1)
    up, down = _wilson(more, pairs), _wilson(fewer, pairs)
    mean = (more - fewer) / pairs
    below = hypot(more / pairs - up.low, down.high - fewer / pairs)
    above = hypot(up.high - more / pairs, fewer / pairs - down.low)
    return Interval(max(mean - below, -1.0), min(mean + above, 1.0))
