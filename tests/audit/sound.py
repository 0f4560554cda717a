"""Sound table records of every rule set, one a seed, and what is found of them: nothing."""

from __future__ import annotations

from random import Random
from typing import Final

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.audit import Report, TableRecord, audit, dumps
from tests.audit.tables import captures, some_taste, tricks
from tests.beliefs.arbaa_turub import BELIEVER as TRICKS
from tests.beliefs.cuarenta import BELIEVER as CAPTURES

__all__ = ["GAMES", "audited", "sound"]

GAMES: Final = (at.NAME, cu.NAME)


def sound(game: str, seed: int) -> TableRecord:
    """A sound record of a game: the rule sets come in turn, the taste is drawn."""
    rng = Random(f"{game}/{seed}")
    taste = some_taste(rng)
    if game == at.NAME:
        tricks_rules = [*TRICKS.rules.values()]
        return tricks(rng, tricks_rules[seed % len(tricks_rules)], taste).record
    captures_rules = [*CAPTURES.rules.values()]
    return captures(rng, captures_rules[seed % len(captures_rules)], taste).record


def audited(game: str, seed: int) -> Report:
    """What an audit says of it, from its text."""
    return audit(dumps(sound(game, seed)))
