"""Tests by the clause that their name holds."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from traceability.numbers import slug

__all__ = ["NamedTest", "holds", "named_tests", "strays"]


@dataclass(frozen=True, slots=True)
class NamedTest:
    """A test function: the file it is in, from the project's root, and its name."""

    path: str
    name: str


def named_tests(source: str, path: str) -> tuple[NamedTest, ...]:
    """List the test functions of a file, in the order of its lines.

    >>> [test.name for test in named_tests("def test_c_5_1_caida(): ...", "tests/a.py")]
    ['test_c_5_1_caida']
    """
    return tuple(
        NamedTest(path, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def holds(test: NamedTest, number: str) -> bool:
    """Say whether a test's name holds a clause's number, and not the start of a longer one.

    >>> holds(NamedTest("", "test_t_i10_who"), "T-I1")
    False
    """
    return re.search(rf"_{slug(number)}(_|$)", test.name) is not None


def strays(tests: tuple[NamedTest, ...], numbers: frozenset[str]) -> tuple[NamedTest, ...]:
    """Find the tests that are named for a clause which is not among `numbers`.

    The letters of a game's clauses are those that its numbers begin with.

    >>> [t.name for t in strays((NamedTest("", "test_c_9_9_x"),), frozenset({"C-1.1"}))]
    ['test_c_9_9_x']
    """
    letters = "".join(sorted({number[0].lower() for number in numbers}))
    numbered = re.compile(rf"^test_([{letters}]_(?:i\d+|\d+(?:_\d+)?))(?:_[a-z].*)?$")
    known = {slug(number) for number in numbers}
    return tuple(
        test for test in tests if (found := numbered.match(test.name)) and found[1] not in known
    )
