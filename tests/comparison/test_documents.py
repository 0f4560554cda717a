"""Comparisons as JSON and CSV: every number of both is that of the comparison."""

from __future__ import annotations

import csv
import json

import pytest

from cardrules.comparison import Comparison, csv_text, document, json_text
from cardrules.comparison.documents import COLUMNS, PLACES, _rounded
from tests.comparison.made import PAIRS, comparison

MADE = comparison(*PAIRS * 10)


def test_json_holds_what_was_compared_and_every_estimate() -> None:
    read = json.loads(json_text(MADE, interrupted=False))
    assert read == {**document(MADE), "interrupted": False}
    assert (read["game"], read["bot"], read["seed"]) == ("cuarenta", "greedy", "7")
    assert (read["rules"], read["identical"]) == (["GUIDE", "ronda_points=2"], False)
    assert (read["matches"], read["unfinished"]) == (40, [0, 10])
    assert [each["measure"] for each in read["shares"]] == [each.name for each in MADE.shares]
    for said, share in zip(read["shares"], MADE.shares, strict=True):
        assert (said["count"], said["share"]) == (share.count, share.share)
        ends = [share.interval.low, share.interval.high]
        assert said["interval"] == pytest.approx(ends, abs=10.0**-PLACES)
    for said, effect in zip(read["effects"], MADE.effects, strict=True):
        assert (said["measure"], said["unit"]) == (effect.name, effect.unit)
        means = [effect.first, effect.second, effect.difference]
        assert [said["first"], said["second"], said["difference"]] == means
        if effect.interval is None:
            assert said["interval"] is None
        else:
            ends = [effect.interval.low, effect.interval.high]
            assert said["interval"] == pytest.approx(ends, abs=10.0**-PLACES)
    assert len([each for each in read["effects"] if each["interval"] is None]) == 6


def test_csv_has_the_same_numbers_as_json() -> None:
    whole = json.loads(json_text(MADE))
    heading, *rows = csv.reader(csv_text(MADE).splitlines())
    assert tuple(heading) == COLUMNS
    expected = [
        [each["measure"], "matches", "", "", *numbers(each["share"], each["interval"])]
        for each in whole["shares"]
    ] + [
        [
            each["measure"],
            each["unit"],
            *numbers(each["first"], each["second"]),
            *numbers(each["difference"], each["interval"]),
        ]
        for each in whole["effects"]
    ]
    assert rows == expected


def numbers(*given: float | list[float] | None) -> list[str]:
    """The cells of numbers, and of the two ends of an interval."""
    cells: list[str] = []
    for each in given:
        if each is None:
            cells += ["", ""]
        else:
            cells += map(str, each if isinstance(each, list) else [each])
    return cells


@pytest.mark.parametrize("made", [comparison(), comparison(second="GUIDE")])
def test_no_pairs_are_no_lines(made: Comparison) -> None:
    assert csv_text(made).splitlines() == [",".join(COLUMNS)]
    assert (document(made)["shares"], document(made)["effects"]) == ([], [])
    assert document(made)["identical"] is made.identical


def test_what_is_rounded_to_nothing_has_no_sign() -> None:
    assert [str(_rounded(number)) for number in (-1e-9, 1e-9, -0.5)] == ["0.0", "0.0", "-0.5"]
