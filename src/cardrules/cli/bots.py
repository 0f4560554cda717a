"""`cardrules bots`: a round robin of bots, with 95 % intervals."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from typing import Final, TypeAlias, final

import attrs

from cardrules.bots.arbaa_turub import ARBAA_TURUB
from cardrules.bots.cuarenta import CUARENTA
from cardrules.bots.round_robin import NAMES, Comparison, Meeting, pairs, play
from cardrules.cli.columns import table
from cardrules.cli.command import DONE, INTERRUPTED, Command, flag_in
from cardrules.cli.crew import STOPPED, crew, tell_progress
from cardrules.cli.numbers import add_jobs, add_seed, whole_number
from cardrules.cli.terminal import complain, writing
from cardrules.errors import shown

__all__ = ["BOTS"]

_Json: TypeAlias = "str | int | float | bool | list[_Json] | dict[str, _Json] | None"

_GAMES: Final = {arena.game.NAME: (arena.measure, arena.most) for arena in (ARBAA_TURUB, CUARENTA)}
"""By a game's name what a bout yields, and how much at the most."""
_NUMBERS: Final = (
    ("deals", 40, 100_000, "mirrored deals of each pair"),
    ("worlds", 16, 10_000, "worlds that a search draws for a decision"),
    ("playouts", 1, 10_000, "how often it plays a choice out in each"),
)
"""The options that are numbers from 1 on: the default, the most, and what they are."""


@final
@attrs.frozen(kw_only=True)
class _Plan:
    """What is to be played. `bots` are names, `jobs` the processes that play at a time."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    worlds: int
    playouts: int
    jobs: int

    def meetings(self) -> Iterator[Meeting]:
        """Give every mirrored deal of every pair, deal by deal."""
        for deal in range(self.deals):
            for first, other in pairs(self.bots):
                yield Meeting(
                    game=self.game,
                    first=first,
                    other=other,
                    seed=self.seed,
                    deal=deal,
                    worlds=self.worlds,
                    playouts=self.playouts,
                )


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=(*_GAMES,), help=" or ".join(_GAMES))
    names = ",".join(NAMES)
    parser.add_argument("--bots", type=_names, default=NAMES, metavar="NAMES", help=names)
    add_seed(parser, "of all chance (0)", 0)
    for option, default, most, text in _NUMBERS:
        parser.add_argument(
            f"--{option}",
            type=whole_number(1, most),
            default=default,
            metavar=option[0].upper(),
            help=f"{text} ({default})",
        )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="write one JSON document instead")


def _names(text: str) -> tuple[str, ...]:
    """Read the names of two bots or more."""
    names = tuple(text.split(","))
    if len(names) < 2 or len({*names}) < len(names) or not {*names} <= {*NAMES}:
        expected = f"expected two or more of {', '.join(NAMES)}, each once, with commas between"
        raise ArgumentTypeError(f"found {shown(text)}; {expected}")
    return names


def _run(call: Namespace) -> int:
    """Play what was called for and write what came of it."""
    plan = _Plan(
        game=call.game,
        bots=call.bots,
        deals=call.deals,
        seed=call.seed,
        worlds=call.worlds,
        playouts=call.playouts,
        jobs=call.jobs,
    )
    as_json = flag_in(call, "json")
    return writing(lambda: _played(plan, as_json=as_json), as_json=as_json)


def _played(plan: _Plan, *, as_json: bool) -> int:
    """Play, write the results and say whether they are all."""
    found = _compared(plan)
    sys.stdout.write(_document(plan, found) if as_json else _table(plan, found))
    sys.stdout.flush()
    if not found.interrupted:
        return DONE
    complain(f"cardrules: interrupted; {found.deals} of {plan.deals} deals are counted")
    return INTERRUPTED


@final
@attrs.frozen
class _Found:
    """What was found: the pairs, over how many deals, and whether it was cut short."""

    pairs: tuple[Comparison, ...]
    deals: int
    interrupted: bool


def _compared(plan: _Plan) -> _Found:
    """Play until all is played, or until an interruption.

    Results are counted in the order of the deals, whoever is done first. So what an interruption
    leaves are the first deals, and not those that are quickly played.
    """
    results: dict[tuple[str, str], list[tuple[int, int]]] = {pair: [] for pair in pairs(plan.bots)}
    interrupted = False
    try:
        with crew(play, plan.jobs) as each:
            for meeting, got in zip(plan.meetings(), each(plan.meetings()), strict=True):
                results[meeting.first, meeting.other].append(got)
                tell_progress(f"deal {meeting.deal + 1} of {plan.deals}")
    except STOPPED:
        interrupted = True
    tell_progress("")
    most = _GAMES[plan.game][1]
    deals = min(map(len, results.values()))
    compared = (Comparison(*pair, tuple(got[:deals]), most) for pair, got in results.items())
    return _Found(tuple(compared) if deals else (), deals, interrupted)


def _document(plan: _Plan, found: _Found) -> str:
    """Make the JSON document. Not every reader of JSON has numbers as large as a seed."""
    document: dict[str, _Json] = {
        "game": plan.game,
        "measure": _GAMES[plan.game][0],
        "seed": str(plan.seed),
        "deals": found.deals,
        "worlds": plan.worlds,
        "playouts": plan.playouts,
        "interrupted": found.interrupted,
        "pairs": [_pair(each) for each in found.pairs],
    }
    return json.dumps(document, indent=1) + "\n"


def _pair(found: Comparison) -> dict[str, _Json]:
    """Give what was found of a pair, all numbers to six places."""
    (first, other), interval = found.means, found.interval
    return {
        "first": found.first,
        "other": found.other,
        "means": [round(first, 6), round(other, 6)],
        "difference": round(found.difference, 6),
        "interval": [round(interval.low, 6), round(interval.high, 6)],
        "ahead": found.ahead,
        "unfinished": found.unfinished,
    }


def _table(plan: _Plan, found: _Found) -> str:
    """Lay out what was played, and a line for each pair."""
    lines = [_heading(plan, found)]
    if found.pairs:
        headings = ("pair", _GAMES[plan.game][0], "difference", "95 % interval", "ahead")
        lines += table(headings, [_cells(each) for each in found.pairs])
    unfinished = sum(each.unfinished for each in found.pairs)
    if unfinished:
        bouts = sum(2 * len(each.results) for each in found.pairs)
        lines.append(f"{unfinished} of {bouts} bouts were left unfinished, and count for nobody")
    return "".join(f"{line}\n" for line in lines)


def _heading(plan: _Plan, found: _Found) -> str:
    """Say what was played."""
    counts = (
        (found.deals, "mirrored deal"),
        (plan.worlds, "world"),
        (plan.playouts, "playout"),
    )
    told = ", ".join(f"{number} {noun}{'s' * (number != 1)}" for number, noun in counts)
    return f"{plan.game}: {told}, seed {plan.seed}"


def _cells(found: Comparison) -> tuple[str, ...]:
    """Give the cells of a row."""
    (first, other), interval = found.means, found.interval
    return (
        f"{found.first}–{found.other}",
        f"{first:.2f}–{other:.2f}",
        f"{found.difference:+.2f}",
        f"{interval.low:+.2f} to {interval.high:+.2f}",
        found.ahead or "tie not excluded",
    )


BOTS: Final = Command(
    name="bots",
    summary="let bots play against each other",
    description="Let bots play mirrored deals, each against each, and compare them.",
    arguments=_arguments,
    run=_run,
    closing="exit status: 0 all is played, 2 it cannot be done or written, 130 interrupted",
)
"""The command."""
