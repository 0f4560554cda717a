"""Rules as text."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardrules.choices import Choice, Choices, format_choices, parse_choices
from cardrules.errors import NotationError
from cardrules.seats import Seat


class Table:
    """Rules of some game: whatever fields are chosen, the rest at its default."""

    def __init__(self, chosen: Mapping[str, Choice]) -> None:
        self.way: Choice = chosen.get("way", "left")
        self.cut: Choice = chosen.get("cut", True)
        self.first: Choice = chosen.get("first", Seat.NORTH)
        self.limit: Choice = chosen.get("limit", 30)

    def values(self) -> tuple[Choice, ...]:
        return self.way, self.cut, self.first, self.limit


CHOICES: Choices = {
    "way": ("X-1", ("left", "right")),
    "cut": ("X-2", (True, False)),
    "first": ("X-3", tuple(Seat)),
    "limit": ("X-4", (30, None, 4)),
}
GUIDE, QUIET = Table({}), Table({"cut": False, "limit": None})
PROFILES = {"GUIDE": GUIDE, "QUIET": QUIET}


def read(text: str, separator: str = " ") -> Table:
    return parse_choices(text, CHOICES, PROFILES, Table, separator)


CHOSEN: list[tuple[str, dict[str, Choice]]] = [
    ("GUIDE", {}),
    ("way=right", {"way": "right"}),
    ("cut=no", {"cut": False}),
    ("first=west", {"first": Seat.WEST}),
    ("limit=none", {"limit": None}),
    ("limit=4", {"limit": 4}),
    (
        "way=right cut=no first=east limit=4",
        {"way": "right", "cut": False, "first": Seat.EAST, "limit": 4},
    ),
]


@pytest.mark.parametrize(("text", "chosen"), CHOSEN)
def test_only_what_differs_is_written_and_it_is_read_back(
    text: str, chosen: dict[str, Choice]
) -> None:
    rules = Table(chosen)
    assert format_choices(rules, CHOICES) == text
    assert read(text).values() == rules.values()
    commas = text.replace(" ", ",")
    assert format_choices(rules, CHOICES, ",") == commas
    assert read(commas, ",").values() == rules.values()


def test_a_profile_can_be_named_and_changed() -> None:
    assert read("QUIET").values() == QUIET.values()
    assert read("QUIET cut=yes").values() == ("left", True, Seat.NORTH, None)
    assert read("cut=yes").values() == GUIDE.values()


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("quiet", 0),
        ("cut=no QUIET", 7),
        ("QUIET QUIET", 6),
        ("stakes=yes", 0),
        ("cut=no stakes=yes", 7),
        ("cut=no cut=no", 7),
        ("cut=True", 4),
        ("cut=", 4),
        ("cut=no way=up", 11),
        ("first=NORTH", 6),
        ("limit=None", 6),
        ("limit=030", 6),
        ("cut=no  way=left", 7),
        ("cut=no ", 7),
    ],
)
def test_anything_else_is_refused_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert (caught.value.text, caught.value.position) == (text, position)
