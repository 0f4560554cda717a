"""The hands that are written with a deal of Cuarenta, lot by lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from cardrules.audit._journal import Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.cards import CARDS
from cardrules.audit.cuarenta.lots import HAND
from cardrules.audit.entries import Deal, MaybeCard, Place
from cardrules.cards import Card
from cardrules.seats import Seat

__all__ = ["Hands"]


@final
class Hands:
    """What is known of the hands as they were dealt, and where each card then has to be."""

    def __init__(self, deal: Deal, journal: Journal) -> None:
        """Take up the hands; one that cannot be is written down, and left out."""
        self.journal = journal
        self.lots: dict[int, dict[Seat, Sequence[MaybeCard]]] = {1: {}, 2: {}}
        self.placed: dict[Card, tuple[Seat, int]] = {}
        for hand in deal.hands:
            lot = 2 if hand.seat in self.lots[1] else 1
            known = [card for card in hand.cards if card is not None]
            self.lots[lot][hand.seat] = ()
            if self._can_be(hand.seat, lot, hand.cards, known, hand.place):
                self.lots[lot][hand.seat] = hand.cards
                self.placed |= dict.fromkeys(known, (hand.seat, lot))

    def _can_be(
        self,
        seat: Seat,
        lot: int,
        cards: Sequence[MaybeCard],
        known: Sequence[Card],
        place: Place,
    ) -> bool:
        if len(cards) > HAND:
            text = f"{seat} is dealt {len(cards)} cards and not {HAND}"
            self.journal.add(Code.HAND_TOO_LARGE, f"C-2.{2 * lot}", place, text, whose=seat)
            return False
        foreign = [card for card in known if card not in CARDS]
        if foreign:
            text = f"{seat}'s hand has cards that the game lacks"
            self.journal.add(Code.FOREIGN_CARD, "C-1.2", place, text, whose=seat, cards=foreign)
            return False
        twice = [card for at, card in enumerate(known) if card in self.placed or card in known[:at]]
        if twice:
            text = f"{seat}'s hand has cards that have been dealt before"
            self.journal.add(Code.TOO_MANY_COPIES, "C-1.2", place, text, whose=seat, cards=twice)
        return not twice

    def play(self, seat: Seat, lot: int, card: Card, place: Place) -> None:
        """Hold a card that is played to the hand that it was dealt to."""
        dealt = self.placed.get(card, (seat, lot))
        if dealt != (seat, lot):
            text = f"{seat} plays {card}, which was dealt to {dealt[0]} in lot {dealt[1]}"
            self.journal.add(Code.TOO_MANY_COPIES, "C-1.2", place, text, whose=seat, cards=(card,))
