"""The records of Cuarenta on which readings part, the points of plays, the count, the match."""

from __future__ import annotations

from typing import Final

from cardrules.divergence import Parting
from tests.builders.cuarenta import EAST
from tests.readings.cuarenta_scenes import DEALER_WEST, counting, dealt, evenly, few, sample

__all__ = ["FROM_THE_POINTS"]

_LAST: Final = ("Q♠",)
_BOTH: Final = ("5♥", "5♠ x 5♥")

FROM_THE_POINTS: Final = (
    sample(
        "caida_y_limpia=2",
        ("East takes the five just laid, the only card there: 4 points, or the caída's 2.",),
        few("", "5♥", east="5♠"),
        _BOTH,
        (2, Parting.EVENTS, "C-I16"),
    ),
    sample(
        "limpia_blocked_at=none",
        ("At 38 North empties the table. That scores nothing, or it wins.",),
        few("Q♦", "Q♠", scores=(38, 12)),
        ("Q♠ x Q♦",),
        (1, Parting.OUTCOME, "C-5.4"),
    ),
    sample(
        "only_caida_at_38=yes",
        ("North-South stand at 38 and have 21 cards. The count wins, or scores nothing there.",),
        counting((21, 16), scores=(38, 12)),
        _LAST,
        (1, Parting.OUTCOME, "C-I18"),
    ),
    sample(
        "count_rounding=down",
        ("North-South have 21 cards: 7, made even upwards or downwards.",),
        counting((21, 16)),
        _LAST,
        (1, Parting.EVENTS, "C-I19"),
    ),
    sample(
        "count_rounding=none",
        ("North-South have 21 cards: 7, which is made even, or stays.",),
        counting((21, 16)),
        _LAST,
        (1, Parting.EVENTS, "C-I19"),
    ),
    sample(
        "count_limit=30",
        ("North-South have 21 cards at a score of 30: they are counted, or they are not.",),
        counting((21, 16), scores=(30, 12)),
        _LAST,
        (1, Parting.EVENTS, "C-I20"),
    ),
    sample(
        "twenty_twenty=both_six",
        ("Both have 20 cards when West has played: the non-dealers score 6, or both sides do.",),
        evenly(),
        ("5♠ x 5♥",),
        (1, Parting.EVENTS, "C-I21"),
    ),
    sample(
        "twenty_twenty=next_dealer_two",
        ("Both have 20 cards when West has played. North-South score 6, or 2 as next dealers.",),
        evenly(),
        ("5♠ x 5♥",),
        (1, Parting.EVENTS, "C-I21"),
    ),
    sample(
        "under_twenty=nothing",
        ("North-South have 18 cards, East-West 15: the larger pile scores, or none does.",),
        counting((18, 15)),
        _LAST,
        (1, Parting.EVENTS, "C-I22"),
    ),
    sample(
        "under_twenty=next_dealer_two",
        ("East-West have 18 cards, North-South 15. The larger pile scores 2, or who deals next.",),
        counting((15, 18)),
        _LAST,
        (1, Parting.EVENTS, "C-I22"),
    ),
    sample(
        "leftovers=last_capturer",
        ("Three cards are left on the table, and East was the last to capture.",),
        counting((21, 16), last_capturer=EAST),
        _LAST,
        (1, Parting.EVENTS, "C-I23"),
    ),
    sample(
        "sum_size=2",
        ("North takes three cards that add up to its six, which is one too many, or is not.",),
        few("A♥ 2♦ 3♣", "6♠"),
        ("6♠ x A♥ 2♦ 3♣",),
        (1, Parting.REFUSED, "C-I24"),
    ),
    sample(
        "match_takes=all",
        ("North takes one of two fives. Where a match takes all, both have to be taken.",),
        few("5♥ 5♦", "5♠"),
        ("5♠ x 5♥",),
        (1, Parting.REFUSED, "C-I25"),
    ),
    sample(
        "direction=counter_clockwise",
        ("West deals. The first packet is North's, or South's.",),
        DEALER_WEST,
        dealt({}),
        (1, Parting.EVENTS, "C-2.2"),
    ),
    sample(
        "match=best_of_three",
        ("At 38 East makes a caída. That is the game, or a chica of two that are needed.",),
        few("", "5♥", east="5♠", scores=(12, 38)),
        _BOTH,
        (2, Parting.OUTCOME, "C-I28"),
    ),
    sample(
        "match=best_of_three_zapateria",
        ("At 38 East makes a caída, against 8. That is the game, or a chica that is the match.",),
        few("", "5♥", east="5♠", scores=(8, 38)),
        _BOTH,
        (2, Parting.OUTCOME, "C-I28"),
    ),
)
"""C-I16 to C-I28."""
