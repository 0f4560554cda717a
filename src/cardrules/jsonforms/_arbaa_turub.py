"""Arba'a Turub in JSON: its rules, actions, states and views."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub._knowledge import Knowledge, from_knowledge
from cardrules.arbaa_turub.actions import Action, Cut, NameTrump, Play, Signal
from cardrules.arbaa_turub.rules import CHOICES, KINDS, PACK, Rules, rules_from
from cardrules.arbaa_turub.series import Series
from cardrules.arbaa_turub.setup import Setup, from_setup
from cardrules.arbaa_turub.state import MOST_GAMES, Phase, State
from cardrules.arbaa_turub.tricks import TRICKS
from cardrules.arbaa_turub.view import View
from cardrules.cards import Card, Suit
from cardrules.jsonforms._forms import Array, Four, OrNull, Whole
from cardrules.jsonforms._objects import NO_KEYS, OneOf, Thing, kinds
from cardrules.jsonforms._shared import DRAW, MISDEAL, SHUFFLE, TAG, rules_thing
from cardrules.jsonforms._words import (
    CARD,
    SEAT,
    SEATS,
    SIDE,
    SUIT,
    cards_of,
    numbers_to,
    words_of,
)
from cardrules.seats import Seat

__all__ = ["ACTION", "RULES", "SIGNAL", "STATE", "VIEW"]

RULES: Final = rules_thing(Rules, CHOICES, rules_from)
SIGNAL: Final = words_of("a signal", Signal)

ACTION: Final[OneOf[Action]] = kinds(
    TAG,
    DRAW,
    SHUFFLE,
    NO_KEYS.key("at", Whole(0, len(PACK) - 1)).into(Cut),
    NO_KEYS.key("suit", SUIT).into(NameTrump),
    NO_KEYS.key("card", CARD).key("signal", OrNull(SIGNAL)).into(Play),
    MISDEAL,
)

_PHASE: Final = words_of("a phase", Phase)
_CARDS: Final = Array(cards_of(KINDS), 0, len(PACK))
_HAND: Final = Array(cards_of(KINDS), 0, TRICKS)
_TRICK: Final = Array(cards_of(KINDS), 0, len(Seat) - 1)
_VOIDS: Final = Array(Array(SUIT, 0, len(Suit)), 4, 4)
_SERIES: Final = (
    NO_KEYS.key("holder", OrNull(SIDE))
    .key("benchmark", OrNull(Whole(TRICKS // 2 + 1, TRICKS)))
    .key("winner", OrNull(SIDE))
    .into(Series)
)
_GAMES: Final = Whole(0, MOST_GAMES)


def _state(  # noqa: PLR0913, PLR0917 - as many as a state has fields
    rules: Rules,
    phase: Phase,
    contenders: tuple[Seat, ...],
    dealer: Seat | None,
    trump: Suit | None,
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
    trick: tuple[Card, ...],
    leader: Seat | None,
    signal: Signal | None,
    tricks: tuple[int, int],
    voids: tuple[tuple[Suit, ...], ...],
    series: Series,
    games_played: int,
) -> State:
    """Make a state of its fields; `InvalidStateError` with all that is wrong."""
    setup = Setup(
        rules=rules,
        phase=phase,
        contenders=contenders,
        dealer=dealer,
        trump=trump,
        hands=hands,
        stock=stock,
        trick=trick,
        leader=leader,
        signal=signal,
        tricks=tricks,
        voids=voids,
        series=series,
        games_played=games_played,
    )
    return from_setup(setup)


STATE: Final[Thing[State]] = (
    NO_KEYS.key("rules", RULES)
    .key("phase", _PHASE)
    .key("contenders", SEATS)
    .key("dealer", OrNull(SEAT))
    .key("trump", OrNull(SUIT))
    .key("hands", Array(_HAND, 4, 4))
    .key("stock", _CARDS)
    .key("trick", _TRICK)
    .key("leader", OrNull(SEAT))
    .key("signal", OrNull(SIGNAL))
    .key("tricks", numbers_to(TRICKS))
    .key("voids", _VOIDS)
    .key("series", _SERIES)
    .key("games_played", _GAMES)
    .into(_state, State)
)

_KNOWLEDGE: Final = (
    NO_KEYS.key("rules", RULES)
    .key("phase", _PHASE)
    .key("contenders", SEATS)
    .key("dealer", OrNull(SEAT))
    .key("trump", OrNull(SUIT))
    .key("seat", OrNull(SEAT))
    .key("hand", _HAND)
    .key("hand_sizes", Four(Whole(0, TRICKS)))
    .key("stock_size", Whole(0, len(PACK)))
    .key("unseen", _CARDS)
    .key("trick", _TRICK)
    .key("leader", OrNull(SEAT))
    .key("signal", OrNull(SIGNAL))
    .key("tricks", numbers_to(TRICKS))
    .key("voids", _VOIDS)
    .key("series", _SERIES)
    .key("games_played", _GAMES)
    .into(Knowledge)
)
VIEW: Final[Thing[View]] = _KNOWLEDGE.then(from_knowledge, View)
