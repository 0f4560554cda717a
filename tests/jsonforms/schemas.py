"""The schemas as the forms in the code have them: what the files in the package have to be."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

import attrs
from typing_extensions import TypeIs

from cardrules.jsonforms import KINDS, VERSION, Json
from cardrules.jsonforms._documents import FORMS
from cardrules.jsonforms._forms import Array, Form, Four, OrNull, Pair, Scalar, Text, Whole, Words
from cardrules.jsonforms._objects import OneOf, Thing

FOLDER: Final = Path(__file__).parents[2] / "src" / "cardrules" / "jsonforms" / "schemas"
_FEW: Final = 8
"""Up to so many words stand where they are wanted; more have a definition."""


def _is_or_null(form: object) -> TypeIs[OrNull[object]]:
    return isinstance(form, OrNull)


def _is_array(form: object) -> TypeIs[Array[object]]:
    return isinstance(form, Array)


def _is_four(form: object) -> TypeIs[Four[object]]:
    return isinstance(form, Four)


def _is_pair(form: object) -> TypeIs[Pair[object, object]]:
    return isinstance(form, Pair)


def _no_definitions() -> dict[str, Json]:
    return {}


@final
@attrs.define
class Writer:
    """Writes the schema of one kind; what is long or comes again is defined once."""

    definitions: dict[str, Json] = attrs.field(factory=_no_definitions)

    def of(self, form: Form[object]) -> dict[str, Json]:
        """The schema of a form."""
        if _is_or_null(form):
            return {"anyOf": [{"type": "null"}, self.of(form.form)]}
        if _is_array(form):
            return self._array(form.form, form.least, form.most)
        if _is_four(form):
            return self._array(form.form, 4, 4)
        if _is_pair(form):
            pair: list[Json] = [self.of(form.first), self.of(form.second)]
            return {"type": "array", "prefixItems": pair, "items": False, "minItems": 2}
        match form:
            case Words():
                return self._words(form.what, [*form.values])
            case Scalar():
                return {"enum": [*form.written]}
            case Whole():
                return {"type": "integer", "minimum": form.least, "maximum": form.most}
            case Text():
                return {"type": "string", "maxLength": form.most}
            case Thing():
                return self.thing(form, {})
            case OneOf():
                return self._defined(form.tag, self.one_of(form, {}))
            case _:
                raise AssertionError(form)

    def _words(self, what: str, words: list[Json]) -> dict[str, Json]:
        if len(words) <= _FEW:
            return {"enum": words}
        return self._defined(re.findall(r"\w+", what)[1], {"enum": words})

    def _array(self, form: Form[object], least: int, most: int) -> dict[str, Json]:
        return {"type": "array", "items": self.of(form), "minItems": least, "maxItems": most}

    def _defined(self, name: str, schema: dict[str, Json]) -> dict[str, Json]:
        """Refer to a definition, and make it if it is not there yet."""
        names = (name, *(f"{name}_{n}" for n in range(2, 10)))
        free = next(n for n in names if self.definitions.get(n, schema) == schema)
        self.definitions[free] = schema
        return {"$ref": f"#/$defs/{free}"}

    def thing(self, form: Thing[object], before: Mapping[str, Json]) -> dict[str, Json]:
        """The schema of an object, `before` its own keys some others."""
        own = {name: self.of(each) for name, each in form.forms.items()}
        properties: dict[str, Json] = {**before, **own}
        return {
            "type": "object",
            "properties": properties,
            "required": [*properties],
            "additionalProperties": False,
        }

    def one_of(self, form: OneOf[object], before: Mapping[str, Json]) -> dict[str, Json]:
        """The schema of a union."""
        return {
            "oneOf": [
                self.thing(thing, {**before, form.tag: {"const": name}})
                for name, thing in form.things.items()
            ]
        }


def written(kind: str) -> dict[str, Json]:
    """The schema of a kind, from the code."""
    writer, games = Writer(), list[Json]()
    for game, form in FORMS[kind].items():
        header: dict[str, Json] = {
            "cardrules": {"const": kind},
            "version": {"const": VERSION},
            "game": {"const": game},
        }
        if isinstance(form, Thing):
            games.append(writer.thing(form, header))
        else:
            games.append(writer.one_of(form, header))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:cardrules:{kind}:{VERSION}",
        "title": f"cardrules: {kind}, version {VERSION}",
        "oneOf": games,
        "$defs": writer.definitions,
    }


def text_of(kind: str) -> str:
    """The text of a kind's file."""
    return json.dumps(written(kind), ensure_ascii=False, indent=1) + "\n"


def store() -> None:
    """Write the files."""
    for kind in KINDS:
        (FOLDER / f"{kind}.json").write_text(text_of(kind), encoding="utf-8")
