"""Of sound table records nothing is found, whatever they leave out."""

from __future__ import annotations

import pytest

from cardrules.audit import dumps, loads
from tests.audit.brute import holds
from tests.audit.plan import planted_of
from tests.audit.sound import GAMES, audited, sound


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_of_a_sound_record(game: str, seed: int) -> None:
    report = audited(game, seed)
    assert report.findings == ()
    record = loads(dumps(sound(game, seed)))
    assert report.lines == max((each.place.line for each in record.entries), default=0)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_record_comes_back(game: str, seed: int) -> None:
    record = sound(game, seed)
    assert loads(dumps(record)) == record
    assert dumps(loads(dumps(record))) == dumps(record)


def test_the_engine_says_no_to_what_is_planted() -> None:
    planted = next(planted_of("cuarenta: not a sum"))
    assert not holds(planted.record)
