"""What is to be seen of Cuarenta, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from cardrules.cuarenta import (
    CardsExposed,
    Event,
    HeldRonda,
    Phase,
    Position,
    Prize,
    View,
    outcome,
    to_act,
)
from cardrules.pictures._scene import Face, Score
from cardrules.pictures._sentences import (
    counted,
    holding,
    joined,
    named,
    number_of_cards,
    seen_by,
    sentence,
    spelt,
)
from cardrules.seats import SEATS, SIDES, Seat

__all__ = ["described", "due", "of_prize", "of_ronda", "of_sides", "placed", "stock_of"]

_UNKNOWN: Final = "unknown rank"


def placed(position: Position) -> str:
    """Say where in the match it is, and who sees it."""
    lot = f", lot {position.lot}" if position.lot else ""
    whose = seen_by(position.seat) if isinstance(position, View) else ""
    return f"Cuarenta{lot}{whose}"


def due(position: Position) -> str:
    """Say what is due."""
    actor = to_act(position)
    match position.phase:
        case Phase.DRAW:
            return "a pack is due to draw for dealer"
        case Phase.SHUFFLE:
            return f"{position.dealer} deals, a shuffled pack is due"
        case Phase.ANNOUNCE:
            return f"{actor} may announce"
        case Phase.PLAY:
            return f"{actor} is to play"
        case Phase.FORGOTTEN:
            return f"{actor} may take what {position.capturer} forgot"
        case Phase.PRIZES:
            return f"{actor} may claim a prize"
        case Phase.OVER:
            result = outcome(position)
            assert result is not None, "a match that is over has been won"
            return f"{result.winner} have won the match"
        case _:
            assert_never(position.phase)


def of_ronda(ronda: HeldRonda) -> str:
    """Tell of a ronda, as far as it is known."""
    rank = _UNKNOWN if ronda.rank is None else f"rank {ronda.rank}"
    return f"Ronda of {ronda.holder}, {rank}, lot {ronda.lot}, {ronda.status}"


def of_prize(prize: Prize) -> str:
    """Tell of a prize that is due."""
    return f"Prize due on {prize.holder}'s ronda of rank {prize.rank}"


def of_sides(numbers: tuple[int, int]) -> str:
    """Give a number of each side."""
    return joined([f"{side} {numbers[side]}" for side in SIDES])


def stock_of(position: Position) -> int:
    """Give how many cards are still to be dealt."""
    return position.stock_size if isinstance(position, View) else len(position.stock)


def described(
    position: Position,
    said: tuple[str, ...],
    table: tuple[Face, ...],
    scores: tuple[Score, Score],
    events: tuple[Event, ...],
) -> str:
    """Tell all that a picture shows."""
    return " ".join(map(sentence, (*said, *_sentences(position, table, scores, events))))


def _sentences(
    position: Position,
    table: tuple[Face, ...],
    scores: tuple[Score, Score],
    events: tuple[Event, ...],
) -> Iterator[str]:
    yield due(position)
    for event in events:
        if isinstance(event, CardsExposed):
            yield joined([f"{seat} is dealt the {named(card)}" for seat, card in event.exposed])
    if position.dealer is not None:
        yield f"{position.dealer} is the dealer"
    # The last card of a deal still lies there in the picture of its step.
    if position.lot or table:
        yield from _of_table(table)
    for seat in SEATS:
        yield from _of_seat(position, seat)
    stock = stock_of(position)
    if stock:
        yield f"{number_of_cards(stock)} are still to be dealt"
    yield from map(of_ronda, position.rondas)
    yield from map(of_prize, position.prizes)
    yield f"points: {counted(scores)}"
    piles = [f"{side} {number_of_cards(len(position.piles[side]))}" for side in SIDES]
    yield f"piles: {joined(piles)}"
    if any(position.chicas):
        yield f"chicas: {of_sides(position.chicas)}"


def _of_table(table: tuple[Face, ...]) -> Iterator[str]:
    """Tell what lies there, and which cards are lit up."""
    cards = [
        named(face.card) + ("" if face.light is None else f" ({face.light.value})")
        for face in table
        if face.card is not None
    ]
    yield f"on the table: {joined(cards) if cards else 'nothing'}"


def _of_seat(position: Position, seat: Seat) -> Iterator[str]:
    """Tell what a seat holds, as far as it may be known, and what it answered."""
    if isinstance(position, View) and seat is not position.seat:
        shown = position.shown[seat]
        among = f", among them {spelt(shown)}" if shown else ""
        yield f"{seat} holds {number_of_cards(position.hand_sizes[seat])}{among}"
    else:
        hand = position.hand if isinstance(position, View) else position.hands[seat]
        yield holding(seat, hand)
    answer = position.answers[seat]
    if answer is not None:
        yield f"{seat} answered: {answer}"
