"""What is done in one hand of Cuarenta: cards played, answers, a misdeal; in turn and in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardrules.audit._journal import Choices, Journal
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.closing import Closing
from cardrules.audit.cuarenta.hands import Hands
from cardrules.audit.cuarenta.lots import Lot
from cardrules.audit.cuarenta.points import Due, Tally
from cardrules.audit.cuarenta.standings import Standing
from cardrules.audit.cuarenta.tabletop import Caida, TableTop
from cardrules.audit.entries import (
    Deal,
    Entry,
    MaybeCard,
    Misdeal,
    Place,
    Play,
    Points,
    Reply,
    Word,
)
from cardrules.cards import Card
from cardrules.cuarenta import Capture, Rules
from cardrules.cuarenta.scoring import misdeal_points
from cardrules.seats import Seat

__all__ = ["HandActions"]


class HandActions:
    """A hand under way, where it is settled what the unseen cards are.

    `seen` gives the cards that were played unseen, by the number of their entry, and `picks`
    chooses among those on the table the cards that were taken unseen.
    """

    def __init__(
        self,
        deal: Deal,
        rules: Rules,
        start: Standing,
        noted: frozenset[Points],
        seen: Mapping[int, Card],
        picks: Choices,
        choices: Choices,
    ) -> None:
        """Start with the deal."""
        self.rules = rules
        self.start = start
        self.seen = seen
        self.picks = picks
        self.choices = choices
        self.journal = Journal()
        self.hands = Hands(deal, self.journal)
        self.order = rules.seats_from(rules.next_seat(start.dealer))
        self.turn = self.order[0]
        self.tally = Tally(start.scores, noted, self.journal, choices)
        self.table = TableTop(rules, self.journal, choices)
        self.closing = Closing(rules, start.dealer, self.table, self.tally, self.journal, choices)
        self.lots: dict[int, Lot] = {}
        self.caidas: list[tuple[int, Caida]] = []
        self.misdealt = False
        self.is_left = False
        """Whether it has been said already that nothing more is to be played."""
        self.deal(1)

    @property
    def lot(self) -> Lot:
        """The lot under way."""
        return self.lots[len(self.lots)]

    def deal(self, number: int) -> None:
        """Start a lot (C-2.2, C-2.4)."""
        dealt = self.hands.lots[number]
        self.lots[number] = Lot(number, self.rules, dealt, self.journal)
        self.turn = self.order[0]

    def out_of_place(self, entry: Entry, text: str) -> None:
        """Write down what is not due where it stands (G-2)."""
        self.journal.add(Code.OUT_OF_PLACE, "G-2", entry.place, text)

    def leave(self) -> None:
        """Go on from what nobody takes: to the next lot, or to the end of the hand."""
        self.table.leave()
        self._settle()

    def _settle(self) -> None:
        """Go on behind the last card of a lot, as soon as nothing is on offer any more."""
        if self.table.offered or not self.lot.is_played or self.tally.winner is not None:
            return
        if len(self.lots) == 1:
            self.deal(2)
        elif not self.closing.is_open:
            self.closing.open(self.lots, self.caidas)

    def _out_of_turn(self, seat: Seat, due: Seat, place: Place) -> Seat:
        """Write down that another seat is due, and give the one to go on from."""
        text = f"{seat} acts, and it is {due}'s turn"
        self.journal.add(Code.OUT_OF_TURN, "G-1", place, text, whose=seat)
        return seat if self.choices.choose(2) == 0 else due

    def play(self, number: int, play: Play) -> None:
        """Carry out a card played."""
        self.leave()
        if self.closing.is_open:
            if not self.is_left:
                self.out_of_place(play, "all cards of this hand have been played: a deal is due")
            self.is_left = True
            return
        for seat in self.order if not self.lot.cards else ():
            if seat not in self.lot.answers:
                self._say(seat, Word.PASS, play.place)
        seat = self.turn
        if play.by is not None and play.by is not seat:
            seat = self._out_of_turn(play.by, seat, play.place)
        card = play.card or self.seen[number]
        first = self.lot.cards == 0
        self.hands.play(seat, len(self.lots), card, play.place)
        self.lot.play(seat, card, play.place)
        taken = self._taken(play, seat)
        score = self.tally.of(seat.side)
        due, caida = self.table.play(play, seat, card, taken, score, first=first)
        if caida is not None:
            self.caidas.append((len(self.lots), caida))
        self.tally.pay(due)
        self.turn = self.rules.next_seat(seat)
        self._settle()

    def _taken(self, play: Play, seat: Seat) -> Capture:
        """Give what a card takes, with a card of the table for each that nobody saw."""
        named = [card for card in (*play.base, *play.sequence) if card is not None]
        free = [card for card in self.table.cards if card not in named]

        def chosen(cards: Sequence[MaybeCard]) -> tuple[Card, ...]:
            found: list[Card] = []
            for card in cards:
                if card is not None:
                    found.append(card)
                elif free:
                    found.append(free.pop(self.picks.choose(len(free))))
            return tuple(found)

        capture = Capture(chosen(play.base), chosen(play.sequence))
        if len(capture.base) + len(capture.sequence) < len(play.base) + len(play.sequence):
            text = "more cards are taken than lay on the table"
            self.journal.add(Code.CARD_NOT_ON_TABLE, "C-4.1", play.place, text, whose=seat)
        return capture

    def answer(self, answer: Reply) -> None:
        """Carry out what a seat answered, by what it was asked."""
        if answer.word is Word.TAKE:
            self._take(answer)
        elif answer.word is Word.PASS and self.table.offered and not self._is_behind(answer):
            self._pass_on_offer(answer)
        else:
            self.leave()
            self._announce(answer)

    def _is_behind(self, answer: Reply) -> bool:
        """Say whether a pass is one on what comes next: its seat was not asked for what lies."""
        is_behind = answer.by is not None and answer.by not in self.table.asked
        return is_behind and self.lot.is_played

    def _take(self, answer: Reply) -> None:
        asked = self.table.asked
        if not asked:
            text = "no forgotten sequence is on offer"
            self.journal.add(Code.NOTHING_FORGOTTEN, "C-4.8", answer.place, text, whose=answer.by)
            return
        seat = answer.by or asked[0]
        if seat not in asked:
            seat = self._out_of_turn(seat, asked[0], answer.place)
        score = self.tally.of(seat.side)
        self.tally.pay(self.table.take(seat, answer.place, score))
        self._settle()

    def _pass_on_offer(self, answer: Reply) -> None:
        asked = self.table.asked
        seat = answer.by or asked[0]
        if seat not in asked:
            self._out_of_turn(seat, asked[0], answer.place)
            return
        self.table.asked = asked[asked.index(seat) + 1 :]
        if not self.table.asked:
            self.leave()

    def _announce(self, answer: Reply) -> None:
        """Take up an announcement, or a pass on one or on a prize (C-3.1 to C-3.5)."""
        waiting = [seat for seat in self.order if seat not in self.lot.answers]
        if self.closing.is_open and answer.word is Word.PASS:
            if not self.closing.prizes:
                self.out_of_place(answer, "nobody is asked anything here")
            return
        if not waiting or self.closing.is_open:
            self._too_late(answer)
            return
        seat = answer.by or waiting[0]
        if seat not in waiting:
            self._out_of_turn(seat, waiting[0], answer.place)
            return
        for each in waiting[: waiting.index(seat)]:
            self._say(each, Word.PASS, answer.place)
        self._say(seat, answer.word, answer.place)

    def _too_late(self, answer: Reply) -> None:
        if answer.word is Word.PASS:
            self.out_of_place(answer, "nobody is asked anything here")
            return
        text = f"{answer.word.value} is announced when play has begun"
        self.journal.add(Code.ANNOUNCED_TOO_LATE, "C-3.5", answer.place, text, whose=answer.by)

    def _say(self, seat: Seat, word: Word, place: Place) -> None:
        """Take up an answer, and pay what it announces."""
        score = self.tally.of(seat.side)
        self.lot.answer(seat, word, place, score)
        if word is Word.PASS:
            return
        said, rules = self.lot.answers[seat], self.rules
        is_four = word is Word.FOUR
        if said.four_is_blocked if is_four else said.is_blocked:
            limit = rules.ronda_limit
            clause = "C-3.4" if limit is not None and (score or 0) >= limit else "C-I18"
            text = f"{seat} announces {word.value} at {score} points, where it does not score"
            self.journal.add(Code.RONDA_BLOCKED, clause, place, text, whose=seat)
            if self.choices.choose(2) == 0:
                return
        if is_four and rules.four_of_a_kind == "wins":
            self.tally.win(seat.side)
            return
        points: int = rules.ronda_points
        if rules.four_of_a_kind != "wins" and is_four:
            points = rules.four_of_a_kind
        clause = "C-I11" if is_four else "C-3.1"
        self.tally.pay(Due(seat.side, place, clause, points=points, seat=seat))

    def misdeal(self, entry: Misdeal) -> None:
        """Make the dealer's side pay for a misdeal (C-2.6, C-I9)."""
        self.leave()
        if self.lot.answers or self.lot.cards:
            text = "somebody in this lot has answered: the deal stands"
            self.journal.add(Code.MISDEAL_TOO_LATE, "C-I9", entry.place, text)
            if self.choices.choose(2):
                return
        self.misdealt = True
        gainer = self.start.dealer.side.other
        if self.rules.misdeal == "game":
            self.tally.win(gainer)
            return
        score = self.tally.of(gainer)
        points = misdeal_points(score or 0, rules=self.rules)
        self.tally.pay(Due(gainer, entry.place, "C-I9", points=points))
