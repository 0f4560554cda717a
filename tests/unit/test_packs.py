"""Counting packs."""

from __future__ import annotations

import pytest

from cardrules.cards import Card
from cardrules.errors import NotationError
from cardrules.notation import parse_cards
from cardrules.packs import pack_problem, problem_in_words, require_hands, surplus, without
from cardrules.seats import Seat
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


@pytest.mark.parametrize(
    ("cards", "code", "named", "unnamed"),
    [
        ("6♣ 7♣", Conduct.PACK_WITH_FOREIGN_CARD, ["6♣", "7♣"], []),
        ("A♣", Conduct.PACK_WITH_EXTRA_COPY, ["A♣"], ["K♣"]),
        ("6♣ 7♣ 8♣ 9♣ 10♣", Conduct.PACK_INCOMPLETE, ["6♣", "7♣", "8♣", "2 more"], ["9♣"]),
    ],
)
def test_the_first_cards_at_fault_are_named(
    cards: str, code: Conduct, named: list[str], unnamed: list[str]
) -> None:
    text = problem_in_words(code, parse_cards(cards), WHOLE)
    assert all(each in text for each in (*named, "4"))
    assert not any(each in text for each in unnamed)


@pytest.mark.parametrize(("cards", "at_fault"), [("A♣ A♣ A♣", "A♣"), ("A♣ 6♣", "6♣")])
def test_cards_that_are_too_many_are_named_and_missing_ones_are_none(
    cards: str, at_fault: str
) -> None:
    found = surplus(parse_cards(cards), WHOLE)
    assert found is not None
    assert at_fault in found
    assert surplus(WHOLE[1:], WHOLE) is None
    assert surplus(WHOLE, WHOLE) is None


PAIRS = [(seat, parse_cards("K♣")) for seat in Seat]
FOURS = parse_cards("K♣ K♣ K♣ K♣ A♣ A♣ A♣ A♣")
SECOND = [(seat, parse_cards("A♣")) for seat in Seat]


@pytest.mark.parametrize(
    ("lots", "named"),
    [
        ([PAIRS[:0]], ["North", "0"]),
        ([PAIRS[1:]], ["North", "0"]),
        ([[*PAIRS, PAIRS[2]]], ["South", "2"]),
        ([PAIRS, SECOND[:3]], ["West", "lot 2"]),
        ([[*PAIRS[:1], (Seat.EAST, FOURS[:0]), *PAIRS[2:]]], ["East", "0"]),
        ([PAIRS, [*SECOND[:2], (Seat.SOUTH, FOURS), SECOND[3]]], ["South", "lot 2", "8"]),
        ([PAIRS, [*SECOND[:3], (Seat.WEST, parse_cards("K♣"))]], ["K♣"]),
        ([[*PAIRS[:3], (Seat.WEST, parse_cards("6♣"))]], ["6♣"]),
    ],
    ids=range(8),
)
def test_hands_that_are_no_deal_name_the_seat_or_the_card(
    lots: list[list[tuple[Seat, tuple[Card, ...]]]], named: list[str]
) -> None:
    with pytest.raises(NotationError) as caught:
        require_hands(lots, FOURS, 1)
    assert all(each in caught.value.expected for each in named)


def test_hands_of_one_pack_are_a_deal() -> None:
    require_hands([PAIRS], FOURS, 1)
    require_hands([PAIRS, SECOND], FOURS, 1)
