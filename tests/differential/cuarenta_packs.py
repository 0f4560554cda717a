"""Cuarenta: shuffled packs, most of them salted so that they deal what chance hardly ever does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardrules import cuarenta as cu
from cardrules.cards import Card, Suit


def shuffled(rng: Random, cards: Sequence[Card] = cu.PACK) -> tuple[Card, ...]:
    """The cards in a random order."""
    return tuple(rng.sample(cards, len(cards)))


def pack(rng: Random, state: cu.State) -> tuple[Card, ...]:
    """A shuffled pack; for the draw often one without early diamonds, else a salted one."""
    cards = shuffled(rng)
    if state.phase is cu.Phase.DRAW:
        late = rng.randrange(31) if rng.random() < 0.5 else 0
        others = [card for card in cards if card.suit is not Suit.DIAMONDS][:late]
        return (*others, *(card for card in cards if card not in others))
    plain = state.rules.announcing == "optional" and rng.random() < 0.3
    return cards if plain else salted(rng, cards)


def salted(rng: Random, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same cards, with three or four of a kind in some hands."""
    order = [*cards]
    ranks = rng.sample(cu.RANKS, 3)
    for lot, rank in zip(rng.choice(((0, 1), (0, 0), (1, 1), (0, 1, 1))), ranks, strict=False):
        seat = rng.randrange(4)
        number = 4 if rng.random() < 0.25 else 3
        same = [card for card in order if card.rank is rank]
        for place, card in enumerate(same[:number]):
            _put(order, card, 20 * lot + 5 * seat + place)
        if number == 3 and rng.random() < 0.8:
            _put(order, same[3], 20 * lot + 5 * (seat + 1) % 20 + 3)
    return tuple(order)


def _put(order: list[Card], card: Card, place: int) -> None:
    old = order.index(card)
    order[old], order[place] = order[place], card
