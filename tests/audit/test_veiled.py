"""What an unseen card nearby may explain is open: a planted fault with cards veiled around it."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from cardrules.audit import Confidence, FindingCode, TableRecord, audit, dumps, loads
from cardrules.audit.entries import Deal, Entry, Play, Reply, Word
from tests.audit.brute import fillings, holds
from tests.audit.faults import Planted
from tests.audit.plan import planted_of

EACH = 3
"""How many of each kind."""
VEILED = (
    "arbaa_turub: revoke",
    "arbaa_turub: gatherer",
    "arbaa_turub: signal",
    "cuarenta: caida",
    "cuarenta: limpia",
    "cuarenta: not on the table",
    "cuarenta: not a sum",
    "cuarenta: several bases",
    "cuarenta: card twice",
    "cuarenta: broken sequence",
    "cuarenta: no base",
)
"""Kinds of which an unseen card nearby may be the explanation."""


def veiled(each: Planted, rng: Random) -> TableRecord | None:
    """The same with one or two cards near the fault unseen; `None` where it is no single deal."""
    entries: list[Entry] = [*each.record.entries]
    if sum(isinstance(entry, Deal) for entry in entries) != 1:
        return None
    # Who announced something in a lot that was not played out held what no filling here gives.
    if any(isinstance(e, Reply) and e.word in (Word.RONDA, Word.FOUR) for e in entries):
        return None
    read = loads(each.text).entries
    place = next(n for n, entry in enumerate(read) if entry.place.line == each.line)
    near = [n for n in range(max(0, place - 8), place + 8) if n < len(entries)]
    plays = [n for n in near if isinstance(e := entries[n], Play) and e.card is not None]
    for n in rng.sample(plays, min(rng.choice((1, 2)), len(plays))):
        play = entries[n]
        assert isinstance(play, Play)
        entries[n] = attrs.evolve(play, card=None)
    return attrs.evolve(each.record, entries=tuple(entries))


@pytest.mark.parametrize("name", VEILED)
def test_what_an_unseen_card_explains_is_open_and_nothing_else_is(name: str) -> None:
    rng, done = Random(name), 0
    for each in planted_of(name, games=1):
        record = veiled(each, rng)
        if record is None:
            continue
        report = audit(dumps(record))
        truths = [holds(filled) for filled in fillings(record)]
        assert report.is_clean is any(truths)
        if all(truths):
            continue  # The fault itself is what nobody saw.
        if report.is_clean:
            # Two worlds explain it: one in which nothing is wrong, and one in which something is.
            kinds = {one.code for one in report.open}
            assert kinds & {each.code, FindingCode.UNSEEN_CARD}
            assert all(one.confidence is Confidence.OPEN for one in report.open)
        done += 1
        if done == EACH:
            break
    assert done == EACH
