"""Our games beside OpenSpiel's: CPU time a ply, in one run and in alternation.

A ply is one decision: `legal_actions`, a pick, `apply`. What is in each figure and what is not is
said where its loop is: in `benchmarks.hands` for ours, in `benchmarks.peers` for theirs. Targets
are on ratios of one run, since absolute figures drift with the machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.figure import Row, Skipped, table
from benchmarks.games import load_game
from benchmarks.hands import CardPlay, WholeHands
from benchmarks.peers import Children, spades, with_chance
from benchmarks.race import Race
from benchmarks.states import Hashing, PickleRoundTrip

if TYPE_CHECKING:
    from benchmarks.race import Contestant

ROUNDS = 25
_DEALS_OF_ARBAA_TURUB = 120
_DEALS_OF_CUARENTA = 300


def measure(*, rounds: int = ROUNDS, seed: int = 1) -> list[Row]:
    """Measure both games; each that cannot be is skipped with the reason."""
    rows: list[Row] = []
    for name, race in (("Arba'a Turub", arbaa_turub), ("Cuarenta", cuarenta)):
        try:
            rows += race(rounds=rounds, seed=seed)
        except ImportError as error:
            rows.append(Skipped(f"speed of {name}", f"does not import: {error}"))
    return rows


def arbaa_turub(*, rounds: int, seed: int) -> list[Row]:
    """Race the play of the cards, with signals and without, against spades."""
    game = load_game("arbaa_turub")
    contestants: list[Contestant] = [
        *spades(seed=seed),
        *(
            CardPlay(f"Arba'a Turub {name}", game, name, deals=_DEALS_OF_ARBAA_TURUB, seed=seed)
            for name in ("SILENT", "GUIDE")
        ),
        Children("spades child alone", seed=seed),
        Hashing("Arba'a Turub hash and ==", game, "GUIDE", seed=seed),
        PickleRoundTrip("Arba'a Turub pickle and back", game, "GUIDE", seed=seed),
    ]
    race = Race(contestants, rounds=rounds)
    return [
        *(race.time(each.name) for each in contestants),
        race.ratio("Arba'a Turub SILENT", "spades child", target=1.25),
        race.ratio("Arba'a Turub GUIDE", "spades child", target=1.4),
        race.ratio("Arba'a Turub SILENT", "spades in place"),
        race.ratio("Arba'a Turub hash and ==", "spades child alone", target=0.7),
    ]


def cuarenta(*, rounds: int, seed: int) -> list[Row]:
    """Race whole hands against crazy_eights and cribbage."""
    game = load_game("cuarenta")
    contestants: list[Contestant] = [
        *with_chance("crazy_eights", seed=seed),
        *with_chance("cribbage", seed=seed),
        WholeHands("Cuarenta GUIDE", game, "GUIDE", deals=_DEALS_OF_CUARENTA, seed=seed),
        Children("spades child alone", seed=seed),
        Hashing("Cuarenta hash and ==", game, "GUIDE", seed=seed),
        PickleRoundTrip("Cuarenta pickle and back", game, "GUIDE", seed=seed),
    ]
    race = Race(contestants, rounds=rounds)
    return [
        *(race.time(each.name) for each in contestants),
        race.ratio("Cuarenta GUIDE", "crazy_eights child", target=1.25),
        race.ratio("Cuarenta GUIDE", "cribbage child", target=1.0),
        race.ratio("Cuarenta GUIDE", "crazy_eights child, chance unasked"),
        race.ratio("Cuarenta hash and ==", "spades child alone", target=0.7),
    ]


if __name__ == "__main__":
    print(table(measure()))
