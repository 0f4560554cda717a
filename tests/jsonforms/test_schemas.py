"""The schemas in the package are what the code has, accept what it writes and are strict."""

import json
from enum import Enum

import pytest
from jsonschema import Draft202012Validator

from cardrules import arbaa_turub, cuarenta
from cardrules.errors import InvalidArgumentError
from cardrules.jsonforms import KINDS, Json, schema
from cardrules.seats import Seat, Side
from cardrules.verdicts import Conduct
from tests.builders.loose import loosely
from tests.jsonforms.__main__ import main
from tests.jsonforms.samples import DOCUMENTS, random_documents
from tests.jsonforms.schemas import FOLDER, text_of

VALIDATORS = {kind: Draft202012Validator(schema(kind)) for kind in KINDS}


def accepts(document: dict[str, Json]) -> bool:
    validator = VALIDATORS[str(document["cardrules"])]
    # The stubs leave one of its arguments, a deprecated one, without a type.
    return validator.is_valid(document)  # pyright: ignore[reportUnknownMemberType]  # see above


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_what_the_code_has(kind: str) -> None:
    text = (FOLDER / f"{kind}.json").read_text(encoding="utf-8")
    assert text == text_of(kind)
    assert schema(kind) == json.loads(text)
    Draft202012Validator.check_schema(schema(kind))


def test_there_is_a_schema_for_every_kind_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(KINDS)
    assert main([]) == 0
    for kind in ("whist", "../schema", None):
        with pytest.raises(InvalidArgumentError):
            loosely(schema, kind)


ENUMS: list[tuple[str, type[Enum]]] = [
    ("state", arbaa_turub.Phase),
    ("state", cuarenta.Phase),
    ("view", arbaa_turub.Phase),
    ("view", cuarenta.Answer),
    ("state", cuarenta.RondaStatus),
    ("state", Seat),
    ("state", Side),
    ("action", arbaa_turub.Suit),
    ("action", arbaa_turub.Signal),
    ("event", arbaa_turub.TrickRule),
    ("illegality", Conduct),
    ("illegality", arbaa_turub.Refusal),
    ("illegality", cuarenta.Refusal),
    ("fault", arbaa_turub.StateFault),
    ("fault", cuarenta.StateFault),
]


def enums_in(value: Json) -> list[set[str | int | None]]:
    """Every list of words somewhere in a schema."""
    found: list[set[str | int | None]] = []
    if isinstance(value, dict):
        listed = value.get("enum")
        if isinstance(listed, list):
            found.append({each for each in listed if not isinstance(each, dict | list)})
        value = [*value.values()]
    for part in value if isinstance(value, list) else ():
        found += enums_in(part)
    return found


@pytest.mark.parametrize(("kind", "enum"), ENUMS, ids=lambda x: getattr(x, "__name__", x))
def test_a_schema_has_the_words_of_every_enum(kind: str, enum: type[Enum]) -> None:
    names = {member.name.lower() for member in enum}
    if enum in (Conduct, arbaa_turub.Refusal, cuarenta.Refusal):
        assert any(names <= words for words in enums_in(schema(kind)))
    else:
        assert names in enums_in(schema(kind))


def test_a_schema_has_every_reading() -> None:
    for game in (arbaa_turub, cuarenta):
        for _, offered in game.CHOICES.values():
            words = {c.name.lower() if isinstance(c, Seat) else c for c in offered}
            assert words in enums_in(schema("rules"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_schema_accepts_a_document_of_every_kind(name: str) -> None:
    assert accepts(DOCUMENTS[name])


def test_schemas_accept_what_play_brings() -> None:
    number = 0
    for document in random_documents("schemas", 4):
        assert accepts(document), document
        number += 1
    assert number > 500
