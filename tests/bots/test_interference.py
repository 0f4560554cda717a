"""No bot sees a hidden card: in another world of the same view it chooses the same."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.bots import CUARENTA
from cardrules.seats import Seat
from cardrules.streams import Stream, stream
from tests.bots.games import (
    ActionT,
    ArbaaTurubTable,
    CuarentaTable,
    EventT,
    RulesT,
    SetupT,
    StateT,
    Table,
    ViewT,
    arbaa_turub_tables,
    cuarenta_tables,
)

SEED = 11


def others(
    table: Table[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    *,
    seed: int,
    deals: int,
    every: int,
) -> int:
    """Put another world in the place of every so many states; how many were really others."""
    arena, found = table.arena, 0
    bots, rng = table.bots().values(), stream(seed, 2)
    moments = table.moments(arena.greedy, seed=seed, deals=deals)
    for number, (state, seat, view, actions, _) in enumerate(moments):
        if number % every:
            continue
        world = arena.sample(view, rng)
        again, same = arena.game.view(world, seat), arena.game.legal_actions(world)
        found += world != state
        for bot in bots:
            chosen = bot(view, actions, stream(seed, number))
            assert bot(again, same, stream(seed, number)) == chosen
    return found


def habits_agree(
    table: Table[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    is_played: Callable[[StateT], bool],
    *,
    seed: int,
) -> int:
    """Let the habit play in both worlds, though it is given the whole of each; in how many."""
    arena, tried = table.arena, 0
    rng = stream(seed, 2)
    for state, _, view, actions, _ in table.moments(arena.greedy, seed=seed, deals=3):
        if is_played(state):
            world = arena.sample(view, rng)
            chosen = arena.habit(state, actions, stream(seed))
            assert arena.habit(world, actions, stream(seed)) == chosen
            tried += world != state
    return tried


def at_play(state: arbaa_turub.State) -> bool:
    """Whether a card is due."""
    return state.phase is arbaa_turub.Phase.PLAY


def in_cuarenta(state: cuarenta.State) -> bool:
    """Always: the habit answers whatever a seat is asked."""
    return isinstance(cuarenta.to_act(state), Seat)


@arbaa_turub_tables
def test_in_arbaa_turub(table: ArbaaTurubTable) -> None:
    assert others(table, seed=SEED, deals=2, every=9) > 10


@cuarenta_tables
def test_in_cuarenta(table: CuarentaTable) -> None:
    assert others(table, seed=SEED, deals=3, every=3) > 10


@arbaa_turub_tables
def test_nor_does_the_habit_of_arbaa_turub(table: ArbaaTurubTable) -> None:
    assert habits_agree(table, at_play, seed=SEED) > 100


@cuarenta_tables
def test_nor_does_the_habit_of_cuarenta(table: CuarentaTable) -> None:
    assert habits_agree(table, in_cuarenta, seed=SEED) > 30


def peeking(
    state: cuarenta.State, actions: tuple[cuarenta.Action, ...], numbers: Stream
) -> cuarenta.Action:
    """Play by what another seat holds, as no bot may."""
    del numbers
    turn = state.turn
    assert turn is not None
    held = state.hands[turn.left]
    return actions[sum(map(cuarenta.PACK.index, held)) % len(actions)]


def test_a_habit_that_peeks_is_caught() -> None:
    table = Table(attrs.evolve(CUARENTA, habit=peeking), cuarenta.GUIDE)
    with pytest.raises(AssertionError):
        habits_agree(table, in_cuarenta, seed=SEED)
