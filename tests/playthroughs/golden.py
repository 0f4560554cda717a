"""Golden matches: what is stored of each, and how it is made again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, TypedDict, final

import attrs

from cardrules.seats import Seat
from tests.differential.arbaa_turub import ARBAA_TURUB
from tests.differential.bridge import (
    ActionT,
    Bridge,
    Choice,
    EventT,
    RulesT,
    SetupT,
    SpokenT,
    StateT,
    ViewT,
)
from tests.differential.cuarenta import CUARENTA
from tests.differential.plain import text
from tests.playthroughs.lottery import Lottery
from tests.playthroughs.matches import described, logged, play

STORE: Final = Path(__file__).parent / "matches.json"
MOST: Final = 4_000
"""A match that is longer is left where it stands after so many actions."""


@final
@attrs.frozen
class Match:
    """A golden match: the rules that differ from the default, who deals (none: it is drawn for),
    the seed; then how many actions it took, the SHA-256 of the log and the final state's fields.
    """

    rules: Mapping[str, Choice]
    dealer: int | None
    seed: str
    actions: int = 0
    sha256: str = ""
    final: Mapping[str, str] = attrs.Factory(dict[str, str])


@final
@attrs.frozen
class Player:
    """Plays the matches of one game again, on the library and on the oracle."""

    name: str
    fast: Callable[[Match], Match]
    slow: Callable[[Match], Match]


def player(bridge: Bridge[RulesT, StateT, ViewT, SetupT, ActionT, EventT, SpokenT]) -> Player:
    """Make a player of a game's bridge."""

    def actions_of(match: Match) -> tuple[list[ActionT], StateT]:
        state = bridge.game.new_match(bridge.rules(match.rules), dealer=_dealer(match))
        actions: list[ActionT] = []
        for action, following in play(bridge, state, Lottery(match.seed), MOST):
            actions.append(action)
            state = following
        return actions, state

    def fast(match: Match) -> Match:
        actions, state = actions_of(match)
        return _sealed(match, [*logged(bridge, actions)], described(bridge, state))

    def slow(match: Match) -> Match:
        actions, _ = actions_of(match)
        oracle = bridge.oracle(match.rules, _dealer(match))
        for action in actions:
            oracle.apply(bridge.spoken(action))
        fields = {field: text(value) for field, value in oracle.snapshot().items()}
        del fields["actor"]
        return _sealed(match, [*logged(bridge, actions)], fields)

    return Player(bridge.game.NAME, fast, slow)


def _dealer(match: Match) -> Seat | None:
    return None if match.dealer is None else Seat(match.dealer)


def _sealed(match: Match, log: list[str], final: Mapping[str, str]) -> Match:
    seal = sha256("".join(f"{entry}\n" for entry in log).encode()).hexdigest()
    return attrs.evolve(match, actions=len(log), sha256=seal, final=final)


PLAYERS: Final[tuple[Player, ...]] = (player(ARBAA_TURUB), player(CUARENTA))
"""Every game. A game that comes adds its bridge here, and its matches to the store."""


class _Stored(TypedDict):
    """The fields of a match as JSON has them."""

    rules: dict[str, Choice]
    dealer: int | None
    seed: str
    actions: int
    sha256: str
    final: dict[str, str]


def stored() -> dict[str, list[Match]]:
    """The matches in the store, by game."""
    found: dict[str, list[_Stored]] = json.loads(STORE.read_text(encoding="utf-8"))
    return {game: [Match(**fields) for fields in matches] for game, matches in found.items()}


def store(matches: Mapping[str, list[Match]]) -> None:
    """Write the store."""
    plain = {game: [*map(attrs.asdict, listed)] for game, listed in matches.items()}
    content = json.dumps(plain, indent=1, ensure_ascii=False)
    STORE.write_text(f"{content}\n", encoding="utf-8")
