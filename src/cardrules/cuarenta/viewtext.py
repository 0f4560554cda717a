"""Views of Cuarenta as one line of text each."""

from __future__ import annotations

from typing import Final

from cardrules._viewed import viewed
from cardrules.cuarenta.positions import format_position
from cardrules.cuarenta.state import state_of
from cardrules.cuarenta.view import View, require_view
from cardrules.fields import compact_cards

__all__ = ["format_view"]

_HANDS_AT: Final = 5
"""Which field of a position is that of the hands."""


def format_view(view: View) -> str:
    """Write a view as one line of 23 fields: equal views give equal text, others another.

    The first twenty are those of `format_position`, save that of other hands and of the stock
    the numbers of their cards stand there; rondas and prizes are those that the seat knows of, `-`
    for a rank that it does not. Then comes whose view it is, `-` for a spectator's, the cards that
    it cannot place, and the cards of fours that each seat has shown and still holds. The text is
    to be compared, logged and read; there is no way back.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=cuarenta.Seat.EAST)
    >>> format_view(cuarenta.view(state, None))
    'cuarenta GUIDE shuffle E - 0/0/0/0 0 - - -/- 0-0 0 -/-/-/- - -/-/-/- -:- - - 0-0 - - - -/-/-/-'
    """
    # The public fields of a view are packed as a state's are, with no hidden cards among them.
    line = viewed(format_position(state_of(require_view(view).packed)), _HANDS_AT, view)
    return f"{line} {'/'.join(map(compact_cards, view.shown))}"
