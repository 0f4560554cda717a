"""What is written is plain text whatever stands in it."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._things import Panel, Picture, words_at
from cardrules.pictures._writing import written
from cardrules.pictures.theme import Theme
from tests.pictures.drawn import SVG

HOSTILE = "</title><script>alert('&amp;')</script>]]>"


def test_whatever_is_said_is_text() -> None:
    frame = Box(0, 0, 100, 50)
    words = words_at(1, 1, HOSTILE, 12, Paint.INK, Paint.GROUND)
    picture = Picture(frame, HOSTILE, HOSTILE, (Panel(frame, Paint.GROUND), words))
    for theme in Theme:
        top = ET.fromstring(written(picture, theme))
        texts = [element.text for element in top if element.text == HOSTILE]
        assert len(texts) == 3
        assert top.find(f".//{SVG}script") is None


def test_it_has_no_size_unless_that_is_asked_for() -> None:
    picture = Picture(Box(0, 0, 420, 50), "a", "b", ())
    plain = ET.fromstring(written(picture, Theme.AUTO))
    sized = ET.fromstring(written(picture, Theme.AUTO, natural=True))
    assert "width" not in plain.attrib
    assert "height" not in plain.attrib
    assert sized.attrib["width"] == "420"
    assert plain.attrib["role"] == "img"
