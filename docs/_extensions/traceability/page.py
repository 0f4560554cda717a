"""The page's text, in Markdown as MyST reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardrules.readings import Interpretation, value_text
from traceability.definitions import Definition
from traceability.named_tests import NamedTest
from traceability.numbers import slug
from traceability.tracing import Trace

__all__ = ["page"]

_ROLES: Final = {"function": "func", "method": "meth", "property": "attr", "class": "class"}


def page(game: str, traces: tuple[Trace, ...]) -> str:
    """Write all clauses and readings of a game, a heading each, as Markdown."""
    return "\n".join(line for each in traces for line in _lines(game, each))


def _lines(game: str, trace: Trace) -> Iterator[str]:
    """Write one of them."""
    statement = trace.statement
    yield from (f"({_anchor(game, statement.id)})=", "", f"### {statement.id}", "")
    yield from (f"*{_sentence(statement.title)}*", "")
    yield from _told(trace)
    if trace.is_note:
        yield from ("It asks for nothing to be done.", "")
        return
    yield from _row("Carried out by", _references(trace.functions))
    yield from _row("Types", _references(trace.types))
    yield from _row("In the audit", _references(trace.audit))
    yield from _tests(trace.tests)
    if isinstance(statement, Interpretation):
        yield from _row("Is about", [_link(game, number) for number in trace.related])
    else:
        yield from _row("Readings", [_link(game, number) for number in trace.related])


def _told(trace: Trace) -> Iterator[str]:
    """Write what a clause says, or what a reading asks and answers."""
    statement = trace.statement
    if not isinstance(statement, Interpretation):
        yield from (statement.rule, "")
    elif statement.field is None:
        yield from (f"{statement.question} {statement.reason}", "")
    else:
        others = ", ".join(f"`{value_text(each.value)}`" for each in statement.alternatives)
        default = f"`{statement.field}` is `{value_text(statement.default)}` by default"
        yield from (f"{statement.question} {default}, or else {others or 'nothing yet'}.", "")


def _row(name: str, entries: list[str]) -> Iterator[str]:
    """Write a row of a definition list; nothing if there is nothing in it."""
    if entries:
        yield from (name, f": {', '.join(entries)}", "")


def _tests(tests: tuple[NamedTest, ...]) -> Iterator[str]:
    """Write the tests, file by file."""
    names: dict[str, list[str]] = {}
    for test in tests:
        names.setdefault(test.path, []).append(f"`{test.name}`")
    listed = [f"`{path}`: {', '.join(found)}" for path, found in names.items()]
    yield from _row("Held by", ["; ".join(listed)] if listed else [])


def _references(definitions: tuple[Definition, ...]) -> list[str]:
    """Write names, the public ones first."""
    return [_reference(each) for each in sorted(definitions, key=lambda d: not d.is_public)]


def _reference(definition: Definition) -> str:
    """Link to a public name, and name the module of any other."""
    module, name = definition.module.removeprefix("cardrules."), definition.name
    if definition.is_public:
        return f"{{py:{_ROLES[definition.kind]}}}`{module}.{name} <{definition.target}>`"
    return f"`{module}.{name}`"


def _link(game: str, number: str) -> str:
    """Link to another place on the page."""
    return f"[{number}](#{_anchor(game, number)})"


def _anchor(game: str, number: str) -> str:
    """Give the anchor of a clause or reading: `cuarenta-c-5-1`."""
    return f"{game}-{slug(number)}".replace("_", "-")


def _sentence(title: str) -> str:
    """Write a title as a sentence, save for its full stop."""
    return f"{title[:1].upper()}{title[1:]}"
