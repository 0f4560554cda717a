"""What happens in Arba'a Turub, in JSON: an object for each kind of event."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub import events as ev
from cardrules.arbaa_turub.clauses import CLAUSES
from cardrules.arbaa_turub.rules import KINDS, PACK
from cardrules.arbaa_turub.tricks import TRICKS
from cardrules.jsonforms._arbaa_turub import SIGNAL
from cardrules.jsonforms._forms import Array, OrNull, Pair, Whole
from cardrules.jsonforms._objects import NO_KEYS, OneOf, kinds
from cardrules.jsonforms._words import (
    SEAT,
    SEATS,
    SIDE,
    SUIT,
    cards_of,
    clauses_of,
    numbers_to,
    words_of,
)
from cardrules.seats import Seat

__all__ = ["EVENT"]

_CARD: Final = cards_of(KINDS)
_CARDS: Final = Array(_CARD, 0, TRICKS)
_EXPOSED: Final = Array(Pair(SEAT, _CARD), 0, len(Seat))
_COUNT: Final = Whole(0, TRICKS)
_BENCHMARK: Final = Whole(TRICKS // 2 + 1, TRICKS)
_RULE: Final = words_of("the rule of a trick", ev.TrickRule)
_CLAUSE: Final = clauses_of(CLAUSES)

EVENT: Final[OneOf[ev.Event]] = kinds(
    "event",
    (NO_KEYS.key("exposed", _EXPOSED).key("clause", _CLAUSE).into(ev.CardsExposed)),
    (NO_KEYS.key("seats", SEATS).key("clause", _CLAUSE).into(ev.DrawTied)),
    (NO_KEYS.key("seats", SEATS).key("clause", _CLAUSE).into(ev.DrawUndecided)),
    (NO_KEYS.key("seat", SEAT).key("clause", _CLAUSE).into(ev.DealerChosen)),
    (NO_KEYS.key("clause", _CLAUSE).into(ev.PackShuffled)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("at", Whole(1, len(PACK) - 1))
        .key("clause", _CLAUSE)
        .into(ev.PackCut)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("cards", OrNull(_CARDS))
        .key("count", _COUNT)
        .key("clause", _CLAUSE)
        .into(ev.PacketDealt)
    ),
    (NO_KEYS.key("seat", SEAT).key("suit", SUIT).key("clause", _CLAUSE).into(ev.TrumpNamed)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("cards", OrNull(_CARDS))
        .key("count", _COUNT)
        .key("clause", _CLAUSE)
        .into(ev.HandDealt)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("count", _COUNT)
        .key("clause", _CLAUSE)
        .into(ev.LastPacketShown)
    ),
    (NO_KEYS.key("clause", _CLAUSE).into(ev.MisdealDeclared)),
    (NO_KEYS.key("seat", SEAT).key("card", _CARD).key("clause", _CLAUSE).into(ev.CardPlayed)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("signal", SIGNAL)
        .key("suit", SUIT)
        .key("clause", _CLAUSE)
        .into(ev.Signalled)
    ),
    (NO_KEYS.key("seat", SEAT).key("suit", SUIT).key("clause", _CLAUSE).into(ev.VoidShown)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("card", _CARD)
        .key("cards", _CARDS)
        .key("rule", _RULE)
        .key("tricks", numbers_to(TRICKS))
        .key("clause", _CLAUSE)
        .into(ev.TrickTaken)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("tricks", numbers_to(TRICKS))
        .key("clause", _CLAUSE)
        .into(ev.GameWon)
    ),
    (NO_KEYS.key("tricks", numbers_to(TRICKS)).key("clause", _CLAUSE).into(ev.GameDrawn)),
    (
        NO_KEYS.key("side", SIDE)
        .key("tricks", _COUNT)
        .key("benchmark", _BENCHMARK)
        .key("clause", _CLAUSE)
        .into(ev.InsufficientWin)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("benchmark", _BENCHMARK)
        .key("clause", _CLAUSE)
        .into(ev.BenchmarkSet)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("benchmark", _BENCHMARK)
        .key("previous", _BENCHMARK)
        .key("clause", _CLAUSE)
        .into(ev.BenchmarkReplaced)
    ),
    (NO_KEYS.key("side", SIDE).key("tricks", _COUNT).key("clause", _CLAUSE).into(ev.MatchWon)),
)
