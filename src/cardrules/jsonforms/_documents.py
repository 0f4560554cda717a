"""Every kind of document, by its name and by the game that it is of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from cardrules import arbaa_turub, cuarenta
from cardrules.conduct import CONDUCT
from cardrules.jsonforms import (
    _arbaa_turub,
    _arbaa_turub_events,
    _cuarenta,
    _cuarenta_events,
    _recorded,
)
from cardrules.jsonforms._objects import OneOf, Thing
from cardrules.jsonforms._shared import SHARED
from cardrules.jsonforms._verdicts import fault_thing, illegality_thing
from cardrules.record import AnyAction, AnyEvent, AnyRules, AnyState, Record
from cardrules.typechecks import is_tuple
from cardrules.verdicts import Conduct, Fault, Illegality

__all__ = ["FORMS", "AnyForm", "AnyThing", "AnyView", "game_of", "kind_of"]

AnyView: TypeAlias = arbaa_turub.View | cuarenta.View
AnyThing: TypeAlias = (
    AnyRules | AnyState | AnyView | AnyAction | AnyEvent | Illegality | Fault | Record
)
"""Everything that has a document of its own."""

AnyForm: TypeAlias = Thing[AnyThing] | OneOf[AnyThing]

_AT, _CU = arbaa_turub.NAME, cuarenta.NAME

FORMS: Final[Mapping[str, Mapping[str | None, AnyForm]]] = MappingProxyType(
    {
        "rules": {_AT: _arbaa_turub.RULES, _CU: _cuarenta.RULES},
        "state": {_AT: _arbaa_turub.STATE, _CU: _cuarenta.STATE},
        "view": {_AT: _arbaa_turub.VIEW, _CU: _cuarenta.VIEW},
        "action": {_AT: _arbaa_turub.ACTION, _CU: _cuarenta.ACTION, None: SHARED},
        "event": {_AT: _arbaa_turub_events.EVENT, _CU: _cuarenta_events.EVENT},
        "illegality": {
            _AT: illegality_thing(
                (*Conduct, *arbaa_turub.Refusal), arbaa_turub.CLAUSES, _arbaa_turub.ACTION
            ),
            _CU: illegality_thing(
                (*Conduct, *cuarenta.Refusal), cuarenta.CLAUSES, _cuarenta.ACTION
            ),
            None: illegality_thing(Conduct, CONDUCT, SHARED),
        },
        "fault": {
            _AT: fault_thing(arbaa_turub.StateFault, arbaa_turub.CLAUSES),
            _CU: fault_thing(cuarenta.StateFault, cuarenta.CLAUSES),
        },
        "record": {_AT: _recorded.ARBAA_TURUB, _CU: _recorded.CUARENTA},
    }
)
"""By its kind and its game, what a document looks like; `None` is of both games."""

_GAMES: Final[tuple[tuple[type, str], ...]] = (
    *(
        (kind, game)
        for name in ("rules", "state", "view", "action", "event")
        for game, form in FORMS[name].items()
        if game is not None
        for kind in form.kinds
        if kind not in SHARED.kinds
    ),
    (arbaa_turub.Refusal, _AT),
    (arbaa_turub.StateFault, _AT),
    (cuarenta.Refusal, _CU),
    (cuarenta.StateFault, _CU),
)
"""Types that are of one game, each with that game."""


def kind_of(thing: object) -> str:
    """Name the kind of document that a thing has; `TypeError` for what has none."""
    for name, forms in FORMS.items():
        if any(type(thing) is kind for form in forms.values() for kind in form.kinds):
            return name
    raise TypeError(f"{type(thing).__name__} has no document of its own")


def game_of(thing: object) -> str | None:
    """Name the game that a thing is of; `None` if it may be of either."""
    match thing:
        case Record():
            return thing.game
        case Illegality():
            return _game_of_refusal(thing)
        case Fault():
            return game_of(thing.code)
        case _:
            return next((game for kind, game in _GAMES if type(thing) is kind), None)


def _game_of_refusal(refusal: Illegality) -> str | None:
    """Name the game of a refusal by its code, or by what would be legal instead."""
    others: object = refusal.alternatives
    found = map(game_of, (refusal.code, *(others if is_tuple(others) else ())))
    return next((game for game in found if game is not None), None)
