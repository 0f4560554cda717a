"""Lines of text made of fields."""

from __future__ import annotations

import pytest

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import NotationError
from cardrules.fields import (
    LONGEST_LINE,
    SEAT_OF,
    SIDE_OF,
    Field,
    compact_cards,
    fields_of,
    letter_of,
    require_canonical,
)
from cardrules.notation import parse_cards, parse_suit
from cardrules.seats import Seat, Side

WORDS = {"a": 1, "b": 2}


def field(text: str) -> Field:
    """Give a field that starts at the third character of a line."""
    return Field(f"x {text} y", 2, text)


def place_of(error: pytest.ExceptionInfo[NotationError]) -> int:
    return error.value.position


def test_seats_and_sides_have_letters() -> None:
    assert [letter_of(seat) for seat in (*Seat, *Side, None)] == "N E S W NS EW -".split()
    assert all(SEAT_OF[letter_of(seat)] is seat for seat in (*Seat, None))
    assert all(SIDE_OF[letter_of(side)] is side for side in (*Side, None))


@pytest.mark.parametrize("text", ["", "A♣", "10♥ A♣ 6♠ 10♥"])
def test_cards_stand_one_after_another(text: str) -> None:
    cards = parse_cards(text)
    compact = compact_cards(cards)
    assert compact == (text.replace("10", "T").replace(" ", "").translate(SIGNS) or "-")
    assert field(compact).cards() == cards


SIGNS = {ord(suit.symbol): suit.value for suit in Suit}


@pytest.mark.parametrize(
    ("text", "place"), [("", None), ("X", 2), ("1C", 2), ("A", 3), ("AX", 3), ("ACA", 5), ("ac", 2)]
)
def test_what_are_no_cards_is_told_with_its_place(text: str, place: int | None) -> None:
    if place is None:
        assert field(text).cards() == ()
        return
    with pytest.raises(NotationError) as caught:
        field(text).cards()
    assert place_of(caught) == place


def test_one_card_or_none() -> None:
    assert field("TH").card() == Card(Rank.TEN, Suit.HEARTS)
    assert field("-").card() is None
    with pytest.raises(NotationError) as caught:
        field("THAC").card()
    assert place_of(caught) == 4


def test_words_and_letters() -> None:
    assert field("b").one_of(WORDS) == 2
    assert field("abb").letters(WORDS) == (1, 2, 2)
    assert field("-").letters(WORDS) == ()
    with pytest.raises(NotationError) as caught:
        field("c").one_of(WORDS)
    assert place_of(caught) == 2
    with pytest.raises(NotationError) as caught:
        field("abc").letters(WORDS)
    assert place_of(caught) == 4


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("36", 36)])
def test_numbers(text: str, number: int) -> None:
    assert field(text).number(36) == number


@pytest.mark.parametrize("text", ["", "-1", "37", "037", "1.0", "x", "+1", " 1", "٣", "1" * 9999])
def test_what_is_no_number_up_to_the_most_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        field(text).number(36)
    assert place_of(caught) == 2


def test_another_notation_is_read_with_its_places() -> None:
    assert field("h").read(parse_suit) is Suit.HEARTS
    with pytest.raises(NotationError) as caught:
        field("AC AX").read(parse_cards)
    assert (place_of(caught), caught.value.text) == (2 + 4, "x AC AX y")


def test_fields_are_split_into_parts_that_know_their_place() -> None:
    parts = field("a/bb/").split("/", 3)
    assert [(part.start, part.text) for part in parts] == [(2, "a"), (4, "bb"), (7, "")]
    assert len(field("a/b").split("/")) == 2
    for count in (1, 3):
        with pytest.raises(NotationError):
            field("a/b").split("/", count)


def test_a_line_is_split_into_its_fields() -> None:
    names = ["first", "second"]
    assert [f.text for f in fields_of("a b", names)] == ["a", "b"]
    for line, place in (("a b c", 3), ("a b ", 3)):
        with pytest.raises(NotationError) as caught:
            fields_of(line, names)
        assert place_of(caught) == place
    short = fields_of("a", names)
    assert [(f.start, f.text) for f in short] == [(0, "a"), (1, "")]
    assert [f.name for f in short] == [
        "first, field 1 of 2, where 1 are here",
        "second, field 2 of 2, where 1 are here",
    ]
    assert [f.name for f in fields_of("a b", names)] == names
    longest = "a " + "b" * (LONGEST_LINE - 2)
    assert len(fields_of(longest, names)) == 2
    with pytest.raises(NotationError) as caught:
        fields_of(f"{longest}b", names)
    assert place_of(caught) == LONGEST_LINE


@pytest.mark.parametrize(
    ("line", "canonical", "place"), [("N 07", "N 7", 2), ("N 7x", "N 7", 3), ("N", "N 7", 1)]
)
def test_a_line_is_to_be_as_it_is_written(line: str, canonical: str, place: int) -> None:
    require_canonical(canonical, canonical)
    with pytest.raises(NotationError) as caught:
        require_canonical(line, canonical)
    assert place_of(caught) == place
