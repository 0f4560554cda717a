"""What is told of a match: every action, in the words of the referee, up to where it ends."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub
from cardrules._books import BOOKS
from cardrules.errors import InvalidArgumentError
from cardrules.record import Record
from cardrules.records import referee
from cardrules.replaypage.moments import CLAUSES, closing, moments
from cardrules.replaypage.replay import Replay
from tests.replaypage.records import EMPTY, NAMES, REFUSED, REFUSED_AT_ONCE, record_of


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_told_as_the_referee_tells_it(name: str) -> None:
    record = record_of(name)
    book, told = BOOKS[record.game], list(moments(Replay.of(record)))
    assert [moment.number for moment in told] == [*range(1, len(record.actions) + 1)]
    assert [moment.action for moment in told] == [*book.written(record)]
    assert [(moment.line, 1) for moment in told] == [*record.places]
    for moment, step in zip(told, referee(record), strict=True):
        events = [(event.clause, book.tell(event)) for event in step.events]
        assert [(each.clause, each.sentence) for each in moment.told] == events
        assert not moment.is_refused


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_title(name: str) -> None:
    record = record_of(name)
    told = {each.clause for moment in moments(Replay.of(record)) for each in moment.told}
    assert told <= set(CLAUSES[record.game])


def headings(name: str) -> list[tuple[int, str]]:
    told = moments(Replay.of(record_of(name)))
    return [(moment.number, moment.heading) for moment in told if moment.heading]


def test_deals_are_numbered_and_draws_named() -> None:
    assert headings("guide-tricks") == []
    assert headings("misdeal")[:2] == [(1, "Deal 1"), (5, "Deal 2")]
    assert headings("tied-draw")[:2] == [(1, "Draw for dealer"), (2, "Deal 1")]


def test_a_refused_action_is_the_last_and_has_its_verdict() -> None:
    replay = Replay.of(REFUSED)
    *before, last = moments(replay)
    assert len(before) == len(replay.steps) == 6
    assert (last.number, last.line, last.action, last.is_refused) == (7, 15, "K♥", True)
    assert replay.refusal is not None
    assert replay.refusal.illegality is not None
    assert [each.clause for each in last.told] == [replay.refusal.illegality.clause] == ["G-3"]
    assert last.told[0].sentence == str(replay.refusal.illegality)


def test_what_comes_after_a_refused_action_is_not_told() -> None:
    replay = Replay.of(REFUSED_AT_ONCE)
    assert [moment.action for moment in moments(replay)] == ["cut 3"]
    assert replay.end == replay.start
    assert closing(replay).endswith(str(replay.refusal))


def test_it_closes_with_the_result_or_with_who_is_to_act() -> None:
    won = Replay.of(record_of("cuarenta-whole-game"))
    result = BOOKS[won.record.game].outcome(won.end)
    assert result is not None
    assert closing(won).startswith(str(result.winner))
    assert f"({result.clause})" in closing(won)
    assert "8 actions; chance" in closing(Replay.of(record_of("guide-tricks")))
    assert "0 actions; chance" in closing(Replay.of(EMPTY))
    one = Record("arbaa_turub", arbaa_turub.GUIDE, arbaa_turub.Seat.NORTH)
    one = Record(one.game, one.rules, one.dealer, None, (arbaa_turub.Shuffle(arbaa_turub.PACK),))
    assert "1 action; East" in closing(Replay.of(one))


def test_a_record_of_a_match_that_is_over_has_nothing_to_tell() -> None:
    end = Replay.of(record_of("cuarenta-whole-game")).end
    replay = Replay.of(Record("cuarenta", end.rules, position=end))
    assert list(moments(replay)) == []
    assert replay.end == replay.start == end
    assert closing(replay) == closing(Replay.of(record_of("cuarenta-whole-game")))


def test_an_action_that_is_none_is_refused() -> None:
    cut = arbaa_turub.Cut("<b>")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType] - a mistake
    record = Record("arbaa_turub", arbaa_turub.GUIDE, actions=(cut,))
    with pytest.raises(InvalidArgumentError):
        list(moments(Replay.of(record)))
