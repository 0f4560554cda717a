"""The cards of one game of Arba'a Turub by their copies: a fifth one, one that was not dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import final

from cardrules.arbaa_turub import KINDS
from cardrules.audit._journal import Journal
from cardrules.audit.codes import FindingCode
from cardrules.audit.entries import Deal, Entry, Play
from cardrules.cards import Card
from cardrules.seats import SEATS, Seat

__all__ = ["Copies"]

COPIES = 4
"""How many there are of each card (T-1.2)."""
HAND = 36
"""How many cards a seat is dealt (T-2.6)."""


@final
class Copies:
    """What is known of the copies of each card, in the hands as dealt and in play.

    A card of which there are too many in all is not to be relied on: nobody knows which of them is
    the one that was written down wrong.
    """

    def __init__(self, deal: Deal, entries: Iterable[Entry], journal: Journal) -> None:
        """Look at the hands that are written, and at everything that will be played."""
        self.journal = journal
        self.dealt: dict[Seat, tuple[Card, ...]] = {}
        self.contradicted: set[Seat] = set()
        """Whose hand, as it is written, does not go with the cards that fell."""
        self.played: dict[Seat | None, Counter[Card]] = {None: Counter()}
        self.played |= {seat: Counter() for seat in SEATS}
        self._hands(deal)
        plays = Counter(
            entry.card
            for entry in entries
            if isinstance(entry, Play) and entry.card is not None and entry.card in KINDS
        )
        self.doubtful = {card for card, times in plays.items() if times > COPIES}
        self.left: Mapping[Card, int] = {
            card: COPIES if card in self.doubtful else COPIES - plays[card] for card in KINDS
        }

    def _hands(self, deal: Deal) -> None:
        written: Counter[Card] = Counter()
        for hand in deal.hands:
            known = tuple(card for card in hand.cards if card is not None)
            foreign = tuple(card for card in known if card not in KINDS)
            if foreign:
                text = f"{hand.seat}'s hand has cards that the game lacks"
                self.journal.add(
                    FindingCode.FOREIGN_CARD,
                    "T-1.2",
                    hand.place,
                    text,
                    whose=hand.seat,
                    cards=foreign,
                )
            if len(hand.cards) > HAND:
                text = f"{hand.seat} is dealt {len(hand.cards)} cards and not {HAND}"
                self.journal.add(
                    FindingCode.HAND_TOO_LARGE, "T-2.6", hand.place, text, whose=hand.seat
                )
                continue
            before = +written
            written.update(known)
            extra = tuple(
                card for card, times in written.items() if times > max(COPIES, before[card])
            )
            if extra:
                text = f"{hand.seat}'s hand has a fifth copy"
                self.journal.add(
                    FindingCode.TOO_MANY_COPIES,
                    "T-1.2",
                    hand.place,
                    text,
                    whose=hand.seat,
                    cards=extra,
                )
            elif not foreign:
                self.dealt[hand.seat] = known

    def play(self, play: Play, seat: Seat | None) -> Card | None:
        """Look at a card as it falls; gives it, or `None` for one that cannot be relied on."""
        card = play.card
        if card is None:
            return None
        name = "somebody" if seat is None else str(seat)
        if card not in KINDS:
            text = f"{name} plays {card}, which the game lacks"
            self._say(FindingCode.FOREIGN_CARD, "T-1.2", play, seat, text)
            return None
        self.played[seat][card] += 1
        if seat is not None and self._has_no_place(seat, card):
            text = f"{name} plays {card}, and the hand as dealt has no place for it"
            self._say(FindingCode.CARD_NOT_DEALT, "G-3", play, seat, text)
            self.contradicted.add(seat)
        elif self._there(card) > COPIES:
            text = f"{name} plays a fifth {card}"
            self._say(FindingCode.TOO_MANY_COPIES, "T-1.2", play, seat, text)
            self.contradicted |= {each for each in self.dealt if card in self.dealt[each]}
        return None if card in self.doubtful else card

    def trusted(self) -> Mapping[Seat, Sequence[Card]]:
        """Give the hands, as far as they are written, that go with the cards that fell."""
        return {seat: cards for seat, cards in self.dealt.items() if seat not in self.contradicted}

    def _has_no_place(self, seat: Seat, card: Card) -> bool:
        """Say whether a card is not in the hand that is written, and not among its unseen ones."""
        known = Counter(self.dealt.get(seat, ()))
        others = self.played[seat] - known
        return card in others and others.total() > HAND - known.total()

    def _there(self, card: Card) -> int:
        """Count the copies of a card that there have to be by now."""
        if self.played[None]:
            return sum(played[card] for played in self.played.values())
        return sum(
            max(self.played[seat][card], self.dealt.get(seat, ()).count(card)) for seat in SEATS
        )

    def _say(
        self, code: FindingCode, clause: str, play: Play, seat: Seat | None, text: str
    ) -> None:
        cards = () if play.card is None else (play.card,)
        self.journal.add(code, clause, play.place, text, whose=seat, cards=cards)
