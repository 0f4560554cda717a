"""States spelled out in plain fields, for whoever builds one by hand: all faults, or a state."""

from __future__ import annotations

from typing import final

import attrs

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub._faults import all_faults
from cardrules.arbaa_turub.actions import Signal
from cardrules.arbaa_turub.rules import GUIDE, Rules
from cardrules.arbaa_turub.series import Series
from cardrules.arbaa_turub.state import (
    NO_SERIES,
    Phase,
    State,
    pack_match,
    pack_taken,
    pack_trick,
    state_of,
)
from cardrules.cards import Card, Suit
from cardrules.errors import InvalidStateError
from cardrules.seats import Seat
from cardrules.typechecks import is_exactly
from cardrules.verdicts import Fault

__all__ = ["Setup", "faults", "from_setup", "to_setup"]

_NOTHING: tuple[tuple[()], ...] = ((), (), (), ())


@final
@attrs.frozen(kw_only=True)
class Setup:
    """A state in plain fields, one for each attribute of `State` and with the same meaning.

    It may hold anything: `faults` says what is wrong with it, `from_setup` makes a state of it.
    Hands may be given in any order, and so may contenders and voids.

    >>> from_setup(Setup(phase=Phase.SHUFFLE, dealer=Seat.SOUTH)).dealer
    <Seat.SOUTH: 2>
    """

    rules: Rules = GUIDE
    phase: Phase
    contenders: tuple[Seat, ...] = ()
    dealer: Seat | None = None
    trump: Suit | None = None
    hands: tuple[tuple[Card, ...], ...] = _NOTHING
    stock: tuple[Card, ...] = ()
    trick: tuple[Card, ...] = ()
    leader: Seat | None = None
    signal: Signal | None = None
    tricks: tuple[int, int] = (0, 0)
    voids: tuple[tuple[Suit, ...], ...] = _NOTHING
    series: Series = NO_SERIES
    games_played: int = 0


def faults(setup: Setup) -> frozenset[Fault]:
    """Say all that is wrong with a state spelled out, at once; nothing for one that can be.

    Fields that hold the wrong kind of thing are told alone: the rest cannot be judged beside
    them. Raises `TypeError` for what is no `Setup`.

    What is checked is what the fields say of each other, card for card and count for count. That
    the tricks already gathered could have been played in some order is not searched for.

    >>> [fault.code.name for fault in faults(Setup(phase=Phase.SHUFFLE))]
    ['MISSING_IN_THIS_PHASE']
    """
    if not is_exactly(Setup, setup):
        raise TypeError(f"expected arbaa_turub.Setup, not {type(setup).__name__}")
    return frozenset(all_faults(setup))


def from_setup(setup: Setup) -> State:
    """Make a state of its fields.

    Raises `InvalidStateError` with all that is wrong.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match()
    >>> from_setup(to_setup(state)) == state
    True
    """
    found = faults(setup)
    if found:
        raise InvalidStateError(found)
    match = pack_match(
        setup.phase,
        setup.rules,
        dealer=setup.dealer,
        trump=setup.trump,
        contenders=setup.contenders,
        series=setup.series,
        games=setup.games_played,
    )
    north, east, south, west = map(p.pack_hand, setup.hands)
    taken = pack_taken(setup.tricks, setup.voids)
    return state_of(
        (north, east, south, west, _trick(setup), taken, p.pack_stock(setup.stock), match)
    )


def to_setup(state: State) -> Setup:
    """Spell a state out in its fields; the inverse of `from_setup`.

    >>> from cardrules import arbaa_turub
    >>> to_setup(arbaa_turub.new_match()).contenders == tuple(Seat)
    True
    """
    return Setup(
        rules=state.rules,
        phase=state.phase,
        contenders=state.contenders,
        dealer=state.dealer,
        trump=state.trump,
        hands=state.hands,
        stock=state.stock,
        trick=state.trick,
        leader=state.leader,
        signal=state.signal,
        tricks=state.tricks,
        voids=state.voids,
        series=state.series,
        games_played=state.games_played,
    )


def _trick(setup: Setup) -> int:
    """Pack the trick under way, if there is one."""
    if setup.leader is None:
        return 0
    return pack_trick(
        setup.rules,
        setup.leader,
        cards=setup.trick,
        signal=setup.signal,
        playing=setup.phase is Phase.PLAY,
    )
