"""The end of a hand in which caídas were made on rondas."""

from __future__ import annotations

from cardrules.cards import Rank
from cardrules.cuarenta import (
    GUIDE,
    ClaimPrize,
    HeldRonda,
    Prize,
    RondaStatus,
    Rules,
    Seat,
    State,
)
from tests.builders.cuarenta import EAST, NORTH, WEST, done, play, scene

__all__ = ["CLAIM", "LAST", "OF_EAST", "OF_NORTH", "OF_WEST", "due", "last_card"]

OF_EAST, OF_WEST, OF_NORTH = (
    Prize(EAST, Rank.SEVEN),
    Prize(WEST, Rank.QUEEN),
    Prize(NORTH, Rank.TWO),
)
RONDA_OF = {OF_EAST: "7♣ 7♦ 7♥", OF_WEST: "Q♣ Q♦ Q♥", OF_NORTH: "2♣ 2♦ 2♥"}
CLAIM = ClaimPrize(EAST, Rank.SEVEN)
LAST = play("K♠")
"""The last card of the hand."""


def last_card(
    *prizes: Prize,
    scores: tuple[int, int] = (12, 8),
    status: RondaStatus = RondaStatus.ANNOUNCED,
    rules: Rules = GUIDE,
    piles: tuple[int, int] = (20, 18),
    dealer: Seat = WEST,
) -> State:
    """Set up the last card of a hand in whose first lot caídas were made on rondas."""
    return scene(
        "3♣",
        "K♠",
        played=19,
        scores=scores,
        rules=rules,
        dealer=dealer,
        piles=piles,
        piled=(" ".join(RONDA_OF[prize] for prize in prizes), ""),
        rondas=[HeldRonda(prize.holder, prize.rank, 1, status) for prize in prizes],
        prizes=prizes,
    )


def due(
    *prizes: Prize,
    scores: tuple[int, int] = (12, 8),
    status: RondaStatus = RondaStatus.ANNOUNCED,
    rules: Rules = GUIDE,
    dealer: Seat = WEST,
) -> State:
    """Go to the claims of prizes."""
    before = last_card(*prizes, scores=scores, status=status, rules=rules, dealer=dealer)
    return done(before, LAST)
