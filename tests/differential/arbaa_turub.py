"""Arba'a Turub: how the library and the oracle say the same thing."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, assert_never, get_args

import attrs

from cardrules import arbaa_turub as at
from cardrules._recorded import RecordedGame
from cardrules.arbaa_turub.rules import rules_from
from cardrules.cards import Card
from cardrules.engine import Conduct
from cardrules.errors import InvalidStateError
from cardrules.seats import Seat
from tests.differential import arbaa_turub_events as events
from tests.differential import arbaa_turub_rich as rich
from tests.differential import plain
from tests.differential.bridge import Bridge, Chosen, Oracle, Plain, Told
from tests.oracles import arbaa_turub as slow

GAME: Final[RecordedGame[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event]] = at

_PHASES: Final[dict[at.Phase, slow.Phase]] = {
    at.Phase.DRAW: "draw",
    at.Phase.SHUFFLE: "shuffle",
    at.Phase.CUT: "cut",
    at.Phase.NAME_TRUMP: "trump",
    at.Phase.PLAY: "play",
    at.Phase.OVER: "over",
}
_SIGNALS: Final[dict[at.Signal | None, slow.Signal]] = {
    None: None,
    at.Signal.KNOCK: "knock",
    at.Signal.CLICK: "click",
}


class ArbaaTurub:
    """The bridge between `cardrules.arbaa_turub` and `tests.oracles.arbaa_turub`."""

    game = GAME
    kinds: frozenset[str] = frozenset(kind.__name__ for kind in get_args(at.Event))
    codes: frozenset[str] = frozenset(code.value for code in (*Conduct, *at.Refusal))
    paying: frozenset[str] = events.PAYING
    choices: Mapping[str, list[str | bool]] = slow.CHOICES

    def rules(self, chosen: Chosen) -> at.Rules:
        """The library spells every choice as the oracle does."""
        return rules_from(chosen)

    def chosen(self, state: at.State) -> Chosen:
        fields: dict[str, str | bool] = {
            field: getattr(state.rules, field) for field in slow.CHOICES
        }
        return {name: value for name, value in fields.items() if value != slow.CHOICES[name][0]}

    def oracle(self, chosen: Chosen, dealer: Seat | None) -> slow.Oracle:
        return slow.Oracle(_own(chosen), plain.seat(dealer))

    def oracle_at(self, chosen: Chosen, state: at.State) -> slow.Oracle:
        """The oracle's attributes are set one by one: it has no other way into a position."""
        oracle = slow.Oracle(_own(chosen))
        oracle.phase = _PHASES[state.phase]
        oracle.contenders = [*plain.seats(state.contenders)]
        oracle.dealer = plain.seat(state.dealer)
        oracle.trump = plain.suit(state.trump)
        oracle.hands = [[*plain.cards(hand)] for hand in state.hands]
        oracle.stock = [*plain.cards(state.stock)]
        oracle.trick = [*plain.cards(state.trick)]
        oracle.leader = plain.seat(state.leader)
        oracle.signal = _SIGNALS[state.signal]
        oracle.tricks = [*state.tricks]
        oracle.voids = [[suit.value for suit in suits] for suits in state.voids]
        oracle.holder = plain.seat(state.series.holder)
        oracle.benchmark = state.series.benchmark
        oracle.winner = plain.seat(state.series.winner)
        oracle.games_played = state.games_played
        return oracle

    def plain(self, state: at.State) -> dict[str, Plain]:
        series = state.series
        return {
            "phase": _PHASES[state.phase],
            "contenders": plain.seats(state.contenders),
            "dealer": plain.seat(state.dealer),
            "trump": plain.suit(state.trump),
            "hands": tuple(map(plain.cards, state.hands)),
            "stock": plain.cards(state.stock),
            "trick": plain.cards(state.trick),
            "leader": plain.seat(state.leader),
            "signal": _SIGNALS[state.signal],
            "tricks": state.tricks,
            "voids": tuple(tuple(suit.value for suit in suits) for suits in state.voids),
            "series": (plain.seat(series.holder), series.benchmark, plain.seat(series.winner)),
            "games_played": state.games_played,
        }

    def spoken(self, action: at.Action) -> slow.Action:
        match action:
            case at.Play(card, signal):
                return "play", plain.card(card), _SIGNALS[signal]
            case at.DrawForDealer(pack):
                return "draw", plain.cards(pack)
            case at.Shuffle(pack):
                return "shuffle", plain.cards(pack)
            case at.Cut(at=place):
                return "cut", place
            case at.NameTrump(suit):
                return "trump", suit.value
            case at.Misdeal():
                return ("misdeal",)
            case _:
                assert_never(action)

    def told(self, event: at.Event) -> Told:
        return events.told(event)

    def rarity(self, told: Told) -> str | None:
        return events.rarity(told)

    def paid(self, event: at.Event) -> str | None:
        return events.paid(event)

    def ledger(
        self, before: at.State, happened: tuple[at.Event, ...], after: at.State
    ) -> tuple[tuple[int, int], tuple[int, int]]:
        return events.ledger(before, happened, after)

    def due(
        self, before: Mapping[str, Plain], action: slow.Action, oracle: Oracle[slow.Action]
    ) -> list[Told]:
        assert isinstance(oracle, slow.Oracle)
        return events.due(before, action, oracle)

    def under(self, state: at.State, rules: at.Rules) -> at.State | None:
        setup = attrs.evolve(at.to_setup(state), rules=rules)
        try:
            return at.from_setup(setup)
        except InvalidStateError:
            return None

    def pack(self, rng: Random, state: at.State) -> tuple[Card, ...]:
        return rich.pack(rng, state)

    def elsewhere(self, rng: Random, state: at.State) -> at.State | None:
        return rich.elsewhere(rng, state)

    def choose(self, rng: Random, state: at.State, actions: tuple[at.Action, ...]) -> at.Action:
        return rich.choose(rng, state, actions)

    def stray(self, rng: Random, state: at.State) -> at.Action:
        return rich.stray(rng, state)


def _own(chosen: Chosen) -> dict[str, str | bool]:
    """The choices of this game are words, yes or no."""
    return {field: value for field, value in chosen.items() if isinstance(value, str | bool)}


ARBAA_TURUB: Final[
    Bridge[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event, slow.Action]
] = ArbaaTurub()
"""What the comparison, and all that is written on it, is given for this game."""
