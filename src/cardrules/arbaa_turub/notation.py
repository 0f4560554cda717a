"""Actions and positions of Arba'a Turub as text.

Actions, one a line::

    draw CARDS            cards exposed for the first dealer, or the whole pack
    shuffle CARDS         the 144 cards, the top one first
    cut N                 N cards go under the others
    trump SUIT
    CARD                  a card played; `CARD knock` or `CARD click` for a lead with a signal
    misdeal

A position is one line of thirteen fields, separated by single blanks; see `format_position`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, assert_never

from cardrules.arbaa_turub.actions import (
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Play,
    Shuffle,
    Signal,
)
from cardrules.arbaa_turub.deals import PACKET, cut
from cardrules.arbaa_turub.draws import draw_rounds
from cardrules.arbaa_turub.rules import PACK
from cardrules.arbaa_turub.state import State
from cardrules.cards import Card
from cardrules.errors import NotationError, shown
from cardrules.fields import Field
from cardrules.notation import format_cards, parse_card, parse_cards, parse_suit
from cardrules.packs import require_hands, surplus, without
from cardrules.seats import Seat

__all__ = ["format_action", "pack_of_draw", "pack_of_hands", "parse_action"]

_EXPECTED: Final = "draw, shuffle, cut, trump, misdeal or a card"
_SIGNALS: Final = {signal.value: signal for signal in Signal}


def format_action(action: Action) -> str:
    """Write an action as one line; the inverse of `parse_action`.

    >>> from cardrules.notation import parse_card
    >>> format_action(Play(parse_card("AC"), Signal.KNOCK)), format_action(Cut(40))
    ('A♣ knock', 'cut 40')
    """
    match action:
        case DrawForDealer(pack):
            return f"draw {format_cards(pack)}"
        case Shuffle(pack):
            return f"shuffle {format_cards(pack)}"
        case Cut(at):
            return f"cut {shown(at)}"  # which may be a number too long to write
        case NameTrump(suit):
            return f"trump {suit.symbol}"
        case Play(card, None):
            return str(card)
        case Play(card, signal):
            return f"{card} {signal}"
        case Misdeal():
            return "misdeal"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """Read one action.

    Raises `NotationError` with the position of the first character that is wrong. Whether the
    action may be done is not asked here.

    >>> parse_action("trump h") == NameTrump(parse_suit("♥"))
    True
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
        case "cut":
            return Cut(after.number(len(PACK) - 1))
        case "trump":
            return NameTrump(after.read(parse_suit))
        case "misdeal":
            if rest:
                raise after.wrong("the end of the line")
            return Misdeal()
        case _:
            return _play(Field(text, 0, word), after)


def _play(card: Field, signal: Field) -> Play:
    """Read a card played, with its signal if there is one."""
    try:
        played = parse_card(card.text)
    except NotationError as error:
        raise card.wrong(error.expected if error.position else _EXPECTED, error.position) from None
    return Play(played, signal.one_of(_SIGNALS) if signal.text else None)


def pack_of_draw(state: State, exposed: Sequence[Card]) -> tuple[Card, ...]:
    """Give a pack whose top cards are those that were exposed for the first dealer.

    Raises `NotationError` where they do not decide, go on after the decision or are not of one
    pack; its position counts characters of the cards written in a row.

    >>> from cardrules import arbaa_turub
    >>> cards = parse_cards("K♣ A♥ 9♦ A♠ 6♣ 7♣")
    >>> pack_of_draw(arbaa_turub.new_match(), cards)[:6] == cards
    True
    """
    text = format_cards(tuple(exposed))
    rest = without(PACK, exposed)
    if rest is None:
        raise NotationError(text, 0, f"cards of one pack: {surplus(exposed, PACK)}")
    rounds = draw_rounds(exposed, state.contenders, rules=state.rules)
    shown = sum(len(each.exposed) for each in rounds)
    decided = bool(rounds) and rounds[-1].dealer is not None
    if not decided or shown != len(exposed):
        at = len(format_cards(tuple(exposed[:shown])))
        expected = (
            "the end: one card is the highest" if decided else "more cards: nothing is decided"
        )
        raise NotationError(text, at, expected)
    return (*exposed, *rest)


def pack_of_hands(
    state: State, hands: Sequence[tuple[Seat, tuple[Card, ...]]], following: Action | None
) -> tuple[Card, ...]:
    """Give a pack that deals these hands, one a seat; the namer's first three cards come first.

    `following` is the action after the deal: where the pack is cut, the pack given is the one
    before that cut. Raises `NotationError` for hands that are not those of one deal.

    >>> from cardrules import arbaa_turub
    >>> state = arbaa_turub.new_match(dealer=Seat.WEST)
    >>> hands = arbaa_turub.deal(PACK, Seat.WEST)
    >>> pack = pack_of_hands(state, list(zip(Seat, hands, strict=True)), None)
    >>> arbaa_turub.deal(pack, Seat.WEST) == hands
    True
    """
    require_hands([hands], PACK, len(PACK) // len(Seat))
    held, dealer = dict(hands), state.dealer
    if dealer is None:
        raise NotationError("", 0, "a draw for dealer before a deal")
    order = state.rules.seats_from(state.rules.next_seat(dealer))
    dealt = tuple(
        card
        for start in range(0, len(PACK) // len(Seat), PACKET)
        for seat in order
        for card in held[seat][start : start + PACKET]
    )
    if isinstance(following, Cut) and state.rules.cut and 0 < following.at < len(PACK):
        return cut(dealt, len(PACK) - following.at)
    return dealt
