"""Documents of every kind and both games, small and sound, to be damaged."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.arbaa_turub import TrickRule
from cardrules.engine import replay
from cardrules.jsonforms import AnyThing, Json, to_json
from cardrules.notation import parse_card, parse_cards
from cardrules.record import Record
from cardrules.seats import Seat, Side
from tests.roundtrips.checks import things
from tests.roundtrips.players import ARBAA_TURUB, CUARENTA

_DEALT_AT: Final[list[at.Action]] = [
    at.Shuffle(at.PACK),
    at.Cut(40),
    at.NameTrump(at.Suit.CLUBS),
]
_DEALT_CU: Final[list[cu.Action]] = [cu.Shuffle(cu.PACK), cu.Pass()]
_PLAYED: Final = replay(at, _DEALT_AT, dealer=Seat.NORTH)
_ASKED: Final = replay(cu, _DEALT_CU, dealer=Seat.NORTH)
_REVOKE: Final = at.Play(parse_card("2C"))

THINGS: Final[dict[str, AnyThing]] = {
    "rules at": at.GUIDE,
    "rules cu": cu.GUIDE,
    "state at": _PLAYED,
    "state cu": _ASKED,
    "view at": at.view(_PLAYED, Seat.EAST),
    "view cu": cu.view(_ASKED, Seat.EAST),
    "play at": at.Play(parse_card("A♣"), at.Signal.KNOCK),
    "play cu": cu.Play(parse_card("6♠"), parse_cards("2♣ 4♦"), parse_cards("7♥ J♣")),
    "cut": at.Cut(40),
    "trump": at.NameTrump(at.Suit.HEARTS),
    "claim": cu.ClaimPrize(Seat.EAST, cu.Rank.SEVEN),
    "pass": cu.Pass(),
    "shuffle": at.Shuffle(parse_cards("A♣ K♣")),
    "trick": at.TrickTaken(
        Seat.EAST,
        Side.EAST_WEST,
        parse_card("A♣"),
        parse_cards("6♣ A♣ 7♣ 8♣"),
        TrickRule.HIGHEST_TRUMP,
        (0, 1),
        "T-3.4",
    ),
    "hand at": at.HandDealt(Seat.EAST, None),
    "exposed": cu.CardsExposed(((Seat.NORTH, parse_card("A♦")),)),
    "ronda": cu.RondaAnnounced(Seat.EAST, Side.EAST_WEST, None, 4),
    "fault at": next(iter(at.faults(at.Setup(phase=at.Phase.SHUFFLE)))),
    "fault cu": next(iter(cu.faults(cu.Setup(phase=cu.Phase.SHUFFLE)))),
    "record at": Record("arbaa_turub", at.GUIDE, Seat.NORTH, actions=[at.Misdeal(), at.Cut(40)]),
    "record cu": Record("cuarenta", _ASKED.rules, position=_ASKED, actions=[cu.Pass()]),
}
"""A thing of every kind, by a name."""


def refusal() -> AnyThing:
    """A verdict with alternatives."""
    verdict = at.why_illegal(_PLAYED, _REVOKE, by=Seat.EAST)
    assert verdict is not None
    assert verdict.alternatives
    return verdict


DOCUMENTS: Final[dict[str, dict[str, Json]]] = {
    **{name: to_json(thing) for name, thing in THINGS.items()},
    "refusal": to_json(refusal()),
    "misdeal": to_json(at.Misdeal()),
}
"""Their documents, and two more."""


def but(**changes: Json) -> dict[str, Json]:
    """What is changed in a document."""
    return changes


def random_documents(seed: str, number: int) -> Iterator[dict[str, Json]]:
    """Documents of play under every rule set, `number` states of each with all that comes up."""
    yield from _played_at(seed, number)
    yield from _played_cu(seed, number)


def _played_at(seed: str, number: int) -> Iterator[dict[str, Json]]:
    for name, rules in ARBAA_TURUB.rules.items():
        yield to_json(rules)
        made = things(ARBAA_TURUB, rules, Random(seed + name))
        for _, (state, view, actions, told) in zip(range(number), made, strict=False):
            for thing in (state, view, *at.legal_actions(state)[:2], *told[:6]):
                yield to_json(thing)
            chosen = actions[:-1]
            yield to_json(Record(at.NAME, rules, position=state, actions=chosen), game=at.NAME)


def _played_cu(seed: str, number: int) -> Iterator[dict[str, Json]]:
    for name, rules in CUARENTA.rules.items():
        yield to_json(rules)
        made = things(CUARENTA, rules, Random(seed + name))
        for _, (state, view, actions, told) in zip(range(number), made, strict=False):
            for thing in (state, view, *cu.legal_actions(state)[:2], *told[:6]):
                yield to_json(thing)
            chosen = actions[:-1]
            yield to_json(Record(cu.NAME, rules, position=state, actions=chosen), game=cu.NAME)
