"""Faults in what an action leads to, and in states spelled out."""

from __future__ import annotations

import attrs

from cardrules.actions import Misdeal
from cardrules.engine import CHANCE, Chance, Step
from cardrules.seats import Seat
from cardrules.verdicts import Fault, Illegality
from examples import third_game as game
from examples.third_game import Action, Event, Setup, State
from examples.third_game.rules import Refusal
from tests.testing.sound import Position, Sound


def another(state: State) -> State:
    """A state that differs in the tricks."""
    north_south, east_west = state.table.tricks
    return attrs.evolve(state, table=attrs.evolve(state.table, tricks=(north_south + 1, east_west)))


class LeadsAnywhere(Sound):
    """Every other time an action takes a trick more."""

    caught_by = "to_act_twice_is_to_act_alike"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        following = game.apply(state, action, by=by)
        return another(following) if self.every_other_time() else following


class TellsAnything(Sound):
    """Every other time an event more is told."""

    caught_by = "to_act_twice_is_to_act_alike"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        more = step.events[: self.every_other_time()]
        return Step(step.state, step.events + more)


class ChangesTheState(Sound):
    """The state that is played on has its stock turned over."""

    caught_by = "states_are_left_as_they_were"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        following = game.apply(state, action, by=by)
        object.__setattr__(state, "stock", state.stock[::-1])
        return following


class ChangesTheStateOnRefusal(Sound):
    """The state on which something wrong is tried has its stock turned over."""

    caught_by = "states_are_left_as_they_were"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        if isinstance(position, State) and verdict is not None and verdict.clause == "G-3":
            object.__setattr__(position, "stock", position.stock[::-1])
        return verdict


class MisdealChangesNothing(Sound):
    """A misdeal leaves everything as it is."""

    caught_by = "actions_lead_elsewhere"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        following = game.apply(state, action, by=by)
        return state if action == Misdeal() else following


class StepLeadsElsewhere(Sound):
    """`step` forgets the tricks."""

    caught_by = "step_leads_where_apply_does"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        table = attrs.evolve(step.state.table, tricks=(0, 0))
        return Step(attrs.evolve(step.state, table=table), step.events)


class TellsNothing(Sound):
    """Nothing is told of a misdeal or of a card, unless it ends a trick."""

    caught_by = "steps_tell_something"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        return Step(step.state, step.events if len(step.events) > 1 else ())


class TellsWithoutClause(Sound):
    """A trick is taken by no clause."""

    caught_by = "steps_tell_something"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        events = (attrs.evolve(e, clause="") if e.clause == "H-4" else e for e in step.events)
        return Step(step.state, tuple(events))


class RemembersWhereItCameFrom(Sound):
    """What was made of plain fields plays on without a stock."""

    caught_by = "states_say_all_that_matters"

    def from_setup(self, setup: Setup) -> State:
        self.made = game.from_setup(setup)
        return self.made

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        if state is not getattr(self, "made", None):
            return step
        return Step(attrs.evolve(step.state, stock=()), step.events)


class WaitsForAnother(Sound):
    """In what was made of plain fields chance is due."""

    caught_by = "states_say_all_that_matters"

    def from_setup(self, setup: Setup) -> State:
        self.made = game.from_setup(setup)
        return self.made

    def to_act(self, position: Position) -> Seat | Chance | None:
        return CHANCE if position is getattr(self, "made", None) else game.to_act(position)


class FaultyStates(Sound):
    """A state that was reached has a fault: a trick was taken."""

    caught_by = "states_spelled_out_have_no_faults"

    def faults(self, setup: Setup) -> frozenset[Fault]:
        taken = max(setup.table.tricks) > 1
        fault = Fault(Refusal.CARDS_DO_NOT_ADD_UP, "H-4", "tricks", "too many")
        return frozenset((fault,)) if taken else game.faults(setup)


class SpellsOutAnother(Sound):
    """The fields make a state with a trick more."""

    caught_by = "states_spelled_out_make_the_state"

    def from_setup(self, setup: Setup) -> State:
        return another(game.from_setup(setup))


class SpellsOutOtherwise(Sound):
    """Every other time a state is spelled out with its stock turned over."""

    caught_by = "states_spelled_out_make_the_state"

    def to_setup(self, state: State) -> Setup:
        setup = game.to_setup(state)
        return attrs.evolve(setup, stock=setup.stock[::-1]) if self.every_other_time() else setup

    def from_setup(self, setup: Setup) -> State:
        self.calls = 1
        return game.from_setup(setup)


class SpellsOutTooLittle(Sound):
    """A state is spelled out without its tricks."""

    caught_by = "unequal_states_are_spelled_out_differently"

    def to_setup(self, state: State) -> Setup:
        setup = game.to_setup(state)
        return attrs.evolve(
            setup, table=attrs.evolve(setup.table, trick=(), tricks=(0, 0)), hands=(), stock=()
        )


class NoFaults(Sound):
    """Whatever is spelled out has no faults."""

    caught_by = "faulty_fields_make_no_state"

    def faults(self, setup: Setup) -> frozenset[Fault]:
        return frozenset()


class MakesAnything(Sound):
    """A state is made of fields with faults."""

    caught_by = "faulty_fields_make_no_state"

    def from_setup(self, setup: Setup) -> State:
        return State(setup.table, setup.hands, setup.stock)


class SpellsHandsOutInAnyOrder(Sound):
    """Every other time the cards of each hand are spelled out the other way round."""

    caught_by = "states_spelled_out_make_the_state"

    def to_setup(self, state: State) -> Setup:
        setup = game.to_setup(state)
        if self.every_other_time():
            return attrs.evolve(setup, hands=tuple(hand[::-1] for hand in setup.hands))
        return setup
