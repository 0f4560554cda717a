"""Damaged documents of every kind are refused, or are what the same document stands for."""

from random import Random

import pytest

from cardrules.errors import DocumentError
from cardrules.jsonforms import dumps, from_json, loads
from tests.jsonforms.damage import damaged
from tests.jsonforms.samples import random_documents
from tests.jsonforms.test_schemas import accepts

DOCUMENTS = [*random_documents("damage", 2)]
KINDS = sorted({str(document["cardrules"]) for document in DOCUMENTS})


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_documents_are_refused_or_come_back(kind: str) -> None:
    made, documents = 0, [each for each in DOCUMENTS if each["cardrules"] == kind]
    for document in damaged(documents, Random(kind), 200):
        try:
            thing = from_json(document)
        except DocumentError:
            continue
        assert accepts(document), document
        assert loads(dumps(thing)) == thing
        made += 1
    assert made > 10
