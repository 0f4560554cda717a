"""Views spelled out in plain fields, and made of them again: what `Setup` is to a state."""

from __future__ import annotations

from typing import Final, final

import attrs

from cardrules._tally import require_tally
from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub._filling import filled
from cardrules.arbaa_turub.actions import Signal
from cardrules.arbaa_turub.rules import Rules
from cardrules.arbaa_turub.series import Series
from cardrules.arbaa_turub.setup import faults, to_setup
from cardrules.arbaa_turub.state import Phase, pack_match, pack_taken, pack_trick
from cardrules.arbaa_turub.view import View, view_of
from cardrules.cards import Card, Suit
from cardrules.errors import InvalidArgumentError, InvalidStateError
from cardrules.seats import Seat

__all__ = ["Knowledge", "from_knowledge", "to_knowledge"]


@final
@attrs.frozen
class Knowledge:
    """A view in plain fields, one for each attribute of `View` and with the same meaning.

    All cards are kinds of the pack.
    """

    rules: Rules
    phase: Phase
    contenders: tuple[Seat, ...]
    dealer: Seat | None
    trump: Suit | None
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int, int, int]
    stock_size: int
    unseen: tuple[Card, ...]
    trick: tuple[Card, ...]
    leader: Seat | None
    signal: Signal | None
    tricks: tuple[int, int]
    voids: tuple[tuple[Suit, ...], ...]
    series: Series
    games_played: int


FIELDS: Final = tuple(field.name for field in attrs.fields(Knowledge))


def to_knowledge(view: View) -> Knowledge:
    """Spell a view out in its fields; the inverse of `from_knowledge`.

    >>> from cardrules import arbaa_turub
    >>> mine = arbaa_turub.view(arbaa_turub.new_match(dealer=Seat.EAST), Seat.WEST)
    >>> to_knowledge(mine).seat
    <Seat.WEST: 3>
    """
    return Knowledge(
        rules=view.rules,
        phase=view.phase,
        contenders=view.contenders,
        dealer=view.dealer,
        trump=view.trump,
        seat=view.seat,
        hand=view.hand,
        hand_sizes=view.hand_sizes,
        stock_size=view.stock_size,
        unseen=view.unseen,
        trick=view.trick,
        leader=view.leader,
        signal=view.signal,
        tricks=view.tricks,
        voids=view.voids,
        series=view.series,
        games_played=view.games_played,
    )


def from_knowledge(knowledge: Knowledge) -> View:
    """Make a view of its fields, if there is a state of which somebody has it.

    Raises `InvalidArgumentError` for fields that do not add up, are not written as a view has them
    or that no deal of the unseen cards explains, and `InvalidStateError` with all that is wrong
    with what such a deal would make.

    >>> from cardrules import arbaa_turub
    >>> mine = arbaa_turub.view(arbaa_turub.new_match(dealer=Seat.EAST), None)
    >>> from_knowledge(to_knowledge(mine)) == mine
    True
    """
    require_tally(knowledge)
    made = _made(knowledge)
    as_it_is = to_knowledge(made)
    for field in FIELDS:
        if getattr(as_it_is, field) != getattr(knowledge, field):
            raise InvalidArgumentError(field, "something else", "what a view has, in its order")
    world = filled(made)
    if world is None:
        raise InvalidArgumentError("unseen", "other cards", "what some deal puts in these places")
    found = faults(to_setup(world))
    if found:
        raise InvalidStateError(found)
    return made


def _made(knowledge: Knowledge) -> View:
    """Pack the fields as they are, whatever they say of each other."""
    own = [0, 0, 0, 0]
    if knowledge.seat is not None:
        own[knowledge.seat] = p.pack_hand(knowledge.hand)
    north, east, south, west = own
    trick = 0
    if knowledge.leader is not None:
        trick = pack_trick(
            knowledge.rules,
            knowledge.leader,
            cards=knowledge.trick,
            signal=knowledge.signal,
            playing=knowledge.phase is Phase.PLAY,
        )
    match = pack_match(
        knowledge.phase,
        knowledge.rules,
        dealer=knowledge.dealer,
        trump=knowledge.trump,
        contenders=set(knowledge.contenders),
        series=knowledge.series,
        games=knowledge.games_played,
    )
    taken = pack_taken(knowledge.tricks, knowledge.voids)
    return view_of(
        (north, east, south, west, trick, taken, 0, match),
        knowledge.seat,
        (*knowledge.hand_sizes, knowledge.stock_size),
        p.pack_hand(knowledge.unseen),
    )
