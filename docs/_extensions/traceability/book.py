"""All that is known of one game's clauses: its rules as data, its code, its tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from cardrules import arbaa_turub, cuarenta
from cardrules.readings import Clause, Interpretation
from traceability.definitions import Definition, definitions, field_notes
from traceability.named_tests import NamedTest, named_tests

__all__ = ["GAMES", "Book", "read_book"]

GAMES: Final = MappingProxyType(
    {game.NAME: (game.clauses(), game.interpretations()) for game in (arbaa_turub, cuarenta)}
)
"""The games by name, each with its clauses and its readings."""

_SHARED: Final = ("conduct.py", "packs.py", "seats.py")
"""What both games share and what carries out clauses."""
_DATA: Final = frozenset({"clauses", "interpretations", "_wording", "_fixed_readings"})
_OPEN: Final = "_open_"
"""Modules that hold the rules as text, and carry nothing out: these, and what begins so."""


@dataclass(frozen=True, slots=True)
class Book:
    """A game's clauses and readings, the code of its rules and of its audit, its tests.

    `notes` are the numbers that stand at each field of `Rules`: the reading's own and those of the
    clauses that it may change.
    """

    clauses: tuple[Clause, ...]
    readings: tuple[Interpretation, ...]
    code: tuple[Definition, ...]
    audit: tuple[Definition, ...]
    tests: tuple[NamedTest, ...]
    notes: Mapping[str, list[str]]

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of all clauses and readings."""
        return frozenset(each.id for each in self.clauses) | {each.id for each in self.readings}


def read_book(game: str, package: Path, root: Path) -> Book:
    """Read what there is of a game: its modules in `package`, its tests under `root`."""
    clauses, readings = GAMES[game]
    rules = (package / game / "rules.py").read_text(encoding="utf-8")
    shared = [package / name for name in _SHARED]
    own = [path for path in sorted((package / game).glob("*.py")) if not _is_data(path)]
    return Book(
        clauses,
        readings,
        code=tuple(_defined(package, [*own, *shared])),
        audit=tuple(_defined(package, sorted((package / "audit" / game).glob("*.py")))),
        tests=tuple(_tests(root, root / "tests" / "rules" / game)),
        notes=field_notes(rules),
    )


def _is_data(path: Path) -> bool:
    """Say whether a module holds the rules as text."""
    return path.stem in _DATA or path.stem.startswith(_OPEN)


def _defined(package: Path, paths: list[Path]) -> Iterator[Definition]:
    """Go through what some modules define."""
    for path in paths:
        inside = path.relative_to(package.parent).with_suffix("")
        parts = inside.parts[:-1] if inside.name == "__init__" else inside.parts
        yield from definitions(path.read_text(encoding="utf-8"), ".".join(parts))


def _tests(root: Path, folder: Path) -> Iterator[NamedTest]:
    """Go through the tests of a game's rules."""
    for path in sorted(folder.rglob("test_*.py")):
        inside = path.relative_to(root).as_posix()
        yield from named_tests(path.read_text(encoding="utf-8"), inside)
