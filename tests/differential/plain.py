"""Cards, seats and suits as the oracles write them, and plain data as text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import attrs

from cardrules.cards import Card, Rank, Suit
from cardrules.seats import Seat, Side
from cardrules.typechecks import is_tuple
from tests.differential.bridge import Plain, Told


class _Written(dict[Card, str]):
    """Cards to text, each entered when first met: the library's own objects are found fastest."""

    def __missing__(self, one: Card) -> str:
        written = self[one] = one.rank.value + one.suit.value
        return written


_WRITTEN = _Written()


def card(one: Card) -> str:
    """A card: rank and suit letter, "10H"."""
    return _WRITTEN[one]


def cards(some: Iterable[Card]) -> tuple[str, ...]:
    """Cards in their order."""
    return tuple(map(_WRITTEN.__getitem__, some))


def suit(one: Suit | None) -> str | None:
    """A suit's letter."""
    return None if one is None else one.value


def seat(one: Seat | Side | None) -> int | None:
    """A seat's or a side's number."""
    return None if one is None else one.value


def seats(some: Iterable[Seat]) -> tuple[int, ...]:
    """Seats in their order."""
    return tuple(each.value for each in some)


def value(thing: object) -> Plain:
    """What a field of an event may hold, in plain data."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, Card):
        return card(thing)
    if isinstance(thing, Rank | Seat | Side):
        number: int | str = thing.value
        return number
    assert is_tuple(thing)
    return tuple(map(value, thing))


@lru_cache(maxsize=64)
def _fields(kind: type[attrs.AttrsInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind))


def told(event: attrs.AttrsInstance) -> Told:
    """An event as the name of its kind, and then all its fields.

    >>> from cardrules.cuarenta import CardLaid
    >>> told(CardLaid(Seat.EAST, Card(Rank.JACK, Suit.CLUBS)))
    ('CardLaid', 1, 'JC', 'C-4.5')
    """
    kind = type(event)
    return kind.__name__, *(value(getattr(event, name)) for name in _fields(kind))


def text(value: Plain) -> str:
    """Plain data as one canonical piece of text: parts in brackets, "-" for nothing.

    >>> text(("play", "10H", None)), text((("6C", "6C"), (), 3, True))
    ('[play 10H -]', '[[6C 6C] [] 3 yes]')
    """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return f"[{' '.join(map(text, value))}]"
    return str(value)


def line(told: tuple[Plain, ...]) -> str:
    """An action or an event as one canonical line of a log.

    >>> line(("shuffle", ("6C", "6C"))), line(("misdeal",))
    ('shuffle [6C 6C]', 'misdeal')
    """
    return " ".join(map(text, told))
