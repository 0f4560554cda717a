"""Functions and classes of a module, with the clauses that each of them names."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from traceability.numbers import numbers_in

__all__ = ["Definition", "Kind", "definitions", "field_notes"]

Kind: TypeAlias = Literal["function", "method", "property", "class"]
Scope: TypeAlias = ast.Module | ast.FunctionDef | ast.ClassDef

_PARSER: Final = doctest.DocTestParser()


@dataclass(frozen=True, slots=True)
class Definition:
    """A function or a class: where it is, and what it has to do with the rules.

    `name` is qualified inside `module`, `numbers` are the clauses that its docstring, its code and
    its comments name, `fields` the fields of `Rules` that it reads. What only an example in the
    docstring shows does not count, nor what a definition inside it names.
    """

    module: str
    name: str
    kind: Kind
    numbers: frozenset[str]
    fields: frozenset[str]

    @property
    def target(self) -> str:
        """The full name, as the reference has it."""
        return f"{self.module}.{self.name}"

    @property
    def is_public(self) -> bool:
        """Whether no part of its name begins with an underscore."""
        return not any(part.startswith("_") for part in self.target.split("."))


def definitions(source: str, module: str) -> tuple[Definition, ...]:
    """List the functions and classes of a module, in the order of its lines.

    >>> (found,) = definitions("def deal(): ...  # C-2.2", "game.deals")
    >>> found.target, found.kind, sorted(found.numbers)
    ('game.deals.deal', 'function', ['C-2.2'])
    """
    lines = source.splitlines()
    return tuple(_inside(ast.parse(source), "", lines, module))


def field_notes(source: str, name: str = "Rules") -> dict[str, list[str]]:
    """Give the numbers in the docstring of each field of a class, in their order.

    >>> field_notes("class Rules: cut: bool = True; 'T-I5. Whether one cuts (T-2.3).'")
    {'cut': ['T-I5', 'T-2.3']}
    """
    return {
        field.target.id: numbers_in(note)
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == name
        for field, after in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and (note := _text_of(after)) is not None
    }


def _inside(scope: Scope, prefix: str, lines: list[str], module: str) -> Iterator[Definition]:
    """Go through what a module, a class or a function defines."""
    for node in _defined_in(scope):
        name = f"{prefix}{node.name}"
        text = _own_text(node, lines)
        kind = _kind(node, scope)
        yield Definition(module, name, kind, frozenset(numbers_in(text)), _fields_read(node))
        yield from _inside(node, f"{name}.", lines, module)


def _defined_in(scope: ast.AST) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Find the definitions right below a node, also those under an `if` or a `with`."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
        else:
            yield from _defined_in(node)


def _kind(node: ast.FunctionDef | ast.ClassDef, scope: Scope) -> Kind:
    """Say what a definition is, as the reference files it."""
    if isinstance(node, ast.ClassDef):
        return "class"
    if not isinstance(scope, ast.ClassDef):
        return "function"
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    return "property" if "property" in marks else "method"


def _own_text(node: ast.FunctionDef | ast.ClassDef, lines: list[str]) -> str:
    """Give the lines of a definition, without its examples and the definitions inside it."""
    left_out = {line for inner in _defined_in(node) for line in _lines_of(inner)}
    documented = ast.get_docstring(node) is not None
    if documented:
        left_out.update(_lines_of(node.body[0]))
    kept = (lines[line - 1] for line in _lines_of(node) if line not in left_out)
    return "\n".join((_prose(node) if documented else "", *kept))


def _prose(node: ast.FunctionDef | ast.ClassDef) -> str:
    """Give a docstring without its examples."""
    parts = _PARSER.parse(ast.get_docstring(node) or "")
    return "\n".join(part for part in parts if isinstance(part, str))


def _lines_of(node: ast.stmt) -> range:
    """Give the numbers of the lines that a statement takes."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _fields_read(node: ast.AST) -> frozenset[str]:
    """Find which attributes of something called `rules` are read."""
    return frozenset(
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute)
        and (
            (isinstance(each.value, ast.Name) and each.value.id == "rules")
            or (isinstance(each.value, ast.Attribute) and each.value.attr == "rules")
        )
    )


def _text_of(node: ast.stmt) -> str | None:
    """Give the text of a statement that is nothing but a text."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else None
    return None
