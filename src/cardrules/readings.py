"""Clauses and readings as values: what a game's rules say, where, and what they leave open.

Each game has `clauses` and `interpretations`, made of the types here, and `diff`, which says in
which readings two sets of rules differ. They hold what the pages of the rules hold, word for word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, final

import attrs

from cardrules.choices import Choice
from cardrules.seats import Seat

__all__ = [
    "CONDUCT_RULES",
    "NONE_KNOWN",
    "Alternative",
    "Clause",
    "Difference",
    "GuideReference",
    "Interpretation",
    "differences",
    "guide_clauses",
    "value_text",
]

NONE_KNOWN: Final = "None known."
"""What `Alternative.players` says where nobody is known to play it so."""

CONDUCT_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "G-1": "Only the one who is asked acts: the seat whose decision it is, or chance.",
        "G-2": "An action is done in its own phase and in its own game.",
        "G-3": "One plays a card from one's own hand, and no copy twice.",
        "G-4": "A pack is all the cards of the game and no others.",
        "G-5": "After the end nothing is done.",
    }
)
"""Conduct, the same in every game: the number of each clause G, and what it asks for."""


@final
@attrs.frozen
class GuideReference:
    """A place in a guide: which guide, and the number of its section, from 1.

    >>> str(GuideReference("Cuarenta", 5))
    'Cuarenta guide, section 5'
    """

    guide: str
    section: int

    def __str__(self) -> str:
        """Name the guide by its subject, then the section."""
        return f"{self.guide} guide, section {self.section}"


@final
@attrs.frozen
class Clause:
    """One statement of the rules.

    `id` is its number, `title` a few words (those of `CLAUSES`), `rule` the statement in our
    words. `source` is where the guide says it; conduct (G) is asked for by no guide, and has
    `None`.
    """

    id: str
    title: str
    rule: str
    source: GuideReference | None


@final
@attrs.frozen
class Alternative:
    """A value that a field may have instead of its default.

    `meaning` is what is played then, `players` who plays so, as far as is known: published
    accounts and programs by the names that they give themselves, or `NONE_KNOWN`.
    """

    value: Choice
    meaning: str
    players: str


@final
@attrs.frozen
class Interpretation:
    """A point that the guide leaves open, and how it is read.

    `field` is the field of `Rules` that chooses the reading, `default` its value under the guide
    and `reason` what that means and why it is the default; `alternatives` are the other values,
    in the order of `CHOICES`. A fixed reading has no field: `field` and `default` are `None`,
    there are no alternatives, and `reason` is the answer.
    """

    id: str
    title: str
    question: str
    field: str | None
    default: Choice
    reason: str
    alternatives: tuple[Alternative, ...] = ()

    @property
    def values(self) -> tuple[Choice, ...]:
        """What the field may hold, the default first; nothing for a fixed reading."""
        if self.field is None:
            return ()
        return (self.default, *(each.value for each in self.alternatives))


@final
@attrs.frozen
class Difference:
    """A field in which two sets of rules differ: the value in each, and the point at issue."""

    field: str
    first: Choice
    second: Choice
    interpretation: Interpretation


def differences(
    interpretations: Iterable[Interpretation], first: object, second: object
) -> tuple[Difference, ...]:
    """List the fields in which two sets of rules of one game differ, in the order of the fields.

    `interpretations` are all of that game's. Each game has this as `diff`, for its own rules.

    >>> from cardrules import arbaa_turub as game
    >>> from cardrules.arbaa_turub.interpretations import interpretations
    >>> silent = game.PROFILES["SILENT"]
    >>> [each.field for each in differences(interpretations(), game.GUIDE, silent)]
    ['signals', 'cut']
    """
    found: list[Difference] = []
    for each in interpretations:
        if each.field is not None:
            one: Choice = getattr(first, each.field)
            other: Choice = getattr(second, each.field)
            if one != other:
                found.append(Difference(each.field, one, other, each))
    return tuple(found)


def value_text(value: Choice) -> str:
    """Write the value of a field as a record has it.

    >>> value_text(True), value_text(None), value_text(Seat.WEST), value_text("exceed")
    ('yes', 'none', 'west', 'exceed')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Seat):
        return value.name.lower()
    return "none" if value is None else str(value)


def guide_clauses(
    guide: str, titles: Mapping[str, str], rules: Mapping[str, str]
) -> tuple[Clause, ...]:
    """Make a game's clauses of its titles and its wording, conduct first.

    A number such as `C-5.3` says which section of the guide it is from: the fifth.

    >>> (conduct, *_, last) = guide_clauses("Rummy", {"G-5": "the end", "R-2.1": "deal"},
    ...                                     {"R-2.1": "Seven cards each."})
    >>> conduct.source, str(last.source)
    (None, 'Rummy guide, section 2')
    """
    conduct = (
        Clause(number, titles[number], rule, None)
        for number, rule in CONDUCT_RULES.items()
        if number in titles
    )
    told = (
        Clause(number, titles[number], rule, GuideReference(guide, _section(number)))
        for number, rule in rules.items()
    )
    return (*conduct, *told)


def _section(number: str) -> int:
    """Give the section of the guide that a clause is numbered by."""
    return int(number.partition("-")[2].partition(".")[0])
