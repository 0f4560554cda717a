"""Positions of Cuarenta that the records start from. West deals, so North plays first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardrules.cuarenta import (
    GUIDE,
    NAME,
    HeldRonda,
    Phase,
    Rank,
    RondaStatus,
    Seat,
    Setup,
    from_setup,
)
from cardrules.divergence import Parting
from cardrules.notation import format_cards, parse_cards
from tests.builders.cuarenta import EAST, NORTH, SOUTH, WEST, pack_of, scene
from tests.readings.sample import Sample, hand_lines, position

__all__ = [
    "DEALER_WEST",
    "after_sequence",
    "counting",
    "dealt",
    "evenly",
    "few",
    "last_four",
    "sample",
    "scored",
]

UNTAKEN: Final = "A♣ A♦ 3♣ 3♦ 5♣ 5♦ 7♣ 7♦ J♣ J♦ K♣ K♦"
"""Cards on the table of which a queen takes none."""

DEALER_WEST: Final = ("dealer west",)


def sample(
    choice: str,
    said: Sequence[str],
    head: Sequence[str],
    actions: Sequence[str],
    parts: tuple[int, Parting, str],
) -> Sample:
    """Make a sample; `parts` is where, how and by which clause."""
    return Sample(NAME, choice, said, head, actions, *parts)


def dealt(first: Mapping[Seat, str]) -> list[str]:
    """Write a deal of the first lot; the second is what is left."""
    pack = pack_of(first)
    order = GUIDE.seats_from(NORTH)
    return hand_lines([(seat, pack[5 * n : 5 * n + 5]) for n, seat in enumerate(order)])


def scored(scores: tuple[int, int]) -> list[str]:
    """Wait for a pack at certain scores."""
    return [position(from_setup(Setup(phase=Phase.SHUFFLE, dealer=WEST, scores=scores)))]


def few(table: str, card: str, *, east: str = "", scores: tuple[int, int] = (0, 0)) -> list[str]:
    """Let North play one of its last two cards to a table, then East."""
    return [position(scene(table, card, hands={EAST: east}, played=12, scores=scores))]


def after_sequence() -> list[str]:
    """Let North match the five, with the six above it on the table."""
    return few("5♥ 6♦", "5♠")


def last_four(status: RondaStatus = RondaStatus.ANNOUNCED) -> list[str]:
    """Give everybody their last card; East has had three sevens, and one is left."""
    ronda = HeldRonda(EAST, Rank.SEVEN, 2, status)
    hands = {EAST: "7♥", SOUTH: "7♣", WEST: "3♦"}
    state = scene(
        "K♣",
        "A♥",
        hands=hands,
        fallen={EAST: "7♦ 7♠"},
        played=16,
        piles=(17, 18),
        scores=(12, 8),
        rondas=(ronda,),
    )
    return [position(state)]


def counting(
    piles: tuple[int, int],
    *,
    scores: tuple[int, int] = (0, 0),
    last_capturer: Seat | None = None,
) -> list[str]:
    """Wait for West's last card, a queen, with that many cards in the piles and no queen lying."""
    table = format_cards(parse_cards(UNTAKEN)[: 39 - sum(piles)])
    state = scene(table, "Q♠", played=19, piles=piles, scores=scores, last_capturer=last_capturer)
    return [position(state)]


def evenly() -> list[str]:
    """Wait for West's last card, a five that takes the only other: then there are 20 each."""
    return [position(scene("5♥", "5♠", played=19, piles=(20, 18)))]
