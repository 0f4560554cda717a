"""Text that ought to be JSON, bounded before anything is made of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from cardrules.errors import DocumentError
from cardrules.jsonforms._node import Node, Odd
from cardrules.typechecks import require_text

__all__ = ["MOST_BYTES", "MOST_DEPTH", "MOST_DIGITS", "MOST_VALUES", "parsed"]

MOST_BYTES: Final = 1_000_000
"""The longest text that is read, in UTF-8."""
MOST_DEPTH: Final = 16
"""How many objects and arrays may lie inside one another."""
MOST_VALUES: Final = 200_000
"""How many values a text may have in all."""
MOST_DIGITS: Final = 15
"""How many digits may stand in a row outside a string."""

# A string that nobody closed is taken for one too, and goes on to the end: so each character is
# looked at once.
_STRING: Final = re.compile(r'"(?:[^"\\]+|\\.)*+"?', re.DOTALL)
_TOO_LONG: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")
_BRACKET: Final = re.compile(r"[\[\]{}]")


def parsed(text: str) -> Node:
    """Give the value that a text is, as a place of its own.

    Raises `TypeError` for what is no text. Raises `DocumentError` for a text that is too long, too
    deep, has too many values or too long a number, before it is parsed, and then for one that is no
    JSON. What JSON has and no document may have, such as a fraction or a key twice, is told when
    its place is read.
    """
    require_text("a document", text)
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise DocumentError("$", f"at most {MOST_BYTES} bytes", "more")
    _require_bounds(_STRING.sub("", text))
    try:
        value: object = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_object,
            parse_float=Odd,
            parse_constant=Odd,
        )
    except json.JSONDecodeError as error:
        place = (error.lineno, error.colno)
        raise DocumentError("$", "JSON", f"something else: {error.msg}", place) from None
    return Node(value)


def _require_bounds(skeleton: str) -> None:
    """Refuse what is too much, in a text without its strings."""
    if any(sum(map(skeleton.count, signs)) >= MOST_VALUES for signs in (",[{", ",]}")):
        raise DocumentError("$", f"at most {MOST_VALUES} values", "more")
    if _TOO_LONG.search(skeleton):
        raise DocumentError("$", f"at most {MOST_DIGITS} digits in a row", "more")
    depth = 0
    for found in _BRACKET.finditer(skeleton):
        depth += 1 if found[0] in "[{" else -1
        if depth > MOST_DEPTH:
            raise DocumentError("$", f"at most {MOST_DEPTH} levels", "more")


def _object(pairs: Iterable[tuple[str, object]]) -> object:
    """Make an object of its pairs, if no key is there twice."""
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            return Odd(f"an object with the key {key[:40]!r} twice")
        made[key] = value
    return made
