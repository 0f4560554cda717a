"""Who can have taken a trick in which somebody's card was not seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from typing import Final, final

import attrs

from cardrules.arbaa_turub import SUITS, overtakes
from cardrules.audit._journal import Budget
from cardrules.audit.arbaa_turub.suits import ALL_SUITS, suit_bit
from cardrules.audit.entries import MaybeCard
from cardrules.cards import Card, Suit

__all__ = ["Takers", "takers_of"]

MOST_UNSEEN: Final = 2
"""Tricks with more unseen cards than this are not gone through: anybody may have taken them."""


@final
@attrs.frozen
class Takers:
    """By the place, from 0, of a card that can have taken the trick: what the others then are.

    For each card of the trick, the suits that it can be of, as bits.
    """

    suits: Mapping[int, tuple[int, ...]]

    def places(self) -> tuple[int, ...]:
        """Give the places in order."""
        return tuple(sorted(self.suits))


def takers_of(
    cards: Sequence[MaybeCard], trump: Suit | None, left: Mapping[Card, int], budget: Budget
) -> Takers:
    """Give who can have taken a trick of four cards (T-3.4, T-3.5).

    `left` are the cards that the unseen ones can be, and how many there are of each. Where there
    are more ways than the budget has, anybody may have taken it.

    >>> from cardrules.notation import parse_card, parse_cards
    >>> ace, eight, king = parse_cards("A♣ 8♣ K♣")
    >>> takers_of((eight, None, ace, king), Suit.HEARTS, {parse_card("7♣"): 1}, Budget(9)).places()
    (2,)
    """
    unseen = [place for place, card in enumerate(cards) if card is None]
    kinds = [card for card, number in left.items() if number > 0]
    if len(unseen) > MOST_UNSEEN or not budget.spend(len(kinds) ** len(unseen)):
        return Takers(dict.fromkeys(range(len(cards)), (ALL_SUITS,) * len(cards)))
    trumps: Collection[Suit] = SUITS if trump is None else (trump,)
    found: dict[int, list[int]] = {}
    for chosen in product(kinds, repeat=len(unseen)):
        if len(chosen) == MOST_UNSEEN and chosen[0] == chosen[1] and left[chosen[0]] < MOST_UNSEEN:
            continue
        fill = dict(zip(unseen, chosen, strict=True))
        whole = tuple(fill.get(place, card) for place, card in enumerate(cards))
        for each in trumps:
            suits = found.setdefault(_winner(whole, each), [0] * len(cards))
            for place, card in fill.items():
                suits[place] |= suit_bit(card.suit)
    return Takers(
        {place: tuple(bits or ALL_SUITS for bits in suits) for place, suits in found.items()}
    )


def _winner(cards: Sequence[MaybeCard], trump: Suit) -> int:
    """Give the place of the card that takes a trick of which every card is known."""
    best = 0
    for place, card in enumerate(cards):
        highest = cards[best]
        if card is not None and highest is not None and overtakes(card, highest, trump):
            best = place
    return best
