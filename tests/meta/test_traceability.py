"""From clauses to code, tests and readings: that nothing is missing, and that it would show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

import cardrules
from cardrules.readings import Clause
from traceability.book import GAMES, Book, read_book
from traceability.definitions import Definition, definitions, field_notes
from traceability.mentions import ON_PURPOSE, Mention, dangling, mentions, texts
from traceability.named_tests import NamedTest
from traceability.numbers import numbers_in
from traceability.page import page
from traceability.project import all_gaps
from traceability.tracing import Gap, GapKind, Trace, gaps, loose, trace

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = Path(cardrules.__file__).parent
ABSENT: Final = "c-9.9".upper()
"""A number of no clause, in a form that is not taken for a reference here."""


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book("cuarenta", PACKAGE, ROOT)


def missing(book: Book) -> set[tuple[GapKind, str]]:
    return {(gap.kind, gap.number) for gap in gaps("cuarenta", book, trace(book))}


def traced(book: Book, number: str) -> Trace:
    (found,) = (each for each in trace(book) if each.statement.id == number)
    return found


def without(number: str) -> Callable[[Definition], Definition]:
    return lambda each: replace(each, numbers=each.numbers - {number})


def test_no_clause_is_without_function_or_test_and_no_reference_dangles() -> None:
    assert all_gaps(PACKAGE, ROOT) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_reading_is_traced_once_in_order(game: str) -> None:
    clauses, readings = GAMES[game]
    found = trace(read_book(game, PACKAGE, ROOT))
    assert [each.statement for each in found] == [*clauses, *readings]


def test_a_clause_that_nobody_carries_out_is_missed_twice(book: Book) -> None:
    clause = Clause(ABSENT, "a new one", "Nobody knows it yet.", None)
    added = replace(book, clauses=(*book.clauses, clause))
    assert missing(added) == {(GapKind.NO_FUNCTION, ABSENT), (GapKind.NO_TEST, ABSENT)}


def test_a_clause_without_a_function_is_missed(book: Book) -> None:
    code = tuple(map(without("C-5.1"), book.code))
    assert missing(replace(book, code=code)) == {(GapKind.NO_FUNCTION, "C-5.1")}


def test_a_type_that_names_a_clause_is_no_function(book: Book) -> None:
    types = tuple(each for each in book.code if each.kind == "class")
    found = missing(replace(book, code=types))
    assert (GapKind.NO_FUNCTION, "C-5.1") in found
    assert traced(replace(book, code=types), "C-5.1").types


def test_a_clause_without_a_test_is_missed(book: Book) -> None:
    tests = tuple(test for test in book.tests if "_c_5_1_" not in test.name)
    assert missing(replace(book, tests=tests)) == {(GapKind.NO_TEST, "C-5.1")}


def test_a_reading_whose_field_names_no_clause_is_missed(book: Book) -> None:
    notes = {**book.notes, "sum_size": ["C-I24"]}
    assert missing(replace(book, notes=notes)) == {(GapKind.UNPLACED, "C-I24")}
    notes = {field: note for field, note in book.notes.items() if field != "sum_size"}
    assert missing(replace(book, notes=notes)) == {(GapKind.UNPLACED, "C-I24")}


def test_a_test_of_no_clause_is_told_with_its_file(book: Book) -> None:
    stray = NamedTest("tests/rules/cuarenta/test_x.py", "test_c_9_9_nothing")
    added = replace(book, tests=(*book.tests, stray))
    found = gaps("cuarenta", added, trace(added))
    assert found == (Gap(GapKind.NO_SUCH_CLAUSE, stray.name, stray.path),)


@pytest.mark.parametrize(
    "path",
    ["src/a.py", "docs/b/c.md", "tests/d.py", "examples/e.txt", "examples/f.json", "README.md"],
)
def test_a_dangling_reference_is_told_wherever_it_is(tmp_path: Path, path: str) -> None:
    written = tmp_path / path
    written.parent.mkdir(parents=True, exist_ok=True)
    written.write_text(f"C-5.1\nC-5, and {ABSENT}.\n", encoding="utf-8")
    found = [each for name, text in texts(tmp_path) for each in mentions(name, text)]
    assert [each.number for each in found] == ["C-5.1", "C-5", ABSENT]
    loosened = dangling(iter(found), frozenset({"C-5.1"}))
    assert loosened == (Mention(path, 2, ABSENT),)
    assert loose(loosened) == (Gap(GapKind.NO_SUCH_CLAUSE, ABSENT, f"{path}:2"),)


@pytest.mark.parametrize("path", ["docs/_build/a.md", "docs/reference/generated/a.md", "src/a.png"])
def test_what_is_made_and_what_is_no_text_is_not_read(tmp_path: Path, path: str) -> None:
    written = tmp_path / path
    written.parent.mkdir(parents=True)
    written.write_text(ABSENT, encoding="utf-8")
    assert list(texts(tmp_path)) == []


@pytest.mark.parametrize(("path", "letter", "rest"), sorted(ON_PURPOSE))
def test_what_dangles_on_purpose_is_still_there(path: str, letter: str, rest: str) -> None:
    number = f"{letter}-{rest}"
    assert number in numbers_in((ROOT / path).read_text(encoding="utf-8"))
    assert all(number not in read_book(game, PACKAGE, ROOT).numbers for game in GAMES)


def test_a_test_may_name_the_number_that_is_never_given() -> None:
    number = "C-99"
    numbers = frozenset({"C-5.1"})
    assert dangling(iter([Mention("tests/cli/a.py", 1, number)]), numbers) == ()
    assert dangling(iter([Mention("docs/a.md", 1, number)]), numbers) != ()


SOURCE: Final = '''
class Deal:
    """A deal (C-2.2)."""

    @property
    def size(self) -> int:
        """Five (C-2.4)."""
        return 5

    def out(self, rules: Rules) -> None:
        """Deal.

        >>> out().clause
        'C-3.1'
        """
        # After C-2.5.
        def inner() -> str:
            return "C-1.1"
        return self.rules.direction or rules.players or self.cards

if True:
    def under() -> None: ...  # C-1.2
'''


def test_a_definition_names_what_its_text_names_outside_of_examples() -> None:
    found = {each.name: each for each in definitions(SOURCE, "game.deals")}
    assert {name: (each.kind, set(each.numbers)) for name, each in found.items()} == {
        "Deal": ("class", {"C-2.2"}),
        "Deal.size": ("property", {"C-2.4"}),
        "Deal.out": ("method", {"C-2.5"}),
        "Deal.out.inner": ("function", {"C-1.1"}),
        "under": ("function", {"C-1.2"}),
    }
    assert found["Deal.out"].fields == {"direction", "players"}
    assert found["Deal.size"].target == "game.deals.Deal.size"


def test_a_name_with_an_underscore_anywhere_is_not_public() -> None:
    (plain,) = definitions("def deal(): ...", "game.deals")
    (hidden,) = definitions("def deal(): ...", "game._deals")
    (private,) = definitions("def _deal(): ...", "game.deals")
    assert [each.is_public for each in (plain, hidden, private)] == [True, False, False]


def test_notes_are_taken_from_fields_that_have_one() -> None:
    source = '''
class Other:
    cut: bool = True
    """T-I5."""
class Rules:
    cut: bool = True
    """T-I5. Whether one cuts (T-2.3)."""
    signals: bool = True
    def next_seat(self): ...
    7
'''
    assert field_notes(source) == {"cut": ["T-I5", "T-2.3"]}


def test_a_reading_belongs_to_the_clauses_at_its_field(book: Book) -> None:
    assert traced(book, "C-I10").related == ("C-3.1",)
    assert "C-I10" in traced(book, "C-3.1").related
    assert "C-I15" in traced(book, "C-5.7").related
    names = {each.name for each in traced(book, "C-I10").functions}
    assert "announced" in names


def test_the_page_has_each_once_and_links_what_is_public(book: Book) -> None:
    lines = page("cuarenta", trace(book)).splitlines()
    anchors = [f"(cuarenta-{number.lower().replace('.', '-')})=" for number in sorted(book.numbers)]
    assert sorted(line for line in lines if line.startswith("(cuarenta-")) == sorted(anchors)
    text = "\n".join(lines)
    assert "`cuarenta.scoring.is_caida <cardrules.cuarenta.scoring.is_caida>`" in text
    assert "`cuarenta._listing._claims`" in text
    assert "<cardrules.cuarenta._listing" not in text
    assert "[C-I10](#cuarenta-c-i10)" in text


def test_a_note_has_no_rows(book: Book) -> None:
    note = traced(book, "C-8.1")
    assert note.is_note
    assert not any(line.startswith(": ") for line in page("cuarenta", (note,)).splitlines())
    assert page("cuarenta", (traced(book, "C-5.1"),)).count("\n: ") == 4
