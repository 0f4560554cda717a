"""The count of the cards after a hand (guide §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardrules.cuarenta.rules import GUIDE, PACK, THIRTY_EIGHT, Rules
from cardrules.errors import InvalidArgumentError, shown

__all__ = ["card_points"]

HALF: Final = len(PACK) // 2
"""From this many cards on a pile scores (C-6.2)."""
HALF_POINTS: Final = 6
"""What that many score."""
MAJORITY: Final = 2
"""What the larger pile scores where both are smaller (C-6.4)."""


def card_points(
    dealer_cards: int,
    other_cards: int,
    *,
    rules: Rules = GUIDE,
    scores: Sequence[int] = (0, 0),
) -> tuple[int, int]:
    """Give what the two piles score: the dealer's side first, then the other side.

    C-6.1 to C-6.5 and C-I18 to C-I22; at 38 the count scores (C-7.2). `scores` are what the sides
    stand at, in the same order.
    Raises `InvalidArgumentError` for numbers of cards that cannot be.

    >>> card_points(22, 18), card_points(20, 20), card_points(19, 17)
    ((8, 0), (0, 6), (2, 0))
    """
    if min(dealer_cards, other_cards) < 0 or dealer_cards + other_cards > len(PACK):
        found = shown((dealer_cards, other_cards))
        raise InvalidArgumentError("cards", found, f"two numbers from 0, at most {len(PACK)}")
    dealer, other = _points(dealer_cards, other_cards, rules)
    dealer_score, other_score = scores
    return (
        0 if _is_uncounted(dealer_score, rules) else dealer,
        0 if _is_uncounted(other_score, rules) else other,
    )


def _points(dealer_cards: int, other_cards: int, rules: Rules) -> tuple[int, int]:
    """Give what the piles are worth, whatever the scores (C-6.3, C-6.4, C-I21, C-I22)."""
    if dealer_cards == other_cards == HALF:
        if rules.twenty_twenty == "non_dealer_six":
            return 0, HALF_POINTS
        if rules.twenty_twenty == "both_six":
            return HALF_POINTS, HALF_POINTS
        return 0, MAJORITY
    if max(dealer_cards, other_cards) < HALF:
        if rules.under_twenty == "nothing":
            return 0, 0
        if rules.under_twenty == "larger_two" and dealer_cards > other_cards:
            return MAJORITY, 0
        return 0, MAJORITY
    return _pile(dealer_cards, rules), _pile(other_cards, rules)


def _pile(cards: int, rules: Rules) -> int:
    """Give what a pile scores by itself (C-6.2, C-I19): it is made even, not the cards (C-6.5)."""
    if cards < HALF:
        return 0
    points = HALF_POINTS + cards - HALF
    if rules.count_rounding == "up":
        return points + points % 2
    if rules.count_rounding == "down":
        return points - points % 2
    return points


def _is_uncounted(score: int, rules: Rules) -> bool:
    """Say whether a side's cards are not counted at this score (C-I18, C-I20)."""
    if rules.count_limit is not None and score >= rules.count_limit:
        return True
    return rules.only_caida_at_38 and score == THIRTY_EIGHT
