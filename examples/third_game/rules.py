"""What High Card is played with: the pack, the rules that can be chosen, actions and events."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique
from typing import Final, TypeAlias, final

import attrs

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import Seat
from cardrules.verdicts import Code

NAME: Final = "high_card"
RANKS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
HAND: Final = 3
"""How many cards each seat is dealt."""


@final
@attrs.frozen
class Rules:
    """What can be chosen: whether one must follow suit."""

    follow: bool = True


GUIDE: Final = Rules()
PROFILES: Final[Mapping[str, Rules]] = {"GUIDE": GUIDE, "FREE": Rules(follow=False)}


@final
class Phase(Enum):
    """What is due."""

    DRAW, SHUFFLE, PLAY, OVER = "draw", "shuffle", "play", "over"


@final
@attrs.frozen
class Play(GameAction):
    """The one decision: a card."""

    card: Card


Action: TypeAlias = DrawForDealer | Shuffle | Play | Misdeal


@final
@unique
class Refusal(Code):
    """Refusals and faults of this game's own."""

    REVOKE = "revoke"
    CARDS_DO_NOT_ADD_UP = "cards_do_not_add_up"


@final
@attrs.frozen
class Event:
    """Something that happened: to which seat, and with which cards. A game has one type a kind."""

    clause: str
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()
