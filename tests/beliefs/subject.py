"""What the checks ask of a game: its beliefs, and how a deal becomes the start of its play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import Generic, Protocol, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.choices import Choice, Choices, format_choices
from cardrules.counting import Place
from cardrules.engine import Game, GameEvent
from cardrules.seats import Seat


class Held(Protocol):
    """Hidden cards somewhere: all that a deal needs to be replayed."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...


class Known(Protocol):
    """A view, as far as it counts cards."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def hand_sizes(self) -> tuple[int, int, int, int]: ...
    @property
    def stock_size(self) -> int: ...
    @property
    def unseen(self) -> tuple[Card, ...]: ...


RulesT = TypeVar("RulesT")
HeldT = TypeVar("HeldT", bound=Held)
KnownT = TypeVar("KnownT", bound=Known)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)


@final
@attrs.frozen
class Moment(Generic[HeldT, ActionT]):
    """A state, and how it came about: where its deal started, and what was done since, by whom."""

    state: HeldT
    start: HeldT
    done: tuple[tuple[Seat | None, ActionT], ...] = ()


@final
@attrs.frozen
class Dealt:
    """Hidden cards as somebody might have dealt them."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


@final
@attrs.frozen(kw_only=True)
class Believer(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]):
    """One game and its beliefs, and ways to play it so that rare things happen.

    `opens` says whether a state is one that a deal is replayed from; `implied` gives that start,
    and the actions since, as the cards that lie somewhere at a moment imply them; `settled` says
    whether a world is what its replay has led to, as far as a view can tell.
    """

    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]
    rules: Mapping[str, RulesT]
    """The default rules, every alternative by itself, and the profiles."""
    pack: Callable[[Random, HeldT], tuple[Card, ...]]
    choose: Callable[[Random, HeldT, tuple[ActionT, ...]], ActionT]
    elsewhere: Callable[[Random, HeldT], HeldT | None]
    count: Callable[[KnownT], int]
    sample: Callable[[KnownT, Random], HeldT]
    worlds: Callable[[KnownT], Iterator[tuple[HeldT, int]]]
    marginals: Callable[[KnownT], Mapping[Card, Mapping[Place, Fraction]]]
    text: Callable[[KnownT], str]
    forget: Callable[[], None]
    opens: Callable[[HeldT], bool]
    implied: Callable[[Moment[HeldT, ActionT], Held], Moment[HeldT, ActionT]]
    settled: Callable[[HeldT, HeldT], bool]


def every_rule(
    choices: Choices,
    profiles: Mapping[str, RulesT],
    make: Callable[[Mapping[str, Choice]], RulesT],
) -> dict[str, RulesT]:
    """The profiles, the default among them, and every alternative of every field by itself."""
    alternatives = [
        make({field: value}) for field, (_, offered) in choices.items() for value in offered[1:]
    ]
    return {format_choices(rules, choices): rules for rules in (*profiles.values(), *alternatives)}
