"""The JSON Schema of each kind of document, as the package has it."""

from __future__ import annotations

import json

from cardrules.errors import InvalidArgumentError, shown
from cardrules.jsonforms._node import Json
from cardrules.jsonforms.documents import KINDS

__all__ = ["schema"]


def schema(kind: str) -> dict[str, Json]:
    """Give the schema of a kind of document, in draft 2020-12.

    It is strict and stands alone. `from_json` refuses whatever it refuses, and more: a schema does
    not say which states can be.
    Raises `InvalidArgumentError` for a kind that is not there.

    >>> schema("action")["title"]
    'cardrules: action, version 1'
    """
    from importlib.resources import files  # noqa: PLC0415 - nothing else here looks at a file

    if kind not in KINDS:
        raise InvalidArgumentError("kind", shown(kind), " or ".join(KINDS))
    source = files("cardrules.jsonforms").joinpath("schemas", f"{kind}.json")
    found: dict[str, Json] = json.loads(source.read_text(encoding="utf-8"))
    return found
