"""The page on JSON has every kind with its keys."""

from pathlib import Path

import pytest

from cardrules.jsonforms import KINDS
from cardrules.jsonforms._documents import FORMS
from cardrules.jsonforms._objects import OneOf
from cardrules.jsonforms._text import MOST_BYTES, MOST_DEPTH, MOST_DIGITS, MOST_VALUES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "json.md"
TEXT = PAGE.read_text(encoding="utf-8")
HEADINGS = {
    "rules": "Rules",
    "state": "States",
    "view": "Views",
    "action": "Actions",
    "event": "Events",
    "illegality": "Verdicts",
    "fault": "Verdicts",
    "record": "Records",
}


def section(kind: str) -> str:
    return TEXT.partition(f"\n## {HEADINGS[kind]}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_told_with_its_keys(kind: str) -> None:
    told = section(kind) + (section("state") if kind == "view" else "")
    for form in FORMS[kind].values():
        if isinstance(form, OneOf):
            for name, thing in form.things.items():
                keys = ", ".join(f"`{key}`" for key in thing.forms) or "–"
                assert f"| `{name}` | {keys} |" in told
        elif kind != "rules":
            assert all(f"`{key}`" in told for key in form.forms)


def test_the_bounds_are_told() -> None:
    told = TEXT.partition("\n## Bounds\n")[2]
    for number in (MOST_BYTES, MOST_VALUES, MOST_DEPTH, MOST_DIGITS):
        assert f"| {number:,} " in told
