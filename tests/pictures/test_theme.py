"""Colours: every word and sign stands out from its ground, in both themes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from cardrules import cuarenta
from cardrules.pictures import STYLE, Theme, svg
from cardrules.pictures._colours import COLOURS, Paint, painted
from tests.pictures.drawn import SVG

THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
ON_GROUNDS = [
    (Paint.INK, Paint.GROUND),
    (Paint.SOFT, Paint.GROUND),
    (Paint.RED_INK, Paint.GROUND),
    (Paint.INK, Paint.FELT),
    (Paint.RED_INK, Paint.FELT),
    (Paint.INK, Paint.BOARD),
    (Paint.SOFT, Paint.BOARD),
    (Paint.ON_TURN, Paint.TURN),
    *(
        (ink, face)
        for ink in (Paint.BLACK, Paint.RED)
        for face in (Paint.FACE, Paint.PLAYED, Paint.BASE, Paint.SEQUENCE, Paint.MARKED)
    ),
]
"""Everything that is read, and what it is read on; `test_places` holds the grounds to these."""
START = cuarenta.new_match(dealer=cuarenta.Seat.EAST)


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as WCAG 2 has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How much two colours stand out from each other, from 1 to 21, as WCAG 2 has it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def inside(paint: Paint, *, dark: bool) -> str:
    """What something is filled with."""
    return COLOURS[paint].dark if dark else COLOURS[paint].light


def edge(paint: Paint, *, dark: bool) -> str:
    """What it is edged with."""
    return COLOURS[paint].dark_edge if dark else COLOURS[paint].light_edge


def test_the_measure_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@THEMES
@pytest.mark.parametrize(("ink", "ground"), ON_GROUNDS, ids=str)
def test_what_is_read_has_the_contrast_of_text(ink: Paint, ground: Paint, dark: bool) -> None:
    assert contrast(inside(ink, dark=dark), inside(ground, dark=dark)) >= 4.5


@THEMES
def test_what_is_seen_has_the_contrast_of_shapes(dark: bool) -> None:
    for paint in (Paint.PLAYED, Paint.BASE, Paint.SEQUENCE, Paint.MARKED):
        # The edge of a card that is lit up, from the card beside it or from the felt.
        around = (inside(Paint.FACE, dark=False), inside(Paint.FELT, dark=False))
        if dark:
            around = (inside(Paint.FELT, dark=True), inside(Paint.GROUND, dark=True))
        assert max(contrast(edge(paint, dark=dark), each) for each in around) >= 3
    for shape, ground in (
        (Paint.BAR, Paint.TRACK),
        (Paint.BACK, Paint.GROUND),
        (Paint.TURN, Paint.GROUND),
        (Paint.WEAVE, Paint.BACK),
    ):
        assert contrast(inside(shape, dark=dark), inside(ground, dark=dark)) >= 3


def test_suits_on_and_off_cards_are_what_is_measured() -> None:
    assert {paint.value for paint in Paint} == {*re.findall(r"cardrules-([a-z-]+)\{", STYLE)}


def test_a_fixed_theme_has_its_colours_and_no_style() -> None:
    light, dark, auto = (svg(START, theme=theme) for theme in Theme)
    assert "<style>" not in light + dark
    assert "class=" not in light + dark
    assert COLOURS[Paint.GROUND].light in light
    assert COLOURS[Paint.GROUND].dark not in light
    assert COLOURS[Paint.GROUND].dark in dark
    assert COLOURS[Paint.GROUND].light not in dark
    style = ET.fromstring(auto).find(f"{SVG}style")
    assert style is not None
    assert style.text == STYLE


def test_a_picture_that_follows_the_reader_is_light_where_nothing_is_asked() -> None:
    light, auto = svg(START, theme=Theme.LIGHT), svg(START)
    bare = re.sub(r'class="[^"]*" ', "", auto.replace(f"<style>{STYLE}</style>\n", ""))
    assert re.sub(r"cardrules-[0-9a-f]{16}", "", bare) == re.sub(
        r"cardrules-[0-9a-f]{16}", "", light
    )


def test_the_style_names_every_class_that_a_picture_has() -> None:
    used = {*re.findall(r'class="([^"]*)"', svg(START))}
    assert used
    assert all(f".{name}{{" in STYLE for name in used)
    assert all(painted(paint, Theme.AUTO).split('"')[1] in STYLE for paint in Paint)
