"""The pack, and the rules that can be chosen: one field for each open reading of the guide."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, TypeVar, final

import attrs

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import InvalidRulesError, shown
from cardrules.seats import Seat, seats_round

__all__ = ["GUIDE", "KINDS", "NAME", "PACK", "PROFILES", "RANKS", "SUITS", "Rules", "rules_from"]

NAME: Final = "arbaa_turub"
"""The game's name in records and commands."""

SUITS: Final[tuple[Suit, ...]] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits in the order in which hands are sorted."""

RANKS: Final[tuple[Rank, ...]] = (
    Rank.SIX,
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
"""The nine ranks from the lowest to the highest (T-1.2)."""

COPIES: Final = 4
"""How many of each card there are (T-1.2)."""

KINDS: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""The 36 distinct cards in pack order: suit by suit, each from 6 to A."""

PACK: Final[tuple[Card, ...]] = tuple(card for card in KINDS for _ in range(COPIES))
"""The 144 cards in pack order, copies side by side (T-1.2)."""

KIND_OF: Final[Mapping[Card, int]] = MappingProxyType(
    {card: kind for kind, card in enumerate(KINDS)}
)
"""The place of each distinct card in `KINDS`, 0 to 35."""

DealsAs: TypeAlias = Literal["win", "draw"]
"""As what a win that was not enough counts for the next deal (T-I1)."""

MisdealDealer: TypeAlias = Literal["same", "left"]
"""Who deals after a miscount (T-I3)."""

Benchmark: TypeAlias = Literal["exceed", "reach", "previous", "none"]
"""What a later win must do to win the match (T-I4)."""

Direction: TypeAlias = Literal["clockwise", "counter_clockwise"]
"""Which way play, deal and draws go (T-I7)."""

DEALS_AS: Final[tuple[DealsAs, ...]] = ("win", "draw")
YES_OR_NO: Final[tuple[bool, ...]] = (True, False)
MISDEAL_DEALERS: Final[tuple[MisdealDealer, ...]] = ("same", "left")
BENCHMARKS: Final[tuple[Benchmark, ...]] = ("exceed", "reach", "previous", "none")
DIRECTIONS: Final[tuple[Direction, ...]] = ("clockwise", "counter_clockwise")

CHOICES: Final[Mapping[str, tuple[str, tuple[str | bool, ...]]]] = MappingProxyType(
    {
        "insufficient_win_deals_as": ("T-I1", DEALS_AS),
        "signals": ("T-I2", YES_OR_NO),
        "misdeal_dealer": ("T-I3", MISDEAL_DEALERS),
        "benchmark": ("T-I4", BENCHMARKS),
        "cut": ("T-I5", YES_OR_NO),
        "direction": ("T-I7", DIRECTIONS),
    }
)
"""Each field of `Rules` with its clause and what it may hold, the default first."""


@final
@attrs.frozen(kw_only=True, cache_hash=True)
class Rules:
    """A reading of the guide: one field for each point that it leaves open.

    The defaults are what the guide says or comes closest to. Raises `InvalidRulesError` for a
    value that is not on offer.

    >>> Rules(benchmark="reach").benchmark, Rules() == GUIDE
    ('reach', True)
    """

    insufficient_win_deals_as: DealsAs = "win"
    """T-I1. Who deals after a win that was not enough: as after a win, or as after a draw
    (T-5.1, T-5.2, T-5.3)."""
    signals: bool = True
    """T-I2. Whether the leader may signal with the lead (T-3.7)."""
    misdeal_dealer: MisdealDealer = "same"
    """T-I3. Who deals after a miscount: the same dealer, or the next in the direction of play
    (T-2.7)."""
    benchmark: Benchmark = "exceed"
    """T-I4. What a later win must do: exceed the first, reach it, exceed the previous win, or
    nothing but be a win (T-4.2, T-4.3)."""
    cut: bool = True
    """T-I5. Whether the cut is a decision (T-2.3)."""
    direction: Direction = "clockwise"
    """T-I7. Which way play, deal and draws go (T-2.1, T-2.3, T-2.4, T-2.5, T-3.1, T-5.4)."""

    def __attrs_post_init__(self) -> None:
        """Check every field against what is on offer."""
        for field, (clause, choices) in CHOICES.items():
            value: object = getattr(self, field)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                expected = " or ".join(map(repr, choices))
                raise InvalidRulesError(field, shown(value), expected, clause)

    def next_seat(self, seat: Seat) -> Seat:
        """Give the next seat in the direction of play (T-I7).

        >>> Rules(direction="counter_clockwise").next_seat(Seat.NORTH)
        <Seat.WEST: 3>
        """
        return seat.left if self.direction == "clockwise" else seat.right

    def seats_from(self, seat: Seat) -> tuple[Seat, Seat, Seat, Seat]:
        """Give all four seats in the direction of play, `seat` first.

        >>> Rules().seats_from(Seat.WEST)[1]
        <Seat.NORTH: 0>
        """
        return seats_round(seat, clockwise=self.direction == "clockwise")


T = TypeVar("T", bound=str | bool)


def rules_from(chosen: Mapping[str, object]) -> Rules:
    """Make rules of field names and values, as text formats have them; the rest is default.

    Raises `InvalidRulesError` for a field that is not there, or a value not on offer.

    >>> rules_from({"cut": False}) == Rules(cut=False)
    True
    """
    for field, value in chosen.items():
        if field not in CHOICES:
            raise InvalidRulesError(field, shown(value), f"one of {', '.join(CHOICES)}", "G-2")
    return Rules(
        insufficient_win_deals_as=_picked(chosen, "insufficient_win_deals_as", DEALS_AS),
        signals=_picked(chosen, "signals", YES_OR_NO),
        misdeal_dealer=_picked(chosen, "misdeal_dealer", MISDEAL_DEALERS),
        benchmark=_picked(chosen, "benchmark", BENCHMARKS),
        cut=_picked(chosen, "cut", YES_OR_NO),
        direction=_picked(chosen, "direction", DIRECTIONS),
    )


def _picked(chosen: Mapping[str, object], field: str, choices: tuple[T, ...]) -> T:
    """Give the choice that a field is to have, the first if it is not named."""
    value = chosen.get(field, choices[0])
    for choice in choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise InvalidRulesError(field, shown(value), " or ".join(map(repr, choices)), CHOICES[field][0])


GUIDE: Final = Rules()
"""The guide's own rules: every default."""

PROFILES: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "GUIDE": GUIDE,
        "TWO_IN_A_ROW": Rules(benchmark="none"),
        "SILENT": Rules(signals=False, cut=False),
    }
)
"""Named sets of rules: the guide's; two wins in a row, whatever the tricks; and one without
signals and cut, for programs that search."""
