"""A comparison as a picture. It needs matplotlib, the extra `plot`, and nothing else here does."""

# Most of what matplotlib offers takes keywords that it gives no types for.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from math import fsum
from textwrap import wrap
from typing import TYPE_CHECKING, Final, TypeAlias

from cardrules.bots.interval import Interval
from cardrules.comparison.comparison import Comparison
from cardrules.errors import InvalidArgumentError, shown

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["FORMATS", "picture"]

_UNDATED: Final[Mapping[str, Mapping[str, None]]] = {
    "pdf": {"CreationDate": None},
    "png": {},
    "svg": {"Date": None},
}
"""By the format, what keeps the time of day out of the picture."""
FORMATS: Final = tuple(_UNDATED)
"""The formats of a picture, as files are named for them."""

_Mark: TypeAlias = tuple[str, float, Interval | None]
"""A measure, its estimate and the interval of that."""

_WIDTH: Final = 7.5
_ROW: Final = 0.3
_FRAME: Final = 0.75
_TEXT: Final = 0.2
"""In inches: the width; the height of a measure, of what is round a panel, of a line of text."""
_LINE: Final = 90
"""How many characters of the heading have room beside each other."""


def picture(comparison: Comparison, file_format: str = "svg") -> bytes:
    """Draw every estimate with its 95 % interval, a panel for each unit.

    `file_format` is in `FORMATS`. One comparison gives the same bytes each time, under one release
    of matplotlib. Raises `ImportError` without matplotlib, and `InvalidArgumentError` for another
    format and for a comparison of no pairs.

    >>> from cardrules.comparison import Task
    >>> task = Task(game="cuarenta", first="GUIDE", second="ronda_points=2", bot="greedy", seed=0)
    >>> drawn = picture(task.comparison((task.pair(0), task.pair(1))))
    >>> drawn[:5]
    b'<?xml'
    """
    if file_format not in _UNDATED:
        raise InvalidArgumentError("file_format", shown(file_format), " or ".join(FORMATS))
    if not comparison.pairs:
        raise InvalidArgumentError("comparison", "no pairs", "one pair or more")
    from matplotlib import style  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    panels = dict(_panels(comparison))
    heading = _heading(comparison)
    heights = [_FRAME + _ROW * len(marks) for marks in panels.values()]
    # Identifiers in a picture are made of the salt, and otherwise of chance; what somebody has set
    # for pictures of their own makes no difference.
    with style.context({"svg.hashsalt": "cardrules"}, after_reset=True):
        height = fsum((*heights, _TEXT * (heading.count("\n") + 2)))
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        figure.suptitle(heading, fontsize="medium")
        grid = figure.add_gridspec(len(panels), 1, height_ratios=heights)
        for place, (title, marks) in enumerate(panels.items()):
            _draw(figure.add_subplot(grid[place, 0]), title, marks)
        drawn = BytesIO()
        figure.savefig(drawn, format=file_format, metadata={**_UNDATED[file_format]})
    return drawn.getvalue()


def _heading(comparison: Comparison) -> str:
    """Say what is compared."""
    played = f"{comparison.game}, {comparison.bot} on all seats, seed {comparison.seed}"
    matches = f"{len(comparison.pairs)} matches under both rules"
    rules = (f"A  {comparison.first}", f"B  {comparison.second}")
    return "\n".join(
        line for text in (f"{played}, {matches}", *rules) for line in wrap(text, _LINE)
    )


def _panels(comparison: Comparison) -> Iterator[tuple[str, list[_Mark]]]:
    """Give the panels, each with its title."""
    yield (
        "% of the matches",
        [(each.name, 100 * each.share, _times(100, each.interval)) for each in comparison.shares],
    )
    for unit in dict.fromkeys(each.unit for each in comparison.effects):
        yield (
            f"B − A: {unit} a match",
            [
                (each.name, each.difference, each.interval)
                for each in comparison.effects
                if each.unit == unit
            ],
        )


def _times(number: float, interval: Interval) -> Interval:
    """Give an interval in another unit."""
    return Interval(number * interval.low, number * interval.high)


def _draw(axes: Axes, title: str, marks: Sequence[_Mark]) -> None:
    """Draw one panel: a dot for each estimate, a line for its interval if it has one."""
    places = [*range(len(marks))]
    axes.axvline(0, color="0.7", linewidth=1, zorder=1)
    for place, (_, _, interval) in enumerate(marks):
        if interval is not None:
            axes.hlines(place, interval.low, interval.high, color="C0", zorder=2)
    axes.scatter([estimate for _, estimate, _ in marks], places, color="C0", zorder=3)
    axes.set_yticks(places, [name.replace("_", " ") for name, _, _ in marks])
    axes.set_ylim(len(marks) - 0.5, -0.5)
    axes.set_xlabel(title)
