"""The readings that are chosen by a field of `Rules`: from the draw to the prize."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta.clauses import CLAUSES
from cardrules.readings import NONE_KNOWN, Alternative, Interpretation
from cardrules.seats import Seat

__all__ = ["OPEN_TO_THE_PRIZE"]

OPEN_TO_THE_PRIZE: Final[tuple[Interpretation, ...]] = (
    Interpretation(
        "C-I1",
        CLAUSES["C-I1"],
        "Who gets the first card that is turned up?",
        "draw_starts_at",
        Seat.NORTH,
        (
            "somebody has to, and the guide names nobody. sagateve.com has the highest card "
            "deal instead, which is not modelled."
        ),
        (
            Alternative(Seat.EAST, "East, as the table agrees.", NONE_KNOWN),
            Alternative(Seat.SOUTH, "South, likewise.", NONE_KNOWN),
            Alternative(Seat.WEST, "West, likewise.", NONE_KNOWN),
        ),
    ),
    Interpretation(
        "C-I2",
        CLAUSES["C-I2"],
        "Must one say what one holds?",
        "announcing",
        "optional",
        (
            "who passes keeps it secret and scores nothing. Pagat's account; a house "
            "specification in a public repository."
        ),
        (
            Alternative(
                "compulsory",
                (
                    "every seat is still asked, and has one answer: four if it holds them, "
                    "else a ronda that scores, else a pass."
                ),
                "Most programs announce on their own.",
            ),
        ),
    ),
    Interpretation(
        "C-I3",
        CLAUSES["C-I3"],
        "May one lay a card that could take?",
        "trailing",
        "free",
        "C-4.9 speaks of a capture forgotten altogether, so it can be.",
        (
            Alternative(
                "forced",
                "a card that can take has to.",
                "romanjcoding/Cuarenta in C++, a TCP game server.",
            ),
        ),
    ),
    Interpretation(
        "C-I4",
        CLAUSES["C-I4"],
        "May one take less than the whole sequence?",
        "sequence",
        "claimable",
        ("yes, any unbroken beginning of it, and the opponents may take the rest. That is C-4.8."),
        (
            Alternative(
                "automatic", "the sequence is taken whole.", "GanglyPuma22/Cuarenta, romanjcoding."
            ),
            Alternative(
                "forfeited",
                "one may stop short, and nobody gets the rest.",
                "A React game in one file.",
            ),
        ),
    ),
    Interpretation(
        "C-I5",
        CLAUSES["C-I5"],
        "Who may take forgotten cards, and when?",
        "forgotten_window",
        "both",
        (
            "the opponents, as the guide says. It is before the next card, and after the last "
            "card of a lot too. The one on the capturer's left is asked first. It is all or "
            "nothing and costs no turn."
        ),
        (Alternative("left_only", "only that one.", "AlexRuiZa."),),
    ),
    Interpretation(
        "C-I6",
        CLAUSES["C-I6"],
        "Is it a limpia if taking forgotten cards empties the table?",
        "forgotten_limpia",
        False,
        "C-5.3 wants a true capture. AlexRuiZa.",
        (Alternative(True, "it is.", "imdotrino/dotrino-cuarenta."),),
    ),
    Interpretation(
        "C-I7",
        CLAUSES["C-I7"],
        "Is the prize claimed before or after the count?",
        "prize_window",
        "before_count",
        "the guide puts it at the end of the hand, and the count belongs to what follows.",
        (Alternative("after_count", "after it.", NONE_KNOWN),),
    ),
    Interpretation(
        "C-I8",
        CLAUSES["C-I8"],
        "Which rondas carry a prize?",
        "prize_on",
        "announced_or_blocked",
        "those announced, and those that could not be because of the score (C-5.7).",
        (Alternative("any", "also those kept silent by choice.", NONE_KNOWN),),
    ),
    Interpretation(
        "C-I9",
        CLAUSES["C-I9"],
        (
            "What does a wrong deal cost? It may happen in either lot, and can be declared "
            "until somebody in that lot has answered; a pass is an answer."
        ),
        "misdeal",
        "game",
        "C-2.6, and Pagat. The scores stay as they stand.",
        (
            Alternative(
                "ten_points",
                (
                    "the others score 10 and what the hand has brought so far stays; nothing "
                    "is counted or claimed, and the deal passes."
                ),
                'English Wikipedia ("pasa la mano con diez"), ecuador.com.',
            ),
            Alternative("two_points", "the same, for 2 points.", "sagateve.com."),
        ),
    ),
    Interpretation(
        "C-I10",
        CLAUSES["C-I10"],
        "What does a ronda score?",
        "ronda_points",
        4,
        "the guide; carrieandjonathan.com, itchyfeetonthecheap.com.",
        (Alternative(2, "half as much.", "sagateve.com, publicafm.ec, two house specifications."),),
    ),
    Interpretation(
        "C-I11",
        CLAUSES["C-I11"],
        "What do four of a kind do?",
        "four_of_a_kind",
        "wins",
        (
            "at any score, and the scores do not change. Pagat's line, "
            "itchyfeetonthecheap.com, ecuador.com."
        ),
        (
            Alternative(
                4,
                "points, subject to C-I12 like a ronda.",
                'Two house specifications ("doble ronda").',
            ),
            Alternative(8, "likewise.", "An older version of closerclick/cuarenta."),
        ),
    ),
    Interpretation(
        "C-I12",
        CLAUSES["C-I12"],
        (
            "From which score on is a ronda worth nothing, and so not announced? The score is "
            "read at each announcement: of two rondas at 26, the first makes 30 and blocks the "
            "second."
        ),
        "ronda_limit",
        30,
        "C-3.4; a Spanish account, a React game.",
        (Alternative(None, "from none.", "AlexRuiZa/juego-40-ecuador."),),
    ),
    Interpretation(
        "C-I13",
        CLAUSES["C-I13"],
        "What is the prize worth?",
        "prize_points",
        10,
        "C-5.5.",
        (
            Alternative(4, "with the caída's 2 that makes 6.", "A house specification."),
            Alternative(
                0,
                "no prize, and nobody is asked.",
                "dotrino-cuarenta, since to pay it at once would give the ronda away.",
            ),
        ),
    ),
    Interpretation(
        "C-I14",
        CLAUSES["C-I14"],
        "Does the prize include the caída's 2?",
        "prize_replaces_caida",
        False,
        "the guide adds it.",
        (
            Alternative(
                True,
                "the claim pays 2 less; with `prize_points=0` the rules are refused.",
                "jenainecuador, perhaps (ten in all).",
            ),
        ),
    ),
)
