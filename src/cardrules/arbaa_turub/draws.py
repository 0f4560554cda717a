"""The draw for first dealer (guide §2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, final

from cardrules.arbaa_turub.rules import GUIDE, KIND_OF, RANKS, Rules
from cardrules.cards import Card
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards
from cardrules.seats import SEATS, Seat

__all__ = ["DrawRound", "draw_rounds", "first_dealer"]


@final
class DrawRound(NamedTuple):
    """One round of the draw for dealer.

    `exposed` is who exposed what, in order; `tied` the seats that share the highest rank, in the
    same order, empty when one card is the highest.
    """

    exposed: tuple[tuple[Seat, Card], ...]
    tied: tuple[Seat, ...]

    @property
    def dealer(self) -> Seat | None:
        """The seat with the one highest card, `None` after a tie (T-2.1)."""
        if self.tied:
            return None
        return max(self.exposed, key=lambda pair: RANKS.index(pair[1].rank))[0]


def draw_rounds(
    cards: Iterable[Card], seats: Iterable[Seat] = SEATS, *, rules: Rules = GUIDE
) -> tuple[DrawRound, ...]:
    """Expose one card a person, and go on among those tied for the highest (T-2.1, T-2.2).

    `cards` are taken from the first on, `seats` are those who draw, in the direction of play from
    North whatever order they are given in (T-I7). Suits do not count, and identical cards tie
    (T-I8). The rounds end when one card is the highest or the cards left do not fill a round;
    cards behind that are not looked at.
    Raises `InvalidArgumentError` for a card that this game lacks, or for no seats.

    >>> from cardrules.notation import parse_cards
    >>> (only,) = draw_rounds(parse_cards("K♣ A♥ 9♦ A♠"))
    >>> only.tied
    (<Seat.EAST: 1>, <Seat.WEST: 3>)
    """
    given = tuple(cards)
    foreign = tuple(card for card in given if card not in KIND_OF)
    if foreign:
        raise InvalidArgumentError("cards", format_cards(foreign), "cards from 6 to A (T-1.2)")
    asked = frozenset(seats)
    drawing = tuple(seat for seat in rules.seats_from(Seat.NORTH) if seat in asked)
    if not drawing:
        raise InvalidArgumentError("seats", "none", "one seat or more")
    rounds: list[DrawRound] = []
    while drawing and len(given) >= len(drawing):
        exposed = tuple(zip(drawing, given, strict=False))
        given = given[len(drawing) :]
        drawing = _tied(exposed)
        rounds.append(DrawRound(exposed, drawing))
    return tuple(rounds)


def first_dealer(
    cards: Iterable[Card], seats: Iterable[Seat] = SEATS, *, rules: Rules = GUIDE
) -> Seat | None:
    """Give the seat that the exposed cards make the first dealer, `None` if they do not decide.

    Arguments and errors are those of `draw_rounds` (T-2.1, T-2.2).

    >>> from cardrules.notation import parse_cards
    >>> first_dealer(parse_cards("K♣ A♥ 9♦ A♠ 6♣ 7♣"))
    <Seat.WEST: 3>
    """
    rounds = draw_rounds(cards, seats, rules=rules)
    return rounds[-1].dealer if rounds else None


def _tied(exposed: Sequence[tuple[Seat, Card]]) -> tuple[Seat, ...]:
    """Give the seats that share the highest rank; nobody if it is one seat's alone."""
    highest = max(RANKS.index(card.rank) for _, card in exposed)
    tied = tuple(seat for seat, card in exposed if RANKS.index(card.rank) == highest)
    return tied if len(tied) > 1 else ()
