"""From one state to the next: pure, checked, and with everything that happened if asked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._answers import announced, claimed, kept_silent, left, passed, taken_up
from cardrules.cuarenta._packed import (
    ACTOR,
    ANNOUNCE,
    AUTOMATIC,
    CAPTURED_OTHERWISE,
    CAPTURER_AT,
    COMPULSORY,
    FORCED,
    FORFEITED,
    FORGOTTEN_AT,
    FRESH_AT,
    KEPT,
    NOT_LAST,
    ORDER,
    PHASE,
    PLAY,
    POINTS,
    POINTS_BITS,
    SEQUENCE,
    SET_BITS,
    TO_WINDOW,
    TURN,
    WINDOW,
)
from cardrules.cuarenta._play import BROKEN, can_take, sequence_end
from cardrules.cuarenta._tables import AFTER, BIT_OF, FRESH_BIT, FRESH_START, NEXT, RANK, TAKER
from cardrules.cuarenta.actions import (
    CARD,
    END_AT,
    SMALL,
    TAKEN_AT,
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    Misdeal,
    Pass,
    Play,
    ShowFour,
    Shuffle,
    TakeForgotten,
)
from cardrules.cuarenta.announcements import carries_prize
from cardrules.cuarenta.draws import first_dealer
from cardrules.cuarenta.events import Event
from cardrules.cuarenta.legality import is_legal, why_illegal
from cardrules.cuarenta.match import dealt, drawn, lot_over, misdealt, won
from cardrules.cuarenta.narration import narrate
from cardrules.cuarenta.rules import PACK, TARGET
from cardrules.cuarenta.scoring import CAIDA, limpia_points
from cardrules.cuarenta.state import FREEZE, NEW, STATUSES, Phase, State, rules_of
from cardrules.engine import Step
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import is_exactly

__all__ = ["apply", "chance", "step"]

ANNOUNCING = PHASE | COMPULSORY
"""What of `turn` is nothing but `ANNOUNCE` where a pass is an answer whatever is held (C-I2)."""
CARDS = len(PACK)
"""A play whose code is below this lays a card."""


def chance(state: State, pack: Iterable[Card]) -> DrawForDealer | Shuffle:
    """Make the chance action that is due of a pack, the card on top first.

    It is the caller who shuffles. Raises `IllegalActionError` if a seat is to act or the match is
    over; the pack itself is checked when the action is applied.

    >>> from cardrules import cuarenta
    >>> chance(cuarenta.new_match(), cuarenta.PACK).pack == cuarenta.PACK
    True
    """
    if state.phase is Phase.DRAW:
        return DrawForDealer(pack)
    shuffle = Shuffle(pack)
    if state.phase is not Phase.SHUFFLE:
        raise _refused(state, shuffle, None)
    return shuffle


def apply(state: State, action: Action, *, by: Seat | None = None) -> State:
    """Carry out an action: the next state, in which the next decision or chance is due.

    A card that takes nothing stays on the table (C-4.5). The last card of a lot deals the next one,
    the last of a hand settles it. The state given in is left as it is. Raises `IllegalActionError`,
    with the verdict of `why_illegal`, for whatever may not be done.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> state = apply(state, cuarenta.chance(state, cuarenta.PACK))
    >>> apply(state, Pass()).turn
    <Seat.SOUTH: 2>
    """
    # A card played is the loop that searches and simulations spend their time in. So its checks,
    # those of `_play.permits`, are made on the way, and no call is made that can be done without.
    packed = state.packed
    turn = packed[TURN]
    if (
        type(action) is not Play
        or turn & PHASE != PLAY
        or not (by is None or by is SEATS[turn & ACTOR])
    ):
        return _other(state, action, by)
    place = action.code
    if place >= CARDS:
        return _captured(state, action, by)
    north, east, south, west, table, turn, score, piles, hand = packed
    seat = turn & ACTOR
    own, bit = packed[seat], BIT_OF[place]
    if not own & bit or (turn & FORCED and can_take(packed, place)):
        raise _refused(state, action, by)
    if not seat:
        north ^= bit
    elif seat == 1:
        east ^= bit
    elif seat == 2:
        south ^= bit
    else:
        west ^= bit
    table |= bit
    if own != bit or north or east or south or west:
        turn = turn & KEPT | AFTER[turn & ORDER][place]
        made = NEW(State)
        FREEZE(made, (north, east, south, west, table, turn, score, piles, hand))
        return made
    return lot_over((north, east, south, west, table, turn, score, piles, hand))


def _captured(state: State, action: Play, by: Seat | None) -> State:
    """Carry out a play that takes cards, or refuse it.

    C-4.1 to C-4.6, with the cards taken on the side's pile (C-4.4); C-5.1 to C-5.4.
    """
    packed = state.packed
    north, east, south, west, table, turn, score, piles, hand = packed
    code = action.code
    small = code & SMALL
    seat, place, taken = turn & ACTOR, small & CARD, code >> TAKEN_AT
    own, bit = packed[seat], BIT_OF[place]
    # A note that tables leave: right where the guide's bases are bases and the cards lie there.
    end = small >> END_AT
    if not end or turn & CAPTURED_OTHERWISE or taken & table != taken:
        end = sequence_end(table, turn, place, taken)
    if end == BROKEN or not own & bit:
        raise _refused(state, action, by)
    following = turn & KEPT | NEXT[turn & ORDER]
    if table & RANK[end] and turn & SEQUENCE != FORFEITED:
        if turn & AUTOMATIC:
            raise _refused(state, action, by)
        following += TO_WINDOW | end << FORGOTTEN_AT | seat << CAPTURER_AT
    table ^= taken
    if not seat:
        north ^= bit
        piles |= taken | bit
    elif seat == 1:
        east ^= bit
        piles |= (taken | bit) << SET_BITS
    elif seat == 2:
        south ^= bit
        piles |= taken | bit
    else:
        west ^= bit
        piles |= (taken | bit) << SET_BITS
    score = score & NOT_LAST | TAKER[seat]
    fresh = turn >> FRESH_AT
    caida = place & ~3 == FRESH_START[fresh] and taken & FRESH_BIT[fresh] != 0
    if caida or not table:
        score, hand = _scored(packed, place, score, caida=caida, limpia=not table)
        if score >> POINTS_BITS * (seat & 1) & POINTS >= TARGET:
            return won((north, east, south, west, table, turn, score, piles, hand), seat & 1)
    if own == bit and following & PHASE == PLAY and not (north or east or south or west):
        return lot_over((north, east, south, west, table, turn, score, piles, hand))
    made = NEW(State)
    FREEZE(made, (north, east, south, west, table, following, score, piles, hand))
    return made


def _scored(
    packed: p.Packed, place: int, score: int, *, caida: bool, limpia: bool
) -> tuple[int, int]:
    """Give `score` and `hand` after a play that makes a caída, a limpia, or both.

    What goes past 40 is kept (C-I34).
    """
    shift = p.POINTS_BITS * (packed[TURN] & 1)
    points, hand = 0, packed[p.HAND]
    if caida:
        points = CAIDA
        if p.rondas_of(hand):
            hand = _with_prize(hand, packed[TURN], place >> 2)
    if limpia:
        before = score >> shift & p.POINTS
        points += limpia_points(before, caida=caida, rules=rules_of(p.rules_in(hand)))
    return score + (points << shift), hand


def _with_prize(hand: int, turn: int, rank: int) -> int:
    """Give `hand` after a caída on a card of a rank: a prize may have fallen due (C-5.5).

    The card taken is the previous seat's.
    """
    rondas = p.rondas_of(hand)
    holder = NEXT[turn & ORDER ^ p.COUNTER]
    place = holder + 4 * ((hand >> p.LOT_AT & p.LOT) - 1)
    ronda = rondas >> p.RONDA_BITS * place & p.RONDA
    if ronda & p.RONDA_RANK != rank + 1:
        return hand
    status = STATUSES[ronda >> p.STATUS_AT]
    if not carries_prize(status, rules=rules_of(p.rules_in(hand))):
        return hand
    return p.with_rondas(hand, p.with_prizes(rondas, (*p.prizes_of(rondas), place)))


def _refused(state: State, action: Action, by: Seat | None) -> IllegalActionError:
    """Give the error of an action that may not be done."""
    illegality = why_illegal(state, action, by=by)
    assert illegality is not None, "what is refused has a verdict"
    return IllegalActionError(illegality)


def step(state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
    """Carry out an action as `apply` does, and tell everything that happened, in order.

    Raises `IllegalActionError` as `apply` does, and `TypeError` for what is no state.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> [event.clause for event in step(state, Shuffle(cuarenta.PACK)).events]
    ['C-1.2', 'C-2.2', 'C-2.2', 'C-2.2', 'C-2.2']
    """
    if not is_exactly(State, state):
        raise TypeError(f"expected a State of this game, not {type(state).__name__}")
    following = apply(state, action, by=by)
    return Step(following, narrate(state, action, following))


def _other(state: State, action: Action, by: Seat | None) -> State:
    """Carry out what is no card played in turn, or refuse it."""
    packed = state.packed
    turn = packed[TURN]
    if by is None:
        # What is asked most: the turn alone says that it is legal.
        if type(action) is Pass:
            if turn & ANNOUNCING == ANNOUNCE:
                return kept_silent(packed)
            if turn & PHASE == WINDOW:
                return left(packed)
        elif type(action) is TakeForgotten and turn & PHASE == WINDOW:
            return taken_up(packed)
    if not is_legal(state, action, by=by):
        raise _refused(state, action, by)
    return _carried_out(state, action)


def _carried_out(state: State, action: Action) -> State:
    """Carry out what has been found legal and is no card."""
    packed = state.packed
    assert not isinstance(action, Play), "a legal card goes the short way above"
    match action:
        case Pass():
            return passed(packed)
        case AnnounceRonda():
            return announced(packed, p.RONDA_ANNOUNCED)
        case ShowFour():
            return announced(packed, p.FOUR)
        case TakeForgotten():
            return taken_up(packed)
        case ClaimPrize():
            return claimed(packed, action)
        case DrawForDealer(pack):
            dealer = first_dealer(pack, rules=state.rules)
            assert dealer is not None, "a whole pack has diamonds"
            return drawn(packed, dealer)
        case Shuffle(pack):
            return dealt(packed, p.pack_stock(pack))
        case Misdeal():
            return misdealt(state)
        case _:
            assert_never(action)
