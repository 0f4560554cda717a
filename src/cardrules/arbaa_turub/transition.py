"""From one state to the next: pure, checked, and with everything that happened if asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub._packed import (
    ACTOR,
    BIT_OF,
    CARD,
    CARDS_AT,
    COPY_OF,
    EXTRA_OF,
    PHASE,
    TURN,
)
from cardrules.arbaa_turub._play import gather
from cardrules.arbaa_turub._tables import SUIT_OF, TURNS, WHOLE_SUIT
from cardrules.arbaa_turub.actions import (
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Shuffle,
)
from cardrules.arbaa_turub.deals import PACKET, cut, deal
from cardrules.arbaa_turub.draws import draw_rounds
from cardrules.arbaa_turub.events import Event
from cardrules.arbaa_turub.legality import is_legal, namer_of, why_illegal
from cardrules.arbaa_turub.match import between_games, blank, dealer_of, redeal, settle
from cardrules.arbaa_turub.narration import narrate
from cardrules.arbaa_turub.state import (
    FREEZE,
    NEW,
    NO_SERIES,
    Phase,
    State,
    pack_match,
    pack_trick,
    state_of,
)
from cardrules.cards import Card, Suit
from cardrules.engine import Step
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import is_exactly

__all__ = ["apply", "chance", "step"]


def chance(state: State, pack: Iterable[Card]) -> DrawForDealer | Shuffle:
    """Make the chance action that is due of a pack, the card on top first.

    It is the caller who shuffles. Raises `IllegalActionError` if a seat is to act or the match is
    over; the pack itself is checked when the action is applied.

    >>> from cardrules import arbaa_turub
    >>> chance(arbaa_turub.new_match(), arbaa_turub.PACK).pack == arbaa_turub.PACK
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

    The fourth card gathers the trick, the last one settles the game. The state given in is left
    as it is. Raises `IllegalActionError`, with the verdict of `why_illegal`, for whatever may not
    be done.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=Seat.NORTH)
    >>> state = apply(state, arbaa_turub.chance(state, arbaa_turub.PACK))
    >>> apply(state, Cut(72)).phase
    <Phase.NAME_TRUMP: 3>
    """
    # A card played is the loop that searches and simulations spend their time in. So its checks,
    # those of `_play.problem`, are made on the way, and no call is made that can be done without.
    north, east, south, west, trick, taken, stock, match = packed = state.packed
    turn = TURNS[trick & TURN]
    if type(action) is Play and turn and (by is None or by is SEATS[trick & ACTOR]):
        seat, most, count, put, onward = turn
        number = action.number
        hand, gone = packed[seat], BIT_OF[number]
        if not hand & gone or number >= most:
            raise _refused(state, action, by)
        if count and SUIT_OF[number] != (led := SUIT_OF[trick >> CARDS_AT & CARD]):
            if hand & WHOLE_SUIT[led]:
                raise _refused(state, action, by)
            taken |= 1 << 4 * seat + led
        if hand & EXTRA_OF[number]:
            gone = COPY_OF[number]
        if not seat:
            north -= gone
        elif seat == 1:
            east -= gone
        elif seat == 2:
            south -= gone
        else:
            west -= gone
        made = NEW(State)
        if put:
            trick += put[number] + onward
            FREEZE(made, (north, east, south, west, trick, taken, stock, match))
            return made
        trick, won = gather(packed, trick, number)
        FREEZE(made, (north, east, south, west, trick, taken + won, stock, match))
        return made if north or east else settle(made)
    if not is_legal(state, action, by=by):
        raise _refused(state, action, by)
    assert not isinstance(action, Play), "a legal card goes the short way above"
    return _next_state(state, action)


def _refused(state: State, action: Action, by: Seat | None) -> IllegalActionError:
    """Give the error of an action that may not be done."""
    illegality = why_illegal(state, action, by=by)
    assert illegality is not None, "what is refused has a verdict"
    return IllegalActionError(illegality)


def step(state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
    """Carry out an action as `apply` does, and tell everything that happened, in order.

    Raises `IllegalActionError` as `apply` does, and `TypeError` for what is no state.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=Seat.NORTH)
    >>> [event.clause for event in step(state, Shuffle(arbaa_turub.PACK)).events]
    ['T-1.2']
    """
    if not is_exactly(State, state):
        raise TypeError(f"expected a State of this game, not {type(state).__name__}")
    following = apply(state, action, by=by)
    return Step(following, narrate(state, action, following))


def _next_state(state: State, action: DrawForDealer | Shuffle | Cut | NameTrump | Misdeal) -> State:
    """Carry out an action, other than a card, that has been found legal."""
    match action:
        case DrawForDealer(pack):
            return _drawn(state, pack)
        case Shuffle(pack) if state.rules.cut:
            return _laid_out(state, Phase.CUT, (), pack)
        case Shuffle(pack):
            return _first_packet(state, pack)
        case Cut(at):
            return _first_packet(state, cut(state.stock, at))
        case NameTrump(suit):
            return _dealt(state, suit)
        case Misdeal():
            return redeal(state)
        case _:
            assert_never(action)


def _drawn(state: State, pack: tuple[Card, ...]) -> State:
    """Draw for first dealer until one card is the highest or the pack is used up (T-2.1, T-2.2)."""
    last = draw_rounds(pack, state.contenders, rules=state.rules)[-1]
    if last.dealer is not None:
        return between_games(state.rules, last.dealer, NO_SERIES, 0)
    return blank(pack_match(Phase.DRAW, state.rules, contenders=last.tied))


def _first_packet(state: State, pack: Sequence[Card]) -> State:
    """Deal the three cards on which the dealer's left-hand neighbour names trump (T-2.5)."""
    return _laid_out(state, Phase.NAME_TRUMP, pack[:PACKET], pack[PACKET:])


def _laid_out(state: State, phase: Phase, packet: Sequence[Card], stock: Sequence[Card]) -> State:
    """Wait for the dealer's left-hand neighbour, who holds `packet`; the rest is the stock."""
    hands = [0, 0, 0, 0]
    hands[namer_of(state)] = p.pack_hand(packet)
    match = state.packed[p.MATCH] & ~PHASE | phase.value
    north, east, south, west = hands
    return state_of((north, east, south, west, 0, 0, p.pack_stock(stock), match))


def _dealt(state: State, trump: Suit) -> State:
    """Deal the rest; the dealer's left-hand neighbour leads (T-2.6, T-3.1)."""
    dealer, namer = dealer_of(state), namer_of(state)
    pack = (*state.hands[namer], *state.stock)
    north, east, south, west = map(p.pack_hand, deal(pack, dealer, rules=state.rules))
    match = pack_match(
        Phase.PLAY,
        state.rules,
        dealer=dealer,
        trump=trump,
        series=state.series,
        games=state.games_played,
    )
    return state_of((north, east, south, west, pack_trick(state.rules, namer), 0, 0, match))
