"""What follows the last card of a hand of Cuarenta: prizes and the count, in the order of C-I7."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from cardrules.audit._journal import Choices, Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.lots import Lot
from cardrules.audit.cuarenta.points import Due, Tally
from cardrules.audit.cuarenta.tabletop import Caida, TableTop
from cardrules.audit.entries import Claim, PairNote
from cardrules.cuarenta import Ronda, Rules, card_points
from cardrules.cuarenta.announcements import Prize, carries_prize
from cardrules.cuarenta.scoring import prize_points
from cardrules.seats import Seat, Side

__all__ = ["Closing"]

PRIZE_LIMIT: Final = 30
HALF: Final = 20


@final
class Closing:
    """The prizes and the count of one hand.

    `is_open` is for the time from the last card on; `is_counted` for that after the count.
    """

    def __init__(
        self,
        rules: Rules,
        dealer: Seat,
        table: TableTop,
        tally: Tally,
        journal: Journal,
        choices: Choices,
    ) -> None:
        """Start with the hand under way."""
        self.rules = rules
        self.dealer = dealer
        self.table = table
        self.tally = tally
        self.journal = journal
        self.choices = choices
        self.is_open = False
        self.is_gathered = False
        self.is_counted = False
        self.prizes: dict[Prize, None] = {}
        self.points: tuple[int, int] | None = None
        """What the piles score, North-South's first, once they have been counted."""

    def open(self, lots: Mapping[int, Lot], caidas: list[tuple[int, Caida]]) -> None:
        """Take up the hand when its last card has been played, with the prizes that are due."""
        self.is_open = True
        for number, (holder, card) in caidas:
            lot = lots[number]
            held = lot.held(holder)
            if not isinstance(held, Ronda) or held.rank is not card.rank:
                continue
            if carries_prize(lot.status(holder), rules=self.rules):
                self.prizes[Prize(holder, held.rank)] = None

    def claim(self, claim: Claim) -> None:
        """Hold the claim of a prize to the caídas that were made (C-5.5 to C-5.7)."""
        if self.rules.prize_window == "after_count":
            self.count()
        side = claim.holder.side.other if claim.by is None else claim.by.side
        prize = Prize(claim.holder, claim.rank)
        told = f"the prize on {claim.holder}'s {claim.rank}"
        points = prize_points(rules=self.rules) if self.rules.prize_points else 0
        due = Due(side, claim.place, "C-5.5", points=points, seat=claim.by)
        score = self.tally.of(side)
        wrong: tuple[Code, str, str] | None = None
        if self.tally.winner is not None:
            wrong = Code.AFTER_FORTY, "C-7.1", f"{side} claim {told} after the game"
        elif score is not None and score >= PRIZE_LIMIT:
            wrong = Code.PRIZE_AT_THIRTY, "C-5.6", f"{side} claim {told} at {score} points"
        elif not self.is_open:
            wrong = Code.PRIZE_TOO_EARLY, "C-5.5", f"{side} claim {told} before the hand is over"
        elif side is claim.holder.side or prize not in self.prizes:
            wrong = Code.PRIZE_NOT_DUE, "C-5.5", f"{side} claim {told}, which is not due"
        if wrong is None:
            del self.prizes[prize]
            self.tally.pay(due)
            return
        code, clause, text = wrong
        self.journal.add(code, clause, claim.place, text, whose=claim.by or side)
        if self.choices.choose(2):
            self.prizes.pop(prize, None)
            self.tally.pay(due)

    def gather(self) -> None:
        """Leave the prizes behind where they come first, and give away what is left lying."""
        if self.is_open and not self.is_gathered:
            self.tally.close()
            self.table.gather()
            self.is_gathered = True

    def count(self) -> None:
        """Count the piles; the side that did not deal is credited first (C-6.1 to C-6.5)."""
        if not self.is_open or self.is_counted or self.tally.winner is not None:
            return
        self.gather()
        self.is_counted = True
        scores = self.tally.scores
        dealer, other = self.dealer.side, self.dealer.side.other
        piles = self.table.piles
        if scores is None or piles[0] + piles[1] > 2 * HALF:
            return
        points = card_points(
            piles[dealer],
            piles[other],
            rules=self.rules,
            scores=(scores[dealer], scores[other]),
        )
        self.points = points if dealer is Side.NORTH_SOUTH else (points[1], points[0])
        for side in (other, dealer):
            if self.tally.winner is None:
                self.tally.add(side, self.points[side])

    def note_cards(self, note: PairNote) -> None:
        """Hold what the piles are said to have to what was taken (C-4.4)."""
        self.gather()
        if tuple(self.table.piles) == note.pair:
            return
        text = f"the piles are said to have {note.pair[0]} and {note.pair[1]} cards"
        have = f"{self.table.piles[0]} and {self.table.piles[1]}"
        self.journal.add(Code.WRONG_CARDS, "C-4.4", note.place, f"{text}, and have {have}")
        if self.choices.choose(2):
            self.table.piles = list(note.pair)

    def note_count(self, note: PairNote) -> None:
        """Hold what the piles are said to score to what they do."""
        if not self.is_open:
            text = "the cards are counted when the hand is over"
            self.journal.add(Code.OUT_OF_PLACE, "G-2", note.place, text)
            return
        self.count()
        if self.points is None or self.points == note.pair:
            return
        due = f"{self.points[0]} and {self.points[1]}"
        text = f"the piles are said to score {note.pair[0]} and {note.pair[1]}, and score {due}"
        self.journal.add(Code.WRONG_COUNT, self._clause(), note.place, text)
        if self.choices.choose(2):
            for side in Side:
                self.tally.add(side, note.pair[side] - self.points[side])
            self.points = note.pair

    def _clause(self) -> str:
        """Give the clause by which the piles score what they do."""
        piles, rules = self.table.piles, self.rules
        if piles[0] == piles[1] == HALF:
            return "C-6.3" if rules.twenty_twenty == "non_dealer_six" else "C-I21"
        if max(piles) < HALF:
            return "C-6.4" if rules.under_twenty == "larger_two" else "C-I22"
        if self.points == (0, 0):
            return "C-I18" if rules.count_limit is None else "C-I20"
        return "C-6.2" if rules.count_rounding == "up" else "C-I19"
