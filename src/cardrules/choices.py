"""Rules as text: the name of a profile, and the fields that differ from it.

`GUIDE`, `SILENT`, `benchmark=reach cut=no`, `SILENT direction=counter_clockwise`: fields are
separated by blanks (or by commas, where blanks separate something else). Yes and no are written
`yes` and `no`, an absent limit `none`, a seat by its name; everything else is written as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from cardrules.errors import NotationError
from cardrules.seats import Seat

__all__ = ["Choice", "Choices", "format_choices", "parse_choices"]

Choice: TypeAlias = str | bool | int | Seat | None
"""A value that a field of some game's `Rules` can have."""

Choices: TypeAlias = Mapping[str, tuple[str, tuple[Choice, ...]]]
"""Field to its clause and what it may hold, the default first; each game has one."""

RulesT = TypeVar("RulesT")


def format_choices(rules: object, choices: Choices, separator: str = " ") -> str:
    """Write the fields of `rules` that are not at their default; `GUIDE` if there are none.

    >>> from cardrules import arbaa_turub
    >>> format_choices(arbaa_turub.PROFILES["SILENT"], arbaa_turub.CHOICES)
    'signals=no cut=no'
    """
    changed: list[str] = []
    for field, (_, offered) in choices.items():
        value: Choice = getattr(rules, field)
        if value != offered[0]:
            changed.append(f"{field}={_word(value)}")
    return separator.join(changed) or "GUIDE"


def parse_choices(
    text: str,
    choices: Choices,
    profiles: Mapping[str, RulesT],
    make: Callable[[Mapping[str, Choice]], RulesT],
    separator: str = " ",
) -> RulesT:
    """Read rules: a profile's name, `field=value` pairs, or the one and then the others.

    Raises `NotationError` for a profile, field or value that is not there, or a field twice, and
    what `make` raises for fields that contradict each other.

    >>> from cardrules import arbaa_turub as game
    >>> parse_choices("SILENT cut=yes", game.CHOICES, game.PROFILES, game.rules_from).cut
    True
    """
    chosen: dict[str, Choice] = {}
    named: set[str] = set()
    start = 0
    for place, word in enumerate(text.split(separator)):
        field, equals, value = word.partition("=")
        if not equals and place == 0:
            chosen |= _of_profile(text, field, choices, profiles)
        elif field not in choices or field in named:
            left = (name for name in choices if name not in named)
            raise NotationError(text, start, f"a field of the rules: {', '.join(left)}")
        else:
            named.add(field)
            chosen[field] = _of_field(text, start + len(field) + 1, value, choices[field][1])
        start += len(word) + len(separator)
    return make(chosen)


def _of_profile(
    text: str, name: str, choices: Choices, profiles: Mapping[str, RulesT]
) -> dict[str, Choice]:
    """Spell out a profile by its name."""
    profile = profiles.get(name)
    if profile is None:
        raise NotationError(text, 0, f"{', '.join(profiles)} or field=value")
    return {field: getattr(profile, field) for field in choices}


def _of_field(text: str, at: int, value: str, offered: tuple[Choice, ...]) -> Choice:
    """Find the value that a word stands for."""
    for choice in offered:
        if _word(choice) == value:
            return choice
    raise NotationError(text, at, " or ".join(map(_word, offered)))


def _word(value: Choice) -> str:
    """Write one value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Seat):
        return value.name.lower()
    return "none" if value is None else str(value)
