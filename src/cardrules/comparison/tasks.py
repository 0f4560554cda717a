"""Comparisons in plain values that any process can take: a game, rules and a bot by their names."""

from __future__ import annotations

from typing import Final, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arena import Seated
from cardrules.bots.round_robin import named
from cardrules.comparison.arbaa_turub import ARBAA_TURUB
from cardrules.comparison.comparison import Comparison, compared
from cardrules.comparison.cuarenta import CUARENTA
from cardrules.comparison.ledger import Ledger
from cardrules.comparison.pairs import Pair, play_pair
from cardrules.engine import GameEvent
from cardrules.errors import InvalidArgumentError, shown

__all__ = ["GAMES", "Task"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

GAMES: Final = (ARBAA_TURUB.arena.game.NAME, CUARENTA.arena.game.NAME)
"""The names of the games that there are tasks for."""


@final
@attrs.frozen(kw_only=True)
class Task:
    """Two sets of rules to be compared: `first` and `second` as a record has them.

    `game` is in `GAMES` and `bot` in `cardrules.bots.NAMES`. Raises `InvalidArgumentError` for a
    game or a bot that is not there, `NotationError` or `InvalidRulesError` for rules that are not.

    >>> task = Task(game="cuarenta", first="GUIDE", second="ronda_points=2", bot="greedy", seed=0)
    >>> task.comparison((task.pair(0), task.pair(1))).shares[0].pairs
    2
    """

    game: str
    first: str
    second: str
    bot: str
    seed: int

    def __attrs_post_init__(self) -> None:
        """Read everything once, so that what is wrong is said before anything is played."""
        self.comparison(())

    def pair(self, number: int) -> Pair:
        """Play the pair of a number, from 0 on; it depends on the task and on nothing else."""
        if self.game == CUARENTA.arena.game.NAME:
            return _pair(CUARENTA, self, number)
        return _pair(ARBAA_TURUB, self, number)

    def comparison(self, pairs: tuple[Pair, ...]) -> Comparison:
        """Give the comparison that the pairs of the numbers from 0 on make."""
        if self.game == CUARENTA.arena.game.NAME:
            return _comparison(CUARENTA, self, pairs)
        if self.game == ARBAA_TURUB.arena.game.NAME:
            return _comparison(ARBAA_TURUB, self, pairs)
        raise InvalidArgumentError("game", shown(self.game), f"one of {', '.join(GAMES)}")


def _pair(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT], task: Task, number: int
) -> Pair:
    """Play a pair of a task in its game."""
    rules = ledger.parse_rules(task.first), ledger.parse_rules(task.second)
    return play_pair(ledger, rules, named(ledger.arena, task.bot), seed=task.seed, number=number)


def _comparison(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    task: Task,
    pairs: tuple[Pair, ...],
) -> Comparison:
    """Make the comparison of a task in its game."""
    rules = ledger.parse_rules(task.first), ledger.parse_rules(task.second)
    bot = named(ledger.arena, task.bot).name
    return compared(ledger, *rules, pairs, seed=task.seed, bot=bot)
