"""How many bytes a state takes, live and pickled, over the states of whole random matches.

Live bytes: what `tracemalloc` counts as freed when the kept states are let go, a state. In the
figure: all that the states alone keep alive, packs and rules too if they do. Not in it: the list
that holds them, and tables that the game fills as it is played, which a figure of their own shows.
Pickle: bytes of `pickle.dumps(state)` by the default protocol, each state by itself.
"""

from __future__ import annotations

import gc
import pickle
import tracemalloc
from itertools import islice
from random import Random
from statistics import median

from benchmarks.figure import Figure, Row, Skipped, table
from benchmarks.games import CardGame, load_game, playouts

STATES = 100_000
_PICKLED = 20_000
_LIVE_TARGETS = {"arbaa_turub": 300.0, "cuarenta": 350.0}
_PICKLE_TARGETS = {"arbaa_turub": 250.0}


def measure(*, states: int = STATES, seed: int = 1) -> list[Row]:
    """Measure both games under their guides' rules; skip what does not import."""
    rows: list[Row] = []
    for name in _LIVE_TARGETS:
        try:
            game = load_game(name)
        except ImportError as error:
            rows.append(Skipped(f"size of {name}", f"does not import: {error}"))
        else:
            rows += live(game, states=states, seed=seed)
            rows += pickled(game, states=min(states, _PICKLED), seed=seed)
    return rows


def live(game: CardGame, *, states: int, seed: int) -> list[Row]:
    """Bytes a state that is kept, and bytes of the tables that playing them filled."""
    source = playouts(game, game.rules("GUIDE"), Random(seed))
    kept: list[object] = [None] * states
    gc.collect()
    tracemalloc.start()
    try:
        before = _traced()
        for index in range(states):
            kept[index] = next(source)
        full = _traced()
        last = kept[-1]
        kept[:] = [None] * states
        after = _traced()
    finally:
        tracemalloc.stop()
    del last
    return [
        Figure(
            name=f"{game.name}: live bytes a state, of {states:,}",
            value=(full - after) / states,
            unit="B",
            target=_LIVE_TARGETS[game.name],
        ),
        Figure(name=f"{game.name}: tables filled by play", value=after - before, unit="B"),
    ]


def pickled(game: CardGame, *, states: int, seed: int) -> list[Row]:
    """Bytes of a pickled state: the median and the most."""
    source = playouts(game, game.rules("GUIDE"), Random(seed))
    sizes = [len(pickle.dumps(state)) for state in islice(source, states)]
    return [
        Figure(name=f"{game.name}: pickled state, median", value=median(sizes), unit="B"),
        Figure(
            name=f"{game.name}: pickled state, largest",
            value=max(sizes),
            unit="B",
            target=_PICKLE_TARGETS.get(game.name),
        ),
    ]


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    print(table(measure()))
