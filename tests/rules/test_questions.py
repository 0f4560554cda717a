"""The page of questions: ten on each game, and an answer to each that says where it is told.

That the answers are right is tested beside the clauses of each game.
"""

from __future__ import annotations

import re

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from tests.rules.questions import ANSWERS, QUESTIONS, links_in, parts_of, said, sections_of

NUMBERS = [f"{game}{place}" for game in "AC" for place in range(1, 11)]


def test_there_are_ten_questions_on_each_game_each_with_an_answer_to_each_part() -> None:
    assert [*QUESTIONS] == [*ANSWERS] == NUMBERS
    for number in NUMBERS:
        assert parts_of(QUESTIONS[number]) == parts_of(ANSWERS[number])
        assert len(parts_of(ANSWERS[number])) == len(said(number)) > 1


@pytest.mark.parametrize("number", NUMBERS)
def test_each_answer_sends_to_where_its_clauses_are(number: str) -> None:
    page, clauses = ("arbaa_turub", at.CLAUSES) if number[0] == "A" else ("cuarenta", cu.CLAUSES)
    sections = sections_of(page)
    assert links_in(number)
    for link in links_in(number):
        assert link.page == page
        assert link.clause in clauses
        row = rf"^\| (\*\*)?{re.escape(link.clause)}(?!\d)"
        assert re.search(row, sections[link.anchor], re.MULTILINE), link
