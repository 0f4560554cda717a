"""Captures: what a card can take, and what of its sequence is left behind (guide §4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, final

from cardrules.cards import Card, Rank
from cardrules.cuarenta.rules import (
    GUIDE,
    NUMBER_RANKS,
    PLACE_OF,
    RANK_PLACE,
    RANKS,
    Rules,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards

__all__ = ["Capture", "captures", "forgotten", "number_of", "sums"]


@final
class Capture(NamedTuple):
    """What a card takes: its base, and the sequence above it; both in pack order."""

    base: tuple[Card, ...]
    sequence: tuple[Card, ...]


COPIES: Final = 4
"""How many cards of a rank there are (C-1.2)."""


def number_of(rank: Rank) -> int | None:
    """Give the number of a rank in sums: 1 for the ace, 2 to 7; `None` for a figure (C-1.4).

    Raises `InvalidArgumentError` for a rank that this game lacks.

    >>> number_of(Rank.ACE), number_of(Rank.SEVEN), number_of(Rank.JACK)
    (1, 7, None)
    """
    if rank not in RANK_PLACE:
        raise InvalidArgumentError("rank", str(rank), "a rank without 8, 9, 10 (C-1.2)")
    place = RANK_PLACE[rank]
    return place + 1 if place < NUMBER_RANKS else None


def sums(rank: Rank, *, rules: Rules = GUIDE) -> tuple[tuple[Rank, ...], ...]:
    """Give every group of ranks that adds up to a rank, fewer cards first (C-4.1, C-I24).

    A group has two cards or more, and a rank may be in it up to four times; under `sum_size=2`
    it has exactly two. A figure has none (C-1.4).

    >>> [[str(each) for each in group] for group in sums(Rank.FOUR)]
    [['A', '3'], ['2', '2'], ['A', 'A', '2'], ['A', 'A', 'A', 'A']]
    """
    due = number_of(rank)
    if due is None:
        return ()
    most = due if rules.sum_size is None else rules.sum_size
    return tuple(
        tuple(RANKS[number - 1] for number in group)
        for size in range(2, most + 1)
        for group in combinations_with_replacement(range(1, due), size)
        if sum(group) == due and all(group.count(number) <= COPIES for number in group)
    )


def captures(
    card: Card, table: Iterable[Card], *, fresh: Card | None = None, rules: Rules = GUIDE
) -> tuple[Capture, ...]:
    """Give every base that can be told apart, each with its full sequence.

    One base, and no sequence without it (C-4.1, C-4.2, C-4.3, C-4.6, C-4.7).

    `fresh` is the card just laid, which only a match can tell from an older card of its rank
    (C-I30). Of cards that cannot be told apart the first in pack order stands for all. Matches come
    before sums, an older card before the fresh one, sums of fewer cards before those of more. The
    sequence depends on the card played alone. The guide's own cases come out so (C-9.1, C-9.2).
    Raises `InvalidArgumentError` for cards that this game lacks or that lie there twice, a card
    played that lies there too, and a fresh card that does not.

    >>> from cardrules.notation import format_cards, parse_card, parse_cards
    >>> for base, sequence in captures(parse_card("5♠"), parse_cards("2♣ 3♦ 5♥ 6♠ 7♦")):
    ...     print(format_cards(base), "+", format_cards(sequence))
    5♥ + 6♠ 7♦
    2♣ 3♦ + 6♠ 7♦
    """
    lying = _table(card, table)
    if fresh is not None and fresh not in lying:
        raise InvalidArgumentError("fresh", str(fresh), "a card on the table")
    sequence = _run(lying, RANK_PLACE[card.rank] + 1)
    bases = (*_matches(card, lying, fresh, rules), *_sums(card, lying, rules))
    return tuple(Capture(base, sequence) for base in bases)


def forgotten(card: Card, capture: Capture, table: Iterable[Card]) -> tuple[Card, ...]:
    """Give the part of its full sequence that a capture leaves behind (C-4.8), in pack order.

    `table` is the table before the capture. One card a rank is left, the first in pack order;
    none if the capture took its whole sequence. Raises as `captures` does, and for a capture with
    no base (C-4.9) or whose sequence is not the beginning of the full one.

    >>> from cardrules.notation import format_cards, parse_card, parse_cards
    >>> table = parse_cards("J♥ Q♦ K♣")
    >>> format_cards(forgotten(parse_card("J♠"), Capture(table[:1], ()), table))
    'Q♦ K♣'
    """
    lying = _table(card, table)
    full = _run(lying, RANK_PLACE[card.rank] + 1)
    taken = tuple(each.rank for each in capture.sequence)
    if not capture.base or taken != tuple(each.rank for each in full[: len(taken)]):
        expected = "a base, and a sequence that begins one rank above the card (C-4.6, C-4.9)"
        raise InvalidArgumentError(
            "capture", format_cards((*capture.base, *capture.sequence)), expected
        )
    return full[len(taken) :]


def _matches(
    card: Card, lying: Sequence[Card], fresh: Card | None, rules: Rules
) -> Iterator[tuple[Card, ...]]:
    """Give the equal cards: one older, then the fresh one; or all of them (C-I25)."""
    equal = tuple(each for each in lying if each.rank is card.rank)
    if rules.match_takes == "all":
        if equal:
            yield equal
        return
    older = tuple(each for each in equal if each != fresh)
    if older:
        yield older[:1]
    if len(older) < len(equal):
        yield tuple(each for each in equal if each == fresh)


def _sums(card: Card, lying: Sequence[Card], rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Give the groups that add up to the card, the first cards of each rank (C-4.1)."""
    of_rank = {rank: tuple(each for each in lying if each.rank is rank) for rank in RANKS}
    for group in sums(card.rank, rules=rules):
        if all(group.count(rank) <= len(of_rank[rank]) for rank in group):
            yield tuple(
                each for rank in dict.fromkeys(group) for each in of_rank[rank][: group.count(rank)]
            )


def _run(lying: Sequence[Card], start: int) -> tuple[Card, ...]:
    """Give the unbroken rising run of ranks from one on, the first card of each (C-1.3, C-4.6)."""
    run: list[Card] = []
    for rank in RANKS[start:]:
        card = next((each for each in lying if each.rank is rank), None)
        if card is None:
            break
        run.append(card)
    return tuple(run)


def _table(card: Card, table: Iterable[Card]) -> tuple[Card, ...]:
    """Check and sort a table that a card is played on."""
    given = tuple(table)
    for name, cards in (("card", (card,)), ("table", given)):
        foreign = tuple(each for each in cards if each not in PLACE_OF)
        if foreign:
            found = format_cards(foreign)
            raise InvalidArgumentError(name, found, "cards without 8, 9, 10 (C-1.2)")
    if len({card, *given}) != len(given) + 1:
        raise InvalidArgumentError("table", format_cards(given), f"each card once, and not {card}")
    return tuple(sorted(given, key=PLACE_OF.__getitem__))
