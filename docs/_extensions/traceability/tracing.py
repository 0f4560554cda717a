"""Who carries out a clause, who holds it, what may change it; and what is missing."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardrules.readings import Clause, Interpretation
from traceability.book import Book
from traceability.definitions import Definition
from traceability.mentions import Mention
from traceability.named_tests import NamedTest, holds, strays
from traceability.numbers import numbers_in

__all__ = ["Gap", "GapKind", "Trace", "gaps", "loose", "trace"]

_NOTE: Final = "note:"
"""How the title of a clause begins that asks for nothing to be done."""


class GapKind(enum.Enum):
    """What can be missing."""

    NO_FUNCTION = "no function names it"
    NO_TEST = "no test is named for it"
    NO_SUCH_CLAUSE = "there is no such clause"
    UNPLACED = "no clause is named at its field of Rules"


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that is missing: what, for which number, and where it shows."""

    kind: GapKind
    number: str
    where: str

    def __str__(self) -> str:
        """Say it in a line."""
        return f"{self.where}: {self.number}: {self.kind.value}"


@dataclass(frozen=True, slots=True)
class Trace:
    """A clause or a reading, with everything that has to do with it.

    For a clause `related` are the readings that may change it or make it precise; for a reading
    they are the clauses that it is about.
    """

    statement: Clause | Interpretation
    functions: tuple[Definition, ...]
    types: tuple[Definition, ...]
    audit: tuple[Definition, ...]
    tests: tuple[NamedTest, ...]
    related: tuple[str, ...]

    @property
    def is_note(self) -> bool:
        """Whether it asks for nothing to be done."""
        return self.statement.title.startswith(_NOTE)


def trace(book: Book) -> tuple[Trace, ...]:
    """Follow every clause of a game, then every reading, in their order."""
    about = {reading.id: _about(book, reading) for reading in book.readings}
    return (
        *(
            _traced(book, each, tuple(no for no, named in about.items() if each.id in named))
            for each in book.clauses
        ),
        *(_traced(book, each, about[each.id]) for each in book.readings),
    )


def gaps(game: str, book: Book, traces: tuple[Trace, ...]) -> tuple[Gap, ...]:
    """List what is missing for a game."""
    asking = [each for each in traces if not each.is_note]
    return (
        *(Gap(GapKind.NO_FUNCTION, t.statement.id, game) for t in asking if not t.functions),
        *(Gap(GapKind.NO_TEST, t.statement.id, game) for t in asking if not t.tests),
        *(
            Gap(GapKind.UNPLACED, t.statement.id, game)
            for t in asking
            if isinstance(t.statement, Interpretation)
            and t.statement.field is not None
            and not t.related
        ),
        *(
            Gap(GapKind.NO_SUCH_CLAUSE, test.name, test.path)
            for test in strays(book.tests, book.numbers)
        ),
    )


def loose(found: Iterable[Mention]) -> tuple[Gap, ...]:
    """Give the numbers that are of no clause as what is missing."""
    return tuple(
        Gap(GapKind.NO_SUCH_CLAUSE, each.number, f"{each.path}:{each.line}") for each in found
    )


def _traced(book: Book, statement: Clause | Interpretation, related: tuple[str, ...]) -> Trace:
    """Follow one clause or reading: who names it, or reads its field."""
    field = statement.field if isinstance(statement, Interpretation) else None
    code = [d for d in book.code if statement.id in d.numbers or field in d.fields]
    return Trace(
        statement,
        functions=tuple(each for each in code if each.kind != "class"),
        types=tuple(each for each in code if each.kind == "class"),
        audit=tuple(
            each for each in book.audit if statement.id in each.numbers and each.kind != "class"
        ),
        tests=tuple(test for test in book.tests if holds(test, statement.id)),
        related=related,
    )


def _about(book: Book, reading: Interpretation) -> tuple[str, ...]:
    """Give the clauses that a reading is about, in their order.

    An open one has them at its field of `Rules`, a fixed one in its question and its answer.
    """
    if reading.field is None:
        named = set(numbers_in(f"{reading.question} {reading.reason}"))
    else:
        named = set(book.notes.get(reading.field, ()))
    return tuple(each.id for each in book.clauses if each.id in named)
