"""Of every game: who acts, what is legal, and what an action leads to."""

from __future__ import annotations

from typing import Generic

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cardrules import records
from cardrules.engine import CHANCE, replay
from cardrules.errors import CardRulesError, IllegalActionError
from cardrules.seats import SEATS, Seat
from cardrules.verdicts import Conduct
from tests.differential.bridge import ActionT, EventT, RulesT, SetupT, SpokenT
from tests.differential.strangers import STRANGERS
from tests.properties.subject import HeldT, KnownT, Relabelling, Subject
from tests.properties.walks import generator, next_action, position, relabelling, walk

shared = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    deadline=None,
)
"""Each game's test class inherits the properties, which Hypothesis would warn of."""


class GameProperties(Generic[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]):
    """A game's test class inherits these and says what its subject is."""

    subject: Subject[RulesT, HeldT, KnownT, SetupT, ActionT, EventT, SpokenT]

    @shared
    @given(data=st.data())
    def test_a_seat_acts_or_chance_or_it_is_over(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        actor = game.to_act(state)
        assert isinstance(actor, Seat) or actor in (CHANCE, None)
        assert bool(game.legal_actions(state)) == isinstance(actor, Seat)
        assert (game.outcome(state) is not None) == (actor is None)
        if actor is CHANCE:
            pack = self.subject.bridge.pack(generator(data), state)
            assert game.is_legal(state, game.chance(state, pack))
        else:
            with pytest.raises(IllegalActionError):
                game.chance(state, game.PACK)

    @shared
    @given(data=st.data())
    def test_every_listed_action_applies(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        listed = game.legal_actions(state)
        assert len(set(listed)) == len(listed)
        actor = game.to_act(state)
        for action in listed:
            assert isinstance(actor, Seat)
            assert game.apply(state, action) == game.apply(state, action, by=actor) != state
        for ruling in game.rulings(state):
            assert ruling not in listed
            assert game.apply(state, ruling) != state

    @shared
    @given(data=st.data())
    def test_legal_is_what_is_listed_and_what_has_no_verdict(self, data: st.DataObject) -> None:
        """Up to twins, and of all decisions that there are."""
        subject, game = self.subject, self.subject.bridge.game
        state = position(data, subject.bridge)
        listed = frozenset(game.legal_actions(state))
        universe = subject.universe(state)
        legal = [action for action in universe if game.is_legal(state, action)]
        assert {subject.listed_as(state, action) for action in legal} == listed
        assert all((game.why_illegal(state, action) is None) for action in legal)
        for action in set(universe) - set(legal):
            verdict = game.why_illegal(state, action)
            assert verdict is not None
            assert verdict.clause

    @shared
    @given(data=st.data())
    def test_what_is_refused_changes_nothing(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        spelled_out = game.to_setup(state)
        for stranger in STRANGERS:
            assert not game.is_legal(state, stranger)
            verdict = game.why_illegal(state, stranger)
            assert verdict is not None
            assert verdict.code in (Conduct.NOT_AN_ACTION, Conduct.ACTION_OF_ANOTHER_GAME)
        rng = generator(data)
        wrong = [self.subject.bridge.stray(rng, state) for _ in range(10)]
        for action in wrong:
            if game.is_legal(state, action):
                continue
            verdict = game.why_illegal(state, action)
            for do in (game.apply, game.step):
                with pytest.raises(IllegalActionError) as refused:
                    do(state, action)
                assert refused.value.illegality == verdict
            assert game.to_setup(state) == spelled_out

    @shared
    @given(data=st.data())
    def test_only_the_seat_asked_may_act(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        assume(game.to_act(state) is not None)
        action = next_action(self.subject.bridge, generator(data), state)
        actor = game.to_act(state) if action in game.legal_actions(state) else None
        for seat in SEATS:
            assert game.is_legal(state, action, by=seat) == (seat is actor)
            if seat is not actor:
                verdict = game.why_illegal(state, action, by=seat)
                assert verdict is not None
                assert (verdict.code, verdict.alternatives) == (Conduct.OUT_OF_TURN, ())

    @shared
    @given(data=st.data())
    def test_step_and_apply_agree(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        assume(game.to_act(state) is not None)
        action = next_action(self.subject.bridge, generator(data), state)
        step = game.step(state, action)
        assert step.state == game.apply(state, action)
        assert step.events == game.step(state, action).events
        assert step.events

    @shared
    @given(data=st.data())
    def test_replaying_the_actions_gives_an_equal_state(self, data: st.DataObject) -> None:
        bridge = self.subject.bridge
        way = walk(data, bridge, most=400, rich=False)
        chosen = bridge.rules(way.chosen)
        again = replay(bridge.game, way.actions, rules=chosen, dealer=way.dealer)
        assert again == way.last
        assert hash(again) == hash(way.last)

    @shared
    @given(data=st.data())
    def test_a_state_spelled_out_makes_the_state(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        setup = game.to_setup(state)
        assert game.faults(setup) == frozenset()
        again = game.from_setup(setup)
        assert again == state
        assert hash(again) == hash(state)
        assert game.to_setup(again) == setup

    @shared
    @given(data=st.data())
    def test_a_state_written_is_read_again(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        state = position(data, self.subject.bridge)
        text = records.format_state(state)
        assert records.parse_state(text) == state
        assert game.parse_position(text) == state
        assert game.format_position(game.parse_position(text)) == text
        assert text.split()[0] == game.NAME

    @shared
    @given(data=st.data())
    def test_an_action_written_is_read_again(self, data: st.DataObject) -> None:
        """Those that may be done, of all twins, and many that may not."""
        subject, game = self.subject, self.subject.bridge.game
        state = position(data, subject.bridge)
        listed = (*game.legal_actions(state), *game.rulings(state))
        for action in (*listed, *subject.universe(state)):
            if game.is_legal(state, action):
                assert game.parse_action(game.format_action(action)) == action
        if game.to_act(state) is CHANCE:
            action = game.chance(state, subject.bridge.pack(generator(data), state))
            assert game.parse_action(game.format_action(action)) == action
        assert len({*map(game.format_action, listed)}) == len(listed)

    @shared
    @given(data=st.data())
    def test_unequal_states_are_spelled_out_differently(self, data: st.DataObject) -> None:
        game = self.subject.bridge.game
        way = walk(data, self.subject.bridge, most=40)
        one, other = data.draw(st.sampled_from(way.states)), data.draw(st.sampled_from(way.states))
        assert (one == other) == (game.to_setup(one) == game.to_setup(other))
        assert one != other or hash(one) == hash(other)

    @shared
    @given(data=st.data())
    def test_other_names_commute_with_play(self, data: st.DataObject) -> None:
        """From the deal on, and up to twins: suits, chairs and the mirror mean nothing."""
        subject, game = self.subject, self.subject.bridge.game
        state = position(data, subject.bridge)
        assume(subject.bridge.plain(state)["phase"] != "draw")
        names, rng = relabelling(data), generator(data)
        renamed = subject.relabelled(names, state)
        for _ in range(8):  # enough for the end of many a game
            self.demand_the_same(names, state, renamed)
            if game.to_act(state) is None:
                break
            action = next_action(subject.bridge, rng, state)
            state = game.apply(state, action)
            renamed = game.apply(renamed, subject.relabelled_action(names, action))
            expected = subject.relabelled(names, state)
            assert subject.up_to_twins(renamed) == subject.up_to_twins(expected)
            renamed = expected  # of twins another one may have gone

    def demand_the_same(self, names: Relabelling, state: HeldT, renamed: HeldT) -> None:
        """The actor, what may be done and the outcome are the same under other names."""
        subject, game = self.subject, self.subject.bridge.game
        actor = game.to_act(state)
        assert game.to_act(renamed) == (names.seat(actor) if isinstance(actor, Seat) else actor)
        assert game.rulings(renamed) == game.rulings(state)
        listed = {
            subject.listed_as(renamed, subject.relabelled_action(names, action))
            for action in game.legal_actions(state)
        }
        assert listed == set(game.legal_actions(renamed))
        ended, ended_too = game.outcome(state), game.outcome(renamed)
        assert (ended and (names.side(ended.winner), ended.reason, ended.clause)) == (
            ended_too and (ended_too.winner, ended_too.reason, ended_too.clause)
        )

    def test_every_error_is_a_value_error(self) -> None:
        game = self.subject.bridge.game
        with pytest.raises(CardRulesError) as refused:
            game.apply(game.new_match(), self.subject.universe(game.new_match())[0])
        assert isinstance(refused.value, ValueError)
