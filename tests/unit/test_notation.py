"""Cards as text."""

from __future__ import annotations

import pytest

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import NotationError
from cardrules.notation import format_card, format_cards, parse_card, parse_cards, parse_suit

ALL = tuple(Card(rank, suit) for rank in Rank for suit in Suit)


@pytest.mark.parametrize("card", ALL, ids=str)
def test_a_card_is_read_as_it_is_written_and_in_plain_letters(card: Card) -> None:
    rank, suit = card.rank.value, card.suit
    for text in (
        str(card),
        format_card(card),
        f"{rank}{suit.value}",
        f"{rank}{suit.value}".lower(),
        f"{rank.lower()}{suit.symbol}",
    ):
        assert parse_card(text) == card


@pytest.mark.parametrize("text", ["TH", "th", "Th", "10H", "10h", "10♥", "T♥", "t♥"])
def test_ten_is_written_in_two_ways(text: str) -> None:
    assert parse_card(text) == Card(Rank.TEN, Suit.HEARTS)


EXPECTED = {
    "rank": "a rank (A 2 3 4 5 6 7 8 9 10 J Q K)",
    "suit": "a suit (♣ ♦ ♥ ♠ or C D H S)",
    "end": "the end of the card",
}


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "rank"),
        ("1", 0, "rank"),
        ("1H", 0, "rank"),
        ("0H", 0, "rank"),
        ("H", 0, "rank"),
        ("♥A", 0, "rank"),
        (" AC", 0, "rank"),
        ("A", 1, "suit"),
        ("10", 2, "suit"),
        ("11C", 0, "rank"),
        ("AX", 1, "suit"),
        ("A♥♥", 2, "end"),
        ("AC ", 2, "end"),
        ("10C0", 3, "end"),
        ("100C", 2, "suit"),
        ("A C", 1, "suit"),
        ("A\N{VARIATION SELECTOR-16}", 1, "suit"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}C", 0, "rank"),
        ("\N{ARABIC-INDIC DIGIT SEVEN}C", 0, "rank"),
    ],
)
def test_what_is_no_card_is_told_with_its_place(text: str, position: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    error = caught.value
    assert (error.text, error.position) == (text, position)
    assert error.expected == EXPECTED[expected]


@pytest.mark.parametrize("text", ["", "A♣", "A♣ A♣ 6♣ K♣", "10♥ 9♠"])
def test_cards_in_a_row_are_read_as_they_are_written(text: str) -> None:
    cards = parse_cards(text)
    assert format_cards(cards) == text
    assert len(cards) == len(text.split())


@pytest.mark.parametrize("text", ["ac 10h", "  AC   TH ", "AC\tTH\n", "A♣\n10♥"])
def test_any_blanks_separate_them(text: str) -> None:
    assert parse_cards(text) == (Card(Rank.ACE, Suit.CLUBS), Card(Rank.TEN, Suit.HEARTS))


@pytest.mark.parametrize(
    ("text", "position"),
    [("A♣ X", 3), ("A♣  AX", 5), ("A♣,6♣", 2), ("AC ACC", 5), ("x", 0), (" A♣ A", 5), ("A♣ 1", 3)],
)
def test_the_place_is_that_in_the_whole_text(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert (caught.value.text, caught.value.position) == (text, position)


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_a_sign_or_a_letter(suit: Suit) -> None:
    for text in (suit.symbol, suit.value, suit.value.lower()):
        assert parse_suit(text) is suit


@pytest.mark.parametrize("text", ["", "X", "hearts", "HH", " H", "A"])
def test_anything_else_is_no_suit(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_suit(text)
    assert (caught.value.text, caught.value.position) == (text, 0)
