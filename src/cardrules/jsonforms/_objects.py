"""Objects in JSON: things with named fields, alone or one of several kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar, TypeVarTuple, final

import attrs

from cardrules.errors import InvalidArgumentError, InvalidRulesError, InvalidStateError
from cardrules.jsonforms._forms import Form, not_of_it
from cardrules.jsonforms._node import Json, Node
from cardrules.typechecks import is_exactly

__all__ = ["NO_KEYS", "Keys", "OneOf", "Thing", "kinds"]

T = TypeVar("T")
A = TypeVar("A")
T_co = TypeVar("T_co", covariant=True)
Ts = TypeVarTuple("Ts")


@final
@attrs.frozen
class Thing(Generic[T_co]):
    """A thing of one type: an object with a key for each of its fields."""

    kind: type
    """The type of what is written."""
    forms: Mapping[str, Form[object]]
    make: Callable[[Mapping[str, Node]], T_co]

    @property
    def kinds(self) -> tuple[type, ...]:
        """The types of what is written."""
        return (self.kind,)

    def then(self, make: Callable[[T_co], T], kind: type) -> Thing[T]:
        """Give the form, with the same keys, of what `make` makes of the thing: a `kind`."""
        before = self.make
        return Thing(kind, self.forms, lambda members: make(before(members)))

    def write(self, thing: object) -> dict[str, Json]:
        """Give an object of the thing's fields."""
        if not is_exactly(self.kind, thing):
            raise not_of_it(thing, f"a {self.kind.__name__}")
        return {name: form.write(getattr(thing, name)) for name, form in self.forms.items()}

    def read(self, node: Node) -> T_co:
        """Make the thing of the fields of an object.

        What its type has against them is told of the object, or of the field that it names.
        """
        members = node.members(tuple(self.forms))
        try:
            return self.make(members)
        except InvalidStateError as error:
            raise node.wrong("a state that can be", _told(error), error.faults) from error
        except InvalidArgumentError as error:
            raise members.get(error.name, node).wrong(error.expected, error.found) from error
        except InvalidRulesError as error:
            raise members.get(error.field, node).wrong(error.expected, error.found) from error


_TOLD: Final = 3


def _told(error: InvalidStateError) -> str:
    """Say what is wrong with a state, but not at any length."""
    listed = sorted(map(str, error.faults))
    more = len(listed) - _TOLD
    return "; ".join(listed[:_TOLD]) + (f"; and {more} more faults" if more > 0 else "")


@final
@attrs.frozen
class Keys(Generic[*Ts]):
    """The keys of an object one after another, and how their values are read in that order."""

    forms: Mapping[str, Form[object]]
    read: Callable[[Mapping[str, Node]], tuple[*Ts]]

    def key(self, name: str, form: Form[A]) -> Keys[*Ts, A]:
        """Give the same keys and one more."""
        before = self.read

        def read(members: Mapping[str, Node]) -> tuple[*Ts, A]:
            return (*before(members), form.read(members[name]))

        return Keys({**self.forms, name: form}, read)

    def into(self, make: Callable[[*Ts], T], kind: type | None = None) -> Thing[T]:
        """Give the form of what `make` makes of the values, in the order of the keys.

        `kind` is the type of the thing, if that is not `make` itself.
        """
        read = self.read
        made = kind or make
        assert isinstance(made, type), "a function makes things of a type that is told"
        return Thing(made, self.forms, lambda members: make(*read(members)))


def _nothing(members: Mapping[str, Node]) -> tuple[()]:
    """Read no keys."""
    del members
    return ()


NO_KEYS: Final[Keys[()]] = Keys({}, _nothing)
"""What every object's keys start from."""


@final
@attrs.frozen
class OneOf(Generic[T_co]):
    """A thing of one of several types: under `tag` stands the name of its own."""

    tag: str
    things: Mapping[str, Thing[T_co]]

    @property
    def kinds(self) -> tuple[type, ...]:
        """The types of what is written."""
        return tuple(thing.kind for thing in self.things.values())

    def write(self, thing: object) -> dict[str, Json]:
        """Give the name of the thing's type, and its fields."""
        for name, form in self.things.items():
            if is_exactly(form.kind, thing):
                return {self.tag: name, **form.write(thing)}
        raise not_of_it(thing, f"one of the things that have an {self.tag}")

    def read(self, node: Node) -> T_co:
        """Find the type by its name, and make the thing of its fields."""
        (named,), rest = node.taken((self.tag,))
        name = named.value
        if type(name) is not str or name not in self.things:
            raise named.wrong(" or ".join(self.things))
        return self.things[name].read(rest)


def kinds(tag: str, *things: Thing[T]) -> OneOf[T]:
    """Give the form of a union of types, each under its own name."""
    return OneOf(tag, {thing.kind.__name__: thing for thing in things})
