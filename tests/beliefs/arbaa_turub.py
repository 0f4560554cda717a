"""Arba'a Turub: its beliefs, and a pack that deals what a world implies."""

from __future__ import annotations

from typing import Final, TypeAlias

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import belief, viewtext
from cardrules.cards import Card
from tests.beliefs.subject import Believer, Held, Moment, every_rule
from tests.differential import arbaa_turub_rich as rich

_Moment: TypeAlias = Moment[at.State, at.Action]


def opens(state: at.State) -> bool:
    """Before the draw, and before each deal."""
    return state.phase in (at.Phase.DRAW, at.Phase.SHUFFLE)


def implied(moment: _Moment, held: Held) -> _Moment:
    """The shuffled pack is the one that brings everybody what they hold or have played."""
    if not moment.done or opens(moment.state):
        return moment
    (nobody, _), *others = moment.done
    pack = _pack(moment, held)
    for _, action in others:
        if isinstance(action, at.Cut):
            pack = at.cut(pack, len(pack) - action.at)
    return Moment(moment.state, moment.start, ((nobody, at.Shuffle(pack)), *others))


def _pack(moment: _Moment, held: Held) -> tuple[Card, ...]:
    """The pack as it was dealt, after the cut."""
    if held.stock:
        return (*(card for hand in held.hands for card in hand), *held.stock)
    hands = [[*hand] for hand in held.hands]
    for seat, action in moment.done:
        if seat is not None and isinstance(action, at.Play):
            hands[seat].append(action.card)
    rules, dealer = moment.start.rules, moment.start.dealer
    assert dealer is not None
    order = rules.seats_from(rules.next_seat(dealer))
    return tuple(card for n in range(0, 36, 3) for seat in order for card in hands[seat][n : n + 3])


def settled(world: at.State, replayed: at.State) -> bool:
    """A view leaves nothing open but where the cards lie."""
    return world == replayed


BELIEVER: Final[Believer[at.Rules, at.State, at.View, at.Setup, at.Action, at.Event]] = Believer(
    game=at,
    rules=every_rule(at.CHOICES, at.PROFILES, at.rules_from),
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
