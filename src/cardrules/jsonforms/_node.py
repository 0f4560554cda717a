"""A place in a JSON document: the value that stands there, and the way to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, final

import attrs
from typing_extensions import TypeIs

from cardrules.errors import DocumentError, shown
from cardrules.verdicts import Fault

__all__ = ["Json", "Node", "Odd"]

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"
"""What documents are made of: there are no numbers but whole ones."""


@final
@attrs.frozen
class Odd:
    """What a text has and no document may have, such as a fraction; it is refused where it is."""

    what: str


def _is_object(thing: object) -> TypeIs[dict[object, object]]:
    return type(thing) is dict


def _is_array(thing: object) -> TypeIs[list[object]]:
    return type(thing) is list


@final
@attrs.frozen(eq=False)
class Node:
    """A value of a document that is read, and where it stands: under `key` of `parent`.

    A key is a name in an object or a number in an array. The value may be anything whatever.
    """

    value: object
    parent: Node | None = None
    key: str | int = "$"

    @property
    def path(self) -> str:
        """The way from the whole document, `$`, such as `$.hands[2][0]`."""
        if self.parent is None:
            return str(self.key)
        here = f"[{self.key}]" if isinstance(self.key, int) else f".{self.key}"
        return self.parent.path + here

    def wrong(
        self, expected: str, found: str | None = None, faults: frozenset[Fault] = frozenset()
    ) -> DocumentError:
        """Make the error that says what should have stood here."""
        return DocumentError(self.path, expected, found or _described(self.value), faults=faults)

    def members(self, names: Sequence[str]) -> dict[str, Node]:
        """Give the values of an object that has just these names, each with its place.

        Raises `DocumentError` for anything but an object, for a name that is missing, and for one
        that nothing asks for.
        """
        value = self.value
        if not _is_object(value):
            raise self.wrong("an object")
        for name in names:
            if name not in value:
                raise self.wrong(f"the key {name}", "none")
        if len(value) > len(names):
            strange = next(key for key in value if key not in names)
            raise self.wrong(f"no key but {', '.join(names)}", shown(strange))
        return {name: Node(value[name], self, name) for name in names}

    def elements(self, least: int, most: int) -> tuple[Node, ...]:
        """Give the values of an array that has so many, each with its place.

        Raises `DocumentError` for anything but an array, and for another number of values.
        """
        value = self.value
        if not _is_array(value):
            raise self.wrong("an array")
        if not least <= len(value) <= most:
            number = str(most) if least == most else f"{least} to {most}"
            raise self.wrong(f"{number} values", str(len(value)))
        return tuple(Node(each, self, place) for place, each in enumerate(value))

    def taken(self, names: Sequence[str]) -> tuple[tuple[Node, ...], Node]:
        """Give the values of some names of an object, and the same object without them.

        Raises `DocumentError` for anything but an object, and for a name that is missing.
        """
        value = self.value
        if not _is_object(value):
            raise self.wrong("an object")
        for name in names:
            if name not in value:
                raise self.wrong(f"the key {name}", "none")
        left = {name: each for name, each in value.items() if name not in names}
        return tuple(Node(value[name], self, name) for name in names), attrs.evolve(
            self, value=left
        )


def _described(value: object) -> str:
    """Say what a value is, without showing all of it."""
    if _is_object(value):
        return "an object"
    if _is_array(value):
        return "an array"
    if isinstance(value, Odd):
        return value.what
    return shown(value)
