"""Pearson's chi-square test: how likely counts as far from what is expected are by chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, takewhile
from math import exp, lgamma, log
from typing import TypeVar

T = TypeVar("T")
_SMALL = 1e-15
_TINY = 1e-300


def p_value(drawn: Mapping[T, int], weights: Mapping[T, int]) -> float:
    """The chance of counts at least this far from the weights; 0 for something without a weight."""
    if set(drawn) - set(weights):
        return 0.0
    number, total = sum(drawn.values()), sum(weights.values())
    statistic = sum(
        (drawn.get(thing, 0) - (due := number * weight / total)) ** 2 / due
        for thing, weight in weights.items()
    )
    return upper_tail(statistic, len(weights) - 1)


def upper_tail(statistic: float, freedom: int) -> float:
    """The chance that a chi-square variable of so many degrees of freedom is at least as large.

    That is the regularised upper incomplete gamma function, by its series below its middle and by
    its continued fraction above.
    """
    shape, at = freedom / 2, statistic / 2
    if at <= 0:
        return 1.0
    scale = exp(shape * log(at) - at - lgamma(shape))
    if at < shape + 1:
        return 1 - scale * _series(shape, at)
    return scale * _fraction(shape, at)


def _series(shape: float, at: float) -> float:
    term = total = 1 / shape
    for step in count(1):
        term *= at / (shape + step)
        total += term
        if term < total * _SMALL:
            break
    return total


def _fraction(shape: float, at: float) -> float:
    """By Lentz's method."""
    base = at + 1 - shape
    upper, lower = 1 / _TINY, 1 / base
    found = lower
    for step in takewhile(lambda n: n < 100_000, count(1)):
        factor = -step * (step - shape)
        base += 2
        lower = 1 / (factor * lower + base or _TINY)
        upper = base + factor / upper or _TINY
        found *= upper * lower
        if abs(upper * lower - 1) < _SMALL:
            break
    return found
