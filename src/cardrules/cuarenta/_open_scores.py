"""The readings that are chosen by a field of `Rules`: points, the count, table and match."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta.clauses import CLAUSES
from cardrules.readings import Alternative, Interpretation

__all__ = ["OPEN_FROM_THE_POINTS"]

OPEN_FROM_THE_POINTS: Final[tuple[Interpretation, ...]] = (
    Interpretation(
        "C-I16",
        CLAUSES["C-I16"],
        "What does a play that is both score?",
        "caida_y_limpia",
        4,
        "C-5.3; carrieandjonathan.com.",
        (
            Alternative(
                2,
                "the caída's.",
                (
                    "40caidaylimpia as a lexicon cites it, dotrino-cuarenta, GanglyPuma22 "
                    "since a later change."
                ),
            ),
        ),
    ),
    Interpretation(
        "C-I17",
        CLAUSES["C-I17"],
        "At which score is limpia worth nothing?",
        "limpia_blocked_at",
        38,
        "C-5.4.",
        (Alternative(None, "at none.", "AlexRuiZa."),),
    ),
    Interpretation(
        "C-I18",
        CLAUSES["C-I18"],
        "Is caída all that scores at exactly 38?",
        "only_caida_at_38",
        False,
        "the count does too, by C-7.2.",
        (
            Alternative(
                True,
                "only caída, and four of a kind where they win; a ronda may not be announced.",
                "Two house specifications, dotrino-cuarenta, AngelGuale.",
            ),
        ),
    ),
    Interpretation(
        "C-I19",
        CLAUSES["C-I19"],
        "What are 21 cards worth?",
        "count_rounding",
        "up",
        "8, by C-6.2; latinamericawanderer.",
        (
            Alternative("down", "6.", "AlexRuiZa, romanjcoding."),
            Alternative("none", "7.", "A React game."),
        ),
    ),
    Interpretation(
        "C-I20",
        CLAUSES["C-I20"],
        "Is there a score from which a team's cards are not counted?",
        "count_limit",
        None,
        "the guide names none.",
        (
            Alternative(
                30,
                "from 30 on.",
                'publicafm.ec ("agreed beforehand"), a house specification, dotrino-cuarenta.',
            ),
        ),
    ),
    Interpretation(
        "C-I21",
        CLAUSES["C-I21"],
        "Both have 20 cards. Who scores?",
        "twenty_twenty",
        "non_dealer_six",
        "C-6.3.",
        (
            Alternative("both_six", "6 for each team.", "Several programs."),
            Alternative(
                "next_dealer_two",
                "the team that deals next scores 2.",
                'A house specification, a lexicon ("dos por darlas").',
            ),
        ),
    ),
    Interpretation(
        "C-I22",
        CLAUSES["C-I22"],
        "Neither has 20. Who scores?",
        "under_twenty",
        "larger_two",
        "C-6.4.",
        (
            Alternative("nothing", "nobody.", "Several programs."),
            Alternative(
                "next_dealer_two", "the team that deals next scores 2.", "A house specification."
            ),
        ),
    ),
    Interpretation(
        "C-I23",
        CLAUSES["C-I23"],
        "Whose are the cards left on the table?",
        "leftovers",
        "nobody",
        "C-6.1.",
        (
            Alternative(
                "last_capturer",
                (
                    "they go to the team of whoever captured last, and to take forgotten cards "
                    "is to capture here; if nobody captured, they are nobody's; it is never a "
                    "limpia."
                ),
                "Two house specifications, dotrino-cuarenta, AlexRuiZa.",
            ),
        ),
    ),
    Interpretation(
        "C-I24",
        CLAUSES["C-I24"],
        "How many cards make a sum?",
        "sum_size",
        None,
        "two or more, and a rank may be there more than once. The guide sets no number.",
        (
            Alternative(
                2,
                "exactly two.",
                "A Spanish account, dotrino-cuarenta, xodbox/cuarenta, AngelGuale/CuarentaV0.",
            ),
        ),
    ),
    Interpretation(
        "C-I25",
        CLAUSES["C-I25"],
        "How many equal cards does a match take?",
        "match_takes",
        "one",
        "C-4.2.",
        (
            Alternative(
                "all", "every equal card on the table.", "A house specification, AlexRuiZa."
            ),
        ),
    ),
    Interpretation(
        "C-I26",
        CLAUSES["C-I26"],
        "Which way does it go?",
        "direction",
        "clockwise",
        "C-1.1, and Pagat.",
        (
            Alternative(
                "counter_clockwise",
                "left becomes right everywhere.",
                ("Wikipedia in both languages, carrieandjonathan.com, most accounts from Ecuador."),
            ),
        ),
    ),
    Interpretation(
        "C-I27",
        CLAUSES["C-I27"],
        "How many play?",
        "players",
        4,
        (
            "C-1.1. A form for two is told by Pagat, Wikipedia and most programs. It is not "
            "there yet: the field takes 4 only."
        ),
    ),
    Interpretation(
        "C-I28",
        CLAUSES["C-I28"],
        "Are several games played for a match?",
        "match",
        "single",
        "C-1.5.",
        (
            Alternative(
                "best_of_three",
                (
                    "two games, called *chicas*; each starts from 0, and the deal goes on to "
                    "the left."
                ),
                "sagateve.com, a house specification.",
            ),
            Alternative(
                "best_of_three_zapateria",
                "also, a chica won on points against fewer than 10 is the match.",
                "English Wikipedia.",
            ),
        ),
    ),
)
