"""A picture written as SVG: plain shapes and text, nothing from elsewhere, no script."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Final, assert_never
from xml.sax.saxutils import escape

from cardrules.cards import Card
from cardrules.pictures._boxes import Box
from cardrules.pictures._colours import STYLE, Paint, painted
from cardrules.pictures._fan import CARD_HEIGHT, CARD_WIDTH
from cardrules.pictures._scene import Face
from cardrules.pictures._suits import SHAPES, SPAN, off_card, on_card
from cardrules.pictures._things import Panel, Picture, PlacedCard, Sign, Words
from cardrules.pictures.theme import Theme

__all__ = ["written"]

_FONTS: Final = "Helvetica,Arial,'Liberation Sans','DejaVu Sans',sans-serif"
_RISE: Final = 0.94
"""How far beneath the upper edge of a line its letters stand, in sizes of the letters."""
_DASHES: Final = {
    Paint.SEQUENCE: ' stroke-dasharray="5 2"',
    Paint.MARKED: ' stroke-dasharray="2 2"',
}
"""Lights differ by more than their colours: the edges of some are broken."""

_WHOLE: Final = (
    f'<rect x="0.5" y="0.5" width="{CARD_WIDTH - 1:.0f}" height="{CARD_HEIGHT - 1:.0f}" rx="5"'
)
"""The beginning of a card's own rectangle: its edge is drawn within its box."""


def written(picture: Picture, theme: Theme, *, natural: bool = False) -> str:
    """Write a picture, line by line: as wide as what it is put in, or of its natural width."""
    lines = [*_lines(picture, theme)]
    told = f"{picture.title}\n{picture.description}"
    # Nothing else in a page is called so, save a copy of the same picture.
    name = sha256("\n".join((theme.value, told, *lines)).encode()).hexdigest()[:16]
    frame = picture.frame
    width = f' width="{_number(frame.width)}"' if natural else ""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(frame.width)} '
        f'{_number(frame.height)}"{width} role="img" aria-labelledby="cardrules-{name}-title '
        f'cardrules-{name}-desc" font-family="{_FONTS}">'
    )
    title = f'<title id="cardrules-{name}-title">{escape(picture.title)}</title>'
    described = f'<desc id="cardrules-{name}-desc">{escape(picture.description)}</desc>'
    style = [f"<style>{STYLE}</style>"] if theme is Theme.AUTO else []
    return "\n".join((head, title, described, *style, *lines, "</svg>\n"))


def _lines(picture: Picture, theme: Theme) -> Iterator[str]:
    """Write the things, one a line; cards come last, and have their letters in common."""
    for thing in picture.things:
        if not isinstance(thing, PlacedCard):
            yield _written(thing, theme)
    yield '<g font-size="13" font-weight="bold" text-anchor="middle">'
    for thing in picture.things:
        if isinstance(thing, PlacedCard):
            yield _card(thing, theme)
    yield "</g>"


def _written(thing: Panel | Words | Sign, theme: Theme) -> str:
    match thing:
        case Panel(box, paint, radius):
            dashes = _DASHES.get(paint, "")
            return f"<rect {_place(box)}{_round(radius)}{dashes} {painted(paint, theme)}/>"
        case Words():
            return _words(thing, theme)
        case Sign(box, suit):
            middle = (box.middle, box.y + box.height / 2)
            shape = _shape(SHAPES[suit], *middle, box.width / SPAN)
            return f"<path {shape} {painted(off_card(suit), theme)}/>"
        case _:
            assert_never(thing)


def _words(words: Words, theme: Theme) -> str:
    """Write a line of words."""
    box = words.box
    x = {"start": box.x, "middle": box.middle, "end": box.right}[words.anchor.value]
    anchored = "" if words.anchor.value == "start" else f' text-anchor="{words.anchor.value}"'
    weight = ' font-weight="bold"' if words.bold else ""
    return (
        f'<text x="{_number(x)}" y="{_number(box.y + _RISE * words.size)}"{anchored} '
        f'font-size="{_number(words.size)}"{weight} {painted(words.paint, theme)}>'
        f"{escape(words.text)}</text>"
    )


def _card(placed: PlacedCard, theme: Theme) -> str:
    """Write a card: the same bytes wherever the same card lies, but for its place."""
    box = placed.box
    at = _at(box.x, box.y, box.width / CARD_WIDTH)
    return f"<g {at}{_face(placed.face, placed.is_covered, theme)}</g>"


@cache
def _face(face: Face, is_covered: bool, theme: Theme) -> str:
    """Write what a card looks like, from behind its place on. There are not many."""
    card, light = face.card, face.light
    if card is None:
        weave = "" if is_covered else _weave(theme)
        return f">{_WHOLE} {painted(Paint.BACK, theme)}/>{weave}"
    paint, edge = Paint.FACE, ""
    if light is not None:
        paint = light.paint
        edge = f' stroke-width="2"{_DASHES.get(paint, "")}'
    ink = painted(on_card(card.suit), theme)
    return f" {ink}>{_WHOLE}{edge} {painted(paint, theme)}/>{_marks(card, is_covered)}"


def _marks(card: Card, is_covered: bool) -> str:
    """Write what is on a card: rank and suit in the corner; the suit once more where it shows."""
    shape = SHAPES[card.suit]
    large = "" if is_covered else f"<path {_shape(shape, 25, 39, 1)}/>"
    corner = f'<text x="10.5" y="14.5">{card.rank.value}</text>'
    return f"{corner}<path {_shape(shape, 10.5, 23.5, 0.5)}/>{large}"


def _weave(theme: Theme) -> str:
    """Write what is on a back."""
    return f'<path d="M19 12L31 27 19 42 7 27Z" {painted(Paint.WEAVE, theme)}/>'


def _shape(outline: str, x: float, y: float, scale: float) -> str:
    """Write where a shape lies, and how large it is."""
    return f'd="{outline}" {_at(x, y, scale)}'


def _at(x: float, y: float, scale: float) -> str:
    sized = "" if scale == 1 else f"scale({_number(scale)})"
    return f'transform="translate({_number(x)} {_number(y)}){sized}"'


def _place(box: Box) -> str:
    return (
        f'x="{_number(box.x)}" y="{_number(box.y)}" '
        f'width="{_number(box.width)}" height="{_number(box.height)}"'
    )


def _round(radius: float) -> str:
    return f' rx="{_number(radius)}"' if radius else ""


def _number(number: float) -> str:
    """Write a number with two decimals at the most.

    >>> _number(12.0), _number(0.1 + 0.2), _number(-0.001)
    ('12', '0.3', '0')
    """
    return f"{round(number, 2) + 0:.2f}".rstrip("0").rstrip(".")
