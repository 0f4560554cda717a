"""A comparison as JSON and as CSV: the same numbers, each rounded to six places."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import Final, TypeAlias

from cardrules.bots.interval import Interval
from cardrules.comparison.comparison import Comparison
from cardrules.comparison.estimates import Effect, Share

__all__ = ["COLUMNS", "PLACES", "Json", "csv_text", "document", "json_text"]

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
"""What a JSON document is made of."""

PLACES: Final = 6
"""How many decimal places numbers are rounded to."""
COLUMNS: Final = ("measure", "unit", "first", "second", "estimate", "low", "high")
"""The columns of the CSV. The estimate is a share, or the second less the first."""


def document(comparison: Comparison) -> dict[str, Json]:
    """Give a comparison as a JSON object, the seed as text: it may be too large for a number.

    >>> from cardrules.comparison import Task
    >>> task = Task(game="cuarenta", first="GUIDE", second="GUIDE", bot="greedy", seed=0)
    >>> document(task.comparison((task.pair(0),)))["shares"][2]
    {'measure': 'other_winner', 'count': 0, 'share': 0.0, 'interval': [0.0, 0.0]}
    """
    return {
        "game": comparison.game,
        "rules": [comparison.first, comparison.second],
        "identical": comparison.identical,
        "bot": comparison.bot,
        "seed": str(comparison.seed),
        "matches": len(comparison.pairs),
        "unfinished": [*comparison.unfinished],
        "shares": [_share(each) for each in comparison.shares],
        "effects": [_effect(each) for each in comparison.effects],
    }


def _share(found: Share) -> Json:
    return {
        "measure": found.name,
        "count": found.count,
        "share": _rounded(found.share),
        "interval": _ends(found.interval),
    }


def _effect(found: Effect) -> Json:
    return {
        "measure": found.name,
        "unit": found.unit,
        "first": _rounded(found.first),
        "second": _rounded(found.second),
        "difference": _rounded(found.difference),
        "interval": _ends(found.interval),
    }


def _ends(interval: Interval | None) -> Json:
    """Give the ends of an interval, `null` for none."""
    if interval is None:
        return None
    return [_rounded(interval.low), _rounded(interval.high)]


def json_text(comparison: Comparison, **more: Json) -> str:
    """Write the JSON object as text, with a line break at its end; `more` are further fields.

    >>> from cardrules.comparison import Task
    >>> task = Task(game="cuarenta", first="GUIDE", second="GUIDE", bot="greedy", seed=0)
    >>> json_text(task.comparison(()), interrupted=True).splitlines()[-2]
    ' "interrupted": true'
    """
    return json.dumps({**document(comparison), **more}, ensure_ascii=False, indent=1) + "\n"


def csv_text(comparison: Comparison) -> str:
    r"""Write a line for each measure, with a heading, by the rules of RFC 4180 but for the ends.

    Lines end in a line feed. A share has no `first` and `second`; what is not known is empty.

    >>> from cardrules.comparison import Task
    >>> task = Task(game="cuarenta", first="GUIDE", second="GUIDE", bot="greedy", seed=0)
    >>> csv_text(task.comparison((task.pair(0),))).splitlines()[:2]
    ['measure,unit,first,second,estimate,low,high', 'other_events,matches,,,0.0,0.0,0.0']
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for each in comparison.shares:
        writer.writerow(
            (each.name, "matches", "", "", _rounded(each.share), *_cells(each.interval))
        )
    for found in comparison.effects:
        means = (found.first, found.second, found.difference)
        cells = (*map(_rounded, means), *_cells(found.interval))
        writer.writerow((found.name, found.unit, *cells))
    return text.getvalue()


def _cells(interval: Interval | None) -> tuple[float | str, float | str]:
    """Give the ends of an interval as cells."""
    return ("", "") if interval is None else (_rounded(interval.low), _rounded(interval.high))


def _rounded(number: float) -> float:
    """Round a number; what becomes 0 has no sign."""
    return round(number, PLACES) + 0.0
