"""Bots: what plays a game by views alone, three to start from, and how to compare any two.

A `Bot` is a function of a view, the legal actions and a stream. `uniform` plays at random, each
arena's `greedy` by rules of thumb, and `search` makes a bot that plays out possible worlds.
`mirrored` lets two bots play the same cards on both sides, and `round_robin` all of several.

>>> from cardrules.bots import ARBAA_TURUB, named, round_robin
>>> both = [named(ARBAA_TURUB, name) for name in ("random", "greedy")]
>>> [found] = round_robin(ARBAA_TURUB, both, deals=10, seed=1)
>>> found.ahead, 0 in found.interval
('greedy', False)
"""

from __future__ import annotations

from cardrules.bots.arbaa_turub import ARBAA_TURUB
from cardrules.bots.arena import Arena, Seated
from cardrules.bots.bot import Bot, uniform
from cardrules.bots.bouts import Contender, bout, mirrored
from cardrules.bots.cuarenta import CUARENTA
from cardrules.bots.interval import Interval, interval_of_mean
from cardrules.bots.round_robin import NAMES, Comparison, named, round_robin
from cardrules.bots.search import search

__all__ = [
    "ARBAA_TURUB",
    "CUARENTA",
    "NAMES",
    "Arena",
    "Bot",
    "Comparison",
    "Contender",
    "Interval",
    "Seated",
    "bout",
    "interval_of_mean",
    "mirrored",
    "named",
    "round_robin",
    "search",
    "uniform",
]
