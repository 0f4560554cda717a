"""Cards as text: what is written is read again, in every spelling."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import NotationError
from cardrules.notation import format_card, format_cards, parse_card, parse_cards

cards = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
blanks = st.text(" \t\n", min_size=1, max_size=3)


@given(card=cards)
def test_a_card_written_is_read_again(card: Card) -> None:
    assert parse_card(format_card(card)) == card


@given(hand=st.lists(cards))
def test_cards_written_are_read_again(hand: list[Card]) -> None:
    assert parse_cards(format_cards(tuple(hand))) == tuple(hand)


@given(card=cards, lower=st.booleans(), sign=st.booleans(), ten=st.sampled_from(("10", "T")))
def test_every_spelling_is_read(card: Card, *, lower: bool, sign: bool, ten: str) -> None:
    rank = ten if card.rank is Rank.TEN else card.rank.value
    written = rank + (card.suit.symbol if sign else card.suit.value)
    assert parse_card(written.lower() if lower else written) == card


@given(hand=st.lists(cards), before=blanks, between=blanks, after=blanks)
def test_blanks_separate_and_mean_nothing_else(
    hand: list[Card], before: str, between: str, after: str
) -> None:
    assert parse_cards(before + between.join(map(str, hand)) + after) == tuple(hand)


@given(text=st.text(max_size=8) | st.text("AKQJT1098765432cdhsCDHS♣♦♥♠ ", max_size=8))
def test_any_text_is_read_or_refused_at_a_place_in_it(text: str) -> None:
    error = refusal(text)
    if error is None:
        assert parse_cards(format_cards(parse_cards(text))) == parse_cards(text)
    else:
        assert error.text == text
        assert 0 <= error.position <= len(text)


def refusal(text: str) -> NotationError | None:
    try:
        parse_cards(text)
    except NotationError as error:
        return error
    return None
