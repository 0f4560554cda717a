"""A measured figure, with its target where it has one, and the table of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import final


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure of a run: lower is better, and a target is an upper bound."""

    name: str
    value: float
    unit: str
    low: float | None = None
    """The lower quartile over the rounds, where the figure is a median of rounds."""
    high: float | None = None
    """The upper quartile."""
    target: float | None = None

    @property
    def verdict(self) -> str:
        """`met` or `missed`; empty for a figure without a target."""
        if self.target is None:
            return ""
        return "met" if self.value <= self.target else "missed"


@final
@dataclass(frozen=True, slots=True)
class Skipped:
    """A figure that could not be measured here, and why."""

    name: str
    reason: str


Row = Figure | Skipped


def of_rounds(
    name: str, rounds: Sequence[float], unit: str, *, target: float | None = None
) -> Figure:
    """Take the median of `rounds` (two or more) with its quartiles."""
    low, _, high = quantiles(rounds, n=4, method="inclusive")
    return Figure(name=name, value=median(rounds), unit=unit, low=low, high=high, target=target)


def table(rows: Iterable[Row]) -> str:
    """Format the rows as aligned text: figure, spread, target, verdict."""
    cells = [("figure", "value", "quartiles", "target", "verdict")]
    cells += [_cells(row) for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def plain(row: Row) -> dict[str, str | float | None]:
    """Give a row as plain values, for JSON."""
    if isinstance(row, Skipped):
        return {"name": row.name, "skipped": row.reason}
    return {
        "name": row.name,
        "value": row.value,
        "unit": row.unit,
        "low": row.low,
        "high": row.high,
        "target": row.target,
        "verdict": row.verdict or None,
    }


def _cells(row: Row) -> tuple[str, str, str, str, str]:
    if isinstance(row, Skipped):
        return row.name, "skipped", row.reason, "", ""
    spread = "" if row.low is None or row.high is None else f"{row.low:.3g}–{row.high:.3g}"
    target = "" if row.target is None else f"≤ {row.target:g}"
    return row.name, f"{_number(row.value)} {row.unit}", spread, target, row.verdict


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
