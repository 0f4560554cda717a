"""Views of Arba'a Turub as one line of text each."""

from __future__ import annotations

from typing import Final

from cardrules._viewed import viewed
from cardrules.arbaa_turub.positions import format_position
from cardrules.arbaa_turub.state import state_of
from cardrules.arbaa_turub.view import View, require_view

__all__ = ["format_view"]

_HANDS_AT: Final = 6
"""Which field of a position is that of the hands."""


def format_view(view: View) -> str:
    """Write a view as one line of fifteen fields: equal views give equal text, others another.

    The first thirteen are those of `format_position`, save that of other hands and of the stock
    the numbers of their cards stand there. Then comes whose view it is, `-` for a spectator's,
    and the cards that it cannot place. The text is to be compared, logged and read; there is no
    way back.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=arbaa_turub.Seat.EAST)
    >>> format_view(arbaa_turub.view(state, arbaa_turub.Seat.WEST))
    'arbaa_turub GUIDE shuffle - E - 0/0/0/- 0 -:-:- 0-0 -/-/-/- -:-:- 0 W -'
    """
    # The public fields of a view are packed as a state's are, with no hidden cards among them.
    return viewed(format_position(state_of(require_view(view).packed)), _HANDS_AT, view)
