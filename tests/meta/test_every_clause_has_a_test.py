"""Every clause of every game has a test named after it."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "rules"
NOTES = {"arbaa_turub": "T-7.", "cuarenta": "C-8."}
"""The game's notes by the start of their numbers: they say where the rules come from."""


def clauses_of(game: str) -> Mapping[str, str]:
    """Give the clauses of a game, none for a game that is not there to be imported."""
    try:
        module = importlib.import_module(f"cardrules.{game}")
    except ImportError:
        return {}
    clauses: Mapping[str, str] = module.CLAUSES
    return clauses


def named_tests(game: str) -> set[str]:
    """Give the names of all test functions under the game's folder of rules."""
    return {
        node.name
        for path in (RULES / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def name_of(clause: str) -> str:
    """Give a clause as test names have it: `t_3_5`, `t_i4`, `g_1`."""
    return clause.lower().replace("-", "_").replace(".", "_")


def names(test: str, clause: str) -> bool:
    """Say whether a test's name holds a clause's number, and not just the start of a longer one."""
    return re.search(rf"_{name_of(clause)}(_|$)", test) is not None


CASES = [
    (game, clause)
    for game, notes in NOTES.items()
    for clause in clauses_of(game)
    if not clause.startswith(notes)
]


@pytest.mark.parametrize(("game", "clause"), CASES)
def test_every_clause_has_a_test(game: str, clause: str) -> None:
    assert any(names(test, clause) for test in named_tests(game))


@pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
def test_no_test_is_named_after_a_clause_that_is_not_there(game: str) -> None:
    letter = NOTES[game][0].lower()
    numbered = re.compile(rf"^test_([{letter}g]_(?:i\d+|\d+(?:_\d+)?))(?:_[a-z].*)?$")
    known = {name_of(clause) for clause in clauses_of(game)}
    found = {match[1] for match in map(numbered.match, named_tests(game)) if match}
    assert found <= known


def test_the_clauses_of_a_game_are_looked_for() -> None:
    assert "T-3.5" in clauses_of("arbaa_turub")
    assert clauses_of("no_such_game") == {}


@pytest.mark.parametrize(
    ("test", "clause", "expected"),
    [
        ("test_t_3_5_first", "T-3.5", True),
        ("test_t_i1_who", "T-I1", True),
        ("test_t_i10_who", "T-I1", False),
        ("test_g_1", "G-1", True),
        ("test_t_2_1_x", "T-2.10", False),
    ],
)
def test_a_number_is_not_taken_for_a_longer_one(test: str, clause: str, expected: bool) -> None:
    assert names(test, clause) is expected
