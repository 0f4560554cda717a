"""Suits, ranks and cards."""

from __future__ import annotations

import pytest

import cardrules
from cardrules.cards import Card, Rank, Suit
from tests.builders.loose import loosely


@pytest.mark.parametrize(
    ("suit", "letter", "symbol", "name"),
    [
        (Suit.CLUBS, "C", "♣", "clubs"),
        (Suit.DIAMONDS, "D", "♦", "diamonds"),
        (Suit.HEARTS, "H", "♥", "hearts"),
        (Suit.SPADES, "S", "♠", "spades"),
    ],
)
def test_a_suit_has_a_letter_a_sign_and_a_name(
    suit: Suit, letter: str, symbol: str, name: str
) -> None:
    assert (suit.value, suit.symbol, str(suit)) == (letter, symbol, name)


def test_there_are_thirteen_ranks_each_as_it_is_written() -> None:
    assert " ".join(map(str, Rank)) == "A 2 3 4 5 6 7 8 9 10 J Q K"
    assert len(Suit) == 4


def test_a_card_is_equal_to_every_card_of_its_rank_and_suit() -> None:
    one, other = Card(Rank.TEN, Suit.HEARTS), Card(Rank.TEN, Suit.HEARTS)
    assert one == other
    assert hash(one) == hash(other)
    assert len({Card(rank, suit) for rank in Rank for suit in Suit}) == 52
    assert (one.rank, one.suit, str(one)) == (Rank.TEN, Suit.HEARTS, "10♥")
    assert one != Card(Rank.TEN, Suit.SPADES)
    assert one != Card(Rank.NINE, Suit.HEARTS)
    text: object = "10♥"
    assert one != text


def test_nothing_of_the_vocabulary_is_falsy_and_cards_have_no_order() -> None:
    for thing in (*Suit, *Rank, Card(Rank.ACE, Suit.CLUBS)):
        assert thing
        assert not hasattr(thing, "points")
        assert not hasattr(type(thing), "__add__")
    with pytest.raises(TypeError):
        loosely(sorted, [Card(Rank.ACE, Suit.CLUBS), Card(Rank.SIX, Suit.CLUBS)])


def test_the_package_gives_the_vocabulary() -> None:
    assert cardrules.Card is Card
    assert {"Card", "Rank", "Suit", "Seat", "Side", "CardRulesError"} <= {*cardrules.__all__}
    assert all(hasattr(cardrules, name) for name in cardrules.__all__)
