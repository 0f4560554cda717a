"""The pack, and the rules that can be chosen: one field for each open reading of the guide."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, TypeVar, final

import attrs

from cardrules.cards import Card, Rank, Suit
from cardrules.errors import InvalidRulesError, shown
from cardrules.seats import SEATS, Seat, seats_round

__all__ = ["GUIDE", "NAME", "PACK", "PROFILES", "RANKS", "SUITS", "Rules", "rules_from"]

NAME: Final = "cuarenta"
"""The game's name in records and commands."""

SUITS: Final[tuple[Suit, ...]] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits in pack order; they mean nothing in play (C-1.3)."""

RANKS: Final[tuple[Rank, ...]] = (
    Rank.ACE,
    Rank.TWO,
    Rank.THREE,
    Rank.FOUR,
    Rank.FIVE,
    Rank.SIX,
    Rank.SEVEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
)
"""The ten ranks in the order of sequences: a jack follows a seven (C-1.3)."""

NUMBER_RANKS: Final = 7
"""How many ranks, from the ace on, have a number: 1 to 7 (C-1.4)."""

PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
"""The 40 cards in pack order, rank by rank (C-1.2)."""

PLACE_OF: Final[Mapping[Card, int]] = MappingProxyType(
    {card: place for place, card in enumerate(PACK)}
)
"""The place of each card in the pack, 0 to 39: four times its rank's, plus its suit's."""

RANK_PLACE: Final[Mapping[Rank, int]] = MappingProxyType(
    {rank: place for place, rank in enumerate(RANKS)}
)
"""The place of each rank in `RANKS`, 0 to 9."""

TARGET: Final = 40
"""The points that win (C-1.5)."""
HIGHEST_SCORE: Final = TARGET - 1 + 26
"""No score is higher: nothing pays more at once than the count of all 40 cards (C-6.2)."""
PRIZE_LIMIT: Final = 30
"""From this score on the prize is not to be had (C-5.6)."""
THIRTY_EIGHT: Final = 38
"""The score of `only_caida_at_38` (C-I18)."""

Announcing: TypeAlias = Literal["optional", "compulsory"]
"""Whether one must announce (C-I2)."""
Trailing: TypeAlias = Literal["free", "forced"]
"""Whether a card that could take may be laid (C-I3)."""
Sequences: TypeAlias = Literal["claimable", "automatic", "forfeited"]
"""What becomes of the part of a sequence that was not taken (C-I4)."""
ForgottenWindow: TypeAlias = Literal["both", "left_only"]
"""Which opponents are asked about forgotten cards (C-I5)."""
PrizeWindow: TypeAlias = Literal["before_count", "after_count"]
"""When prizes are claimed (C-I7)."""
PrizeOn: TypeAlias = Literal["announced_or_blocked", "any"]
"""Which rondas carry the prize (C-I8)."""
MisdealCost: TypeAlias = Literal["game", "ten_points", "two_points"]
"""What a misdeal costs (C-I9)."""
RondaPoints: TypeAlias = Literal[4, 2]
"""What a ronda scores (C-I10)."""
FourOfAKind: TypeAlias = Literal["wins", 4, 8]
"""What four of a kind does (C-I11)."""
Limit: TypeAlias = Literal[30] | None
"""A score from which something no longer counts, or none (C-I12, C-I20)."""
PrizePoints: TypeAlias = Literal[10, 4, 0]
"""What the prize scores (C-I13)."""
BothPoints: TypeAlias = Literal[4, 2]
"""What caída and limpia in one play score (C-I16)."""
LimpiaBlock: TypeAlias = Literal[38] | None
"""The score at which limpia does not score, or none (C-I17)."""
Rounding: TypeAlias = Literal["up", "down", "none"]
"""How the score of the count is made even (C-I19)."""
TwentyTwenty: TypeAlias = Literal["non_dealer_six", "both_six", "next_dealer_two"]
"""What 20 cards each score (C-I21)."""
UnderTwenty: TypeAlias = Literal["larger_two", "nothing", "next_dealer_two"]
"""What fewer than 20 cards each score (C-I22)."""
Leftovers: TypeAlias = Literal["nobody", "last_capturer"]
"""Whose the cards left on the table are (C-I23)."""
SumSize: TypeAlias = Literal[2] | None
"""How many cards may make a sum: exactly two, or any number from two (C-I24)."""
MatchTakes: TypeAlias = Literal["one", "all"]
"""What a match takes (C-I25)."""
Direction: TypeAlias = Literal["clockwise", "counter_clockwise"]
"""Which way play, deal and draw go (C-I26)."""
Players: TypeAlias = Literal[4]
"""How many play (C-I27)."""
MatchForm: TypeAlias = Literal["single", "best_of_three", "best_of_three_zapateria"]
"""Whether there is a match of games (C-I28)."""

Choice: TypeAlias = str | int | Seat | None
"""What a field of `Rules` may hold, the types of all fields together."""

YES_OR_NO: Final[tuple[bool, ...]] = (False, True)
ANNOUNCING: Final[tuple[Announcing, ...]] = ("optional", "compulsory")
TRAILING: Final[tuple[Trailing, ...]] = ("free", "forced")
SEQUENCES: Final[tuple[Sequences, ...]] = ("claimable", "automatic", "forfeited")
FORGOTTEN_WINDOWS: Final[tuple[ForgottenWindow, ...]] = ("both", "left_only")
PRIZE_WINDOWS: Final[tuple[PrizeWindow, ...]] = ("before_count", "after_count")
PRIZE_ON: Final[tuple[PrizeOn, ...]] = ("announced_or_blocked", "any")
MISDEAL_COSTS: Final[tuple[MisdealCost, ...]] = ("game", "ten_points", "two_points")
RONDA_POINTS: Final[tuple[RondaPoints, ...]] = (4, 2)
FOUR_OF_A_KIND: Final[tuple[FourOfAKind, ...]] = ("wins", 4, 8)
RONDA_LIMITS: Final[tuple[Limit, ...]] = (30, None)
PRIZE_POINTS: Final[tuple[PrizePoints, ...]] = (10, 4, 0)
BOTH_POINTS: Final[tuple[BothPoints, ...]] = (4, 2)
LIMPIA_BLOCKS: Final[tuple[LimpiaBlock, ...]] = (38, None)
ROUNDINGS: Final[tuple[Rounding, ...]] = ("up", "down", "none")
COUNT_LIMITS: Final[tuple[Limit, ...]] = (None, 30)
TWENTY_TWENTY: Final[tuple[TwentyTwenty, ...]] = ("non_dealer_six", "both_six", "next_dealer_two")
UNDER_TWENTY: Final[tuple[UnderTwenty, ...]] = ("larger_two", "nothing", "next_dealer_two")
LEFTOVERS: Final[tuple[Leftovers, ...]] = ("nobody", "last_capturer")
SUM_SIZES: Final[tuple[SumSize, ...]] = (None, 2)
MATCH_TAKES: Final[tuple[MatchTakes, ...]] = ("one", "all")
DIRECTIONS: Final[tuple[Direction, ...]] = ("clockwise", "counter_clockwise")
PLAYERS: Final[tuple[Players, ...]] = (4,)
MATCH_FORMS: Final[tuple[MatchForm, ...]] = ("single", "best_of_three", "best_of_three_zapateria")

CHOICES: Final[Mapping[str, tuple[str, tuple[Choice, ...]]]] = MappingProxyType(
    {
        "draw_starts_at": ("C-I1", SEATS),
        "announcing": ("C-I2", ANNOUNCING),
        "trailing": ("C-I3", TRAILING),
        "sequence": ("C-I4", SEQUENCES),
        "forgotten_window": ("C-I5", FORGOTTEN_WINDOWS),
        "forgotten_limpia": ("C-I6", YES_OR_NO),
        "prize_window": ("C-I7", PRIZE_WINDOWS),
        "prize_on": ("C-I8", PRIZE_ON),
        "misdeal": ("C-I9", MISDEAL_COSTS),
        "ronda_points": ("C-I10", RONDA_POINTS),
        "four_of_a_kind": ("C-I11", FOUR_OF_A_KIND),
        "ronda_limit": ("C-I12", RONDA_LIMITS),
        "prize_points": ("C-I13", PRIZE_POINTS),
        "prize_replaces_caida": ("C-I14", YES_OR_NO),
        "caida_y_limpia": ("C-I16", BOTH_POINTS),
        "limpia_blocked_at": ("C-I17", LIMPIA_BLOCKS),
        "only_caida_at_38": ("C-I18", YES_OR_NO),
        "count_rounding": ("C-I19", ROUNDINGS),
        "count_limit": ("C-I20", COUNT_LIMITS),
        "twenty_twenty": ("C-I21", TWENTY_TWENTY),
        "under_twenty": ("C-I22", UNDER_TWENTY),
        "leftovers": ("C-I23", LEFTOVERS),
        "sum_size": ("C-I24", SUM_SIZES),
        "match_takes": ("C-I25", MATCH_TAKES),
        "direction": ("C-I26", DIRECTIONS),
        "players": ("C-I27", PLAYERS),
        "match": ("C-I28", MATCH_FORMS),
    }
)
"""Each field of `Rules` with its clause and what it may hold, the default first."""


@final
@attrs.frozen(kw_only=True, cache_hash=True)
class Rules:
    """A reading of the guide: one field for each point that it leaves open.

    The defaults are what the guide says or comes closest to. Raises `InvalidRulesError` for a
    value that is not on offer, and for fields that contradict each other.

    >>> Rules(ronda_points=2).ronda_points, Rules() == GUIDE
    (2, True)
    """

    draw_starts_at: Seat = Seat.NORTH
    """C-I1. Where the face-up deal for first dealer starts (C-2.1)."""
    announcing: Announcing = "optional"
    """C-I2. Whether what one holds must be announced (C-3.1, C-3.2)."""
    trailing: Trailing = "free"
    """C-I3. Whether a card that could take may be laid (C-4.5, C-4.9)."""
    sequence: Sequences = "claimable"
    """C-I4. Whether a capture may stop short of its sequence, and whether opponents may then
    take the rest (C-4.6, C-4.8)."""
    forgotten_window: ForgottenWindow = "both"
    """C-I5. Which opponents are asked about forgotten cards (C-4.8)."""
    forgotten_limpia: bool = False
    """C-I6. Whether taking forgotten cards can make a limpia (C-4.8, C-5.3)."""
    prize_window: PrizeWindow = "before_count"
    """C-I7. Whether prizes are claimed before or after the count (C-5.5)."""
    prize_on: PrizeOn = "announced_or_blocked"
    """C-I8. Which rondas carry the prize (C-5.5, C-5.7)."""
    misdeal: MisdealCost = "game"
    """C-I9. What a misdeal costs (C-2.6)."""
    ronda_points: RondaPoints = 4
    """C-I10. What a ronda scores (C-3.1)."""
    four_of_a_kind: FourOfAKind = "wins"
    """C-I11. What four of a kind does: win, or score (C-3.2, C-3.4)."""
    ronda_limit: Limit = 30
    """C-I12. From which score on a ronda may not be announced (C-3.4)."""
    prize_points: PrizePoints = 10
    """C-I13. What the prize scores; with 0 there is none (C-5.5)."""
    prize_replaces_caida: bool = False
    """C-I14. Whether the prize comes instead of the caída's points (C-5.5)."""
    caida_y_limpia: BothPoints = 4
    """C-I16. What caída and limpia in one play score together (C-5.3)."""
    limpia_blocked_at: LimpiaBlock = 38
    """C-I17. At exactly which score limpia does not score (C-5.4, C-7.2)."""
    only_caida_at_38: bool = False
    """C-I18. Whether at 38 nothing but caída scores (C-3.1, C-6.2, C-6.3, C-6.4, C-7.2)."""
    count_rounding: Rounding = "up"
    """C-I19. How the score of the count is made even (C-6.2)."""
    count_limit: Limit = None
    """C-I20. From which score on a side's cards are not counted (C-6.2, C-6.3, C-6.4)."""
    twenty_twenty: TwentyTwenty = "non_dealer_six"
    """C-I21. What 20 cards each score (C-6.3, C-6.5)."""
    under_twenty: UnderTwenty = "larger_two"
    """C-I22. What fewer than 20 cards each score (C-6.4, C-6.5)."""
    leftovers: Leftovers = "nobody"
    """C-I23. Whose the cards left on the table are (C-6.1)."""
    sum_size: SumSize = None
    """C-I24. How many cards make a sum: exactly two, or any number from two (C-4.1)."""
    match_takes: MatchTakes = "one"
    """C-I25. What a match takes: one equal card or all (C-4.1, C-4.2)."""
    direction: Direction = "clockwise"
    """C-I26. Which way play, deal and draw go (C-1.1, C-2.1, C-2.2, C-2.3, C-2.5, C-3.3)."""
    players: Players = 4
    """C-I27. How many play; the form for two is to come later (C-1.1)."""
    match: MatchForm = "single"
    """C-I28. One game, or a match of games (*chicas*) (C-1.5, C-7.1)."""

    def __attrs_post_init__(self) -> None:
        """Check every field against what is on offer: four players, for one (C-I27)."""
        for field, (clause, choices) in CHOICES.items():
            value: object = getattr(self, field)
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                raise InvalidRulesError(field, shown(value), _on_offer(field, choices), clause)
        if self.prize_replaces_caida and not self.prize_points:
            expected = "False where prize_points is 0: there is no prize"
            raise InvalidRulesError("prize_replaces_caida", "True", expected, "C-I14")

    def next_seat(self, seat: Seat) -> Seat:
        """Give the next seat in the direction of play (C-I26).

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


def _on_offer(field: str, choices: tuple[Choice, ...]) -> str:
    """Say in words what a field may hold."""
    offered = " or ".join(str(c) if isinstance(c, Seat) else repr(c) for c in choices)
    return f"{offered} (other numbers are to come later)" if field == "players" else offered


T = TypeVar("T", bound=Choice)


def rules_from(chosen: Mapping[str, Choice]) -> Rules:
    """Make rules of field names and values, as text formats have them; the rest is default.

    Raises `InvalidRulesError` for a field that is not there, or a value not on offer.

    >>> rules_from({"ronda_points": 2}) == Rules(ronda_points=2)
    True
    """
    for field, value in chosen.items():
        if field not in CHOICES:
            raise InvalidRulesError(field, shown(value), f"one of {', '.join(CHOICES)}", "G-2")
    return Rules(
        draw_starts_at=_picked(chosen, "draw_starts_at", SEATS),
        announcing=_picked(chosen, "announcing", ANNOUNCING),
        trailing=_picked(chosen, "trailing", TRAILING),
        sequence=_picked(chosen, "sequence", SEQUENCES),
        forgotten_window=_picked(chosen, "forgotten_window", FORGOTTEN_WINDOWS),
        forgotten_limpia=_picked(chosen, "forgotten_limpia", YES_OR_NO),
        prize_window=_picked(chosen, "prize_window", PRIZE_WINDOWS),
        prize_on=_picked(chosen, "prize_on", PRIZE_ON),
        misdeal=_picked(chosen, "misdeal", MISDEAL_COSTS),
        ronda_points=_picked(chosen, "ronda_points", RONDA_POINTS),
        four_of_a_kind=_picked(chosen, "four_of_a_kind", FOUR_OF_A_KIND),
        ronda_limit=_picked(chosen, "ronda_limit", RONDA_LIMITS),
        prize_points=_picked(chosen, "prize_points", PRIZE_POINTS),
        prize_replaces_caida=_picked(chosen, "prize_replaces_caida", YES_OR_NO),
        caida_y_limpia=_picked(chosen, "caida_y_limpia", BOTH_POINTS),
        limpia_blocked_at=_picked(chosen, "limpia_blocked_at", LIMPIA_BLOCKS),
        only_caida_at_38=_picked(chosen, "only_caida_at_38", YES_OR_NO),
        count_rounding=_picked(chosen, "count_rounding", ROUNDINGS),
        count_limit=_picked(chosen, "count_limit", COUNT_LIMITS),
        twenty_twenty=_picked(chosen, "twenty_twenty", TWENTY_TWENTY),
        under_twenty=_picked(chosen, "under_twenty", UNDER_TWENTY),
        leftovers=_picked(chosen, "leftovers", LEFTOVERS),
        sum_size=_picked(chosen, "sum_size", SUM_SIZES),
        match_takes=_picked(chosen, "match_takes", MATCH_TAKES),
        direction=_picked(chosen, "direction", DIRECTIONS),
        players=_picked(chosen, "players", PLAYERS),
        match=_picked(chosen, "match", MATCH_FORMS),
    )


def _picked(chosen: Mapping[str, Choice], field: str, choices: tuple[T, ...]) -> T:
    """Give the choice that a field is to have, the first if it is not named."""
    value = chosen.get(field, choices[0])
    for choice in choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise InvalidRulesError(field, shown(value), _on_offer(field, choices), CHOICES[field][0])


GUIDE: Final = Rules()
"""The guide's own rules: every default."""

PROFILES: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "GUIDE": GUIDE,
        "NO_FORGETTING": Rules(sequence="automatic", announcing="compulsory"),
        "TODO_DOS": Rules(
            ronda_points=2,
            four_of_a_kind=4,
            prize_points=0,
            caida_y_limpia=2,
            only_caida_at_38=True,
            count_limit=30,
            leftovers="last_capturer",
            direction="counter_clockwise",
            match="best_of_three",
        ),
    }
)
"""Named sets of rules: the guide's; one in which nothing can be forgotten, for programs that play
for their users; and a house form in which nearly everything is worth two."""
