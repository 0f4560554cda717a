"""Positions of Arba'a Turub as one line of text each, exact both ways."""

from __future__ import annotations

from typing import Final

from cardrules.arbaa_turub.actions import Signal
from cardrules.arbaa_turub.rules import CHOICES, NAME, PROFILES, SUITS, Rules, rules_from
from cardrules.arbaa_turub.series import Series
from cardrules.arbaa_turub.setup import Setup, from_setup
from cardrules.arbaa_turub.state import MOST_GAMES, Phase, State
from cardrules.choices import format_choices, parse_choices
from cardrules.errors import InvalidArgumentError
from cardrules.fields import (
    NOTHING,
    SEAT_OF,
    SIDE_OF,
    Field,
    compact_cards,
    fields_of,
    letter_of,
    require_canonical,
)
from cardrules.seats import Seat, Side

__all__ = ["format_position", "parse_position"]

_NAMES: Final = (
    "game",
    "rules",
    "phase",
    "contenders",
    "dealer",
    "trump",
    "hands",
    "stock",
    "trick",
    "tricks",
    "voids",
    "series",
    "games played",
)
_PHASES: Final = {phase.name.lower(): phase for phase in Phase}
_SUITS: Final = {suit.value: suit for suit in SUITS}
_SEATS: Final = {seat.name[0]: seat for seat in Seat}
_SIGNALS: Final = {NOTHING: None, "knock": Signal.KNOCK, "click": Signal.CLICK}


def format_position(state: State) -> str:
    """Write a state as one line of thirteen fields; the inverse of `parse_position`.

    The fields are: the game's name; the rules, by the fields that differ from the guide's (see
    `cardrules.choices`, with commas); the phase; who still draws for dealer; the dealer; trump;
    the four hands from North clockwise, with slashes; the stock, its top card first; the trick as
    `leader:cards:signal`; the tricks of North-South and East-West; the suits that each seat has
    shown it lacks; the series as `holder:benchmark:winner`; the games played.

    >>> from cardrules import arbaa_turub
    >>> format_position(arbaa_turub.new_match(dealer=Seat.EAST))
    'arbaa_turub GUIDE shuffle - E - -/-/-/- - -:-:- 0-0 -/-/-/- -:-:- 0'
    """
    signal = NOTHING if state.signal is None else state.signal.value
    series = state.series
    return " ".join(
        (
            NAME,
            format_choices(state.rules, CHOICES, ","),
            state.phase.name.lower(),
            "".join(map(letter_of, state.contenders)) or NOTHING,
            letter_of(state.dealer),
            NOTHING if state.trump is None else state.trump.value,
            "/".join(map(compact_cards, state.hands)),
            compact_cards(state.stock),
            f"{letter_of(state.leader)}:{compact_cards(state.trick)}:{signal}",
            "-".join(map(str, state.tricks)),
            "/".join("".join(suit.value for suit in v) or NOTHING for v in state.voids),
            f"{letter_of(series.holder)}:{series.benchmark or NOTHING}:{letter_of(series.winner)}",
            str(state.games_played),
        )
    )


def parse_position(text: str) -> State:
    """Read a state from its line.

    Raises `NotationError` for text that is not in this notation, or not as `format_position`
    writes it, and `InvalidStateError` for a state that cannot be.

    >>> line = "arbaa_turub GUIDE shuffle - E - -/-/-/- - -:-:- 0-0 -/-/-/- NS:20:- 1"
    >>> parse_position(line).series.benchmark
    20
    """
    fields = fields_of(text, _NAMES)
    game, rules, phase, contenders, dealer, trump, hands, stock, trick, tricks, *rest = fields
    voids, series, games = rest
    game.one_of({NAME: NAME})
    # In the order of the line, so that the first thing that is wrong is the one that is told.
    state = from_setup(
        Setup(
            rules=rules.read(_rules),
            phase=phase.one_of(_PHASES),
            contenders=contenders.letters(_SEATS),
            dealer=dealer.one_of(SEAT_OF),
            trump=trump.one_of({NOTHING: None, **_SUITS}),
            hands=tuple(hand.cards() for hand in hands.split("/", 4)),
            stock=stock.cards(),
            leader=(lead := trick.split(":", 3))[0].one_of(SEAT_OF),
            trick=lead[1].cards(),
            signal=lead[2].one_of(_SIGNALS),
            tricks=_tricks(tricks),
            voids=tuple(suits.letters(_SUITS) for suits in voids.split("/", 4)),
            series=_series(series),
            games_played=games.number(MOST_GAMES),
        )
    )
    require_canonical(text, format_position(state))
    return state


def _rules(text: str) -> Rules:
    """Read rules, separated by commas."""
    return parse_choices(text, CHOICES, PROFILES, rules_from, ",")


def _tricks(field: Field) -> tuple[int, int]:
    """Read the tricks of North-South and of East-West."""
    north_south, east_west = field.split("-", 2)
    return north_south.number(36), east_west.number(36)


def _series(field: Field) -> Series:
    """Read a series."""
    holder, benchmark, winner = field.split(":", 3)
    sides: tuple[Side | None, Side | None] = (holder.one_of(SIDE_OF), winner.one_of(SIDE_OF))
    number = None if benchmark.text == NOTHING else benchmark.number(36)
    try:
        return Series(sides[0], number, sides[1])
    except InvalidArgumentError as error:
        raise field.wrong(error.expected) from None
