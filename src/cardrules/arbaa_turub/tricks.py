"""Tricks: what may be played, and who takes what was played (guide §3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardrules.arbaa_turub.rules import GUIDE, KIND_OF, KINDS, RANKS, Rules
from cardrules.cards import Card, Suit
from cardrules.errors import InvalidArgumentError, shown
from cardrules.notation import format_cards
from cardrules.seats import Side

__all__ = ["game_winner", "legal_cards", "overtakes", "trick_winner"]

TRICKS = 36
"""How many tricks a game has: every card is played (T-3.6)."""


def legal_cards(hand: Iterable[Card], led: Suit | None) -> tuple[Card, ...]:
    """Give the distinct cards of a hand that may be played, in pack order (T-3.2, T-3.3).

    `led` is the suit led, `None` for a lead. Whoever holds the suit led follows it; whoever does
    not plays anything: there is no duty to trump, and none to overtake.
    Raises `InvalidArgumentError` for a card that this game does not have.

    >>> from cardrules.notation import parse_cards
    >>> format_cards(legal_cards(parse_cards("A♥ 6♣ 6♣ 9♦"), Suit.CLUBS))
    '6♣'
    >>> format_cards(legal_cards(parse_cards("A♥ 6♥ 9♦"), Suit.CLUBS))
    '9♦ 6♥ A♥'
    """
    held = _known(hand, "hand")
    following = {card for card in held if card.suit is led}
    allowed = following or set(held)
    return tuple(card for card in KINDS if card in allowed)


def overtakes(card: Card, best: Card, trump: Suit) -> bool:
    """Say whether a card played later beats the best card so far (T-3.4, T-3.5).

    A trump beats every card that is none; of one suit the higher rank beats the lower. A card of
    any other suit beats nothing, and neither does a second copy of the best card: what was played
    first ranks higher, in any suit (T-I6).

    >>> from cardrules.notation import parse_card
    >>> overtakes(parse_card("6♥"), parse_card("A♣"), Suit.HEARTS)
    True
    >>> overtakes(parse_card("A♣"), parse_card("A♣"), Suit.HEARTS)
    False
    """
    if card.suit is best.suit:
        return RANKS.index(card.rank) > RANKS.index(best.rank)
    return card.suit is trump


def trick_winner(cards: Sequence[Card], trump: Suit, *, rules: Rules = GUIDE) -> int:
    """Give the place, in playing order from 0, of the card that takes the trick (T-3.4, T-3.5).

    `cards` are the one to four cards played so far, the lead first. No rule that can be chosen
    changes the result; `rules` is there because every rule function takes it. The examples are the
    guide's own cases (T-6.1, T-6.2).
    Raises `InvalidArgumentError` for another number of cards, or one that this game lacks.

    >>> from cardrules.notation import parse_cards
    >>> trick_winner(parse_cards("A♣ A♣ 6♣ K♣"), Suit.HEARTS)  # T-6.1
    0
    >>> trick_winner(parse_cards("A♣ A♣ 6♥ K♣"), Suit.HEARTS)  # T-6.2
    2
    """
    del rules
    played = _known(cards, "cards")
    if not 1 <= len(played) <= 4:
        raise InvalidArgumentError("cards", f"{len(played)} cards", "one to four")
    winner = 0
    for place, card in enumerate(played):
        if overtakes(card, played[winner], trump):
            winner = place
    return winner


def game_winner(tricks: Sequence[int]) -> Side | None:
    """Give the side that took more of the 36 tricks, `None` for 18–18 (T-4.1).

    `tricks` are the two sides' tricks, North-South first.
    Raises `InvalidArgumentError` unless they are two numbers from 0 that add up to 36.

    >>> game_winner((16, 20)), game_winner((18, 18))
    (<Side.EAST_WEST: 1>, None)
    """
    if len(tricks) != 2 or sum(tricks) != TRICKS or min(tricks) < 0:
        expected = f"two numbers from 0 to {TRICKS} that add up to {TRICKS}"
        raise InvalidArgumentError("tricks", shown(tuple(tricks)), expected)
    north_south, east_west = tricks
    if north_south == east_west:
        return None
    return Side.NORTH_SOUTH if north_south > east_west else Side.EAST_WEST


def _known(cards: Iterable[Card], name: str) -> tuple[Card, ...]:
    """Check that the game has these cards (T-1.2)."""
    given = tuple(cards)
    foreign = tuple(card for card in given if card not in KIND_OF)
    if foreign:
        raise InvalidArgumentError(name, format_cards(foreign), "cards from 6 to A (T-1.2)")
    return given
