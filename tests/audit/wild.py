"""Sound table records that leave out more, start anywhere, and are written in any order.

They are those of `sound` in another taste: up to nine cards that nobody saw, misdeals, positions
with any score or series, a dealer whom nobody wrote down, passes here and there, and the notes
between two acts in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random

import attrs

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.audit import Report, TableRecord, audit, dumps
from cardrules.audit.entries import (
    Claim,
    Cut,
    Deal,
    DealerNote,
    Draw,
    Entry,
    Misdeal,
    Play,
    Reply,
    Trump,
    Word,
)
from cardrules.errors import InvalidStateError
from cardrules.seats import SEATS, SIDES
from tests.audit.tables import Taste, captures, tricks
from tests.beliefs.arbaa_turub import BELIEVER as TRICKS
from tests.beliefs.cuarenta import BELIEVER as CAPTURES

__all__ = ["audited_wild", "wild"]

_SCORES = (0, 2, 8, 20, 26, 28, 30, 34, 36, 37, 38, 39)
_BENCHMARKS = (19, 20, 22, 30, 35, 36)


def wild(game: str, seed: int) -> TableRecord:
    """A sound record of a game: the rule sets come in turn, everything else is drawn."""
    rng = Random(f"wild {game}/{seed}")
    taste = _taste(rng)
    if game == at.NAME:
        tricks_rules = [*TRICKS.rules.values()]
        rules = tricks_rules[seed % len(tricks_rules)]
        return _rewritten(rng, tricks(rng, rules, taste, _series(rng, rules)).record)
    captures_rules = [*CAPTURES.rules.values()]
    others = captures_rules[seed % len(captures_rules)]
    return _rewritten(rng, captures(rng, others, taste, _scores(rng, others)).record)


def audited_wild(game: str, seed: int) -> Report:
    """What an audit says of it, from its text."""
    return audit(dumps(wild(game, seed)))


def _taste(rng: Random) -> Taste:
    return Taste(
        seats=rng.choice((0.0, 0.3, 0.8, 1.0)),
        tricks=rng.choice((0.0, 0.2, 1.0)),
        counts=rng.choice((0.0, 0.5, 1.0)),
        hands=rng.choice((0.0, 0.0, 0.3, 0.7, 1.0)),
        results=rng.choice((0.0, 0.5, 1.0)),
        points=rng.random() < 0.7,
        passes=rng.random() < 0.8,
        unseen=rng.choice((0, 0, 1, 2, 3, 5, 9)),
        games=rng.choice((1, 1, 2, 4)),
        stop=rng.choice((0.0, 0.0, 0.5)),
        misdeals=rng.choice((0.0, 0.02, 0.2)),
    )


def _series(rng: Random, rules: at.Rules) -> at.State | None:
    """A state between two games of a series, or none."""
    if rng.random() < 0.5:
        return None
    series = at.Series(rng.choice(SIDES), rng.choice(_BENCHMARKS))
    blank = at.to_setup(at.new_match(rules, dealer=rng.choice(SEATS)))
    return at.from_setup(attrs.evolve(blank, series=series, games_played=rng.randint(1, 5)))


def _scores(rng: Random, rules: cu.Rules) -> cu.State | None:
    """A state between two hands with some score, or none."""
    if rng.random() < 0.5:
        return None
    chicas = (0, 0) if rules.match == "single" else (rng.randint(0, 1), rng.randint(0, 1))
    scores = (rng.choice(_SCORES), rng.choice(_SCORES))
    blank = cu.to_setup(cu.new_match(rules, dealer=rng.choice(SEATS)))
    try:
        return cu.from_setup(attrs.evolve(blank, scores=scores, chicas=chicas))
    except InvalidStateError:
        return None  # Some scores cannot be under some rules.


def _rewritten(rng: Random, record: TableRecord) -> TableRecord:
    """The same as another hand may have written it."""
    entries = [*record.entries]
    if record.position is None and rng.random() < 0.2:
        # Nobody knows any more who dealt first.
        record = attrs.evolve(record, dealer=None)
        first = next((n for n, each in enumerate(entries) if isinstance(each, Deal)), 0)
        entries = entries[first:]
    if rng.random() < 0.5 and all(_is_named(each) for each in entries):
        entries = [each for each in entries if not _is_pass(each) or rng.random() < 0.5]
    if rng.random() < 0.5:
        entries = [*_in_any_order(rng, entries)]
    unplaced = record.dealer is None and record.position is None
    while unplaced and isinstance(entries[0], DealerNote):
        entries = entries[1:]  # It would be one of the header.
    return attrs.evolve(record, entries=tuple(entries))


def _is_named(entry: Entry) -> bool:
    return not isinstance(entry, Reply | Claim | Play) or entry.by is not None


def _is_pass(entry: Entry) -> bool:
    return isinstance(entry, Reply) and entry.word is Word.PASS


def _in_any_order(rng: Random, entries: Sequence[Entry]) -> Iterator[Entry]:
    """The notes between two acts in any order; the acts stay where they are."""
    acts = (Draw, Deal, Cut, Trump, Play, Reply, Claim, Misdeal)
    for is_act, run in groupby(entries, lambda each: isinstance(each, acts)):
        found = [*run]
        if not is_act:
            rng.shuffle(found)
        yield from found
