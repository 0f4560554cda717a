"""What happens in Cuarenta, in JSON: an object for each kind of event."""

from __future__ import annotations

from typing import Final

from cardrules.cuarenta import events as ev
from cardrules.cuarenta.clauses import CLAUSES
from cardrules.cuarenta.deals import LOTS, PACKET
from cardrules.cuarenta.rules import HIGHEST_SCORE, PACK, TARGET
from cardrules.cuarenta.series import CHICAS_TO_WIN
from cardrules.jsonforms._cuarenta import RANK
from cardrules.jsonforms._forms import Array, OrNull, Pair, Whole
from cardrules.jsonforms._objects import NO_KEYS, OneOf, kinds
from cardrules.jsonforms._words import SEAT, SIDE, cards_of, clauses_of, numbers_to

__all__ = ["EVENT"]

_CARD: Final = cards_of(PACK)
_CARDS: Final = Array(_CARD, 0, len(PACK))
_EXPOSED: Final = Array(Pair(SEAT, _CARD), 0, len(PACK))
_POINTS: Final = Whole(0, TARGET)
_CLAUSE: Final = clauses_of(CLAUSES)

EVENT: Final[OneOf[ev.Event]] = kinds(
    "event",
    (NO_KEYS.key("exposed", _EXPOSED).key("clause", _CLAUSE).into(ev.CardsExposed)),
    (NO_KEYS.key("seat", SEAT).key("clause", _CLAUSE).into(ev.DealerChosen)),
    (NO_KEYS.key("clause", _CLAUSE).into(ev.PackShuffled)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("lot", Whole(1, LOTS))
        .key("cards", OrNull(_CARDS))
        .key("clause", _CLAUSE)
        .key("count", Whole(0, PACKET))
        .into(ev.HandDealt)
    ),
    (NO_KEYS.key("seat", SEAT).key("clause", _CLAUSE).into(ev.Passed)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("rank", OrNull(RANK))
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.RondaAnnounced)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("cards", _CARDS)
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.FourShown)
    ),
    (NO_KEYS.key("seat", SEAT).key("card", _CARD).key("clause", _CLAUSE).into(ev.CardLaid)),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("card", _CARD)
        .key("base", _CARDS)
        .key("sequence", _CARDS)
        .key("clause", _CLAUSE)
        .into(ev.CardsCaptured)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("card", _CARD)
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.CaidaMade)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.LimpiaMade)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("cards", _CARDS)
        .key("clause", _CLAUSE)
        .into(ev.SequenceForgotten)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("capturer", SEAT)
        .key("cards", _CARDS)
        .key("clause", _CLAUSE)
        .into(ev.ForgottenTaken)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("holder", SEAT)
        .key("rank", RANK)
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.PrizeClaimed)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("cards", _CARDS)
        .key("clause", _CLAUSE)
        .into(ev.LeftoversTaken)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("cards", Whole(0, len(PACK)))
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.CardsCounted)
    ),
    (
        NO_KEYS.key("seat", SEAT)
        .key("side", SIDE)
        .key("points", _POINTS)
        .key("clause", _CLAUSE)
        .into(ev.MisdealDeclared)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("scores", numbers_to(HIGHEST_SCORE))
        .key("clause", _CLAUSE)
        .into(ev.GameWon)
    ),
    (
        NO_KEYS.key("side", SIDE)
        .key("chicas", numbers_to(CHICAS_TO_WIN))
        .key("clause", _CLAUSE)
        .into(ev.ChicaWon)
    ),
    (NO_KEYS.key("side", SIDE).key("clause", _CLAUSE).into(ev.MatchWon)),
)
