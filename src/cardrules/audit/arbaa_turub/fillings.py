"""What the few cards of a whole game that nobody saw can have been: those that are missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final

import attrs

from cardrules.arbaa_turub import PACK
from cardrules.audit.entries import Entry, Play

__all__ = ["fillings"]

MOST_UNSEEN: Final = 3
"""More unseen cards than this are not written in: what can be said of them is said by suits."""


def fillings(entries: Sequence[Entry]) -> tuple[tuple[Entry, ...], ...]:
    """Give a game in every way to write the missing cards in for the unseen ones.

    It is given as it is where not all cards have been played, or too many were not seen.

    >>> len(fillings(()))
    1
    """
    plays = [entry for entry in entries if isinstance(entry, Play)]
    unseen = [n for n, each in enumerate(entries) if isinstance(each, Play) and each.card is None]
    known = Counter(each.card for each in plays if each.card is not None)
    missing = [*(Counter(PACK) - known).elements()]
    is_whole = len(plays) == len(PACK) and len(missing) == len(unseen)
    if not is_whole or not 0 < len(unseen) <= MOST_UNSEEN:
        return (tuple(entries),)
    ways: list[tuple[Entry, ...]] = []
    for cards in dict.fromkeys(permutations(missing)):
        filled = list(entries)
        for place, card in zip(unseen, cards, strict=True):
            play = filled[place]
            assert isinstance(play, Play)
            filled[place] = attrs.evolve(play, card=card)
        ways.append(tuple(filled))
    return tuple(ways)
