"""Things as JSON documents, and documents as things again: exact both ways, and strict.

A document is an object that says of which kind it is (`cardrules`), in which version of this
format (`version`, 1) and of which game (`game`); the other keys are the thing's own. What each
kind has is told in the reference, and to programs by `schema`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from cardrules.errors import InvalidArgumentError, shown
from cardrules.jsonforms._documents import FORMS, AnyThing, game_of, kind_of
from cardrules.jsonforms._node import Json, Node
from cardrules.jsonforms._text import MOST_BYTES, parsed

__all__ = ["KINDS", "VERSION", "dumps", "from_json", "loads", "to_json"]

VERSION: Final = 1
"""The version of this format."""

KINDS: Final = tuple(FORMS)
"""Every kind of document."""

_HEADER: Final = ("cardrules", "version", "game")


def to_json(thing: AnyThing, *, game: str | None = None) -> dict[str, Json]:
    """Give a thing as a document of plain dicts, lists, strings, whole numbers, bools and `None`.

    Cards are text such as `"A♣"`; seats, sides, suits, ranks and other enums are their names in
    small letters; tuples are lists. What both games have, such as a shuffle, is of `game` if that
    is given, and else the document's `game` is `None`.
    Raises `TypeError` for what has no document of its own, and `InvalidArgumentError` for a thing
    that the format has no text for, such as a card that is none, or that is of another game.

    >>> from cardrules import arbaa_turub
    >>> to_json(arbaa_turub.Cut(40))
    {'cardrules': 'action', 'version': 1, 'game': 'arbaa_turub', 'action': 'Cut', 'at': 40}
    """
    kind, own = kind_of(thing), game_of(thing)
    if game is not None and game not in FORMS[kind]:
        raise InvalidArgumentError("game", shown(game), _listed(FORMS[kind]))
    if None not in (own, game) and own != game:
        raise InvalidArgumentError("game", shown(game), f"{own}: the thing is of that game")
    named = own if game is None else game
    if named not in FORMS[kind]:
        raise InvalidArgumentError("thing", shown(thing), f"a {kind} of {_listed(FORMS[kind])}")
    return {
        "cardrules": kind,
        "version": VERSION,
        "game": named,
        **FORMS[kind][named].write(thing),
    }


def _listed(games: Mapping[str | None, object]) -> str:
    return " or ".join("null" if game is None else game for game in games)


def from_json(document: object) -> AnyThing:
    """Give the thing that a document stands for; the inverse of `to_json`.

    A document is read as `to_json` writes it: every key is there and no other, every list is a
    list. Raises `DocumentError` for anything else, with its place, and for what cannot be: a state
    with faults, a view that nobody can have, rules that are not on offer.

    >>> from cardrules import arbaa_turub
    >>> from_json(to_json(arbaa_turub.Cut(40)))
    Cut(at=40)
    """
    (kind, version, game), own = Node(document).taken(_HEADER)
    if not isinstance(kind.value, str) or kind.value not in FORMS:
        raise kind.wrong(" or ".join(FORMS))
    if type(version.value) is not int or version.value != VERSION:
        raise version.wrong(str(VERSION))
    forms = FORMS[kind.value]
    if not (game.value is None or isinstance(game.value, str)) or game.value not in forms:
        raise game.wrong(_listed(forms))
    return forms[game.value].read(own)


def dumps(thing: AnyThing, *, game: str | None = None) -> str:
    """Write a thing as the text of a JSON document, on one line; `loads` gives it back.

    Raises as `to_json` does, and `InvalidArgumentError` for a text longer than what is read.

    >>> from cardrules import cuarenta
    >>> dumps(cuarenta.Pass())
    '{"cardrules":"action","version":1,"game":"cuarenta","action":"Pass"}'
    """
    document = to_json(thing, game=game)
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise InvalidArgumentError("thing", f"{size} bytes", f"at most {MOST_BYTES}")
    return text


def loads(text: str) -> AnyThing:
    """Read a thing from the text of a JSON document.

    The text may have at most 1,000,000 bytes, 200,000 values and 16 levels, which is checked
    before it is parsed. Raises `DocumentError` for what is more, what is no JSON and what is no
    document, and `TypeError` for what is no text.

    >>> from cardrules import cuarenta
    >>> loads(dumps(cuarenta.GUIDE)) == cuarenta.GUIDE
    True
    """
    return from_json(parsed(text).value)
