"""Verdicts in JSON: why an action is refused, and what is wrong with a state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cardrules.actions import GameAction
from cardrules.jsonforms._forms import Array, OrNull
from cardrules.jsonforms._objects import NO_KEYS, OneOf, Thing
from cardrules.jsonforms._words import CARDS, SEAT, TEXT, clauses_of, words_of
from cardrules.verdicts import Code, Fault, Illegality

__all__ = ["fault_thing", "illegality_thing"]

_MOST: Final = 1000
"""More alternatives than there are anywhere."""


def illegality_thing(
    codes: Iterable[Code], clauses: Mapping[str, str], action: OneOf[GameAction]
) -> Thing[Illegality]:
    """Give the form of a game's refusals."""
    return (
        NO_KEYS.key("code", words_of("the code of a refusal", codes))
        .key("clause", clauses_of(clauses))
        .key("seat", OrNull(SEAT))
        .key("attempt", TEXT)
        .key("reason", TEXT)
        .key("cards", CARDS)
        .key("alternatives", Array(action, 0, _MOST))
        .into(Illegality)
    )


def fault_thing(codes: Iterable[Code], clauses: Mapping[str, str]) -> Thing[Fault]:
    """Give the form of what can be wrong with a game's states."""
    return (
        NO_KEYS.key("code", words_of("the code of a fault", codes))
        .key("clause", clauses_of(clauses))
        .key("where", TEXT)
        .key("found", TEXT)
        .into(Fault)
    )
