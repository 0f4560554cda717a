"""States spelled out in plain fields, for whoever builds one by hand: all faults, or a state."""

from __future__ import annotations

from typing import final

import attrs

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._faults import all_faults
from cardrules.cuarenta.actions import bits_of
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize
from cardrules.cuarenta.rules import GUIDE, PLACE_OF, RANK_PLACE, Rules
from cardrules.cuarenta.state import (
    ANSWERS,
    STATUSES,
    Phase,
    State,
    fixed_of,
    rules_code,
    state_of,
)
from cardrules.errors import InvalidStateError
from cardrules.seats import Seat, Side
from cardrules.typechecks import is_exactly
from cardrules.verdicts import Fault

__all__ = ["Setup", "faults", "from_setup", "to_setup"]

_NOTHING: tuple[tuple[()], ...] = ((), (), (), ())


@final
@attrs.frozen(kw_only=True)
class Setup:
    """A state in plain fields, one for each attribute of `State` and with the same meaning.

    It may hold anything: `faults` says what is wrong with it, `from_setup` makes a state of it.
    Cards may be given in any order, save the stock's, and so may rondas; prizes are in the order
    in which they fell due.

    >>> from_setup(Setup(phase=Phase.SHUFFLE, dealer=Seat.SOUTH)).dealer
    <Seat.SOUTH: 2>
    """

    rules: Rules = GUIDE
    phase: Phase
    dealer: Seat | None = None
    turn: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = _NOTHING
    stock: tuple[Card, ...] = ()
    table: tuple[Card, ...] = ()
    fresh: Card | None = None
    piles: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    scores: tuple[int, int] = (0, 0)
    lot: int = 0
    answers: tuple[Answer | None, ...] = (None, None, None, None)
    rondas: tuple[HeldRonda, ...] = ()
    fallen: tuple[tuple[Card, ...], ...] = _NOTHING
    forgotten: tuple[Card, ...] = ()
    capturer: Seat | None = None
    prizes: tuple[Prize, ...] = ()
    last_capturer: Seat | None = None
    chicas: tuple[int, int] = (0, 0)
    winner: Side | None = None


def faults(setup: Setup) -> frozenset[Fault]:
    """Say all that is wrong with a state spelled out, at once; nothing for one that can be.

    Fields that hold the wrong kind of thing are told alone: the rest cannot be judged beside
    them. Raises `TypeError` for what is no `Setup`.

    What is checked is what the fields say of each other, card for card and count for count. That
    the cards already taken could have been taken in some order is not searched for.

    >>> [fault.code.name for fault in faults(Setup(phase=Phase.SHUFFLE))]
    ['MISSING_IN_THIS_PHASE']
    """
    if not is_exactly(Setup, setup):
        raise TypeError(f"expected cuarenta.Setup, not {type(setup).__name__}")
    return frozenset(all_faults(setup))


def from_setup(setup: Setup) -> State:
    """Make a state of its fields.

    Raises `InvalidStateError` with all that is wrong.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match()
    >>> from_setup(to_setup(state)) == state
    True
    """
    found = faults(setup)
    if found:
        raise InvalidStateError(found)
    north, east, south, west = map(bits_of, setup.hands)
    ns, ew = map(bits_of, setup.piles)
    hand = (
        _lot(setup)
        | rules_code(setup.rules) << p.RULES_AT
        | _rondas(setup) << p.RONDAS_AT
        | p.pack_stock(setup.stock) << p.STOCK_AT
    )
    for seat, (held, fallen) in enumerate(zip(setup.hands, setup.fallen, strict=True)):
        hand |= (bits_of(held) | bits_of(fallen)) << p.DEALT_AT + p.SET_BITS * seat
    table, piles = bits_of(setup.table), ns | ew << p.SET_BITS
    return state_of((north, east, south, west, table, _turn(setup), _score(setup), piles, hand))


def to_setup(state: State) -> Setup:
    """Spell a state out in its fields; the inverse of `from_setup`.

    >>> from cardrules import cuarenta
    >>> to_setup(cuarenta.new_match()).phase
    <Phase.DRAW: 0>
    """
    return Setup(
        rules=state.rules,
        phase=state.phase,
        dealer=state.dealer,
        turn=state.turn,
        hands=state.hands,
        stock=state.stock,
        table=state.table,
        fresh=state.fresh,
        piles=state.piles,
        scores=state.scores,
        lot=state.lot,
        answers=state.answers,
        rondas=state.rondas,
        fallen=state.fallen,
        forgotten=state.forgotten,
        capturer=state.capturer,
        prizes=state.prizes,
        last_capturer=state.last_capturer,
        chicas=state.chicas,
        winner=state.winner,
    )


def _plus_one(place: Seat | Side | None) -> int:
    """Number a seat or a side from 1, and nobody 0."""
    return 0 if place is None else place.value + 1


def _turn(setup: Setup) -> int:
    """Pack what every action changes."""
    turn = fixed_of(setup.rules) | setup.phase.value << p.PHASE_AT
    if setup.turn is not None:
        turn |= setup.turn.value
    if setup.fresh is not None:
        turn |= PLACE_OF[setup.fresh] + 1 << p.FRESH_AT
    if setup.capturer is not None:
        start = min(RANK_PLACE[card.rank] for card in setup.forgotten)
        turn |= start << p.FORGOTTEN_AT | setup.capturer.value << p.CAPTURER_AT
    return turn


def _score(setup: Setup) -> int:
    """Pack what points and captures change."""
    return (
        setup.scores[0]
        | setup.scores[1] << p.POINTS_BITS
        | _plus_one(setup.last_capturer) << p.LAST_AT
        | setup.chicas[0] << p.CHICAS_AT
        | setup.chicas[1] << p.CHICAS_AT + p.CHICAS_BITS
    )


def _lot(setup: Setup) -> int:
    """Pack what the announcements of a lot change."""
    lot = _plus_one(setup.dealer) | setup.lot << p.LOT_AT | _plus_one(setup.winner) << p.WINNER_AT
    for seat, answer in enumerate(setup.answers):
        lot |= ANSWERS.index(answer) << p.ANSWERS_AT + p.ANSWER_BITS * seat
    return lot


def _rondas(setup: Setup) -> int:
    """Pack the rondas, and the prizes due on them."""
    rondas = 0
    places: dict[Prize, int] = {}
    for ronda in setup.rondas:
        assert ronda.rank is not None, "a state knows every rank"
        place = ronda.holder.value + 4 * (ronda.lot - 1)
        places[Prize(ronda.holder, ronda.rank)] = place
        status = STATUSES.index(ronda.status)
        packed = RANK_PLACE[ronda.rank] + 1 | status << p.STATUS_AT
        rondas |= packed << p.RONDA_BITS * place
    return p.with_prizes(rondas, (places[prize] for prize in setup.prizes))
