"""Who acts, and what they may do, listed on the packed form."""

from __future__ import annotations

from typing import Final, TypeAlias

from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._packed import (
    ACTOR,
    ANNOUNCE,
    FRESH_AT,
    LISTED_OTHERWISE,
    PHASE,
    PLAY,
    TABLE,
    TURN,
)
from cardrules.cuarenta._play import listed_otherwise, older_and_fresh, prolonged
from cardrules.cuarenta._sums import COUNTS, SUMS, TRIO, TRIO_BITS
from cardrules.cuarenta._tables import (
    FOUR,
    FRESH_BIT,
    FRESH_START,
    HIGHEST,
    RUNS,
    SEQUENCES,
    WHOLE_RUN,
    kind_in,
    matched,
)
from cardrules.cuarenta.actions import (
    FREEZE_PLAY,
    Action,
    AnnounceRonda,
    ClaimPrize,
    Pass,
    Play,
    ShowFour,
    TakeForgotten,
)
from cardrules.cuarenta.announcements import four_is_blocked, ronda_is_blocked
from cardrules.cuarenta.state import NEW, State
from cardrules.cuarenta.view import View
from cardrules.engine import CHANCE, Chance
from cardrules.seats import SEATS, Seat

__all__ = ["Position", "is_onlooker", "legal_actions", "to_act"]

Position: TypeAlias = State | View
"""What the questions of this module are asked of."""

_PASS: Final = Pass()
_ONLY_PASS: Final = (_PASS,)
_PASS_OR_RONDA: Final[tuple[Action, ...]] = (_PASS, AnnounceRonda())
_PASS_OR_FOUR: Final[tuple[Action, ...]] = (_PASS, ShowFour())
_PASS_OR_TAKE: Final = (_PASS, TakeForgotten())

_LISTED: Final = PHASE | LISTED_OTHERWISE
"""What of `turn` is nothing but `PLAY` where the plays of the guide are listed."""
_FOUND: Final = SUMS.found


def to_act(position: Position) -> Seat | Chance | None:
    """Say who acts: a seat, `CHANCE` where a shuffled pack is due, `None` once it is over (G-1).

    >>> from cardrules import cuarenta
    >>> to_act(cuarenta.new_match())
    <Chance.CHANCE: 'chance'>
    """
    turn = position.packed[TURN]
    phase = turn & PHASE
    if phase <= p.SHUFFLE:
        return CHANCE
    return None if phase == p.OVER else SEATS[turn & ACTOR]


def legal_actions(position: Position) -> tuple[Action, ...]:
    """List every decision of the seat to act, once each, in a fixed order.

    A pass first. Plays by the rank of the card in pack order: laying before taking, matches
    before sums, shorter sequences before longer. Of cards that cannot be told apart the first in
    pack order stands for all. Empty where chance is due, at the end, and in the view of a seat
    that is not to act.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = cuarenta.apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> legal_actions(state)
    (Pass(), ShowFour())
    """
    packed = position.packed
    turn = packed[TURN]
    if turn & _LISTED != PLAY:
        return _listed(position)
    # The hand of a seat that is not the view's own is empty there, and lists nothing. This loop is
    # where searches and simulations spend their time, so it makes no call that can be done without
    # and hands out plays that were made before. It goes from the highest rank down, as that is
    # where a set is opened fastest.
    table, hand = packed[TABLE], packed[turn & ACTOR]
    sums = _FOUND[table & TRIO][COUNTS[table >> TRIO_BITS & TRIO]] or SUMS.find(table)
    new, freeze = NEW, FREEZE_PLAY
    listed: tuple[Play, ...] = ()
    while hand:
        start, below, firsts = HIGHEST[hand.bit_length()]
        alone, whole, rank, matches = firsts[hand >> start]
        hand &= below
        plays: tuple[Play, ...] = alone
        equal = table & whole
        if equal:
            if start == FRESH_START[turn >> FRESH_AT] and equal & equal - 1:
                plays = older_and_fresh(alone[0].code, table, FRESH_BIT[turn >> FRESH_AT])
            else:
                run = RUNS[table >> start & TRIO]
                plays = matches[run] or matched(alone[0].code, run)
                if run >= WHOLE_RUN and table >> start + TRIO_BITS & 15:
                    plays += prolonged(plays[-1].code, rank + 2, table)
        groups = sums[rank]
        if groups:
            suit = alone[0].code & 3
            sequences = SEQUENCES[rank][RUNS[table >> start + 4 & TRIO]]
            for mask, bases in groups:
                taking = bases[table & mask][suit]
                plays += taking
                if sequences:
                    code = taking[0].code
                    for sequence in sequences:
                        play = new(Play)
                        freeze(play, code + sequence)
                        plays += (play,)
                    if len(sequences) == 3:
                        plays += prolonged(plays[-1].code, rank + 3, table)
        listed = plays + listed
    return listed


def _listed(position: Position) -> tuple[Action, ...]:
    """List whatever else there is to decide, and plays under other readings."""
    packed = position.packed
    turn = packed[TURN]
    phase = turn & PHASE
    if phase == PLAY:
        return listed_otherwise(packed)
    if type(position) is not State and is_onlooker(position):
        return ()
    if phase == ANNOUNCE:
        kind = kind_in(packed[turn & ACTOR])
        return _announcements(position, kind) if kind else _ONLY_PASS
    if phase == p.WINDOW:
        return _PASS_OR_TAKE
    return _claims(position) if phase == p.PRIZES else ()


def _announcements(position: Position, kind: int) -> tuple[Action, ...]:
    """List what a seat with three or four of a kind may answer (C-3.1, C-3.2, C-I2)."""
    rules, is_four = position.rules, kind & FOUR
    is_blocked = four_is_blocked if is_four else ronda_is_blocked
    if is_blocked(position.scores[position.packed[TURN] & 1], rules=rules):
        return _ONLY_PASS
    listed = _PASS_OR_FOUR if is_four else _PASS_OR_RONDA
    return listed if rules.announcing == "optional" else listed[1:]


def _claims(position: Position) -> tuple[Action, ...]:
    """List the prizes that the seat asked may claim, behind a pass (C-5.5, C-I15, C-I32)."""
    side = SEATS[position.packed[TURN] & ACTOR].side
    due = position.prizes
    return _PASS, *(ClaimPrize(holder, rank) for holder, rank in due if holder.side is not side)


def is_onlooker(position: Position) -> bool:
    """Say whether the position is the view of a seat that is not to act."""
    return isinstance(position, View) and position.seat is not to_act(position)
