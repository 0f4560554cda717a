"""One match under the rules of another: positions read anew, and how two of them differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules.choices import Choice, parse_choices
from cardrules.errors import InvalidArgumentError, shown
from cardrules.record import AnyRules, AnyState

__all__ = ["differing_fields", "reread", "rules_named"]


def reread(state: AnyState, rules: AnyRules) -> AnyState:
    """Give the same position under other rules.

    Raises `InvalidStateError` where it cannot be under those, such as a prize that is due
    where there are none, and `InvalidArgumentError` for rules of another game.

    >>> from cardrules import cuarenta as game
    >>> reread(game.new_match(), game.Rules(match="best_of_three")).rules.match
    'best_of_three'
    """
    if isinstance(state, arbaa_turub.State) and isinstance(rules, arbaa_turub.Rules):
        return arbaa_turub.from_setup(attrs.evolve(arbaa_turub.to_setup(state), rules=rules))
    if isinstance(state, cuarenta.State) and isinstance(rules, cuarenta.Rules):
        return cuarenta.from_setup(attrs.evolve(cuarenta.to_setup(state), rules=rules))
    raise InvalidArgumentError("rules", shown(rules), "rules of the state's game")


def differing_fields(state: AnyState, beside: AnyState) -> tuple[tuple[str, object], ...]:
    """Give the fields of a state, save the rules, that another one has otherwise.

    >>> from cardrules import arbaa_turub as game
    >>> north, east = (game.new_match(dealer=seat) for seat in tuple(game.Seat)[:2])
    >>> differing_fields(north, east)
    (('dealer', <Seat.NORTH: 0>),)
    """
    names = (field.name for field in attrs.fields(type(_spelled_out(state))))
    return tuple(
        (name, value)
        for name in names
        if name != "rules" and (value := getattr(state, name)) != getattr(beside, name)
    )


def _spelled_out(state: AnyState) -> arbaa_turub.Setup | cuarenta.Setup:
    """Spell a state out in its fields."""
    if isinstance(state, arbaa_turub.State):
        return arbaa_turub.to_setup(state)
    return cuarenta.to_setup(state)


def rules_named(game: str, text: str) -> AnyRules:
    """Read rules as a record has them, of the game with that `NAME`.

    Raises `NotationError` for a profile, a field or a value that is not there, and
    `InvalidRulesError` for fields that contradict each other.

    >>> rules_named("arbaa_turub", "SILENT benchmark=none").benchmark
    'none'
    """
    module = BOOKS[game].game
    profiles: Mapping[str, AnyRules] = module.PROFILES
    make: Callable[[Mapping[str, Choice]], AnyRules] = module.rules_from
    return parse_choices(" ".join(text.split()), module.CHOICES, profiles, make)
