"""The estimates' arithmetic, against published intervals, sums by hand and chance itself."""

from __future__ import annotations

from math import hypot

import pytest

from cardrules.bots import Interval
from cardrules.comparison.estimates import FEWEST, NOTHING, effect, share
from cardrules.errors import InvalidArgumentError
from cardrules.streams import stream

# Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score interval.
PUBLISHED = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("count", "pairs", "low", "high"), PUBLISHED)
def test_shares_have_the_published_intervals(
    count: int, pairs: int, low: float, high: float
) -> None:
    values = [True] * count + [False] * (pairs - count)
    found = share("it", values)
    assert (found.name, found.count, found.pairs, found.share) == (
        "it",
        count,
        pairs,
        count / pairs,
    )
    assert found.interval.low == pytest.approx(low, abs=0.00005)
    assert found.interval.high == pytest.approx(high, abs=0.00005)
    # Whatever is not so has the interval seen from the other end.
    other = share("not it", [not value for value in values]).interval
    assert (1 - other.high, 1 - other.low) == pytest.approx(
        (found.interval.low, found.interval.high)
    )


@pytest.mark.parametrize("pairs", [1, 2, 3, 7, 20, 1000])
def test_at_either_end_a_share_ends_exactly(pairs: int) -> None:
    assert share("it", [False] * pairs).interval.low == 0
    assert share("it", [True] * pairs).interval.high == 1
    assert 0 < share("it", [False] * pairs).interval.high < 1


# Differences -2, 0, 1, 2, 4: their mean is 1, and the squared deviations add up to 20.
FIVE = [(3, 1), (5, 5), (0, 1), (0, 2), (7, 11)]


def test_an_effect_worked_out_by_hand() -> None:
    # Of 25 pairs: squared deviations 100, variance 100/24, standard error 0.408, quantile 2.064.
    found = effect("it", "points", FIVE * 5)
    assert (found.name, found.unit) == ("it", "points")
    assert (found.first, found.second, found.difference) == (3, 4, 1)
    assert found.interval is not None
    ends = (found.interval.low, found.interval.high)
    assert ends == pytest.approx((1 - 0.8425, 1 + 0.8425), abs=0.0005)


@pytest.mark.parametrize("common", [0, 1, -7])
def test_there_is_an_interval_if_enough_pairs_have_another_difference(common: int) -> None:
    others, same = [(5, 7 + place) for place in range(FEWEST)], [(9, 9 + common)] * 100
    assert effect("it", "points", [*same, *others[1:]]).interval is None
    assert effect("it", "points", [*same, *others]).interval is not None
    for values in ([(3, 4)], FIVE, same):
        assert effect("it", "points", values).interval is None


def test_wins_have_an_interval_however_few_pairs_differ() -> None:
    # Of 20, none: Wilson gives 0 to 0.1611 for those with one more, and for those with one less.
    found = effect("it", "wins", [(1, 1)] * 20, wins=True).interval
    assert found is not None
    assert (found.low, found.high) == pytest.approx((-0.1611, 0.1611), abs=0.00005)
    # Of 29, one more: 0.0061 to 0.1718 for those, 0 to 0.1170 for the others.
    found = effect("it", "wins", [(0, 1)] + [(0, 0)] * 28, wins=True).interval
    low, high = 1 / 29 - hypot(1 / 29 - 0.0061, 0.1170), 0.1718
    assert found is not None
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)
    # The other way round it is the same interval seen from the other side.
    other = effect("it", "wins", [(1, 0)] + [(0, 0)] * 28, wins=True).interval
    assert other == Interval(-found.high, -found.low)


def test_wins_never_differ_by_more_than_one() -> None:
    for values in ([(0, 1)], [(0, 1)] * 3 + [(1, 0)], [(0, 1), (1, 0)] * 20):
        found = effect("it", "wins", values, wins=True).interval
        assert found is not None
        assert -1 <= found.low < found.high <= 1


def test_enough_wins_that_differ_have_students_interval() -> None:
    values = [(0, 1)] * 30 + [(1, 0)] * 20
    found = effect("it", "wins", values, wins=True).interval
    assert found == effect("it", "points", values).interval


def test_what_is_known_to_be_nothing_is_nothing_however_few_pairs_say_so() -> None:
    assert (NOTHING.low, NOTHING.high) == (0, 0)
    assert share("it", [False], known=True).interval == NOTHING
    assert effect("it", "points", [(7, 7)], known=True).interval == NOTHING
    assert effect("it", "wins", [(1, 1)], wins=True, known=True).interval == NOTHING


def test_of_many_samples_they_hold_the_true_value_in_about_95_percent() -> None:
    # Of two matches one differs, and has 1 to 5 more, all as likely: 1.5 on average. Of ten one is
    # won that was lost, and of twenty one is lost that was won: 0.05 on average.
    numbers = stream(1)
    shares = effects = wins = 0
    for _ in range(400):
        differs = [not numbers.below(2) for _ in range(60)]
        shares += 0.5 in share("it", differs).interval
        values = [(3, 3 + (1 + numbers.below(5) if each else 0)) for each in differs]
        interval = effect("it", "points", values).interval
        effects += interval is not None and 1.5 in interval
        drawn = [numbers.below(20) for _ in range(60)]
        won = [(int(each == 2), int(each in {0, 1})) for each in drawn]
        interval = effect("it", "wins", won, wins=True).interval
        wins += interval is not None and 0.05 in interval
    assert 364 <= shares <= 396
    assert 364 <= effects <= 396
    assert 364 <= wins <= 396


def test_nothing_can_be_said_of_no_pairs() -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        share("it", [])
    assert caught.value.name == "values"
    with pytest.raises(InvalidArgumentError) as caught:
        effect("it", "points", [])
    assert caught.value.name == "values"
