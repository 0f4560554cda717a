"""Cuarenta in JSON: its rules, actions, states and views."""

from __future__ import annotations

from typing import Final

from cardrules.cards import Card
from cardrules.cuarenta._knowledge import Knowledge, from_knowledge
from cardrules.cuarenta.actions import (
    Action,
    AnnounceRonda,
    ClaimPrize,
    Pass,
    Play,
    ShowFour,
    TakeForgotten,
)
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize, RondaStatus
from cardrules.cuarenta.deals import LOT, LOTS, PACKET
from cardrules.cuarenta.rules import CHOICES, HIGHEST_SCORE, PACK, RANKS, Rules, rules_from
from cardrules.cuarenta.series import CHICAS_TO_WIN
from cardrules.cuarenta.setup import Setup, from_setup
from cardrules.cuarenta.state import Phase, State
from cardrules.cuarenta.view import View
from cardrules.jsonforms._forms import Array, Four, OrNull, Pair, Whole
from cardrules.jsonforms._objects import NO_KEYS, OneOf, Thing, kinds
from cardrules.jsonforms._shared import DRAW, MISDEAL, SHUFFLE, TAG, rules_thing
from cardrules.jsonforms._words import (
    CARD,
    SEAT,
    SIDE,
    cards_of,
    numbers_to,
    words_of,
)
from cardrules.seats import SEATS, Seat, Side

__all__ = ["ACTION", "RANK", "RULES", "STATE", "VIEW"]

RULES: Final = rules_thing(Rules, CHOICES, rules_from)

RANK: Final = words_of("a rank of this game in small letters, such as seven", RANKS)
_TAKEN: Final = Array(CARD, 0, len(PACK) + 1)
"""No more cards than a play keeps of what it is given."""
ACTION: Final[OneOf[Action]] = kinds(
    TAG,
    DRAW,
    SHUFFLE,
    NO_KEYS.into(Pass),
    NO_KEYS.into(AnnounceRonda),
    NO_KEYS.into(ShowFour),
    NO_KEYS.key("card", CARD).key("base", _TAKEN).key("sequence", _TAKEN).into(Play),
    NO_KEYS.into(TakeForgotten),
    NO_KEYS.key("holder", SEAT).key("rank", RANK).into(ClaimPrize),
    MISDEAL,
)

_PHASE: Final = words_of("a phase", Phase)
_CARD: Final = cards_of(PACK)
_CARDS: Final = Array(_CARD, 0, len(PACK))
_HAND: Final = Array(_CARD, 0, PACKET)
_HANDS: Final = Array(_HAND, 4, 4)
_PILES: Final = Pair(_CARDS, _CARDS)
_SCORES: Final = numbers_to(HIGHEST_SCORE)
_ANSWERS: Final = Array(OrNull(words_of("an answer", Answer)), 4, 4)
_STATUS: Final = words_of("a ronda's status", RondaStatus)
_LOT: Final = Whole(1, LOTS)
_CHICAS: Final = numbers_to(CHICAS_TO_WIN)
_MOST: Final = LOTS * len(SEATS)
"""No more rondas in a hand, and no more prizes."""
_RONDAS: Final = Array(
    NO_KEYS.key("holder", SEAT)
    .key("rank", RANK)
    .key("lot", _LOT)
    .key("status", _STATUS)
    .into(HeldRonda),
    0,
    _MOST,
)
_KNOWN_RONDAS: Final = Array(
    NO_KEYS.key("holder", SEAT)
    .key("rank", OrNull(RANK))
    .key("lot", _LOT)
    .key("status", _STATUS)
    .into(HeldRonda),
    0,
    _MOST,
)
_PRIZES: Final = Array(NO_KEYS.key("holder", SEAT).key("rank", RANK).into(Prize), 0, _MOST)


def _state(  # noqa: PLR0913, PLR0917 - as many as a state has fields
    rules: Rules,
    phase: Phase,
    dealer: Seat | None,
    turn: Seat | None,
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
    table: tuple[Card, ...],
    fresh: Card | None,
    piles: tuple[tuple[Card, ...], tuple[Card, ...]],
    scores: tuple[int, int],
    lot: int,
    answers: tuple[Answer | None, ...],
    rondas: tuple[HeldRonda, ...],
    fallen: tuple[tuple[Card, ...], ...],
    forgotten: tuple[Card, ...],
    capturer: Seat | None,
    prizes: tuple[Prize, ...],
    last_capturer: Seat | None,
    chicas: tuple[int, int],
    winner: Side | None,
) -> State:
    """Make a state of its fields; `InvalidStateError` with all that is wrong."""
    setup = Setup(
        rules=rules,
        phase=phase,
        dealer=dealer,
        turn=turn,
        hands=hands,
        stock=stock,
        table=table,
        fresh=fresh,
        piles=piles,
        scores=scores,
        lot=lot,
        answers=answers,
        rondas=rondas,
        fallen=fallen,
        forgotten=forgotten,
        capturer=capturer,
        prizes=prizes,
        last_capturer=last_capturer,
        chicas=chicas,
        winner=winner,
    )
    return from_setup(setup)


STATE: Final[Thing[State]] = (
    NO_KEYS.key("rules", RULES)
    .key("phase", _PHASE)
    .key("dealer", OrNull(SEAT))
    .key("turn", OrNull(SEAT))
    .key("hands", _HANDS)
    .key("stock", Array(_CARD, 0, LOT))
    .key("table", _CARDS)
    .key("fresh", OrNull(_CARD))
    .key("piles", _PILES)
    .key("scores", _SCORES)
    .key("lot", Whole(0, LOTS))
    .key("answers", _ANSWERS)
    .key("rondas", _RONDAS)
    .key("fallen", _HANDS)
    .key("forgotten", _CARDS)
    .key("capturer", OrNull(SEAT))
    .key("prizes", _PRIZES)
    .key("last_capturer", OrNull(SEAT))
    .key("chicas", _CHICAS)
    .key("winner", OrNull(SIDE))
    .into(_state, State)
)

_KNOWLEDGE: Final = (
    NO_KEYS.key("rules", RULES)
    .key("phase", _PHASE)
    .key("dealer", OrNull(SEAT))
    .key("turn", OrNull(SEAT))
    .key("seat", OrNull(SEAT))
    .key("hand", _HAND)
    .key("hand_sizes", Four(Whole(0, PACKET)))
    .key("stock_size", Whole(0, LOT))
    .key("unseen", _CARDS)
    .key("shown", _HANDS)
    .key("table", _CARDS)
    .key("fresh", OrNull(_CARD))
    .key("piles", _PILES)
    .key("scores", _SCORES)
    .key("lot", Whole(0, LOTS))
    .key("answers", _ANSWERS)
    .key("rondas", _KNOWN_RONDAS)
    .key("fallen", _HANDS)
    .key("forgotten", _CARDS)
    .key("capturer", OrNull(SEAT))
    .key("prizes", _PRIZES)
    .key("last_capturer", OrNull(SEAT))
    .key("chicas", _CHICAS)
    .key("winner", OrNull(SIDE))
    .into(Knowledge)
)
VIEW: Final[Thing[View]] = _KNOWLEDGE.then(from_knowledge, View)
