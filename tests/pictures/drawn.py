"""Reading a picture again: what is drawn where, as XML has it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Final

from cardrules.pictures._boxes import Box
from cardrules.pictures._fan import CARD_HEIGHT, CARD_WIDTH
from cardrules.pictures._suits import SHAPES
from cardrules.pictures._things import Panel, Picture, PlacedCard, Sign, Thing, Words

SVG: Final = "{http://www.w3.org/2000/svg}"
_SUITS: Final = {shape: suit for suit, shape in SHAPES.items()}
_PLACED: Final = re.compile(r"translate\(([^ ]+) ([^)]+)\)(?:scale\(([^)]+)\))?")
_ALLOWED: Final = {"svg", "title", "desc", "style", "rect", "text", "path", "g"}


def root(written: str) -> ET.Element:
    """The picture as XML."""
    return ET.fromstring(written)


def unlike(written: str, picture: Picture) -> list[str]:
    """What is drawn and should not be, or should be and is not."""
    top = root(written)
    expected = Counter(map(_told, picture.things))
    found = Counter(_read(top))
    return [
        *(f"not drawn: {each}" for each in (expected - found).elements()),
        *(f"drawn: {each}" for each in (found - expected).elements()),
        *(f"of another kind: {each.tag}" for each in top.iter() if _name(each) not in _ALLOWED),
        *(f"from elsewhere: {each.attrib}" for each in top.iter() if _refers(each)),
        *_frame(top, picture),
    ]


def _frame(top: ET.Element, picture: Picture) -> Iterator[str]:
    frame = picture.frame
    if top.attrib["viewBox"] != f"0 0 {frame.width:g} {frame.height:g}":
        yield f"another frame: {top.attrib['viewBox']}"
    title, description, *_ = top
    if (title.text, description.text) != (picture.title, picture.description):
        yield f"another title or description: {title.text}, {description.text}"
    if top.attrib["aria-labelledby"].split() != [title.get("id"), description.get("id")]:
        yield f"labelled by something else: {top.attrib['aria-labelledby']}"


def _name(element: ET.Element) -> str:
    return element.tag.removeprefix(SVG)


def _refers(element: ET.Element) -> bool:
    """Whether it names something outside the picture, or runs something."""
    values = " ".join(element.attrib.values()) + (element.text or "") * (_name(element) == "style")
    return "url(" in values or "@import" in values or any(
        name.startswith("on") or name.endswith("href") for name in element.attrib
    )  # fmt: skip


def _told(thing: Thing) -> str:
    """A thing in a line of text, as it is laid out."""
    box = thing.box
    match thing:
        case Panel():
            return f"panel {_box(box)}"
        case Words(_, text, size, anchor=anchor):
            x = {"start": box.x, "middle": box.middle, "end": box.right}[anchor.value]
            return f"words {text} {anchor.value} {x:.2f} {box.y + 0.94 * size:.2f} {size:g}"
        case Sign(_, suit):
            return f"sign {suit} {box.middle:.2f} {box.y + box.height / 2:.2f}"
        case PlacedCard():
            card = thing.face.card
            return f"card {'back' if card is None else card} {_box(box)}"


def _read(top: ET.Element) -> Iterator[str]:
    """The things in lines of text, as they are drawn."""
    for element in top:
        match _name(element):
            case "rect":
                box = [float(element.attrib[name]) for name in ("x", "y", "width", "height")]
                yield f"panel {_box(Box(*box))}"
            case "text":
                anchor, size = element.get("text-anchor", "start"), element.attrib["font-size"]
                x, y = float(element.attrib["x"]), float(element.attrib["y"])
                yield f"words {element.text} {anchor} {x:.2f} {y:.2f} {size}"
            case "path":
                x, y, _ = _place(element)
                yield f"sign {_SUITS[element.attrib['d']]} {x:.2f} {y:.2f}"
            case "g":
                yield from map(_card, element)
            case _:
                pass


def _card(element: ET.Element) -> str:
    """A card, which is drawn as its face says."""
    x, y, scale = _place(element)
    box = Box(x, y, CARD_WIDTH * scale, CARD_HEIGHT * scale)
    texts = [each.text for each in element if _name(each) == "text"]
    suits = {_SUITS[each.attrib["d"]] for each in element if each.attrib.get("d") in _SUITS}
    if not texts:
        return f"card back {_box(box)}"
    (rank,), (suit,) = texts, suits
    return f"card {rank}{suit.symbol} {_box(box)}"


def _place(element: ET.Element) -> tuple[float, float, float]:
    """Where an element is moved to, and how much larger it is made."""
    found = _PLACED.fullmatch(element.attrib["transform"])
    assert found is not None, element.attrib
    x, y, scale = found.groups(default="1")
    return float(x), float(y), float(scale)


def _box(box: Box) -> str:
    return f"{box.x:.2f} {box.y:.2f} {box.width:.2f} {box.height:.2f}"
