"""The picture: its formats, its repetition, and that what is drawn is what was found."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET

import pytest
from matplotlib import style

from cardrules.comparison import picture
from cardrules.comparison.picture import FORMATS
from cardrules.errors import InvalidArgumentError
from tests.comparison.made import PAIRS, comparison

MADE = comparison(*PAIRS * 10)
BEGINNINGS = {"pdf": b"%PDF", "png": b"\x89PNG", "svg": b"<?xml"}


@pytest.mark.parametrize("file_format", FORMATS)
def test_each_format_is_what_it_says_and_the_same_each_time(file_format: str) -> None:
    drawn = picture(MADE, file_format)
    assert drawn.startswith(BEGINNINGS[file_format])
    assert picture(MADE, file_format) == drawn


def test_what_somebody_has_set_for_their_own_pictures_makes_no_difference() -> None:
    drawn = [picture(MADE, each) for each in FORMATS]
    with style.context({"font.size": 20, "savefig.dpi": 50, "svg.fonttype": "none"}):
        assert [picture(MADE, each) for each in FORMATS] == drawn


def test_every_measure_is_named_and_every_interval_drawn() -> None:
    drawn = picture(MADE).decode()
    # Text is drawn as shapes, with the text itself as a comment before it.
    said = set(re.findall(r"<!-- (.*?) -->", drawn))
    names = [share.name for share in MADE.shares] + [effect.name for effect in MADE.effects]
    assert {name.replace("_", " ") for name in names} <= said
    lines = drawn.count('<g id="LineCollection')
    drawable = [effect for effect in MADE.effects if effect.interval is not None]
    assert len(drawable) < len(MADE.effects)
    assert lines == len(MADE.shares) + len(drawable)
    assert ET.fromstring(drawn).tag.endswith("svg")


def test_long_rules_take_several_lines() -> None:
    heights = [
        float(ET.fromstring(picture(comparison(*PAIRS, second=text))).attrib["height"].rstrip("pt"))
        for text in ("ronda_points=2", "field=value " * 40)
    ]
    assert heights[0] + 40 < heights[1]


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        picture(MADE, "gif")
    assert (caught.value.name, "svg" in caught.value.expected) == ("file_format", True)
    with pytest.raises(InvalidArgumentError) as caught:
        picture(comparison())
    assert caught.value.name == "comparison"


def test_it_needs_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ImportError):
        picture(MADE)
