"""Nothing that takes a view can tell two worlds of it apart, nor can what was observed."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random

from cardrules.engine import CHANCE
from cardrules.seats import SEATS
from tests.beliefs.moments import ONLOOKERS, moments, observed
from tests.beliefs.subject import (
    ActionT,
    Believer,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
)


def undisturbed(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    rules: RulesT,
    number: int,
    rng: Random,
) -> int:
    """Put other worlds in the place of `number` states; how many of them were really others."""
    game, others = believer.game, 0
    for place, moment in enumerate(moments(believer, rules, rng)):
        if place >= number:
            break
        state, seat = moment.state, rng.choice(ONLOOKERS)
        view = game.view(state, seat)
        world = believer.sample(view, rng)
        again = game.view(world, seat)
        others += world != state
        assert answers(believer, state, again) == answers(believer, state, view)
        told = observed(believer, moment, state, seat)
        assert observed(believer, moment, world, seat) == told, believer.text(view)
    return others


def answers(
    believer: Believer[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    state: HeldT,
    view: KnownT,
) -> tuple[object, ...]:
    """What everything that takes a view says of it; of actions, those that `state` offers."""
    game = believer.game
    believer.forget()
    counted = believer.count(view)
    believer.forget()
    chances = [(card, [*found.items()]) for card, found in believer.marginals(view).items()]
    tried: list[object] = [*game.legal_actions(state), *game.rulings(state), "no action"]
    if game.to_act(state) is CHANCE:
        tried.append(game.chance(state, game.PACK))
    return (
        hash(view),
        repr(view),
        believer.text(view).encode(),
        pickle.dumps(view),
        counted,
        chances,
        game.to_act(view),
        game.legal_actions(view),
        game.outcome(view),
        believer.sample(view, Random(3)),
        [*islice(believer.worlds(view), 3)],
        [game.is_legal(view, each, by=by) for each in tried for by in (None, *SEATS)],
        [game.why_illegal(view, each, by=by) for each in tried for by in (None, *SEATS)],
    )
