"""Faults planted by their kinds, from seeds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import attrs

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.choices import parse_choices
from cardrules.records import parse_state
from tests.audit.capture_faults import CAPTURE_FAULTS
from tests.audit.faults import Planted, planted
from tests.audit.tables import Taste, captures, tricks
from tests.audit.trick_faults import TRICK_FAULTS

__all__ = ["KINDS", "planted_of"]

_TRICKS: Final = {f"{at.NAME}: {kind.name}": kind for kind in TRICK_FAULTS}
_CAPTURES: Final = {f"{cu.NAME}: {kind.name}": kind for kind in CAPTURE_FAULTS}
KINDS: Final = (*_TRICKS, *_CAPTURES)
"""The names of every kind of both games."""
SEEDS: Final = 400


def planted_of(name: str, *, games: int | None = None) -> Iterator[Planted]:
    """Records with a fault of a kind, for as long as one asks."""
    for seed in range(SEEDS):
        rng = Random(f"{name}/{seed}")
        try:
            found = (
                _in_tricks(name, rng, games) if name in _TRICKS else _in_captures(name, rng, games)
            )
        except IndexError:
            continue  # There was nothing to choose from.
        if found is not None:
            yield found


def _in_tricks(name: str, rng: Random, games: int | None) -> Planted | None:
    kind = _TRICKS[name]
    rules = parse_choices(kind.rules, at.CHOICES, at.PROFILES, at.rules_from)
    return planted(kind, rng, tricks(rng, rules, _taste(kind.taste, games)))


def _in_captures(name: str, rng: Random, games: int | None) -> Planted | None:
    kind = _CAPTURES[name]
    rules = parse_choices(kind.rules, cu.CHOICES, cu.PROFILES, cu.rules_from)
    start = parse_state(kind.start) if kind.start else None
    assert start is None or isinstance(start, cu.State)
    return planted(kind, rng, captures(rng, rules, _taste(kind.taste, games), start))


def _taste(taste: Taste, games: int | None) -> Taste:
    return taste if games is None else attrs.evolve(taste, games=games)
