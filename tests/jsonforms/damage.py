"""Documents with a few values changed for others of the same kind, from elsewhere in documents."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from random import Random

from cardrules.jsonforms import Json

_HEADER = ("cardrules", "version", "game")


def damaged(
    documents: Sequence[dict[str, Json]], rng: Random, number: int
) -> Iterator[dict[str, Json]]:
    """Copies with one to three changes each."""
    for _ in range(number):
        document = copy.deepcopy(rng.choice(documents))
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            _change(document, rng.choice(documents), rng)
        yield document


def _change(document: dict[str, Json], other: dict[str, Json], rng: Random) -> None:
    name = rng.choice([key for key in document if key not in _HEADER])
    if rng.random() < 0.3:
        document[name] = copy.deepcopy(other.get(name))
    else:
        document[name] = _damaged(document[name], rng)


def _damaged(value: Json, rng: Random) -> Json:
    """Another value instead, or the same with a part of it changed, gone, doubled or moved."""
    if isinstance(value, dict) and value:
        name = rng.choice([*value])
        return {**value, name: _damaged(value[name], rng)}
    if isinstance(value, list) and value:
        return _disordered(value, rng)
    if isinstance(value, int):
        return (
            value + rng.choice((-1, 1)) if rng.random() < 0.9 else rng.choice((0, 2, 5, 36, None))
        )
    return rng.choice((None, "north", "east", "north_south", "clubs", "play", "6♣", "A♦", 0, 1))


def _disordered(value: list[Json], rng: Random) -> list[Json]:
    at = rng.randrange(len(value))
    match rng.randrange(4):
        case 0:
            return [*value[:at], _damaged(value[at], rng), *value[at + 1 :]]
        case 1:
            return [*value[:at], *value[at + 1 :]]
        case 2:
            return [*value[:at], value[at], *value[at:]]
        case _:
            return rng.sample(value, len(value))
