"""One lot of Cuarenta: what the seats announced, and what the cards they played say of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, final

import attrs

from cardrules.audit._journal import Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.cards import CARDS
from cardrules.audit.entries import MaybeCard, Place, Word
from cardrules.cards import Card, Rank
from cardrules.cuarenta import PACK, RANKS, Four, Ronda, Rules, announcement
from cardrules.cuarenta.announcements import RondaStatus, four_is_blocked, ronda_is_blocked
from cardrules.seats import Seat

__all__ = ["HAND", "Lot", "Said"]

HAND: Final = 5
"""How many cards a lot gives to each seat (C-2.2)."""


@final
@attrs.frozen
class Said:
    """What a seat answered, where that is written, and whether the score kept it from a ronda."""

    word: Word
    place: Place
    is_blocked: bool | None = False
    four_is_blocked: bool | None = False


@final
class Lot:
    """The announcements and the plays of one lot."""

    def __init__(
        self,
        number: int,
        rules: Rules,
        dealt: Mapping[Seat, Sequence[MaybeCard]],
        journal: Journal,
    ) -> None:
        """Start with what is written of the hands."""
        self.number = number
        self.rules = rules
        self.journal = journal
        self.dealt = {
            seat: tuple(card for card in cards if card is not None) for seat, cards in dealt.items()
        }
        self.answers: dict[Seat, Said] = {}
        self.played: dict[Seat, list[tuple[Card, Place]]] = {}
        self.cards = 0

    @property
    def is_played(self) -> bool:
        """Whether all 20 cards have been played."""
        return self.cards == 4 * HAND

    def answer(self, seat: Seat, word: Word, place: Place, score: int | None) -> None:
        """Take up an answer, and the score that it was given at."""
        rules = self.rules
        blocked = four = None
        if score is not None:
            blocked = ronda_is_blocked(score, rules=rules)
            four = four_is_blocked(score, rules=rules)
        elif rules.ronda_limit is None and not rules.only_caida_at_38:
            blocked = four = False
        self.answers[seat] = Said(word, place, blocked, four)

    def play(self, seat: Seat, card: Card, place: Place) -> None:
        """Take up a card, and hold it to the hand as far as that is written (G-3, C-2.2)."""
        played = self.played.setdefault(seat, [])
        played.append((card, place))
        self.cards += 1
        known = self.dealt.get(seat, ())
        others = [each for each, _ in played if each not in known]
        if len(played) > HAND:
            text = f"{seat} plays a sixth card of one lot"
            clause = "C-2.2" if self.number == 1 else "C-2.4"
            self.journal.add(Code.HAND_TOO_LARGE, clause, place, text, whose=seat, cards=(card,))
        elif card not in known and len(others) > HAND - len(known):
            text = f"{seat} plays {card}, and the hand as dealt has no place for it"
            self.journal.add(Code.CARD_NOT_DEALT, "G-3", place, text, whose=seat, cards=(card,))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Give what is known of the five cards that a seat was dealt."""
        known = self.dealt.get(seat, ())
        more = [card for card, _ in self.played.get(seat, ()) if card not in known]
        return (*known, *dict.fromkeys(more))

    def held(self, seat: Seat) -> Ronda | Four | None:
        """Give what the whole hand of a seat may announce; nothing as long as it is not known."""
        hand = self.hand(seat)
        if len(hand) != HAND or any(card not in CARDS for card in hand):
            return None
        return announcement(hand)

    def status(self, seat: Seat) -> RondaStatus:
        """Give what was said of a ronda that a seat held."""
        said = self.answers[seat]
        if said.word is Word.RONDA:
            return RondaStatus.ANNOUNCED
        # At a score that nobody knows it may have been blocked.
        return RondaStatus.SILENT if said.is_blocked is False else RondaStatus.BLOCKED

    def close(self, elsewhere: Sequence[Card]) -> bool:
        """Hold what was announced to the cards; `elsewhere` are those of the other lot.

        Says whether the announcements that are still open fit together.
        """
        unsure: list[tuple[Seat, int]] = []
        for seat, said in self.answers.items():
            hand = self.hand(seat)
            if any(card not in CARDS for card in hand) or len(hand) > HAND:
                continue
            if len(hand) == HAND:
                self._judge(seat, said)
            elif said.word in (Word.RONDA, Word.FOUR):
                due = 3 if said.word is Word.RONDA else 4
                if any(self._ways(((seat, due),), elsewhere)):
                    unsure.append((seat, due))
                else:
                    self._disproved(seat, said)
        return any(self._ways(unsure, elsewhere))

    def _ways(
        self, unsure: Sequence[tuple[Seat, int]], elsewhere: Sequence[Card]
    ) -> Iterator[bool]:
        """Give true for each choice of ranks by which these seats can hold what they announced."""
        seen = {*elsewhere, *(card for seat in Seat for card in self.hand(seat))}
        left = Counter(card.rank for card in PACK if card not in seen)
        choices = [[*self._needs(seat, due, left)] for seat, due in unsure]
        for chosen in product(*choices):
            needs: Counter[Rank] = Counter()
            for rank, need in chosen:
                needs[rank] += need
            if all(number <= left[rank] for rank, number in needs.items()):
                yield True

    def _needs(self, seat: Seat, due: int, left: Mapping[Rank, int]) -> Iterator[tuple[Rank, int]]:
        """Give the ranks of which a seat can hold so many, and how many of those are not known."""
        hand = self.hand(seat)
        held = Counter(card.rank for card in hand)
        for rank in RANKS:
            need = due - held[rank]
            if 0 <= need <= min(HAND - len(hand), left[rank]):
                yield rank, need

    def _judge(self, seat: Seat, said: Said) -> None:
        """Hold an answer to the five cards of its seat (C-3.1, C-3.2, C-I2, C-I31)."""
        held = self.held(seat)
        if (said.word is Word.RONDA and not isinstance(held, Ronda)) or (
            said.word is Word.FOUR and not isinstance(held, Four)
        ):
            self._disproved(seat, said)
        elif said.word is Word.PASS and self.rules.announcing == "compulsory":
            blocked = said.four_is_blocked if isinstance(held, Four) else said.is_blocked
            if held is not None and blocked is False:
                text = f"{seat} passed, and held {_told(held)}: under these rules it is announced"
                cards = self._of_rank(seat, held.rank)
                self.journal.add(
                    Code.MUST_ANNOUNCE, "C-I2", said.place, text, whose=seat, cards=cards
                )

    def _of_rank(self, seat: Seat, rank: Rank) -> tuple[Card, ...]:
        return tuple(card for card in self.hand(seat) if card.rank is rank)

    def _disproved(self, seat: Seat, said: Said) -> None:
        """Say that what was announced was not held, and which card shows it last."""
        is_ronda = said.word is Word.RONDA
        hand = self.hand(seat)
        what = "three of a rank" if is_ronda else "four of a rank"
        if is_ronda and isinstance(self.held(seat), Four):
            what = "no more than three of a rank"
        code = Code.RONDA_DISPROVED if is_ronda else Code.FOUR_DISPROVED
        last = max((place.line for _, place in self.played.get(seat, ())), default=None)
        text = f"{seat} announced {said.word.value}, and the hand did not hold {what}"
        clause = "C-3.1" if is_ronda else "C-3.2"
        self.journal.add(code, clause, said.place, text, whose=seat, cards=hand, proof=last)


def _told(held: Ronda | Four) -> str:
    return f"{'four' if isinstance(held, Four) else 'three'} of rank {held.rank}"
