"""Table records: a match as the table saw it, where nobody saw the deal.

The text is that of `cardrules.records` with `table 1` as its second line. Hands may be left out,
a card that nobody saw is a question mark, a line may name the seat that acted, and notes say what
the table said: who gathered a trick, what the score was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules._lines import FORMAT, TABLE, Line, header_of, lines_of
from cardrules.audit._reading import entries_of
from cardrules.audit._writing import lines_of_entry
from cardrules.audit.entries import Entry
from cardrules.errors import InvalidArgumentError, RecordError
from cardrules.record import AnyRules, AnyState, Record
from cardrules.seats import Seat
from cardrules.typechecks import require

__all__ = ["TableRecord", "dumps", "is_table", "loads"]


def _as_tuple(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple(entries)


@final
@attrs.frozen
class TableRecord:
    """A match, or a part of one, as the table saw it.

    `dealer` is who deals first, `None` where the draw tells, or nobody. A match that goes on has
    a `position` in which a pack is due, between two games or hands, with its own rules and dealer.
    """

    game: str
    rules: AnyRules
    dealer: Seat | None = None
    position: AnyState | None = None
    entries: tuple[Entry, ...] = attrs.field(default=(), converter=_as_tuple)


def is_table(text: str) -> bool:
    r"""Say whether a text says of itself that it is a table record; it need not be a sound one.

    Raises `TypeError` for what is no text, and `RecordError` for a text that is too long.

    >>> is_table("cardrules 1\ntable 1\ngame cuarenta\n"), is_table("cardrules 1\n")
    (True, False)
    """
    return _says_table(lines_of(text))


def _says_table(lines: tuple[Line, ...]) -> bool:
    return len(lines) > 1 and lines[1].word == TABLE.key


def loads(text: str) -> TableRecord:
    r"""Read a table record.

    The text may have at most 1,000,000 bytes, which is checked first. Raises `RecordError` with
    the line and the column of the first thing that is not in the notation, and `TypeError` for
    what is no text.

    >>> record = loads("cardrules 1\ntable 1\ngame arbaa_turub\ndealer north\n\ndeal\ntrump H\n")
    >>> record.game, len(record.entries)
    ('arbaa_turub', 2)
    """
    lines = lines_of(text)
    if not _says_table(lines):
        place = lines[1] if len(lines) > 1 else Line(1, 1, "")
        raise place.wrong(
            f"expected `{TABLE.key} {TABLE.version}`: the second line of a table record"
        )
    version = lines[1].rest
    if not version.text:
        raise lines[1].wrong(f"`{TABLE.key}` needs a value", len(TABLE.key))
    if version.text != TABLE.version:
        raise version.wrong(f"expected {TABLE.version}, found {version.text[:20]!r}")
    if len(lines) > 2 and lines[2].word == TABLE.key:
        raise lines[2].wrong(f"`{TABLE.key}` stands here twice")
    header, rest = header_of((*lines[:1], *lines[2:]))
    game = header.need("game", BOOKS)
    start = BOOKS[game].load(header, ())
    position = header.get("position")
    if position is not None and not _is_between(start):
        raise position.wrong("expected a position in which a pack is due: no cards are out")
    entries = entries_of(game, rest)
    return TableRecord(game, start.rules, start.dealer, start.position, entries)


def _is_between(record: Record) -> bool:
    """Say whether the position that a record starts from has no cards out, for a pack is due."""
    state = record.position
    if isinstance(state, arbaa_turub.State):
        return state.phase in (arbaa_turub.Phase.DRAW, arbaa_turub.Phase.SHUFFLE)
    return isinstance(state, cuarenta.State) and state.phase in (
        cuarenta.Phase.DRAW,
        cuarenta.Phase.SHUFFLE,
    )


def dumps(record: TableRecord) -> str:
    r"""Write a table record; `loads` gives back an equal one.

    Raises `InvalidArgumentError` for a record that the notation has no text for, and `TypeError`
    for what is no record from a table.

    >>> text = "cardrules 1\ntable 1\ngame cuarenta\n\ndeal\nsouth: ronda\n7♦\n? x 7♦\n"
    >>> dumps(loads(text)) == text
    True
    """
    require(TableRecord, record)
    start = Record(record.game, record.rules, record.dealer, record.position)
    head = [f"{FORMAT.key} {FORMAT.version}", f"{TABLE.key} {TABLE.version}", f"game {record.game}"]
    head += BOOKS[record.game].header(start)
    body = [line for entry in record.entries for line in lines_of_entry(entry)]
    text = "\n".join((*head, "", *body, ""))
    try:
        again = loads(text)
    except RecordError as error:
        expected = "what the notation has text for"
        raise InvalidArgumentError("record", str(error), expected) from error
    if again != record:
        raise InvalidArgumentError("record", "a line of another kind", "as it is read again")
    return text
