"""Telling what an action brought about: from the state before it and the state after it.

The events rest on the rules on plain cards, not on the machine that made the next state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never, get_args

import attrs

from cardrules.arbaa_turub import events as e
from cardrules.arbaa_turub.actions import (
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Shuffle,
)
from cardrules.arbaa_turub.draws import draw_rounds
from cardrules.arbaa_turub.match import dealer_of
from cardrules.arbaa_turub.series import is_sufficient, win_clause
from cardrules.arbaa_turub.state import Phase, State
from cardrules.arbaa_turub.tricks import game_winner, trick_winner
from cardrules.cards import Card, Suit
from cardrules.seats import SEATS, Seat, Side, require_onlooker
from cardrules.typechecks import is_one_of

__all__ = ["narrate", "observe"]


def narrate(before: State, action: Action, after: State) -> tuple[e.Event, ...]:
    """Tell everything that happened between two states, in order."""
    match action:
        case DrawForDealer(pack):
            return tuple(_draw(before, pack, after))
        case Shuffle():
            return (e.PackShuffled(), *_first_packet(after))
        case Cut(at):
            return (e.PackCut(_namer(after), at), *_first_packet(after))
        case NameTrump(suit):
            return tuple(_deal(suit, after))
        case Play():
            return tuple(_play(before, action, after))
        case Misdeal():
            return (e.MisdealDeclared(), e.DealerChosen(dealer_of(after), "T-I3"))
        case _:
            assert_never(action)


def _draw(before: State, pack: tuple[Card, ...], after: State) -> Iterator[e.Event]:
    """Tell the draw for first dealer, round by round (T-2.1, T-2.2, T-I9)."""
    tied: tuple[Seat, ...] = ()
    for exposed, tied in draw_rounds(pack, before.contenders, rules=before.rules):
        yield e.CardsExposed(exposed)
        if tied:
            yield e.DrawTied(tied)
    if tied:
        yield e.DrawUndecided(tied)
    else:
        yield e.DealerChosen(dealer_of(after), "T-2.1")


def _namer(state: State) -> Seat:
    """Give the dealer's left-hand neighbour."""
    return state.rules.next_seat(dealer_of(state))


def _first_packet(after: State) -> Iterator[e.Event]:
    """Tell of the three cards on which trump is named, once they are dealt (T-2.5)."""
    if after.phase is Phase.NAME_TRUMP:
        namer = _namer(after)
        yield e.PacketDealt(namer, after.hands[namer])


def _deal(suit: Suit, after: State) -> Iterator[e.Event]:
    """Tell of the naming of trump and the rest of the deal (T-2.5 to T-2.7)."""
    namer = _namer(after)
    yield e.TrumpNamed(namer, suit)
    for seat in after.rules.seats_from(namer):
        yield e.HandDealt(seat, after.hands[seat])
    yield e.LastPacketShown(dealer_of(after))


def _play(before: State, action: Play, after: State) -> Iterator[e.Event]:
    """Tell of a card, and of the trick, the game and the match that it may have ended."""
    trick = before.trick
    seat = _player(before)
    card = action.card
    if not trick:
        yield e.CardPlayed(seat, card, "T-3.6" if any(before.tricks) else "T-3.1")
        if action.signal is not None:
            yield e.Signalled(seat, action.signal, card.suit)
        return
    led = trick[0].suit
    yield e.CardPlayed(seat, card, "T-3.2" if card.suit is led else "T-3.3")
    if card.suit is not led and led not in before.voids[seat]:
        yield e.VoidShown(seat, led)
    if len(trick) == len(SEATS) - 1:
        taken = _trick(before, (*trick, card))
        yield taken
        if after.games_played > before.games_played:
            yield from _game(before, taken.tricks, after)


def _player(before: State) -> Seat:
    """Give the seat that was to play."""
    leader = before.leader
    assert leader is not None
    return before.rules.seats_from(leader)[len(before.trick)]


