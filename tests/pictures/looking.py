"""Looking at a picture: what of it is out of its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from cardrules.pictures._boxes import Box
from cardrules.pictures._fan import CORNER_HEIGHT, CORNER_WIDTH
from cardrules.pictures._things import Panel, Picture, PlacedCard, Sign, Words

LEAST_SIZE = 12.0
"""Letters are no smaller, of 420 units across: more than eleven pixels on a narrow telephone."""


def cards(picture: Picture) -> tuple[PlacedCard, ...]:
    """The cards, from the undermost to the topmost."""
    return tuple(thing for thing in picture.things if isinstance(thing, PlacedCard))


def panels(picture: Picture) -> tuple[Panel, ...]:
    """The grounds, from the undermost to the topmost."""
    return tuple(thing for thing in picture.things if isinstance(thing, Panel))


def signs(picture: Picture) -> tuple[Sign | Words, ...]:
    """Words and signs of suits."""
    return tuple(thing for thing in picture.things if isinstance(thing, Sign | Words))


def misplaced(picture: Picture) -> list[str]:
    """Everything that is wrong with where things are."""
    return [
        *_out_of_frame(picture),
        *_on_each_other(cards(picture)),
        *_beneath_cards(cards(picture), [sign.box for sign in signs(picture)]),
        *_words_on_words(signs(picture)),
        *_on_wrong_ground(panels(picture), signs(picture)),
        *_across_edges(panels(picture), cards(picture)),
        *(
            f"too small: {sign.text}"
            for sign in signs(picture)
            if isinstance(sign, Words) and sign.size < LEAST_SIZE
        ),
    ]


def _out_of_frame(picture: Picture) -> Iterator[str]:
    for thing in picture.things:
        if not picture.frame.holds(thing.box):
            yield f"out of the frame: {thing}"


def _on_each_other(placed: Iterable[PlacedCard]) -> Iterator[str]:
    """Cards of two fans that touch, and cards of one that hide each other's corner."""
    for under, over in combinations(placed, 2):
        if not under.box.overlaps(over.box):
            continue
        if under.fan != over.fan:
            yield f"cards of two fans: {under}, {over}"
        elif under.corner.overlaps(over.box):
            yield f"a hidden corner: {under}, {over}"
    for each in placed:
        least = (CORNER_WIDTH, CORNER_HEIGHT)
        face_up = each.face.card is not None
        if face_up and (each.corner.width < least[0] or each.corner.height < least[1]):
            yield f"too small a corner: {each}"


def _beneath_cards(placed: Iterable[PlacedCard], written: Iterable[Box]) -> Iterator[str]:
    boxes = [*written]
    for each in placed:
        for box in boxes:
            if each.box.overlaps(box):
                yield f"words beneath a card: {box}, {each}"


def _words_on_words(written: Iterable[Sign | Words]) -> Iterator[str]:
    for one, other in combinations(written, 2):
        if one.box.overlaps(other.box):
            yield f"words on words: {one}, {other}"


def _on_wrong_ground(grounds: Iterable[Panel], written: Iterable[Sign | Words]) -> Iterator[str]:
    """Words whose ground is another than they were painted for, or that leave it."""
    for each in written:
        beneath = [panel for panel in grounds if panel.box.overlaps(each.box)]
        if not beneath[-1].box.holds(each.box) or beneath[-1].paint is not each.ground:
            yield f"on a wrong ground: {each} on {beneath[-1]}"


def _across_edges(grounds: Iterable[Panel], placed: Iterable[PlacedCard]) -> Iterator[str]:
    """Cards that lie half on a ground."""
    for each in placed:
        for panel in grounds:
            if panel.box.overlaps(each.box) and not panel.box.holds(each.box):
                yield f"across an edge: {each} on {panel}"
