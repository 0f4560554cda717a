"""Checks of what a view and an observed event tell, and what they do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.engine import CHANCE
from cardrules.seats import SEATS, Seat
from cardrules.testing._exchanges import exchanged
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
    candidates,
)
from cardrules.typechecks import is_exactly, is_one_of

__all__ = [
    "hidden_cards_change_no_view",
    "observing_hides_and_adds_nothing",
    "other_views_list_nothing",
    "the_order_of_a_pack_is_not_observed",
    "views_answer_as_the_state_does",
    "views_judge_as_the_state_does",
    "views_know_their_hand_and_count_the_rest",
]

_ONLOOKERS: tuple[Seat | None, ...] = (None, *SEATS)
_EXCHANGES: Final = 6
"""How often two cards of a pack are exchanged: most are dealt to two who are not a third one."""


def views_know_their_hand_and_count_the_rest(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """A view has its seat's hand, how many cards lie elsewhere, and which, in pack order."""
    game, state = moment.game, moment.state
    order = {card: place for place, card in enumerate(game.PACK)}
    for seat in _ONLOOKERS:
        view = game.view(state, seat)
        own = () if seat is None else state.hands[seat]
        hidden: Counter[Card] = Counter(state.stock)
        for other in SEATS:
            hidden.update(() if other is seat else state.hands[other])
        if (view.seat, view.hand) != (seat, own):
            yield f"the view of {seat} is {view.seat}'s, with {len(view.hand)} cards"
        if view.hand_sizes != tuple(map(len, state.hands)) or view.stock_size != len(state.stock):
            yield f"the view of {seat} counts {view.hand_sizes} and {view.stock_size}"
        if view.unseen != tuple(sorted(hidden.elements(), key=order.__getitem__)):
            yield f"the view of {seat} has {len(view.unseen)} unseen cards, or out of order"


def views_answer_as_the_state_does(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """A view has the state's actor and outcome; the actor's view lists what the state does."""
    game, state = moment.game, moment.state
    for seat in _ONLOOKERS:
        view = game.view(state, seat)
        if game.to_act(view) != game.to_act(state) or game.outcome(view) != game.outcome(state):
            yield f"in the view of {seat} {game.to_act(view)} is to act"
        if seat is game.to_act(state) and game.legal_actions(view) != game.legal_actions(state):
            yield f"the view of {seat} lists other actions than the state"


def other_views_list_nothing(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """The view of a seat that is not to act lists nothing: it would tell of a hand."""
    game, state = moment.game, moment.state
    for seat in _ONLOOKERS:
        asked = seat is not None and seat is game.to_act(state)
        if not asked and game.legal_actions(game.view(state, seat)):
            yield f"the view of {seat}, who is not to act, lists actions"


def views_judge_as_the_state_does(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """An action has the state's verdict in a view; only the seat to act is told alternatives."""
    game, state = moment.game, moment.state
    for action in candidates(moment):
        for seat in SEATS:
            view = game.view(state, seat)
            seen, legal = game.why_illegal(view, action), game.is_legal(view, action)
            due = game.why_illegal(state, action)
            due = game.why_illegal(state, action, by=seat) if _is_decision(action) else due
            if legal is not (due is None) or (seen and seen.code) != (due and due.code):
                yield f"{action} in the view of {seat}: {seen}, and in the state: {due}"
            if seen is not None and seen.alternatives and seat is not game.to_act(state):
                yield f"{action} in the view of {seat}: told is what would be legal"


def hidden_cards_change_no_view(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Other cards where a seat cannot see make no other view, verdict in it or observed event."""
    game, state, action = moment.game, moment.state, moment.action
    tried = candidates(moment)
    for seat in _ONLOOKERS:
        other = exchanged(moment, seat)
        one, two = game.view(state, seat), game.view(other, seat)
        if one != two or hash(one) != hash(two):
            yield f"the view of {seat} tells of cards that it cannot see"
        elif any(game.why_illegal(one, each) != game.why_illegal(two, each) for each in tried):
            yield f"a verdict in the view of {seat} tells of cards that it cannot see"
        elif action is not None and game.is_legal(other, action):
            step, beside = game.step(state, action), game.step(other, action)
            same = game.view(step.state, seat) == game.view(beside.state, seat)
            if same and game.observe(step.events, seat) != game.observe(beside.events, seat):
                yield f"{seat} observes cards that it cannot see"


def the_order_of_a_pack_is_not_observed(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Who has the same view after a shuffle of two packs has observed the same."""
    game, state = moment.game, moment.state
    if game.to_act(state) is not CHANCE:
        return
    others = (game.PACK, *(_with_two_exchanged(moment) for _ in range(_EXCHANGES)))
    actions = [game.chance(state, pack) for pack in (moment.pack, *others)]
    if not all(is_exactly(Shuffle, action) for action in actions):
        return  # what is drawn for dealer lies open, and is in no view afterwards
    one, *two = (game.step(state, action) for action in actions)
    for seat in _ONLOOKERS:
        view, seen = game.view(one.state, seat), game.observe(one.events, seat)
        for beside in two:
            same = view == game.view(beside.state, seat)
            if same and seen != game.observe(beside.events, seat):
                yield f"{seat} observes the order of a pack"


def _with_two_exchanged(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> tuple[Card, ...]:
    """Give the shuffled pack with two cards exchanged: who is dealt neither sees no difference."""
    pack = list(moment.pack)
    one, two = (moment.stream.below(len(pack)) for _ in range(2))
    pack[one], pack[two] = pack[two], pack[one]
    return tuple(pack)


def observing_hides_and_adds_nothing(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """What is observed has the same clauses in the same order, and is observed as it is again."""
    game = moment.game
    if moment.action is None:
        return
    events = game.step(moment.state, moment.action).events
    for seat in _ONLOOKERS:
        seen = game.observe(iter(events), seat)
        if [event.clause for event in seen] != [event.clause for event in events]:
            yield f"{seat} observes {len(seen)} of {len(events)} events, or other ones"
        if game.observe(seen, seat) != seen:
            yield f"{seat} observes otherwise what it has observed"
        if game.observe(seen, None) != game.observe(events, None):
            yield f"what {seat} observes tells a spectator something else"


def _is_decision(action: object) -> bool:
    """Say whether an action is a seat's, and neither chance nor a ruling."""
    return not is_one_of(action, (DrawForDealer, Shuffle, Misdeal))
