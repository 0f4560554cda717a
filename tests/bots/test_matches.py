"""Whole matches: bots choose what is legal and nothing else, under several rule sets."""

from __future__ import annotations

import pytest

from tests.bots.games import (
    ARBAA_TURUB_TABLES,
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
    name_of,
)

QUICK, SEARCHING = ("random", "greedy"), ("search", "wandering search")


def choices_are_legal(
    table: Table[RulesT, StateT, ViewT, SetupT, ActionT, EventT], name: str, *, deals: int
) -> set[str]:
    """Play a match, of so many packs at the most; which kinds of decisions there were."""
    seen: set[str] = set()
    moments = table.moments(table.bots()[name], seed=3, deals=deals)
    for state, seat, view, actions, action in moments:
        assert action in actions
        assert table.arena.game.is_legal(view, action)
        assert table.arena.game.is_legal(state, action, by=seat)
        seen.add(type(action).__name__)
    return seen


@pytest.mark.parametrize("name", QUICK)
@arbaa_turub_tables
def test_of_arbaa_turub(name: str, table: ArbaaTurubTable) -> None:
    seen = choices_are_legal(table, name, deals=40)
    assert {"NameTrump", "Play"} <= seen
    assert ("Cut" in seen) is table.rules.cut


@pytest.mark.parametrize("name", QUICK)
@cuarenta_tables
def test_of_cuarenta(name: str, table: CuarentaTable) -> None:
    assert {"Pass", "Play"} <= choices_are_legal(table, name, deals=60)


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("table", ARBAA_TURUB_TABLES[-2:], ids=name_of)
def test_of_arbaa_turub_by_search(name: str, table: ArbaaTurubTable) -> None:
    assert {"NameTrump", "Play"} <= choices_are_legal(table, name, deals=2)


@pytest.mark.parametrize("name", SEARCHING)
@cuarenta_tables
def test_of_cuarenta_by_search(name: str, table: CuarentaTable) -> None:
    assert {"Pass", "Play"} <= choices_are_legal(table, name, deals=3)
