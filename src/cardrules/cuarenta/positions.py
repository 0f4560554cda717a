"""Positions of Cuarenta as one line of text each, exact both ways."""

from __future__ import annotations

from typing import Final

from cardrules.cards import Card
from cardrules.choices import format_choices, parse_choices
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize, RondaStatus
from cardrules.cuarenta.rules import (
    CHOICES,
    HIGHEST_SCORE,
    NAME,
    PROFILES,
    RANKS,
    Rules,
    rules_from,
)
from cardrules.cuarenta.setup import Setup, from_setup
from cardrules.cuarenta.state import Phase, State
from cardrules.fields import (
    NOTHING,
    SEAT_OF,
    SIDE_OF,
    Field,
    compact_cards,
    fields_of,
    letter_of,
    require_canonical,
)
from cardrules.seats import Seat

__all__ = ["format_position", "parse_position"]

_NAMES: Final = (
    "game",
    "rules",
    "phase",
    "dealer",
    "turn",
    "hands",
    "stock",
    "table",
    "fresh card",
    "piles",
    "scores",
    "lot",
    "answers",
    "rondas",
    "fallen cards",
    "forgotten cards",
    "prizes",
    "last capturer",
    "chicas",
    "winner",
)
_PHASES: Final = {phase.name.lower(): phase for phase in Phase}
_ANSWERS: Final[dict[str, Answer | None]] = {NOTHING: None, **{a.name.lower(): a for a in Answer}}
_STATUSES: Final = {status.name.lower(): status for status in RondaStatus}
_SEATS: Final = {seat.name[0]: seat for seat in Seat}
_RANKS: Final = {rank.value: rank for rank in RANKS}
_LOTS: Final = {"1": 1, "2": 2}


def format_position(state: State) -> str:
    """Write a state as one line of twenty fields; the inverse of `parse_position`.

    The fields are: the game's name; the rules, by the fields that differ from the guide's (see
    `cardrules.choices`, with commas); the phase; the dealer; the seat that is asked; the four
    hands from North clockwise, with slashes; the stock, its top card first; the table; the card
    just laid; the two piles; the scores of North-South and East-West; the lot; what each seat
    answered; the rondas as `holder:rank:lot:status`, with commas; the cards that each seat has
    played in this lot; what is forgotten as `capturer:cards`; the prizes due as `holder:rank`,
    with commas; who took cards last; the chicas; the winner.

    >>> from cardrules import cuarenta
    >>> format_position(cuarenta.new_match(dealer=Seat.EAST))
    'cuarenta GUIDE shuffle E - -/-/-/- - - - -/- 0-0 0 -/-/-/- - -/-/-/- -:- - - 0-0 -'
    """
    return " ".join(
        (
            NAME,
            format_choices(state.rules, CHOICES, ","),
            state.phase.name.lower(),
            letter_of(state.dealer),
            letter_of(state.turn),
            "/".join(map(compact_cards, state.hands)),
            compact_cards(state.stock),
            compact_cards(state.table),
            NOTHING if state.fresh is None else compact_cards([state.fresh]),
            "/".join(map(compact_cards, state.piles)),
            "-".join(map(str, state.scores)),
            str(state.lot),
            "/".join(NOTHING if a is None else a.name.lower() for a in state.answers),
            ",".join(map(_ronda, state.rondas)) or NOTHING,
            "/".join(map(compact_cards, state.fallen)),
            f"{letter_of(state.capturer)}:{compact_cards(state.forgotten)}",
            ",".join(f"{letter_of(p.holder)}:{p.rank}" for p in state.prizes) or NOTHING,
            letter_of(state.last_capturer),
            "-".join(map(str, state.chicas)),
            letter_of(state.winner),
        )
    )


def _ronda(ronda: HeldRonda) -> str:
    """Write a ronda; a state knows the rank of each."""
    rank = NOTHING if ronda.rank is None else ronda.rank.value
    return f"{letter_of(ronda.holder)}:{rank}:{ronda.lot}:{ronda.status.name.lower()}"


def parse_position(text: str) -> State:
    """Read a state from its line.

    Raises `NotationError` for text that is not in this notation, or not as `format_position`
    writes it, and `InvalidStateError` for a state that cannot be.

    >>> line = "cuarenta GUIDE shuffle E - -/-/-/- - - - -/- 18-22 0 -/-/-/- - -/-/-/- -:- - - 0-0"
    >>> parse_position(line + " -").scores
    (18, 22)
    """
    game, rules, phase, dealer, turn, hands, stock, *rest = fields_of(text, _NAMES)
    table, fresh, piles, scores, lot, answers, rondas, fallen, forgotten, *rest = rest
    prizes, last_capturer, chicas, winner = rest
    game.one_of({NAME: NAME})
    # In the order of the line, so that the first thing that is wrong is the one that is told.
    state = from_setup(
        Setup(
            rules=rules.read(_rules),
            phase=phase.one_of(_PHASES),
            dealer=dealer.one_of(SEAT_OF),
            turn=turn.one_of(SEAT_OF),
            hands=tuple(hand.cards() for hand in hands.split("/", 4)),
            stock=stock.cards(),
            table=table.cards(),
            fresh=fresh.card(),
            piles=_piles(piles),
            scores=_two_numbers(scores, HIGHEST_SCORE),
            lot=lot.number(2),
            answers=tuple(answer.one_of(_ANSWERS) for answer in answers.split("/", 4)),
            rondas=tuple(map(_parse_ronda, _parts(rondas))),
            fallen=tuple(gone.cards() for gone in fallen.split("/", 4)),
            capturer=(left := forgotten.split(":", 2))[0].one_of(SEAT_OF),
            forgotten=left[1].cards(),
            prizes=tuple(map(_parse_prize, _parts(prizes))),
            last_capturer=last_capturer.one_of(SEAT_OF),
            chicas=_two_numbers(chicas, 2),
            winner=winner.one_of(SIDE_OF),
        )
    )
    require_canonical(text, format_position(state))
    return state


def _rules(text: str) -> Rules:
    """Read rules, separated by commas."""
    return parse_choices(text, CHOICES, PROFILES, rules_from, ",")


def _parts(field: Field) -> tuple[Field, ...]:
    """Split a list with commas; `-` has no parts."""
    return () if field.text == NOTHING else field.split(",")


def _piles(field: Field) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Read the piles of North-South and of East-West."""
    north_south, east_west = field.split("/", 2)
    return north_south.cards(), east_west.cards()


def _two_numbers(field: Field, most: int) -> tuple[int, int]:
    north_south, east_west = field.split("-", 2)
    return north_south.number(most), east_west.number(most)


def _parse_ronda(field: Field) -> HeldRonda:
    holder, rank, lot, status = field.split(":", 4)
    return HeldRonda(
        holder.one_of(_SEATS), rank.one_of(_RANKS), lot.one_of(_LOTS), status.one_of(_STATUSES)
    )


def _parse_prize(field: Field) -> Prize:
    holder, rank = field.split(":", 2)
    return Prize(holder.one_of(_SEATS), rank.one_of(_RANKS))
