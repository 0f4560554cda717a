"""What can be done in Arba'a Turub: the closed union `Action`.

Decisions are `Cut`, `NameTrump` and `Play`; chance is `DrawForDealer` and `Shuffle`; the one
ruling is `Misdeal`. An action is built of anything: whether it can be is for the verdicts to say.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import Final, TypeAlias, final

import attrs

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.arbaa_turub.rules import KIND_OF, KINDS
from cardrules.cards import Card, Suit

__all__ = [
    "Action",
    "Cut",
    "DrawForDealer",
    "Misdeal",
    "NameTrump",
    "Play",
    "Shuffle",
    "Signal",
]


@final
@unique
class Signal(Enum):
    """What the leader may do beside leading (T-3.7): it is about the suit led."""

    KNOCK = "knock"
    """A knock on the table: a strong suit."""
    CLICK = "click"
    """A click of the fingers: a weak one."""

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


@final
@attrs.frozen
class Cut(GameAction):
    """Decision: the dealer's left-hand neighbour cuts (T-2.3); `at` cards go under the others.

    `at` is 1 to 143.
    """

    at: int


@final
@attrs.frozen
class NameTrump(GameAction):
    """Decision: the dealer's left-hand neighbour names trump on three cards (T-2.5)."""

    suit: Suit


SIGNALS: Final[tuple[Signal | None, ...]] = (None, Signal.KNOCK, Signal.CLICK)
"""What can go with a card, in the order in which choices are listed."""

UNSIGNALLED: Final = len(KINDS)
"""Plays below this number carry no signal."""

NOT_A_PLAY: Final = UNSIGNALLED * len(SIGNALS)
"""The number of a `Play` that no hand can make: a foreign card, or no card at all."""


def _number(card: object, signal: object) -> int:
    """Number the 108 plays: 36 cards without a signal, with a knock, with a click."""
    if type(card) is not Card or card not in KIND_OF:
        return NOT_A_PLAY
    if signal is None:
        return KIND_OF[card]
    if type(signal) is not Signal:
        return NOT_A_PLAY
    return KIND_OF[card] + len(KINDS) * SIGNALS.index(signal)


def _own_number(play: Play) -> int:
    return _number(play.card, play.signal)


@final
@attrs.frozen
class Play(GameAction):
    """Decision: play a card; the leader of a trick may add a signal (T-3.7).

    >>> from cardrules.notation import parse_card
    >>> Play(parse_card("A♣")).signal is None
    True
    """

    card: Card
    signal: Signal | None = None
    number: int = attrs.field(
        default=attrs.Factory(_own_number, takes_self=True), init=False, eq=False, repr=False
    )
    """The play's number among the 108 (its card's place in the pack's kinds, plus 36 for a knock
    and 72 for a click), or 108 for what this game does not have. It never changes."""

    def __reduce__(self) -> tuple[type[Play], tuple[Card, Signal | None]]:
        """Pickle by what the play is; the number follows from it."""
        return Play, (self.card, self.signal)


PLAYS: Final[tuple[Play, ...]] = tuple(Play(card, signal) for signal in SIGNALS for card in KINDS)
"""Every play by its number; `legal_actions` hands out these objects."""

Action: TypeAlias = DrawForDealer | Shuffle | Cut | NameTrump | Play | Misdeal
"""Everything that can be done in this game."""
