"""Positions of Arba'a Turub to start a test from, and short ways onward."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

import attrs

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    Action,
    Cut,
    Event,
    NameTrump,
    Phase,
    Play,
    Rules,
    Seat,
    Series,
    Setup,
    Shuffle,
    Side,
    State,
    TrickTaken,
    View,
)
from cardrules.cards import Card, Suit
from cardrules.engine import Step, playout
from cardrules.notation import parse_card, parse_cards

CLOCKWISE = GUIDE
COUNTER_CLOCKWISE = Rules(direction="counter_clockwise")
SILENT = at.PROFILES["SILENT"]
NORTH, EAST, SOUTH, WEST = Seat
NORTH_SOUTH, EAST_WEST = Side
CLUBS, DIAMONDS, HEARTS, SPADES = at.SUITS

Chooser = Callable[[View, tuple[Action, ...]], Action]


# --- Packs ---------------------------------------------------------------------------------------


def shuffled(seed: int = 1) -> tuple[Card, ...]:
    """Give the whole pack in an order that is always the same for a seed."""
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def pack_from(top: str | Iterable[Card]) -> tuple[Card, ...]:
    """Give the whole pack with certain cards on top; the rest follows in pack order."""
    first = parse_cards(top) if isinstance(top, str) else tuple(top)
    rest = Counter(PACK)
    rest.subtract(first)
    return (*first, *rest.elements())


# --- From phase to phase -------------------------------------------------------------------------


def done(state: State, *actions: Action) -> State:
    """Carry out actions, one after the other."""
    for action in actions:
        state = at.apply(state, action)
    return state


def events_of(state: State, action: Action) -> tuple[Event, ...]:
    """Tell what an action brings about."""
    return at.step(state, action).events


def clauses_of(state: State, action: Action) -> list[str]:
    """Give the clauses of what an action brings about."""
    return [event.clause for event in events_of(state, action)]


def to_shuffle(rules: Rules = GUIDE, dealer: Seat = NORTH) -> State:
    """Wait for the first pack of a match."""
    return at.new_match(rules, dealer=dealer)


def to_cut(rules: Rules = GUIDE, dealer: Seat = NORTH, *, seed: int = 1) -> State:
    """Wait for the cut."""
    return done(to_shuffle(rules, dealer), Shuffle(shuffled(seed)))


def to_naming(rules: Rules = GUIDE, dealer: Seat = NORTH, *, seed: int = 1) -> State:
    """Wait for the naming of trump, with the pack as shuffled: a cut at 144 would be none."""
    if not rules.cut:
        return to_cut(rules, dealer, seed=seed)
    pack = shuffled(seed)
    return done(to_shuffle(rules, dealer), Shuffle((*pack[-1:], *pack[:-1])), Cut(1))


def to_lead(
    rules: Rules = GUIDE, dealer: Seat = NORTH, *, trump: Suit = HEARTS, seed: int = 1
) -> State:
    """Wait for the first lead, the pack dealt as shuffled."""
    return done(to_naming(rules, dealer, seed=seed), NameTrump(trump))


def to_over(rules: Rules = GUIDE, dealer: Seat = NORTH) -> State:
    """Give a match that North-South have won 20-16, 22-14."""
    return after_games(to_shuffle(rules, dealer), (20, 16), (22, 14))


def first_choice(view: View, actions: tuple[Action, ...]) -> Action:
    """Choose the first action that is listed."""
    del view
    return actions[0]


def last_choice(view: View, actions: tuple[Action, ...]) -> Action:
    """Choose the last action that is listed."""
    del view
    return actions[-1]


def game_of(
    state: State, choose: Chooser = first_choice, *, seed: int = 1, actions: int = 1000
) -> State:
    """Play on with one pack: to the end of the game, unless `actions` run out before."""
    return playout(at, state, choose, iter([shuffled(seed)]), max_actions=actions)


# --- Endgames ------------------------------------------------------------------------------------


def play(text: str) -> Play:
    """Play a card without a signal."""
    return Play(parse_card(text))


def plays(text: str) -> tuple[Play, ...]:
    """Play cards in a row."""
    return tuple(map(Play, parse_cards(text)))


def endgame(
    *hands: str,
    trump: Suit = HEARTS,
    leader: Seat = NORTH,
    tricks: tuple[int, int] | None = None,
    rules: Rules = GUIDE,
    dealer: Seat = NORTH,
    series: Series | None = None,
) -> State:
    """Set up the last tricks of a game: four hands of one size, North's first."""
    held = tuple(map(parse_cards, hands))
    gone = 36 - len(held[0])
    return at.from_setup(
        Setup(
            rules=rules,
            phase=Phase.PLAY,
            dealer=dealer,
            trump=trump,
            hands=held,
            leader=leader,
            tricks=(gone - gone // 2, gone // 2) if tricks is None else tricks,
            series=series or Series(),
            games_played=0 if series is None or series.holder is None else 1,
        )
    )


def taken(state: State, *actions: Play) -> TrickTaken:
    """Play a trick to its end and tell who took it."""
    before = done(state, *actions[:-1])
    (event,) = (e for e in events_of(before, actions[-1]) if isinstance(e, TrickTaken))
    return event


def before_last_trick(between: State, tricks: tuple[int, int]) -> State:
    """Go from a shuffle to the last trick of a game that ends with these tricks."""
    taker = NORTH if tricks[NORTH_SOUTH] >= tricks[EAST_WEST] else EAST
    so_far = (tricks[0] - (taker is NORTH), tricks[1] - (taker is EAST))
    ace, six = parse_cards("A♥ 6♣")
    return at.from_setup(
        attrs.evolve(
            at.to_setup(between),
            phase=Phase.PLAY,
            trump=HEARTS,
            hands=tuple(((ace,) if seat is taker else (six,)) for seat in Seat),
            leader=taker,
            tricks=so_far,
        )
    )


def last_step(between: State, tricks: tuple[int, int]) -> Step[State, Event]:
    """Go from a shuffle to the end of a game with these tricks, and tell of its last card."""
    return at.step(done(before_last_trick(between, tricks), *plays("A♥ 6♣ 6♣")), play("6♣"))


def after_games(between: State, *results: tuple[int, int]) -> State:
    """Play games with these results, North-South's tricks first."""
    for tricks in results:
        between = last_step(between, tricks).state
    return between
