"""The games, each with its rules, its clauses, and its mutants."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import Final, NamedTuple

import attrs

from cardrules import arbaa_turub, cuarenta
from tests.mutants import arbaa_turub as arbaa_turub_mutants
from tests.mutants import cuarenta as cuarenta_mutants
from tests.mutants.mutant import Mutant

__all__ = ["GAMES", "Game", "rule_functions"]


class Game(NamedTuple):
    """A game, the names of the modules that state its rules, and its mutants."""

    name: str
    rules: type[attrs.AttrsInstance]
    clauses: Mapping[str, str]
    modules: Sequence[str]
    mutants: Sequence[Mutant]


GAMES: Final[Mapping[str, Game]] = {
    "arbaa_turub": Game(
        "arbaa_turub",
        arbaa_turub.Rules,
        arbaa_turub.CLAUSES,
        ("deals", "draws", "match", "series", "tricks"),
        arbaa_turub_mutants.MUTANTS,
    ),
    "cuarenta": Game(
        "cuarenta",
        cuarenta.Rules,
        cuarenta.CLAUSES,
        (
            "announcements",
            "captures",
            "count",
            "deals",
            "draws",
            "match",
            "scoring",
            "series",
        ),
        cuarenta_mutants.MUTANTS,
    ),
}


def rule_functions(game: Game) -> Mapping[str, FunctionType]:
    """Give the functions that the modules of a game's rules offer to everybody, by their names."""
    package = importlib.import_module(f"cardrules.{game.name}")
    found: dict[str, FunctionType] = {}
    for name in game.modules:
        module = importlib.import_module(f"cardrules.{game.name}.{name}")
        for offered in set(module.__all__) & set(package.__all__):
            thing: object = getattr(module, offered)
            if isinstance(thing, FunctionType):
                found[f"{name}.{offered}"] = thing
    return found
