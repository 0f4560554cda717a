"""Cards as text.

A card is its rank (`A 2 3 4 5 6 7 8 9 10 J Q K`, and `T` for ten) followed by its suit, as a
sign (`♣ ♦ ♥ ♠`) or a letter (`C D H S`), in capitals or not. Cards in a row are separated by
blanks. What the library writes has signs and `10`.
"""

from __future__ import annotations

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import NotationError

__all__ = ["format_card", "format_cards", "parse_card", "parse_cards", "parse_suit"]

_SUITS = {text: suit for suit in Suit for text in (suit.symbol, suit.value, suit.value.lower())}
_RANKS = {text: rank for rank in Rank for text in (rank.value, rank.value.lower())} | {
    "T": Rank.TEN,
    "t": Rank.TEN,
}

_A_RANK = "a rank (A 2 3 4 5 6 7 8 9 10 J Q K)"
_A_SUIT = "a suit (♣ ♦ ♥ ♠ or C D H S)"


def format_card(card: Card) -> str:
    """Write a card: its rank and the sign of its suit.

    >>> format_card(Card(Rank.TEN, Suit.HEARTS))
    '10♥'
    """
    return str(card)


def format_cards(cards: tuple[Card, ...]) -> str:
    """Write cards in a row, separated by single blanks; the inverse of `parse_cards`.

    >>> format_cards((Card(Rank.ACE, Suit.CLUBS), Card(Rank.SIX, Suit.CLUBS)))
    'A♣ 6♣'
    """
    return " ".join(map(str, cards))


def parse_card(text: str) -> Card:
    """Read one card, such as `"A♣"`, `"AC"`, `"ac"`, `"10H"` or `"TH"`.

    Raises `NotationError` for any other text, blanks around the card included.

    >>> parse_card("th")
    Card(rank=<Rank.TEN: '10'>, suit=<Suit.HEARTS: 'H'>)
    """
    return _card_at(text, 0, len(text))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks; no text gives no cards.

    Raises `NotationError` with the position of the first character that is wrong.

    >>> parse_cards("A♣ A♣ 6♣ K♣") == parse_cards("ac ac 6c kc")
    True
    """
    cards: list[Card] = []
    start = 0
    for word in text.split():
        start = text.index(word, start)
        cards.append(_card_at(text, start, start + len(word)))
        start += len(word)
    return tuple(cards)


def parse_suit(text: str) -> Suit:
    """Read a suit: its sign or its letter.

    Raises `NotationError` for any other text.

    >>> parse_suit("h")
    <Suit.HEARTS: 'H'>
    """
    suit = _SUITS.get(text)
    if suit is None:
        raise NotationError(text, 0, _A_SUIT)
    return suit


def _card_at(text: str, start: int, end: int) -> Card:
    """Read the card that fills `text[start:end]`."""
    ten = text.startswith("10", start, end)
    middle = start + 2 if ten else min(start + 1, end)
    rank = _RANKS.get(text[start:middle])
    if rank is None:
        raise NotationError(text, start, _A_RANK)
    suit = _SUITS.get(text[middle : min(middle + 1, end)])
    if suit is None:
        raise NotationError(text, middle, _A_SUIT)
    if middle + 1 != end:
        raise NotationError(text, middle + 1, "the end of the card")
    return Card(rank, suit)
