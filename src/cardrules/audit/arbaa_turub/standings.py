"""Where a match of Arba'a Turub can stand between two games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import attrs

from cardrules.arbaa_turub import (
    GUIDE,
    Rules,
    Series,
    advance_series,
    game_winner,
    is_sufficient,
    next_dealer,
)
from cardrules.seats import Seat, Side

__all__ = ["Standing", "after_game", "after_misdeal", "distinct", "going_on"]


@final
@attrs.frozen
class Standing:
    """One of the ways in which a match can stand.

    `dealer` is who deals next, `None` where that is not known. `tricks` are those of the game
    before, if there was one. The clauses say why the dealer and the series are what they are.
    """

    dealer: Seat | None
    series: Series = Series()  # noqa: RUF009  # frozen, so that all may share it
    tricks: tuple[int, int] | None = None
    dealer_clause: str = "T-2.1"
    series_clause: str = "T-4.2"

    @property
    def winner(self) -> Side | None:
        """Who won the game before; nobody where it was drawn, or where there was none."""
        return None if self.tricks is None else game_winner(self.tricks)


def after_game(before: Standing, tricks: tuple[int, int], rules: Rules = GUIDE) -> Standing:
    """Give how a match stands after one more game (T-4.1 to T-5.4).

    >>> after = after_game(Standing(Seat.NORTH), (20, 16))
    >>> after.dealer, after.dealer_clause, after.series.benchmark
    (<Seat.EAST: 1>, 'T-5.1', 20)
    """
    series = advance_series(before.series, tricks, rules=rules)
    winner = game_winner(tricks)
    sufficient = is_sufficient(before.series, tricks, rules=rules)
    dealer = before.dealer
    clause = "T-5.3" if winner is None else "T-I1"
    if dealer is not None and winner is not None:
        if sufficient or rules.insufficient_win_deals_as == "win":
            clause = "T-5.1" if winner is dealer.side else "T-5.2"
        if series.winner is None:
            dealer = next_dealer(dealer, winner, sufficient=sufficient, rules=rules)
    why = _series_clause(before, winner, rules, is_short=not sufficient)
    return Standing(dealer, series, tricks, clause, why)


def _series_clause(before: Standing, winner: Side | None, rules: Rules, *, is_short: bool) -> str:
    """Give the clause by which a game makes the series what it is."""
    if winner is None:
        return "T-4.5"
    if is_short:
        return "T-I4" if rules.benchmark == "previous" else "T-4.3"
    return "T-4.2" if before.series.holder in (None, winner) else "T-4.4"


def after_misdeal(before: Standing, rules: Rules = GUIDE) -> Standing:
    """Give how a match stands after a misdeal: it was no game (T-2.7, T-I3).

    >>> after_misdeal(Standing(Seat.NORTH)).dealer
    <Seat.NORTH: 0>
    """
    dealer = before.dealer
    if dealer is not None and rules.misdeal_dealer == "left":
        dealer = rules.next_seat(dealer)
    return attrs.evolve(before, dealer=dealer, dealer_clause="T-I3")


def going_on(standings: Iterable[Standing]) -> tuple[Standing, ...]:
    """Give what the next game starts from, each once: how the game before ended does not matter.

    >>> len(going_on([Standing(Seat.NORTH), Standing(Seat.NORTH, tricks=(18, 18))]))
    1
    """
    return distinct(
        Standing(each.dealer, each.series) for each in standings if each.series.winner is None
    )


def distinct(standings: Iterable[Standing]) -> tuple[Standing, ...]:
    """Leave out what is there twice."""
    return tuple(dict.fromkeys(standings))
