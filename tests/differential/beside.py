"""The default rules beside others: from the same position, the same action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, final

from cardrules.engine import CHANCE
from tests.differential.bridge import (
    ActionT,
    Bridge,
    EventT,
    Plain,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.tally import Tally


@final
class Beside(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]):
    """Follows a match under other rules with the default ones, and counts where they part.

    Each ply starts from the same position under both. Where they part, the default is put back
    into the position of the other rules, if it has such a position at all.
    """

    def __init__(
        self,
        bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT],
        tally: Tally,
    ) -> None:
        self.bridge = bridge
        self.game = bridge.game
        self.tally = tally
        self.default = bridge.rules({})
        self.twin: StateT | None = None

    def lose(self) -> None:
        """The match has moved elsewhere."""
        self.twin = None

    def ply(
        self,
        state: StateT,
        legal: tuple[ActionT, ...],
        action: ActionT,
        following: StateT,
        snapshot: Mapping[str, Plain],
    ) -> None:
        """Do under the default rules what led from `state` to `following`, and compare."""
        twin = self.twin or self.bridge.under(state, self.default)
        parted = self._parted(twin, legal, action, snapshot)
        self.tally.beside += 1
        self.tally.differed += bool(parted)
        self.tally.differences.update(parted)
        if parted:
            self.twin = None

    def _parted(
        self,
        twin: StateT | None,
        legal: tuple[ActionT, ...],
        action: ActionT,
        snapshot: Mapping[str, Plain],
    ) -> list[str]:
        """What differs; and remember where the default has got to."""
        if twin is None:
            return ["no such position"]
        listed = self.game.legal_actions(twin)
        parted = ["legal set"] if listed != legal and set(listed) != set(legal) else []
        if not self.game.is_legal(twin, action):
            return [*parted, "refused"]
        self.twin = self.game.apply(twin, action)
        made = self.bridge.plain(self.twin)
        actor = self.game.to_act(self.twin)
        made["actor"] = "chance" if actor is CHANCE else actor and actor.value
        return [*parted, *(field for field in snapshot if made[field] != snapshot[field])]
