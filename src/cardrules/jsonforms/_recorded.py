"""Records in JSON."""

from __future__ import annotations

from typing import Final

from cardrules import arbaa_turub, cuarenta
from cardrules.jsonforms import _arbaa_turub, _cuarenta
from cardrules.jsonforms._forms import Array, Form, OrNull
from cardrules.jsonforms._objects import NO_KEYS, Thing
from cardrules.jsonforms._words import SEAT
from cardrules.record import AnyAction, AnyRules, AnyState, Record
from cardrules.seats import Seat

__all__ = ["ARBAA_TURUB", "CUARENTA"]

MOST_ACTIONS: Final = 100_000
"""More than a text of the longest kind has room for."""


def _thing(
    game: str, rules: Form[AnyRules], state: Form[AnyState], action: Form[AnyAction]
) -> Thing[Record]:
    """Give the form of a game's records."""

    def record(
        rules: AnyRules,
        dealer: Seat | None,
        position: AnyState | None,
        actions: tuple[AnyAction, ...],
    ) -> Record:
        return Record(game, rules, dealer, position, actions)

    return (
        NO_KEYS.key("rules", rules)
        .key("dealer", OrNull(SEAT))
        .key("position", OrNull(state))
        .key("actions", Array(action, 0, MOST_ACTIONS))
        .into(record, Record)
    )


ARBAA_TURUB: Final = _thing(
    arbaa_turub.NAME, _arbaa_turub.RULES, _arbaa_turub.STATE, _arbaa_turub.ACTION
)
CUARENTA: Final = _thing(cuarenta.NAME, _cuarenta.RULES, _cuarenta.STATE, _cuarenta.ACTION)
