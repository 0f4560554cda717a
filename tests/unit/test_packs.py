"""Counting packs."""

from __future__ import annotations

import pytest

from cardrules.notation import parse_cards
from cardrules.packs import pack_problem, without
from cardrules.verdicts import Conduct

WHOLE = parse_cards("A♣ A♣ K♣ Q♣")
FOREIGN, EXTRA, SHORT = (
    Conduct.PACK_WITH_FOREIGN_CARD,
    Conduct.PACK_WITH_EXTRA_COPY,
    Conduct.PACK_INCOMPLETE,
)


@pytest.mark.parametrize("cards", ["A♣ A♣ K♣ Q♣", "Q♣ A♣ K♣ A♣"])
def test_a_sound_pack_has_no_problem_in_any_order(cards: str) -> None:
    assert pack_problem(parse_cards(cards), WHOLE) is None
    assert pack_problem(iter(parse_cards(cards)), WHOLE) is None


@pytest.mark.parametrize(
    ("cards", "code", "at_fault"),
    [
        ("A♣ A♣ K♣", SHORT, "Q♣"),
        ("A♣", SHORT, "A♣ K♣ Q♣"),
        ("", SHORT, "A♣ K♣ Q♣"),
        ("A♣ A♣ A♣ K♣ Q♣", EXTRA, "A♣"),
        ("K♣ K♣ Q♣ Q♣", EXTRA, "K♣ Q♣"),
        ("A♣ A♣ K♣ 6♣", FOREIGN, "6♣"),
        ("7♣ A♣ A♣ A♣ K♣ 6♣", FOREIGN, "7♣ 6♣"),
    ],
)
def test_foreign_cards_come_before_extra_copies_before_missing_cards(
    cards: str, code: Conduct, at_fault: str
) -> None:
    assert pack_problem(parse_cards(cards), WHOLE) == (code, parse_cards(at_fault))


@pytest.mark.parametrize(
    ("cards", "rest"),
    [
        ("", "A♣ A♣ K♣ Q♣"),
        ("A♣", "A♣ K♣ Q♣"),
        ("Q♣ A♣ A♣", "K♣"),
        ("K♣ Q♣ A♣ A♣", ""),
        ("A♣ A♣ A♣", None),
        ("6♣", None),
        ("K♣ K♣", None),
    ],
)
def test_cards_are_taken_out_of_a_pack_if_they_are_in_it(cards: str, rest: str | None) -> None:
    found = without(WHOLE, parse_cards(cards))
    assert found == (None if rest is None else parse_cards(rest))
    assert without(iter(WHOLE), iter(parse_cards(cards))) == found
