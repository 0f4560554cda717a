"""The tables of mutants are whole, and go with the sources as they are today."""

from __future__ import annotations

import ast
import inspect

import attrs
import pytest

from tests.mutants.games import GAMES, Game, rule_functions
from tests.mutants.mutant import Mutant, occurrences, planted, source_of

PLANTED = [(game, mutant) for game in GAMES.values() for mutant in game.mutants]
NAMES = [f"{mutant.file}-{mutant.breaks}" for _, mutant in PLANTED]


@pytest.mark.parametrize(("game", "mutant"), PLANTED, ids=NAMES)
def test_it_goes_with_the_source(game: Game, mutant: Mutant) -> None:
    assert mutant.file.startswith(f"{game.name}/")
    assert occurrences(mutant) == 1
    right, wrong = ast.parse(source_of(mutant)), ast.parse(planted(mutant))
    assert ast.dump(right) != ast.dump(wrong)
    assert mutant.clause in game.clauses
    assert mutant.field is None or mutant.field in attrs.fields_dict(game.rules)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_are_the_same(game: Game) -> None:
    assert len({(m.file, m.right, m.wrong) for m in game.mutants}) == len(game.mutants)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_field_of_the_rules_has_a_mutant(game: Game) -> None:
    assert {mutant.field for mutant in game.mutants} - {None} == {*attrs.fields_dict(game.rules)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_function_has_a_mutant(game: Game) -> None:
    without = {
        name
        for name, function in rule_functions(game).items()
        if not any(m.right.strip() in inspect.getsource(function) for m in game.mutants)
    }
    assert without == set()
