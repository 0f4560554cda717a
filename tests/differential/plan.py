"""Which rule sets are compared, how long each, and what a whole run has to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, final

import attrs

from cardrules.errors import InvalidRulesError
from tests.differential.arbaa_turub import ARBAA_TURUB
from tests.differential.bridge import (
    ActionT,
    Bridge,
    Choice,
    Chosen,
    EventT,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.cuarenta import CUARENTA
from tests.differential.driver import compare
from tests.differential.tally import Tally, named

MIXED: Final = 10
"""How many rule sets are drawn at random, over all fields."""
PLIES_IN_ALL: Final = 300_000
PLIES_EACH: Final = 5_000
"""What a whole run has at least: of each game, and of every alternative and profile."""
OFTEN: Final = 100
"""How often every kind of event, every clause that pays and every code of a refusal occurs at least
in a whole run."""


@final
@attrs.frozen
class Run:
    """One rule set, played for a number of plies."""

    chosen: Chosen
    plies: int
    beside: bool


@final
@attrs.frozen
class Sizes:
    """How many plies the default, each alternative or profile, and each mixture are played."""

    default: int
    each: int
    mixed: int


@final
@attrs.frozen
class Contest:
    """A game to compare the engines of: `play` carries out one run."""

    name: str
    choices: Mapping[str, Sequence[Choice]]
    profiles: Mapping[str, Chosen]
    kinds: frozenset[str]
    paying: frozenset[str]
    codes: frozenset[str]
    exists: Callable[[Chosen], bool]
    play: Callable[[Run], Tally]


def contest(bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]) -> Contest:
    """Make a contest of a game's bridge."""

    def exists(chosen: Chosen) -> bool:
        try:
            bridge.rules(chosen)
        except InvalidRulesError:
            return False
        return True

    def play(run: Run) -> Tally:
        return compare(bridge, run.chosen, run.plies, named(run.chosen), beside=run.beside)

    new_match = bridge.game.new_match
    return Contest(
        bridge.game.NAME,
        bridge.choices,
        {name: bridge.chosen(new_match(rules)) for name, rules in bridge.game.PROFILES.items()},
        bridge.kinds,
        bridge.paying,
        bridge.codes,
        exists,
        play,
    )


CONTESTS: Final[tuple[Contest, ...]] = (contest(ARBAA_TURUB), contest(CUARENTA))
"""Every game. A game that comes adds its bridge here."""


def others(games: Contest) -> list[Chosen]:
    """Every alternative of every field, then the profiles, each that is not the default once."""
    alternatives = [{f: value} for f, values in games.choices.items() for value in values[1:]]
    profiles = (chosen for chosen in games.profiles.values() if chosen)
    return [*alternatives, *(chosen for chosen in profiles if chosen not in alternatives)]


def whole(games: Contest) -> Sizes:
    """The sizes of a whole run: more of the default rules where there are fewer others."""
    number = len(others(games))
    each = max(PLIES_EACH, 90_000 // number)
    mixed = 3_000
    return Sizes(max(30_000, PLIES_IN_ALL - number * each - MIXED * mixed), each, mixed)


def plan(games: Contest, sizes: Sizes) -> Iterator[Run]:
    """The default rules, every alternative of every field, the profiles, and mixtures."""
    yield Run({}, sizes.default, beside=False)
    for each in others(games):
        yield Run(each, sizes.each, beside=True)
    rng = Random(games.name)
    for _ in range(MIXED):
        chosen: dict[str, Choice] = {}
        while len(chosen) < 2 or not games.exists(chosen):
            drawn = {f: rng.choice((values[0], *values)) for f, values in games.choices.items()}
            chosen = {f: value for f, value in drawn.items() if value != games.choices[f][0]}
        yield Run(chosen, sizes.mixed, beside=False)


def missing(games: Contest, runs: Mapping[str, Tally]) -> Iterator[str]:
    """What a whole run lacks of what it has to show."""
    total = Tally()
    for name, tally in runs.items():
        total.add(tally)
        if tally.beside and not tally.differed:
            yield f"{name} never differed from the default"
        if tally.beside and tally.plies < PLIES_EACH:
            yield f"{name} was played for {tally.plies} plies"
    if total.plies < PLIES_IN_ALL:
        yield f"{total.plies} plies in all"
    for kind in sorted(games.kinds):
        if total.happenings[kind] < OFTEN:
            yield f"{kind} happened {total.happenings[kind]} times"
    for clause in sorted(games.paying):
        if total.paid[clause] < OFTEN:
            yield f"{clause} paid {total.paid[clause]} times"
    for code in sorted(games.codes):
        if total.refusals[code] < OFTEN:
            yield f"{code} was given {total.refusals[code]} times"
