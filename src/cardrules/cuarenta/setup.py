"""States spelled out in plain fields, for whoever builds one by hand: all faults, or a state."""

from __future__ import annotations

from typing import final

import attrs

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._faults import all_faults
from cardrules.cuarenta._packing import pack_lot, pack_rondas, pack_score, pack_turn
from cardrules.cuarenta.actions import bits_of
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize
from cardrules.cuarenta.rules import GUIDE, Rules
from cardrules.cuarenta.state import Phase, State, state_of
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
        pack_lot(setup)
        | pack_rondas(setup.rondas, setup.prizes) << p.RONDAS_AT
        | p.pack_stock(setup.stock) << p.STOCK_AT
    )
    for seat, (held, fallen) in enumerate(zip(setup.hands, setup.fallen, strict=True)):
        hand |= (bits_of(held) | bits_of(fallen)) << p.DEALT_AT + p.SET_BITS * seat
    table, piles = bits_of(setup.table), ns | ew << p.SET_BITS
    turn, score = pack_turn(setup), pack_score(setup)
    return state_of((north, east, south, west, table, turn, score, piles, hand))


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
