"""Announcements: three or four cards of one rank, and what is remembered of them (guide §3)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, unique
from typing import NamedTuple, TypeAlias, final

import attrs

from cardrules.cards import Card, Rank
from cardrules.cuarenta.rules import (
    GUIDE,
    PLACE_OF,
    RANKS,
    THIRTY_EIGHT,
    Rules,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards
from cardrules.seats import Seat

__all__ = [
    "Announcement",
    "Answer",
    "Four",
    "HeldRonda",
    "Prize",
    "Ronda",
    "RondaStatus",
    "announcement",
    "carries_prize",
    "four_is_blocked",
    "ronda_is_blocked",
]


@final
@attrs.frozen
class Ronda:
    """Exactly three cards of one rank in a hand as dealt (C-3.1)."""

    rank: Rank


@final
@attrs.frozen
class Four:
    """Four cards of one rank in a hand as dealt (C-3.2); it is no ronda (C-I31)."""

    rank: Rank


Announcement: TypeAlias = Ronda | Four
"""What a hand of five can hold, at most one of it."""


@final
@unique
class Answer(Enum):
    """What a seat answered when it was asked before the play of a lot."""

    PASSED = "passed"
    """It passed, though its side might have announced a ronda."""
    PASSED_BLOCKED = "passed while blocked"
    """It passed while its side might not announce one (C-3.4), whatever it held."""
    RONDA = "ronda"
    """It announced a ronda."""
    FOUR = "four"
    """It showed four of a kind."""

    def __str__(self) -> str:
        """Give the answer in words."""
        return self.value


@final
@unique
class RondaStatus(Enum):
    """Whether a ronda was announced, and if not, why."""

    ANNOUNCED = "announced"
    """Its holder announced it."""
    BLOCKED = "blocked"
    """Its holder might not announce it, because of the score (C-3.4)."""
    SILENT = "silent"
    """Its holder kept it secret."""

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


@final
@attrs.frozen
class HeldRonda:
    """A ronda of this hand: who held it, of which rank, in which lot, and what was said of it.

    `rank` is `None` in the view of a seat that knows of the ronda and not of its rank.
    """

    holder: Seat
    rank: Rank | None
    lot: int
    status: RondaStatus


@final
class Prize(NamedTuple):
    """A prize that is due: the seat that held the ronda, and its rank (C-5.5)."""

    holder: Seat
    rank: Rank


def announcement(hand: Iterable[Card]) -> Announcement | None:
    """Give what a hand as dealt may announce, `None` for nothing (C-3.1, C-3.2).

    Raises `InvalidArgumentError` for a card that this game lacks or that is there twice, and for
    more than five cards.

    >>> from cardrules.notation import parse_cards
    >>> announcement(parse_cards("7♠ 7♥ 7♦ 3♣ K♥"))
    Ronda(rank=<Rank.SEVEN: '7'>)
    """
    held = tuple(hand)
    if len(held) > 5 or len(set(held)) != len(held) or any(c not in PLACE_OF for c in held):
        expected = "at most five different cards without 8, 9, 10 (C-2.2)"
        raise InvalidArgumentError("hand", format_cards(held), expected)
    for rank in RANKS:
        copies = sum(card.rank is rank for card in held)
        if copies == 4:
            return Four(rank)
        if copies == 3:
            return Ronda(rank)
    return None


def ronda_is_blocked(score: int, *, rules: Rules = GUIDE) -> bool:
    """Say whether a side at this score may not announce a ronda (C-3.4, C-7.2, C-I12, C-I18).

    >>> ronda_is_blocked(28), ronda_is_blocked(30)
    (False, True)
    """
    if rules.ronda_limit is not None and score >= rules.ronda_limit:
        return True
    return rules.only_caida_at_38 and score == THIRTY_EIGHT


def four_is_blocked(score: int, *, rules: Rules = GUIDE) -> bool:
    """Say whether a side at this score may not show four of a kind (C-3.2, C-I11).

    Where it wins it may be shown at any score; where it scores it is blocked as a ronda is.

    >>> four_is_blocked(38), four_is_blocked(38, rules=Rules(four_of_a_kind=4))
    (False, True)
    """
    return rules.four_of_a_kind != "wins" and ronda_is_blocked(score, rules=rules)


def carries_prize(status: RondaStatus, *, rules: Rules = GUIDE) -> bool:
    """Say whether a caída on a ronda of this status is worth the prize (C-5.7, C-I8, C-I13).

    >>> carries_prize(RondaStatus.BLOCKED), carries_prize(RondaStatus.SILENT)
    (True, False)
    """
    if not rules.prize_points:
        return False
    return rules.prize_on == "any" or status is not RondaStatus.SILENT
