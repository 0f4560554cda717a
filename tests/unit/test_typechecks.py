"""Looking at things of which nothing is known."""

from __future__ import annotations

import pytest

from cardrules.typechecks import are, is_exactly, is_tuple


@pytest.mark.parametrize(
    ("thing", "expected"), [((), True), ((1, "2"), True), ([], False), ("ab", False), (None, False)]
)
def test_is_tuple(thing: object, expected: bool) -> None:
    assert is_tuple(thing) is expected


@pytest.mark.parametrize(
    ("things", "most", "expected"),
    [
        ((), 0, True),
        ((1, 2), 2, True),
        ((1, 2, 3), 2, False),
        ((1, "2"), 2, False),
        (("1",), 2, False),
        ([1, 2], 2, False),
        (None, 2, False),
        ("12", 2, False),
    ],
)
def test_are(things: object, most: int, expected: bool) -> None:
    assert are(int, things, most=most) is expected


@pytest.mark.parametrize(
    ("kind", "thing", "expected"),
    [(int, 1, True), (int, True, False), (bool, True, True), (str, 1, False), (object, 1, False)],
)
def test_is_exactly(kind: type, thing: object, expected: bool) -> None:
    assert is_exactly(kind, thing) is expected


class Lying:
    """Says that it is a tuple."""

    @property  # type: ignore[misc]  # nobody sets it
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # the lie
        return tuple


def test_what_a_thing_says_of_itself_does_not_matter() -> None:
    assert not is_tuple(Lying())
    assert not is_exactly(tuple, Lying())
    assert not are(int, Lying(), most=3)
    assert not are(tuple, (Lying(),), most=3)
