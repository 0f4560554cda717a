"""References to clauses, wherever they stand in the project's texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from traceability.numbers import numbers_in, section_of

__all__ = ["ON_PURPOSE", "Mention", "dangling", "mentions", "texts"]

_PLACES: Final = ("src", "docs", "tests", "examples", "benchmarks")
_ENDINGS: Final = frozenset({".py", ".md", ".txt", ".json", ".jsonl"})
_MADE: Final = frozenset({"_build", "generated", "__pycache__"})

ON_PURPOSE: Final = frozenset(
    {
        ("tests/jsonforms/test_planted.py", "T", "9.9"),
        ("tests/meta/test_every_clause_has_a_test.py", "T", "2.10"),
    }
)
"""Numbers of no clause that a test needs: the file, the letter and what follows it."""
_NEVER: Final = "99"
"""No clause has this number in any game, so a test takes it for one that is not there."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A number in a text: the file, from the project's root, the line from 1, and the number."""

    path: str
    line: int
    number: str


def texts(root: Path) -> Iterator[tuple[str, str]]:
    """Go through the project's own texts by name: sources, pages, tests, examples, Markdown."""
    paths = [path for place in _PLACES for path in (root / place).rglob("*")]
    for path in sorted([*paths, *root.glob("*.md")]):
        inside = path.relative_to(root)
        if path.suffix in _ENDINGS and _MADE.isdisjoint(inside.parts) and path.is_file():
            yield inside.as_posix(), path.read_text(encoding="utf-8")


def mentions(path: str, text: str) -> Iterator[Mention]:
    """List the numbers in a text, each with its line.

    >>> list(mentions("a.md", "Caída" + chr(10) + "is in C-5.1."))
    [Mention(path='a.md', line=2, number='C-5.1')]
    """
    for line, content in enumerate(text.splitlines(), start=1):
        for number in numbers_in(content):
            yield Mention(path, line, number)


def dangling(found: Iterator[Mention], numbers: frozenset[str]) -> tuple[Mention, ...]:
    """Find what is neither a clause nor a section with clauses in it.

    >>> dangling(mentions("a.md", "C-5, C-5.1, C-9.1"), frozenset({"C-5.1"}))
    (Mention(path='a.md', line=1, number='C-9.1'),)
    """
    known = numbers | {section_of(number) for number in numbers}
    return tuple(each for each in found if each.number not in known and not _is_on_purpose(each))


def _is_on_purpose(mention: Mention) -> bool:
    """Say whether a test needs a number that no clause has."""
    letter, _, rest = mention.number.partition("-")
    if mention.path.startswith("tests/") and rest == _NEVER:
        return True
    return (mention.path, letter, rest) in ON_PURPOSE
