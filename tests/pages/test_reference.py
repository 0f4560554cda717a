"""The tables of the reference have what the code has: codes, events, errors, properties."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, get_args

import attrs
import pytest

import cardrules
from cardrules import arbaa_turub, cuarenta, errors
from cardrules.verdicts import Code, Conduct
from tests.pages.blocks import ROOT
from traceability.definitions import definitions
from traceability.numbers import numbers_in

REFERENCE: Final = ROOT / "docs" / "reference"
PACKAGE: Final = Path(cardrules.__file__).parent
ROW: Final = re.compile(r"^\| `(\w+)` \| (.*) \|$")


def rows(page: str, heading: str) -> list[tuple[str, list[str]]]:
    """Give the rows of the table under a heading: the name in front, and the other cells."""
    text = (REFERENCE / page).read_text(encoding="utf-8")
    (part,) = re.findall(
        rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    )
    return [
        (found[1], found[2].split(" | "))
        for line in part.splitlines()
        if (found := ROW.match(line))
    ]


CODES: Final[Mapping[str, type[Code]]] = {
    "cardrules.verdicts.Conduct": Conduct,
    "cardrules.arbaa_turub.Refusal": arbaa_turub.Refusal,
    "cardrules.arbaa_turub.StateFault": arbaa_turub.StateFault,
    "cardrules.cuarenta.Refusal": cuarenta.Refusal,
    "cardrules.cuarenta.StateFault": cuarenta.StateFault,
}


@pytest.mark.parametrize("name", CODES)
def test_every_code_is_on_the_page_in_order(name: str) -> None:
    assert [code for code, _ in rows("verdicts.md", f"`{name}`")] == [c.name for c in CODES[name]]


def noted(path: Path, enum: str) -> Iterator[tuple[str, list[str]]]:
    """Give the members of an enum with the clauses in their notes."""
    (found,) = (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == enum
    )
    for node, after in zip(found.body, found.body[1:], strict=False):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, numbers_in(ast.unparse(after))


@pytest.mark.parametrize("game", ["arbaa_turub", "cuarenta"])
def test_a_refusal_has_the_clause_on_the_page_that_it_has_in_the_code(game: str) -> None:
    told = rows("verdicts.md", f"`cardrules.{game}.Refusal`")
    code = [*noted(PACKAGE / game / "refusals.py", "Refusal")]
    assert [(name, numbers_in(clauses)) for name, (clauses, *_) in told] == code


def told_faults(game: str) -> Mapping[str, set[str]]:
    """Give the clauses that each fault is told with, wherever one is made."""
    found: dict[str, set[str]] = {}
    for path in (PACKAGE / game).glob("_faults*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "_wrong_size":
                    name, clause = "WRONG_NUMBER_OF_CARDS", node.args[3]
                elif node.func.id == "Fault" and isinstance(node.args[0], ast.Attribute):
                    name, clause = node.args[0].attr, node.args[1]
                else:
                    continue
                found.setdefault(name, set()).update(numbers_in(ast.unparse(clause)))
    return found


@pytest.mark.parametrize("game", ["arbaa_turub", "cuarenta"])
def test_a_fault_has_the_clauses_on_the_page_that_it_is_told_with(game: str) -> None:
    told = rows("verdicts.md", f"`cardrules.{game}.StateFault`")
    assert {name: {*numbers_in(clauses)} for name, (clauses, *_) in told} == told_faults(game)


@pytest.mark.parametrize("game", [arbaa_turub, cuarenta], ids=lambda game: game.NAME)
def test_every_event_is_on_the_page_in_order_with_its_fields_and_clauses(game: object) -> None:
    module = arbaa_turub if game is arbaa_turub else cuarenta
    kinds: tuple[type[attrs.AttrsInstance], ...] = get_args(module.Event)
    told = rows("events.md", f"`cardrules.{module.NAME}`")
    assert [name for name, _ in told] == [kind.__name__ for kind in kinds]
    source = (PACKAGE / module.NAME / "events.py").read_text(encoding="utf-8")
    code = {each.name: each.numbers for each in definitions(source, "events")}
    for kind, (_, (clauses, fields, _)) in zip(kinds, told, strict=True):
        names = [each.name for each in attrs.fields(kind) if each.name != "clause"]
        assert re.findall(r"`(\w+)`", fields) == names
        assert {*numbers_in(clauses)} == code[kind.__name__]


def test_every_error_is_on_the_page_with_what_it_holds() -> None:
    told = [
        (found[1], re.findall(r"`(\w+)`", found[2].split(" | ")[0]))
        for line in (REFERENCE / "errors.md").read_text(encoding="utf-8").splitlines()
        if (found := ROW.match(line))
    ]
    tree = ast.parse((PACKAGE / "errors.py").read_text(encoding="utf-8"))
    held = [
        (
            node.name,
            [
                each.attr
                for each in ast.walk(node)
                if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
            ],
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]
    assert told == held
    assert {name for name, _ in told} <= {*errors.__all__}


def test_what_checks_an_invariant_is_a_property() -> None:
    lines = (REFERENCE / "invariants.md").read_text(encoding="utf-8").splitlines()
    checks = [
        line.rpartition(" | ")[2]
        for line in lines
        if line.startswith("| ") and not line.startswith(("| what", "| ---"))
    ]
    properties = {
        node.name
        for path in (ROOT / "tests" / "properties").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    named = [re.findall(r"`(test_\w+)`", check) for check in checks]
    assert all(named)
    assert {name for names in named for name in names} <= properties


def test_every_page_of_the_reference_is_listed_on_its_first() -> None:
    index = (REFERENCE / "index.md").read_text(encoding="utf-8")
    pages = {path.name for path in REFERENCE.glob("*.md")} - {"index.md"}
    assert pages == set(re.findall(r"\]\((\w[\w-]*\.md)\)", index))


def test_the_digests_of_the_rules_are_those_of_the_example() -> None:
    text = (REFERENCE / "stability.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `\w+` \| \d+\.\d+ \| `([0-9a-f]{16})` \|$", text, re.MULTILINE)
    (shown,) = re.findall(r"^\('([0-9a-f]{16})', '([0-9a-f]{16})'\)$", text, re.MULTILINE)
    assert table == [*shown]
