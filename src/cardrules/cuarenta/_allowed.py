"""What a seat can have been dealt in this lot, after what it answered and what has fallen of it.

That is said rank by rank, as the numbers of cards of a rank that its five can have held: a mask
whose bit *n* allows *n* cards. A hand of five holds three or four cards of one rank at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never, final

import attrs

from cardrules.cards import Rank
from cardrules.cuarenta.announcements import Answer
from cardrules.cuarenta.rules import RANKS, Rules
from cardrules.cuarenta.view import View
from cardrules.seats import Seat

__all__ = ["Allowed", "allowed"]

ANY: Final = 0b11111
UP_TO_TWO: Final = 0b00111
THREE: Final = 0b01000
FOUR: Final = 0b10000
NONE: Final = 0


@final
@attrs.frozen
class Allowed:
    """For each rank the numbers of cards that a seat can have been dealt.

    `finds` says that one rank has to be there three times, and the masks leave open which.
    """

    masks: tuple[int, ...]
    finds: bool = False

    def limits(self, known: Sequence[int], hidden: Sequence[int], size: int) -> bool:
        """Say whether `size` hidden cards beside the known ones can be wrong.

        `known` are the cards of each rank that the seat is known to have been dealt, `hidden`
        those that it may have beside them.
        """
        return self.finds or any(
            not mask >> number & 1
            for mask, had, more in zip(self.masks, known, hidden, strict=True)
            for number in range(had, had + min(more, size) + 1)
        )


ANYTHING: Final = Allowed((ANY,) * len(RANKS))
NOTHING: Final = Allowed((NONE,) * len(RANKS))
"""What no deal explains."""


def allowed(view: View, seat: Seat, known: Sequence[int]) -> Allowed:
    """Give what a seat can have been dealt in this lot (C-3.1 to C-3.4, C-I2, C-I31).

    `known` are the cards of each rank that the view knows it was dealt: those that have fallen,
    its own, and those of a four that it has shown.
    """
    answer = view.answers[seat]
    match answer:
        case None:
            return ANYTHING
        case Answer.FOUR:
            return ANYTHING if 4 in known else NOTHING
        case Answer.RONDA | Answer.PASSED | Answer.PASSED_BLOCKED:
            three, four = _may_have_held(view.rules, answer)
            is_own = seat is view.seat
            for ronda in view.rondas:
                if ronda.holder is seat and ronda.lot == view.lot:
                    more = NONE if is_own else four
                    return _with_ronda(ronda.rank, known, more, is_own=is_own) if three else NOTHING
            if answer is Answer.RONDA:
                return NOTHING
            if is_own:
                return Allowed((UP_TO_TWO | four,) * len(RANKS))
            # Of what the view does not show, fewer than three cards have fallen, or all four.
            hidden = ((NONE, four)[had == 4] if had >= 3 else three | four for had in known)
            return Allowed(tuple(UP_TO_TWO | mask for mask in hidden))
        case _:
            assert_never(answer)


def _with_ronda(rank: Rank | None, known: Sequence[int], four: int, *, is_own: bool) -> Allowed:
    """Give what a seat was dealt that shows a ronda, perhaps of which rank.

    Another seat's rank shows when and only when three cards of it have fallen; what was not
    announced may then be a `four` yet (C-I31).
    """
    if rank is None:
        hidden = (UP_TO_TWO | (THREE if had < 3 else NONE) for had in known)
        return Allowed(tuple(hidden), finds=True)
    if not is_own and known[RANKS.index(rank)] != 3:
        return NOTHING
    return Allowed(tuple(THREE | four if each is rank else UP_TO_TWO for each in RANKS))


def _may_have_held(rules: Rules, answer: Answer) -> tuple[int, int]:
    """Say whether a seat that answered so may hold three, and four, of a kind (C-I2).

    Where announcing is compulsory it passes with what is blocked, and with nothing else. A four
    that wins is never blocked, one that scores is where a ronda is (C-I11).
    """
    if answer is Answer.RONDA:
        return THREE, NONE
    if rules.announcing == "optional":
        return THREE, FOUR
    if answer is Answer.PASSED:
        return NONE, NONE
    return THREE, NONE if rules.four_of_a_kind == "wins" else FOUR
