"""The contract of `cardrules.engine.Game` as checks that any game of that shape can be put to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar, final

from cardrules.engine import Game
from cardrules.errors import InvalidArgumentError, shown
from cardrules.streams import Stream, stream
from cardrules.testing import (
    _chances,
    _knowledge,
    _matches,
    _transitions,
    _turns,
    _values,
    _verdicts,
)
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
    moments_of,
    told,
    walk,
)
from cardrules.testing.reports import Failure, Report
from cardrules.typechecks import is_exactly

__all__ = ["check_game"]

_MOST: Final = 1_000_000
_LONGEST: Final = 300
"""How many characters of what was seen are kept: a pack is long."""
ThingT = TypeVar("ThingT")


def check_game(
    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    *,
    seed: int = 0,
    matches: int = 2,
    moments: int = 20,
    actions: int = 2_000,
) -> Report:
    """Put a game to the contract of `cardrules.engine.Game`, and report what fails.

    Under each of the game's `PROFILES` so many `matches` are played at random, each for `actions`
    actions at the most. Of each match the first and the last states and about `moments` of those
    in between are put to every check. All of it depends on `seed` alone (see
    `cardrules.streams`). An error that the game raises where it should not is a failure of the
    check that met it; nothing is raised but `InvalidArgumentError`, for a seed that no stream has
    and for a number that is not from 0 to 1,000,000.

    A state has `hands` and `stock`, and so have the fields of a state spelled out; a view has
    `seat`, `hand`, `hand_sizes`, `stock_size` and `unseen`, as in both games here.

    >>> from cardrules import cuarenta
    >>> print(check_game(cuarenta, matches=1, moments=0, actions=8))
    cuarenta, seed 0: 44 checks, made 850 times, none failed
    """
    for name, number in (("matches", matches), ("moments", moments), ("actions", actions)):
        if not (is_exactly(int, number) and 0 <= number <= _MOST):
            raise InvalidArgumentError(name, shown(number), f"0 to {_MOST}")
    stream(seed)
    tally = _Tally()
    tally.put(_matches.constants_are_sound, game)
    # Without a pack and profiles there is nothing to play, and no more to be said.
    for name in () if tally.failures else game.PROFILES:
        for _ in range(matches):
            _check_match(game, tally, name, stream(seed, tally.match), moments, actions)
            tally.match += 1
    named: object = getattr(game, "NAME", None)
    known = named if isinstance(named, str) else "?"
    return Report(known, seed, tuple(tally.failures.values()), tuple(tally.checked.items()))


@final
class _Tally:
    """What has been checked so far, and where one is."""

    def __init__(self) -> None:
        self.failures: dict[str, Failure] = {}
        self.checked: dict[str, int] = {}
        self.rules, self.match, self.actions = "-", 0, 0

    def put(self, check: Callable[[ThingT], Iterator[str]], thing: ThingT) -> None:
        """Make a check; what it says first is kept, and so is an error that it meets."""
        name = check.__name__
        self.checked[name] = self.checked.get(name, 0) + 1
        try:
            seen = next(check(thing), None)
        except Exception as error:  # a game that is to be checked may raise anything
            seen = told(error)
        if seen is not None and name not in self.failures:
            seen = seen[:_LONGEST]
            self.failures[name] = Failure(name, seen, self.rules, self.match, self.actions)


def _check_match(
    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
    tally: _Tally,
    rules: str,
    drawn: Stream,
    moments: int,
    actions: int,
) -> None:
    """Play a match and put it and its moments to the checks."""
    tally.rules, tally.actions = rules, 0
    played = walk(game, rules, drawn, actions)
    tally.put(_matches.matches_start_alike, played)
    tally.actions = len(played.actions)
    tally.put(_matches.matches_go_on, played)
    tally.put(_matches.matches_replay, played)
    for moment in moments_of(played, drawn, moments):
        tally.actions = moment.place
        for check in _checks_of(moment):
            tally.put(check, moment)


def _checks_of(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> tuple[Callable[[Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT]], Iterator[str]], ...]:
    """Give the checks of a moment, in the order in which they are made."""
    del moment
    return (
        _turns.a_seat_or_chance_or_nobody_acts,
        _turns.a_seat_to_act_has_actions,
        _turns.it_is_over_when_nobody_acts,
        _turns.an_outcome_names_winner_and_clause,
        _turns.actions_are_listed_once,
        _turns.actions_are_listed_in_one_order,
        _turns.rulings_are_no_decisions,
        _verdicts.listed_actions_are_legal,
        _verdicts.the_seat_to_act_may_act,
        _verdicts.no_other_seat_may_act,
        _verdicts.legality_and_verdict_agree,
        _verdicts.refused_actions_raise_their_verdict,
        _verdicts.verdicts_name_code_and_clause,
        _verdicts.alternatives_are_what_is_listed,
        _verdicts.strangers_are_refused,
        _verdicts.nothing_is_done_when_it_is_over,
        _transitions.to_act_twice_is_to_act_alike,
        _transitions.states_are_left_as_they_were,
        _transitions.actions_lead_elsewhere,
        _transitions.step_leads_where_apply_does,
        _transitions.steps_tell_something,
        _transitions.states_say_all_that_matters,
        _values.states_are_values,
        _values.actions_are_values,
        _values.views_are_values,
        _values.events_are_values,
        _values.states_spelled_out_have_no_faults,
        _values.faulty_fields_make_no_state,
        _values.states_spelled_out_make_the_state,
        _values.unequal_states_are_spelled_out_differently,
        _chances.any_order_of_the_pack_is_taken,
        _chances.wrong_packs_are_refused,
        _chances.chance_waits_until_it_is_due,
        _knowledge.views_know_their_hand_and_count_the_rest,
        _knowledge.views_answer_as_the_state_does,
        _knowledge.other_views_list_nothing,
        _knowledge.views_judge_as_the_state_does,
        _knowledge.hidden_cards_change_no_view,
        _knowledge.the_order_of_a_pack_is_not_observed,
        _knowledge.observing_hides_and_adds_nothing,
    )
