"""Every error that this library raises on purpose.

All derive from `CardRulesError`, which is a `ValueError`, and all survive pickling. An argument
of a wrong type that a type checker would have caught is a `TypeError`, as everywhere in Python.
"""

from __future__ import annotations

from typing import final

from cardrules.verdicts import Fault, Illegality

__all__ = [
    "CardRulesError",
    "DocumentError",
    "IllegalActionError",
    "InvalidArgumentError",
    "InvalidRulesError",
    "InvalidStateError",
    "NotationError",
    "RecordError",
    "shown",
]

_SHOWN = 40
"""How many characters of somebody's text an error message repeats, at the most."""


class CardRulesError(ValueError):
    """The base of the library's errors."""


@final
class IllegalActionError(CardRulesError):
    """An action was refused. `illegality` is the verdict that `why_illegal` gives too."""

    def __init__(self, illegality: Illegality) -> None:
        """Hold the verdict."""
        super().__init__(illegality)
        self.illegality = illegality

    def __str__(self) -> str:
        """Give the verdict's sentence."""
        return str(self.illegality)


@final
class InvalidStateError(CardRulesError):
    """A state built by hand cannot be. `faults` are all that is wrong with it, at once."""

    def __init__(self, faults: frozenset[Fault]) -> None:
        """Hold the faults."""
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        """List the faults in a fixed order."""
        return "; ".join(sorted(str(fault) for fault in self.faults))


@final
class InvalidRulesError(CardRulesError):
    """A set of rules that is not on offer, or that contradicts itself.

    `field` is the field of `Rules`, `clause` the interpretation, `expected` what it may be.
    """

    def __init__(self, field: str, found: str, expected: str, clause: str) -> None:
        """Hold what was found in which field."""
        super().__init__(field, found, expected, clause)
        self.field = field
        self.found = found
        self.expected = expected
        self.clause = clause

    def __str__(self) -> str:
        """Say which field is wrong and what it may be."""
        found = _clipped(self.found)
        return f"rules: {self.field} is {found}; expected {self.expected} ({self.clause})"


@final
class InvalidArgumentError(CardRulesError):
    """A rule function was asked about something that cannot be, such as a trick of five cards.

    `name` is the argument, `found` what it was, `expected` what it may be.
    """

    def __init__(self, name: str, found: str, expected: str) -> None:
        """Hold what was found in which argument."""
        super().__init__(name, found, expected)
        self.name = name
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        """Say which argument is wrong and what it may be."""
        return f"{self.name}: found {_clipped(self.found)}; expected {self.expected}"


@final
class NotationError(CardRulesError):
    """Text that is not in the notation.

    `text` is what was read, `position` the index of the first character that is wrong (from 0),
    `expected` what should have stood there.
    """

    def __init__(self, text: str, position: int, expected: str) -> None:
        """Hold the text and the place."""
        super().__init__(text, position, expected)
        self.text = text
        self.position = position
        self.expected = expected

    def __str__(self) -> str:
        """Say what was expected where, and what stands there."""
        rest = self.text[self.position :]
        found = repr(_clipped(rest)) if rest else "the end of the text"
        return f"character {self.position + 1}: expected {self.expected}, found {found}"


@final
class RecordError(CardRulesError):
    """A record that cannot be read, or whose actions do not hold.

    `line` and `column` count from 1. `illegality` is the verdict where an action was refused,
    and `None` where the text itself is wrong.
    """

    def __init__(
        self, message: str, line: int, column: int, illegality: Illegality | None = None
    ) -> None:
        """Hold what is wrong and where."""
        super().__init__(message, line, column, illegality)
        self.message = message
        self.line = line
        self.column = column
        self.illegality = illegality

    def __str__(self) -> str:
        """Say where, then what."""
        return f"line {self.line}, column {self.column}: {self.message}"


@final
class DocumentError(CardRulesError):
    """A JSON document that cannot be read.

    `path` is the place in the document (`"$.hands[2][0]"`, `"$"` for the whole of it), `expected`
    what should have stood there, `found` what does. Where the text is no JSON at all, `place` is
    the line and the column where it stops being so, from 1, and `None` otherwise. `faults` are all
    that is wrong with a state that cannot be.
    """

    def __init__(
        self,
        path: str,
        expected: str,
        found: str,
        place: tuple[int, int] | None = None,
        faults: frozenset[Fault] = frozenset(),
    ) -> None:
        """Hold what was found in which place."""
        super().__init__(path, expected, found, place, faults)
        self.path = path
        self.expected = expected
        self.found = found
        self.place = place
        self.faults = faults

    def __str__(self) -> str:
        """Say where, what was expected there, and what stands there."""
        where = self.path
        if self.place is not None:
            where = f"line {self.place[0]}, column {self.place[1]}"
        return f"{where}: expected {self.expected}, found {self.found}"


def shown(thing: object) -> str:
    r"""Show a thing in a message: on one line, not at length, and whatever its `repr` does.

    >>> shown("a\nb"), shown(10**5000)
    ("'a\\nb'", 'a number too long to write')
    """
    try:
        text = repr(thing)
    except Exception:  # anything may go wrong in somebody's repr
        return "a number too long to write" if type(thing) is int else "something"
    return _clipped(text.replace("\n", " "))


def _clipped(text: str) -> str:
    """Shorten somebody's text, so that a message never grows with what it complains about."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
