"""States: everything that the rules and the views need from here on, and no history."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, unique
from functools import cache
from typing import Final, final

from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.actions import SIGNALS, Signal
from cardrules.arbaa_turub.rules import CHOICES, KIND_OF, KINDS, SUITS, Rules, rules_from
from cardrules.arbaa_turub.series import Series
from cardrules.cards import Card, Suit
from cardrules.frozen import Frozen
from cardrules.seats import SEATS, SIDES, Seat, Side

__all__ = [
    "Phase",
    "Public",
    "State",
    "pack_match",
    "pack_taken",
    "pack_trick",
    "rules_code",
    "rules_of",
    "state_of",
]


@final
@unique
class Phase(Enum):
    """What is due."""

    DRAW = p.DRAW
    """A pack from which cards are exposed for the first dealer."""
    SHUFFLE = p.SHUFFLE
    """A shuffled pack for the next deal."""
    CUT = p.CUT
    """The cut, by the dealer's left-hand neighbour."""
    NAME_TRUMP = p.NAME_TRUMP
    """The naming of trump, by the same seat, on three cards."""
    PLAY = p.PLAY
    """The 36 tricks."""
    OVER = p.OVER
    """Nothing: the match has been won."""

    def __str__(self) -> str:
        """Give the phase in words."""
        return self.name.lower().replace("_", " ")


_PHASES: Final = tuple(Phase)
MOST_GAMES: Final = 1_000_000_000
"""More games than anybody plays: a bound for states that are built by hand or read from text."""
NO_SERIES: Final = Series()
"""Where a match stands before its first decided game."""


@cache
def rules_code(rules: Rules) -> int:
    """Number a set of rules: 0 to 255, 0 for the guide's own."""
    code, base = 0, 1
    for field in CHOICES:
        choices = CHOICES[field][1]
        value: str | bool = getattr(rules, field)
        code += base * choices.index(value)
        base *= len(choices)
    return code


@cache
def rules_of(code: int) -> Rules:
    """Give the rules of a number; the inverse of `rules_code`."""
    chosen: dict[str, str | bool] = {}
    for field in CHOICES:
        choices = CHOICES[field][1]
        code, choice = divmod(code, len(choices))
        chosen[field] = choices[choice]
    return rules_from(chosen)


class Public(Frozen):
    """What a state and a view have in common: all that everybody at the table can see.

    Not made by itself: it is the base of `State` and of `View`.
    """

    __slots__ = ("packed",)
    packed: p.Packed
    """The packed form. Not part of the interface: what it holds may change in any version."""

    def __init__(self) -> None:
        """Refuse: positions come from `new_match`, `from_setup`, `apply` and `view`."""
        name = type(self).__name__
        raise TypeError(f"{name} is not made directly: use new_match, from_setup, apply or view")

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return rules_of(self.packed[p.MATCH] >> p.RULES_AT & p.RULES)

    @property
    def phase(self) -> Phase:
        """What is due."""
        return _PHASES[self.packed[p.MATCH] & p.PHASE]

    @property
    def contenders(self) -> tuple[Seat, ...]:
        """Who still draws for dealer, in the direction of play from North; empty after it."""
        bits = self.packed[p.MATCH] >> p.CONTENDERS_AT & 15
        return tuple(s for s in self.rules.seats_from(Seat.NORTH) if bits >> s.value & 1)

    @property
    def dealer(self) -> Seat | None:
        """The dealer of this game, or of the next one between games; `None` during the draw."""
        number = self.packed[p.MATCH] >> p.DEALER_AT & 7
        return SEATS[number - 1] if number else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once it is named."""
        number = self.packed[p.MATCH] >> p.TRUMP_AT & 7
        return SUITS[number - 1] if number else None

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the current trick, none to three, in playing order."""
        trick = self.packed[p.TRICK]
        count = trick >> p.COUNT_AT & 3
        return tuple(
            KINDS[trick >> p.CARDS_AT + p.CARD_BITS * place & p.CARD] for place in range(count)
        )

    @property
    def leader(self) -> Seat | None:
        """Who leads or has led the current trick; after the match, who took the last one."""
        if self.packed[p.MATCH] & p.PHASE < p.PLAY:
            return None
        trick = self.packed[p.TRICK]
        gone = trick >> p.COUNT_AT & 3
        return SEATS[trick + (gone if trick & p.COUNTER else -gone) & p.ACTOR]

    @property
    def signal(self) -> Signal | None:
        """The signal that went with the lead of the current trick."""
        return SIGNALS[self.packed[p.TRICK] >> p.SIGNAL_AT & 3]

    @property
    def tricks(self) -> tuple[int, int]:
        """The tricks that each side has taken in this game, 0 to 36, North-South first."""
        taken = self.packed[p.TAKEN]
        return taken >> p.TRICKS_AT & p.TRICKS, taken >> p.TRICKS_AT + p.TRICK_BITS

    @property
    def voids(self) -> tuple[tuple[Suit, ...], ...]:
        """For each seat the suits that it has shown it lacks, in suit order."""
        taken = self.packed[p.TAKEN]
        return tuple(
            tuple(suit for n, suit in enumerate(SUITS) if p.voids_of(taken, seat.value) >> n & 1)
            for seat in SEATS
        )

    @property
    def series(self) -> Series:
        """Where the match stands: who holds the series, the benchmark, the winner."""
        return _series_of(self.packed[p.MATCH] >> p.HOLDER_AT & p.SERIES)

    @property
    def games_played(self) -> int:
        """The games of this match that are over: drawn ones count, misdeals do not."""
        return self.packed[p.MATCH] >> p.GAMES_AT


