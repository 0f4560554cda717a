"""Positions with the number of lines from each: what is stored, and how it is counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypedDict, final

import attrs

from cardrules.engine import perft
from tests.differential.arbaa_turub import ARBAA_TURUB
from tests.differential.bridge import (
    ActionT,
    Bridge,
    EventT,
    Oracle,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.cuarenta import CUARENTA

STORE: Final = Path(__file__).parent / "positions.json"


@final
@attrs.frozen
class Position:
    """A position as one line of text (`records.format_state`), and how many lines of `depth`
    decisions there are from it, chance and the end being leaves.
    """

    name: str
    position: str
    depth: int
    count: int


@final
@attrs.frozen
class Counter:
    """Counts the lines of one game's positions, on the library and on the oracle."""

    name: str
    fast: Callable[[Position], int]
    slow: Callable[[Position], int]


def counter(bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]) -> Counter:
    """Make a counter of a game's bridge."""

    def fast(position: Position) -> int:
        state = bridge.game.parse_position(position.position)
        return perft(bridge.game, state, position.depth)

    def slow(position: Position) -> int:
        state = bridge.game.parse_position(position.position)
        return _lines(bridge.oracle_at(bridge.chosen(state), state), position.depth)

    return Counter(bridge.game.NAME, fast, slow)


def _lines(oracle: Oracle[SpokenT], depth: int) -> int:
    """Count on the oracle, with a copy of it for every action."""
    actions = oracle.legal()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        copy = oracle.clone()
        copy.apply(action)
        total += _lines(copy, depth - 1)
    return total


COUNTERS: Final[tuple[Counter, ...]] = (counter(ARBAA_TURUB), counter(CUARENTA))
"""Every game. A game that comes adds its bridge here, and its positions to the store."""


class _Stored(TypedDict):
    """The fields of a position as JSON has them."""

    name: str
    position: str
    depth: int
    count: int


def stored() -> dict[str, list[Position]]:
    """The positions in the store, by game."""
    found: dict[str, list[_Stored]] = json.loads(STORE.read_text(encoding="utf-8"))
    return {game: [Position(**fields) for fields in listed] for game, listed in found.items()}


def store(positions: Mapping[str, list[Position]]) -> None:
    """Write the store."""
    plain = {game: [*map(attrs.asdict, listed)] for game, listed in positions.items()}
    content = json.dumps(plain, indent=1, ensure_ascii=False)
    STORE.write_text(f"{content}\n", encoding="utf-8")
