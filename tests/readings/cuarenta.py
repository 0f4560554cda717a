"""The records of Cuarenta on which readings part: from the draw to the prize."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta import RondaStatus
from cardrules.divergence import Parting
from tests.builders.cuarenta import NORTH
from tests.readings.cuarenta_points import FROM_THE_POINTS
from tests.readings.cuarenta_scenes import (
    DEALER_WEST,
    after_sequence,
    dealt,
    few,
    last_four,
    sample,
    scored,
)
from tests.readings.sample import Sample

__all__ = ["SAMPLES"]


_RONDA: Final = dealt({NORTH: "5♣ 5♦ 5♥"})
_FOUR: Final = dealt({NORTH: "5♣ 5♦ 5♥ 5♠"})
_PRIZE: Final = ("A♥", "7♥", "7♣ x 7♥", "3♦", "claim east 7")
_STOPS_SHORT: Final = "5♠ x 5♥"


def _draw(seat: str) -> Sample:
    return sample(
        f"draw_starts_at={seat}",
        (
            "The first diamond is the fourth card turned up: West's, if North gets the first.",
            f"If {seat.title()} gets the first, it falls to another seat.",
        ),
        (),
        ("draw K♣ 3♠ A♥ 7♦",),
        (1, Parting.EVENTS, "C-2.1"),
    )


_TO_THE_PRIZE: Final = (
    _draw("east"),
    _draw("south"),
    _draw("west"),
    sample(
        "announcing=compulsory",
        ("North holds three fives and passes. Where one has to announce it may not.",),
        DEALER_WEST,
        (*_RONDA, "pass"),
        (2, Parting.REFUSED, "C-I2"),
    ),
    sample(
        "trailing=forced",
        ("North lays a five beside a five. Where a card that can take has to, it may not.",),
        few("5♥ Q♦", "5♠"),
        ("5♠",),
        (1, Parting.REFUSED, "C-I3"),
    ),
    sample(
        "sequence=automatic",
        ("North takes the five and leaves the six. Sequences taken whole do not allow it.",),
        after_sequence(),
        (_STOPS_SHORT,),
        (1, Parting.REFUSED, "C-I4"),
    ),
    sample(
        "sequence=forfeited",
        ("North takes the five and leaves the six: it is offered to nobody, or to the opponents.",),
        after_sequence(),
        (_STOPS_SHORT, "take"),
        (1, Parting.EVENTS, "C-4.8"),
    ),
    sample(
        "forgotten_window=left_only",
        ("East leaves the six that North forgot. West is asked too, or it is East's turn.",),
        after_sequence(),
        (_STOPS_SHORT, "pass", "take"),
        (2, Parting.STATE, "C-I5"),
    ),
    sample(
        "forgotten_limpia=yes",
        ("East takes the six that North forgot, and the table is empty: a limpia, or none.",),
        after_sequence(),
        (_STOPS_SHORT, "take"),
        (2, Parting.EVENTS, "C-I6"),
    ),
    sample(
        "prize_window=after_count",
        ("A prize is due when West plays the last card. Claims come before the count, or after.",),
        last_four(),
        _PRIZE,
        (4, Parting.EVENTS, "C-6.4"),
    ),
    sample(
        "prize_on=any",
        ("South takes a card of East's ronda, which East kept silent: that may earn a prize.",),
        last_four(RondaStatus.SILENT),
        _PRIZE[:4],
        (3, Parting.STATE, "C-I8"),
    ),
    sample(
        "misdeal=ten_points",
        ("West has dealt wrong. That is the game for North-South, or ten points.",),
        DEALER_WEST,
        (*dealt({}), "misdeal"),
        (2, Parting.OUTCOME, "C-I9"),
    ),
    sample(
        "misdeal=two_points",
        ("West has dealt wrong. That is the game for North-South, or two points.",),
        DEALER_WEST,
        (*dealt({}), "misdeal"),
        (2, Parting.OUTCOME, "C-I9"),
    ),
    sample(
        "ronda_points=2",
        ("North announces a ronda, for four points or for two.",),
        DEALER_WEST,
        (*_RONDA, "ronda"),
        (2, Parting.EVENTS, "C-3.1"),
    ),
    sample(
        "four_of_a_kind=4",
        ("North shows four fives and wins, or scores four.",),
        DEALER_WEST,
        (*_FOUR, "four"),
        (2, Parting.OUTCOME, "C-I11"),
    ),
    sample(
        "four_of_a_kind=8",
        ("North shows four fives and wins, or scores eight.",),
        DEALER_WEST,
        (*_FOUR, "four"),
        (2, Parting.OUTCOME, "C-I11"),
    ),
    sample(
        "ronda_limit=none",
        (
            "At 30 North passes, three fives in its hand: it had to.",
            "Where there is no limit it might have announced them, and kept silent.",
        ),
        scored((30, 0)),
        (*_RONDA, "pass"),
        (2, Parting.EVENTS, "C-3.4"),
    ),
    sample(
        "prize_points=4",
        ("South claims the prize on East's ronda, for ten points or for four.",),
        last_four(),
        _PRIZE,
        (5, Parting.EVENTS, "C-5.5"),
    ),
    sample(
        "prize_points=0",
        ("South takes a card of East's ronda. Where the prize is worth nothing none is due.",),
        last_four(),
        _PRIZE,
        (3, Parting.STATE, "C-I13"),
    ),
    sample(
        "prize_replaces_caida=yes",
        ("South had 2 for the caída. The prize brings 10 more, or 8.",),
        last_four(),
        _PRIZE,
        (5, Parting.EVENTS, "C-5.5"),
    ),
)

SAMPLES: Final = (*_TO_THE_PRIZE, *FROM_THE_POINTS)
"""One for each alternative."""
