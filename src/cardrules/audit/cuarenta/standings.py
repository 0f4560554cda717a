"""Where a match of Cuarenta can stand between two hands."""

from __future__ import annotations

from typing import final

import attrs

from cardrules.cuarenta import GUIDE, Rules, next_dealer
from cardrules.cuarenta.series import chicas
from cardrules.seats import SIDES, Seat, Side

__all__ = ["Standing", "after_game", "after_hand", "or_won"]


@final
@attrs.frozen
class Standing:
    """One of the ways in which a match can stand.

    `dealer` is who deals next, `scores` the points of the game under way, `None` where the record
    does not tell them. `winner` has won the match.
    """

    dealer: Seat
    scores: tuple[int, int] | None = (0, 0)
    chicas: tuple[int, int] = (0, 0)
    winner: Side | None = None
    dealer_clause: str = "C-2.1"


def after_hand(
    before: Standing, scores: tuple[int, int] | None, clause: str = "C-2.5", rules: Rules = GUIDE
) -> Standing:
    """Give how a match stands when the deal passes and the scores stay (C-2.5, C-7.3).

    >>> after_hand(Standing(Seat.WEST), (8, 2)).dealer
    <Seat.NORTH: 0>
    """
    dealer = next_dealer(before.dealer, rules=rules)
    return attrs.evolve(before, dealer=dealer, scores=scores, dealer_clause=clause)


def after_game(
    before: Standing,
    side: Side,
    scores: tuple[int, int] | None,
    *,
    on_points: bool = True,
    rules: Rules = GUIDE,
) -> Standing:
    """Give how a match stands after a game that a side has won (C-7.1, C-I28).

    >>> after_game(Standing(Seat.WEST), Side.EAST_WEST, (20, 40)).winner
    <Side.EAST_WEST: 1>
    """
    is_known = on_points and scores is not None
    found = chicas(before.chicas, side, scores or (0, 0), on_points=is_known, rules=rules)
    if found.winner is not None:
        return attrs.evolve(before, scores=scores, chicas=found.won, winner=found.winner)
    return attrs.evolve(after_hand(before, (0, 0), "C-I28", rules), chicas=found.won)


def or_won(after: Standing, rules: Rules = GUIDE) -> tuple[Standing, ...]:
    """Give also how the match stands if the hand before won a game of it, unless that is known.

    Where the scores are known so is that; and a match that was won does not go on (C-I28).

    >>> match = Rules(match="best_of_three")
    >>> [each.chicas for each in or_won(Standing(Seat.WEST, None), match)]
    [(0, 0), (1, 0), (0, 1)]
    """
    if after.scores is not None or after.winner is not None or rules.match == "single":
        return (after,)
    ways = [chicas(after.chicas, side, (0, 0), on_points=False, rules=rules) for side in SIDES]
    won = [each.won for each in ways if each.winner is None]
    after_won = attrs.evolve(after, scores=(0, 0), dealer_clause="C-I28")
    return (after, *(attrs.evolve(after_won, chicas=each) for each in won))
