"""The readings that no field changes."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta.clauses import CLAUSES
from cardrules.readings import Interpretation

__all__ = ["FIXED"]

FIXED: Final[tuple[Interpretation, ...]] = (
    Interpretation(
        "C-I15",
        CLAUSES["C-I15"],
        "Must whoever claims a prize name the rank without help (C-5.7)?",
        None,
        None,
        "No. The seat that is asked is offered what is due. By then every card has been seen.",
    ),
    Interpretation(
        "C-I29",
        CLAUSES["C-I29"],
        "Must the player call out caída and limpia (C-7.5)?",
        None,
        None,
        "No. A play gets what it earns.",
    ),
    Interpretation(
        "C-I30",
        CLAUSES["C-I30"],
        "A 5 lies there, and another 5 was just laid. Which one does a third take?",
        None,
        None,
        "The player chooses. Only the one just laid makes a caída.",
    ),
    Interpretation(
        "C-I31",
        CLAUSES["C-I31"],
        "May one keep four of a kind hidden?",
        None,
        None,
        (
            "Yes. They are not a ronda then either. Until the last of them has fallen, a view "
            "shows the three that have as a silent ronda, since nobody else can tell."
        ),
    ),
    Interpretation(
        "C-I32",
        CLAUSES["C-I32"],
        "Who is asked for prizes?",
        None,
        None,
        (
            "From the dealer's left, each seat whose team has a prize due and is under 30. "
            "That limit is fixed, whatever C-I12 says. Either partner may claim. Who claims is "
            "asked again while one is due. Who passes is not."
        ),
    ),
    Interpretation(
        "C-I33", CLAUSES["C-I33"], "Can the last of the 40 cards make a limpia?", None, None, "Yes."
    ),
    Interpretation("C-I34", CLAUSES["C-I34"], "Are points beyond 40 cut off?", None, None, "No."),
    Interpretation(
        "C-I35",
        CLAUSES["C-I35"],
        "May one look through the piles?",
        None,
        None,
        (
            "They lie face down. But everybody saw each card fall, so a view, which forgets "
            "nothing, holds them."
        ),
    ),
    Interpretation(
        "C-I36", CLAUSES["C-I36"], "Is the pack cut?", None, None, "No. The guide tells of no cut."
    ),
)
