"""Verdicts: why an action is refused, and what is wrong with a state built by hand.

A verdict carries a code that a program can match and the clause that it rests on; the sentence
is made from those. It holds nothing of the state that it was given on.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import final

import attrs

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.seats import Seat

__all__ = ["Code", "Conduct", "Fault", "Illegality"]


class Code(Enum):
    """The base of every enum of verdict codes: `Conduct` here, and one or two in each game."""


@final
@unique
class Conduct(Code):
    """Refusals that rest on the conduct clauses G, the same in every game."""

    NOT_AN_ACTION = "not_an_action"
    """G-2: the object is no action, or one whose fields hold the wrong kind of thing."""
    ACTION_OF_ANOTHER_GAME = "action_of_another_game"
    """G-2: an action, but not one of this game."""
    MATCH_OVER = "match_over"
    """G-5: nothing is done once the match is over."""
    OUT_OF_TURN = "out_of_turn"
    """G-1: somebody else is asked, or nobody is, or the claimant has no say in it."""
    WRONG_PHASE = "wrong_phase"
    """G-2: an action of this game, but not of this phase."""
    CARD_NOT_HELD = "card_not_held"
    """G-3: the seat does not hold that card, or no longer."""
    PACK_WITH_FOREIGN_CARD = "pack_with_foreign_card"
    """G-4: the pack holds a card that does not belong to it."""
    PACK_WITH_EXTRA_COPY = "pack_with_extra_copy"
    """G-4: the pack holds a card more often than it should."""
    PACK_INCOMPLETE = "pack_incomplete"
    """G-4: a card is missing from the pack."""


@final
@attrs.frozen
class Illegality:
    """Why one action may not be done now.

    `code` is for programs, `clause` names the rule (`"T-3.2"`), `seat` who would have acted
    (`None` for chance, rulings and onlookers), `cards` the cards at fault, and `alternatives`
    what would have been legal instead. The alternatives are empty unless the seat to act is the
    one that asks: they would show its hand to anybody else. `str()` is one sentence.
    """

    code: Code
    clause: str
    seat: Seat | None
    attempt: str
    reason: str
    cards: tuple[Card, ...] = ()
    alternatives: tuple[GameAction, ...] = attrs.field(default=(), repr=False)

    def __str__(self) -> str:
        """Say who may not do what, why not, and by which clause."""
        who = "Nobody" if self.seat is None else str(self.seat)
        may = "may" if self.seat is None else "may not"
        return f"{who} {may} {self.attempt}: {self.reason} ({self.clause})"


@final
@attrs.frozen
class Fault:
    """One thing that is wrong with a state built by hand.

    `code` is for programs, `clause` the rule that the state offends, `where` the field at fault
    (`"hands[2]"`), `found` what stands there that should not. `str()` is one sentence.
    """

    code: Code
    clause: str
    where: str
    found: str

    def __str__(self) -> str:
        """Say which field is wrong, how, and by which clause."""
        return f"{self.where}: {self.found} ({self.clause})"
