"""The match: series of wins, the moving benchmark, and who deals next (guide §4 and §5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

import attrs

from cardrules.arbaa_turub.rules import GUIDE, Rules
from cardrules.arbaa_turub.tricks import TRICKS, game_winner
from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import Seat, Side
from cardrules.typechecks import is_exactly

__all__ = ["Series", "advance_series", "is_sufficient", "next_dealer", "win_clause"]

LOWEST_WIN: Final = TRICKS // 2 + 1
"""The fewest tricks that win a game: 19, so the lowest benchmark (T-4.1, T-4.2)."""


@final
@attrs.frozen
class Series:
    """Where a match stands between two games.

    `holder` is the side that has won and not lost since, `benchmark` the tricks (19 to 36) that
    its next win is measured by, `winner` the side that has won the match. Before the first
    decided game all three are `None`.
    Raises `InvalidArgumentError` where they contradict each other.

    >>> Series(Side.NORTH_SOUTH, 20).winner is None
    True
    """

    holder: Side | None = None
    benchmark: int | None = None
    winner: Side | None = None

    def __attrs_post_init__(self) -> None:
        """Check that a holder has a benchmark, and that only a holder has won."""
        for name, side in (("holder", self.holder), ("winner", self.winner)):
            if side is not None and not is_exactly(Side, side):
                raise InvalidArgumentError(name, shown(side), "a Side or None")
        if self.holder is None:
            if self.benchmark is not None:
                raise InvalidArgumentError("benchmark", shown(self.benchmark), "None: no holder")
        elif type(self.benchmark) is not int or not LOWEST_WIN <= self.benchmark <= TRICKS:
            expected = f"a whole number from {LOWEST_WIN} to {TRICKS}"
            raise InvalidArgumentError("benchmark", shown(self.benchmark), expected)
        if self.winner is not None and self.winner is not self.holder:
            raise InvalidArgumentError("winner", shown(self.winner), "the holder or None")


def is_sufficient(series: Series, tricks: Sequence[int], *, rules: Rules = GUIDE) -> bool:
    """Say whether a game counts for what it is, and not as a draw for want of tricks (T-4.3).

    False only for a later win of the series' holder with too few tricks: under the guide, not
    more than the benchmark (T-4.2); the other readings are T-I4. A first win, a win by the other
    side and a drawn game are never short of anything.
    Raises `InvalidArgumentError` unless the tricks are two numbers from 0 that add up to 36.

    >>> held = Series(Side.NORTH_SOUTH, 20)
    >>> is_sufficient(held, (19, 17)), is_sufficient(held, (22, 14))
    (False, True)
    """
    winner = game_winner(tricks)
    if winner is None or winner is not series.holder or series.benchmark is None:
        return True
    taken = max(tricks)
    if rules.benchmark == "none":
        return True
    if rules.benchmark == "reach":
        return taken >= series.benchmark
    return taken > series.benchmark


def advance_series(series: Series, tricks: Sequence[int], *, rules: Rules = GUIDE) -> Series:
    """Give the series after one more game (T-4.2, T-4.3, T-4.4, T-4.5).

    `tricks` are those of the game, North-South first. A draw changes nothing. A win by the side
    that does not hold the series opens one of its own, with the tricks as the benchmark. A later
    win by the holder wins the match if it is enough; if not, the benchmark stays, save under
    `benchmark="previous"`, where it becomes that win's tricks (T-I4). The example is the guide's
    own case (T-4.6).
    Raises `InvalidArgumentError` for impossible tricks, or when the match has been won.

    >>> after = advance_series(Series(), (20, 16))
    >>> after = advance_series(after, (19, 17))
    >>> after.benchmark, after.winner
    (20, None)
    >>> advance_series(after, (22, 14)).winner  # T-4.6
    <Side.NORTH_SOUTH: 0>
    """
    if series.winner is not None:
        raise InvalidArgumentError("series", f"won by {series.winner}", "a match still open (G-5)")
    winner = game_winner(tricks)
    if winner is None:
        return series
    if winner is not series.holder:
        return Series(winner, max(tricks))
    if is_sufficient(series, tricks, rules=rules):
        return Series(winner, series.benchmark, winner)
    if rules.benchmark == "previous":
        return Series(winner, max(tricks))
    return series


def win_clause(rules: Rules = GUIDE) -> str:
    """Give the clause by which a later win that is enough wins the match (T-4.2, T-I4).

    >>> win_clause(), win_clause(Rules(benchmark="reach"))
    ('T-4.2', 'T-I4')
    """
    return "T-4.2" if rules.benchmark == "exceed" else "T-I4"


def next_dealer(
    dealer: Seat, winner: Side | None, *, sufficient: bool = True, rules: Rules = GUIDE
) -> Seat:
    """Give the dealer of the next game (T-5.1, T-5.2, T-5.3, T-5.4).

    `winner` is the side that won the game, `None` for a draw; `sufficient` is what
    `is_sufficient` said of it, and matters under `insufficient_win_deals_as="draw"` only (T-I1).

    >>> next_dealer(Seat.NORTH, Side.NORTH_SOUTH)  # won: the next opponent
    <Seat.EAST: 1>
    >>> next_dealer(Seat.WEST, Side.NORTH_SOUTH)  # lost: the partner
    <Seat.EAST: 1>
    """
    if winner is None or (not sufficient and rules.insufficient_win_deals_as == "draw"):
        return dealer
    return rules.next_seat(dealer) if winner is dealer.side else dealer.partner
