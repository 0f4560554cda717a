"""What a thing looks like in JSON: forms that write it, and read it with the place of errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, Protocol, TypeVar, final

import attrs

from cardrules.errors import InvalidArgumentError, shown
from cardrules.jsonforms._node import Json, Node
from cardrules.typechecks import is_exactly, is_one_of, is_tuple

__all__ = [
    "Array",
    "Form",
    "Four",
    "OrNull",
    "Pair",
    "Scalar",
    "Text",
    "Whole",
    "Words",
    "not_of_it",
    "words",
]

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)
B_co = TypeVar("B_co", covariant=True)


class Form(Protocol[T_co]):
    """How things of one kind are written as JSON and read again."""

    def write(self, thing: object) -> Json:
        """Give the JSON of a thing; `InvalidArgumentError` for what has none in this form."""
        ...

    def read(self, node: Node) -> T_co:
        """Give the thing; `DocumentError` for what is not in this form."""
        ...


def not_of_it(thing: object, expected: str) -> InvalidArgumentError:
    """Make the error that says that a thing has no JSON in some form."""
    return InvalidArgumentError("thing", shown(thing), expected)


@final
@attrs.frozen(eq=False)
class Words(Generic[T]):
    """One of some values, each a word: a card, a seat, a code."""

    what: str
    """What the values are, for errors."""
    values: Mapping[str, T]
    _words: Mapping[object, str]
    _kinds: frozenset[type]

    def write(self, thing: object) -> str:
        """Give the word of a value."""
        if not is_one_of(thing, self._kinds) or thing not in self._words:
            raise not_of_it(thing, self.what)
        return self._words[thing]

    def read(self, node: Node) -> T:
        """Give the value of a word."""
        word = node.value
        if type(word) is not str or word not in self.values:
            raise node.wrong(self.what)
        return self.values[word]


_SHORT: Final = 8


def words(what: str, values: Iterable[tuple[str, T]]) -> Words[T]:
    """Make the form of some words; if there are few, errors say which.

    >>> words("a game", [("go", 1), ("chess", 2)]).what
    'a game: go or chess'
    """
    by_word = dict(values)
    listed = f"{what}: {' or '.join(by_word)}" if len(by_word) <= _SHORT else what
    turned: dict[object, str] = {value: word for word, value in by_word.items()}
    return Words(listed, by_word, turned, frozenset(map(type, by_word.values())))


@final
@attrs.frozen
class Whole:
    """A whole number in a range."""

    least: int
    most: int

    @property
    def what(self) -> str:
        """What it is, for errors."""
        return f"a whole number from {self.least} to {self.most}"

    def write(self, thing: object) -> int:
        """Give the number."""
        if type(thing) is not int or not self.least <= thing <= self.most:
            raise not_of_it(thing, self.what)
        return thing

    def read(self, node: Node) -> int:
        """Give the number."""
        number = node.value
        if type(number) is not int or not self.least <= number <= self.most:
            raise node.wrong(self.what)
        return number


@final
@attrs.frozen
class Text:
    """A sentence or a part of one, not too long."""

    most: int

    @property
    def what(self) -> str:
        """What it is, for errors."""
        return f"text of at most {self.most} whole characters"

    def write(self, thing: object) -> str:
        """Give the text."""
        if type(thing) is not str or not self._holds(thing):
            raise not_of_it(thing, self.what)
        return thing

    def read(self, node: Node) -> str:
        """Give the text."""
        text = node.value
        if type(text) is not str or not self._holds(text):
            raise node.wrong(self.what)
        return text

    def _holds(self, text: str) -> bool:
        """Say whether a text is not too long, and can be written in UTF-8."""
        return len(text) <= self.most and not any("\ud800" <= sign <= "\udfff" for sign in text)


@final
@attrs.frozen
class OrNull(Generic[T_co]):
    """What may be `None`."""

    form: Form[T_co]

    def write(self, thing: object) -> Json:
        """Give null, or what the other form gives."""
        return None if thing is None else self.form.write(thing)

    def read(self, node: Node) -> T_co | None:
        """Give `None`, or what the other form gives."""
        return None if node.value is None else self.form.read(node)


@final
@attrs.frozen
class Array(Generic[T_co]):
    """A tuple of things of one kind."""

    form: Form[T_co]
    least: int
    most: int

    def write(self, thing: object) -> Json:
        """Give the things in their order."""
        if not is_tuple(thing) or not self.least <= len(thing) <= self.most:
            raise not_of_it(thing, f"a tuple of {self.least} to {self.most}")
        return [self.form.write(each) for each in thing]

    def read(self, node: Node) -> tuple[T_co, ...]:
        """Give the things in their order."""
        return tuple(map(self.form.read, node.elements(self.least, self.most)))


@final
@attrs.frozen
class Pair(Generic[A_co, B_co]):
    """A tuple of two things, each of its own kind."""

    first: Form[A_co]
    second: Form[B_co]

    def write(self, thing: object) -> Json:
        """Give the two."""
        if not is_tuple(thing) or len(thing) != 2:
            raise not_of_it(thing, "a pair")
        return [self.first.write(thing[0]), self.second.write(thing[1])]

    def read(self, node: Node) -> tuple[A_co, B_co]:
        """Give the two."""
        first, second = node.elements(2, 2)
        return self.first.read(first), self.second.read(second)


@final
@attrs.frozen
class Four(Generic[T_co]):
    """A tuple of four things of one kind, one for each seat."""

    form: Form[T_co]

    def write(self, thing: object) -> Json:
        """Give the four."""
        return Array(self.form, 4, 4).write(thing)

    def read(self, node: Node) -> tuple[T_co, T_co, T_co, T_co]:
        """Give the four."""
        north, east, south, west = map(self.form.read, node.elements(4, 4))
        return north, east, south, west


@final
@attrs.frozen
class Scalar(Generic[T]):
    """One of some values that JSON has as they are, or that are words."""

    choices: tuple[T, ...]
    written: tuple[str | int | bool | None, ...]

    @property
    def what(self) -> str:
        """What it is, for errors."""
        return " or ".join(map(repr, self.written))

    def write(self, thing: object) -> Json:
        """Give the value."""
        for choice, written in zip(self.choices, self.written, strict=True):
            if is_exactly(type(choice), thing) and choice == thing:
                return written
        raise not_of_it(thing, self.what)

    def read(self, node: Node) -> T:
        """Give the value."""
        for choice, written in zip(self.choices, self.written, strict=True):
            if is_exactly(type(written), node.value) and written == node.value:
                return choice
        raise node.wrong(self.what)
