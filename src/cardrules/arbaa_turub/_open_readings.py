"""The readings that are chosen by a field of `Rules`."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub.clauses import CLAUSES
from cardrules.readings import NONE_KNOWN, Alternative, Interpretation

__all__ = ["OPEN"]

OPEN: Final[tuple[Interpretation, ...]] = (
    Interpretation(
        "T-I1",
        CLAUSES["T-I1"],
        "A second win was too small (T-4.3). Who deals now?",
        "insufficient_win_deals_as",
        "win",
        ("T-5 asks who won the game, and this game was won. Only the match treats it like a draw."),
        (Alternative("draw", "the dealer stays, as if T-5.3 applied.", NONE_KNOWN),),
    ),
    Interpretation(
        "T-I2",
        CLAUSES["T-I2"],
        "Can the leader signal?",
        "signals",
        True,
        (
            "with the lead, one knock or one click, or neither. It concerns the suit led, and "
            "everybody notices it. Nobody checks that it is true. Pagat's account has the same "
            "two signs."
        ),
        (Alternative(False, "no sign is given.", "What programs without a table do."),),
    ),
    Interpretation(
        "T-I3",
        CLAUSES["T-I3"],
        "The deal was miscounted. Who deals again?",
        "misdeal_dealer",
        "same",
        (
            "the dealer, with a new shuffle, cut and trump. It was no game, so the series does "
            "not change."
        ),
        (Alternative("left", "the deal passes on.", NONE_KNOWN),),
    ),
    Interpretation(
        "T-I4",
        CLAUSES["T-I4"],
        "How good must the second win be?",
        "benchmark",
        "exceed",
        "more tricks than the first. So does Pagat's account.",
        (
            Alternative("reach", "as many are enough.", NONE_KNOWN),
            Alternative("previous", "more than in the win just before.", NONE_KNOWN),
            Alternative("none", "any two wins in a row.", "gamerules.com."),
        ),
    ),
    Interpretation(
        "T-I5",
        CLAUSES["T-I5"],
        "Does the record hold the cut?",
        "cut",
        True,
        (
            "a cut at any of the 143 places. Pagat, catsatcards and gamerules.com have the "
            "left-hand neighbour cut too."
        ),
        (
            Alternative(
                False,
                "the pack is dealt as it was shuffled.",
                "No account leaves the cut out; this is for programs.",
            ),
        ),
    ),
    Interpretation(
        "T-I7",
        CLAUSES["T-I7"],
        "Which way does it go?",
        "direction",
        "clockwise",
        "Pagat's editor infers that.",
        (
            Alternative(
                "counter_clockwise",
                "then deal, draw and play go to the right, and so does T-5.4.",
                "The parent game Turup is played so.",
            ),
        ),
    ),
)
