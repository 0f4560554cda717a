"""The arithmetic under the beliefs: numbers drawn, cards divided, deals counted."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random
from typing import final

import pytest

from cardrules._deals import Batch, Bin, Share, deals_of
from cardrules.counting import (
    PLACES,
    STOCK,
    STOCK_PLACE,
    below,
    multinomial,
    shares,
    shuffled,
    splits,
)
from cardrules.errors import InvalidArgumentError
from tests.beliefs.chi_square import p_value, upper_tail


class Scripted:
    """Random bits that are not random."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = [*numbers]
        self.asked: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        self.asked.append(k)
        return self.numbers.pop(0)


def test_a_number_is_drawn_again_only_where_it_is_out_of_range() -> None:
    bits = Scripted(7, 5, 4, 3)
    assert below(bits, 5) == 4
    assert bits.asked == [3, 3, 3]
    assert below(Scripted(3), 4) == 3
    assert below(Scripted(0), 2) == 0


def test_there_is_nothing_to_draw_below_one() -> None:
    bits = Scripted()
    assert below(bits, 1) == 0
    assert bits.asked == []


def test_orders_are_drawn_evenly() -> None:
    rng = Random(1)
    drawn = Counter((*shuffled(rng, (1, 2, 3, 4)),) for _ in range(4_800))
    assert p_value(drawn, {(*order,): 1 for order in permutations((1, 2, 3, 4))}) > 0.0001


def test_the_ways_to_divide() -> None:
    assert multinomial(()) == multinomial((0, 0)) == 1
    assert multinomial((2, 1, 3)) == 60
    assert [*shares(5, (2,))] == []
    assert [*shares(0, (2, 2))] == [(0, 0)]
    assert [*shares(4, (1, 2, 3))] == [
        each for each in product(range(2), range(3), range(4)) if sum(each) == 4
    ]


def test_splits_are_distinct_and_weighted() -> None:
    cards, sizes = (1, 1, 2, 2, 2, 3), (2, 0, 3, 1)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(cards):
        parts = order[:2], (), order[2:5], order[5:]
        found[tuple(tuple(sorted(part)) for part in parts)] += 1
    repeats = math.prod(map(math.factorial, sizes))
    assert dict(splits(cards, sizes)) == {parts: n // repeats for parts, n in found.items()}
    assert len([*splits(cards, sizes)]) == len(found)


def test_the_places() -> None:
    assert PLACES[STOCK_PLACE] is STOCK
    assert str(STOCK) == "stock"


def test_deals_with_something_to_find() -> None:
    """Two suits of two cards; the first bin gets two, of which exactly one suit whole."""
    suit = tuple(Share((n, 2 - n), (int(n == 2),)) for n in range(3))
    deals = deals_of(
        [Batch((1, 1), suit), Batch((2, 3), suit)], [Bin((0,), (2,)), Bin((4,), (2,))], 1
    )
    assert deals.count() == 2
    assert [(deal, ways) for deal, ways in deals.every()] == [
        ({0: (1, 1), 4: (2, 3)}, 1),
        ({0: (2, 3), 4: (1, 1)}, 1),
    ]
    drawn = Counter(tuple(deals.draw(Random(seed))[0]) for seed in range(200))
    assert {*drawn} <= {(1, 1), (2, 3), (3, 2)}
    assert [chances for _, chances in deals.chances()] == [
        {0: Fraction(1, 2), 4: Fraction(1, 2)}
    ] * 2


def test_no_deal() -> None:
    batch = Batch((1, 2), (Share((2,)),))
    for batches, bins in (
        ([batch], [Bin((0,), (1,))]),
        ([batch], [Bin((0,), (3,))]),
        ([batch, Batch((), ())], [Bin((0,), (2,))]),
        ([Batch((1, 2), (Share((2, 0)),))], [Bin((0,), (1,)), Bin((4,), (1,))]),
    ):
        deals = deals_of(batches, bins)
        assert deals.count() == 0
        assert [*deals.every()] == []
        with pytest.raises(InvalidArgumentError, match="view"):
            deals.require("whatever")


def test_a_bin_without_cards_and_a_batch_without_cards() -> None:
    batches = [Batch((5,), (Share((0, 1)),)), Batch((), (Share((0, 0)),))]
    deals = deals_of(batches, [Bin((1,), (0,)), Bin((0, 4), (1, 0))])
    assert deals.count() == 1
    deals.require("whatever")
    assert [*deals.chances()] == [(batches[0], {1: Fraction(0), 0: Fraction(1), 4: Fraction(0)})]
    assert {place: [*cards] for place, cards in deals.draw(Random(1)).items()} == {
        1: [],
        0: [5],
        4: [],
    }


def test_the_order_within_a_place_is_drawn_evenly() -> None:
    """The cards of two batches lie in the stock in any order."""
    batches = [Batch((1,), (Share((0, 1)),)), Batch((2, 3), (Share((0, 2)), Share((1, 1))))]
    deals = deals_of(batches, [Bin((0,), (1,)), Bin((4,), (2,))])
    rng = Random(1)
    drawn = Counter((*deals.draw(rng)[4],) for _ in range(2_000))
    orders = (*permutations((1, 2)), *permutations((1, 3)))
    assert p_value(drawn, dict.fromkeys(orders, 1)) > 0.0001


@final
class _Bits:
    """Bits that are always the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def getrandbits(self, k: int, /) -> int:
        return self.number + 0 * k


@pytest.mark.parametrize(
    ("number", "bound", "name"),
    [(0, 0, "bound"), (0, -3, "bound"), (-1, 3, "rng"), (4, 3, "rng"), (3, 3, "rng")],
)
def test_what_makes_no_random_bits_is_told_so(number: int, bound: int, name: str) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        below(_Bits(number), bound)
    assert caught.value.name == name


def test_where_there_is_one_number_no_bits_are_drawn() -> None:
    assert below(_Bits(-1), 1) == 0


@pytest.mark.parametrize(
    ("freedom", "statistic", "expected"),
    [
        (1, 3.841459, 0.05),
        (10, 18.307038, 0.05),
        (100, 149.449, 0.001),
        (50, 34.76425, 0.95),
        (7, 0, 1),
    ],
)
def test_the_tail_of_chi_square(freedom: int, statistic: float, expected: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(expected, rel=1e-4)


def test_something_impossible_has_no_chance() -> None:
    assert p_value({"a": 1}, {"b": 1}) == 0
    assert p_value({"a": 90, "b": 10}, {"a": 1, "b": 1}) < 1e-9
