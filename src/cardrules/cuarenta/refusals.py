"""Codes for what this game refuses, and for what is wrong with a state built by hand."""

from __future__ import annotations

from enum import unique
from typing import final

from cardrules.verdicts import Code

__all__ = ["Refusal", "StateFault"]


@final
@unique
class Refusal(Code):
    """Refusals that rest on the rules of Cuarenta; `Conduct` has those of every game."""

    MISDEAL_TOO_LATE = "misdeal_too_late"
    """C-I9: somebody in this lot has answered, so the deal stands."""
    PLAY_HAS_BEGUN = "play_has_begun"
    """C-3.5: nothing is announced once play has begun."""
    NO_THREE_OF_A_KIND = "no_three_of_a_kind"
    """C-3.1: the hand holds no three cards of a rank, or holds all four."""
    NO_FOUR_OF_A_KIND = "no_four_of_a_kind"
    """C-3.2: the hand holds no four cards of a rank."""
    RONDA_BLOCKED = "ronda_blocked"
    """C-3.4: at this score a ronda, or four of a kind for points, may not be announced."""
    MUST_ANNOUNCE = "must_announce"
    """C-I2: under these rules what one holds is announced."""
    CARD_NOT_ON_TABLE = "card_not_on_table"
    """C-4.1: a card to be taken does not lie on the table."""
    CARD_NAMED_TWICE = "card_named_twice"
    """G-3: a card is named twice."""
    MUST_TAKE = "must_take"
    """C-I3: under these rules a card that can take is not laid."""
    SEQUENCE_WITHOUT_BASE = "sequence_without_base"
    """C-4.7: a sequence alone takes nothing."""
    FIGURE_IN_SUM = "figure_in_sum"
    """C-4.3: J, Q and K have no number, neither as the card played nor in the base."""
    SEVERAL_EQUAL_CARDS = "several_equal_cards"
    """C-4.2: a match takes one equal card."""
    TWO_GROUPS = "two_groups"
    """C-4.2: a match and a sum, or two sums."""
    DOES_NOT_ADD_UP = "does_not_add_up"
    """C-4.1: the base is neither an equal card nor cards that add up to the card played."""
    SUM_TOO_LARGE = "sum_too_large"
    """C-I24: under these rules a sum is of two cards."""
    ALL_EQUAL_MUST_BE_TAKEN = "all_equal_must_be_taken"
    """C-I25: under these rules a match takes every equal card."""
    TWO_OF_A_RANK_IN_SEQUENCE = "two_of_a_rank_in_sequence"
    """C-4.6: a sequence takes one card a rank."""
    SEQUENCE_STARTS_WRONG = "sequence_starts_wrong"
    """C-4.6: a sequence starts one rank above the card played."""
    GAP_IN_SEQUENCE = "gap_in_sequence"
    """C-4.6: a sequence is unbroken."""
    WHOLE_SEQUENCE_MUST_BE_TAKEN = "whole_sequence_must_be_taken"
    """C-I4: under these rules a capture takes its whole sequence."""
    NOTHING_FORGOTTEN = "nothing_forgotten"
    """C-4.8: no forgotten sequence is on offer."""
    PRIZE_NOT_OPEN = "prize_not_open"
    """C-5.5: prizes are claimed in their window after the whole hand."""
    PRIZE_NOT_DUE = "prize_not_due"
    """C-5.5: no caída on that ronda is due to this side."""
    PRIZE_AT_THIRTY = "prize_at_thirty"
    """C-5.6: a side that stands at 30 or more has no prize."""


@final
@unique
class StateFault(Code):
    """What can be wrong with a `Setup`."""

    WRONG_TYPE = "wrong_type"
    """A field holds the wrong kind of thing."""
    NOT_OF_THIS_PHASE = "not_of_this_phase"
    """A field that should be blank in this phase is not."""
    MISSING_IN_THIS_PHASE = "missing_in_this_phase"
    """A field that this phase needs is blank."""
    FOREIGN_CARD = "foreign_card"
    """A card that this game does not have."""
    CARD_TWICE = "card_twice"
    """A card that lies in two places."""
    CARD_MISSING = "card_missing"
    """A card that lies nowhere."""
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    """A hand, the stock or what has fallen has not the size that the rest gives it."""
    FALLEN_CONTRADICTED = "fallen_contradicted"
    """A card that has fallen in this lot lies in a hand or in the stock."""
    WRONG_TURN = "wrong_turn"
    """It cannot be that seat's turn."""
    FRESH_CONTRADICTED = "fresh_contradicted"
    """The card just laid is not on the table, or not the previous seat's."""
    FORGOTTEN_CONTRADICTED = "forgotten_contradicted"
    """The cards on offer are no sequence on the table, or nobody can have left them."""
    CAPTURER_CONTRADICTED = "capturer_contradicted"
    """The last capturer's side has no pile, or a pile has no last capturer."""
    ANSWERS_CONTRADICTED = "answers_contradicted"
    """The answers do not go with the turn, the score or the hand."""
    RONDAS_CONTRADICTED = "rondas_contradicted"
    """The rondas do not go with the answers or the cards."""
    PRIZES_CONTRADICTED = "prizes_contradicted"
    """A prize without a ronda that carries it, twice the same, or one that nothing can earn."""
    SCORE_OUT_OF_RANGE = "score_out_of_range"
    """A score below 0, or 40 and more in a game that goes on."""
    CHICAS_CONTRADICTED = "chicas_contradicted"
    """Games won that do not go with the rules or the winner."""
    WINNER_CONTRADICTED = "winner_contradicted"
    """A winner without an end, an end without a winner, or nothing that made it win."""
