"""The table and the piles of one hand of Cuarenta, as cards are played and taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from cardrules.audit._journal import Choices, Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.captures import full_sequence, what_is_wrong
from cardrules.audit.cuarenta.cards import CARDS
from cardrules.audit.cuarenta.points import Due
from cardrules.audit.entries import Place, Play
from cardrules.cards import Card
from cardrules.cuarenta import Capture, Rules, action_points, forgotten
from cardrules.cuarenta.scoring import is_caida, limpia_is_blocked, limpia_points
from cardrules.seats import Seat, Side

__all__ = ["Caida", "TableTop"]

Caida = tuple[Seat, Card]
"""Whose card a caída took, and which."""


@final
class TableTop:
    """What lies on the table, what has been taken, and what is on offer."""

    def __init__(self, rules: Rules, journal: Journal, choices: Choices) -> None:
        """Start with an empty table (C-2.2)."""
        self.rules = rules
        self.journal = journal
        self.choices = choices
        self.cards: tuple[Card, ...] = ()
        self.fresh: tuple[Seat, Card] | None = None
        self.piles = [0, 0]
        self.last_capturer: Seat | None = None
        self.offered: tuple[Card, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        """Who is still to be asked about the cards on offer."""
        self.played: set[Card] = set()
        self.wanted: Mapping[Card, int] = {}
        """What is taken by name later on, and so still lies there; and in which entry."""

    def play(
        self, play: Play, seat: Seat, card: Card, taken: Capture, score: int | None, *, first: bool
    ) -> tuple[Due, Caida | None]:
        """Carry a play out as it is written; gives what it pays, and the caída if it made one.

        `first` says that it is the first of a lot, on which there is no caída (C-5.2).
        """
        self.offered, self.asked = (), ()
        if card in self.played:
            text = f"{seat} plays {card}, which has been played before"
            self.journal.add(
                Code.TOO_MANY_COPIES, "C-1.2", play.place, text, whose=seat, cards=(card,)
            )
        self.played.add(card)
        if card not in CARDS:
            return self._foreign(play, seat, card), None
        named = (*taken.base, *taken.sequence)
        # A card that was played twice may lie there itself.
        table = tuple(each for each in self.cards if each != card)
        wrong = what_is_wrong(card, taken, table, self.rules)
        if wrong is not None:
            self.journal.add(
                wrong.code, wrong.clause, play.place, wrong.text, whose=seat, cards=wrong.cards
            )
            taken = self._mended(taken, table)
        if not named:
            self.cards = (*table, card)
            self.fresh = (seat, card)
            return Due(seat.side, play.place, "C-4.5", is_first=first, seat=seat), None
        return self._take(play, seat, card, taken, len(named), table, score, first=first)

    def _take(
        self,
        play: Play,
        seat: Seat,
        card: Card,
        taken: Capture,
        size: int,
        table: tuple[Card, ...],
        score: int | None,
        *,
        first: bool,
    ) -> tuple[Due, Caida | None]:
        """Move what is taken to the pile, and say what that pays (C-4.4, C-5.1, C-5.3)."""
        before = self.fresh if not first else None
        fresh = None if before is None else before[1]
        points = action_points(card, taken, table, fresh, score or 0, rules=self.rules)
        caida = before if is_caida(card, taken, fresh) else None
        self._offer(seat, card, taken, table)
        self.cards = tuple(each for each in table if each not in (*taken.base, *taken.sequence))
        self.piles[seat.side] += size + 1
        self.last_capturer, self.fresh = seat, None
        due = Due(
            seat.side,
            play.place,
            "C-5.1" if points.caida else "C-5.3",
            caida=points.caida,
            limpia=points.limpia,
            is_empty=not self.cards,
            limpia_clause=self._limpia_clause(score, is_caida=caida is not None),
            is_first=first,
            seat=seat,
        )
        return due, caida

    def _limpia_clause(self, score: int | None, *, is_caida: bool) -> str:
        """Give the clause by which an empty table pays what it does."""
        if score is not None and limpia_is_blocked(score, rules=self.rules):
            return "C-5.4" if score == self.rules.limpia_blocked_at else "C-I18"
        return "C-I16" if is_caida and self.rules.caida_y_limpia == 2 else "C-5.3"

    def _foreign(self, play: Play, seat: Seat, card: Card) -> Due:
        """Go on from a card that the game lacks: what it takes goes, else it is not there."""
        text = f"{seat} plays {card}, which the game lacks"
        self.journal.add(Code.FOREIGN_CARD, "C-1.2", play.place, text, whose=seat, cards=(card,))
        named = (*play.base, *play.sequence)
        self.cards = tuple(each for each in self.cards if each not in named)
        self.fresh = None
        if named:
            self.piles[seat.side] += len(named) + 1
            self.last_capturer = seat
        return Due(seat.side, play.place, "C-4.4", seat=seat)

    def _mended(self, taken: Capture, table: Sequence[Card]) -> Capture:
        """Give what a wrong capture can be taken to have been: the cards of it that lie there.

        For a card that does not lie there another of its rank may have been meant.
        """
        lying = list(table)
        named = (*taken.base, *taken.sequence)
        there = [each for each in named if each in lying]
        for each in there:
            if each in lying:
                lying.remove(each)
        absent = [each for each in named if each not in there]
        twins: dict[Card, Card] = {}
        for each in absent:
            twin = next((card for card in lying if card.rank is each.rank), None)
            if twin is not None:
                lying.remove(twin)
                twins[each] = twin
        meant = twins if twins and self.choices.choose(2) == 0 else {}
        return Capture(
            tuple(meant.get(each, each) for each in taken.base if each in there or each in meant),
            tuple(
                meant.get(each, each) for each in taken.sequence if each in there or each in meant
            ),
        )

    def _offer(self, seat: Seat, card: Card, taken: Capture, table: tuple[Card, ...]) -> None:
        """Find what a capture has left of its sequence, and who may take it (C-4.8, C-I5)."""
        full = full_sequence(card, table)
        ranks = tuple(each.rank for each in taken.sequence)
        if self.rules.sequence != "claimable" or not taken.base or full[: len(ranks)] != ranks:
            return
        self.offered = forgotten(card, taken, table)
        if self.offered:
            first = self.rules.next_seat(seat)
            both = self.rules.forgotten_window == "both"
            self.asked = (first, first.partner) if both else (first,)

    def take(self, seat: Seat, place: Place, score: int | None) -> Due:
        """Take what was forgotten to the pile of a seat's side (C-4.8, C-I6)."""
        # Which of several equal cards went is not written: suits mean nothing (C-1.3).
        gone = [self._alike(each) for each in self.offered]
        self.cards = tuple(each for each in self.cards if each not in gone)
        self.piles[seat.side] += len(self.offered)
        self.last_capturer = seat
        self.offered, self.asked = (), ()
        points = 0
        if not self.cards and self.rules.forgotten_limpia:
            points = limpia_points(score or 0, caida=False, rules=self.rules)
        return Due(
            seat.side,
            place,
            "C-I6",
            limpia=points,
            is_empty=not self.cards and self.rules.forgotten_limpia,
            limpia_clause="C-I6" if points else self._limpia_clause(score, is_caida=False),
            seat=seat,
        )

    def _alike(self, card: Card) -> Card:
        """Give the card of the same rank on the table that is not wanted later, or is last."""
        equal = (each for each in self.cards if each.rank is card.rank)
        return max(equal, key=self._spared, default=card)

    def _spared(self, card: Card) -> tuple[bool, int]:
        """Say how little a card is wanted later: the more, the likelier it is gone."""
        return card not in self.wanted, self.wanted.get(card, 0)

    def leave(self) -> None:
        """Leave what was forgotten where it is."""
        self.offered, self.asked = (), ()

    def gather(self) -> None:
        """Give what is left on the table to whoever has it by these rules (C-6.1, C-I23)."""
        if self.rules.leftovers == "last_capturer" and self.last_capturer is not None:
            side: Side = self.last_capturer.side
            self.piles[side] += len(self.cards)
            self.cards = ()
