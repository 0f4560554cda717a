"""Faults in what may be done, and in what is said of what may not."""

from __future__ import annotations

import attrs

from cardrules.actions import GameAction, Misdeal
from cardrules.cards import Rank
from cardrules.engine import Step
from cardrules.errors import IllegalActionError
from cardrules.seats import Seat
from cardrules.verdicts import Conduct, Illegality
from examples import third_game as game
from examples.third_game import Action, Event, Play, State
from examples.third_game.rules import Phase
from tests.testing.sound import Position, Sound, pretended


class ForbidsWhatItLists(Sound):
    """An ace is listed and not legal."""

    caught_by = "listed_actions_are_legal"

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        ace = isinstance(action, Play) and action.card.rank is Rank.ACE
        return not ace and game.is_legal(position, action, by=by)


class BlamesWhatItLists(Sound):
    """An ace is listed and has a verdict."""

    caught_by = "listed_actions_are_legal"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        if isinstance(action, Play) and action.card.rank is Rank.ACE:
            return Illegality(Conduct.CARD_NOT_HELD, "G-3", by, "play it", "it is an ace")
        return game.why_illegal(position, action, by=by)


class RaisesOnWhatItLists(Sound):
    """An ace is listed and cannot be applied."""

    caught_by = "listed_actions_are_legal"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        if isinstance(action, Play) and action.card.rank is Rank.ACE:
            raise KeyError(action)
        return game.apply(state, action, by=by)


class ForbidsTheActor(Sound):
    """Who says who he is may not act."""

    caught_by = "the_seat_to_act_may_act"

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        return by is None and game.is_legal(position, action)


class ActorLeadsElsewhere(Sound):
    """Who says who he is loses his turn."""

    caught_by = "the_seat_to_act_may_act"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        return game.apply(state, action, by=by) if by is None else state


class AnybodyActs(Sound):
    """It does not matter who claims to act."""

    caught_by = "no_other_seat_may_act"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        return game.why_illegal(position, action)


class TellsOthers(Sound):
    """Whoever is out of turn is told what would be legal."""

    caught_by = "no_other_seat_may_act"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return verdict and attrs.evolve(verdict, alternatives=game.legal_actions(position))


class LegalWithAVerdict(Sound):
    """Revoking is legal, and has a verdict."""

    caught_by = "legality_and_verdict_agree"

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        verdict = game.why_illegal(position, action, by=by)
        return verdict is None or verdict.clause == "H-3"


class AppliesWhatItRefuses(Sound):
    """Revoking is done although it is refused."""

    caught_by = "refused_actions_raise_their_verdict"

    def apply(self, state: State, action: Action, *, by: Seat | None = None) -> State:
        verdict = game.why_illegal(state, action, by=by)
        if verdict is not None and verdict.clause == "H-3":
            return game.apply(_free(state), action, by=by)
        return game.apply(state, action, by=by)


class RaisesAnotherVerdict(Sound):
    """`step` raises a verdict without alternatives."""

    caught_by = "refused_actions_raise_their_verdict"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        verdict = game.why_illegal(state, action, by=by)
        if verdict is not None:
            raise IllegalActionError(attrs.evolve(verdict, alternatives=()))
        return game.step(state, action, by=by)


class VerdictIsText(Sound):
    """A verdict is its sentence."""

    caught_by = "verdicts_name_code_and_clause"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return verdict and pretended(verdict, str(verdict))


class VerdictWithoutClause(Sound):
    """A verdict rests on no clause."""

    caught_by = "verdicts_name_code_and_clause"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return verdict and attrs.evolve(verdict, clause="")


class VerdictOfTwoLines(Sound):
    """A verdict's sentence has two lines."""

    caught_by = "verdicts_name_code_and_clause"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return verdict and attrs.evolve(verdict, reason="no\nno")


class TellsOneAlternative(Sound):
    """Whoever is refused is told one of many alternatives."""

    caught_by = "alternatives_are_what_is_listed"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        return verdict and attrs.evolve(verdict, alternatives=verdict.alternatives[:1])


class TakesStrangers(Sound):
    """An action of another game is one that is out of its phase."""

    caught_by = "strangers_are_refused"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        if type(action) is GameAction:
            return Illegality(Conduct.WRONG_PHASE, "G-2", by, "do that", "it is not due")
        return game.why_illegal(position, action, by=by)


class RulesAfterTheEnd(Sound):
    """A misdeal may be declared when it is over."""

    caught_by = "nothing_is_done_when_it_is_over"

    def rulings(self, state: State) -> tuple[Action, ...]:
        return (Misdeal(),) if state.table.phase is Phase.OVER else game.rulings(state)


class OverForAnotherReason(Sound):
    """When it is over, it is nobody's turn."""

    caught_by = "nothing_is_done_when_it_is_over"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        over = verdict is not None and verdict.code is Conduct.MATCH_OVER
        return verdict and attrs.evolve(verdict, code=Conduct.OUT_OF_TURN) if over else verdict


def _free(state: State) -> State:
    """The state under rules that let one revoke."""
    return attrs.evolve(state, table=attrs.evolve(state.table, rules=game.PROFILES["FREE"]))
