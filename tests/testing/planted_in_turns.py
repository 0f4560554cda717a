"""Faults in who acts, and in what is listed."""

from __future__ import annotations

import attrs

from cardrules.engine import Chance, Outcome
from cardrules.seats import Seat, Side
from examples import third_game as game
from examples.third_game import Action, State
from tests.testing.sound import Position, Sound, pretended


class ActorByName(Sound):
    """The seat to act is given by its name."""

    caught_by = "a_seat_or_chance_or_nobody_acts"

    def to_act(self, position: Position) -> Seat | Chance | None:
        actor = game.to_act(position)
        return pretended(actor, str(actor)) if position.table.trick else actor


class ActorWavers(Sound):
    """Every other time the partner is to act."""

    caught_by = "a_seat_or_chance_or_nobody_acts"

    def to_act(self, position: Position) -> Seat | Chance | None:
        actor = game.to_act(position)
        return actor.partner if isinstance(actor, Seat) and self.every_other_time() else actor


class ListsAList(Sound):
    """The legal actions are a list."""

    caught_by = "a_seat_to_act_has_actions"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        return pretended(listed, list(listed))


class ListsNothing(Sound):
    """A last card need not be played."""

    caught_by = "a_seat_to_act_has_actions"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        return listed if len(listed) > 1 else ()


class EndsInSilence(Sound):
    """There is no outcome if East-West win."""

    caught_by = "it_is_over_when_nobody_acts"

    def outcome(self, position: Position) -> Outcome | None:
        ended = game.outcome(position)
        return None if ended is not None and ended.winner is Side.EAST_WEST else ended


class EndsEarly(Sound):
    """Two tricks are enough for an outcome."""

    caught_by = "it_is_over_when_nobody_acts"

    def outcome(self, position: Position) -> Outcome | None:
        early = max(position.table.tricks) == 2
        return Outcome(Side.EAST_WEST, "early", "H-4") if early else game.outcome(position)


class OutcomeIsASide(Sound):
    """The outcome is the side that won."""

    caught_by = "an_outcome_names_winner_and_clause"

    def outcome(self, position: Position) -> Outcome | None:
        ended = game.outcome(position)
        return ended and pretended(ended, ended.winner)


class OutcomeWithoutReason(Sound):
    """The outcome gives no reason."""

    caught_by = "an_outcome_names_winner_and_clause"

    def outcome(self, position: Position) -> Outcome | None:
        ended = game.outcome(position)
        return ended and attrs.evolve(ended, reason="")


class OutcomeWithoutClause(Sound):
    """The outcome rests on no clause."""

    caught_by = "an_outcome_names_winner_and_clause"

    def outcome(self, position: Position) -> Outcome | None:
        ended = game.outcome(position)
        return ended and attrs.evolve(ended, clause="")


class ListsTwice(Sound):
    """The first action is listed again at the end."""

    caught_by = "actions_are_listed_once"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        return listed + listed[:1]


class ListsInAnyOrder(Sound):
    """Every other time the actions are listed the other way round."""

    caught_by = "actions_are_listed_in_one_order"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        return listed[::-1] if self.every_other_time() else listed


class ListsAsItWasDealt(Sound):
    """A state that was spelled out lists the other way round."""

    caught_by = "actions_are_listed_in_one_order"

    def from_setup(self, setup: game.Setup) -> State:
        made = game.from_setup(setup)
        self.made = made
        return made

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        return listed[::-1] if position is getattr(self, "made", None) else listed


class RulesByList(Sound):
    """The rulings are a list."""

    caught_by = "rulings_are_no_decisions"

    def rulings(self, state: State) -> tuple[Action, ...]:
        rulings = game.rulings(state)
        return pretended(rulings, list(rulings))


class RulesDecisions(Sound):
    """A supervisor may play a card."""

    caught_by = "rulings_are_no_decisions"

    def rulings(self, state: State) -> tuple[Action, ...]:
        return game.legal_actions(state)[:1]
