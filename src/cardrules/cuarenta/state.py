"""States: everything that the rules and the views need from here on, and no history."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from functools import lru_cache
from typing import Final, final

from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._tables import sequences_over
from cardrules.cuarenta.actions import TAKEN_AT, cards_of
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize, RondaStatus
from cardrules.cuarenta.rules import CHOICES, PACK, RANKS, SEQUENCES, Choice, Rules, rules_from
from cardrules.frozen import Frozen
from cardrules.seats import SEATS, SIDES, Seat, Side

__all__ = ["Phase", "Public", "State", "rules_code", "rules_of", "state_of"]


@final
@unique
class Phase(Enum):
    """What is due."""

    DRAW = p.DRAW >> p.PHASE_AT
    """A pack that is dealt face up for the first dealer."""
    SHUFFLE = p.SHUFFLE >> p.PHASE_AT
    """A shuffled pack for the next hand."""
    ANNOUNCE = p.ANNOUNCE >> p.PHASE_AT
    """The announcements of a lot, from the dealer's left on."""
    PLAY = p.PLAY >> p.PHASE_AT
    """A card."""
    FORGOTTEN = p.WINDOW >> p.PHASE_AT
    """An opponent's word on a forgotten sequence."""
    PRIZES = p.PRIZES >> p.PHASE_AT
    """The claims of prizes after a hand."""
    OVER = p.OVER >> p.PHASE_AT
    """Nothing: the match has been won."""

    def __str__(self) -> str:
        """Give the phase in words."""
        return self.name.lower()


_PHASES: Final = tuple(Phase)
ANSWERS: Final[tuple[Answer | None, ...]] = (None, *Answer)
"""The answers by their numbers in the packed form."""
STATUSES: Final = tuple(RondaStatus)
"""The statuses of a ronda by their numbers in the packed form."""
STATUS_OF: Final = {
    p.PASSED: STATUSES.index(RondaStatus.SILENT) << p.STATUS_AT,
    p.PASSED_BLOCKED: STATUSES.index(RondaStatus.BLOCKED) << p.STATUS_AT,
    p.RONDA_ANNOUNCED: STATUSES.index(RondaStatus.ANNOUNCED) << p.STATUS_AT,
}
"""By what its holder answered, as what a ronda is remembered."""


@lru_cache(maxsize=1024)
def rules_code(rules: Rules) -> int:
    """Number a set of rules, from 0 for the guide's own."""
    code, base = 0, 1
    for field in CHOICES:
        choices = CHOICES[field][1]
        value: Choice = getattr(rules, field)
        code += base * choices.index(value)
        base *= len(choices)
    return code


@lru_cache(maxsize=1024)
def rules_of(code: int) -> Rules:
    """Give the rules of a number; the inverse of `rules_code`."""
    chosen: dict[str, Choice] = {}
    for field in CHOICES:
        choices = CHOICES[field][1]
        code, choice = divmod(code, len(choices))
        chosen[field] = choices[choice]
    return rules_from(chosen)


