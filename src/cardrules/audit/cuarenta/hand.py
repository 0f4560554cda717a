"""One hand of Cuarenta as the table saw it: what is done in it, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never, final

import attrs

from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.cuarenta.actions import HandActions
from cardrules.audit.cuarenta.standings import Standing, after_game, after_hand, or_won
from cardrules.audit.entries import (
    Claim,
    DealerNote,
    Entry,
    Misdeal,
    Pair,
    PairNote,
    Place,
    Play,
    PointsNote,
    Reply,
    SideNote,
    Won,
)
from cardrules.cards import Card
from cardrules.seats import SEATS, Seat, Side

__all__ = ["HandAudit"]


@final
class HandAudit(HandActions):
    """The audit of one hand: what is done, and what is said of it, to the end."""

    dealer_said: Seat | None = None
    """Who is said to deal next, where the rules say otherwise."""
    chicas_said: tuple[int, int] | None = None
    """The games won as they are said to be, where they are not or cannot be told."""
    match_said: Side | None = None
    """Who is said to have won the match, where the scores that say so are not known."""

    def run(self, entries: Sequence[Entry], end: Place, most: int | None = None) -> None:
        """Go through a hand, which ends at `end`; with `most`, until more than that is found."""
        self.named = dict(_taken_by_name(entries))
        for number, entry in enumerate(entries):
            self._enter(number, entry)
            if most is not None and len(self.journal.findings) > most:
                return
        self.tally.close()
        self.leave()
        for number, lot in self.lots.items():
            other = self.lots.get(3 - number)
            elsewhere = () if other is None else [c for seat in SEATS for c in other.hand(seat)]
            if not lot.close(elsewhere):
                text = "what was announced fits no deal of the cards that are left"
                self.journal.add(Code.NO_DEAL_EXPLAINS, "G-4", end, text)

    def _enter(self, number: int, entry: Entry) -> None:
        match entry:
            case PointsNote():
                self.tally.note(entry)
                return
            case PairNote() | SideNote() | DealerNote():
                self.tally.close()
                self._noted(entry)
                return
            case _:
                self.tally.close()
        if self.tally.winner is not None or self.misdealt:
            if not self.is_left:
                text = "the game is over: nothing more is played in it"
                code, clause = (
                    (Code.AFTER_FORTY, "C-7.1") if self.tally.winner else (Code.OUT_OF_PLACE, "G-2")
                )
                self.journal.add(code, clause, entry.place, text)
            self.is_left = True
            return
        match entry:
            case Play():
                self.play(number, entry)
            case Reply():
                later = {card: last for card, last in self.named.items() if last > number}
                self.table.wanted = later
                self.answer(entry)
            case Claim():
                self.leave()
                self.closing.claim(entry)
            case Misdeal():
                self.misdeal(entry)
            case _:
                self.out_of_place(entry, "nothing of this kind is due in a hand")

    def after(self) -> Standing | None:
        """Give how the match stands after the hand, `None` where the hand is still under way."""
        found: Standing | None = None
        if self.tally.winner is None and self.closing.is_open:
            self.closing.count()
        if self.tally.winner is not None:
            found = after_game(
                self.start,
                self.tally.winner,
                self.tally.scores,
                on_points=self.tally.by_points,
                rules=self.rules,
            )
        elif self.misdealt or self.closing.is_open:
            clause = "C-I9" if self.misdealt else "C-2.5"
            found = after_hand(self.start, self.tally.scores, clause, self.rules)
        if found is not None and self.dealer_said is not None:
            found = attrs.evolve(found, dealer=self.dealer_said)
        if found is not None and self.chicas_said is not None:
            found = attrs.evolve(found, chicas=self.chicas_said)
        if found is not None and self.match_said is not None:
            found = attrs.evolve(found, winner=self.match_said)
        return found

    def standings(self) -> tuple[Standing, ...]:
        """Give all the ways in which the match can stand; none where the hand is under way.

        Where the scores are not known it may have ended with a game won.
        """
        after = self.after()
        if after is not None:
            return or_won(after, self.rules)
        if not self._is_untold:
            return ()
        _, *won = or_won(after_hand(self.start, None, rules=self.rules), self.rules)
        return tuple(won)

    @property
    def _is_untold(self) -> bool:
        """Whether nobody can tell who won the game, or by how much."""
        return self.tally.scores is None and self.tally.by_points

    def _noted(self, note: PairNote | SideNote | DealerNote) -> None:
        """Hold what is said between two actions to how the hand stands, or ended."""
        match note:
            case PairNote(of=Pair.SCORE):
                self._score(note)
            case PairNote(of=Pair.CARDS):
                if self.lot.is_played:
                    self.leave()
                self.closing.note_cards(note)
            case PairNote(of=Pair.COUNT):
                self.leave()
                self.closing.note_count(note)
            case PairNote():
                self._chicas(note)
            case SideNote():
                self._winner(note)
            case DealerNote():
                self._dealer(note)
            case _:
                assert_never(note)

    def _score(self, note: PairNote) -> None:
        """Hold a score to the points, before or behind the count (C-7.5)."""
        is_last = self.lot.is_played and len(self.lots) == 2
        if self.tally.scores is None and is_last and not self.closing.is_counted:
            return  # Whether the count is in it already cannot be told.
        if self.tally.holds(note):
            return
        if self.lot.is_played:
            self.leave()
        after = self.after()
        if self.tally.scores == note.pair or (after is not None and after.scores == note.pair):
            return
        self.tally.correct(note)

    def _chicas(self, note: PairNote) -> None:
        if self._is_untold and self.rules.match != "single":
            self.chicas_said = note.pair
            return
        after = self.after() or self.start
        if after.chicas != note.pair and self.lot.is_played:
            self.leave()
            after = self.after() or self.start
        if after.chicas != note.pair or self.rules.match == "single":
            have = f"{after.chicas[0]} and {after.chicas[1]}"
            text = f"{note.pair[0]} and {note.pair[1]} games are said to be won, and {have} are"
            self.journal.add(Code.WRONG_CHICAS, "C-I28", note.place, text)
            if self.choices.choose(2) == 0:
                self.chicas_said = note.pair

    def _winner(self, note: SideNote) -> None:
        """Hold who is said to have won the game, or the match (C-7.1, C-1.5, C-I28)."""
        self.leave()
        after = self.after()
        is_match = note.of is Won.MATCH
        winner = self.tally.winner
        if is_match:
            winner = None if after is None else after.winner
        if winner is note.side:
            return
        if self._is_untold and is_match:
            self.match_said = note.side
            return
        if self._is_untold and self.tally.winner is None:
            self.tally.winner = note.side
            return
        whose = "nobody" if note.side is None else str(note.side)
        due = "nobody has" if winner is None else f"{winner} have"
        text = f"the {'match' if is_match else 'game'} is said to be {whose}'s, and {due} won it"
        code, clause = Code.WRONG_WINNER, "C-7.1"
        if is_match:
            clause = "C-1.5" if self.rules.match == "single" else "C-I28"
            code = Code.WRONG_MATCH_WINNER
        self.journal.add(code, clause, note.place, text, whose=note.side)
        if not is_match and self.choices.choose(2):
            self.tally.winner = note.side

    def _dealer(self, note: DealerNote) -> None:
        """Hold who is said to deal, now or next, to C-2.5."""
        if self.lot.is_played:
            self.leave()
        after = self.after()
        due = self.start if after is None else after
        if due.winner is not None:
            self.out_of_place(note, "the match is over: nobody deals")
        elif due.dealer is not note.seat:
            text = f"{note.seat} is said to deal, and {due.dealer} should"
            self.journal.add(
                Code.WRONG_DEALER, due.dealer_clause, note.place, text, whose=note.seat
            )
            if self.choices.choose(2) == 0:
                self.dealer_said = note.seat


def _taken_by_name(entries: Sequence[Entry]) -> Iterator[tuple[Card, int]]:
    """Give the cards that plays are written to take, and in which entry."""
    for number, entry in enumerate(entries):
        if isinstance(entry, Play):
            for card in (*entry.base, *entry.sequence):
                if card is not None:
                    yield card, number
