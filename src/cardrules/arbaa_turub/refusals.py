"""Codes for what this game refuses, and for what is wrong with a state built by hand."""

from __future__ import annotations

from enum import unique
from typing import final

from cardrules.verdicts import Code

__all__ = ["Refusal", "StateFault"]


@final
@unique
class Refusal(Code):
    """Refusals that rest on the rules of Arba'a Turub; `Conduct` has those of every game."""

    CUT_OUT_OF_RANGE = "cut_out_of_range"
    """T-I5: a cut leaves two heaps, so it is 1 to 143."""
    CUT_NOT_PLAYED = "cut_not_played"
    """T-I5: under these rules the shuffled pack is dealt as it is."""
    MISDEAL_TOO_LATE = "misdeal_too_late"
    """T-2.7: once the first card is led the deal stands."""
    REVOKE = "revoke"
    """T-3.2: the seat holds the suit led and plays another."""
    SIGNAL_BY_FOLLOWER = "signal_by_follower"
    """T-3.7: only the leader of a trick may signal."""
    SIGNALS_NOT_PLAYED = "signals_not_played"
    """T-I2: under these rules nobody signals."""


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
    TOO_MANY_COPIES = "too_many_copies"
    """More than four copies of a card."""
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    """A hand, the trick or the stock has not the size that the rest of the state gives it."""
    TRICKS_OUT_OF_RANGE = "tricks_out_of_range"
    """Trick counts below 0, or more of them than can have been played."""
    WRONG_LEADER = "wrong_leader"
    """The first trick is led by the dealer's left-hand neighbour."""
    REVOKE_IN_TRICK = "revoke_in_trick"
    """A seat that has not followed in the current trick still holds the suit led."""
    VOID_CONTRADICTED = "void_contradicted"
    """A seat holds, or has just played, a suit that it has shown it lacks; or the current trick
    shows that it lacks one and the voids do not say so."""
    VOID_TOO_EARLY = "void_too_early"
    """A void was shown before anything was played that could show it."""
    SIGNAL_OUT_OF_PLACE = "signal_out_of_place"
    """A signal with no lead on the table, or under rules without signals."""
    CONTENDERS_WRONG = "contenders_wrong"
    """The draw for dealer has one contender only, or the same twice."""
    SERIES_CONTRADICTED = "series_contradicted"
    """The series does not go with the number of games, the phase or the last game's tricks."""
    GAMES_OUT_OF_RANGE = "games_out_of_range"
    """A number of games that is negative or absurdly large."""
