"""Both games as things to write and read again come from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Generic, TypeVar, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._recorded import RecordedGame
from cardrules.jsonforms import AnyView
from cardrules.record import AnyAction, AnyEvent, AnyRules, AnyState
from tests.beliefs import arbaa_turub as arbaa_turub_beliefs
from tests.beliefs import cuarenta as cuarenta_beliefs
from tests.beliefs.subject import Believer
from tests.differential import arbaa_turub_rich, cuarenta_strays

RulesT = TypeVar("RulesT", bound=AnyRules)
StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT", bound=AnyView)
SetupT = TypeVar("SetupT", bound="arbaa_turub.Setup | cuarenta.Setup")
ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT", bound=AnyEvent)


@final
@attrs.frozen
class Player(Generic[RulesT, StateT, ViewT, SetupT, ActionT, EventT]):
    """A game, ways to play it so that rare things happen, and actions that are refused."""

    game: RecordedGame[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    believer: Believer[RulesT, StateT, ViewT, SetupT, ActionT, EventT]
    stray: Callable[[Random, StateT], ActionT]

    @property
    def rules(self) -> Mapping[str, RulesT]:
        """The default rules, every alternative by itself, and the profiles."""
        return self.believer.rules


ARBAA_TURUB: Final = Player(arbaa_turub, arbaa_turub_beliefs.BELIEVER, arbaa_turub_rich.stray)
CUARENTA: Final = Player(cuarenta, cuarenta_beliefs.BELIEVER, cuarenta_strays.stray)
