"""Cuarenta: what can be done to its states without it being a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

import attrs

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta.rules import Direction
from cardrules.seats import SEATS, SIDES, Seat
from tests.differential.bridge import Plain
from tests.differential.cuarenta import CUARENTA
from tests.differential.cuarenta_strays import FOREIGN, stray
from tests.oracles import cuarenta as slow
from tests.properties.cuarenta_exchange import exchanged
from tests.properties.subject import Relabelling, Subject

_WORDS: Final[tuple[cu.Action, ...]] = (
    cu.Pass(),
    cu.AnnounceRonda(),
    cu.ShowFour(),
    cu.TakeForgotten(),
    *(cu.ClaimPrize(seat, rank) for seat, rank in product(SEATS, (*cu.RANKS, Rank.EIGHT))),
)
_STRAYS: Final = 60
"""How many plays are tried at random on a table that is too full to try everything."""


class CuarentaSubject:
    """The properties' subject for this game."""

    bridge = CUARENTA

    def universe(self, state: cu.State) -> tuple[cu.Action, ...]:
        """All words and claims, all cards laid; and on a table of up to four cards every play that
        names each card of it at most once, on a fuller one every sum and match with every run.
        """
        laid = map(cu.Play, (*cu.PACK, FOREIGN))
        if state.turn is None or state.phase is cu.Phase.OVER:
            return (*_WORDS, *laid)
        hand = state.hands[state.turn]
        few = len(state.table) <= 4
        plays = (each for card in hand for each in (_every if few else _likely)(card, state))
        rng = Random(len(state.table) + state.scores[0])
        wrong = (stray(rng, state) for _ in range(_STRAYS))
        decisions = (each for each in wrong if isinstance(each, cu.Play))
        return tuple(dict.fromkeys((*_WORDS, *laid, *plays, *decisions)))

    def listed_as(self, state: cu.State, action: cu.Action) -> cu.Action:
        """Cards of one rank are twins, but for the card just laid as the target of a match."""
        if not isinstance(action, cu.Play) or state.turn is None:
            return action
        (card,) = _first((action.card,), state.hands[state.turn])
        if action.base == (state.fresh,) and action.card.rank is action.base[0].rank:
            base: tuple[Card, ...] = action.base
        else:
            matched = all(each.rank is card.rank for each in action.base)
            alone = matched and state.rules.match_takes == "one"
            older = [each for each in state.table if each != state.fresh]
            base = _first(action.base, older if alone else state.table)
        return cu.Play(card, base, _first(action.sequence, state.table))

    def up_to_twins(self, state: cu.State) -> object:
        """Everything, with the rank in place of each card."""
        plain = self.bridge.plain(state)
        return state.rules, {field: _ranks(value) for field, value in plain.items()}

    def exchanged(self, rng: Random, state: cu.State, seat: Seat | None) -> cu.State:
        return exchanged(rng, state, seat)

    def relabelled(self, names: Relabelling, state: cu.State) -> cu.State:
        setup = cu.to_setup(state)
        seats = [names.origin(seat) for seat in SEATS]
        sides = [names.origin(side.seats[0]).side for side in SIDES]
        table = cu.sort_hand(names.cards(state.table))
        return cu.from_setup(
            attrs.evolve(
                setup,
                rules=_renamed(names, state.rules),
                dealer=state.dealer and names.seat(state.dealer),
                turn=state.turn and names.seat(state.turn),
                hands=tuple(names.cards(state.hands[seat]) for seat in seats),
                stock=names.cards(state.stock),
                table=table,
                fresh=state.fresh and names.card(state.fresh),
                piles=(names.cards(state.piles[sides[0]]), names.cards(state.piles[sides[1]])),
                scores=(state.scores[sides[0]], state.scores[sides[1]]),
                answers=tuple(state.answers[seat] for seat in seats),
                rondas=tuple(attrs.evolve(r, holder=names.seat(r.holder)) for r in state.rondas),
                fallen=tuple(names.cards(state.fallen[seat]) for seat in seats),
                forgotten=_first(state.forgotten, table),
                capturer=state.capturer and names.seat(state.capturer),
                prizes=tuple(cu.Prize(names.seat(who), rank) for who, rank in state.prizes),
                last_capturer=state.last_capturer and names.seat(state.last_capturer),
                chicas=(state.chicas[sides[0]], state.chicas[sides[1]]),
                winner=state.winner and names.side(state.winner),
            )
        )

    def relabelled_action(self, names: Relabelling, action: cu.Action) -> cu.Action:
        match action:
            case cu.DrawForDealer(pack):
                return cu.DrawForDealer(names.cards(pack))
            case cu.Shuffle(pack):
                return cu.Shuffle(names.cards(pack))
            case cu.Play(card, base, sequence):
                return cu.Play(names.card(card), names.cards(base), names.cards(sequence))
            case cu.ClaimPrize(holder, rank):
                return cu.ClaimPrize(names.seat(holder), rank)
            case _:
                return action


def _first(cards: Sequence[Card], lying: Iterable[Card]) -> tuple[Card, ...]:
    """For each card the first of its rank among those that lie there, each of them once."""
    wanted = Counter(card.rank for card in cards)
    found: list[Card] = []
    for card in cu.sort_hand(tuple(lying)):
        if wanted[card.rank]:
            wanted[card.rank] -= 1
            found.append(card)
    return tuple(found)


def _ranks(value: Plain) -> Plain:
    """Plain data with every card as its rank, in the order of the ranks where the game sorts."""
    if isinstance(value, str):
        return value[0] if value in slow.PACK else value
    return tuple(map(_ranks, value)) if isinstance(value, tuple) else value


def _every(card: Card, state: cu.State) -> Iterator[cu.Action]:
    """Each card of the table in the base, in the sequence, or in neither."""
    for places in product(range(3), repeat=len(state.table)):
        parts = [
            tuple(each for each, place in zip(state.table, places, strict=True) if place == part)
            for part in (1, 2)
        ]
        yield cu.Play(card, *parts)


def _likely(card: Card, state: cu.State) -> Iterator[cu.Action]:
    """Each match and sum, of twins the first and the last, with each run above the card."""
    equal = tuple(each for each in state.table if each.rank is card.rank)
    bases = [(each,) for each in equal] + [equal, ()]
    for lying in (state.table, state.table[::-1]):
        for ranks in cu.sums(card.rank):
            base = _first_of(ranks, lying)
            bases += [base] if len(base) == len(ranks) else []
    start = cu.RANKS.index(card.rank) + 1
    for base in dict.fromkeys(bases):
        for end in range(start, len(cu.RANKS) + 1):
            run = _first_of(cu.RANKS[start:end], state.table)
            yield cu.Play(card, base, run)
            if len(run) < end - start:
                break


def _first_of(ranks: Sequence[Rank], lying: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of these ranks, as far as there are any, the first of each."""
    found: list[Card] = []
    for rank in ranks:
        left = [each for each in lying if each.rank is rank and each not in found]
        found += left[:1]
    return tuple(found)


def _renamed(names: Relabelling, rules: cu.Rules) -> cu.Rules:
    """The rules under other names: where the draw starts, and which way everything goes."""
    start = names.seat(rules.draw_starts_at)
    if not names.mirrored:
        return attrs.evolve(rules, draw_starts_at=start)
    other: Direction = "counter_clockwise" if rules.direction == "clockwise" else "clockwise"
    return attrs.evolve(rules, draw_starts_at=start, direction=other)


SUBJECT: Final[Subject[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event, slow.Action]] = (
    CuarentaSubject()
)
"""What the properties are given for this game."""
