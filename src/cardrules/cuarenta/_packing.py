"""The parts of the packed form, made of the fields of a state or of a view that is spelled out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize
from cardrules.cuarenta.rules import PLACE_OF, RANK_PLACE, Rules
from cardrules.cuarenta.state import ANSWERS, STATUSES, Phase, fixed_of, rules_code
from cardrules.seats import Seat, Side

__all__ = ["Fields", "pack_lot", "pack_rondas", "pack_score", "pack_turn"]


class Fields(Protocol):
    """The fields that a state and a view have in common, without the cards."""

    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def dealer(self) -> Seat | None: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def fresh(self) -> Card | None: ...
    @property
    def scores(self) -> tuple[int, int]: ...
    @property
    def lot(self) -> int: ...
    @property
    def answers(self) -> tuple[Answer | None, ...]: ...
    @property
    def forgotten(self) -> tuple[Card, ...]: ...
    @property
    def capturer(self) -> Seat | None: ...
    @property
    def last_capturer(self) -> Seat | None: ...
    @property
    def chicas(self) -> tuple[int, int]: ...
    @property
    def winner(self) -> Side | None: ...


def _plus_one(place: Seat | Side | None) -> int:
    """Number a seat or a side from 1, and nobody 0."""
    return 0 if place is None else place.value + 1


def pack_turn(fields: Fields) -> int:
    """Pack what every action changes."""
    turn = fixed_of(fields.rules) | fields.phase.value << p.PHASE_AT
    if fields.turn is not None:
        turn |= fields.turn.value
    if fields.fresh is not None:
        turn |= PLACE_OF[fields.fresh] + 1 << p.FRESH_AT
    if fields.capturer is not None:
        start = min((RANK_PLACE[card.rank] for card in fields.forgotten), default=0)
        turn |= start << p.FORGOTTEN_AT | fields.capturer.value << p.CAPTURER_AT
    return turn


def pack_score(fields: Fields) -> int:
    """Pack what points and captures change."""
    return (
        fields.scores[0]
        | fields.scores[1] << p.POINTS_BITS
        | _plus_one(fields.last_capturer) << p.LAST_AT
        | fields.chicas[0] << p.CHICAS_AT
        | fields.chicas[1] << p.CHICAS_AT + p.CHICAS_BITS
    )


def pack_lot(fields: Fields) -> int:
    """Pack what the announcements of a lot change, and the rules."""
    lot = (
        _plus_one(fields.dealer) | fields.lot << p.LOT_AT | _plus_one(fields.winner) << p.WINNER_AT
    )
    for seat, answer in enumerate(fields.answers):
        lot |= ANSWERS.index(answer) << p.ANSWERS_AT + p.ANSWER_BITS * seat
    return lot | rules_code(fields.rules) << p.RULES_AT


def pack_rondas(rondas: Iterable[HeldRonda], prizes: Iterable[Prize]) -> int:
    """Pack the rondas, and the prizes due on them; a view does not know every rank.

    Prizes without their ronda are left out.
    """
    packed = 0
    places: dict[Prize, int] = {}
    for ronda in rondas:
        place = ronda.holder.value + 4 * (ronda.lot - 1)
        rank = p.UNKNOWN
        if ronda.rank is not None:
            places[Prize(ronda.holder, ronda.rank)] = place
            rank = RANK_PLACE[ronda.rank] + 1
        packed |= (rank | STATUSES.index(ronda.status) << p.STATUS_AT) << p.RONDA_BITS * place
    return p.with_prizes(packed, (places[prize] for prize in prizes if prize in places))
