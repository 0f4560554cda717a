"""The one shape that every game has, and what can be done with any game of that shape.

`Game` is a protocol that each game's module satisfies as it stands: `cardrules.arbaa_turub` is a
`Game`, and so is anything else with the same names. `replay`, `perft` and `playout` are written
on it and know no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Final, Generic, Literal, Protocol, TypeVar, final

import attrs

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import Seat, Side
from cardrules.verdicts import Code, Conduct, Fault, Illegality

__all__ = [
    "CHANCE",
    "Chance",
    "Code",
    "Conduct",
    "DrawForDealer",
    "Fault",
    "Game",
    "GameAction",
    "GameEvent",
    "Illegality",
    "Misdeal",
    "Outcome",
    "Shuffle",
    "Step",
    "perft",
    "playout",
    "replay",
]


@final
class Chance(Enum):
    """Who acts when no seat does: the shuffled pack."""

    CHANCE = "chance"

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


CHANCE: Final[Literal[Chance.CHANCE]] = Chance.CHANCE
"""What `to_act` gives when a pack is due. The caller shuffles; see each game's `chance`."""


class GameEvent(Protocol):
    """Anything that happened: every event names the clause that it happened by."""

    @property
    def clause(self) -> str:
        """The clause, such as `"T-3.4"`."""
        ...


ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)
RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
StateT_co = TypeVar("StateT_co", covariant=True)
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
EventT_co = TypeVar("EventT_co", covariant=True)


@final
@attrs.frozen
class Step(Generic[StateT_co, EventT_co]):
    """What an action led to: the next state, and everything that happened on the way, in order."""

    state: StateT_co
    events: tuple[EventT_co, ...]


@final
@attrs.frozen
class Outcome:
    """How a match ended: the side that won it, why in a word, and by which clause."""

    winner: Side
    reason: str
    clause: str


class Game(Protocol[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game as a module: pure functions over frozen states.

    The meaning of each name is told where it is carried out, in `cardrules.arbaa_turub` and in
    `cardrules.cuarenta`. A *position* is a state or a view.
    """

    @property
    def NAME(self) -> str: ...  # noqa: D102, N802
    @property
    def PACK(self) -> tuple[Card, ...]: ...  # noqa: D102, N802
    @property
    def GUIDE(self) -> RulesT: ...  # noqa: D102, N802
    @property
    def PROFILES(self) -> Mapping[str, RulesT]: ...  # noqa: D102, N802

    def new_match(self, rules: RulesT = ..., *, dealer: Seat | None = None) -> StateT:
        """Start a match."""
        ...

    def to_act(self, position: StateT | ViewT) -> Seat | Chance | None:
        """Say who decides."""
        ...

    def chance(self, state: StateT, pack: Iterable[Card]) -> ActionT:
        """Make the chance action that is due of a shuffled pack."""
        ...

    def legal_actions(self, position: StateT | ViewT) -> tuple[ActionT, ...]:
        """List the decisions of the seat to act."""
        ...

    def rulings(self, state: StateT) -> tuple[ActionT, ...]:
        """List what a supervisor may declare."""
        ...

    def is_legal(self, position: StateT | ViewT, action: object, *, by: Seat | None = None) -> bool:
        """Say whether the action may be done."""
        ...

    def why_illegal(
        self, position: StateT | ViewT, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        """Say why it may not be done."""
        ...

    def apply(self, state: StateT, action: ActionT, *, by: Seat | None = None) -> StateT:
        """Carry the action out."""
        ...

    def step(
        self, state: StateT, action: ActionT, *, by: Seat | None = None
    ) -> Step[StateT, EventT]:
        """Carry the action out and tell what happened."""
        ...

    def observe(self, events: Iterable[EventT], seat: Seat | None) -> tuple[EventT, ...]:
        """Reduce events to what a seat may know of them."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Reduce a state to what a seat can know of it."""
        ...

    def outcome(self, position: StateT | ViewT) -> Outcome | None:
        """Say how the match ended."""
        ...

    def faults(self, setup: SetupT) -> frozenset[Fault]:
        """Say all that is wrong with a state spelled out."""
        ...

    def from_setup(self, setup: SetupT) -> StateT:
        """Make a state of its fields."""
        ...

    def to_setup(self, state: StateT) -> SetupT:
        """Spell a state out in its fields."""
        ...


def replay(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    actions: Iterable[ActionT],
    *,
    rules: RulesT | None = None,
    dealer: Seat | None = None,
) -> StateT:
    """Start a match and carry out a list of actions; `rules` are the game's `GUIDE` if not given.

    Raises `IllegalActionError` at the first action that is refused, with a note that says which
    it was.

    >>> from cardrules import arbaa_turub
    >>> start = arbaa_turub.new_match(dealer=Seat.NORTH)
    >>> replay(arbaa_turub, [], dealer=Seat.NORTH) == start
    True
    """
    state = game.new_match(game.GUIDE if rules is None else rules, dealer=dealer)
    for number, action in enumerate(actions, 1):
        try:
            state = game.apply(state, action)
        except Exception as error:
            error.add_note(f"action {number} of the list")
            raise
    return state


def perft(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT], state: StateT, depth: int
) -> int:
    """Count the lines of `depth` decisions from a state; chance and the end are leaves.

    Raises `InvalidArgumentError` for a negative depth.

    >>> from cardrules import arbaa_turub
    >>> perft(arbaa_turub, arbaa_turub.new_match(), 3)  # chance is due: one leaf
    1
    """
    if depth < 0:
        raise InvalidArgumentError("depth", shown(depth), "0 or more")
    if depth == 0:
        return 1
    actions = game.legal_actions(state)
    if not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, action), depth - 1) for action in actions)


def playout(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    state: StateT,
    choose: Callable[[ViewT, tuple[ActionT, ...]], ActionT],
    packs: Iterator[Iterable[Card]],
    *,
    max_actions: int,
) -> StateT:
    """Play on until the match is over, the packs run out or `max_actions` actions are done.

    `choose` is given the view of the seat to act and its legal actions, and nothing else;
    `packs` yields a shuffled pack each time that chance is due. Chance counts as an action.
    Raises `IllegalActionError` if `choose` or a pack is at fault, and `InvalidArgumentError` for
    a negative number.

    >>> from cardrules import arbaa_turub
    >>> start = arbaa_turub.new_match(dealer=Seat.NORTH)
    >>> first = lambda view, actions: actions[0]
    >>> state = playout(arbaa_turub, start, first, iter([arbaa_turub.PACK]), max_actions=146)
    >>> sum(state.tricks)
    35
    """
    if max_actions < 0:
        raise InvalidArgumentError("max_actions", shown(max_actions), "0 or more")
    for _ in range(max_actions):
        actor = game.to_act(state)
        if actor is None:
            break
        if isinstance(actor, Seat):
            action = choose(game.view(state, actor), game.legal_actions(state))
        else:
            pack = next(packs, None)
            if pack is None:
                break
            action = game.chance(state, pack)
        state = game.apply(state, action)
    return state
