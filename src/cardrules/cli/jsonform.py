"""Values of the library as JSON: cards as text, enums by their names, the rest field by field."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import attrs

from cardrules._books import AnyBook
from cardrules.cards import Card
from cardrules.record import AnyEvent
from cardrules.typechecks import is_tuple

__all__ = ["Json", "event_json", "json_of"]

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"


def json_of(thing: object) -> Json:
    """Give a thing as JSON; an event or any other value with fields is an object of them.

    Raises `TypeError` for what has no form in JSON.

    >>> from cardrules.notation import parse_cards
    >>> json_of(parse_cards("A♣ 10♥"))
    ['A♣', '10♥']
    """
    if thing is None or isinstance(thing, str | int | bool):
        return thing
    if isinstance(thing, Card):
        return str(thing)
    if isinstance(thing, Enum):
        return thing.name.lower()
    if is_tuple(thing):
        return [json_of(each) for each in thing]
    kind = type(thing)
    if attrs.has(kind):
        names = (field.name for field in attrs.fields(kind))
        return {name: json_of(getattr(thing, name)) for name in names}
    raise TypeError(f"no JSON form of {type(thing).__name__}")


def event_json(book: AnyBook, event: AnyEvent) -> Json:
    """Give an event as JSON: the name of its type, its sentence, then its own fields."""
    fields = json_of(event)
    assert isinstance(fields, dict), "an event has fields"
    return {"event": type(event).__name__, "text": book.tell(event), **fields}
