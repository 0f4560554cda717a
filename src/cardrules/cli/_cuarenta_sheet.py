"""What the commands show of a position of Cuarenta, and what they ask the referee about."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from cardrules.cards import Card
from cardrules.cli.columns import Row
from cardrules.cuarenta import (
    GUIDE,
    Action,
    AnnounceRonda,
    ClaimPrize,
    Pass,
    Phase,
    Play,
    Position,
    ShowFour,
    TakeForgotten,
    View,
    captures,
    to_act,
)
from cardrules.notation import format_cards
from cardrules.seats import SEATS, SIDES, Seat

__all__ = ["alike", "candidates", "rows"]


def rows(position: Position) -> Iterator[Row]:
    """Say where a game stands; of hidden cards a view has the numbers."""
    lot = f", lot {position.lot}" if position.lot else ""
    yield "phase", f"{position.phase}{lot}"
    if position.dealer is not None:
        yield "dealer", str(position.dealer)
    yield "scores", _of_sides(position.scores)
    if any(position.chicas):
        yield "chicas", _of_sides(position.chicas)
    if position.lot:
        fresh = "" if position.fresh is None else f" ({position.fresh} was just laid)"
        yield "table", f"{format_cards(position.table) or 'empty'}{fresh}"
        yield "piles", _of_sides((len(position.piles[0]), len(position.piles[1])))
    if position.capturer is not None:
        yield "forgotten", f"{format_cards(position.forgotten)}, by {position.capturer}"
    for ronda in position.rondas:
        rank = "?" if ronda.rank is None else ronda.rank.value
        yield "ronda", f"{ronda.holder}, {rank}, lot {ronda.lot}, {ronda.status}"
    for prize in position.prizes:
        yield "prize", f"on {prize.holder}'s ronda of {prize.rank.value}"
    for seat in SEATS:
        held = _held(position, seat)
        if held:
            yield str(seat), held


def candidates(position: Position) -> tuple[Action, ...]:
    """List what somebody may think of.

    That is each card held, laid and with everything that can be told apart that it might take
    under any reading, and every other decision there is.
    """
    plays = (play for card in _hand_asked(position) for play in _plays(position, card))
    claims = (
        ClaimPrize(ronda.holder, ronda.rank) for ronda in position.rondas if ronda.rank is not None
    )
    return (*plays, Pass(), AnnounceRonda(), ShowFour(), TakeForgotten(), *claims)


def alike(position: Position, action: Action) -> tuple[Card, ...]:
    """Give the other cards of the hand that the action stands for: those of its card's rank."""
    if not isinstance(action, Play):
        return ()
    hand = _hand_asked(position)
    return tuple(card for card in hand if card.rank is action.card.rank and card != action.card)


def _plays(position: Position, card: Card) -> Iterator[Play]:
    """Give a card laid, and with each capture, its sequence cut short at every place."""
    yield Play(card)
    if position.phase is not Phase.PLAY:
        return
    table, fresh = position.table, position.fresh
    seen: dict[Play, None] = {}
    for rules in (GUIDE, attrs.evolve(GUIDE, match_takes="all")):
        for base, sequence in captures(card, table, fresh=fresh, rules=rules):
            for length in range(len(sequence) + 1):
                seen[Play(card, base, sequence[:length])] = None
    yield from seen


def _hand_asked(position: Position) -> tuple[Card, ...]:
    """Give a view's own hand, and a state's hand that is asked."""
    if isinstance(position, View):
        return position.hand
    actor = to_act(position)
    return position.hands[actor] if isinstance(actor, Seat) else ()


def _held(position: Position, seat: Seat) -> str:
    """Say what a seat holds, or how many cards, and which of them it has shown."""
    if not isinstance(position, View):
        return format_cards(position.hands[seat])
    if position.seat is seat:
        return format_cards(position.hand)
    size = position.hand_sizes[seat]
    shown = format_cards(position.shown[seat])
    if not size:
        return ""
    return f"{size} card{'s' * (size != 1)}{f', {shown} among them' if shown else ''}"


def _of_sides(numbers: tuple[int, int]) -> str:
    return ", ".join(f"{side} {numbers[side]}" for side in SIDES)
