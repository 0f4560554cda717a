"""Cuarenta: how the library and the oracle say the same thing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final, assert_never, get_args

import attrs

from cardrules import cuarenta as cu
from cardrules._recorded import RecordedGame
from cardrules.cards import Card
from cardrules.cuarenta.rules import rules_from
from cardrules.engine import Conduct
from cardrules.errors import InvalidStateError
from cardrules.seats import SEATS, Seat
from tests.differential import cuarenta_events as events
from tests.differential import cuarenta_rich as rich
from tests.differential import cuarenta_strays as strays
from tests.differential import plain
from tests.differential.bridge import Bridge, Choice, Chosen, Oracle, Plain, Told
from tests.oracles import cuarenta as slow

GAME: Final[RecordedGame[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event]] = cu

_ANSWERS: Final[dict[cu.Answer | None, str | None]] = {
    None: None,
    cu.Answer.PASSED: "passed",
    cu.Answer.PASSED_BLOCKED: "passed_blocked",
    cu.Answer.RONDA: "ronda",
    cu.Answer.FOUR: "four",
}
_STATUSES: Final[dict[cu.RondaStatus, str]] = {
    cu.RondaStatus.ANNOUNCED: "announced",
    cu.RondaStatus.BLOCKED: "blocked",
    cu.RondaStatus.SILENT: "silent",
}
_PHASES: Final[dict[cu.Phase, str]] = {
    cu.Phase.DRAW: "draw",
    cu.Phase.SHUFFLE: "shuffle",
    cu.Phase.ANNOUNCE: "announce",
    cu.Phase.PLAY: "play",
    cu.Phase.FORGOTTEN: "forgotten",
    cu.Phase.PRIZES: "prizes",
    cu.Phase.OVER: "over",
}


def _ronda(ronda: cu.HeldRonda) -> tuple[Plain, ...]:
    assert ronda.rank is not None
    return ronda.holder.value, ronda.rank.value, ronda.lot, _STATUSES[ronda.status]


@lru_cache(maxsize=1 << 16)
def _spoken(action: cu.Action) -> slow.Action:
    match action:
        case cu.Play(card, base, sequence):
            return "play", plain.card(card), plain.cards(base), plain.cards(sequence)
        case cu.Pass():
            return ("pass",)
        case cu.AnnounceRonda():
            return ("ronda",)
        case cu.ShowFour():
            return ("four",)
        case cu.TakeForgotten():
            return ("take",)
        case cu.ClaimPrize(holder, rank):
            return "claim", holder.value, rank.value
        case cu.DrawForDealer(pack):
            return "draw", plain.cards(pack)
        case cu.Shuffle(pack):
            return "shuffle", plain.cards(pack)
        case cu.Misdeal():
            return ("misdeal",)
        case _:
            assert_never(action)


def _spelled(rules: cu.Rules, field: str) -> Choice:
    """A field of the rules as the oracle spells it."""
    value: Choice | Seat = getattr(rules, field)
    return value.value if isinstance(value, Seat) else value


def _chosen(rules: cu.Rules) -> dict[str, Choice]:
    """What rules have that is not the default."""
    spelled = {field: _spelled(rules, field) for field in slow.CHOICES}
    return {field: value for field, value in spelled.items() if value != slow.CHOICES[field][0]}


class Cuarenta:
    """The bridge between `cardrules.cuarenta` and `tests.oracles.cuarenta`."""

    game = GAME
    kinds: frozenset[str] = frozenset(kind.__name__ for kind in get_args(cu.Event))
    codes: frozenset[str] = frozenset(code.value for code in (*Conduct, *cu.Refusal))
    paying: frozenset[str] = events.PAYING
    choices: Mapping[str, tuple[Choice, ...]] = slow.CHOICES

    def rules(self, chosen: Chosen) -> cu.Rules:
        """The library spells every choice as the oracle does, but for seats."""
        fields = {**chosen}
        start = fields.pop("draw_starts_at", 0)
        assert isinstance(start, int)
        return rules_from({**fields, "draw_starts_at": SEATS[start]})

    def chosen(self, state: cu.State) -> Chosen:
        return _chosen(state.rules)

    def oracle(self, chosen: Chosen, dealer: Seat | None) -> slow.Oracle:
        return slow.Oracle(chosen, plain.seat(dealer))

    def oracle_at(self, chosen: Chosen, state: cu.State) -> slow.Oracle:
        return slow.Oracle.from_snapshot(chosen, self.plain(state))

    def plain(self, state: cu.State) -> dict[str, Plain]:
        return {
            "phase": _PHASES[state.phase],
            "dealer": plain.seat(state.dealer),
            "turn": plain.seat(state.turn),
            "hands": tuple(map(plain.cards, state.hands)),
            "stock": plain.cards(state.stock),
            "table": plain.cards(state.table),
            "fresh": None if state.fresh is None else plain.card(state.fresh),
            "piles": tuple(map(plain.cards, state.piles)),
            "scores": state.scores,
            "lot": state.lot,
            "answers": tuple(_ANSWERS[answer] for answer in state.answers),
            "rondas": tuple(map(_ronda, state.rondas)),
            "fallen": tuple(map(plain.cards, state.fallen)),
            "forgotten": plain.cards(state.forgotten),
            "capturer": plain.seat(state.capturer),
            "prizes": tuple((holder.value, rank.value) for holder, rank in state.prizes),
            "last_capturer": plain.seat(state.last_capturer),
            "chicas": state.chicas,
            "winner": plain.seat(state.winner),
        }

    def spoken(self, action: cu.Action) -> slow.Action:
        return _spoken(action)

    def told(self, event: cu.Event) -> Told:
        return plain.told(event)

    def rarity(self, told: Told) -> str | None:
        return events.rarity(told)

    def paid(self, event: cu.Event) -> str | None:
        return events.paid(event)

    def ledger(
        self, before: cu.State, happened: tuple[cu.Event, ...], after: cu.State
    ) -> tuple[tuple[int, int], tuple[int, int]]:
        return events.ledger(before, happened, after)

    def due(
        self, before: Mapping[str, Plain], action: slow.Action, oracle: Oracle[slow.Action]
    ) -> list[Told]:
        assert isinstance(oracle, slow.Oracle)
        return events.due(before, action, oracle)

    def under(self, state: cu.State, rules: cu.Rules) -> cu.State | None:
        try:
            return cu.from_setup(attrs.evolve(cu.to_setup(state), rules=rules))
        except InvalidStateError:
            return None

    def pack(self, rng: Random, state: cu.State) -> tuple[Card, ...]:
        return rich.pack(rng, state)

    def elsewhere(self, rng: Random, state: cu.State) -> cu.State | None:
        return rich.elsewhere(rng, state)

    def choose(self, rng: Random, state: cu.State, actions: tuple[cu.Action, ...]) -> cu.Action:
        return rich.choose(rng, state, actions)

    def stray(self, rng: Random, state: cu.State) -> cu.Action:
        return strays.stray(rng, state)


CUARENTA: Final[Bridge[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event, slow.Action]] = (
    Cuarenta()
)
"""What the comparison, and all that is written on it, is given for this game."""
