"""Arba'a Turub: what can be done to its states without it being a move."""

from __future__ import annotations

from random import Random
from typing import Final

import attrs

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub.rules import Direction
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import SEATS, Seat
from tests.differential.arbaa_turub import ARBAA_TURUB
from tests.differential.arbaa_turub_rich import shuffled
from tests.oracles import arbaa_turub as slow
from tests.properties.subject import Relabelling, Subject

_SIGNALS: Final = (None, *at.Signal)
_FOREIGN: Final = Card(Rank.TWO, Suit.HEARTS)
_UNIVERSE: Final[tuple[at.Action, ...]] = (
    *(at.Cut(place) for place in range(-2, len(at.PACK) + 2)),
    *map(at.NameTrump, at.SUITS),
    *(at.Play(card, signal) for card in (*at.KINDS, _FOREIGN) for signal in _SIGNALS),
)


class ArbaaTurubSubject:
    """The properties' subject for this game."""

    bridge = ARBAA_TURUB

    def universe(self, state: at.State) -> tuple[at.Action, ...]:
        """All places to cut at, all suits, all 108 plays, and what lies just outside of them."""
        del state
        return _UNIVERSE

    def listed_as(self, state: at.State, action: at.Action) -> at.Action:
        """Twins are identical cards, and equal."""
        del state
        return action

    def up_to_twins(self, state: at.State) -> object:
        return state

    def exchanged(self, rng: Random, state: at.State, seat: Seat | None) -> at.State:
        setup = at.to_setup(state)
        if state.phase is at.Phase.CUT:
            return at.from_setup(attrs.evolve(setup, stock=shuffled(rng, state.stock)))
        if state.phase is at.Phase.NAME_TRUMP:
            return _with_another_packet(rng, state, seat)
        if state.phase is at.Phase.PLAY:
            return at.from_setup(attrs.evolve(setup, hands=_other_hands(rng, state, seat)))
        return state

    def relabelled(self, names: Relabelling, state: at.State) -> at.State:
        setup, series = at.to_setup(state), state.series
        turned = _swapped(names.turn)
        return at.from_setup(
            attrs.evolve(
                setup,
                rules=_mirrored(state.rules) if names.mirrored else state.rules,
                contenders=tuple(map(names.seat, state.contenders)),
                dealer=state.dealer and names.seat(state.dealer),
                trump=state.trump and names.suit(state.trump),
                hands=tuple(names.cards(state.hands[names.origin(seat)]) for seat in SEATS),
                stock=names.cards(state.stock),
                trick=names.cards(state.trick),
                leader=state.leader and names.seat(state.leader),
                tricks=(state.tricks[turned[0]], state.tricks[turned[1]]),
                voids=tuple(
                    tuple(map(names.suit, state.voids[names.origin(seat)])) for seat in SEATS
                ),
                series=at.Series(
                    series.holder and names.side(series.holder),
                    series.benchmark,
                    series.winner and names.side(series.winner),
                ),
            )
        )

    def relabelled_action(self, names: Relabelling, action: at.Action) -> at.Action:
        match action:
            case at.DrawForDealer(pack):
                return at.DrawForDealer(names.cards(pack))
            case at.Shuffle(pack):
                return at.Shuffle(names.cards(pack))
            case at.NameTrump(suit):
                return at.NameTrump(names.suit(suit))
            case at.Play(card, signal):
                return at.Play(names.card(card), signal)
            case at.Cut() | at.Misdeal():
                return action


def _with_another_packet(rng: Random, state: at.State, seat: Seat | None) -> at.State:
    """Other cards to come; other cards in the namer's packet too, unless the namer looks."""
    assert state.dealer is not None
    namer = state.rules.next_seat(state.dealer)
    packet, stock = state.hands[namer], state.stock
    if seat is namer:
        stock = shuffled(rng, stock)
    else:
        cards = shuffled(rng, packet + stock)
        packet, stock = at.sort_hand(cards[: len(packet)]), cards[len(packet) :]
    hands = tuple(packet if each is namer else () for each in SEATS)
    return at.from_setup(attrs.evolve(at.to_setup(state), hands=hands, stock=stock))


def _other_hands(rng: Random, state: at.State, seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
    """The hands after many exchanges of a card for a card that no void shown speaks against."""
    hands = [[*hand] for hand in state.hands]
    hidden = [each.value for each in SEATS if each is not seat and state.hands[each]]
    for _ in range(100 if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        mine, theirs = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
        gives, takes = hands[one][mine], hands[other][theirs]
        if gives.suit not in state.voids[other] and takes.suit not in state.voids[one]:
            hands[one][mine], hands[other][theirs] = takes, gives
    return tuple(map(at.sort_hand, hands))


def _swapped(turn: int) -> tuple[int, int]:
    return (turn % 2, 1 - turn % 2)


def _mirrored(rules: at.Rules) -> at.Rules:
    other: Direction = "counter_clockwise" if rules.direction == "clockwise" else "clockwise"
    return attrs.evolve(rules, direction=other)


SUBJECT: Final[Subject[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event, slow.Action]] = (
    ArbaaTurubSubject()
)
"""What the properties are given for this game."""
