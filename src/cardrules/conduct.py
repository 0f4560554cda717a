"""Conduct, the same in every game: the clauses G, and who may claim to act (G-1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.engine import Chance
from cardrules.seats import Seat
from cardrules.typechecks import is_one_of
from cardrules.verdicts import Code

__all__ = ["CONDUCT", "Refused", "claimant", "out_of_turn"]

CONDUCT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "G-1": "who is asked acts, and nobody else",
        "G-2": "an action belongs to its phase and to its game",
        "G-3": "one plays a card that one holds, and each copy once",
        "G-4": "a pack is the whole pack and nothing else",
        "G-5": "when it is over nothing more is done",
    }
)
"""Clause number to title, the first lines of every game's `CLAUSES`."""

Refused: TypeAlias = tuple[Code, str, str, tuple[Card, ...]]
"""What a verdict is made of: its code, its clause, the reason in words, the cards at fault."""


def _is_nobodys(action: object) -> bool:
    """Say whether an action is chance or a ruling, which no seat may claim."""
    return is_one_of(action, (DrawForDealer, Shuffle, Misdeal))


def claimant(action: object, by: object, own: object) -> Seat | None:
    """Give the seat that asks for an action, if it is one: chance and rulings are nobody's.

    `by` is who claims to act, `own` who asks where nobody claims to.

    >>> claimant("a card", None, Seat.EAST)
    <Seat.EAST: 1>
    """
    if _is_nobodys(action):
        return None
    asker = own if by is None else by
    return asker if type(asker) is Seat else None


def out_of_turn(
    action: GameAction, by: object, *, actor: Seat | Chance | None, own: object, in_view: bool
) -> str | None:
    """Say in words why the claimant is not the one that is asked, `None` if it is (G-1).

    `actor` is who is asked, `own` who asks where nobody claims to: in a view its seat, and the
    actor else.

    >>> out_of_turn(Misdeal(), Seat.EAST, actor=Seat.EAST, own=Seat.EAST, in_view=False)
    "chance and rulings are no seat's to claim"
    """
    if _is_nobodys(action):
        return None if by is None else "chance and rulings are no seat's to claim"
    if by is None and not in_view:
        return None
    if in_view and by is not None and by is not own:
        return "this is another seat's view"
    if isinstance(actor, Seat):
        return None if (own if by is None else by) is actor else f"{actor} is to act"
    return "nobody is to act but chance"
