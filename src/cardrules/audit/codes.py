"""What an audit can find: the closed enum of its codes, and how sure a finding is."""

from __future__ import annotations

from enum import Enum, unique
from typing import final

from cardrules.verdicts import Code

__all__ = ["Confidence", "FindingCode"]


@final
@unique
class Confidence(Enum):
    """How sure a finding is."""

    CERTAIN = "certain"
    """No deal, and no choice of the cards that nobody saw, explains it away."""
    OPEN = "open"
    """It depends on a card that nobody saw, or on something that the record does not tell."""

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


@final
@unique
class FindingCode(Code):
    """Every kind of finding; the clauses are those that a finding of that kind names."""

    # In both games.
    REFUSED = "refused"
    """A complete record: the referee refuses the action; the clause is that of its verdict."""
    OUT_OF_TURN = "out_of_turn"
    """G-1: another seat was asked than the one that is written down."""
    OUT_OF_PLACE = "out_of_place"
    """G-2: nothing of this kind is due there."""
    AFTER_THE_END = "after_the_end"
    """G-5: the match was over."""
    FOREIGN_CARD = "foreign_card"
    """T-1.2, C-1.2: the game has no such card."""
    TOO_MANY_COPIES = "too_many_copies"
    """T-1.2, C-1.2: a fifth copy; in Cuarenta the same card twice."""
    HAND_TOO_LARGE = "hand_too_large"
    """T-2.6, C-2.2, C-2.4: more cards than a hand has, dealt or played."""
    CARD_NOT_DEALT = "card_not_dealt"
    """G-3: the whole hand is written down, and the card is not in it."""
    WRONG_DRAW = "wrong_draw"
    """T-2.1, T-2.2, C-2.1: the exposed cards do not decide, or go on after the decision."""
    WRONG_DEALER = "wrong_dealer"
    """T-2.1, T-5.1 to T-5.4, T-I1, T-I3, C-2.1, C-2.5, C-I9, C-I28: somebody else deals."""
    WRONG_WINNER = "wrong_winner"
    """T-4.1, C-7.1: the game was not won so."""
    WRONG_MATCH_WINNER = "wrong_match_winner"
    """T-4.2, T-I4, C-1.5, C-I28: the match was not won so."""
    CUT_SHORT = "cut_short"
    """T-3.6, C-2.5: the next deal comes before the last card."""
    MISDEAL_TOO_LATE = "misdeal_too_late"
    """T-2.7, C-I9: the deal stood already."""
    NO_DEAL_EXPLAINS = "no_deal_explains"
    """G-4: all of it together fits no deal of the pack."""

    # In Arba'a Turub.
    CUT_OUT_OF_RANGE = "cut_out_of_range"
    """T-I5: a cut leaves two heaps."""
    CUT_NOT_PLAYED = "cut_not_played"
    """T-I5: under these rules nobody cuts."""
    REVOKE = "revoke"
    """T-3.2: the seat still held the suit led."""
    WRONG_LEADER = "wrong_leader"
    """T-3.1, T-3.6: another seat leads."""
    WRONG_GATHERER = "wrong_gatherer"
    """T-3.4, T-3.5: another card took the trick."""
    WRONG_TRICKS = "wrong_tricks"
    """T-1.3: the tricks add up otherwise."""
    WRONG_SERIES = "wrong_series"
    """T-4.2 to T-4.5: another side, or nobody, holds the series."""
    WRONG_BENCHMARK = "wrong_benchmark"
    """T-4.2 to T-4.5, T-I4: the benchmark is another."""
    SIGNAL_BY_FOLLOWER = "signal_by_follower"
    """T-3.7: only the leader of a trick may signal."""
    SIGNALS_NOT_PLAYED = "signals_not_played"
    """T-I2: under these rules nobody signals."""

    # In Cuarenta: announcements.
    RONDA_DISPROVED = "ronda_disproved"
    """C-3.1: the cards that the seat played hold no three of a rank, or all four."""
    FOUR_DISPROVED = "four_disproved"
    """C-3.2: the cards that the seat played hold no four of a rank."""
    RONDA_BLOCKED = "ronda_blocked"
    """C-3.4, C-I18: at that score none is announced."""
    ANNOUNCED_TOO_LATE = "announced_too_late"
    """C-3.5: play had begun."""
    MUST_ANNOUNCE = "must_announce"
    """C-I2: the seat passed, and the cards that it played had to be announced."""

    # In Cuarenta: captures.
    CARD_NOT_ON_TABLE = "card_not_on_table"
    """C-4.1: a card taken did not lie there."""
    DOES_NOT_ADD_UP = "does_not_add_up"
    """C-4.1: neither an equal card nor a sum."""
    SEVERAL_BASES = "several_bases"
    """C-4.2: a match and a sum, two sums, or several equal cards."""
    FIGURE_IN_SUM = "figure_in_sum"
    """C-4.3: J, Q and K have no number."""
    BROKEN_SEQUENCE = "broken_sequence"
    """C-4.6: not the unbroken run from one rank above the card played."""
    SEQUENCE_WITHOUT_BASE = "sequence_without_base"
    """C-4.7: a sequence alone takes nothing."""
    AGAINST_THE_READING = "against_the_reading"
    """C-I3, C-I4, C-I24, C-I25: the rules that were chosen do not allow it."""
    NOTHING_FORGOTTEN = "nothing_forgotten"
    """C-4.8: no forgotten sequence was on offer."""

    # In Cuarenta: points.
    CAIDA_NOT_DUE = "caida_not_due"
    """C-5.1, C-5.2: the play made no caída."""
    CAIDA_NOT_CLAIMED = "caida_not_claimed"
    """C-5.1: the play made a caída, and the record, which notes them, has none."""
    LIMPIA_NOT_DUE = "limpia_not_due"
    """C-5.3: the play did not empty the table."""
    LIMPIA_BLOCKED = "limpia_blocked"
    """C-5.4, C-I16, C-I18: the table was empty, and it paid nothing."""
    LIMPIA_NOT_CLAIMED = "limpia_not_claimed"
    """C-5.3: the play made a limpia that pays, and the record, which notes them, has none."""
    WRONG_POINTS = "wrong_points"
    """The clause of what was scored: it pays another number of points."""
    PRIZE_TOO_EARLY = "prize_too_early"
    """C-5.5: the hand was not over."""
    PRIZE_NOT_DUE = "prize_not_due"
    """C-5.5: no caída on that ronda is due to that side."""
    PRIZE_AT_THIRTY = "prize_at_thirty"
    """C-5.6: the side stood at 30 or more."""
    WRONG_SCORE = "wrong_score"
    """C-7.5: the points add up otherwise."""
    WRONG_CARDS = "wrong_cards"
    """C-4.4: the piles have other numbers of cards."""
    WRONG_COUNT = "wrong_count"
    """C-6.2 to C-6.4, C-I18 to C-I22: the piles score otherwise."""
    AFTER_FORTY = "after_forty"
    """C-7.1: the game had been won."""
    WRONG_CHICAS = "wrong_chicas"
    """C-I28: the games won are other."""

    # What is open for want of something, and nothing else.
    UNSEEN_CARD = "unseen_card"
    """G-3: several cards can be the one that nobody saw."""
    UNKNOWN_SEAT = "unknown_seat"
    """G-1: who dealt, led or played cannot be told."""
    UNDECIDED = "undecided"
    """G-4: there are more explanations than are gone through."""
