"""A match of Arba'a Turub as the table saw it: the draw, the games, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product, takewhile
from typing import Final, TypeAlias, final

import attrs

from cardrules.arbaa_turub import KINDS, PACK, Rules, Series, State, draw_rounds
from cardrules.arbaa_turub.series import win_clause
from cardrules.audit._journal import Budget, Choices, Journal, last_place, segments_of
from cardrules.audit._weighing import unseen, weighed
from cardrules.audit.arbaa_turub.fillings import fillings
from cardrules.audit.arbaa_turub.game import TRICKS, GameAudit
from cardrules.audit.arbaa_turub.standings import (
    Standing,
    after_game,
    after_misdeal,
    distinct,
    going_on,
)
from cardrules.audit.codes import FindingCode as Code
from cardrules.audit.entries import (
    Deal,
    DealerNote,
    Draw,
    Entry,
    Misdeal,
    Place,
    Play,
    SeriesNote,
    SideNote,
    Won,
)
from cardrules.packs import without
from cardrules.seats import SEATS, Seat, Side

__all__ = ["MatchAudit"]

LOWEST_WIN: Final = TRICKS // 2 + 1
MOST_CHOICES: Final = 6
"""So many contradictions of one game are gone on from in both ways."""
MOST_STANDINGS: Final = 100_000
"""So many ways for the match to stand are worked out in all: where nobody saw who won, each game
multiplies them."""


_Way: TypeAlias = tuple[GameAudit, tuple[Standing, ...]]
"""A game gone through, and where the match then stood before it."""


@final
class MatchAudit:
    """The audit of a match, or of a part of one."""

    def __init__(
        self, rules: Rules, dealer: Seat | None, position: State | None, budget: Budget
    ) -> None:
        """Start with the dealer, or with a position between two games."""
        self.rules = rules
        self.journal = Journal()
        self.budget = budget
        self.contenders: tuple[Seat, ...] = () if dealer is not None else SEATS
        start = Standing(dealer)
        if position is not None:
            start = Standing(position.dealer, position.series)
            self.contenders = position.contenders
        self.standings: tuple[Standing, ...] = (start,)
        self.worked_out = Budget(MOST_STANDINGS)
        self.is_cut_short = False
        """Whether the game before ended before its last trick."""

    def run(self, entries: Sequence[Entry]) -> Place | None:
        """Go through the record; gives where the audit ended before its end, if it did."""
        prelude, segments = segments_of(entries)
        for entry in prelude:
            self._between(entry)
        for deal, rest in segments:
            if self.journal.is_full():
                return deal.place
            if not self.standings:
                text = "the match can stand in more ways than are gone through"
                self.journal.add(Code.UNDECIDED, "G-4", deal.place, text, is_open=True)
                return deal.place
            if all(each.series.winner is not None for each in self.standings):
                text = "the match has been won: nothing more is dealt"
                self.journal.add(Code.AFTER_THE_END, "G-5", deal.place, text)
                return deal.place
            if self.is_cut_short:
                text = "the next deal comes before the 36th trick of the game"
                self.journal.add(Code.CUT_SHORT, "T-3.6", deal.place, text)
            self._game(deal, rest)
        return None

    def _between(self, entry: Entry) -> None:
        match entry:
            case Draw():
                self._draw(entry)
            case DealerNote():
                self._dealer(entry)
            case SeriesNote():
                self._series(entry)
            case SideNote():
                self._winner(entry)
            case _:
                self._out_of_place(entry)

    def _out_of_place(self, entry: Entry) -> None:
        text = "nothing of this kind is due between two games"
        self.journal.add(Code.OUT_OF_PLACE, "G-2", entry.place, text)

    def _draw(self, draw: Draw) -> None:
        """Hold a draw to its cards: who they make the first dealer (T-2.1, T-2.2)."""
        if not self.contenders:
            self._out_of_place(draw)
            return
        foreign = tuple(card for card in draw.cards if card not in KINDS)
        if foreign:
            text = "cards were exposed that the game lacks"
            self.journal.add(Code.FOREIGN_CARD, "T-1.2", draw.place, text, cards=foreign)
            self.contenders = ()
            return
        if without(PACK, draw.cards) is None:
            text = "a fifth copy was exposed"
            self.journal.add(Code.TOO_MANY_COPIES, "T-1.2", draw.place, text)
        rounds = draw_rounds(draw.cards[: len(PACK)], self.contenders, rules=self.rules)
        shown = sum(len(each.exposed) for each in rounds)
        dealer = rounds[-1].dealer if rounds else None
        if dealer is None and len(draw.cards) < len(PACK):
            text = "the cards do not decide who deals"
            self.journal.add(Code.WRONG_DRAW, "T-2.2", draw.place, text)
        elif shown < len(draw.cards) < len(PACK):
            text = "the draw goes on after one card was the highest"
            self.journal.add(Code.WRONG_DRAW, "T-2.1", draw.place, text)
        self.contenders = () if dealer is not None or not rounds else rounds[-1].tied
        self.standings = tuple(attrs.evolve(each, dealer=dealer) for each in self.standings)

    def _game(self, deal: Deal, entries: Sequence[Entry]) -> None:
        """Go through a game in every way that explains it, and take over what they agree on."""
        said = [each for each in _before_play(entries) if isinstance(each, DealerNote | SeriesNote)]
        for note in said:
            self._between(note)
        entries = [each for each in entries if not any(each is note for note in said)]
        before = self.standings
        ways = fillings(entries)
        games = [self._likeliest(deal, way, before) for way in ways]
        end = last_place(deal, entries)
        self.journal.take(weighed([game.journal.findings for game, _ in games], end))
        least = min(len(game.journal.findings) for game, _ in games)
        best = [n for n, (game, _) in enumerate(games) if len(game.journal.findings) == least]
        game = games[best[0]][0]
        self.journal.open += game.journal.open
        for place, entry in enumerate(entries):
            if len({ways[n][place] for n in best}) > 1:
                unseen(self.journal, entry.place)
        self.standings = distinct(each for n in best for each in games[n][1])
        self.contenders = ()
        self._after([games[n] for n in best])
        for entry, is_between in game.notes if self.standings else ():
            if is_between:
                self._between(entry)
            else:
                self._out_of_place(entry)

    def _likeliest(
        self, deal: Deal, entries: Sequence[Entry], before: tuple[Standing, ...]
    ) -> _Way:
        """Go through a game by the dealer that leaves least to be found, if there are several."""
        dealers = tuple(dict.fromkeys(each.dealer for each in before))
        seats = tuple(seat for seat in dealers if seat is not None)
        if len(seats) < len(dealers):
            return self._best(deal, entries, SEATS), before
        namers = tuple(map(self.rules.next_seat, seats))
        if len(seats) == 1:
            return self._best(deal, entries, namers), before
        games = [self._best(deal, entries, (namer,)) for namer in namers]
        found = [len(game.journal.findings) for game in games]
        if found.count(min(found)) > 1:
            return self._best(deal, entries, namers), before
        best = found.index(min(found))
        return games[best], tuple(each for each in before if each.dealer is seats[best])

    def _best(self, deal: Deal, entries: Sequence[Entry], namers: tuple[Seat, ...]) -> GameAudit:
        """Go through a game with the choices that leave least to be found."""

        def run(given: Sequence[int]) -> GameAudit:
            game = GameAudit(self.rules, namers, Choices(given), self.budget)
            game.run(deal, entries)
            return game

        best, place = run(()), 0
        while place < min(len(best.choices.made), MOST_CHOICES) and self.budget.spend(TRICKS):
            made = best.choices.made
            other = run((*made[:place], 1 - made[place]))
            if len(other.journal.findings) < len(best.journal.findings):
                best = other
            place += 1
        return best

    def _after(self, ways: Sequence[_Way]) -> None:
        """Give how the match can stand after a game, or after its cards were thrown in."""
        game, standings = ways[0][0], self.standings
        self.is_cut_short = game.misdealt is None and game.gathered < TRICKS
        if game.misdealt is not None:
            self.standings = distinct(after_misdeal(each, self.rules) for each in standings)
            return
        self.standings = ()
        found: dict[Standing, None] = {}
        for way, before in ways:
            results = way.counts.results(way.gathered)
            starts = going_on(before)
            if not self.worked_out.spend(len(results) * len(starts)):
                return
            pairs = product(results, starts)
            found |= dict.fromkeys(after_game(each, tricks, self.rules) for tricks, each in pairs)
        self.standings = tuple(found)

    def _dealer(self, note: DealerNote) -> None:
        """Hold who is said to deal to T-5."""
        fits = [each for each in self.standings if each.dealer in (None, note.seat)]
        if not fits:
            due = self.standings[0]
            clause = due.dealer_clause
            if clause == "T-5.1" and due.dealer is note.seat.partner:
                clause = "T-5.4"
            text = f"{note.seat} is said to deal, and {due.dealer} should"
            self.journal.add(Code.WRONG_DEALER, clause, note.place, text, whose=note.seat)
        self.contenders = ()
        said = tuple(attrs.evolve(each, dealer=note.seat) for each in fits or self.standings)
        # What was done may go by the one or by the other.
        self.standings = distinct(said if fits else (*said, *self.standings))

    def _series(self, note: SeriesNote) -> None:
        """Hold who is said to have a series, and with how many tricks, to T-4."""
        said = (note.holder, note.benchmark)
        series = [each.series for each in self.standings]
        if any((each.holder, each.benchmark) == said for each in series):
            self.standings = tuple(
                each
                for each in self.standings
                if (each.series.holder, each.series.benchmark) == said
            )
            return
        due = self.standings[0]
        clause = due.series_clause
        is_holders = any(each.holder is note.holder for each in series)
        actual = _told(due.series.holder, due.series.benchmark)
        text = f"the series is said to be {_told(*said)}, and is {actual}"
        code = Code.WRONG_BENCHMARK if is_holders else Code.WRONG_SERIES
        self.journal.add(code, clause, note.place, text, whose=note.holder)
        if note.holder is None or LOWEST_WIN <= (note.benchmark or 0) <= TRICKS:
            claimed = Series(note.holder, note.benchmark)
            said_so = (
                attrs.evolve(each, series=claimed)
                for each in self.standings
                if each.series.winner is None
            )
            self.standings = distinct((*self.standings, *said_so))

    def _winner(self, note: SideNote) -> None:
        """Hold who is said to have won a game, or the match, to T-4."""
        if all(each.tricks is None for each in self.standings):
            self._out_of_place(note)
            return
        is_match = note.of is Won.MATCH
        fits = tuple(
            each
            for each in self.standings
            if (each.series.winner if is_match else each.winner) is note.side
        )
        if fits:
            self.standings = fits
            return
        whose = "nobody" if note.side is None else str(note.side)
        if is_match:
            text = f"{whose} are said to have won the match, and have not"
            clause = win_clause(self.rules)
            self.journal.add(Code.WRONG_MATCH_WINNER, clause, note.place, text, whose=note.side)
        else:
            text = f"{whose} is said to have won the game, by tricks that say otherwise"
            self.journal.add(Code.WRONG_WINNER, "T-4.1", note.place, text, whose=note.side)


def _before_play(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Give what is written between a deal and the first card."""
    return takewhile(lambda each: not isinstance(each, Play | Misdeal), entries)


def _told(holder: Side | None, benchmark: int | None) -> str:
    return "nobody's" if holder is None else f"{holder}'s at {benchmark} tricks"
