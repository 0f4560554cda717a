"""Both arenas under several rule sets, and ways through them, for tests that hold of any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeAlias, TypeVar, final

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.actions import GameAction
from cardrules.bots import ARBAA_TURUB, CUARENTA, Arena, Bot, Seated, search, uniform
from cardrules.choices import format_choices
from cardrules.engine import GameEvent
from cardrules.seats import Seat
from cardrules.streams import stream

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


@final
@attrs.frozen
class Table(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """An arena, and rules to play it by."""

    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    rules: RulesT

    def bots(self, *, worlds: int = 2) -> dict[str, Bot[ViewT, ActionT]]:
        """Every bot there is."""
        return {
            "random": uniform,
            "greedy": self.arena.greedy,
            "search": search(self.arena, worlds=worlds),
            "wandering search": search(self.arena, worlds=1, playouts=2),
        }

    def moments(
        self, bot: Bot[ViewT, ActionT], *, seed: int, deals: int
    ) -> Iterator[tuple[StateT, Seat, ViewT, tuple[ActionT, ...], ActionT]]:
        """Each decision of a match with the same bot on all seats, and what it chose."""
        game, cards, own = self.arena.game, stream(seed), stream(seed, 1)
        state = game.new_match(self.rules)
        while (seat := game.to_act(state)) is not None:
            if isinstance(seat, Seat):
                view, actions = game.view(state, seat), game.legal_actions(state)
                action = bot(view, actions, own)
                yield state, seat, view, actions, action
            elif not deals:
                return
            else:
                deals -= 1
                action = game.chance(state, cards.shuffled(game.PACK))
            state = game.apply(state, action)


ArbaaTurubTable: TypeAlias = Table[
    arbaa_turub.Rules,
    arbaa_turub.State,
    arbaa_turub.View,
    arbaa_turub.Setup,
    arbaa_turub.Action,
    arbaa_turub.Event,
]
CuarentaTable: TypeAlias = Table[
    cuarenta.Rules,
    cuarenta.State,
    cuarenta.View,
    cuarenta.Setup,
    cuarenta.Action,
    cuarenta.Event,
]

ARBAA_TURUB_TABLES: list[ArbaaTurubTable] = [
    Table(ARBAA_TURUB, rules)
    for rules in (
        *arbaa_turub.PROFILES.values(),
        arbaa_turub.Rules(direction="counter_clockwise", insufficient_win_deals_as="draw"),
    )
]
CUARENTA_TABLES: list[CuarentaTable] = [
    Table(CUARENTA, rules)
    for rules in (
        *cuarenta.PROFILES.values(),
        cuarenta.Rules(trailing="forced", match_takes="all", prize_on="any", ronda_limit=None),
        cuarenta.Rules(sequence="forfeited", sum_size=2, direction="counter_clockwise"),
    )
]


def name_of(table: ArbaaTurubTable | CuarentaTable) -> str:
    """The rules of a table in short, for the name of a test."""
    if isinstance(table.rules, arbaa_turub.Rules):
        return format_choices(table.rules, arbaa_turub.CHOICES, ",")
    return format_choices(table.rules, cuarenta.CHOICES, ",")


arbaa_turub_tables = pytest.mark.parametrize("table", ARBAA_TURUB_TABLES, ids=name_of)
cuarenta_tables = pytest.mark.parametrize("table", CUARENTA_TABLES, ids=name_of)
