"""What the commands show of a position of Arba'a Turub, and what they ask the referee about."""

from __future__ import annotations

from collections.abc import Iterator

from cardrules.arbaa_turub import (
    PACK,
    SUITS,
    Action,
    Cut,
    NameTrump,
    Phase,
    Play,
    Position,
    Signal,
    View,
    legal_cards,
    to_act,
)
from cardrules.cards import Card
from cardrules.cli.columns import Row
from cardrules.notation import format_cards
from cardrules.seats import SEATS, SIDES, Seat

__all__ = ["alike", "candidates", "rows"]

_CUTS = range(1, len(PACK))
"""Where the pack may be cut (T-I5)."""


def rows(position: Position) -> Iterator[Row]:
    """Say where a game stands; of hidden cards a view has the numbers."""
    game = f"game {position.games_played + 1}"
    yield "phase", f"{position.phase}, {game if position.phase is not Phase.OVER else 'the end'}"
    if position.dealer is not None:
        yield "dealer", str(position.dealer)
    if position.trump is not None:
        yield "trump", str(position.trump)
    if position.phase is Phase.PLAY:
        yield "trick", _trick(position)
        yield "tricks", _of_sides(position.tricks)
    series = position.series
    if series.holder is not None and series.benchmark is not None:
        yield "series", f"{series.holder}, the benchmark is {series.benchmark} tricks"
    for seat in SEATS:
        lacks = ", ".join(map(str, position.voids[seat]))
        shown = f" (has shown no {lacks})" if lacks else ""
        held = _held(position, seat)
        if held:
            yield str(seat), f"{held}{shown}"


def candidates(position: Position) -> tuple[Action, ...]:
    """List what somebody may think of: each card held, and one or more of each other decision."""
    hand = _hand_asked(position)
    cards = tuple(dict.fromkeys(hand))
    cuts = _CUTS if position.phase is Phase.CUT else _CUTS[:1]
    naming = SUITS if position.phase is Phase.NAME_TRUMP else SUITS[:1]
    # A follower may signal with no card, and so one is enough to be told so.
    leading = not position.trick
    told = cards if leading else legal_cards(hand, position.trick[0].suit)[:1]
    plays = (
        Play(card, signal) for card in cards for signal in (None, *(Signal if card in told else ()))
    )
    return (*plays, *map(NameTrump, naming), *map(Cut, cuts))


def alike(position: Position, action: Action) -> tuple[Card, ...]:
    """Give the other cards of the hand that the action stands for: none, for copies look alike."""
    del position, action
    return ()


def _hand_asked(position: Position) -> tuple[Card, ...]:
    """Give a view's own hand, and a state's hand that is asked."""
    if isinstance(position, View):
        return position.hand
    actor = to_act(position)
    return position.hands[actor] if isinstance(actor, Seat) else ()


def _held(position: Position, seat: Seat) -> str:
    """Say what a seat holds, or how many cards."""
    if not isinstance(position, View):
        return format_cards(position.hands[seat])
    if position.seat is seat:
        return format_cards(position.hand)
    size = position.hand_sizes[seat]
    return f"{size} card{'s' * (size != 1)}" if size else ""


def _trick(position: Position) -> str:
    """Say who has played what, and with which signal."""
    leader = position.leader
    if leader is None or not position.trick:
        return "none yet"
    order = position.rules.seats_from(leader)
    played = [f"{seat} {card}" for seat, card in zip(order, position.trick, strict=False)]
    if position.signal is not None:
        played[0] += f" with a {position.signal}"
    return ", ".join(played)


def _of_sides(numbers: tuple[int, int]) -> str:
    return ", ".join(f"{side} {numbers[side]}" for side in SIDES)
