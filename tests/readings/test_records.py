"""Each alternative parts from its default on a record of its own, exactly where it is to part."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules.choices import Choices
from cardrules.divergence import Parting, replay_under
from cardrules.readings import value_text
from cardrules.record import Record
from cardrules.records import loads, referee
from cardrules.rereading import reread, rules_named
from tests.readings.page import PAGE, page_with_rows
from tests.readings.sample import FOLDER, Sample
from tests.readings.samples import SAMPLES, parted

MOST_ACTIONS = 30
CHOICES: dict[str, Choices] = {
    "arbaa_turub": arbaa_turub.CHOICES,
    "cuarenta": cuarenta.CHOICES,
}
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=[each.name for each in SAMPLES])


def test_every_alternative_of_every_field_has_its_record() -> None:
    wanted = [
        (game, f"{field}={value_text(value)}")
        for game, choices in CHOICES.items()
        for field, (_, offered) in choices.items()
        for value in offered[1:]
    ]
    assert len(wanted) == 44
    assert [(each.game, each.choice) for each in SAMPLES] == wanted


def test_the_folder_holds_these_records_and_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {each.name for each in SAMPLES}


@each_sample
def test_the_file_is_as_made_and_holds_under_the_guide(sample: Sample) -> None:
    text = sample.path.read_text(encoding="utf-8")
    assert text == sample.text
    record = loads(text)
    assert record.rules == BOOKS[sample.game].game.GUIDE
    assert len(referee(record)) == len(record.actions) <= MOST_ACTIONS
    assert replay_under(record, record.rules) is None


@each_sample
def test_the_alternative_parts_exactly_there(sample: Sample) -> None:
    found = parted(sample)
    assert (found.number, found.kind, found.clause) == (sample.number, sample.kind, sample.clause)
    (concerned,) = found.concerned
    assert f"{concerned.field}={value_text(concerned.second)}" == sample.choice
    assert concerned.interpretation.id == CHOICES[sample.game][concerned.field][0]


@each_sample
def test_the_line_is_the_one_that_is_marked(sample: Sample) -> None:
    line = sample.text.split("\n")[parted(sample).line - 1]
    assert line.endswith(f"# {sample.choice} parts here")


@each_sample
def test_both_states_are_there_before_and_after(sample: Sample) -> None:
    found = parted(sample)
    steps = referee(loads(sample.text))
    assert found.own.after == steps[found.number - 1].state
    assert found.own.events == steps[found.number - 1].events
    if found.number > 1:
        assert found.own.before == steps[found.number - 2].state
    assert found.other.before is not None
    assert (found.other.after is None) is (found.other.verdict is not None)
    assert (found.other.verdict is not None) is (found.kind is Parting.REFUSED)


@each_sample
def test_up_to_there_the_record_does_not_part(sample: Sample) -> None:
    acting = [n for n, line in enumerate(sample.actions) if not line.startswith(" ")]
    before = sample.actions[: acting[sample.number - 1]]
    shorter = loads("\n".join(("cardrules 1", f"game {sample.game}", *sample.head, *before)))
    (concerned,) = parted(sample).concerned
    rules = BOOKS[sample.game].game.rules_from({concerned.field: concerned.second})
    assert replay_under(shorter, rules) is None


@each_sample
def test_from_the_alternative_the_guide_parts_at_the_same_place(sample: Sample) -> None:
    record, found = loads(sample.text), parted(sample)
    rules = rules_named(sample.game, sample.choice)
    position = None if record.position is None else reread(record.position, rules)
    other = Record(record.game, rules, record.dealer, position, record.actions, record.places)
    back = replay_under(other, record.rules)
    assert back is not None
    assert (back.number, back.line, back.kind) == (found.number, found.line, found.kind)
    assert (back.own, back.other) == (found.other, found.own)
    assert back.concerned[0].first == found.concerned[0].second


def test_the_page_tells_of_each_what_the_library_makes_of_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with_rows(page)
    assert all(f"`{each.choice}`" in page for each in SAMPLES)


def test_a_page_with_another_row_would_be_found() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page_with_rows(page.replace("East deals next", "West deals next")) == page
