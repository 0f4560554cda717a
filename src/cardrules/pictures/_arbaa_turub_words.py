"""What is to be seen of Arba'a Turub, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardrules.arbaa_turub import CardsExposed, Event, Phase, Position, View, outcome, to_act
from cardrules.pictures._scene import Score, Trick
from cardrules.pictures._sentences import (
    counted,
    holding,
    joined,
    named,
    number_of_cards,
    seen_by,
    sentence,
)
from cardrules.seats import SEATS, Seat

__all__ = ["described", "due", "placed", "stock_of"]


def placed(position: Position) -> str:
    """Say where in the match it is, and who sees it."""
    whose = seen_by(position.seat) if isinstance(position, View) else ""
    return f"Arba'a Turub, game {_game(position)}{whose}"


def _game(position: Position) -> int:
    """Number the game that is played, or was the last."""
    return position.games_played + (position.phase is not Phase.OVER)


def due(position: Position) -> str:
    """Say what is due."""
    actor = to_act(position)
    match position.phase:
        case Phase.DRAW:
            return "a pack is due to draw for dealer"
        case Phase.SHUFFLE:
            return f"{position.dealer} deals, a shuffled pack is due"
        case Phase.CUT:
            return f"{actor} is to cut the pack"
        case Phase.NAME_TRUMP:
            return f"{actor} is to name trump"
        case Phase.PLAY if position.trick:
            return f"{actor} is to play to {position.trick[0].suit}"
        case Phase.PLAY:
            return f"{actor} is to lead"
        case Phase.OVER:
            result = outcome(position)
            assert result is not None, "a match that is over has been won"
            return f"{result.winner} have won the match"
        case _:
            assert_never(position.phase)


def stock_of(position: Position) -> int:
    """Give how many cards are still to be dealt."""
    return position.stock_size if isinstance(position, View) else len(position.stock)


def described(
    position: Position,
    said: tuple[str, ...],
    trick: Trick,
    scores: tuple[Score, Score],
    events: tuple[Event, ...],
) -> str:
    """Tell all that a picture shows."""
    return " ".join(map(sentence, (*said, *_sentences(position, trick, scores, events))))


def _sentences(
    position: Position, trick: Trick, scores: tuple[Score, Score], events: tuple[Event, ...]
) -> Iterator[str]:
    yield due(position)
    for event in events:
        if isinstance(event, CardsExposed):
            yield joined([f"{seat} exposes the {named(card)}" for seat, card in event.exposed])
    if position.contenders:
        yield f"{joined([*map(str, position.contenders)])} draw for dealer"
    if position.dealer is not None:
        yield f"{position.dealer} is the dealer"
    if position.trump is not None:
        yield f"{position.trump} are trump"
    yield from _of_trick(position, trick)
    for seat in SEATS:
        yield from _of_seat(position, seat)
    stock = stock_of(position)
    if stock:
        yield f"{number_of_cards(stock)} lie face down"
    # The last trick ends a game: what is shown of it is its tricks, and not those of the next.
    yield f"tricks in this game: {counted(scores)}"
    series = position.series
    if series.holder is None:
        yield "no side holds a series"
    else:
        yield f"{series.holder} hold the series with a benchmark of {series.benchmark} tricks"
    yield f"games played: {position.games_played}"


def _of_trick(position: Position, trick: Trick) -> Iterator[str]:
    """Tell of a trick, in playing order."""
    if not trick.cards:
        if position.phase is Phase.PLAY:
            yield "no card lies on the table"
        return
    played = [f"{each.seat} the {named(each.card)}" for each in trick.cards]
    yield f"the trick in playing order: {joined(played)}"
    best = next(each for each in trick.cards if each.wins)
    yield f"{best.seat} has the best card, the {named(best.card)}"
    yield from trick.words


def _of_seat(position: Position, seat: Seat) -> Iterator[str]:
    """Tell what a seat holds, as far as it may be known, and lacks."""
    if isinstance(position, View) and seat is not position.seat:
        yield f"{seat} holds {number_of_cards(position.hand_sizes[seat])}"
    else:
        hand = position.hand if isinstance(position, View) else position.hands[seat]
        yield holding(seat, hand)
    lacks = position.voids[seat]
    if lacks:
        yield f"{seat} has shown that it has no {joined([*map(str, lacks)])}"
