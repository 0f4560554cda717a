"""What is to be seen of Arba'a Turub, as a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from cardrules.arbaa_turub import (
    PACK,
    Action,
    CardPlayed,
    CardsExposed,
    Cut,
    DealerChosen,
    DrawForDealer,
    Event,
    HandDealt,
    Misdeal,
    NameTrump,
    PacketDealt,
    Phase,
    Play,
    Position,
    Shuffle,
    TrickTaken,
    View,
    outcome,
    tell,
    to_act,
    trick_winner,
)
from cardrules.cards import Card
from cardrules.pictures._arbaa_turub_words import described, due, placed, stock_of
from cardrules.pictures._scene import (
    HIDDEN,
    Face,
    Light,
    Middle,
    Pack,
    Player,
    Scene,
    Score,
    Shape,
    Trick,
    TrickCard,
    drawn_faces,
)
from cardrules.pictures._sentences import number_of_cards
from cardrules.seats import SEATS, Seat, Side

__all__ = ["scene"]

_SHAPE: Final = Shape(columns=4, lines=3, middle=300)
_TRICKS: Final = 36
_TURNS: Final = ("1st", "2nd", "3rd", "4th")


def scene(position: Position, action: Action | None, events: tuple[Event, ...]) -> Scene:
    """Show a position: with an action that may be done there, or with what led to it."""
    trick = _trick(position, events)
    said = (*_considered(position, action), *_told(events))
    scores = (
        _score(position, Side.NORTH_SOUTH, events),
        _score(position, Side.EAST_WEST, events),
    )
    return Scene(
        shape=_SHAPE,
        place=placed(position),
        due=due(position),
        description=described(position, said, trick, scores, events),
        players=tuple(_player(position, seat, action, events) for seat in SEATS),
        middle=_middle(position, trick),
        scores=scores,
        said=said,
        notes=tuple(_notes(position)),
    )


def _considered(position: Position, action: Action | None) -> Iterator[str]:
    """Say what is thought of."""
    actor = to_act(position)
    match action:
        case None:
            return
        case Play(card, signal):
            yield f"{actor} may play {card}{'' if signal is None else f' with a {signal}'}"
        case Cut(at):
            yield f"{actor} may cut {at} cards"
        case NameTrump(suit):
            yield f"{actor} may name {suit} trump"
        case DrawForDealer():
            yield "this pack may decide the draw"
        case Shuffle():
            yield "this pack may be dealt"
        case Misdeal():
            yield "a misdeal may be declared"
        case _:
            assert_never(action)


def _told(events: tuple[Event, ...]) -> Iterator[str]:
    """Say what happened, save what cards show by themselves."""
    for event in events:
        if not isinstance(event, CardsExposed | HandDealt | PacketDealt):
            yield tell(event)


def _player(
    position: Position, seat: Seat, action: Action | None, events: tuple[Event, ...]
) -> Player:
    """Show a seat."""
    acts = seat is to_act(position)
    faces = _exposed(seat, events) or _held(position, seat, action if acts else None)
    return Player(seat, faces, tuple(_tags(position, seat)), position.voids[seat], acts=acts)


def _tags(position: Position, seat: Seat) -> Iterator[str]:
    """Say in a word or two what is to be known of a seat."""
    if seat is position.dealer:
        yield "dealer"
    if seat in position.contenders:
        yield "draws"
    size = _size(position, seat)
    if size:
        yield number_of_cards(size)


def _size(position: Position, seat: Seat) -> int:
    if isinstance(position, View):
        return position.hand_sizes[seat]
    return len(position.hands[seat])


def _held(position: Position, seat: Seat, action: Action | None) -> tuple[Face, ...]:
    """Show a hand, or as many backs; a card that may be played is lit up."""
    if isinstance(position, View) and seat is not position.seat:
        return (HIDDEN,) * position.hand_sizes[seat]
    hand = position.hand if isinstance(position, View) else position.hands[seat]
    lit = hand.index(action.card) if isinstance(action, Play) else None
    return tuple(
        Face(card, Light.PLAYED if place == lit else None) for place, card in enumerate(hand)
    )


def _exposed(seat: Seat, events: tuple[Event, ...]) -> tuple[Face, ...]:
    """Show what a seat exposed in the draw; the card that made it the dealer is lit up."""
    rounds = [event.exposed for event in events if isinstance(event, CardsExposed)]
    drawn = [card for exposed in rounds for whose, card in exposed if whose is seat]
    chosen = any(isinstance(event, DealerChosen) and event.seat is seat for event in events)
    return drawn_faces(drawn, decides=chosen)


def _trick(position: Position, events: tuple[Event, ...]) -> Trick:
    """Show the trick that lies there, or the one that has just been taken."""
    for event in events:
        if isinstance(event, TrickTaken):
            last = next(each.seat for each in events if isinstance(each, CardPlayed))
            order = position.rules.seats_from(position.rules.next_seat(last))
            return _of(order, event.cards, event.cards.index(event.card), position, "takes")
    leader = position.leader
    if leader is None or not position.trick:
        return Trick((), position.trump)
    trump = position.trump
    assert trump is not None, "there is trump where there are tricks"
    best = trick_winner(position.trick, trump, rules=position.rules)
    return _of(position.rules.seats_from(leader), position.trick, best, position, "best")


def _of(
    order: tuple[Seat, ...], cards: tuple[Card, ...], best: int, position: Position, word: str
) -> Trick:
    """Show cards in playing order; `word` is for the best of them."""
    played = tuple(
        TrickCard(seat, card, place == best, f"{turn}, {word}" if place == best else turn)
        for place, (seat, card, turn) in enumerate(zip(order, cards, _TURNS, strict=False))
    )
    signal = position.signal
    words = () if signal is None else (f"led with a {signal}",)
    return Trick(played, position.trump, words)


def _middle(position: Position, trick: Trick) -> Middle:
    """Show what lies in the middle."""
    if trick.cards or position.phase is Phase.PLAY:
        return trick
    result = outcome(position)
    if result is not None:
        return Pack(0, (f"{result.winner} have won the match",))
    match position.phase:
        case Phase.DRAW:
            return Pack(len(PACK), ("draw for dealer",))
        case Phase.SHUFFLE:
            return Pack(len(PACK), ("to be shuffled",))
        case Phase.CUT:
            return Pack(len(PACK), ("to be cut",))
        case _:
            stock = stock_of(position)
            return Pack(stock, (f"{stock} cards to be dealt",))


def _score(position: Position, side: Side, events: tuple[Event, ...]) -> Score:
    """Show how a side stands in this game and in the match."""
    tricks, gained = position.tricks, 0
    for event in events:
        if isinstance(event, TrickTaken):
            tricks, gained = event.tricks, int(event.side is side)
    series = position.series
    note, mark = "", None
    if series.winner is side:
        note = "won the match"
    elif series.holder is side:
        note, mark = f"benchmark: {series.benchmark}", series.benchmark
    return Score(str(side), tricks[side], _TRICKS, "tricks", gained, note, mark)


def _notes(position: Position) -> Iterator[str]:
    """Say what is to be known beside the scores."""
    series = position.series
    if series.holder is not None:
        yield f"{series.holder} hold the series; the benchmark is {series.benchmark} tricks."
