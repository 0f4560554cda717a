"""Fans: beside each other where there is room, and never with a corner hidden."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.pictures._boxes import Box
from cardrules.pictures._fan import CARD_HEIGHT, CARD_WIDTH, GAP, fan, height_of, rows_of
from cardrules.pictures._scene import Face
from cardrules.pictures._things import PlacedCard

CARDS = [Face(card) for card in at.PACK]


def spread(
    count: int, width: float, height: float, scales: tuple[float, ...] = (1,)
) -> tuple[PlacedCard, ...]:
    return tuple(fan(CARDS[:count], Box(10, 20, width, height), "fan", scales=scales))


def test_no_cards_are_no_fan() -> None:
    assert spread(0, 100, 100) == ()


def test_with_room_for_all_no_card_lies_on_another() -> None:
    placed = spread(4, 2 * CARD_WIDTH + GAP, 2 * CARD_HEIGHT + GAP)
    assert [(each.box.x, each.box.y) for each in placed] == [
        (10, 20), (52, 20), (10, 78), (52, 78)
    ]  # fmt: skip
    assert not any(each.is_covered for each in placed)


def test_with_less_room_they_lie_on_each_other() -> None:
    placed = spread(4, 2 * CARD_WIDTH + GAP, 2 * CARD_HEIGHT + GAP - 1)
    assert [(each.box.x, each.box.y) for each in placed] == [
        (10, 20), (52, 20), (10, 49), (52, 49)
    ]  # fmt: skip
    assert [each.is_covered for each in placed] == [True, True, False, False]
    assert [each.box.x for each in spread(3, 2 * CARD_WIDTH + GAP, 0)] == [10, 31, 52]


def test_in_a_narrow_place_they_lie_beneath_each_other() -> None:
    placed = spread(3, CARD_WIDTH, 0)
    assert [each.box.x for each in placed] == [10, 10, 10]
    assert placed[-1].box.bottom == 20 + height_of(3)


def test_they_are_as_large_as_there_is_room() -> None:
    assert spread(1, 60, 100, (1.25, 1))[0].box.width == CARD_WIDTH * 1.25
    assert spread(2, 60, 60, (1.25, 1))[0].box.width == CARD_WIDTH
    assert spread(1, CARD_WIDTH, 100, (1.25, 1))[0].box.width == CARD_WIDTH


@pytest.mark.parametrize("count", range(1, 80))
@pytest.mark.parametrize("width", [59, 101, 208, 400])
def test_every_corner_shows_and_every_card_is_within_the_rows(count: int, width: int) -> None:
    placed = spread(count, width, 0)
    whole = Box(10, 20, width, height_of(rows_of(count, width)))
    assert len(placed) == count
    for number, each in enumerate(placed):
        assert whole.holds(each.box)
        assert each.corner.width >= 21
        assert each.corner.height >= 29
        assert not any(each.corner.overlaps(over.box) for over in placed[number + 1 :])
