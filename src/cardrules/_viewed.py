"""The text of a view, in every game: that of a position, with counts for what is hidden."""

from __future__ import annotations

from typing import Protocol

from cardrules.cards import Card
from cardrules.fields import compact_cards, letter_of
from cardrules.seats import SEATS, Seat

__all__ = ["Known", "viewed"]


class Known(Protocol):
    """A view, as far as it counts cards."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, int, int, int]: ...
    @property
    def stock_size(self) -> int: ...
    @property
    def unseen(self) -> tuple[Card, ...]: ...


def viewed(line: str, hands_at: int, view: Known) -> str:
    """Turn the line of a position into that of a view.

    `line` has no hidden cards in it; its field `hands_at` is that of the hands, and the stock's
    follows. In it stand the seat's own cards, and how many the others and the stock have. At the
    end come two more fields: whose view it is, and the cards that it cannot place.
    """
    hands = (
        compact_cards(view.hand) if seat is view.seat else str(view.hand_sizes[seat])
        for seat in SEATS
    )
    fields = line.split(" ")
    fields[hands_at : hands_at + 2] = ["/".join(hands), str(view.stock_size)]
    return " ".join((*fields, letter_of(view.seat), compact_cards(view.unseen)))
