"""Of every game: what a view and an observed event tell, and what they do not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Generic

import attrs
from hypothesis import assume, given
from hypothesis import strategies as st

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.seats import SEATS, Seat
from tests.differential.bridge import ActionT, EventT, RulesT, SetupT, SpokenT
from tests.properties.contract import shared
from tests.properties.subject import HeldT, KnownT, Subject
from tests.properties.walks import generator, next_action, position, rules

ONLOOKERS: tuple[Seat | None, ...] = (None, *SEATS)


class KnowledgeProperties(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]):
    """A game's test class inherits these and says what its subject is."""

    subject: Subject[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]

    @shared
    @given(data=st.data())
    def test_hand_unseen_and_sizes_add_up(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        for seat in ONLOOKERS:
            view = game.view(state, seat)
            own = () if seat is None else state.hands[seat]
            assert (view.seat, view.hand) == (seat, own)
            assert view.hand_sizes == tuple(map(len, state.hands))
            assert view.stock_size == len(state.stock)
            hidden = Counter(state.stock)
            for other in SEATS:
                if other is not seat:
                    hidden.update(state.hands[other])
            assert Counter(view.unseen) == hidden
            order = [*map(game.PACK.index, view.unseen)]
            assert order == sorted(order)

    @shared
    @given(data=st.data())
    def test_a_view_answers_as_the_state_does(self, data: st.DataObject) -> None:
        """The view of the seat to act lists what the state lists; any other view lists nothing."""
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        actor = game.to_act(state)
        for seat in ONLOOKERS:
            view = game.view(state, seat)
            assert game.to_act(view) == actor
            assert game.outcome(view) == game.outcome(state)
            asked = isinstance(actor, Seat) and seat is actor
            assert game.legal_actions(view) == (game.legal_actions(state) if asked else ())
            for action in self.subject.universe(state):
                legal = game.is_legal(view, action)
                assert legal == (asked and game.is_legal(state, action))
                assert legal == (game.why_illegal(view, action) is None)

    @shared
    @given(data=st.data())
    def test_a_verdict_on_a_view_is_that_on_the_state(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        action = self.subject.bridge.stray(generator(data), state)
        claimed = not isinstance(action, DrawForDealer | Shuffle | Misdeal)
        for seat in SEATS:
            view = game.view(state, seat)
            verdict = game.why_illegal(view, action)
            assert verdict == game.why_illegal(view, action, by=seat if claimed else None)
            expected = game.why_illegal(state, action, by=seat if claimed else None)
            if expected is not None and seat is not game.to_act(state):
                expected = attrs.evolve(expected, alternatives=())  # a hand that it may not see
            assert verdict == expected

    @shared
    @given(data=st.data())
    def test_hidden_cards_do_not_change_a_view(self, data: st.DataObject) -> None:
        subject, game = self.subject, self.subject.bridge.game
        state = position(data, subject.bridge)
        rng = generator(data)
        for seat in ONLOOKERS:
            other = subject.exchanged(rng, state, seat)
            one, two = game.view(state, seat), game.view(other, seat)
            assert one == two
            assert hash(one) == hash(two)

    @shared
    @given(data=st.data())
    def test_hidden_cards_do_not_change_what_is_observed(self, data: st.DataObject) -> None:
        """Whoever cannot tell two states apart, before and after the same action, cannot tell what
        happened in between apart either."""
        subject, game = self.subject, self.subject.bridge.game
        state = position(data, subject.bridge)
        assume(game.to_act(state) is not None)
        rng = generator(data)
        action = next_action(subject.bridge, rng, state)
        step = game.step(state, action)
        for seat in ONLOOKERS:
            other = subject.exchanged(rng, state, seat)
            if not game.is_legal(other, action):
                continue
            beside = game.step(other, action)
            if game.view(step.state, seat) == game.view(beside.state, seat):
                seen = game.observe(step.events, seat)
                assert game.observe(beside.events, seat) == seen

    @shared
    @given(data=st.data())
    def test_the_order_of_a_pack_is_not_observed(self, data: st.DataObject) -> None:
        bridge, game = self.subject.bridge, self.subject.bridge.game
        dealer = data.draw(st.sampled_from(SEATS), label="dealer")
        state = game.new_match(bridge.rules(rules(data, bridge)), dealer=dealer)
        rng = generator(data)
        packs = [rng.sample(game.PACK, len(game.PACK)) for _ in range(2)]
        one, two = (game.step(state, game.chance(state, pack)) for pack in packs)
        for seat in ONLOOKERS:
            if game.view(one.state, seat) == game.view(two.state, seat):
                assert game.observe(one.events, seat) == game.observe(two.events, seat)

    @shared
    @given(data=st.data())
    def test_observing_hides_and_adds_nothing(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        assume(game.to_act(state) is not None)
        events = game.step(state, next_action(self.subject.bridge, generator(data), state)).events
        for seat in ONLOOKERS:
            seen = game.observe(events, seat)
            assert game.observe(seen, seat) == seen
            assert [event.clause for event in seen] == [event.clause for event in events]
            assert game.observe(seen, None) == game.observe(events, None)

    def test_there_is_something_to_exchange(self) -> None:
        """What the properties above exchange is mostly other cards than before, for the others."""
        bridge, game = self.subject.bridge, self.subject.bridge.game
        rng = Random(1)
        state = game.new_match(dealer=Seat.NORTH)
        differed = 0
        for _ in range(100):
            if game.to_act(state) is None:
                state = game.new_match(dealer=Seat.NORTH)
            state = game.apply(state, next_action(bridge, rng, state))
            other = self.subject.exchanged(rng, state, Seat.NORTH)
            differed += game.view(other, Seat.EAST) != game.view(state, Seat.EAST)
        assert differed > 50
