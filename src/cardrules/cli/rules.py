"""`cardrules rules`: the clauses of a game and the points that its guide leaves open."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias, assert_never

from cardrules import arbaa_turub, cuarenta
from cardrules.arbaa_turub.interpretations import clauses as clauses_of_arbaa_turub
from cardrules.arbaa_turub.interpretations import interpretations as of_arbaa_turub
from cardrules.cli.colours import MISSING, printer
from cardrules.cli.command import DONE, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.jsonform import Json, json_of
from cardrules.cli.terminal import complain, writing
from cardrules.cuarenta.interpretations import clauses as clauses_of_cuarenta
from cardrules.cuarenta.interpretations import interpretations as of_cuarenta
from cardrules.errors import shown
from cardrules.readings import Clause, Interpretation, value_text

__all__ = ["RULES"]

_Entry: TypeAlias = Clause | Interpretation
_Rows: TypeAlias = Iterator[tuple[str, str]]
_ENTRIES: Final[Mapping[str, tuple[_Entry, ...]]] = {
    arbaa_turub.NAME: (
        *clauses_of_arbaa_turub(),
        *of_arbaa_turub(),
    ),
    cuarenta.NAME: (*clauses_of_cuarenta(), *of_cuarenta()),
}
_CONDUCT: Final = "Conduct: every game asks for it, and no guide speaks of it."
_ALL: Final = ""
"""What stands for the argument ID where it is not given."""


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=_ENTRIES, help=" or ".join(_ENTRIES))
    help_of_id = "a clause (T-3.5), a reading (C-I4) or a field of the rules (benchmark)"
    parser.add_argument("id", metavar="ID", nargs="?", default=_ALL, help=help_of_id)
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _run(call: Namespace) -> int:
    """Write all entries, or one."""
    entries, wanted = _ENTRIES[text_in(call, "game")], text_in(call, "id")
    if wanted != _ALL:
        entries = tuple(each for each in entries if _is_called(each, wanted))
    if not entries:
        game = text_in(call, "game")
        complain(f"cardrules: {game} has no clause, reading or field {shown(wanted)}")
        return UNREADABLE
    if flag_in(call, "json"):
        return writing(lambda: _as_json(entries), as_json=True)
    rows = _whole(entries[0]) if wanted != _ALL else _listed(entries)
    return writing(lambda: _laid_out(rows), as_json=False)


def _is_called(entry: _Entry, wanted: str) -> bool:
    """Say whether an entry has this number, in any letters, or this field."""
    if entry.id.lower() == wanted.lower():
        return True
    return isinstance(entry, Interpretation) and entry.field == wanted


def _listed(entries: tuple[_Entry, ...]) -> _Rows:
    """Give a line each: number and title, and for a reading to choose what may be chosen."""
    for each in entries:
        yield each.id, each.title
        if isinstance(each, Interpretation) and each.field is not None:
            yield "", f"{each.field}={' or '.join(map(value_text, each.values))}"


def _whole(entry: _Entry) -> _Rows:
    """Give everything that is known of an entry."""
    yield entry.id, entry.title
    match entry:
        case Clause():
            yield "", ""
            yield "", entry.rule
            yield "", _CONDUCT if entry.source is None else f"{entry.source}."
        case Interpretation(field=None):
            yield "", ""
            yield "", entry.question
            yield "", entry.reason
        case Interpretation():
            yield "", ""
            yield "", entry.question
            yield "", f"{entry.field}={value_text(entry.default)} (default): {entry.reason}"
            for each in entry.alternatives:
                meaning = f"{each.meaning} {each.players}"
                yield "", f"{entry.field}={value_text(each.value)}: {meaning}"
        case _:
            assert_never(entry)


def _laid_out(rows: _Rows) -> int:
    """Write rows as two columns."""
    try:
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        show = printer()
    except ImportError:
        complain(MISSING)
        return UNREADABLE
    table = Table.grid(padding=(0, 2))
    table.add_column(width=5, style="cyan")
    table.add_column(overflow="fold")
    for number, text in rows:
        table.add_row(number, Text(text))
    show(table)
    return DONE


def _as_json(entries: tuple[_Entry, ...]) -> int:
    """Write an array of the entries, each with the fields that its type has."""
    document = [_json_of(each) for each in entries]
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    return DONE


def _json_of(entry: _Entry) -> Json:
    if isinstance(entry, Interpretation):
        return json_of(entry)
    source = None if entry.source is None else str(entry.source)
    return {"id": entry.id, "title": entry.title, "rule": entry.rule, "source": source}


RULES: Final = Command(
    name="rules",
    summary="tell the rules of a game, clause by clause",
    description="Tell the clauses of a game and the points its guide leaves open: all, or one.",
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 it is told, 2 there is no such thing",
)
"""The command."""
