"""What a state costs apart from playing on: hashing, comparing, pickling, as contestants.

Every round works on states of new random playouts, whole matches from the draw on. Each is handled
once, so that a hash kept in the state would not pay here.
"""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, final

from benchmarks.games import playouts

if TYPE_CHECKING:
    from benchmarks.games import CardGame

STATES = 1_000
"""States a round: few, so that they lie in a cache as a state just made does."""


@final
class Hashing:
    """`hash(state)` and `state == twin` together, the twin equal but another object.

    In the figure: one of each a state, and the loop around them.
    """

    def __init__(self, name: str, game: CardGame, profile: str, *, seed: int) -> None:
        self.name = name
        self._source = playouts(game, game.rules(profile), Random(seed))
        self._pairs: list[tuple[object, object]] = []

    def prepare(self) -> None:
        """Make the states and their twins."""
        states = islice(self._source, STATES)
        self._pairs = [(state, pickle.loads(pickle.dumps(state))) for state in states]

    def run(self) -> int:
        """Hash and compare; returns the states done."""
        for state, twin in self._pairs:
            hash(state)
            assert state == twin
        return len(self._pairs)


@final
class PickleRoundTrip:
    """`pickle.loads(pickle.dumps(state))`, each state by itself, by pickle's default protocol."""

    def __init__(self, name: str, game: CardGame, profile: str, *, seed: int) -> None:
        self.name = name
        self._source = playouts(game, game.rules(profile), Random(seed))
        self._states: list[object] = []

    def prepare(self) -> None:
        """Make the states."""
        self._states = list(islice(self._source, STATES))

    def run(self) -> int:
        """Pickle and unpickle; returns the states done."""
        loads, dumps = pickle.loads, pickle.dumps
        for state in self._states:
            loads(dumps(state))
        return len(self._states)