def _trick(before: State, cards: tuple[Card, ...]) -> e.TrickTaken:
    """Tell who took a trick, and by which rule (T-3.4, T-3.5)."""
    trump, leader = before.trump, before.leader
    assert trump is not None
    assert leader is not None
    place = trick_winner(cards, trump, rules=before.rules)
    seat = before.rules.seats_from(leader)[place]
    card = cards[place]
    north_south, east_west = before.tricks
    tricks = (
        north_south + (seat.side is Side.NORTH_SOUTH),
        east_west + (seat.side is Side.EAST_WEST),
    )
    if card in cards[place + 1 :]:
        rule, clause = e.TrickRule.FIRST_OF_TWINS, "T-3.5"
    elif card.suit is trump:
        rule, clause = e.TrickRule.HIGHEST_TRUMP, "T-3.4"
    else:
        rule, clause = e.TrickRule.HIGHEST_OF_SUIT_LED, "T-3.4"
    return e.TrickTaken(seat, seat.side, card, cards, rule, tricks, clause)


def _game(before: State, tricks: tuple[int, int], after: State) -> Iterator[e.Event]:
    """Tell how a game ended, and what that did to the match (T-4.1 to T-5.4)."""
    winner = game_winner(tricks)
    if winner is None:
        yield e.GameDrawn(tricks)
    else:
        yield e.GameWon(winner, tricks)
        yield from _series(before, winner, tricks, after)
    if after.series.winner is None:
        yield e.DealerChosen(dealer_of(after), _dealer_clause(before, winner, tricks))


def _series(
    before: State, winner: Side, tricks: tuple[int, int], after: State
) -> Iterator[e.Event]:
    """Tell what a win did to the series (T-4.2 to T-4.4, T-I4)."""
    was, now = before.series, after.series
    if now.winner is not None:
        yield e.MatchWon(winner, tricks[winner], win_clause(before.rules))
        return
    if was.benchmark is not None and not is_sufficient(was, tricks, rules=before.rules):
        yield e.InsufficientWin(winner, tricks[winner], was.benchmark)
    if was.benchmark is None:
        yield e.BenchmarkSet(winner, tricks[winner])
    elif was != now:
        clause = "T-I4" if winner is was.holder else "T-4.4"
        yield e.BenchmarkReplaced(winner, tricks[winner], was.benchmark, clause)


def _dealer_clause(before: State, winner: Side | None, tricks: tuple[int, int]) -> str:
    """Say by which clause the next dealer deals."""
    if winner is None:
        return "T-5.3"
    kept = before.rules.insufficient_win_deals_as == "draw"
    if kept and not is_sufficient(before.series, tricks, rules=before.rules):
        return "T-I1"
    return "T-5.1" if winner is dealer_of(before).side else "T-5.2"


_EVENTS: Final[tuple[type, ...]] = get_args(e.Event)


def observe(events: Iterable[e.Event], seat: Seat | None) -> tuple[e.Event, ...]:
    """Give the same events as a seat, or a spectator (`None`), may know them.

    Raises `TypeError` for what is no event of this game, since what it hides is not known here,
    and for what is neither a seat nor `None`.
    Only the owner sees the faces of a packet or a hand (T-2.5, T-2.6); everything else happens
    on the table.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(arbaa_turub.PROFILES["SILENT"], dealer=Seat.NORTH)
    >>> events = arbaa_turub.step(state, arbaa_turub.chance(state, arbaa_turub.PACK)).events
    >>> observe(events, Seat.SOUTH)[1]
    PacketDealt(seat=<Seat.EAST: 1>, cards=None, count=3, clause='T-2.5')
    """
    require_onlooker(seat)
    told = tuple(events)
    for event in told:
        if not is_one_of(event, _EVENTS):
            raise TypeError(f"expected an event of this game, not {type(event).__name__}")
    return tuple(
        attrs.evolve(event, cards=None)
        if isinstance(event, e.PacketDealt | e.HandDealt) and event.seat is not seat
        else event
        for event in told
    )
