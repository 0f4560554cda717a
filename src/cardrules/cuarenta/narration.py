"""Telling what an action brought about: from the state before it and the state after it.

The events rest on the rules on plain cards, not on the machine that made the next state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never, get_args

import attrs

from cardrules.cuarenta import events as e
from cardrules.cuarenta._moment import Moment, dealer_of, player_of
from cardrules.cuarenta.actions import (
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
from cardrules.cuarenta.announcements import RondaStatus, announcement, ronda_is_blocked
from cardrules.cuarenta.captures import Capture
from cardrules.cuarenta.draws import exposed
from cardrules.cuarenta.scoring import (
    action_points,
    is_caida,
    limpia_is_blocked,
    limpia_points,
    misdeal_points,
    prize_points,
)
from cardrules.cuarenta.state import Phase, State
from cardrules.seats import Seat, require_onlooker
from cardrules.typechecks import is_one_of

__all__ = ["narrate", "observe"]


def narrate(before: State, action: Action, after: State) -> tuple[e.Event, ...]:
    """Tell everything that happened between two states, in order."""
    moment = Moment(before, after)
    match action:
        case DrawForDealer(pack):
            shown = exposed(pack, rules=before.rules)
            return (e.CardsExposed(shown), e.DealerChosen(dealer_of(after), "C-2.1"))
        case Shuffle():
            return (e.PackShuffled(), *moment.lot(1))
        case Pass():
            return tuple(_pass(moment))
        case AnnounceRonda() | ShowFour():
            return tuple(_announced(moment))
        case Play():
            return tuple(_play(moment, action))
        case TakeForgotten():
            return tuple(_forgotten_taken(moment))
        case ClaimPrize():
            return tuple(_prize(moment, action))
        case Misdeal():
            return tuple(_misdeal(moment))
        case _:
            assert_never(action)


def _pass(moment: Moment) -> Iterator[e.Event]:
    """Tell a pass, and what it may have ended."""
    before, seat = moment.before, player_of(moment.before)
    if before.phase is Phase.ANNOUNCE:
        blocked = ronda_is_blocked(before.scores[seat.side], rules=moment.rules)
        yield e.Passed(seat, "C-3.4" if blocked else "C-3.1")
    elif before.phase is Phase.FORGOTTEN:
        yield e.Passed(seat, "C-4.8")
        if moment.after.phase is not Phase.FORGOTTEN and not any(before.hands):
            yield from moment.hands_out()
    else:
        yield e.Passed(seat, "C-5.5")
        if moment.after.phase is not Phase.PRIZES:
            yield from moment.prizes_over()


def _announced(moment: Moment) -> Iterator[e.Event]:
    """Tell a ronda or a four of a kind (C-3.1, C-3.2, C-I10, C-I11)."""
    rules, seat = moment.rules, player_of(moment.before)
    hand = moment.before.hands[seat]
    held = announcement(hand)
    assert held is not None, "what is announced is held"
    four = tuple(card for card in hand if card.rank is held.rank)
    if len(four) < 4:
        moment.pay(seat.side, rules.ronda_points)
        yield e.RondaAnnounced(seat, seat.side, held.rank, rules.ronda_points)
    elif rules.four_of_a_kind == "wins":
        yield e.FourShown(seat, seat.side, four, 0, "C-3.2")
        yield from moment.won(seat.side, "C-3.2")
    else:
        moment.pay(seat.side, rules.four_of_a_kind)
        yield e.FourShown(seat, seat.side, four, rules.four_of_a_kind, "C-I11")
    if moment.has_won(seat.side):
        yield from moment.won(seat.side, "C-7.1")


def _play(moment: Moment, action: Play) -> Iterator[e.Event]:
    """Tell of a card, what it took and scored, and what that ended."""
    before, seat = moment.before, player_of(moment.before)
    if not action.base:
        yield e.CardLaid(seat, action.card)
        moment.table = (*moment.table, action.card)
    else:
        yield from _capture(moment, seat, action)
        if moment.has_won(seat.side):
            yield from moment.won(seat.side, "C-7.1")
            return
    if moment.after.forgotten:
        yield e.SequenceForgotten(seat, moment.after.forgotten)
    elif sum(map(len, before.hands)) == 1:
        yield from moment.hands_out()


def _capture(moment: Moment, seat: Seat, action: Play) -> Iterator[e.Event]:
    """Tell a capture and its points (C-4.1 to C-5.4)."""
    before, card, side = moment.before, action.card, seat.side
    capture = Capture(action.base, action.sequence)
    yield e.CardsCaptured(seat, side, card, *capture)
    points = action_points(
        card, capture, before.table, before.fresh, before.scores[side], rules=moment.rules
    )
    caida = is_caida(card, capture, before.fresh)
    if caida and before.fresh is not None:
        yield e.CaidaMade(seat, side, before.fresh, points.caida)
    moment.take(seat, (*capture.base, *capture.sequence), more=1)
    if not moment.table:
        clause = _limpia_clause(moment, seat, "C-5.3" if points.limpia else "C-I16")
        yield e.LimpiaMade(seat, side, points.limpia, clause)
    moment.pay(side, sum(points))


def _limpia_clause(moment: Moment, seat: Seat, otherwise: str) -> str:
    """Say by which clause a limpia pays what it pays: nothing at its threshold."""
    score, rules = moment.before.scores[seat.side], moment.rules
    if not limpia_is_blocked(score, rules=rules):
        return otherwise
    return "C-5.4" if score == rules.limpia_blocked_at else "C-I18"


def _forgotten_taken(moment: Moment) -> Iterator[e.Event]:
    """Tell of forgotten cards taken, and what that ended (C-4.8, C-I6)."""
    before, seat = moment.before, player_of(moment.before)
    capturer, side = before.capturer, seat.side
    assert capturer is not None, "somebody has forgotten them"
    yield e.ForgottenTaken(seat, side, capturer, before.forgotten)
    moment.take(seat, before.forgotten)
    if not moment.table and moment.rules.forgotten_limpia:
        points = limpia_points(before.scores[side], caida=False, rules=moment.rules)
        yield e.LimpiaMade(seat, side, points, _limpia_clause(moment, seat, "C-I6"))
        moment.pay(side, points)
        if moment.has_won(side):
            yield from moment.won(side, "C-7.1")
            return
    if not any(before.hands):
        yield from moment.hands_out()


def _prize(moment: Moment, claim: ClaimPrize) -> Iterator[e.Event]:
    """Tell of a prize claimed, and what that ended (C-5.5, C-5.7, C-I8)."""
    before, seat = moment.before, player_of(moment.before)
    status = next(
        ronda.status
        for ronda in before.rondas
        if ronda.holder is claim.holder and ronda.rank is claim.rank
    )
    points = prize_points(rules=moment.rules)
    clause = _PRIZE_CLAUSE[status]
    yield e.PrizeClaimed(seat, seat.side, claim.holder, claim.rank, points, clause)
    moment.pay(seat.side, points)
    if moment.after.phase is not Phase.PRIZES:
        yield from moment.prizes_over()


_PRIZE_CLAUSE = {
    RondaStatus.ANNOUNCED: "C-5.5",
    RondaStatus.BLOCKED: "C-5.7",
    RondaStatus.SILENT: "C-I8",
}
"""By which clause a prize is had on a ronda of each status."""


def _misdeal(moment: Moment) -> Iterator[e.Event]:
    """Tell of a misdeal, and what it cost (C-2.6, C-I9)."""
    dealer, cost = dealer_of(moment.before), moment.rules.misdeal
    gainer = dealer.side.other
    points = misdeal_points(moment.before.scores[gainer], rules=moment.rules)
    yield e.MisdealDeclared(dealer, gainer, points, "C-2.6" if cost == "game" else "C-I9")
    moment.pay(gainer, points)
    if cost == "game":
        yield from moment.won(gainer, "C-2.6")
    elif moment.has_won(gainer):
        yield from moment.won(gainer, "C-7.1")
    else:
        yield e.DealerChosen(dealer_of(moment.after), "C-I9")


_EVENTS: Final[tuple[type, ...]] = get_args(e.Event)


def observe(events: Iterable[e.Event], seat: Seat | None) -> tuple[e.Event, ...]:
    """Give the same events as a seat, or a spectator (`None`), may know them.

    Only its owner sees the faces of a hand (C-2.2) and the rank of a ronda announced (C-3.1);
    everything else happens on the table.
    Raises `TypeError` for what is no event of this game, since what it hides is not known here,
    and for what is neither a seat nor `None`.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.NORTH)
    >>> events = cuarenta.step(state, cuarenta.chance(state, cuarenta.PACK)).events
    >>> observe(events, Seat.SOUTH)[1]
    HandDealt(seat=<Seat.EAST: 1>, lot=1, cards=None, clause='C-2.2', count=5)
    """
    require_onlooker(seat)
    return tuple(_as_seen(event, seat) for event in events)


def _as_seen(event: e.Event, seat: Seat | None) -> e.Event:
    """Give one event as a seat may know it."""
    if not is_one_of(event, _EVENTS):
        raise TypeError(f"expected an event of this game, not {type(event).__name__}")
    if isinstance(event, e.HandDealt) and event.seat is not seat:
        return attrs.evolve(event, cards=None)
    if isinstance(event, e.RondaAnnounced) and event.seat is not seat:
        return attrs.evolve(event, rank=None)
    return event
