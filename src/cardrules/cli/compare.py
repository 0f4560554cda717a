"""`cardrules compare`: what a reading does to a match, with 95 % intervals."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias, final

import attrs

from cardrules.bots.interval import Interval
from cardrules.cli.columns import paragraph
from cardrules.cli.command import DONE, INTERRUPTED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.crew import STOPPED, crew, tell_progress
from cardrules.cli.numbers import MOST_SEED, whole_number
from cardrules.cli.terminal import complain, writing
from cardrules.comparison.comparison import Comparison
from cardrules.comparison.documents import csv_text, json_text
from cardrules.comparison.ledger import MOST_DEALS
from cardrules.comparison.pairs import Pair
from cardrules.comparison.picture import FORMATS, picture
from cardrules.comparison.tasks import GAMES, Task
from cardrules.errors import CardRulesError
from cardrules.rereading import rules_named

__all__ = ["COMPARE"]

_BOTS: Final = ("random", "greedy")
_MOST_MATCHES: Final = 1_000_000
_MOST_JOBS: Final = 60
_BAR: Final = 30
"""How many characters the bar has that shows how far it is."""
_ROWS: Final = {
    "other_events": "anything happens otherwise",
    "other_actions": "something else is done",
    "other_winner": "another side wins",
    "deals": "length (deals)",
    "actions": "length (actions)",
    "dealer_side": "won by the dealer's side",
}
"""The measures that every game has, in words."""


@final
@attrs.frozen(kw_only=True)
class _Plan:
    """What is to be played, in how many processes at a time, and what is to be made of it."""

    task: Task
    matches: int
    jobs: int
    as_json: bool
    as_csv: bool
    plot: Path | None


@final
@attrs.frozen
class _Found:
    """What came of a plan, and whether it was cut short."""

    comparison: Comparison
    interrupted: bool


_Writer: TypeAlias = Callable[[_Found], None]


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument(
        "--rules",
        metavar="RULES",
        action="append",
        required=True,
        help='rules as in a record: "SILENT", "benchmark=none cut=no"; given twice',
    )
    matches, jobs = whole_number(1, _MOST_MATCHES), whole_number(1, _MOST_JOBS)
    said = "how many matches, each under both rules"
    parser.add_argument("--matches", type=matches, required=True, metavar="N", help=said)
    seed = whole_number(0, MOST_SEED)
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="of all chance (0)")
    said = "the bot on all seats (greedy)"
    parser.add_argument("--bot", choices=_BOTS, default="greedy", help=said)
    said = "processes; the result is the same for any number (1)"
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help=said)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write one JSON document instead")
    form.add_argument("--csv", action="store_true", help="write comma-separated values instead")
    said = f"also draw a picture: a file that ends in .{', .'.join(FORMATS)}"
    parser.add_argument("--plot", metavar="FILE", default="", help=said)


def _run(call: Namespace) -> int:
    """Read what is asked for, play it and write what came of it."""
    texts: list[str] = call.rules
    if len(texts) != 2:
        complain(f"cardrules: --rules: found {len(texts)}; expected two, to compare")
        return UNREADABLE
    game, plot = text_in(call, "game"), text_in(call, "plot")
    for text in texts:
        try:
            rules_named(game, text)
        except CardRulesError as error:
            complain(f"cardrules: --rules {text!r}: {error}")
            return UNREADABLE
    if plot and Path(plot).suffix.removeprefix(".") not in FORMATS:
        complain(f"cardrules: --plot {plot!r}: expected a name that ends in .{', .'.join(FORMATS)}")
        return UNREADABLE
    first, second = texts
    task = Task(game=game, first=first, second=second, bot=text_in(call, "bot"), seed=call.seed)
    plan = _Plan(
        task=task,
        matches=call.matches,
        jobs=call.jobs,
        as_json=flag_in(call, "json"),
        as_csv=flag_in(call, "csv"),
        plot=Path(plot) if plot else None,
    )
    return writing(lambda: _played(plan), as_json=plan.as_json or plan.as_csv)


def _played(plan: _Plan) -> int:
    """Play, write what came of it and say whether that is all."""
    try:
        write = _writer(plan)
    except ImportError as error:
        extra = "plot" if "matplotlib" in str(error) else "cli"
        complain(f'cardrules: {error}; it is in pip install "cardrules[{extra}]"')
        return UNREADABLE
    found = _compared(plan)
    write(found)
    sys.stdout.flush()
    drawn = plan.plot is None or _is_drawn(found.comparison, plan.plot)
    if found.interrupted:
        pairs = len(found.comparison.pairs)
        complain(f"cardrules: interrupted; {pairs} of {plan.matches} matches are counted")
        return INTERRUPTED
    return DONE if drawn else UNREADABLE


def _compared(plan: _Plan) -> _Found:
    """Play until all is played, or until an interruption.

    Matches are counted in the order of their numbers, whoever is done first. So what an
    interruption leaves are the first ones, and not those that are quickly played.
    """
    pairs: list[Pair] = []
    interrupted = False
    try:
        with crew(plan.task.pair, plan.jobs) as each:
            for pair in each(range(plan.matches)):
                pairs.append(pair)
                tell_progress(_bar(len(pairs), plan.matches))
    except STOPPED:
        interrupted = True
    tell_progress("")
    return _Found(plan.task.comparison(tuple(pairs)), interrupted)


def _bar(done: int, whole: int) -> str:
    """Show how far it is."""
    full = _BAR * done // whole
    return f"[{'#' * full}{'.' * (_BAR - full)}] match {done} of {whole}"


def _is_drawn(comparison: Comparison, file: Path) -> bool:
    """Draw the picture, and say whether it could be written."""
    if not comparison.pairs:
        return False
    try:
        file.write_bytes(picture(comparison, file.suffix.removeprefix(".")))
    except OSError as error:
        complain(f"cardrules: {file} cannot be written: {error}")
        return False
    return True


def _writer(plan: _Plan) -> _Writer:
    """Give what writes the results; raises `ImportError` before anything is played."""
    if plan.plot is not None:
        import_module("matplotlib.figure")
    if plan.as_json:
        return lambda found: _write(json_text(found.comparison, interrupted=found.interrupted))
    if plan.as_csv:
        return lambda found: _write(csv_text(found.comparison))
    return _table_writer()


def _write(text: str) -> None:
    sys.stdout.write(text)


def _table_writer() -> _Writer:
    """Give what writes two tables: how often matches differ, and in what."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    def table(*headings: str) -> Table:
        made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for place, heading in enumerate(headings):
            made.add_column(heading, no_wrap=True, justify="right" if place else "left")
        return made

    def write(found: _Found) -> None:
        # As wide as it has to be: a number that is cut off is none.
        console = Console(highlight=False, soft_wrap=True, width=200)
        for line in _heading(found.comparison):
            for part in paragraph(line):
                console.print(Text(part))
        shares = table("in a match", "frequency", "95 % interval")
        for share in found.comparison.shares:
            shares.add_row(_ROWS[share.name], f"{share.share:.1%}", _percent(share.interval))
        effects = table("a match", "A", "B", "B − A", "95 % interval")
        for each in found.comparison.effects:
            name = _ROWS.get(each.name) or f"{each.name.replace('_', ' ')} ({each.unit})"
            means = (f"{each.first:.3f}", f"{each.second:.3f}", f"{each.difference:+.3f}")
            effects.add_row(name, *means, _ends(each.interval))
        for tabled in (shares, effects):
            console.print(tabled)

    return write


def _heading(comparison: Comparison) -> tuple[str, ...]:
    """Say what was played."""
    pairs, (first, second) = len(comparison.pairs), comparison.unfinished
    played = f"{comparison.game}: {pairs} match{'es' * (pairs != 1)} under both rules"
    lines = (
        f"{played}, {comparison.bot} on all seats, seed {comparison.seed}",
        f"A  {comparison.first}",
        f"B  {comparison.second}",
    )
    if first or second:
        left = f"left unfinished after {MOST_DEALS} deals: {first} under A, {second} under B"
        return (*lines, left)
    return lines


def _percent(interval: Interval) -> str:
    return f"{interval.low:.1%} to {interval.high:.1%}"


def _ends(interval: Interval | None) -> str:
    """Write an interval; where there is none, why."""
    return "too few differ" if interval is None else f"{interval.low:+.3f} to {interval.high:+.3f}"


COMPARE: Final = Command(
    name="compare",
    summary="tell what a reading does to a match",
    description=(
        "Play the same matches under two sets of rules, and tell how often they differ, and in "
        "what, with 95 % intervals."
    ),
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 all is played, 2 it cannot be done or written, 130 interrupted",
)
"""The command."""
