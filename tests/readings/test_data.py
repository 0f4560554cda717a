"""The clauses and readings as data: complete, and the same as on the pages and in the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.arbaa_turub.interpretations import diff as diff_arbaa_turub
from cardrules.choices import Choices, format_choices
from cardrules.cuarenta.interpretations import diff as diff_cuarenta
from cardrules.readings import CONDUCT_RULES, NONE_KNOWN, Interpretation, value_text
from tests.readings.pages import (
    CLAUSES,
    INTERPRETATIONS,
    ROOT,
    conduct,
    page_of,
    rows_for,
    rows_of,
)

GAMES = ("arbaa_turub", "cuarenta")
LETTER = {"arbaa_turub": "T", "cuarenta": "C"}
TITLES: dict[str, Mapping[str, str]] = {
    "arbaa_turub": arbaa_turub.CLAUSES,
    "cuarenta": cuarenta.CLAUSES,
}
CHOICES: dict[str, Choices] = {
    "arbaa_turub": arbaa_turub.CHOICES,
    "cuarenta": cuarenta.CHOICES,
}
NUMBER = re.compile(r"\b([CT]-(?:I\d+|\d+\.\d+)|G-\d+)\b")
DATA = (
    "clauses",
    "interpretations",
    "_wording",
    "_open_readings",
    "_open_scores",
    "_fixed_readings",
)
SOURCES = ROOT / "src" / "cardrules"


def ids_of(game: str) -> list[str]:
    return [*(each.id for each in CLAUSES[game]), *(each.id for each in INTERPRETATIONS[game])]


def numbers_in(folder: str) -> Iterator[str]:
    """All numbers of clauses in the texts of a folder's sources, but for the data itself."""
    for path in (SOURCES / folder).rglob("*.py"):
        if path.stem in DATA:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from NUMBER.findall(node.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_reading_is_there_once_with_its_title(game: str) -> None:
    assert ids_of(game) == [*TITLES[game]]
    titles = {each.id: each.title for each in CLAUSES[game]}
    titles |= {each.id: each.title for each in INTERPRETATIONS[game]}
    assert titles == {**TITLES[game]}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_a_game_uses_is_one_of_its_own(game: str) -> None:
    used = {*numbers_in(game)}
    assert used <= {*ids_of(game)}
    assert used >= {number for number, _ in CHOICES[game].values()}
    assert len(used) > len(ids_of(game)) / 2


def test_every_number_that_the_package_uses_is_there() -> None:
    used = {*numbers_in("")}
    assert used <= {number for game in GAMES for number in ids_of(game)}
    assert used >= {*CONDUCT_RULES}


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_says_where_its_guide_has_it(game: str) -> None:
    for each in CLAUSES[game]:
        section = each.id[2:].partition(".")[0]
        if each.id.startswith("G-"):
            assert each.source is None
        else:
            assert each.source is not None
            assert str(each.source).endswith(f" guide, section {section}")
    assert {each.source.guide for each in CLAUSES[game] if each.source is not None} == {
        {"arbaa_turub": "Arba'a Turub", "cuarenta": "Cuarenta"}[game]
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_rules_has_one_reading_with_its_very_values(game: str) -> None:
    readings = {each.field: each for each in INTERPRETATIONS[game] if each.field is not None}
    rules = {"arbaa_turub": arbaa_turub.Rules, "cuarenta": cuarenta.Rules}[game]
    assert {*readings} == {field.name for field in attrs.fields(rules)} == {*CHOICES[game]}
    assert len(readings) == sum(each.field is not None for each in INTERPRETATIONS[game])
    for field, (number, offered) in CHOICES[game].items():
        assert readings[field].id == number
        assert readings[field].values == offered
        assert [*map(type, readings[field].values)] == [*map(type, offered)]


@pytest.mark.parametrize("game", GAMES)
def test_a_fixed_reading_has_an_answer_and_nothing_to_choose(game: str) -> None:
    fixed = [each for each in INTERPRETATIONS[game] if each.field is None]
    assert len(fixed) == len(INTERPRETATIONS[game]) - len(CHOICES[game])
    for each in fixed:
        assert (each.values, each.default, each.alternatives) == ((), None, ())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_unsaid(game: str) -> None:
    assert all(each.rule.endswith((".", "*")) for each in CLAUSES[game])
    for each in INTERPRETATIONS[game]:
        assert each.question.endswith((".", "?"))
        assert each.reason.endswith(".")
        for other in each.alternatives:
            assert other.meaning.endswith(".")
            assert other.players == NONE_KNOWN or other.players.endswith((".", ")"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_rules_has_the_same_rows_word_for_word(game: str) -> None:
    rows = [*rows_of(page_of(game))]
    assert len(rows) == len(rows_for(game))
    assert dict(rows) == rows_for(game)


def test_the_page_on_conduct_has_the_same_clauses() -> None:
    rows = dict(rows_of(page_of("index")))
    assert {*rows} == {*conduct()} == {*CONDUCT_RULES}
    for number, beginning in conduct().items():
        assert rows[number].startswith(beginning)


def test_a_page_that_says_it_otherwise_would_be_found() -> None:
    changed = page_of("cuarenta").replace("exactly two.", "two, exactly.")
    assert dict(rows_of(changed)) != rows_for("cuarenta")


def open_readings(game: str) -> list[Interpretation]:
    return [each for each in INTERPRETATIONS[game] if each.field is not None]


def test_diff_tells_every_alternative_from_the_default() -> None:
    for each in open_readings("arbaa_turub"):
        for other in each.alternatives:
            rules = arbaa_turub.rules_from({each.field or "": other.value})
            (found,) = diff_arbaa_turub(arbaa_turub.GUIDE, rules)
            assert (found.field, found.first, found.second) == (
                each.field,
                each.default,
                other.value,
            )
            assert found.interpretation is each
    for each in open_readings("cuarenta"):
        for other in each.alternatives:
            rules_of_cuarenta = cuarenta.rules_from({each.field or "": other.value})
            (found,) = diff_cuarenta(rules_of_cuarenta, cuarenta.GUIDE)
            assert (found.field, found.first, found.second) == (
                each.field,
                other.value,
                each.default,
            )
            assert found.interpretation is each


def test_diff_goes_in_the_order_of_the_fields_and_is_empty_for_equal_rules() -> None:
    house = cuarenta.PROFILES["TODO_DOS"]
    fields = [each.field for each in diff_cuarenta(house, cuarenta.GUIDE)]
    assert fields == [field for field in cuarenta.CHOICES if field in fields]
    assert len(fields) == 9
    assert diff_cuarenta(house, house) == ()


@pytest.mark.parametrize("game", GAMES)
def test_values_are_written_as_in_a_record(game: str) -> None:
    module = {"arbaa_turub": arbaa_turub, "cuarenta": cuarenta}[game]
    for each in open_readings(game):
        assert each.field is not None
        for other in each.alternatives:
            rules = module.rules_from({each.field: other.value})
            written = format_choices(rules, CHOICES[game])
            assert written == f"{each.field}={value_text(other.value)}"
