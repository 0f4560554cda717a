"""From hand to hand and from game to game: who deals next, and games won (guide §2 and §7)."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from cardrules.cuarenta.rules import GUIDE, Rules
from cardrules.seats import Seat, Side

__all__ = ["Chicas", "chicas", "next_dealer"]

CHICAS_TO_WIN: Final = 2
"""How many games win a match of games (C-I28)."""
ZAPATERIA: Final = 10
"""A loser with fewer points than this loses the match with the game (C-I28)."""


def next_dealer(dealer: Seat, *, rules: Rules = GUIDE) -> Seat:
    """Give the dealer of the next hand: the next seat in the direction of play (C-2.5, C-7.3).

    >>> next_dealer(Seat.WEST)
    <Seat.NORTH: 0>
    """
    return rules.next_seat(dealer)


@final
class Chicas(NamedTuple):
    """The games that each side has won, and who has won the match with them, if anybody has."""

    won: tuple[int, int]
    winner: Side | None


def chicas(
    won: tuple[int, int],
    side: Side,
    scores: tuple[int, int],
    *,
    on_points: bool = True,
    rules: Rules = GUIDE,
) -> Chicas:
    """Give how a match stands after `side` has won one more game of it (C-1.5, C-I28).

    `won` are the games won before, `scores` those of the game at its end. A game is won on points
    unless four of a kind or a misdeal won it; only on points is it a zapatería. Without a match
    of games no game is counted and the match is won with the first.

    >>> best = Rules(match="best_of_three")
    >>> chicas((0, 0), Side.EAST_WEST, (20, 40), rules=best)
    Chicas(won=(0, 1), winner=None)
    """
    north_south, east_west = won
    if rules.match == "single":
        return Chicas((north_south, east_west), side)
    now = (
        north_south + (side is Side.NORTH_SOUTH),
        east_west + (side is Side.EAST_WEST),
    )
    zapateria = (
        rules.match == "best_of_three_zapateria" and on_points and scores[side.other] < ZAPATERIA
    )
    return Chicas(now, side if zapateria or now[side] == CHICAS_TO_WIN else None)
