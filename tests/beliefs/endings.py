"""Views shortly before an end, with every deal gone through by hand and by the library.

By hand: every way to deal the hidden cards, one by one, and all that was done replayed from it. A
deal that all of it is legal from, and that leads to the same view, is one of the view's worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import TypeAlias, final

import attrs

from cardrules.cards import Card
from cardrules.counting import STOCK, Place
from cardrules.seats import SEATS
from tests.beliefs.chi_square import p_value
from tests.beliefs.moments import ONLOOKERS, moments, replayed
from tests.beliefs.subject import (
    ActionT,
    Believer,
    Dealt,
    EventT,
    HeldT,
    Known,
    KnownT,
    Moment,
    RulesT,
    SetupT,
)

Hands: TypeAlias = tuple[tuple[Card, ...], ...]

LEAST_P = 0.0001


@final
@attrs.define
class Tally:
    """What was compared. Whatever is wrong raises at once."""

    views: int = 0
    deals: int = 0
    """Deals gone through by hand."""
    worlds: int = 0
    """Deals that were worlds."""
    draws: int = 0
    lowest: float = 1.0
    """The lowest p-value."""

    def __str__(self) -> str:
        return (
            f"{self.views:,} views, {self.deals:,} deals by hand ({self.worlds:,} are worlds), "
            f"{self.draws:,} draws, lowest p {self.lowest:.5f}"
        )


def compared(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rules: RulesT,
    number: int,
    most: int,
    rng: Random,
) -> Tally:
    """Compare `number` views that have two worlds or more, and at most so many deals by hand."""
    game, tally = believer.game, Tally()
    for moment in moments(believer, rules, rng):
        if tally.views >= number:
            break
        seat = rng.choice(ONLOOKERS)
        view = game.view(moment.state, seat)
        if not 1 < labelled(view) <= most or rng.random() < 0.5:
            continue
        if believer.count(view) == labelled(view) and rng.random() < 0.9:
            continue  # nothing is known but how many cards there are
        by_hand = worlds_by_hand(believer, moment, view)
        total = by_hand.total()
        assert believer.count(view) == total, believer.text(view)
        listed = [(world.hands, ways) for world, ways in believer.worlds(view)]
        assert len(listed) == len(by_hand), believer.text(view)
        assert dict(listed) == by_hand, believer.text(view)
        assert by_place(believer.marginals(view)) == frequencies(by_hand, view)
        if len(by_hand) > 1:
            draws = max(100, 5 * total // min(by_hand.values()))
            drawn = Counter(believer.sample(view, rng).hands for _ in range(draws))
            found = p_value(drawn, by_hand)
            assert found > LEAST_P, believer.text(view)
            tally.lowest = min(tally.lowest, found)
            tally.draws += draws
            tally.views += 1
        tally.deals += labelled(view)
        tally.worlds += total
    return tally


def labelled(view: Known) -> int:
    """How many ways there are to deal the hidden cards, whatever is known; 0 with a stock."""
    left, ways = len(view.unseen), int(not view.stock_size)
    for seat in SEATS:
        if seat is not view.seat:
            ways *= comb(left, view.hand_sizes[seat])
            left -= view.hand_sizes[seat]
    return ways


def worlds_by_hand(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    moment: Moment[HeldT, ActionT],
    view: KnownT,
) -> Counter[Hands]:
    """Every world of a view without a stock: its hands, and how many deals of real cards it is."""
    found: Counter[Hands] = Counter()
    known: dict[Hands, bool] = {}
    for hands in _deals(view, range(len(view.unseen)), ()):
        if hands not in known:
            state = replayed(believer, moment, Dealt(hands, ()))
            known[hands] = state is not None and believer.game.view(state, view.seat) == view
        found[hands] += known[hands]
    return +found


def _deals(view: Known, left: Sequence[int], hands: Hands) -> Iterator[Hands]:
    """Deal the places in `unseen` that are left to the seats that have no hand yet."""
    if len(hands) == len(SEATS):
        yield hands
        return
    seat = SEATS[len(hands)]
    if seat is view.seat:
        yield from _deals(view, left, (*hands, view.hand))
        return
    for places in combinations(left, view.hand_sizes[seat]):
        hand = tuple(view.unseen[place] for place in places)
        rest = [place for place in left if place not in places]
        yield from _deals(view, rest, (*hands, hand))


def frequencies(worlds: Mapping[Hands, int], view: Known) -> dict[Card, dict[Place, Fraction]]:
    """How often one copy of each unseen card lies where, over all worlds."""
    copies, total = Counter(view.unseen), sum(worlds.values())
    found: dict[Card, dict[Place, Fraction]] = {}
    for card in copies:
        found[card] = {STOCK: Fraction(0)}
        for seat in SEATS:
            if seat is not view.seat:
                held = sum(hands[seat].count(card) * ways for hands, ways in worlds.items())
                found[card][seat] = Fraction(held, total * copies[card])
    return found


def by_place(
    marginals: Mapping[Card, Mapping[Place, Fraction]],
) -> dict[Card, dict[Place, Fraction]]:
    """The same as plain dictionaries."""
    return {card: dict(chances) for card, chances in marginals.items()}