@cache
def _series_of(bits: int) -> Series:
    """Give the series of its ten bits."""
    winner, benchmark = bits >> p.WINNER_AT - p.HOLDER_AT, bits >> p.BENCHMARK_AT - p.HOLDER_AT
    return Series(_side(bits), benchmark or None, _side(winner))


def _side(bits: int) -> Side | None:
    """Give the side of the lowest two bits."""
    number = bits & 3
    return SIDES[number - 1] if number else None


@final
class State(Public):
    """A state of a match: frozen, hashable, equal to every state with the same fields.

    It holds what the rules and the views need from here on and no history, so equal states are
    equal however they came about. States come from `new_match`, `from_setup` and `apply`.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=Seat.SOUTH)
    >>> state.phase, state.dealer
    (<Phase.SHUFFLE: 1>, <Seat.SOUTH: 2>)
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """Compare by value."""
        return self.packed == other.packed if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        """Hash by value."""
        return hash(self.packed)

    def __reduce__(self) -> tuple[object, tuple[p.Packed]]:
        """Pickle the packed form."""
        return state_of, (self.packed,)

    def __repr__(self) -> str:
        """Show where the match stands, in a line."""
        return (
            f"<arbaa_turub.State {self.phase}, dealer {self.dealer}, trump {self.trump}, "
            f"tricks {self.tricks}, games played {self.games_played}>"
        )

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The four hands by seat, sorted, with repeats.

        Before trump is named they are empty but for the namer's three cards.
        """
        return tuple(p.unpack_hand(hand) for hand in self.packed[: p.TRICK])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be dealt, the top one first; empty once trump is named."""
        return p.unpack_stock(self.packed[p.STOCK])


NEW: Final = object.__new__
FREEZE: Final[Callable[[Public, p.Packed], None]] = vars(Public)["packed"].__set__
"""Fills the one slot of a new position. `NEW` and this are how states are made, past `__init__`:
it is the fastest way that Python has, and nothing else needs it.
"""


def state_of(packed: p.Packed) -> State:
    """Put a packed form into its shell, past `__init__`."""
    state = NEW(State)
    FREEZE(state, packed)
    return state


def pack_match(
    phase: Phase,
    rules: Rules,
    *,
    dealer: Seat | None = None,
    trump: Suit | None = None,
    contenders: Iterable[Seat] = (),
    series: Series = NO_SERIES,
    games: int = 0,
) -> int:
    """Pack what stays the same during a game; the inverse of the properties above."""
    return (
        phase.value
        | rules_code(rules) << p.RULES_AT
        | _plus_one(dealer) << p.DEALER_AT
        | (0 if trump is None else SUITS.index(trump) + 1) << p.TRUMP_AT
        | sum(1 << seat.value for seat in contenders) << p.CONTENDERS_AT
        | _plus_one(series.holder) << p.HOLDER_AT
        | _plus_one(series.winner) << p.WINNER_AT
        | (series.benchmark or 0) << p.BENCHMARK_AT
        | games << p.GAMES_AT
    )


def _plus_one(place: Seat | Side | None) -> int:
    """Number a seat or a side from 1, and nobody 0."""
    return 0 if place is None else place.value + 1


def pack_trick(
    rules: Rules,
    leader: Seat,
    *,
    cards: tuple[Card, ...] = (),
    signal: Signal | None = None,
    playing: bool = True,
) -> int:
    """Pack a trick under way; the inverse of the properties above."""
    trick = rules.seats_from(leader)[len(cards)].value | len(cards) << p.COUNT_AT
    for place, card in enumerate(cards):
        trick |= KIND_OF[card] << p.CARDS_AT + p.CARD_BITS * place
    return (
        trick
        | (0 if rules.direction == "clockwise" else p.COUNTER)
        | (0 if rules.signals else p.SILENT)
        | (p.PLAYING if playing else 0)
        | SIGNALS.index(signal) << p.SIGNAL_AT
    )


def pack_taken(tricks: tuple[int, int], voids: tuple[tuple[Suit, ...], ...]) -> int:
    """Pack the tricks and the voids of a game; the inverse of the properties above."""
    taken = tricks[0] << p.TRICKS_AT | tricks[1] << p.TRICKS_AT + p.TRICK_BITS
    for seat in SEATS:
        for suit in voids[seat]:
            taken |= 1 << 4 * seat.value + SUITS.index(suit)
    return taken
