"""One game of Arba'a Turub as the table saw it: the deal, trump, and 36 tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

import attrs

from cardrules.arbaa_turub import Rules
from cardrules.audit._journal import Budget, Choices, Journal, last_place
from cardrules.audit.arbaa_turub.copies import Copies
from cardrules.audit.arbaa_turub.counts import Counts
from cardrules.audit.arbaa_turub.suits import Fallen
from cardrules.audit.arbaa_turub.together import together
from cardrules.audit.arbaa_turub.winners import Takers, takers_of
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.entries import (
    Cut,
    Deal,
    DealerNote,
    Entry,
    Misdeal,
    Pair,
    PairNote,
    Play,
    SeriesNote,
    SideNote,
    TrickNote,
    Trump,
)
from cardrules.cards import Card, Suit
from cardrules.seats import SEATS, Seat

__all__ = ["TRICKS", "GameAudit"]

TRICKS: Final = 36
"""How many tricks a game has: every card is played (T-3.6)."""
PACK: Final = 144


@final
class GameAudit:
    """The audit of one game.

    `namers` are the seats that can be at the dealer's left, more than one where it is not known
    who deals. After `run`, `notes` are the entries that are for the match to judge, each with
    whether the game was over by then.
    """

    def __init__(
        self, rules: Rules, namers: tuple[Seat, ...], choices: Choices, budget: Budget
    ) -> None:
        """Start before the deal."""
        self.rules = rules
        self.choices = choices
        self.budget = budget
        self.journal = Journal()
        self.counts = Counts(self.journal)
        self.notes: list[tuple[Entry, bool]] = []
        self.misdealt: Misdeal | None = None
        self.is_cut = False
        self.trump: Suit | None = None
        self.leaders = namers
        self.trick: list[Play] = []
        self.fallen: list[Fallen] = []
        self.pending: tuple[Seat, ...] = ()
        """Who can have taken the trick that is not yet counted; nobody where there is none."""
        self.takers = Takers({})
        self.seats: tuple[Seat | None, ...] = ()
        """Who played the last trick, card by card."""
        self.is_noted = False
        self.is_left = False
        self.gathered = 0
        """How many tricks were gathered in all, once the game has been gone through."""

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return len(self.fallen) == PACK

    def run(self, deal: Deal, entries: Sequence[Entry]) -> None:
        """Go through a game, and then look at all its cards together."""
        self.copies = Copies(deal, entries, self.journal)
        for entry in entries:
            self._enter(entry)
        self._settle()
        self.gathered = len(self.fallen) // len(SEATS)
        if self.trick:
            self._fall()
        together(self.journal, self.fallen, self.copies, self.budget, last_place(deal, entries))

    def _enter(self, entry: Entry) -> None:
        match entry:
            case Play():
                self._play(entry)
            case TrickNote():
                self._gathered(entry)
            case PairNote(of=Pair.TRICKS):
                self._settle()
                self.counts.note(entry, len(self.fallen) // 4)
            case Cut():
                self._cut(entry)
            case Trump():
                self._name(entry)
            case Misdeal():
                self._misdeal(entry)
            case DealerNote() | SideNote() | SeriesNote():
                self.notes.append((entry, self.is_over or self.misdealt is not None))
            case _:
                self._out_of_place(entry, "nothing of this kind is due in a game")

    def _out_of_place(self, entry: Entry, text: str) -> None:
        self.journal.add(Code.OUT_OF_PLACE, "G-2", entry.place, text)

    def _by_namer(self, entry: Cut | Trump, what: str) -> None:
        """Look at who cuts, or names trump: the dealer's left-hand neighbour."""
        if entry.by is not None and entry.by not in self.leaders:
            text = f"{entry.by} may not {what}: that is the dealer's left-hand neighbour's"
            self.journal.add(Code.OUT_OF_TURN, "G-1", entry.place, text, whose=entry.by)
        elif entry.by is not None:
            self.leaders = (entry.by,)

    def _cut(self, entry: Cut) -> None:
        if self.is_cut or self.trump is not None or self.fallen or self.trick:
            self._out_of_place(entry, "a cut comes once, before trump is named")
        elif not self.rules.cut:
            self.journal.add(
                Code.CUT_NOT_PLAYED, "T-I5", entry.place, "under these rules nobody cuts"
            )
        elif entry.at is not None and not 0 < entry.at < PACK:
            text = f"a cut at {entry.at} leaves no two heaps"
            self.journal.add(Code.CUT_OUT_OF_RANGE, "T-I5", entry.place, text)
        else:
            self._by_namer(entry, "cut")
        self.is_cut = True

    def _name(self, entry: Trump) -> None:
        if self.trump is not None or self.fallen or self.trick:
            self._out_of_place(entry, "trump is named once, before the first lead")
            return
        self._by_namer(entry, "name trump")
        self.trump = entry.suit

    def _misdeal(self, entry: Misdeal) -> None:
        if self.fallen or self.trick:
            text = "a misdeal is declared before the first lead"
            self.journal.add(Code.MISDEAL_TOO_LATE, "T-2.7", entry.place, text)
        self.misdealt = entry

    def _play(self, play: Play) -> None:
        if self.is_over or self.misdealt is not None:
            if not self.is_left:
                self._out_of_place(play, "the cards of this deal have been played: a deal is due")
            self.is_left = True
            return
        if self.trump is None and not self.fallen and not self.trick:
            self._out_of_place(play, "trump has not been named")
        if not self.trick:
            self._lead(play)
        self.trick.append(play)
        if len(self.trick) == len(SEATS):
            self._gather()

    def _signal(self, play: Play, seat: Seat | None, *, leads: bool) -> None:
        if play.signal is None:
            return
        if not self.rules.signals:
            text = "under these rules nobody signals"
            self.journal.add(Code.SIGNALS_NOT_PLAYED, "T-I2", play.place, text, whose=seat)
        elif not leads:
            text = "only the leader of a trick may signal"
            self.journal.add(Code.SIGNAL_BY_FOLLOWER, "T-3.7", play.place, text, whose=seat)

    def _lead(self, play: Play) -> None:
        """Hold a lead to who can have taken the trick before, and count that trick."""
        leaders = self.pending or self.leaders
        if play.by is not None and play.by not in leaders:
            clause = "T-3.6" if self.fallen else "T-3.1"
            due = " or ".join(map(str, leaders))
            text = f"{play.by} leads, and {due} should"
            self.journal.add(Code.WRONG_LEADER, clause, play.place, text, whose=play.by)
            self.takers = Takers({})
            if self.choices.choose(2) == 0:
                leaders = (play.by,)
        elif play.by is not None and len(leaders) > 1 and self.fallen:
            text = f"{play.by} leads: that depends on a card that nobody saw"
            self.journal.add(
                Code.WRONG_LEADER, "T-3.6", play.place, text, whose=play.by, is_open=True
            )
            leaders = (play.by,)
        elif play.by is not None:
            leaders = (play.by,)
        if self.pending:
            self.pending = leaders
        self._settle()
        self.leaders = leaders

    def _seats(self) -> tuple[Seat | None, ...]:
        """Say who played the four cards, by the leader and by the seats that are written."""
        leader = self.leaders[0] if len(self.leaders) == 1 else None
        named = [(at, play.by) for at, play in enumerate(self.trick) if play.by is not None]
        if leader is None and named:
            at, seat = named[0]
            leader = self.rules.seats_from(seat)[-at % len(SEATS)]
        if leader is None:
            text = "who leads cannot be told, so this trick cannot be checked"
            self.journal.add(Code.UNKNOWN_SEAT, "G-1", self.trick[0].place, text, is_open=True)
            return (None,) * len(SEATS)
        due = self.rules.seats_from(leader)
        as_named = list(due)
        for at, seat in named:
            as_named[at] = seat
            if at and seat is not due[at]:
                text = f"{seat} plays, and it is {due[at]}'s turn"
                self.journal.add(Code.OUT_OF_TURN, "G-1", self.trick[at].place, text, whose=seat)
        return tuple(as_named) if set(as_named) == set(SEATS) else due

    def _gather(self) -> None:
        """Take up a trick of four cards: check each, and find who can have taken it."""
        cards = self._fall()
        self.takers = takers_of(cards, self.trump, self.copies.left, self.budget)
        takers = tuple(self.seats[place] for place in self.takers.places())
        self.pending = tuple(seat for seat in takers if seat is not None) or SEATS
        self.is_noted = False
        self.trick = []

    def _fall(self) -> list[Card | None]:
        """Check the cards of a trick, and put them with those that fell."""
        self.seats = seats = self._seats()
        cards = [
            self.copies.play(play, seat) for play, seat in zip(self.trick, seats, strict=False)
        ]
        led = None if cards[0] is None else cards[0].suit
        for play, seat, card in zip(self.trick, seats, cards, strict=False):
            time = len(self.fallen)
            self._signal(play, seat, leads=not time % len(SEATS))
            follows = led if time % len(SEATS) else None
            self.fallen.append(Fallen(time, seat, card, follows, play.place))
        return cards

    def _gathered(self, note: TrickNote) -> None:
        """Hold who is said to have gathered a trick to its cards (T-3.4, T-3.5)."""
        if self.trick or not self.pending or self.is_noted:
            self._out_of_place(note, "no trick has just been gathered")
            return
        self.is_noted = True
        taker = note.taker
        said = taker.seats if not isinstance(taker, Seat) else (taker,)
        fitting = tuple(seat for seat in self.pending if seat in said)
        if not fitting:
            clause = self._clause(said)
            due = " or ".join(map(str, self.pending))
            text = f"{taker} gathered the trick, and {due} took it"
            self.journal.add(Code.WRONG_GATHERER, clause, note.place, text, whose=taker)
            self.takers = Takers({})
            self.pending = said if self.choices.choose(2) == 0 else self.pending
            return
        if len(fitting) < len(self.pending) and None not in self.seats:
            text = f"{taker} gathered the trick: that depends on a card that nobody saw"
            self.journal.add(
                Code.WRONG_GATHERER, "T-3.4", note.place, text, whose=taker, is_open=True
            )
        self.pending = fitting

    def _clause(self, said: Sequence[Seat]) -> str:
        """Give the clause by which others did not take the trick: T-3.5 for a twin's sake."""
        last = self.fallen[-len(SEATS) :]
        twins = [each.card for each in last if each.seat in (*said, *self.pending)]
        return "T-3.5" if None not in twins and len(set(twins)) < len(twins) else "T-3.4"

    def _settle(self) -> None:
        """Count the trick that is pending, and remember what its unseen cards then are."""
        if not self.pending:
            return
        self.counts.trick({seat.side for seat in self.pending})
        places = [at for at in self.takers.suits if self.seats[at] in self.pending]
        start = len(self.fallen) - len(SEATS)
        for at in range(len(SEATS)) if places else ():
            suits = 0
            for place in places:
                suits |= self.takers.suits[place][at]
            self.fallen[start + at] = attrs.evolve(self.fallen[start + at], suits=suits)
        self.leaders, self.pending = self.pending, ()
