"""A record as a value: the match that a record's text tells of. `records` reads and writes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final, get_args

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules.engine import Step
from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import Seat
from cardrules.typechecks import are_two_numbers, is_exactly, is_tuple

__all__ = ["AnyAction", "AnyEvent", "AnyRules", "AnyState", "AnyStep", "Record"]

AnyRules: TypeAlias = arbaa_turub.Rules | cuarenta.Rules
"""Rules of either game."""
AnyState: TypeAlias = arbaa_turub.State | cuarenta.State
"""A state of either game."""
AnyAction: TypeAlias = arbaa_turub.Action | cuarenta.Action
"""An action of either game."""
AnyEvent: TypeAlias = arbaa_turub.Event | cuarenta.Event
"""An event of either game."""
AnyStep: TypeAlias = Step[AnyState, AnyEvent]
"""A step of either game: the next state, and what happened."""

_KINDS: Final[Mapping[str, frozenset[type]]] = {
    arbaa_turub.NAME: frozenset(
        (arbaa_turub.Rules, arbaa_turub.State, *get_args(arbaa_turub.Action))
    ),
    cuarenta.NAME: frozenset((cuarenta.Rules, cuarenta.State, *get_args(cuarenta.Action))),
}
"""By a game's name, the types of what its records are made of."""


def _as_tuple(actions: Iterable[AnyAction]) -> tuple[AnyAction, ...]:
    return tuple(actions)


@final
@attrs.frozen
class Record:
    """A match, or a part of one, as it was played.

    `game` is the game's `NAME`; `rules` and `dealer` are those that the match starts with (no
    dealer: with the draw for one), unless it starts from `position`, which has its own. `actions`
    replay it. `places` are the line and column of each action in the text that it was read from;
    they do not count in comparisons.
    Raises `InvalidArgumentError` for parts of different games, and for a position with other rules
    or a dealer beside it.
    """

    game: str
    rules: AnyRules
    dealer: Seat | None = None
    position: AnyState | None = None
    actions: tuple[AnyAction, ...] = attrs.field(default=(), converter=_as_tuple)
    places: tuple[tuple[int, int], ...] = attrs.field(default=(), eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Check that all parts are of one game."""
        kinds = _KINDS.get(self.game) if is_exactly(str, self.game) else None
        if kinds is None:
            raise InvalidArgumentError("game", shown(self.game), " or ".join(_KINDS))
        parts: dict[str, object] = {"rules": self.rules}
        if self.position is not None:
            parts["position"] = self.position
        parts |= {f"actions[{n}]": action for n, action in enumerate(self.actions)}
        for name, part in parts.items():
            if type(part) not in kinds:
                raise InvalidArgumentError(name, shown(part), f"one of {self.game}'s")
        if self.dealer is not None and not is_exactly(Seat, self.dealer):
            raise InvalidArgumentError("dealer", shown(self.dealer), "a Seat or None")
        if self.position is not None and self.rules != self.position.rules:
            raise InvalidArgumentError("rules", shown(self.rules), "the rules of the position")
        if self.position is not None and self.dealer is not None:
            raise InvalidArgumentError("dealer", str(self.dealer), "None: a position has its own")
        places: object = self.places
        if not is_tuple(places) or not all(map(are_two_numbers, places)):
            raise InvalidArgumentError("places", shown(places), "a line and a column for each")
