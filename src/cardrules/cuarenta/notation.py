"""Actions of Cuarenta as text.

Actions, one a line::

    draw CARDS                 cards dealt face up for the first dealer, or the whole pack
    shuffle CARDS              the 40 cards, the top one first
    pass                       nothing to announce, to take or to claim
    ronda                      three of a rank announced
    four                       four of a rank shown
    CARD                       a card laid
    CARD x CARDS               a card that takes: its base
    CARD x CARDS + CARDS       and the sequence above it
    take                       forgotten cards taken
    claim SEAT RANK            the prize for a caída on that seat's ronda of that rank
    misdeal
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, assert_never

from cardrules.cards import Card, Suit
from cardrules.cuarenta.actions import (
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    Misdeal,
    Pass,
    Play,
    ShowFour,
    Shuffle,
    TakeForgotten,
)
from cardrules.cuarenta.rules import PACK, RANKS
from cardrules.cuarenta.state import State
from cardrules.errors import NotationError
from cardrules.fields import Field
from cardrules.notation import format_cards, parse_card, parse_cards
from cardrules.packs import require_hands, surplus, without
from cardrules.seats import Seat

__all__ = ["format_action", "pack_of_draw", "pack_of_hands", "parse_action"]

_EXPECTED: Final = "draw, shuffle, pass, ronda, four, take, claim, misdeal or a card"
_TAKES: Final = "x"
_THEN: Final = "+"
_SEATS: Final = {seat.name.lower(): seat for seat in Seat}
_RANKS: Final = {rank.value: rank for rank in RANKS}
_WORDS: Final[dict[str, Action]] = {
    "pass": Pass(),
    "ronda": AnnounceRonda(),
    "four": ShowFour(),
    "take": TakeForgotten(),
    "misdeal": Misdeal(),
}
_HAND: Final = 5
"""How many cards a lot gives to each seat (C-2.2)."""


def format_action(action: Action) -> str:
    """Write an action as one line; the inverse of `parse_action`.

    >>> from cardrules.notation import parse_card
    >>> format_action(Play(parse_card("6S"), parse_cards("2C 4D"), parse_cards("7H JC")))
    '6♠ x 2♣ 4♦ + 7♥ J♣'
    """
    match action:
        case DrawForDealer(pack):
            return f"draw {format_cards(pack)}"
        case Shuffle(pack):
            return f"shuffle {format_cards(pack)}"
        case Play(card, base, sequence):
            return " ".join(_played(card, base, sequence))
        case ClaimPrize(holder, rank):
            return f"claim {holder.name.lower()} {rank.value}"
        case Pass() | AnnounceRonda() | ShowFour() | TakeForgotten() | Misdeal():
            return next(word for word, known in _WORDS.items() if known == action)
        case _:
            assert_never(action)


def _played(card: Card, base: tuple[Card, ...], sequence: tuple[Card, ...]) -> list[str]:
    """List the words of a card played."""
    words = [str(card)]
    if base or sequence:
        words += [_TAKES, *map(str, base)]
    if sequence:
        words += [_THEN, *map(str, sequence)]
    return words


def parse_action(text: str) -> Action:
    """Read one action.

    Raises `NotationError` with the position of the first character that is wrong. Whether the
    action may be done is not asked here.

    >>> parse_action("claim east 7")
    ClaimPrize(holder=<Seat.EAST: 1>, rank=<Rank.SEVEN: '7'>)
    """
    return _read_short(text) if len(text) <= _SHORT else _read(text)


_SHORT: Final = 40
"""Texts up to this length are remembered; most lines of a record are short, and come again."""


@lru_cache(maxsize=512)
def _read_short(text: str) -> Action:
    return _read(text)


def _read(text: str) -> Action:
    """Read an action, whatever its length."""
    word, _, tail = text.partition(" ")
    rest = tail.lstrip()
    after = Field(text, len(text) - len(rest), rest)
    match word:
        case "draw":
            return DrawForDealer(after.read(parse_cards))
        case "shuffle":
            return Shuffle(after.read(parse_cards))
        case "claim":
            holder, _, tail = rest.partition(" ")
            seat = Field(text, after.start, holder).one_of(_SEATS)
            rank = tail.lstrip()
            return ClaimPrize(seat, Field(text, len(text) - len(rank), rank).one_of(_RANKS))
        case _ if word in _WORDS:
            if rest:
                raise after.wrong("the end of the line")
            return _WORDS[word]
        case _:
            return _play(Field(text, 0, word), after)


def _play(card: Field, taken: Field) -> Play:
    """Read a card played, with what it takes."""
    try:
        played = parse_card(card.text)
    except NotationError as error:
        raise card.wrong(error.expected if error.position else _EXPECTED, error.position) from None
    if not taken.text:
        return Play(played)
    if not taken.text.startswith(f"{_TAKES} "):
        raise taken.wrong(f"{_TAKES} and the cards taken")
    base, *sequence = Field(taken.line, taken.start + 1, taken.text[1:]).split(_THEN)
    if len(sequence) > 1:
        raise sequence[1].wrong("the end of the line", -1)
    for part in sequence or (base,):
        if not part.text.strip():
            raise part.wrong("cards", len(part.text))
    return Play(played, base.read(parse_cards), *(part.read(parse_cards) for part in sequence))


def pack_of_draw(state: State, exposed: Sequence[Card]) -> tuple[Card, ...]:
    """Give a pack whose top cards are those that were dealt face up for the first dealer.

    Raises `NotationError` where the last of them is not the first diamond (C-2.1) or they are not
    of one pack; its position counts characters of the cards written in a row.

    >>> from cardrules import cuarenta
    >>> cards = parse_cards("K♣ 3♠ A♥ 7♦")
    >>> pack_of_draw(cuarenta.new_match(), cards)[:4] == cards
    True
    """
    del state  # Which seat a card goes to makes no difference to the pack.
    text = format_cards(tuple(exposed))
    rest = without(PACK, exposed)
    if rest is None:
        raise NotationError(text, 0, f"cards of one pack: {surplus(exposed, PACK)}")
    diamonds = [place for place, card in enumerate(exposed) if card.suit is Suit.DIAMONDS]
    if not diamonds:
        raise NotationError(text, len(text), "more cards: the first diamond ends the draw")
    if diamonds[0] != len(exposed) - 1:
        at = len(format_cards(tuple(exposed[: diamonds[0] + 1])))
        raise NotationError(text, at, "the end: the first diamond ends the draw")
    return (*exposed, *rest)


def pack_of_hands(
    state: State, hands: Sequence[tuple[Seat, tuple[Card, ...]]], following: Action | None
) -> tuple[Card, ...]:
    """Give a pack that deals these hands: four of five cards, and four more for the second lot.

    The second lot may be left out, as where a game ends before it; its cards then come in pack
    order. `following` is not looked at: nothing is cut (C-I36).
    Raises `NotationError` for hands that are not those of one deal.

    >>> from cardrules import cuarenta
    >>> state = cuarenta.new_match(dealer=Seat.WEST)
    >>> hands = [(seat, PACK[5 * seat.value : 5 * seat.value + 5]) for seat in Seat]
    >>> pack_of_hands(state, hands, None) == PACK
    True
    """
    del following
    dealer = state.dealer
    lots = [lot for lot in (hands[: len(Seat)], hands[len(Seat) :]) if lot] or [hands]
    require_hands(lots, PACK, _HAND)
    if dealer is None:
        raise NotationError("", 0, "a draw for dealer before a deal")
    order = state.rules.seats_from(state.rules.next_seat(dealer))
    dealt = tuple(card for lot in lots for seat in order for card in dict(lot)[seat])
    rest = without(PACK, dealt)
    assert rest is not None, "they are of one pack"
    return (*dealt, *rest)
