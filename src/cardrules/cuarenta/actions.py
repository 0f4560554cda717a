"""What can be done in Cuarenta: the closed union `Action`.

Decisions are `Pass`, `AnnounceRonda`, `ShowFour`, `Play`, `TakeForgotten` and `ClaimPrize`;
chance is `DrawForDealer` and `Shuffle`; the one ruling is `Misdeal`. An action is built of
anything: whether it can be is for the verdicts to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final, TypeAlias, final

import attrs
from attrs.exceptions import FrozenInstanceError

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card, Rank
from cardrules.cuarenta.rules import PACK, PLACE_OF
from cardrules.frozen import Frozen
from cardrules.seats import Seat
from cardrules.typechecks import is_tuple

__all__ = [
    "Action",
    "AnnounceRonda",
    "ClaimPrize",
    "DrawForDealer",
    "Misdeal",
    "Pass",
    "Play",
    "ShowFour",
    "Shuffle",
    "TakeForgotten",
]


@final
@attrs.frozen
class Pass(GameAction):
    """Decision: announce nothing, leave forgotten cards, or claim no prize."""


@final
@attrs.frozen
class AnnounceRonda(GameAction):
    """Decision: announce three cards of one rank, without naming the rank (C-3.1)."""


@final
@attrs.frozen
class ShowFour(GameAction):
    """Decision: show four cards of one rank (C-3.2)."""


@final
@attrs.frozen
class TakeForgotten(GameAction):
    """Decision: take the forgotten rest of an opponent's sequence, all of it (C-4.8)."""


@final
@attrs.frozen
class ClaimPrize(GameAction):
    """Decision: claim the prize for a caída on a ronda (C-5.5).

    `holder` is the seat that held the ronda, `rank` its rank.
    """

    holder: Seat
    rank: Rank


# The code of a play: | taken 40 | end 4 | card 6 |
CARD: Final = 63
"""The place of the card played."""
END_AT: Final = 6
END: Final = 15
"""The rank that the sequence would go on with, the ace's being 0. It is a note that tables leave in
the captures that they make, to save working it out; in any other play it is 0. Two plays are
equal whatever it says."""
NOT_END: Final = ~(END << END_AT)
TAKEN_AT: Final = 10
"""From here on, one bit for each place in the pack, the cards taken."""
SMALL: Final = (1 << TAKEN_AT) - 1
"""Card and end together."""
NO_CODE: Final = -1
"""The code of a `Play` that no table can make: with a foreign card, or one twice, or a base that is
above the card played."""


@final
class Play(GameAction, Frozen):
    """Decision: play a card, and take what it takes (C-4.1 to C-4.6).

    `base` is the equal card, or the cards that add up to the card played; `sequence` is what is
    taken above it. Both may be given in any order, as any iterable, and are kept in pack order.
    Without a base the card is laid. Plays are frozen and compared by value.

    >>> from cardrules.notation import parse_card, parse_cards
    >>> play = Play(parse_card("6♠"), parse_cards("4♦ 2♣"), parse_cards("J♣ 7♥"))
    >>> [str(card) for card in (*play.base, *play.sequence)]
    ['2♣', '4♦', '7♥', 'J♣']
    """

    __slots__ = ("_given", "code")
    __match_args__ = ("card", "base", "sequence")
    code: int
    """The play in one int: its card, and the cards taken. The base is what is of the card's own
    rank or below, the sequence what is above. It is -1 for what no table can make; what was
    given is then kept beside it. Not part of the interface."""
    _given: tuple[Card, tuple[Card, ...], tuple[Card, ...]]

    def __init__(
        self, card: Card, base: Iterable[Card] = (), sequence: Iterable[Card] = ()
    ) -> None:
        """Hold the cards, in pack order where they are cards of the pack."""
        if hasattr(self, "code"):
            raise FrozenInstanceError
        given = (card, _in_order(base), _in_order(sequence))
        code = _code(*given)
        FREEZE_PLAY(self, code)
        if code == NO_CODE:
            object.__setattr__(self, "_given", given)

    @property
    def card(self) -> Card:
        """The card played."""
        return self._given[0] if self.code < 0 else PACK[self.code & CARD]

    @property
    def base(self) -> tuple[Card, ...]:
        """The cards under the capture, in pack order; empty where the card is laid."""
        if self.code < 0:
            return self._given[1]
        return cards_of(self.code >> TAKEN_AT & UP_TO[self.code & CARD])

    @property
    def sequence(self) -> tuple[Card, ...]:
        """The cards taken above the card played, in pack order."""
        if self.code < 0:
            return self._given[2]
        return cards_of(self.code >> TAKEN_AT & ~UP_TO[self.code & CARD])

    def __eq__(self, other: object) -> bool:
        """Compare by value."""
        if not isinstance(other, Play):
            return NotImplemented
        if self.code < 0:
            return other.code < 0 and self._given == other._given
        return self.code & NOT_END == other.code & NOT_END

    def __hash__(self) -> int:
        """Hash by value."""
        return hash((Play, self._given if self.code < 0 else self.code & NOT_END))

    def __reduce__(self) -> tuple[type[Play], tuple[Card, tuple[Card, ...], tuple[Card, ...]]]:
        """Pickle by what the play is."""
        return Play, (self.card, self.base, self.sequence)

    def __repr__(self) -> str:
        """Show the cards."""
        return f"Play(card={self.card!r}, base={self.base!r}, sequence={self.sequence!r})"


