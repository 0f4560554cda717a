"""States of High Card spelled out, right or wrong."""

from __future__ import annotations

from typing import final

import attrs

from cardrules.cards import Card
from cardrules.errors import InvalidStateError
from cardrules.verdicts import Fault
from examples.third_game.rules import PACK, Refusal
from examples.third_game.state import NO_HANDS, Hands, State
from examples.third_game.table import Table, in_order


@final
@attrs.frozen
class Setup:
    """A state spelled out, right or wrong."""

    table: Table
    hands: Hands = NO_HANDS
    stock: tuple[Card, ...] = ()


def faults(setup: Setup) -> frozenset[Fault]:
    """Say what is wrong with a state spelled out: here no more than that cards do not add up."""
    table, cards = setup.table, list(setup.stock)
    for part in (*setup.hands, table.trick, table.gone):
        cards += part
    if in_order(cards) == (() if table.leader is None else PACK):
        return frozenset()
    return frozenset((Fault(Refusal.CARDS_DO_NOT_ADD_UP, "H-2", "hands", f"{len(cards)} cards"),))


def from_setup(setup: Setup) -> State:
    """Make a state of its fields."""
    if found := faults(setup):
        raise InvalidStateError(found)
    return State(setup.table, tuple(map(in_order, setup.hands)), setup.stock)


def to_setup(state: State) -> Setup:
    """Spell a state out in its fields."""
    return Setup(state.table, state.hands, state.stock)
