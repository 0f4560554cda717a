"""Rules chosen by field names, as text formats have them; and the clauses."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import CLAUSES, GUIDE, Rules
from cardrules.arbaa_turub.rules import CHOICES, rules_from
from cardrules.errors import InvalidRulesError
from tests.builders.loose import loosely


@pytest.mark.parametrize("field", CHOICES)
def test_rules_are_made_of_field_names_and_values(field: str) -> None:
    clause, offered = CHOICES[field]
    assert clause in CLAUSES
    for value in offered:
        made = rules_from({field: value})
        assert made == loosely(Rules, **{field: value})
        assert getattr(made, field) is value or getattr(made, field) == value
    assert rules_from({}) == GUIDE


@pytest.mark.parametrize("field", CHOICES)
@pytest.mark.parametrize("value", ["never", "", 1, 0, "True"])
def test_a_value_that_is_not_on_offer_is_refused(field: str, value: str | bool) -> None:
    with pytest.raises(InvalidRulesError) as caught:
        rules_from({field: value})
    assert (caught.value.field, caught.value.clause) == (field, CHOICES[field][0])
    assert caught.value.found == repr(value)


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidRulesError) as caught:
        rules_from({"stakes": True})
    assert (caught.value.field, caught.value.clause) == ("stakes", "G-2")


def test_clauses_are_numbered_and_titled() -> None:
    numbers = [*CLAUSES]
    assert len(numbers) == 5 + 3 + 8 + 7 + 6 + 4 + 2 + 2 + 14
    assert all(title == title.strip() and title for title in CLAUSES.values())
    assert {clause for clause, _ in CHOICES.values()} <= {*numbers}


def test_everything_that_is_promised_is_there() -> None:
    assert len({*at.__all__}) == len(at.__all__)
    for name in at.__all__:
        assert hasattr(at, name)


def test_the_game_has_its_name_and_its_own_pack() -> None:
    assert at.NAME == "arbaa_turub"
    assert at.PROFILES["GUIDE"] is GUIDE
