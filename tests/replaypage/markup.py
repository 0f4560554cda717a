"""HTML as a browser reads it: elements with their attributes and their text."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

__all__ = ["Element", "parsed"]

VOID: Final = frozenset({"input", "meta"})
"""Elements of HTML that have no end."""


class Element:
    """An element: its name, its attributes, what it holds."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name = name
        self.attributes = attributes
        self.held: list[Element | str] = []

    def all(self) -> Iterator[Element]:
        """The element and every one in it, in the order of the text."""
        yield self
        for each in self.held:
            if isinstance(each, Element):
                yield from each.all()

    @property
    def text(self) -> str:
        """The text in it."""
        return "".join(each if isinstance(each, str) else each.text for each in self.held)

    def within(self, kind: str) -> list[Element]:
        """The elements of a class."""
        return [each for each in self.all() if kind in each.attributes.get("class", "").split()]

    def named(self, name: str) -> list[Element]:
        """The elements of a name."""
        return [each for each in self.all() if each.name == name]

    def with_id(self, identifier: str) -> Element:
        """The one element with an id."""
        (found,) = (each for each in self.all() if each.attributes.get("id") == identifier)
        return found


class _Reader(HTMLParser):
    """Builds elements, and fails where an end does not fit."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].held.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().name == tag

    def handle_data(self, data: str) -> None:
        self._open[-1].held.append(data)

    def finish(self) -> Element:
        self.close()
        assert self._open == [self.root]
        return self.root


def parsed(html: str) -> Element:
    """Read a page."""
    reader = _Reader()
    reader.feed(html)
    return reader.finish()
