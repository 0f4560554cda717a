"""The files of vectors as text: a head that says what they are, and one vector a line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from cardrules import arbaa_turub, cuarenta
from cardrules.testing._walks import ActionT, EventT, HeldT, KnownT, RulesT, SetupT
from cardrules.testing.vectors import _beliefs, _matches, _perfts, _positions, _streams
from cardrules.testing.vectors._pools import Pool, PooledGame, pool

__all__ = ["VERSION", "documents"]

VERSION: Final = 1
"""The version of the files: what a field means stays the same within it."""

Vector: TypeAlias = Mapping[str, object]


def documents() -> Iterator[tuple[str, str]]:
    """Make every file of vectors anew: its name and its text. It takes some seconds.

    >>> name, text = next(documents())
    >>> print(name, text.splitlines()[0])
    streams.json {"format":"cardrules vectors","version":1,"kind":"streams","vectors":[
    """
    yield _document("streams", _streams.vectors())
    one, other = _of(arbaa_turub), _of(cuarenta)
    for kind in one:
        yield _document(kind, [*one[kind], *other[kind]])


def _of(
    game: PooledGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> dict[str, list[Vector]]:
    """Make the vectors of a game, by their kinds."""
    found: Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT] = pool(game)
    return {
        "perft": [*_perfts.vectors(found)],
        "matches": [*_matches.vectors(found)],
        "beliefs": [*_beliefs.vectors(found)],
        "positions": [*_positions.vectors(found)],
    }


def _document(kind: str, vectors: Sequence[Vector]) -> tuple[str, str]:
    """Put vectors into a file, one a line."""
    head = f'{{"format":"cardrules vectors","version":{VERSION},"kind":"{kind}","vectors":['
    lines = ",\n".join(
        json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in vectors
    )
    return f"{kind}.json", f"{head}\n{lines}\n]}}\n"
