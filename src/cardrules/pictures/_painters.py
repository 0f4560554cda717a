"""Which game draws what: the one place where pictures ask of which game something is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeAlias, TypeVar, final, get_args

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules.engine import Illegality, Step
from cardrules.errors import IllegalActionError, InvalidArgumentError
from cardrules.pictures import _arbaa_turub, _cuarenta
from cardrules.pictures._scene import Scene
from cardrules.record import AnyAction, AnyEvent, AnyState, AnyStep
from cardrules.seats import Seat
from cardrules.typechecks import is_one_of

__all__ = ["POSITIONS", "AnyPosition", "Shown", "is_drawn", "scene_of", "seen"]

AnyPosition: TypeAlias = AnyState | arbaa_turub.View | cuarenta.View
"""A state or a view of either game."""
Shown: TypeAlias = AnyPosition | Step[AnyPosition, AnyEvent]
"""What there are pictures of: a position, or a step, which may be as a seat saw it."""

StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT", bound=AnyPosition)
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)


@final
@attrs.frozen
class Painter(Generic[StateT, ViewT, ActionT, EventT]):
    """One game's way with pictures. The types are there to tell its things from another's."""

    state_type: type[StateT]
    view_type: type[ViewT]
    action_types: tuple[type[ActionT], ...]
    event_types: tuple[type[EventT], ...]
    why_illegal: Callable[[StateT | ViewT, object], Illegality | None]
    view: Callable[[StateT, Seat | None], ViewT]
    observe: Callable[[Iterable[EventT], Seat | None], tuple[EventT, ...]]
    scene: Callable[[StateT | ViewT, ActionT | None, tuple[EventT, ...]], Scene]

    def shown(
        self, position: object, action: AnyAction | None, events: tuple[object, ...]
    ) -> Scene | None:
        """Give the scene of a position, `None` if it is not of this game."""
        if not isinstance(position, (self.state_type, self.view_type)):
            return None
        if action is None:
            return self.scene(position, None, self._own(events))
        illegality = self.why_illegal(position, action)
        if illegality is not None:
            raise IllegalActionError(illegality)
        assert isinstance(action, self.action_types), "what is legal is one of the game's"
        return self.scene(position, action, ())

    def seen(
        self, state: object, events: tuple[object, ...] | None, seat: Seat | None
    ) -> ViewT | Step[ViewT, EventT] | None:
        """Give what a seat can know of a state or a step, `None` if it is not of this game."""
        if not isinstance(state, self.state_type):
            return None
        view = self.view(state, seat)
        return view if events is None else Step(view, self.observe(self._own(events), seat))

    def _own(self, events: tuple[object, ...]) -> tuple[EventT, ...]:
        """Give events that are this game's; `TypeError` for any other."""
        own = tuple(event for event in events if isinstance(event, self.event_types))
        if len(own) != len(events):
            raise TypeError("expected a step of one game, found events of another")
        return own


_ARBAA_TURUB: Final[
    Painter[arbaa_turub.State, arbaa_turub.View, arbaa_turub.Action, arbaa_turub.Event]
] = Painter(
    arbaa_turub.State,
    arbaa_turub.View,
    get_args(arbaa_turub.Action),
    get_args(arbaa_turub.Event),
    arbaa_turub.why_illegal,
    arbaa_turub.view,
    arbaa_turub.observe,
    _arbaa_turub.scene,
)
_CUARENTA: Final[Painter[cuarenta.State, cuarenta.View, cuarenta.Action, cuarenta.Event]] = Painter(
    cuarenta.State,
    cuarenta.View,
    get_args(cuarenta.Action),
    get_args(cuarenta.Event),
    cuarenta.why_illegal,
    cuarenta.view,
    cuarenta.observe,
    _cuarenta.scene,
)
_PAINTERS: Final = (_ARBAA_TURUB, _CUARENTA)

POSITIONS: Final[tuple[type[AnyPosition], ...]] = (
    arbaa_turub.State,
    arbaa_turub.View,
    cuarenta.State,
    cuarenta.View,
)
"""The types of all positions."""


def is_drawn(position: object) -> bool:
    """Say whether something is a position that there are pictures of."""
    return is_one_of(position, POSITIONS)


def scene_of(shown: Shown, action: AnyAction | None = None) -> Scene:
    """Give what is to be seen of a position or a step.

    Raises `IllegalActionError` for an action that may not be done there, `InvalidArgumentError`
    for an action beside a step, and `TypeError` for what there is no picture of.
    """
    position: object = shown
    events: tuple[object, ...] = ()
    if isinstance(shown, Step):
        if action is not None:
            raise InvalidArgumentError("action", "one beside a step", "None: a step has its own")
        position, events = shown.state, shown.events
    for painter in _PAINTERS:
        scene = painter.shown(position, action, events)
        if scene is not None:
            return scene
    name = type(position).__name__
    raise TypeError(f"expected a state, a view or a step of one of the games, not {name}")


def seen(shown: AnyState | AnyStep, seat: Seat | None) -> Shown:
    """Give what a seat, or a spectator (`None`), can know of a state or a step of either game.

    A state becomes its view, and a step the step of its view with the events as they were
    observed. Raises `TypeError` for what is neither, and for what is neither a seat nor `None`.

    >>> from cardrules import cuarenta
    >>> seen(cuarenta.new_match(dealer=Seat.EAST), Seat.WEST)
    <cuarenta.View of West: shuffle, dealer East, turn None, lot 0, scores (0, 0)>
    """
    state: object = shown
    events: tuple[object, ...] | None = None
    if isinstance(shown, Step):
        state, events = shown.state, shown.events
    for painter in _PAINTERS:
        found = painter.seen(state, events, seat)
        if found is not None:
            return found
    name = type(state).__name__
    raise TypeError(f"expected a state or a step of one of the games, not {name}")
