"""Cuarenta: its beliefs, and the start of a lot as a world implies it."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from cardrules import cuarenta as cu
from cardrules.cuarenta import belief, viewtext
from tests.beliefs.subject import Believer, Held, Moment, every_rule
from tests.differential import cuarenta_rich as rich

_Moment: TypeAlias = Moment[cu.State, cu.Action]


def opens(state: cu.State) -> bool:
    """Before the draw, before each hand, and where the second lot has just been dealt."""
    if state.phase is cu.Phase.ANNOUNCE:
        return state.lot == 2 and not any(state.answers)
    return state.phase in (cu.Phase.DRAW, cu.Phase.SHUFFLE)


def implied(moment: _Moment, held: Held) -> _Moment:
    """Everybody was dealt what is held or has been played in this lot."""
    if opens(moment.state) and not held.stock and not any(held.hands):
        return moment
    hands = [[*hand] for hand in held.hands]
    for seat, action in moment.done:
        if seat is not None and isinstance(action, cu.Play):
            hands[seat].append(action.card)
    if moment.start.phase is cu.Phase.ANNOUNCE:
        dealt = tuple(tuple(hand) for hand in hands)
        start = cu.from_setup(attrs.evolve(cu.to_setup(moment.start), hands=dealt))
        return Moment(moment.state, start, moment.done)
    rules, dealer = moment.start.rules, moment.start.dealer
    assert dealer is not None
    order = rules.seats_from(rules.next_seat(dealer))
    pack = (*(card for seat in order for card in hands[seat]), *held.stock)
    (nobody, _), *others = moment.done
    return Moment(moment.state, moment.start, ((nobody, cu.Shuffle(pack)), *others))


def settled(world: cu.State, replayed: cu.State) -> bool:
    """A view leaves open where the cards lie and, as long as none is claimed, which prizes are due.

    A world has every prize that can be due, so those that are due are among its own.
    """
    one, other = (attrs.evolve(cu.to_setup(s), prizes=()) for s in (world, replayed))
    if world.phase is cu.Phase.OVER:
        return one == other
    return one == other and {*replayed.prizes} <= {*world.prizes}


BELIEVER: Final[Believer[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event]] = Believer(
    game=cu,
    rules=every_rule(cu.CHOICES, cu.PROFILES, cu.rules_from),
    pack=rich.pack,
    choose=rich.choose,
    elsewhere=rich.elsewhere,
    count=belief.count_worlds,
    sample=belief.sample_world,
    worlds=belief.worlds,
    marginals=belief.marginals,
    text=viewtext.format_view,
    forget=belief._deals.cache_clear,
    opens=opens,
    implied=implied,
    settled=settled,
)
"""What the checks are given for this game."""
