"""Faults in what a seat is shown and told."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import attrs

from cardrules.engine import Chance, Step
from cardrules.seats import SEATS, Seat
from cardrules.verdicts import Illegality
from examples import third_game as game
from examples.third_game import Action, Event, State, View
from tests.testing.sound import Position, Sound


class NoHandInAView(Sound):
    """A seat does not see its own hand."""

    caught_by = "views_know_their_hand_and_count_the_rest"

    def view(self, state: State, seat: Seat | None) -> View:
        return attrs.evolve(game.view(state, seat), hand=())


class MiscountsTheStock(Sound):
    """A view has no stock."""

    caught_by = "views_know_their_hand_and_count_the_rest"

    def view(self, state: State, seat: Seat | None) -> View:
        return attrs.evolve(game.view(state, seat), stock_size=0)


class UnseenAsDealt(Sound):
    """The unseen cards are in the order in which they lie: hand by hand."""

    caught_by = "views_know_their_hand_and_count_the_rest"

    def view(self, state: State, seat: Seat | None) -> View:
        unseen = [card for other in SEATS if other is not seat for card in state.hands[other]]
        return attrs.evolve(game.view(state, seat), unseen=(*unseen, *state.stock))


class ViewsWaitForNobody(Sound):
    """In a view nobody is to act."""

    caught_by = "views_answer_as_the_state_does"

    def to_act(self, position: Position) -> Seat | Chance | None:
        return None if isinstance(position, View) else game.to_act(position)


class ViewsListTheHand(Sound):
    """In a view one need not follow suit."""

    caught_by = "views_answer_as_the_state_does"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        listed = game.legal_actions(position)
        if listed and isinstance(position, View):
            return tuple(map(game.Play, position.hand))
        return listed


class OthersListTheirHands(Sound):
    """Whoever is not to act is shown what could be played of the own hand."""

    caught_by = "other_views_list_nothing"

    def legal_actions(self, position: Position) -> tuple[Action, ...]:
        if isinstance(position, View) and position.seat is not game.to_act(position):
            return tuple(map(game.Play, position.hand))
        return game.legal_actions(position)


class ViewsAllowEverything(Sound):
    """In a view nothing is refused."""

    caught_by = "views_judge_as_the_state_does"

    def is_legal(self, position: Position, action: object, *, by: Seat | None = None) -> bool:
        return isinstance(position, View) or game.is_legal(position, action, by=by)


class OthersAreToldAlternatives(Sound):
    """In the view of another seat the verdict tells a hand."""

    caught_by = "views_judge_as_the_state_does"

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        if verdict is None or not isinstance(position, View):
            return verdict
        return attrs.evolve(verdict, alternatives=tuple(map(game.Play, position.hand)))


class ShowsTheStock(Sound):
    """The top of the stock lies open in every view."""

    caught_by = "hidden_cards_change_no_view"

    def view(self, state: State, seat: Seat | None) -> View:
        seen = game.view(state, seat)
        return attrs.evolve(seen, table=attrs.evolve(seen.table, gone=state.stock[:1]))


class ExplainsByWhatIsHidden(Sound):
    """A verdict in a view shows the top of the stock that was behind it."""

    caught_by = "hidden_cards_change_no_view"

    def __init__(self) -> None:
        super().__init__()
        self.behind: deque[tuple[View, State]] = deque(maxlen=8)

    def view(self, state: State, seat: Seat | None) -> View:
        seen = game.view(state, seat)
        self.behind.append((seen, state))
        return seen

    def why_illegal(
        self, position: Position, action: object, *, by: Seat | None = None
    ) -> Illegality | None:
        verdict = game.why_illegal(position, action, by=by)
        known = [state for seen, state in self.behind if seen is position]
        return attrs.evolve(verdict, cards=known[0].stock[:1]) if verdict and known else verdict


class TellsTheNextCard(Sound):
    """Whoever plays a card shows the others that are left."""

    caught_by = "hidden_cards_change_no_view"

    def step(self, state: State, action: Action, *, by: Seat | None = None) -> Step[State, Event]:
        step = game.step(state, action, by=by)
        actor = game.to_act(state)
        if not isinstance(actor, Seat) or not isinstance(action, game.Play):
            return step
        left = Event("H-3", actor, step.state.hands[actor])
        return Step(step.state, (*step.events, left))


class ShowsTheDeal(Sound):
    """Everybody is told every hand."""

    caught_by = "the_order_of_a_pack_is_not_observed"

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return tuple(events)


class ObservesLess(Sound):
    """A spectator is not told of a trick."""

    caught_by = "observing_hides_and_adds_nothing"

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        seen = game.observe(events, seat)
        return tuple(event for event in seen if seat is not None or event.clause != "H-4")


class ObservesMoreAndMore(Sound):
    """What was observed is observed with a card more."""

    caught_by = "observing_hides_and_adds_nothing"

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        seen = game.observe(events, seat)
        return tuple(attrs.evolve(e, cards=(*e.cards, game.PACK[0])) for e in seen)


class ObservedForOthers(Sound):
    """A seat is told that the cards that others played are another's."""

    caught_by = "observing_hides_and_adds_nothing"

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        return tuple(
            attrs.evolve(event, seat=seat) if seat is not None else event
            for event in game.observe(events, seat)
        )


class TellsThePartnersDeal(Sound):
    """A seat is told what its partner is dealt."""

    caught_by = "the_order_of_a_pack_is_not_observed"

    def observe(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        given = tuple(events)
        partner = None if seat is None else seat.left.left
        return tuple(
            event if event.seat is partner and partner is not None else seen
            for event, seen in zip(given, game.observe(given, seat), strict=True)
        )
