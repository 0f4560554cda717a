"""The intervals' arithmetic, against published tables and against chance itself."""

from __future__ import annotations

import pytest

from cardrules.bots import Interval, interval_of_mean
from cardrules.bots.interval import student_quantile
from cardrules.errors import InvalidArgumentError
from cardrules.streams import stream

# Student's distribution, two-sided 95 %, as every table has it.
TABLE = {
    1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262,
    10: 2.228, 15: 2.131, 20: 2.086, 25: 2.060, 29: 2.045, 30: 2.042, 40: 2.021, 60: 2.000,
    99: 1.984, 120: 1.980, 1000: 1.962,
}  # fmt: skip


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_quantiles_are_those_of_the_table(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.0005)


def test_the_interval_of_a_sample_worked_out_by_hand() -> None:
    # Mean 5, sum of squared deviations 20, variance 20/4, standard error 1, quantile 2.776.
    found = interval_of_mean([2, 4, 5, 6, 8], least=-72, most=72)
    assert (found.low, found.high) == pytest.approx((5 - 2.776, 5 + 2.776), abs=0.001)
    # Two values: mean 0, standard error 1, quantile 12.706.
    found = interval_of_mean([-1, 1], least=-72, most=72)
    assert (found.low, found.high) == pytest.approx((-12.706, 12.706), abs=0.001)


def test_nothing_lies_outside_what_can_be() -> None:
    assert interval_of_mean([-1, 1], least=-2, most=2) == Interval(-2, 2)


def test_equal_values_may_still_have_another_mean() -> None:
    found = interval_of_mean([2] * 30, least=-2, most=2)
    others = 1 - 0.05 ** (1 / 30)
    assert (found.low, found.high) == pytest.approx((2 - 4 * others, 2))
    found = interval_of_mean([0], least=-2, most=2)
    assert (found.low, found.high) == pytest.approx((-1.9, 1.9))


def test_an_interval_has_its_ends_and_what_is_between() -> None:
    interval = Interval(-1, 2)
    assert [number in interval for number in (-1.01, -1, 0, 2, 2.01)] == [
        False,
        True,
        True,
        True,
        False,
    ]


def test_of_many_samples_it_holds_the_true_mean_in_about_95_percent() -> None:
    # Values from 0 to 6, all as likely as one another, so 3 is the true mean.
    numbers = stream(1)
    held = sum(
        3 in interval_of_mean([numbers.below(7) for _ in range(30)], least=0, most=6)
        for _ in range(1000)
    )
    assert 930 <= held <= 970


def test_no_values_have_no_interval() -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        interval_of_mean([], least=0, most=1)
    assert caught.value.name == "values"
    with pytest.raises(InvalidArgumentError) as caught:
        student_quantile(0)
    assert caught.value.name == "freedom"
