"""Comparisons to look at: made up by hand, so that every number is known, and played."""

from __future__ import annotations

from typing import Final

from cardrules.comparison import CUARENTA, Comparison, Pair, Played
from cardrules.seats import Seat, Side

NORTH_SOUTH, EAST_WEST = Side.NORTH_SOUTH, Side.EAST_WEST


def played(winner: Side | None, deals: int, actions: int, ronda: int, count: int) -> Played:
    """A match with points from two sources."""
    return Played(winner, deals, actions, (ronda, 0, 0, 0, 0, 0, count))


PAIRS: Final = (
    Pair(
        dealer=Seat.NORTH,
        first=played(NORTH_SOUTH, 3, 100, 8, 20),
        second=played(NORTH_SOUTH, 3, 100, 4, 20),
        same_actions=True,
        same_events=False,
    ),
    Pair(
        dealer=Seat.EAST,
        first=played(NORTH_SOUTH, 2, 90, 4, 20),
        second=played(EAST_WEST, 4, 150, 2, 40),
        same_actions=False,
        same_events=False,
    ),
    Pair(
        dealer=Seat.WEST,
        first=played(EAST_WEST, 3, 110, 0, 30),
        second=played(EAST_WEST, 3, 110, 0, 30),
        same_actions=True,
        same_events=True,
    ),
    Pair(
        dealer=Seat.SOUTH,
        first=played(EAST_WEST, 2, 80, 4, 26),
        second=played(None, 1000, 40_000, 2, 26),
        same_actions=False,
        same_events=False,
    ),
)


def comparison(*pairs: Pair, second: str = "ronda_points=2") -> Comparison:
    """The comparison that pairs make."""
    return Comparison(
        game="cuarenta",
        first="GUIDE",
        second=second,
        bot="greedy",
        seed=7,
        sources=CUARENTA.sources,
        pairs=pairs,
    )
