"""A bot that searches: it plays every choice to the end of the hand, in many possible worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from cardrules.actions import GameAction
from cardrules.bots.arena import Arena, Seated, seat_of
from cardrules.bots.bot import Bot, uniform
from cardrules.engine import GameEvent
from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import Side
from cardrules.streams import Stream
from cardrules.typechecks import is_exactly

__all__ = ["search"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


SLIPS: Final = 8
"""From the second playout of a world on, one decision in so many is left to chance."""


def search(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    *,
    worlds: int = 16,
    playouts: int = 1,
) -> Bot[ViewT, ActionT]:
    """Make a bot that draws `worlds` worlds of its view and plays its choices out in all of them.

    A playout goes to the end of the hand, with all seats playing by the arena's habit. A world is
    played out `playouts` times for each choice; so that this says more, one decision in eight is
    left to chance from the second time on. The greedy bot's choice is made unless another one did
    better by a standard error or more; then the best of those, the first of equals. Worlds
    and playouts are drawn from the stream alone. Raises `InvalidArgumentError` for numbers below 1.

    It knows no more than its view: what it takes for the other hands is drawn, not seen. Since
    each world is then played out by itself, it gives no value to finding out, or to hiding, cards.

    >>> from cardrules import arbaa_turub as game
    >>> from cardrules.bots import ARBAA_TURUB
    >>> from cardrules.streams import stream
    >>> state = game.new_match(game.PROFILES["SILENT"], dealer=game.Seat.NORTH)
    >>> state = game.apply(state, game.chance(state, stream(1).shuffled(game.PACK)))
    >>> east, actions = game.view(state, game.Seat.EAST), game.legal_actions(state)
    >>> search(ARBAA_TURUB, worlds=2)(east, actions, stream(1, 2)) in actions
    True
    """
    for name, number in (("worlds", worlds), ("playouts", playouts)):
        if not (is_exactly(int, number) and number >= 1):
            raise InvalidArgumentError(name, shown(number), "1 or more")
    habits = (arena.habit, *(_wandering(arena.habit),) * (playouts - 1))

    def choose(view: ViewT, actions: tuple[ActionT, ...], stream: Stream) -> ActionT:
        own = arena.greedy(view, actions, stream)
        choices = tuple(dict.fromkeys((own, *arena.candidates(view, actions))))
        if len(choices) == 1:
            return own
        table: list[list[int]] = []
        for _ in range(worlds):
            world = arena.sample(view, stream)
            table.append([_lead(arena, habits, world, action, stream) for action in choices])
        return choices[_best(table, 1 if seat_of(view).side is Side.NORTH_SOUTH else -1)]

    return choose


def _best(table: Sequence[Sequence[int]], sign: int) -> int:
    """Give the place of the choice to make; `table` has the leads of all choices, world by world.

    The first choice has to be beaten by its own standard error: a sum of differences is as
    large as that if its square is as large as the sum of the squares.
    """
    best, most = 0, 0
    for place in range(1, len(table[0])):
        gains = [sign * (leads[place] - leads[0]) for leads in table]
        total = sum(gains)
        if total > most and total * total >= sum(gain * gain for gain in gains):
            best, most = place, total
    return best


def _wandering(habit: Bot[StateT, ActionT]) -> Bot[StateT, ActionT]:
    """Make a habit that leaves one decision in eight to chance."""

    def choose(state: StateT, actions: tuple[ActionT, ...], stream: Stream) -> ActionT:
        return (habit if stream.below(SLIPS) else uniform)(state, actions, stream)

    return choose


def _lead(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    habits: Sequence[Bot[StateT, ActionT]],
    world: StateT,
    action: ActionT,
    stream: Stream,
) -> int:
    """Play a choice out in a world by each habit, and give the leads of North-South together.

    It is played on until no seat is asked any more: a pack is due, or it is over.
    """
    apply, legal_actions = arena.game.apply, arena.game.legal_actions
    lead, first = 0, apply(world, action)
    for habit in habits:
        before, last, state = world, action, first
        while actions := legal_actions(state):
            last = habit(state, actions, stream)
            before, state = state, apply(state, last)
        lead += arena.lead(before, last, state)
    return lead