@lru_cache(maxsize=1024)
def fixed_of(rules: Rules) -> int:
    """Give the bits of `turn` that stay the same during a match."""
    return (
        (p.COUNTER if rules.direction == "counter_clockwise" else 0)
        | (p.FORCED if rules.trailing == "forced" else 0)
        | SEQUENCES.index(rules.sequence) << p.SEQUENCE_AT
        | (p.TWO if rules.sum_size == 2 else 0)
        | (p.ALL if rules.match_takes == "all" else 0)
        | (p.COMPULSORY if rules.announcing == "compulsory" else 0)
        | (p.LEFT_ONLY if rules.forgotten_window == "left_only" else 0)
    )


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
        return rules_of(p.rules_in(self.packed[p.HAND]))

    @property
    def phase(self) -> Phase:
        """What is due."""
        return _PHASES[(self.packed[p.TURN] & p.PHASE) >> p.PHASE_AT]

    @property
    def dealer(self) -> Seat | None:
        """The dealer of this hand, or of the next one between hands; `None` during the draw."""
        number = self.packed[p.HAND] & p.DEALER
        return SEATS[number - 1] if number else None

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked; `None` where a pack is due; at the end, who was asked last."""
        turn = self.packed[p.TURN]
        return SEATS[turn & p.ACTOR] if turn & p.PHASE >= p.ANNOUNCE else None

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table, in pack order."""
        return cards_of(self.packed[p.TABLE])

    @property
    def fresh(self) -> Card | None:
        """The card just laid by the previous player in this lot, which a caída would take."""
        number = self.packed[p.TURN] >> p.FRESH_AT & p.FRESH
        return PACK[number - 1] if number else None

    @property
    def piles(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards that each side has taken, in pack order, North-South first."""
        piles = self.packed[p.PILES]
        return cards_of(piles & p.SET), cards_of(piles >> p.SET_BITS)

    @property
    def scores(self) -> tuple[int, int]:
        """The points of each side, North-South first."""
        score = self.packed[p.SCORE]
        return score & p.POINTS, score >> p.POINTS_BITS & p.POINTS

    @property
    def lot(self) -> int:
        """Which lot is played, 1 or 2; 0 between hands."""
        return self.packed[p.HAND] >> p.LOT_AT & p.LOT

    @property
    def answers(self) -> tuple[Answer | None, ...]:
        """What each seat answered in this lot, `None` for a seat not asked yet."""
        answers = self.packed[p.HAND] >> p.ANSWERS_AT
        return tuple(ANSWERS[answers >> p.ANSWER_BITS * n & p.ANSWER] for n in range(len(SEATS)))

    @property
    def rondas(self) -> tuple[HeldRonda, ...]:
        """The rondas of this hand that were held by seats already asked, in order.

        A view has those that its seat knows of, with their ranks where it knows them.
        """
        dealer = self.dealer
        if dealer is None or not p.rondas_of(self.packed[p.HAND]):
            return ()
        order = self.rules.seats_from(self.rules.next_seat(dealer))
        found = (self._ronda(seat, lot) for lot in (1, 2) for seat in order)
        return tuple(ronda for ronda in found if ronda is not None)

    def _ronda(self, seat: Seat, lot: int) -> HeldRonda | None:
        place = seat.value + 4 * (lot - 1)
        ronda = p.rondas_of(self.packed[p.HAND]) >> p.RONDA_BITS * place & p.RONDA
        if not ronda:
            return None
        rank = ronda & p.RONDA_RANK
        shown = None if rank == p.UNKNOWN else RANKS[rank - 1]
        return HeldRonda(seat, shown, lot, STATUSES[ronda >> p.STATUS_AT])

    @property
    def fallen(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has played in this lot, in pack order."""
        return tuple(cards_of(fallen_bits(self.packed, n)) for n in range(len(SEATS)))

    @property
    def forgotten(self) -> tuple[Card, ...]:
        """The forgotten sequence cards on offer, in pack order."""
        return cards_of(forgotten_bits(self.packed))

    @property
    def capturer(self) -> Seat | None:
        """Whose forgotten sequence is on offer."""
        turn = self.packed[p.TURN]
        if not turn >> p.FORGOTTEN_AT & p.FORGOTTEN:
            return None
        return SEATS[turn >> p.CAPTURER_AT]

    @property
    def prizes(self) -> tuple[Prize, ...]:
        """The prizes due for caídas on rondas, in the order in which they fell due.

        A view has none before the hand is over.
        """
        rondas = p.rondas_of(self.packed[p.HAND])
        return tuple(
            Prize(SEATS[n % 4], RANKS[(rondas >> p.RONDA_BITS * n & p.RONDA_RANK) - 1])
            for n in p.prizes_of(rondas)
        )

    @property
    def last_capturer(self) -> Seat | None:
        """Who took cards last in this hand, forgotten ones included."""
        number = self.packed[p.SCORE] >> p.LAST_AT & 7
        return SEATS[number - 1] if number else None

    @property
    def chicas(self) -> tuple[int, int]:
        """The games of a match of games that each side has won, North-South first."""
        score = self.packed[p.SCORE] >> p.CHICAS_AT
        return score & p.CHICAS, score >> p.CHICAS_BITS & p.CHICAS

    @property
    def winner(self) -> Side | None:
        """The side that has won the match."""
        number = self.packed[p.HAND] >> p.WINNER_AT & p.WINNER
        return SIDES[number - 1] if number else None


def fallen_bits(packed: p.Packed, seat: int) -> int:
    """Give the cards that a seat has played in this lot."""
    return packed[p.HAND] >> p.DEALT_AT + p.SET_BITS * seat & p.SET & ~packed[seat]


def forgotten_bits(packed: p.Packed) -> int:
    """Give the forgotten sequence on offer: the run on the table from the rank it starts at."""
    start = packed[p.TURN] >> p.FORGOTTEN_AT & p.FORGOTTEN
    if not start:
        return 0
    return sequences_over(start - 1, packed[p.TABLE])[-1] >> TAKEN_AT


@final
class State(Public):
    """A state of a match: frozen, hashable, equal to every state with the same fields.

    It holds what the rules and the views need from here on and no history, so equal states are
    equal however they came about. States come from `new_match`, `from_setup` and `apply`.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.SOUTH)
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
            f"<cuarenta.State {self.phase}, dealer {self.dealer}, turn {self.turn}, "
            f"lot {self.lot}, scores {self.scores}>"
        )

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The four hands by seat, sorted."""
        return tuple(cards_of(hand) for hand in self.packed[: p.TABLE])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be dealt, the top one first: the second lot, or none."""
        return tuple(PACK[place] for place in p.unpack_stock(self.packed[p.HAND] >> p.STOCK_AT))


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
