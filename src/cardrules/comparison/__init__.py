"""The effect of a reading: matches played under two sets of rules, and how much they differ.

`compare` lets bots play the same matches twice, under the one rules and under the other, with the
same dealer, packs and streams. The `Comparison` tells how often a match becomes another one, and
what it has more or less of, with 95 % intervals.

>>> from cardrules import cuarenta
>>> from cardrules.comparison import CUARENTA, compare
>>> found = compare(CUARENTA, cuarenta.GUIDE, cuarenta.Rules(ronda_points=2), matches=50)
>>> ronda, *_ = found.effects
>>> ronda.name, ronda.unit, 0 in ronda.interval
('ronda', 'points', False)
"""

from __future__ import annotations

from cardrules.comparison.arbaa_turub import ARBAA_TURUB
from cardrules.comparison.comparison import Comparison, compare, compared
from cardrules.comparison.cuarenta import CUARENTA
from cardrules.comparison.documents import csv_text, document, json_text
from cardrules.comparison.estimates import Effect, Share, effect, share
from cardrules.comparison.ledger import Ledger, Source
from cardrules.comparison.pairs import Pair, Played, play_pair
from cardrules.comparison.picture import picture
from cardrules.comparison.tasks import Task

__all__ = [
    "ARBAA_TURUB",
    "CUARENTA",
    "Comparison",
    "Effect",
    "Ledger",
    "Pair",
    "Played",
    "Share",
    "Source",
    "Task",
    "compare",
    "compared",
    "csv_text",
    "document",
    "effect",
    "json_text",
    "picture",
    "play_pair",
    "share",
]
