"""Where a record parts from other rules: the odd cases; the plain ones are in `tests/readings`."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.cuarenta import RondaStatus
from cardrules.divergence import Course, Divergence, Parting, replay_under
from cardrules.errors import InvalidArgumentError, RecordError
from cardrules.record import AnyRules, Record
from cardrules.records import loads
from cardrules.rereading import reread
from cardrules.seats import Seat
from tests.builders import arbaa_turub as at_builder
from tests.builders import cuarenta as cu_builder
from tests.builders.cuarenta import EAST, NORTH, SOUTH, WEST
from tests.records.test_round_trips import RECORDS, text_of

LAST_TRICK = at_builder.endgame("A♥", "6♣", "6♦", "6♠", tricks=(18, 17))


def parted(record: Record, rules: AnyRules) -> Divergence:
    found = replay_under(record, rules)
    assert found is not None
    return found


def fields(found: Divergence) -> list[str]:
    return [each.field for each in found.concerned]


def from_cuarenta(state: cuarenta.State, *actions: cuarenta.Action) -> Record:
    return Record("cuarenta", state.rules, position=state, actions=actions)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_record_parts_from_its_own_rules(path: object) -> None:
    record = loads(text_of(next(each for each in RECORDS if each == path)))
    assert replay_under(record, record.rules) is None


def test_rules_of_another_game_are_refused() -> None:
    with pytest.raises(InvalidArgumentError):
        replay_under(Record("cuarenta", cuarenta.GUIDE), arbaa_turub.GUIDE)
    position = cu_builder.scene("5♥", "5♠")
    with pytest.raises(InvalidArgumentError):
        replay_under(from_cuarenta(position), arbaa_turub.GUIDE)


def test_a_record_without_actions_parts_nowhere() -> None:
    assert replay_under(Record("cuarenta", cuarenta.GUIDE), cuarenta.PROFILES["TODO_DOS"]) is None


def test_an_action_that_only_the_other_rules_allow_parts_by_the_records_own_verdict() -> None:
    silent = arbaa_turub.Rules(signals=False)
    state = reread(LAST_TRICK, silent)
    lead = arbaa_turub.parse_action("A♥ knock")
    record = Record("arbaa_turub", silent, position=state, actions=(lead,))
    found = parted(record, arbaa_turub.Rules(cut=False))
    assert (found.kind, found.number, found.clause) == (Parting.REFUSED, 1, "T-I2")
    assert (found.own.before, found.own.after, found.own.events) == (state, None, ())
    assert found.own.verdict is not None
    assert found.other.verdict is None
    assert found.other.after is not None
    assert found.action == lead
    # The cut alone leaves the lead refused under both.
    assert fields(found) == ["signals"]


def test_an_action_refused_under_both_is_an_error_with_its_place() -> None:
    record = loads("cardrules 1\ngame arbaa_turub\ndealer north\n\n  cut 3  # before the pack\n")
    with pytest.raises(RecordError) as caught:
        replay_under(record, arbaa_turub.Rules(signals=False))
    assert (caught.value.line, caught.value.column) == (5, 3)
    assert caught.value.illegality is not None
    assert caught.value.illegality.clause == "G-2"


def test_a_parting_before_a_fault_is_found_all_the_same() -> None:
    text = "cardrules 1\ngame cuarenta\ndraw K♣ 3♠ A♥ 7♦\npass\n"
    found = parted(loads(text), cuarenta.Rules(draw_starts_at=Seat.WEST))
    assert (found.number, found.line, found.kind) == (1, 3, Parting.EVENTS)


def test_a_position_that_cannot_be_under_the_rules_parts_at_the_start() -> None:
    state = at_builder.to_cut()
    record = Record("arbaa_turub", state.rules, position=state, actions=(arbaa_turub.Cut(3),))
    found = parted(record, arbaa_turub.Rules(cut=False))
    assert (found.kind, found.number, found.line, found.column) == (Parting.STATE, 0, 1, 1)
    assert (found.action, found.clause, fields(found)) == (None, "T-I5", ["cut"])
    assert found.own == Course(state)
    assert found.other.before is None
    assert {fault.where for fault in found.other.faults} == {"phase"}


def test_several_readings_that_part_at_one_action_are_all_concerned() -> None:
    ronda = cuarenta.HeldRonda(EAST, cuarenta.Rank.SEVEN, 2, RondaStatus.SILENT)
    state = cu_builder.scene(
        "K♣",
        "A♥",
        hands={EAST: "7♥", SOUTH: "7♣", WEST: "3♦"},
        fallen={EAST: "7♦ 7♠"},
        played=16,
        rondas=(ronda,),
        rules=cuarenta.Rules(prize_on="any"),
    )
    plays = (cu_builder.play("A♥"), cu_builder.play("7♥"), cu_builder.play("7♣", "7♥"))
    record = from_cuarenta(state, *plays)
    found = parted(record, cuarenta.Rules(prize_points=0, sum_size=2))
    assert (found.kind, found.number) == (Parting.STATE, 3)
    assert fields(found) == ["prize_on", "prize_points"]
    assert found.clause is None


def test_readings_that_only_part_together_are_not_told_apart() -> None:
    rules = cuarenta.Rules(sequence="automatic", match_takes="all")
    state = cu_builder.scene("5♥ 5♦ 6♦", "5♠", rules=rules)
    record = from_cuarenta(state, cu_builder.play("5♠", "5♥"))
    found = parted(record, cuarenta.GUIDE)
    assert (found.kind, found.number, found.concerned) == (Parting.REFUSED, 1, ())
    assert found.own.verdict is not None
    assert found.clause == found.own.verdict.clause


def test_a_change_that_cannot_be_made_alone_is_not_concerned() -> None:
    own = cuarenta.Rules(prize_replaces_caida=True)
    state = cu_builder.scene("", "", hands={NORTH: "5♥", EAST: "5♠"}, rules=own)
    record = from_cuarenta(state, cu_builder.play("5♥"), cu_builder.play("5♠", "5♥"))
    other = cuarenta.Rules(prize_points=0, caida_y_limpia=2)
    found = parted(record, other)
    assert (found.number, found.clause, fields(found)) == (2, "C-I16", ["caida_y_limpia"])


def test_an_event_more_under_one_of_them_names_its_clause() -> None:
    state = cu_builder.scene("5♥ 6♦", "5♠", rules=cuarenta.Rules(forgotten_limpia=True))
    take = cuarenta.TakeForgotten()
    record = from_cuarenta(state, cu_builder.play("5♠", "5♥"), take)
    found = parted(record, cuarenta.GUIDE)
    assert (found.kind, found.number, found.clause) == (Parting.EVENTS, 2, "C-I6")
    assert len(found.own.events) == len(found.other.events) + 1


def test_a_kind_is_written_as_its_word() -> None:
    assert [str(kind) for kind in Parting] == ["refused", "outcome", "events", "state"]
