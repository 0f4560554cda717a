"""A match between a person and bots: played on, and told as the person's seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeAlias, TypeVar, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules.bots import ARBAA_TURUB, CUARENTA, Arena, Bot, Seated, named
from cardrules.choices import format_choices, parse_choices
from cardrules.cli.columns import Row
from cardrules.cli.judged import Judged
from cardrules.cli.moments import KIND_OF_ARBAA_TURUB, KIND_OF_CUARENTA, Kind, Moment
from cardrules.engine import Chance
from cardrules.errors import IllegalActionError
from cardrules.record import AnyAction, AnyEvent, AnyRules, AnyState, Record
from cardrules.seats import SEATS, Seat
from cardrules.streams import derived, stream
from cardrules.verdicts import Illegality

__all__ = ["HOSTS", "AnyMatch", "Host", "Match"]

RulesT = TypeVar("RulesT", bound=AnyRules)
StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)


@final
class Match(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A match as far as it has come. `person` is the seat that is asked; bots play the others.

    Packs come from stream 0 of the seed; the bots' are derived from streams 1 to 4, North's first.
    It changes as it is played.
    """

    __slots__ = ("_actions", "_bot", "_kind", "_rules", "_state", "_streams", "person")

    person: Seat

    def __init__(
        self,
        kind: Kind[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
        bot: Bot[ViewT, ActionT],
        rules: RulesT,
        person: Seat,
        seed: int,
    ) -> None:
        """Start before the draw for dealer."""
        self.person = person
        self._kind, self._bot, self._rules = kind, bot, rules
        self._state: StateT = kind.game.new_match(rules)
        self._actions: list[ActionT] = []
        own = (derived(seed, number) for number in range(1, 1 + len(SEATS)))
        self._streams = (stream(seed), *own)

    def rules_text(self) -> str:
        """Write the rules."""
        return format_choices(self._rules, self._kind.game.CHOICES)

    def going_on(self) -> Iterator[tuple[Row, ...]]:
        """Play until the person is asked or all is over, and tell each action as it was seen."""
        game = self._kind.game
        while (actor := game.to_act(self._state)) is not self.person and actor is not None:
            if isinstance(actor, Chance):
                action = game.chance(self._state, self._streams[0].shuffled(game.PACK))
            else:
                view = game.view(self._state, actor)
                action = self._bot(view, game.legal_actions(view), self._streams[1 + actor.value])
            yield self._done(action, None if isinstance(actor, Chance) else actor)

    def is_over(self) -> bool:
        """Say whether the match has been won."""
        return self._kind.game.to_act(self._state) is None

    def rows(self) -> Iterator[Row]:
        """Say where the game stands, as far as the person can know."""
        return self._moment().rows()

    def choices(self) -> tuple[Judged, ...]:
        """List what the person may do."""
        return self._moment().legal()

    def choose(self, text: str) -> tuple[Row, ...]:
        """Do what the person wrote, and tell it.

        Raises `NotationError` for what is no action, and `IllegalActionError`.
        """
        action = self._kind.game.parse_action(text)
        illegality = self._illegality(action)
        if illegality is not None:
            raise IllegalActionError(illegality)
        return self._done(action, self.person)

    def verdict(self, text: str) -> str:
        """Say whether and why not the person may do what is written, by what it can know.

        Raises `NotationError` for what is no action.
        """
        action = self._kind.game.parse_action(text)
        illegality = self._illegality(action)
        if illegality is None:
            return f"{self.person} may: {self._kind.game.format_action(action)}"
        return str(illegality)

    def record(self) -> Record:
        """Give the match as a record."""
        return Record(self._kind.game.NAME, self._rules, actions=tuple(self._actions))

    def _illegality(self, action: ActionT) -> Illegality | None:
        """Give the verdict on an action of the person, by what it can know."""
        view = self._kind.game.view(self._state, self.person)
        return self._kind.game.why_illegal(view, action, by=self.person)

    def _moment(self) -> Moment[RulesT, StateT, ViewT, SetupT, ActionT, EventT]:
        return self._kind.moment(self._state, self.person)

    def _done(self, action: ActionT, by: Seat | None) -> tuple[Row, ...]:
        """Do an action and tell what the person's seat may know of it."""
        game = self._kind.game
        step = game.step(self._state, action, by=by)
        self._actions.append(action)
        self._state = step.state
        seen = game.observe(step.events, self.person)
        return tuple((event.clause, game.tell(event)) for event in seen)


@final
@attrs.frozen
class Host(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game with its bots, where a person may sit down."""

    kind: Kind[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT]

    def match(
        self, rules: str, bot: str, person: Seat, seed: int
    ) -> Match[RulesT, StateT, ViewT, SetupT, ActionT, EventT]:
        """Start a match, by rules written as a record has them, against bots of a name.

        Raises `NotationError` or `InvalidRulesError` for what are no rules.
        """
        game = self.kind.game
        text = " ".join(rules.split())
        chosen = parse_choices(text, game.CHOICES, game.PROFILES, game.rules_from)
        return Match(self.kind, named(self.arena, bot).bot, chosen, person, seed)


AnyMatch: TypeAlias = """(
    Match[
        arbaa_turub.Rules,
        arbaa_turub.State,
        arbaa_turub.View,
        arbaa_turub.Setup,
        arbaa_turub.Action,
        arbaa_turub.Event,
    ]
    | Match[
        cuarenta.Rules,
        cuarenta.State,
        cuarenta.View,
        cuarenta.Setup,
        cuarenta.Action,
        cuarenta.Event,
    ]
)"""
_AnyHost: TypeAlias = """(
    Host[
        arbaa_turub.Rules,
        arbaa_turub.State,
        arbaa_turub.View,
        arbaa_turub.Setup,
        arbaa_turub.Action,
        arbaa_turub.Event,
    ]
    | Host[
        cuarenta.Rules,
        cuarenta.State,
        cuarenta.View,
        cuarenta.Setup,
        cuarenta.Action,
        cuarenta.Event,
    ]
)"""

HOSTS: Final[Mapping[str, _AnyHost]] = MappingProxyType(
    {
        arbaa_turub.NAME: Host(KIND_OF_ARBAA_TURUB, ARBAA_TURUB),
        cuarenta.NAME: Host(KIND_OF_CUARENTA, CUARENTA),
    }
)
"""The games by their names."""
