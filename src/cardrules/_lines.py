"""The lines of a record: comments and blanks taken off, places kept, the header read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeVar, final

import attrs

from cardrules.errors import NotationError, RecordError
from cardrules.seats import Seat
from cardrules.typechecks import require_text

__all__ = ["FORMAT", "SEATS_BY_NAME", "Header", "Line", "header_of", "lines_of"]

MOST_BYTES: Final = 1_000_000
"""The longest record that is read."""
MOST_LINES: Final = 50_000
"""The most lines of it with something on them: each takes time, however short it is."""

SEATS_BY_NAME: Final[Mapping[str, Seat]] = {seat.name.lower(): seat for seat in Seat}

T = TypeVar("T")


@final
class Format(NamedTuple):
    """The first line of a record: the word that every record starts with, and the version."""

    key: str
    version: str


FORMAT: Final = Format("cardrules", "1")
TABLE: Final = Format("table", "1")
"""The second line of a record from a table, which is another kind of text."""
_KEYS: Final = (FORMAT.key, "game", "rules", "dealer", "position")


@final
@attrs.frozen
class Line:
    """A line without its comment and the blanks around it; places count from 1."""

    number: int
    column: int
    text: str

    @property
    def word(self) -> str:
        """The first word, in small letters."""
        return self.text.split(maxsplit=1)[0].lower()

    @property
    def rest(self) -> Line:
        """What follows the first word, with its own place."""
        text = self.text[len(self.word) :]
        stripped = text.lstrip()
        return Line(self.number, self.column + len(self.text) - len(stripped), stripped)

    def wrong(self, message: str, offset: int = 0) -> RecordError:
        """Make the error that says what is wrong with this line."""
        return RecordError(message, self.number, self.column + offset)

    def misread(self, error: NotationError) -> RecordError:
        """Make the error of a line whose text some notation refused."""
        found = error.text[error.position : error.position + 20]
        seen = f"found {found!r}" if found else "found the end of the line"
        return self.wrong(f"expected {error.expected}, {seen}", error.position)


def lines_of(text: str) -> tuple[Line, ...]:
    """Split a record into its lines, leaving out those with nothing on them.

    Raises `TypeError` for what is no text, and `RecordError` for a text that is too long, before
    it looks at it, and for one of too many lines.
    """
    require_text("a record", text)
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise RecordError(f"a record has at most {MOST_BYTES} bytes", 1, 1)
    lines: list[Line] = []
    # Some editors put a mark before the first character of a text.
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = raw.partition("#")[0].rstrip()
        stripped = said.lstrip()
        if stripped:
            lines.append(Line(number, len(said) - len(stripped) + 1, stripped))
    if len(lines) > MOST_LINES:
        raise lines[MOST_LINES].wrong(
            f"a record has at most {MOST_LINES:,} lines that say something"
        )
    return tuple(lines)


@final
@attrs.frozen
class Header:
    """The `key value` lines of a record; each line stands for its value."""

    values: Mapping[str, Line]
    end: Line

    def get(self, key: str) -> Line | None:
        """Give a key's value with its place, `None` if it is not there."""
        return self.values.get(key)

    def need(self, key: str, words: Iterable[str]) -> str:
        """Give a key's value, which is one of some words.

        Raises `RecordError` if it is another, or not there.
        """
        offered = tuple(words)
        line = self.values.get(key)
        if line is None:
            raise self.end.wrong(f"expected `{key}` followed by {' or '.join(offered)}")
        if line.text not in offered:
            raise line.wrong(f"expected {' or '.join(offered)}, found {line.text[:20]!r}")
        return line.text


def header_of(lines: tuple[Line, ...]) -> tuple[Header, tuple[Line, ...]]:
    """Read the header off the lines; gives it and the lines behind it.

    Raises `RecordError` for a key twice, a key with no value, another format or version, and for a
    record from a table.
    """
    values: dict[str, Line] = {}
    end = Line(1, 1, "")
    for place, line in enumerate(lines):
        key = line.word
        if key == TABLE.key:
            raise line.wrong(_misplaced_table(place))
        if key not in _KEYS:
            break
        if place == 0 and key != FORMAT.key:
            break
        if key in values:
            raise line.wrong(f"`{key}` stands here twice")
        if not line.rest.text:
            raise line.wrong(f"`{key}` needs a value", len(key))
        values[key] = line.rest
        end = line
    header = Header(values, lines[len(values)] if len(values) < len(lines) else end)
    header.need(FORMAT.key, (FORMAT.version,))
    if "position" in values and ("rules" in values or "dealer" in values):
        raise values["position"].wrong(
            "a position has its own rules and dealer: leave the others out"
        )
    return header, lines[len(values) :]


def _misplaced_table(place: int) -> str:
    """Say what is wrong with a line of the header that says that it is a table record."""
    if place == 1:
        return "this is a table record, which an audit reads"
    return f"`{TABLE.key}` belongs in the second line"
