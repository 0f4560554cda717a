"""A match of Cuarenta as the table saw it: the draw, the hands, and what is said between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, final

import attrs

from cardrules.audit._journal import Budget, Choices, Journal, last_place, segments_of
from cardrules.audit._weighing import differ, unseen, weighed
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.cards import CARDS
from cardrules.audit.cuarenta.hand import HandAudit
from cardrules.audit.cuarenta.standings import Standing, after_hand, or_won
from cardrules.audit.cuarenta.worlds import Explanation, explanations, unseen_cards
from cardrules.audit.entries import (
    Deal,
    DealerNote,
    Draw,
    Entry,
    Pair,
    PairNote,
    Place,
    Play,
    PointsNote,
    SideNote,
    Won,
)
from cardrules.cards import Card
from cardrules.cuarenta import PACK, Rules, State, first_dealer
from cardrules.cuarenta.draws import exposed
from cardrules.packs import without
from cardrules.seats import SEATS, Seat

__all__ = ["MatchAudit"]

MOST_STANDINGS: Final = 12
"""A match that can stand in more ways than this is taken to stand anyhow."""


@final
class MatchAudit:
    """The audit of a match, or of a part of one."""

    def __init__(
        self, rules: Rules, dealer: Seat | None, position: State | None, budget: Budget
    ) -> None:
        """Start with the dealer, or with a position between two hands."""
        self.rules = rules
        self.journal = Journal()
        self.budget = budget
        self.is_drawn = dealer is not None
        self.standings = tuple(Standing(seat) for seat in (SEATS if dealer is None else (dealer,)))
        if position is not None and position.dealer is not None:
            self.is_drawn = True
            start = Standing(position.dealer, position.scores, position.chicas)
            self.standings = (start,)
        self.is_cut_short = False
        """Whether the hand before ended before its last card."""

    def run(self, entries: Sequence[Entry]) -> Place | None:
        """Go through the record; gives where the audit ended before its end, if it did."""
        self.noted = frozenset(each.of for each in entries if isinstance(each, PointsNote))
        prelude, segments = segments_of(entries)
        for entry in prelude:
            self._before(entry)
        for deal, rest in segments:
            if self.journal.is_full():
                return deal.place
            if all(each.winner is not None for each in self.standings):
                text = "the match has been won: nothing more is dealt"
                self.journal.add(Code.AFTER_THE_END, "G-5", deal.place, text)
                return deal.place
            if self.is_cut_short:
                text = "the next deal comes before the 40th card of the hand"
                self.journal.add(Code.CUT_SHORT, "C-2.5", deal.place, text)
            self._hand(deal, rest)
        return None

    def _before(self, entry: Entry) -> None:
        """Take up what comes before the first deal."""
        match entry:
            case Draw() if not self.is_drawn:
                self._draw(entry)
            case DealerNote():
                self._dealer(entry)
            case PairNote(of=Pair.SCORE | Pair.CHICAS):
                self._says(entry)
            case _:
                text = "nothing of this kind is due before a deal"
                self.journal.add(Code.OUT_OF_PLACE, "G-2", entry.place, text)

    def _says(self, note: PairNote) -> None:
        """Hold a score, or the games won, to those that the record starts with."""
        start = self.standings[0]
        is_score = note.of is Pair.SCORE
        if (start.scores if is_score else start.chicas) != note.pair:
            code, clause = (Code.WRONG_SCORE, "C-7.5") if is_score else (Code.WRONG_CHICAS, "C-I28")
            text = f"the {note.of.value} is said to be {note.pair[0]}-{note.pair[1]} at the start"
            self.journal.add(code, clause, note.place, text)

    def _draw(self, draw: Draw) -> None:
        """Hold a draw to its cards: the first diamond deals (C-2.1)."""
        self.is_drawn = True
        foreign = tuple(card for card in draw.cards if card not in CARDS)
        if foreign:
            text = "cards were dealt face up that the game lacks"
            self.journal.add(Code.FOREIGN_CARD, "C-1.2", draw.place, text, cards=foreign)
            return
        if without(PACK, draw.cards) is None:
            text = "a card was dealt face up twice"
            self.journal.add(Code.TOO_MANY_COPIES, "C-1.2", draw.place, text)
        dealer = first_dealer(draw.cards, rules=self.rules)
        shown = len(exposed(draw.cards, rules=self.rules))
        if dealer is None or shown < len(draw.cards) < len(PACK):
            after = "goes on after the first diamond" if dealer else "ends before the first diamond"
            self.journal.add(Code.WRONG_DRAW, "C-2.1", draw.place, f"the draw {after}")
        if dealer is not None:
            self.standings = (Standing(dealer),)

    def _dealer(self, note: DealerNote) -> None:
        fits = tuple(each for each in self.standings if each.dealer is note.seat)
        if not fits:
            due = self.standings[0]
            text = f"{note.seat} is said to deal, and {due.dealer} should"
            self.journal.add(
                Code.WRONG_DEALER, due.dealer_clause, note.place, text, whose=note.seat
            )
            fits = (attrs.evolve(due, dealer=note.seat),)
        self.standings, self.is_drawn = fits, True

    def _hand(self, deal: Deal, entries: Sequence[Entry]) -> None:
        """Go through a hand in every way that explains it, and take over what they agree on."""
        self.is_drawn = True
        hidden = [each for each in entries if isinstance(each, Play) and each.card is None]
        end = last_place(deal, entries)
        open_ones = [each for each in self.standings if each.winner is None]
        found = self._explained(deal, entries, end)
        if not found:
            self._undecided(entries, end, is_certain=found is not None)
            return
        self.journal.take(weighed([each.findings for each in found], end))
        least = min(len(each.findings) for each in found)
        best = [each for each in found if len(each.findings) == least]
        for number, entry in enumerate(hidden):
            if differ([each.seen for each in best], number):
                unseen(self.journal, entry.place)
        after = [*dict.fromkeys(way for each in best for way in each.after)]
        self.is_cut_short = not after
        if not after:
            after = [after_hand(each, None, rules=self.rules) for each in open_ones]
        if len(after) > MOST_STANDINGS:
            after = [attrs.evolve(each, scores=None) for each in after]
        self._go_on(after)

    def _explained(
        self, deal: Deal, entries: Sequence[Entry], end: Place
    ) -> list[Explanation] | None:
        """Give the explanations of a hand, `None` where there are too many to go through.

        Where something explains it, those that leave more than one thing to be found are left out.
        """
        is_hidden = any(
            None in (each.card, *each.base, *each.sequence)
            for each in entries
            if isinstance(each, Play)
        )
        starts = [each for each in self.standings if each.winner is None]
        if is_hidden or len(starts) > 1:
            found = self._gone_through(deal, entries, end, starts, most=1)
            if found is None or any(not each.findings for each in found):
                return found
        return self._gone_through(deal, entries, end, starts, most=None)

    def _gone_through(
        self,
        deal: Deal,
        entries: Sequence[Entry],
        end: Place,
        starts: Sequence[Standing],
        *,
        most: int | None,
    ) -> list[Explanation] | None:
        found: list[Explanation] = []
        for start in starts:

            def run(
                seen: Mapping[int, Card], picks: Choices, choices: Choices, start: Standing = start
            ) -> HandAudit:
                hand = HandAudit(deal, self.rules, start, self.noted, seen, picks, choices)
                hand.run(entries, end, most)
                return hand

            ways = unseen_cards(deal, entries, self.budget, likely=most is not None)
            more, is_whole = explanations(run, ways, self.budget, most)
            found += more
            if not is_whole:
                return None
        return found

    def _undecided(self, entries: Sequence[Entry], end: Place, *, is_certain: bool) -> None:
        """Leave a hand with too many explanations, or with none, and go on as if with any."""
        if is_certain:
            text = "more cards were played unseen than the pack has left"
            self.journal.add(Code.NO_DEAL_EXPLAINS, "G-4", end, text)
        else:
            text = "there are more explanations of the unseen cards than are gone through"
            self.journal.add(Code.UNDECIDED, "G-4", end, text, is_open=True)
        self.is_cut_short = False
        won = [each for each in entries if isinstance(each, SideNote) and each.of is Won.MATCH]
        after = [after_hand(each, None, rules=self.rules) for each in self.standings]
        # A score that is said may be one before the count, or the last of a game that was won.
        self._go_on([attrs.evolve(each, winner=won[-1].side) for each in after] if won else after)

    def _go_on(self, after: Iterable[Standing]) -> None:
        """Go on from how the match can stand after a hand."""
        ways = (way for each in after for way in or_won(each, self.rules))
        self.standings = tuple(dict.fromkeys(ways))
