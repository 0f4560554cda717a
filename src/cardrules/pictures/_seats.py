"""The seats of a picture: each with its name, what is said of it, and its cards."""

from __future__ import annotations

from collections.abc import Iterator

from cardrules.cards import Suit
from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import Paint
from cardrules.pictures._fan import CARD_WIDTH, fan, height_of
from cardrules.pictures._lettering import LEADING, width_of
from cardrules.pictures._scene import Player
from cardrules.pictures._things import Anchor, Panel, Sign, Thing, words_at

__all__ = ["SIGN", "across", "beside", "height_across", "height_beside"]

NAME = 14.0
TAG = 12.0
SIGN = 13.0
PLATE = 22.0
LINE = TAG * LEADING + 1
ROOM = 4.0


def height_across(rows: int) -> float:
    """Give the height of a seat at an edge whose cards lie in so many rows under its name."""
    return PLATE + ROOM + height_of(rows)


def height_beside(rows: int, lines: int) -> float:
    """Give the height of a seat at the side, with so many lines under its name."""
    return PLATE + lines * LINE + ROOM + height_of(rows)


def _plate(player: Player, left: float, top: float) -> Iterator[Thing]:
    """Write the name, on a plate of its own if the seat is to act."""
    name = str(player.seat)
    wide = width_of(name, NAME) + 12
    paint, ground = Paint.INK, Paint.GROUND
    if player.acts:
        yield Panel(Box(left, top, wide, PLATE), Paint.TURN, PLATE / 2)
        paint, ground = Paint.ON_TURN, Paint.TURN
    yield words_at(
        left + wide / 2, top + 2.5, name, NAME, paint, ground, anchor=Anchor.MIDDLE, bold=True
    )


def _lacking(suits: tuple[Suit, ...], left: float, top: float) -> Iterator[Thing]:
    """Say which suits a seat is known to lack."""
    said = words_at(left, top, "no", TAG, Paint.INK, Paint.GROUND)
    yield said
    for place, suit in enumerate(suits):
        box = Box(said.box.right + 4 + place * (SIGN + 2), top + 0.5, SIGN, SIGN)
        yield Sign(box, suit, Paint.GROUND)


def across(player: Player, area: Box) -> Iterator[Thing]:
    """Place a seat at the upper or the lower edge: one line of words above its cards."""
    things = [*_plate(player, area.x, area.y)]
    x = max(_edge(each) for each in things) + 8
    for text in player.tags:
        tag = words_at(x, area.y + 4, text, TAG, Paint.INK, Paint.GROUND)
        things.append(tag)
        x = tag.box.right + 10
    if player.lacks:
        things += _lacking(player.lacks, x, area.y + 4)
    yield from things
    below = PLATE + ROOM
    cards = Box(area.x, area.y + below, area.width, area.height - below)
    yield from fan(player.faces, cards, str(player.seat))


def _edge(thing: Thing) -> float:
    return thing.box.right


def beside(player: Player, area: Box, lines: int) -> Iterator[Thing]:
    """Place a seat at the side: lines of words one beneath the other above its cards."""
    yield from _plate(player, area.x, area.y)
    y = area.y + PLATE
    for text in player.tags:
        yield words_at(area.x + 6, y, text, TAG, Paint.INK, Paint.GROUND)
        y += LINE
    if player.lacks:
        yield from _lacking(player.lacks, area.x + 6, y)
    below = PLATE + lines * LINE + ROOM
    cards = Box(area.x, area.y + below, max(area.width, CARD_WIDTH), area.height - below)
    yield from fan(player.faces, cards, str(player.seat))
