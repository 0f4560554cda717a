"""The records of Arba'a Turub on which readings part: mostly the last trick of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardrules.arbaa_turub import GUIDE, NAME, Series, cut, deal
from cardrules.divergence import Parting
from tests.builders.arbaa_turub import NORTH, NORTH_SOUTH, endgame, shuffled, to_cut
from tests.readings.sample import Sample, hand_lines, position

__all__ = ["SAMPLES"]


def _last_trick(tricks: tuple[int, int], benchmark: int) -> list[str]:
    """Set up North-South's series, and a last trick that North will take; North deals."""
    state = endgame("A♥", "6♣", "6♦", "6♠", tricks=tricks, series=Series(NORTH_SOUTH, benchmark))
    return [position(state)]


_NORTH_TAKES_IT: Final = ("A♥", "6♣", "6♦", "6♠")


def _misdeal() -> list[str]:
    return [position(to_cut())]


def _dealt() -> list[str]:
    """Deal to four hands after a cut, as they come: what is cut is the pack of the record."""
    hands = deal(cut(shuffled(), 40), NORTH)
    order = GUIDE.seats_from(NORTH.left)
    return [*hand_lines([(seat, hands[seat]) for seat in order]), "cut 40", "trump H"]


def _sample(
    choice: str,
    said: Sequence[str],
    head: Sequence[str],
    actions: Sequence[str],
    parts: tuple[int, Parting, str],
) -> Sample:
    return Sample(NAME, choice, said, head, actions, *parts)


SAMPLES: Final = (
    _sample(
        "insufficient_win_deals_as=draw",
        (
            "North deals, and North-South win 19-17 against their benchmark of 20: too few.",
            "The game was won, so East deals next. As a draw, it would leave the deal with North.",
        ),
        _last_trick((18, 17), 20),
        _NORTH_TAKES_IT,
        (4, Parting.EVENTS, "T-I1"),
    ),
    _sample(
        "signals=no",
        ("North leads with a knock. Where there are no signals it is refused.",),
        _last_trick((18, 17), 20),
        ("A♥ knock", *_NORTH_TAKES_IT[1:]),
        (1, Parting.REFUSED, "T-I2"),
    ),
    _sample(
        "misdeal_dealer=left",
        ("North has dealt wrong. North deals again, or the deal passes to East.",),
        _misdeal(),
        ("misdeal",),
        (1, Parting.EVENTS, "T-I3"),
    ),
    _sample(
        "benchmark=reach",
        ("North-South win 19-17 against their benchmark of 19: it is enough if reaching it is.",),
        _last_trick((18, 17), 19),
        _NORTH_TAKES_IT,
        (4, Parting.OUTCOME, "T-I4"),
    ),
    _sample(
        "benchmark=previous",
        (
            "North-South have won with 22 tricks and win again, 20-16: too few.",
            "The benchmark stays 22. Where it is the win before, it is 20 from now on.",
        ),
        _last_trick((19, 16), 22),
        _NORTH_TAKES_IT,
        (4, Parting.EVENTS, "T-I4"),
    ),
    _sample(
        "benchmark=none",
        (
            "North-South have won with 22 tricks and win again, 20-16: too few.",
            "Where any two wins in a row do, they have the match.",
        ),
        _last_trick((19, 16), 22),
        _NORTH_TAKES_IT,
        (4, Parting.OUTCOME, "T-I4"),
    ),
    _sample(
        "cut=no",
        ("The pack is cut. Where there is no cut East has three cards to look at right away.",),
        ("dealer north",),
        _dealt(),
        (1, Parting.EVENTS, "T-2.5"),
    ),
    _sample(
        "direction=counter_clockwise",
        ("North leads. East is next, or West.",),
        _last_trick((18, 17), 20),
        _NORTH_TAKES_IT,
        (2, Parting.REFUSED, "G-3"),
    ),
)
"""One for each alternative."""