FREEZE_PLAY: Final[Callable[[Play, int], None]] = vars(Play)["code"].__set__
"""Fills the slot of a new play. How plays are made past `__init__`, like states."""


def play_of(code: int) -> Play:
    """Put a code into its shell, past `__init__`."""
    play = object.__new__(Play)
    FREEZE_PLAY(play, code)
    return play


UP_TO: Final[tuple[int, ...]] = (
    *((1 << (place | 3) + 1) - 1 for place in range(len(PACK))),
    *(0,) * (CARD + 1 - len(PACK)),
)
"""By the low six bits of a code, the bits of all cards of its card's rank and below; 0 for what
is no card."""


def cards_of(bits: int) -> tuple[Card, ...]:
    """Give the cards of a set of places in the pack, in pack order."""
    cards: list[Card] = []
    while bits:
        lowest = bits & -bits
        cards.append(PACK[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(cards)


def bits_of(cards: Iterable[Card]) -> int:
    """Give a set of cards as places in the pack, one bit each."""
    bits = 0
    for card in cards:
        bits |= 1 << PLACE_OF[card]
    return bits


def _in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Freeze and sort what was given as cards; what is no iterable of cards is kept as it is."""
    try:
        # One more than the pack has is as wrong as any number more, and iterables may be endless.
        given = tuple(islice(cards, len(PACK) + 1))
    except TypeError:
        return cards  # type: ignore[return-value]  # pyright: ignore[reportReturnType]
    if all(_is_of_pack(card) for card in given):
        return tuple(sorted(given, key=PLACE_OF.__getitem__))
    return given


def _is_of_pack(card: object) -> bool:
    """Say whether something is a card of this game, whatever else it may be."""
    return type(card) is Card and card in PLACE_OF


def _code(card: object, base: object, sequence: object) -> int:
    """Give the code of a play, `NO_CODE` where it has none."""
    if type(card) is not Card or card not in PLACE_OF:
        return NO_CODE
    taken = 0
    place = PLACE_OF[card]
    for cards, is_base in ((base, True), (sequence, False)):
        if not is_tuple(cards):
            return NO_CODE
        for each in cards:
            if type(each) is not Card or each not in PLACE_OF:
                return NO_CODE
            bit = 1 << PLACE_OF[each]
            if taken & bit or (bit <= UP_TO[place]) is not is_base:
                return NO_CODE
            taken |= bit
    return place | taken << TAKEN_AT


Action: TypeAlias = (
    DrawForDealer
    | Shuffle
    | Pass
    | AnnounceRonda
    | ShowFour
    | Play
    | TakeForgotten
    | ClaimPrize
    | Misdeal
)
"""Everything that can be done in this game."""
