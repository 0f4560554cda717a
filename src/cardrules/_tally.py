"""Whether the numbers in a view that was spelled out by hand add up, in every game."""

from __future__ import annotations

from cardrules._viewed import Known
from cardrules.errors import InvalidArgumentError

__all__ = ["require_tally"]


def require_tally(known: Known) -> None:
    """Refuse a view whose cards and numbers of cards do not add up.

    Raises `InvalidArgumentError` for a hand in nobody's view, a hand of another size than its
    seat is said to hold, and other cards than the other hands and the stock have room for.
    """
    seat = known.seat
    own = 0 if seat is None else known.hand_sizes[seat]
    if len(known.hand) != own:
        expected = f"{own} cards, as the sizes of the hands have it"
        raise InvalidArgumentError("hand", f"{len(known.hand)} cards", expected)
    hidden = sum(known.hand_sizes) - own + known.stock_size
    if len(known.unseen) != hidden:
        expected = f"{hidden} cards, as many as the other hands and the stock hold"
        raise InvalidArgumentError("unseen", f"{len(known.unseen)} cards", expected)
