"""Checks of who acts, and of what is listed."""

from __future__ import annotations

from collections.abc import Iterator

from cardrules.engine import CHANCE, Outcome
from cardrules.seats import Seat, Side
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
)
from cardrules.typechecks import is_exactly, is_none_or

__all__ = [
    "a_seat_or_chance_or_nobody_acts",
    "a_seat_to_act_has_actions",
    "actions_are_listed_in_one_order",
    "actions_are_listed_once",
    "an_outcome_names_winner_and_clause",
    "it_is_over_when_nobody_acts",
    "rulings_are_no_decisions",
]


def a_seat_or_chance_or_nobody_acts(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`to_act` gives a seat, `CHANCE` or `None`, and the same again."""
    actor = moment.game.to_act(moment.state)
    if not (is_none_or(Seat, actor) or actor is CHANCE):
        yield f"to_act gives {actor!r}"
    if moment.game.to_act(moment.state) is not actor:
        yield "to_act gives something else the second time"


def a_seat_to_act_has_actions(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`legal_actions` lists something where a seat is to act, and nothing anywhere else."""
    listed, actor = moment.game.legal_actions(moment.state), moment.game.to_act(moment.state)
    if not is_exactly(tuple, listed):
        yield f"legal_actions gives a {type(listed).__name__}"
    if bool(listed) is not isinstance(actor, Seat):
        yield f"{actor} is to act, and {len(listed)} actions are listed"


def it_is_over_when_nobody_acts(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """There is an `outcome` where nobody is to act, not even chance, and nowhere else."""
    actor, ended = moment.game.to_act(moment.state), moment.game.outcome(moment.state)
    if (ended is None) is not (actor is not None):
        yield f"{actor} is to act, and the outcome is {ended}"


def an_outcome_names_winner_and_clause(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """An `Outcome` has a side that won, a reason and a clause."""
    ended = moment.game.outcome(moment.state)
    if not is_none_or(Outcome, ended):
        yield f"outcome gives a {type(ended).__name__}"
    elif ended is not None and not (is_exactly(Side, ended.winner) and ended.reason):
        yield f"the outcome is {ended}"
    elif ended is not None and not ended.clause:
        yield "the outcome has no clause"


def actions_are_listed_once(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """No two actions that `legal_actions` lists are equal."""
    listed = moment.game.legal_actions(moment.state)
    for place, action in enumerate(listed):
        if action in listed[:place]:
            yield f"{action} is listed twice"


def actions_are_listed_in_one_order(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`legal_actions` gives the same tuple again, also for an equal state made anew."""
    game, listed = moment.game, moment.game.legal_actions(moment.state)
    if game.legal_actions(moment.state) != listed:
        yield "legal_actions gives another tuple the second time"
    if game.legal_actions(game.from_setup(game.to_setup(moment.state))) != listed:
        yield "legal_actions gives another tuple for an equal state"


def rulings_are_no_decisions(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`rulings` gives a tuple of actions that `legal_actions` does not list."""
    listed, rulings = moment.game.legal_actions(moment.state), moment.game.rulings(moment.state)
    if not is_exactly(tuple, rulings):
        yield f"rulings gives a {type(rulings).__name__}"
    for ruling in rulings:
        if ruling in listed:
            yield f"{ruling} is a ruling and is listed"
