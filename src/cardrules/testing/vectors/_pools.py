"""Matches under many rules, from whose states the vectors of a game are taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import itemgetter
from typing import Final, Generic, Protocol, final

import attrs

from cardrules._recorded import RecordedGame
from cardrules.choices import Choice
from cardrules.errors import InvalidRulesError
from cardrules.seats import SEATS, Seat
from cardrules.streams import Stream, stream
from cardrules.testing._plays import pick, played
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
)

__all__ = ["Match", "Pool", "PooledGame", "pool"]

_SEED: Final = 1
"""The seed of all that is drawn for the vectors."""
_MATCHES: Final = 80
_RULING_IN: Final = 100
_MOST: Final = 1_000
"""A match that is longer is left where it stands, and is not among the whole ones."""
_CHANGED: Final = 4
"""How many fields of the rules differ from the default at the most, beside those of profiles."""


class PooledGame(
    RecordedGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    Protocol[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
):
    """A game that vectors are made of: one that can be recorded, with beliefs."""

    def count_worlds(self, view: KnownT) -> int:
        """Count the deals that a view allows."""
        ...


@final
@attrs.frozen
class Match(Generic[RulesT, HeldT, ActionT]):
    """A match from its start: `states` has one more than `actions`."""

    rules: RulesT
    dealer: Seat | None
    actions: tuple[ActionT, ...]
    states: tuple[HeldT, ...]


@final
@attrs.frozen
class Pool(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]):
    """A game and matches of it, under the profiles first and then under rules drawn at random.

    `sorts` are all their states, each once, by what sort they are of: by who acts, which kinds of
    actions there are to choose from, and about how many.
    """

    game: PooledGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]
    matches: tuple[Match[RulesT, HeldT, ActionT], ...]
    sorts: tuple[tuple[HeldT, ...], ...]

    def picked(self, number: int, drawn: Stream) -> Iterator[HeldT]:
        """Draw so many states, no two alike, of every sort as many as of another if there are.

        So what is rare in play is not rare here.
        """
        rows = [list(drawn.shuffled(states)) for states in self.sorts]
        left = number
        while left and any(rows):
            for row in rows:
                if row and left:
                    left -= 1
                    yield row.pop()


def pool(
    game: PooledGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Pool[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]:
    """Play the matches of a game; they are the same whenever it is asked."""
    matches: list[Match[RulesT, HeldT, ActionT]] = []
    for number in range(_MATCHES):
        drawn = stream(_SEED, number)
        rules = _rules(game, number, drawn)
        dealer = (None, *SEATS)[number % 5]
        states, actions = [game.new_match(rules, dealer=dealer)], list[ActionT]()
        for action, state in played(game, states[0], drawn, most=_MOST, ruling_in=_RULING_IN):
            actions.append(action)
            states.append(state)
        matches.append(Match(rules, dealer, tuple(actions), tuple(states)))
    return Pool(game, tuple(matches), _sorted_out(game, matches))


def _sorted_out(
    game: PooledGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    matches: Iterable[Match[RulesT, HeldT, ActionT]],
) -> tuple[tuple[HeldT, ...], ...]:
    """Put the states of matches together by their sorts."""
    sorts: dict[tuple[str, ...], dict[HeldT, None]] = {}
    for state in chain.from_iterable(match.states for match in matches):
        listed, actor = game.legal_actions(state), game.to_act(state)
        kinds = sorted({type(action).__name__ for action in listed})
        who = "seat" if isinstance(actor, Seat) else str(actor)
        sort = (who, *kinds, str(len(listed).bit_length()))
        sorts.setdefault(sort, {})[state] = None
    return tuple(tuple(states) for _, states in sorted(sorts.items(), key=itemgetter(0)))


def _rules(
    game: PooledGame[RulesT, HeldT, KnownT, SetupT, ActionT, EventT], number: int, drawn: Stream
) -> RulesT:
    """Give the rules of a match: a profile's, twice over, and then a few fields drawn at random."""
    profiles = tuple(game.PROFILES.values())
    if number < 2 * len(profiles):
        return profiles[number % len(profiles)]
    while True:
        fields = drawn.shuffled(game.CHOICES)[: 1 + drawn.below(_CHANGED)]
        chosen: dict[str, Choice] = {}
        for field in fields:
            chosen[field] = pick(drawn, game.CHOICES[field][1])
        try:
            return game.rules_from(chosen)
        except InvalidRulesError:
            continue  # fields that contradict each other
