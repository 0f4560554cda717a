"""The readings that no field changes."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub.clauses import CLAUSES
from cardrules.readings import Interpretation

__all__ = ["FIXED"]

FIXED: Final[tuple[Interpretation, ...]] = (
    Interpretation(
        "T-I6",
        CLAUSES["T-I6"],
        "Does T-3.5 hold in every suit?",
        None,
        None,
        "Yes: for trumps and for other suits, led or not.",
    ),
    Interpretation(
        "T-I8",
        CLAUSES["T-I8"],
        "Do suits count in the draw for dealer?",
        None,
        None,
        (
            "No. Only the rank counts, so two cards of one rank tie, and two copies of a card "
            "do as well."
        ),
    ),
    Interpretation(
        "T-I9",
        CLAUSES["T-I9"],
        "What if ties use up the pack in the draw?",
        None,
        None,
        "Those who are still tied go on with a freshly shuffled pack.",
    ),
    Interpretation(
        "T-I10",
        CLAUSES["T-I10"],
        "What if the miscount is not in the last packet?",
        None,
        None,
        "It is dealt again all the same.",
    ),
    Interpretation(
        "T-I11",
        CLAUSES["T-I11"],
        (
            "May the namer choose a suit not among the three cards? No trump at all? Leave it "
            "to somebody else?"
        ),
        None,
        None,
        "Yes. No. No.",
    ),
    Interpretation(
        "T-I12",
        CLAUSES["T-I12"],
        "May play end once a pair has 19 tricks?",
        None,
        None,
        "No. All cards are played, since the number of tricks matters for the match.",
    ),
    Interpretation(
        "T-I13",
        CLAUSES["T-I13"],
        "Are the cards of the dealer's last packet seen when it is shown?",
        None,
        None,
        "No. Only that there are three.",
    ),
    Interpretation(
        "T-I14",
        CLAUSES["T-I14"],
        "What does a revoke cost?",
        None,
        None,
        "The guide names no penalty. The library does not let it happen.",
    ),
)
