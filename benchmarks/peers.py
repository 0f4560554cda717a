"""Loops over OpenSpiel's card games, written in C++ and called from Python.

A ply is one *decision*: the time of the loop over the decisions made. Each loop plays deals that
were dealt, and random picks that were drawn, before the clock starts, along a path that an untimed
rehearsal found, so that none has to ask whether it is over.

In the figure: listing the legal actions, picking one, and the next state; and chance within the
play (crazy_eights draws a card, cribbage turns up the starter) with `is_chance_node` and
`chance_outcomes`, charged to the decisions. Not in it: deals, random numbers, the bidding of
spades, and the copies that the loops in place start from.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import final

from benchmarks.figure import Row, Skipped, table
from benchmarks.openspiel import PeerGame, PeerState, load_peer
from benchmarks.race import Race

DEALS = {"spades": 300, "crazy_eights": 300, "cribbage": 600}
"""Deals a round: 20 to 40 ms each."""
_CRIBBAGE_DISCARDS = 2
_SPADES_BIDS = 4


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """A dealt hand before its first decision, and how it is going to be played."""

    start: PeerState
    picks: tuple[int, ...]
    decisions: int


Loop = Callable[[list[Deal]], None]


def children(deals: list[Deal]) -> None:
    """Play persistent states, for play without chance: `legal_actions` and `child`."""
    for deal in deals:
        state = deal.start
        for pick in deal.picks:
            actions = state.legal_actions()
            state = state.child(actions[pick % len(actions)])


def in_place(deals: list[Deal]) -> None:
    """Play one mutable state, for play without chance: `legal_actions` and `apply_action`."""
    for deal in deals:
        state = deal.start
        for pick in deal.picks:
            actions = state.legal_actions()
            state.apply_action(actions[pick % len(actions)])


def children_and_chance(deals: list[Deal]) -> None:
    """Play persistent states, with chance within the play."""
    for deal in deals:
        state = deal.start
        for pick in deal.picks:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state = state.child(outcomes[pick % len(outcomes)][0])
            else:
                actions = state.legal_actions()
                state = state.child(actions[pick % len(actions)])


def in_place_and_chance(deals: list[Deal]) -> None:
    """Play one mutable state, with chance within the play."""
    for deal in deals:
        state = deal.start
        for pick in deal.picks:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[pick % len(outcomes)][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[pick % len(actions)])


@final
class Peer:
    """A contestant: one game in one loop, every round on new deals of whole matches."""

    def __init__(self, name: str, game: str, loop: Loop, *, seed: int, copy: bool = False) -> None:
        self.name = name
        self._loop = loop
        self._copy = copy
        self._deals: list[Deal] = []
        self._source = deals_of(game, Random(seed))
        self._size = DEALS[game]

    def prepare(self) -> None:
        """Deal and rehearse; `copy` for a loop that spoils the states it starts from."""
        deals = [next(self._source) for _ in range(self._size)]
        self._deals = [_copied(deal) for deal in deals] if self._copy else deals

    def run(self) -> int:
        """Run the loop; returns the decisions made."""
        self._loop(self._deals)
        return sum(deal.decisions for deal in self._deals)


@final
class Children:
    """A contestant: `child` of spades and nothing else, along plays that were picked before."""

    def __init__(self, name: str, *, seed: int) -> None:
        self.name = name
        self._source = deals_of("spades", Random(seed))
        self._plays: list[tuple[PeerState, list[int]]] = []

    def prepare(self) -> None:
        """Deal, and note what each pick comes to."""
        self._plays = [(deal.start, _actions(deal)) for deal in islice(self._source, 100)]

    def run(self) -> int:
        """Play the deals; returns how many children were made."""
        for start, actions in self._plays:
            state = start
            for action in actions:
                state = state.child(action)
        return sum(len(actions) for _, actions in self._plays)


def spades(*, seed: int) -> tuple[Peer, Peer]:
    """Spades, persistent and in place."""
    return (
        Peer("spades child", "spades", children, seed=seed),
        Peer("spades in place", "spades", in_place, seed=seed, copy=True),
    )


def with_chance(game: str, *, seed: int) -> tuple[Peer, Peer, Peer]:
    """`game` persistent, in place, and persistent without the cost of asking about chance.

    The last takes the outcomes of chance from `legal_actions` and never asks whose turn it is:
    right only where outcomes are equally likely, and the least that the engine can cost.
    """
    return (
        Peer(f"{game} child", game, children_and_chance, seed=seed),
        Peer(f"{game} in place", game, in_place_and_chance, seed=seed, copy=True),
        Peer(f"{game} child, chance unasked", game, children, seed=seed),
    )


def deals_of(name: str, random: Random) -> Iterator[Deal]:
    """Deals of `name` without end, from whole matches of random play."""
    game = load_peer(name)
    while True:
        yield from _deals_of_match(game, name, random)


def _deals_of_match(game: PeerGame, name: str, random: Random) -> Iterator[Deal]:
    state = game.new_initial_state()
    while not state.is_terminal():
        while state.is_chance_node():
            _play(state, random.getrandbits(30))
        if name == "spades":
            for _ in range(_SPADES_BIDS):
                _play(state, random.getrandbits(30))
        yield _rehearsed(state, random, of_cribbage=name == "cribbage")


def _rehearsed(state: PeerState, random: Random, *, of_cribbage: bool) -> Deal:
    """Play one deal to its end, `state` in place; cribbage deals again at a chance node."""
    start, decisions = state.clone(), 0
    picks: list[int] = []
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        elif of_cribbage and decisions != _CRIBBAGE_DISCARDS:
            break
        picks.append(random.getrandbits(30))
        _play(state, picks[-1])
    return Deal(start, tuple(picks), decisions)


def _play(state: PeerState, pick: int) -> None:
    actions = state.legal_actions()
    state.apply_action(actions[pick % len(actions)])


def _actions(deal: Deal) -> list[int]:
    state = deal.start.clone()
    actions: list[int] = []
    for pick in deal.picks:
        listed = state.legal_actions()
        actions.append(listed[pick % len(listed)])
        state.apply_action(actions[-1])
    return actions


def _copied(deal: Deal) -> Deal:
    return Deal(deal.start.clone(), deal.picks, deal.decisions)


def measure(*, rounds: int = 15, seed: int = 1) -> list[Row]:
    """µs a ply of every peer."""
    try:
        contestants = (
            *spades(seed=seed),
            *with_chance("crazy_eights", seed=seed),
            *with_chance("cribbage", seed=seed),
        )
        race = Race(contestants, rounds=rounds)
    except ImportError as error:
        return [Skipped("peers", f"open_spiel is not installed ({error})")]
    return [race.time(each.name) for each in contestants]


if __name__ == "__main__":
    print(table(measure()))
