"""What is to be seen of Cuarenta, as a scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from cardrules.cards import Card
from cardrules.cuarenta import (
    PACK,
    Action,
    AnnounceRonda,
    Answer,
    CaidaMade,
    CardLaid,
    CardsCaptured,
    CardsCounted,
    CardsExposed,
    ClaimPrize,
    DealerChosen,
    DrawForDealer,
    Event,
    ForgottenTaken,
    FourShown,
    GameWon,
    HandDealt,
    LeftoversTaken,
    LimpiaMade,
    Misdeal,
    MisdealDeclared,
    Pass,
    Phase,
    Play,
    Position,
    PrizeClaimed,
    RondaAnnounced,
    SequenceForgotten,
    ShowFour,
    Shuffle,
    TakeForgotten,
    View,
    outcome,
    tell,
    to_act,
)
from cardrules.notation import format_cards
from cardrules.pictures._cuarenta_words import (
    described,
    due,
    of_prize,
    of_ronda,
    of_sides,
    placed,
    stock_of,
)
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
    Spread,
    drawn_faces,
)
from cardrules.pictures._sentences import number_of_cards
from cardrules.seats import SEATS, Seat, Side

__all__ = ["scene"]

_SHAPE: Final = Shape(columns=3, lines=3, middle=252)
_POINTS: Final = 40
_ANSWERS: Final[Mapping[Answer, str]] = MappingProxyType(
    {
        Answer.PASSED: "passed",
        Answer.PASSED_BLOCKED: "blocked",
        Answer.RONDA: "ronda",
        Answer.FOUR: "four",
    }
)
"""What a seat answered, in a word."""


def scene(position: Position, action: Action | None, events: tuple[Event, ...]) -> Scene:
    """Show a position: with an action that may be done there, or with what led to it."""
    lights = {**_lit_by_position(position), **_lit_by_action(action), **_lit_by_events(events)}
    table = _table(position, lights)
    said = (*_considered(position, action), *_told(events))
    scores = (
        _score(position, Side.NORTH_SOUTH, events),
        _score(position, Side.EAST_WEST, events),
    )
    return Scene(
        shape=_SHAPE,
        place=placed(position),
        due=due(position),
        description=described(position, said, table, scores, events),
        players=tuple(_player(position, seat, lights, events) for seat in SEATS),
        middle=_middle(position, table),
        scores=scores,
        said=said,
        notes=tuple(_notes(position)),
    )


def _lit_by_position(position: Position) -> Mapping[Card, Light]:
    """Light up what a position speaks of."""
    lights = dict.fromkeys(position.forgotten, Light.FORGOTTEN)
    if position.fresh is not None:
        lights[position.fresh] = Light.FRESH
    return lights


def _lit_by_action(action: Action | None) -> Mapping[Card, Light]:
    """Light up the cards of an action that may be done."""
    if not isinstance(action, Play):
        return {}
    return {
        action.card: Light.PLAYED,
        **dict.fromkeys(action.base, Light.BASE),
        **dict.fromkeys(action.sequence, Light.SEQUENCE),
    }


def _lit_by_events(events: tuple[Event, ...]) -> Mapping[Card, Light]:
    """Light up the cards of what happened."""
    lights: dict[Card, Light] = {}
    for event in events:
        match event:
            case CardLaid(_, card):
                lights[card] = Light.PLAYED
            case CardsCaptured(_, _, card, base, sequence):
                lights[card] = Light.PLAYED
                lights |= dict.fromkeys(base, Light.BASE)
                lights |= dict.fromkeys(sequence, Light.SEQUENCE)
            case SequenceForgotten(_, cards):
                lights |= dict.fromkeys(cards, Light.FORGOTTEN)
            case ForgottenTaken(cards=cards) | LeftoversTaken(cards=cards):
                lights |= dict.fromkeys(cards, Light.TAKEN)
            case FourShown(cards=cards):
                lights |= dict.fromkeys(cards, Light.SHOWN)
            case _:
                pass
    return lights


def _table(position: Position, lights: Mapping[Card, Light]) -> tuple[Face, ...]:
    """Show what lies on the table, and what has just been played there or taken from it."""
    hands = (position.hand,) if isinstance(position, View) else position.hands
    held = {card for hand in hands for card in hand}
    moved = (c for c, light in lights.items() if c not in held and light is not Light.SHOWN)
    lying = {card: lights.get(card) for card in (*position.table, *moved)}
    return tuple(
        Face(card, lying[card])
        for card in sorted(lying, key=lambda c: (lying[c] is not Light.PLAYED, PACK.index(c)))
    )


def _considered(position: Position, action: Action | None) -> Iterator[str]:
    """Say what is thought of."""
    actor = to_act(position)
    match action:
        case None:
            return
        case Play(card, base, sequence) if base:
            yield f"{actor} may play {card} and take {format_cards((*base, *sequence))}"
        case Play(card):
            yield f"{actor} may lay {card}"
        case Pass():
            yield f"{actor} may pass"
        case AnnounceRonda():
            yield f"{actor} may announce a ronda"
        case ShowFour():
            yield f"{actor} may show four of a kind"
        case TakeForgotten():
            yield f"{actor} may take {format_cards(position.forgotten)}"
        case ClaimPrize(holder, rank):
            yield f"{actor} may claim the prize on {holder}'s ronda of {rank}"
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
        if not isinstance(event, CardsExposed | HandDealt):
            yield tell(event)


def _player(
    position: Position, seat: Seat, lights: Mapping[Card, Light], events: tuple[Event, ...]
) -> Player:
    """Show a seat."""
    faces = _exposed(seat, events) or _held(position, seat, lights)
    return Player(seat, faces, tuple(_tags(position, seat)), acts=seat is to_act(position))


def _tags(position: Position, seat: Seat) -> Iterator[str]:
    """Say in a word or two what is to be known of a seat."""
    if seat is position.dealer:
        yield "dealer"
    answer = position.answers[seat]
    if answer is not None:
        yield _ANSWERS[answer]
    if isinstance(position, View) and seat is not position.seat and position.hand_sizes[seat]:
        yield number_of_cards(position.hand_sizes[seat])


def _held(position: Position, seat: Seat, lights: Mapping[Card, Light]) -> tuple[Face, ...]:
    """Show a hand, or what is known of it and backs for the rest."""
    if not isinstance(position, View):
        return tuple(Face(card, lights.get(card)) for card in position.hands[seat])
    if seat is position.seat:
        return tuple(Face(card, lights.get(card)) for card in position.hand)
    shown = position.shown[seat]
    hidden = position.hand_sizes[seat] - len(shown)
    return (*(Face(card, Light.SHOWN) for card in shown), *(HIDDEN,) * hidden)


def _exposed(seat: Seat, events: tuple[Event, ...]) -> tuple[Face, ...]:
    """Show what a seat was dealt in the draw; the diamond that decided is lit up."""
    rounds = [event.exposed for event in events if isinstance(event, CardsExposed)]
    drawn = [card for exposed in rounds for whose, card in exposed if whose is seat]
    chosen = any(isinstance(event, DealerChosen) and event.seat is seat for event in events)
    return drawn_faces(drawn, decides=chosen)


def _middle(position: Position, table: tuple[Face, ...]) -> Middle:
    """Show what lies in the middle."""
    if table:
        return Spread(table)
    result = outcome(position)
    if result is not None:
        return Pack(0, (f"{result.winner} have won the match",))
    match position.phase:
        case Phase.DRAW:
            return Pack(len(PACK), ("draw for dealer",))
        case Phase.SHUFFLE:
            return Pack(len(PACK), ("to be shuffled",))
        case _:
            return Pack(0, ("the table is empty",))


def _notes(position: Position) -> Iterator[str]:
    """Say what is to be known beside the scores."""
    if any(position.chicas):
        yield f"Chicas: {of_sides(position.chicas)}."
    yield from (f"{of_ronda(ronda)}." for ronda in position.rondas)
    yield from (f"{of_prize(prize)}." for prize in position.prizes)
    stock = stock_of(position)
    if stock:
        yield f"{number_of_cards(stock)} are still to be dealt."


def _score(position: Position, side: Side, events: tuple[Event, ...]) -> Score:
    """Show how a side stands."""
    scores, gained = position.scores, 0
    for event in events:
        if isinstance(event, GameWon):
            scores = event.scores
        gained += _gained(event, side)
    note = f"pile: {number_of_cards(len(position.piles[side]))}"
    return Score(str(side), scores[side], _POINTS, "points", gained, note)


def _gained(event: Event, side: Side) -> int:
    """Give the points that an event pays to a side."""
    match event:
        case (
            RondaAnnounced()
            | FourShown()
            | CaidaMade()
            | LimpiaMade()
            | PrizeClaimed()
            | CardsCounted()
            | MisdealDeclared()
        ):
            return event.points if event.side is side else 0
        case _:
            return 0
