"""The eye that looks at pictures sees what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
import pytest

from cardrules.cards import Suit
from cardrules.notation import parse_card
from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._layout import laid_out
from cardrules.pictures._painters import scene_of
from cardrules.pictures._scene import Face
from cardrules.pictures._things import Panel, Picture, PlacedCard, Sign, Thing, words_at
from cardrules.pictures._writing import written
from cardrules.pictures.theme import Theme
from cardrules.seats import SEATS
from tests.builders.cuarenta import scene
from tests.pictures.drawn import unlike
from tests.pictures.looking import cards, misplaced

SOUND = laid_out(scene_of(scene("2♣ 3♦ 4♦ 7♥ J♣ K♠", "6♠ Q♦", fresh="4♦")))
FACE = Face(parse_card("6♣"))
FIRST = cards(SOUND)[0]
ON_FIRST = FIRST.box


def card(x: float, y: float, fan: str = "another") -> PlacedCard:
    box = Box(x, y, 38, 54)
    return PlacedCard(box, FACE, fan, box)


PLANTED: dict[str, Iterable[Thing]] = {
    "out of the frame": [card(400, 100)],
    "cards of two fans": [card(ON_FIRST.x + 30, ON_FIRST.y)],
    "a hidden corner": [card(ON_FIRST.x, ON_FIRST.y + 10, FIRST.fan)],
    "too small a corner": [attrs.evolve(card(300, 60), corner=Box(300, 60, 20, 54))],
    "words beneath a card": [words_at(ON_FIRST.x, ON_FIRST.y, "a", 12, Paint.INK, Paint.GROUND)],
    "words on words": [words_at(20, 10, "a", 12, Paint.INK, Paint.GROUND)],
    "on a wrong ground": [Sign(Box(200, 300, 8, 8), Suit.CLUBS, Paint.GROUND)],
    "across an edge": [Panel(Box(ON_FIRST.x + 3, ON_FIRST.y, 100, 60), Paint.FELT)],
    "too small: a": [words_at(300, 60, "a", 11, Paint.INK, Paint.GROUND)],
}


def with_more(things: Iterable[Thing]) -> Picture:
    """A picture on which something more lies."""
    return attrs.evolve(SOUND, things=(*SOUND.things, *things))


def test_a_sound_picture_is_sound() -> None:
    assert misplaced(SOUND) == []
    for theme in Theme:
        assert unlike(written(SOUND, theme), SOUND) == []


@pytest.mark.parametrize("fault", PLANTED)
def test_what_is_wrong_is_found(fault: str) -> None:
    assert any(each.startswith(fault) for each in misplaced(with_more(PLANTED[fault])))


WRITTEN = written(SOUND, Theme.LIGHT)
SPOILT: dict[str, tuple[str, str]] = {
    "a card elsewhere": ('transform="translate(', 'transform="translate(1'),
    "another rank": (">6</text>", ">7</text>"),
    "another word": (">West</text>", ">Vest</text>"),
    "another frame": ('viewBox="0 0 420', 'viewBox="0 0 421'),
    "another title": ("</title>", "!</title>"),
    "a script": ("<desc", "<script/><desc"),
    "something from elsewhere": ("<rect", '<rect style="fill:url(#a)"'),
    "a handler": ("<rect", '<rect onclick="a()"'),
    "a link": ("<rect", '<rect href="a.svg"'),
    "a label of another": ('id="', 'id="x'),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_what_is_written_otherwise_is_found(fault: str) -> None:
    before, after = SPOILT[fault]
    spoilt = WRITTEN.replace(before, after, 1)
    assert spoilt != WRITTEN
    assert unlike(spoilt, SOUND)


def test_every_seat_is_a_fan_of_its_own() -> None:
    assert {str(seat) for seat in SEATS} | {"table"} == {each.fan for each in cards(SOUND)}
