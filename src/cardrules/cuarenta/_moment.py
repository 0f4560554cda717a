"""What narration keeps count of within one action: scores, piles, who took last.

Several things can happen in one action, each of which changes what the next is told by.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from cardrules.cards import Card
from cardrules.cuarenta import events as e
from cardrules.cuarenta.count import card_points
from cardrules.cuarenta.rules import PLACE_OF, TARGET, THIRTY_EIGHT, Rules
from cardrules.cuarenta.series import chicas, next_dealer
from cardrules.cuarenta.state import Phase, State
from cardrules.seats import SIDES, Seat, Side

__all__ = ["Moment", "dealer_of", "player_of"]


def dealer_of(state: State) -> Seat:
    """Give the dealer of a hand under way, or of the next one."""
    dealer = state.dealer
    assert dealer is not None, "there is a dealer as soon as the draw is over"
    return dealer


def player_of(state: State) -> Seat:
    """Give the seat that was asked."""
    seat = state.turn
    assert seat is not None, "somebody was asked"
    return seat


@final
class Moment:
    """A hand within an action, from the state before it on."""

    def __init__(self, before: State, after: State) -> None:
        """Start with the state before."""
        self.rules: Rules = before.rules
        self.before = before
        self.after = after
        self.scores = list(before.scores)
        self.table = before.table
        self.sizes = [len(pile) for pile in before.piles]
        self.last_capturer = before.last_capturer

    def pay(self, side: Side, points: int) -> None:
        """Add points to a side's score, past 40 as well (C-I34)."""
        self.scores[side] += points

    def take(self, seat: Seat, cards: tuple[Card, ...], *, more: int = 0) -> None:
        """Move cards from the table to a side's pile, and `more` cards from elsewhere."""
        self.table = tuple(card for card in self.table if card not in cards)
        self.sizes[seat.side] += len(cards) + more
        self.last_capturer = seat

    def has_won(self, side: Side) -> bool:
        """Say whether a side stands at 40 or more (C-7.1)."""
        return self.scores[side] >= TARGET

    def won(self, side: Side, clause: str) -> Iterator[e.Event]:
        """Tell the end of a game, and of the match if that ended it (C-7.1, C-I28)."""
        north_south, east_west = self.scores
        yield e.GameWon(side, (north_south, east_west), clause)
        if self.rules.match != "single":
            on_points = clause == "C-7.1"
            scores = (north_south, east_west)
            result = chicas(self.before.chicas, side, scores, on_points=on_points, rules=self.rules)
            yield e.ChicaWon(side, result.won)
            if result.winner is None:
                yield e.DealerChosen(dealer_of(self.after), "C-I28")
                return
        yield e.MatchWon(side, "C-1.5" if self.rules.match == "single" else "C-I28")

    def hands_out(self) -> Iterator[e.Event]:
        """Tell what follows the last card of a lot: the next lot, or the end of the hand."""
        if self.before.stock:
            yield from self.lot(2)
            return
        if self.rules.prize_window == "after_count":
            yield from self._count()
            if any(map(self.has_won, SIDES)):
                return
        if self.after.phase is not Phase.PRIZES:
            yield from self.prizes_over()

    def lot(self, lot: int) -> Iterator[e.Event]:
        """Tell the deal of a lot (C-2.2, C-2.4)."""
        rules, dealer = self.rules, dealer_of(self.after)
        for seat in rules.seats_from(rules.next_seat(dealer)):
            yield e.HandDealt(seat, lot, self.after.hands[seat], f"C-2.{2 * lot}")

    def prizes_over(self) -> Iterator[e.Event]:
        """Tell what follows the prizes: the count if it is still due, the next deal (C-7.3)."""
        if self.rules.prize_window == "before_count":
            yield from self._count()
            if any(map(self.has_won, SIDES)):
                return
        yield e.DealerChosen(next_dealer(dealer_of(self.before), rules=self.rules), "C-2.5")

    def _count(self) -> Iterator[e.Event]:
        """Tell the count, the side that did not deal first (C-6.1, C-6.2, C-6.3, C-6.4, C-6.5)."""
        rules, taker = self.rules, self.last_capturer
        if rules.leftovers == "last_capturer" and self.table and taker is not None:
            left = tuple(sorted(self.table, key=PLACE_OF.__getitem__))
            yield e.LeftoversTaken(taker, taker.side, left)
            self.take(taker, self.table)
        side = dealer_of(self.before).side
        sizes = self.sizes[side], self.sizes[side.other]
        scores = self.scores[side], self.scores[side.other]
        points = card_points(*sizes, rules=rules, scores=scores)
        for each, place in ((side.other, 1), (side, 0)):
            clause = _count_clause(sizes, scores[place], rules)
            yield e.CardsCounted(each, sizes[place], points[place], clause)
            self.pay(each, points[place])
            if self.has_won(each):
                yield from self.won(each, "C-7.1")
                return


def _count_clause(sizes: tuple[int, int], score: int, rules: Rules) -> str:
    """Say by which clause a pile scores what it does."""
    if rules.only_caida_at_38 and score == THIRTY_EIGHT:
        return "C-I18"
    if rules.count_limit is not None and score >= rules.count_limit:
        return "C-I20"
    if sizes == (20, 20):
        return "C-6.3" if rules.twenty_twenty == "non_dealer_six" else "C-I21"
    if max(sizes) < 20:
        return "C-6.4" if rules.under_twenty == "larger_two" else "C-I22"
    return "C-6.2" if rules.count_rounding == "up" else "C-I19"
