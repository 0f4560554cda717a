"""Checks of what may be done and what may not, and of what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

import attrs

from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
    candidates,
    some,
)
from cardrules.typechecks import is_exactly, is_one_of
from cardrules.verdicts import Code, Conduct, Illegality

__all__ = [
    "alternatives_are_what_is_listed",
    "legality_and_verdict_agree",
    "listed_actions_are_legal",
    "no_other_seat_may_act",
    "nothing_is_done_when_it_is_over",
    "refused_actions_raise_their_verdict",
    "strangers_are_refused",
    "the_seat_to_act_may_act",
    "verdicts_name_code_and_clause",
]


@final
@attrs.frozen
class _Whistle(GameAction):
    """An action of a game that nobody plays."""


_STRANGERS: tuple[object, ...] = (None, True, 0, "play", (), object(), GameAction(), _Whistle())
_STRANGE = (Conduct.NOT_AN_ACTION, Conduct.ACTION_OF_ANOTHER_GAME)


def listed_actions_are_legal(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """What is listed or may be ruled is legal, has no verdict and can be applied."""
    game, state = moment.game, moment.state
    for action in (*some(game.legal_actions(state)), *game.rulings(state)):
        if not game.is_legal(state, action):
            yield f"{action} is listed and not legal"
        if game.why_illegal(state, action) is not None:
            yield f"{action} is listed and has a verdict"
        game.apply(state, action)


def the_seat_to_act_may_act(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """What is listed is also legal, and leads to the same state, `by` the seat to act."""
    game, state, actor = moment.game, moment.state, moment.game.to_act(moment.state)
    for action in some(game.legal_actions(state)):
        for seat in SEATS:
            if seat is actor and not game.is_legal(state, action, by=seat):
                yield f"{action} is not legal by {seat}, who is to act"
            if seat is actor and game.apply(state, action, by=seat) != game.apply(state, action):
                yield f"{action} leads elsewhere by {seat}, who is to act"


def no_other_seat_may_act(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Whatever the action, a seat that is not to act is told that it is out of turn, no more."""
    game, state, actor = moment.game, moment.state, moment.game.to_act(moment.state)
    for action in (*some(game.legal_actions(state)), *game.rulings(state)):
        for seat in SEATS:
            decision = not is_one_of(action, (DrawForDealer, Shuffle, Misdeal))
            if seat is actor and decision:
                continue
            verdict = game.why_illegal(state, action, by=seat)
            if verdict is None or verdict.code is not Conduct.OUT_OF_TURN:
                yield f"{action} by {seat}: {verdict}"
            elif verdict.alternatives:
                yield f"{seat} is not to act, and is told what would be legal"


def legality_and_verdict_agree(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`is_legal` says yes just where `why_illegal` says nothing, whoever claims to act."""
    game, state = moment.game, moment.state
    for action in (*candidates(moment), *_STRANGERS):
        for by in (None, *SEATS):
            verdict = game.why_illegal(state, action, by=by)
            if game.is_legal(state, action, by=by) is not (verdict is None):
                yield f"{action} by {by}: is_legal says otherwise than {verdict}"


def refused_actions_raise_their_verdict(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`apply` and `step` do what is legal, and raise the verdict of `why_illegal` else."""
    game, state = moment.game, moment.state
    for action in candidates(moment):
        for by in (None, *SEATS):
            verdict = game.why_illegal(state, action, by=by)
            for act in (game.apply, game.step):
                try:
                    act(state, action, by=by)
                    raised = None
                except IllegalActionError as error:
                    raised = error.illegality
                if raised != verdict:
                    yield f"{action} by {by}: the verdict is {verdict}, raised is {raised}"


def verdicts_name_code_and_clause(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """A verdict is an `Illegality` with a code and a clause, and its sentence is one line."""
    game, state = moment.game, moment.state
    for action in (*candidates(moment), *_STRANGERS):
        verdict = game.why_illegal(state, action)
        if verdict is None:
            continue
        if not is_exactly(Illegality, verdict):
            yield f"{action}: the verdict is a {type(verdict).__name__}"
        elif not (_is_code(verdict.code) and verdict.clause and verdict.reason):
            yield f"{action}: the verdict has {verdict.code}, {verdict.clause!r}"
        elif "\n" in str(verdict):
            yield f"{action}: the sentence has several lines"


def alternatives_are_what_is_listed(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Whoever is to act and is refused is told all that is listed, or nothing."""
    game, state, actor = moment.game, moment.state, moment.game.to_act(moment.state)
    listed = game.legal_actions(state)
    for action in candidates(moment):
        for by in (None, *SEATS):
            verdict = game.why_illegal(state, action, by=by)
            told = () if verdict is None else verdict.alternatives
            if told and (told != listed or by not in (None, actor)):
                yield f"{action} by {by}: told are {len(told)} alternatives of {len(listed)}"


def strangers_are_refused(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """What is no action, or no action of this game, is refused as that."""
    for thing in _STRANGERS:
        verdict = moment.game.why_illegal(moment.state, thing)
        if verdict is None or verdict.code not in _STRANGE:
            yield f"{thing!r}: {verdict}"


def nothing_is_done_when_it_is_over(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Once there is an outcome every action is refused as too late, and no ruling is left."""
    game, state = moment.game, moment.state
    if game.outcome(state) is None:
        return
    if game.rulings(state):
        yield "it is over, and there are rulings"
    for action in candidates(moment):
        verdict = game.why_illegal(state, action)
        if verdict is None or verdict.code is not Conduct.MATCH_OVER:
            yield f"it is over, and {action}: {verdict}"


def _is_code(thing: object) -> bool:
    """Say whether a thing is a code, whatever it is annotated as."""
    return isinstance(thing, Code)
