"""`cardrules compare`: what a reading does to a match, with 95 % intervals."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from typing import Final, final

import attrs

from cardrules.bots.interval import Interval
from cardrules.cli.columns import paragraph, table
from cardrules.cli.command import DONE, INTERRUPTED, UNREADABLE, Command, flag_in, text_in
from cardrules.cli.crew import STOPPED, crew, tell_progress
from cardrules.cli.numbers import add_jobs, add_seed, whole_number
from cardrules.cli.terminal import because, complain, writing
from cardrules.comparison.comparison import Comparison
from cardrules.comparison.documents import csv_text, json_text
from cardrules.comparison.ledger import MOST_DEALS
from cardrules.comparison.pairs import Pair
from cardrules.comparison.picture import FORMATS, picture
from cardrules.comparison.tasks import GAMES, Task
from cardrules.errors import CardRulesError, shown
from cardrules.rereading import rules_named

__all__ = ["COMPARE"]

_BOTS: Final = ("random", "greedy")
_MOST_MATCHES: Final = 1_000_000
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


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument(
        "--rules",
        metavar="RULES",
        action="append",
        required=True,
        help='rules as in a record: "SILENT", "benchmark=none cut=no"; given twice',
    )
    matches = whole_number(1, _MOST_MATCHES)
    said = "how many matches, each under both rules"
    parser.add_argument("--matches", type=matches, required=True, metavar="N", help=said)
    add_seed(parser, "of all chance (0)", 0)
    said = "the bot on all seats (greedy)"
    parser.add_argument("--bot", choices=_BOTS, default="greedy", help=said)
    add_jobs(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write one JSON document instead")
    form.add_argument("--csv", action="store_true", help="write comma-separated values instead")
    said = f"also draw a picture: a file that ends in .{', .'.join(FORMATS)}"
    parser.add_argument("--plot", metavar="FILE", type=Path, help=said)


def _run(call: Namespace) -> int:
    """Read what is asked for, play it and write what came of it."""
    texts: list[str] = call.rules
    if len(texts) != 2:
        complain(f"cardrules: --rules: found {len(texts)}; expected two, to compare")
        return UNREADABLE
    game = text_in(call, "game")
    plot: Path | None = call.plot
    for text in texts:
        try:
            rules_named(game, text)
        except CardRulesError as error:
            complain(f"cardrules: --rules {shown(text)}: {error}")
            return UNREADABLE
    if plot is not None and not _can_be_drawn(plot):
        return UNREADABLE
    first, second = texts
    task = Task(game=game, first=first, second=second, bot=text_in(call, "bot"), seed=call.seed)
    plan = _Plan(
        task=task,
        matches=call.matches,
        jobs=call.jobs,
        as_json=flag_in(call, "json"),
        as_csv=flag_in(call, "csv"),
        plot=plot,
    )
    return writing(lambda: _played(plan), as_json=plan.as_json or plan.as_csv)


def _can_be_drawn(file: Path) -> bool:
    """Say before anything is played whether there can be a picture of that name."""
    wanted = ""
    if file.suffix.removeprefix(".") not in FORMATS:
        wanted = f"a name that ends in .{', .'.join(FORMATS)}"
    elif not file.parent.is_dir():
        wanted = "a folder that is there"
    if wanted:
        complain(f"cardrules: --plot {shown(str(file))}: expected {wanted}")
    return not wanted


def _played(plan: _Plan) -> int:
    """Play, write what came of it and say whether that is all."""
    if plan.plot is not None:
        try:
            import_module("matplotlib.figure")
        except ImportError as error:
            complain(f'cardrules: {error}; it is in pip install "cardrules[plot]"')
            return UNREADABLE
    found = _compared(plan)
    sys.stdout.write(_written(plan, found))
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
        complain(f"cardrules: {file} cannot be written: {because(error)}")
        return False
    return True


def _written(plan: _Plan, found: _Found) -> str:
    """Write the results in the form that was asked for."""
    if plan.as_json:
        return json_text(found.comparison, interrupted=found.interrupted)
    return csv_text(found.comparison) if plan.as_csv else _tables(found.comparison)


def _tables(comparison: Comparison) -> str:
    """Lay out what was played, and two tables: how often matches differ, and in what."""
    lines = [part for line in _heading(comparison) for part in paragraph(line)]
    shares = [
        (_ROWS[share.name], f"{share.share:.1%}", _percent(share.interval))
        for share in comparison.shares
    ]
    effects = [
        (
            _ROWS.get(each.name) or f"{each.name.replace('_', ' ')} ({each.unit})",
            f"{each.first:.3f}",
            f"{each.second:.3f}",
            f"{each.difference:+.3f}",
            _ends(each.interval),
        )
        for each in comparison.effects
    ]
    if shares:
        lines += table(("in a match", "frequency", "95 % interval"), shares, numbers=True)
        lines += table(("a match", "A", "B", "B − A", "95 % interval"), effects, numbers=True)
    return "".join(f"{line}\n" for line in lines)


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
