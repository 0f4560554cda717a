"""Whatever is tried is refused with its own code, and nothing has changed."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import Play, Refusal, Seat, State
from cardrules.errors import IllegalActionError
from cardrules.verdicts import Conduct, Illegality
from tests.builders.arbaa_turub import NORTH, to_lead
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import Prickly, Twister
from tests.hostile.arbaa_turub.wrong_actions import STATES, WRONG_ACTIONS, WrongAction

LONGEST_SENTENCE = 200

wrong_actions = pytest.mark.parametrize(
    "wrong", WRONG_ACTIONS, ids=[wrong.name for wrong in WRONG_ACTIONS]
)


def verdict_of(wrong: WrongAction) -> Illegality:
    verdict = loosely(at.why_illegal, wrong.state, wrong.action, by=wrong.by)
    assert verdict is not None
    return verdict


def test_there_are_enough_of_them_and_every_code_is_among_them() -> None:
    assert len({wrong.name for wrong in WRONG_ACTIONS}) == len(WRONG_ACTIONS) > 200
    assert {wrong.code for wrong in WRONG_ACTIONS} == {*Conduct, *Refusal}


@wrong_actions
def test_it_is_refused_with_its_code_and_clause(wrong: WrongAction) -> None:
    assert loosely(at.is_legal, wrong.state, wrong.action, by=wrong.by) is False
    verdict = verdict_of(wrong)
    assert (verdict.code, verdict.clause) == (wrong.code, wrong.clause)
    assert Counter(verdict.cards) == Counter(wrong.cards)
    assert verdict.clause in at.CLAUSES


@wrong_actions
def test_applying_it_raises_that_verdict_and_changes_nothing(wrong: WrongAction) -> None:
    before, number = pickle.dumps(wrong.state), hash(wrong.state)
    for function in (at.apply, at.step):
        with pytest.raises(IllegalActionError) as caught:
            loosely(function, wrong.state, wrong.action, by=wrong.by)
        assert caught.value.illegality == verdict_of(wrong)
    assert (pickle.dumps(wrong.state), hash(wrong.state)) == (before, number)
    assert pickle.loads(before) == wrong.state
    assert_usable(wrong.state)


def assert_usable(state: State) -> None:
    """See that the game can still go on from a state."""
    actor = at.to_act(state)
    if actor is None:
        assert at.outcome(state) is not None
    elif isinstance(actor, Seat):
        for action in at.legal_actions(state):
            assert at.apply(state, action, by=actor) != state
    else:
        assert at.apply(state, at.chance(state, at.PACK[1:] + at.PACK[:1])) != state


@wrong_actions
def test_alternatives_are_for_the_seat_to_act_alone(wrong: WrongAction) -> None:
    actor = at.to_act(wrong.state)
    # Chance and rulings are nobody's to claim, so nobody asks for them in turn.
    claimable = type(wrong.action) not in (at.DrawForDealer, at.Shuffle, at.Misdeal)
    asks_in_turn = claimable and (wrong.by is None or wrong.by is actor)
    if asks_in_turn and wrong.code is not Conduct.OUT_OF_TURN:
        assert verdict_of(wrong).alternatives == at.legal_actions(wrong.state)
    else:
        assert verdict_of(wrong).alternatives == ()


@wrong_actions
def test_the_seat_names_a_seat_or_nobody(wrong: WrongAction) -> None:
    verdict = verdict_of(wrong)
    assert verdict.seat is None or type(verdict.seat) is Seat


@wrong_actions
def test_the_verdict_pickles_and_its_sentence_is_a_short_line(wrong: WrongAction) -> None:
    verdict = verdict_of(wrong)
    assert pickle.loads(pickle.dumps(verdict)) == verdict
    error = IllegalActionError(verdict)
    sentence = str(verdict)
    assert str(error) == sentence
    assert sentence.splitlines() == [sentence]
    assert wrong.clause in sentence
    assert len(sentence) <= LONGEST_SENTENCE


@wrong_actions
def test_the_view_of_the_seat_to_act_gives_the_same_verdict(wrong: WrongAction) -> None:
    actor = at.to_act(wrong.state)
    if isinstance(actor, Seat) and wrong.by is None:
        view = at.view(wrong.state, actor)
        assert at.why_illegal(view, wrong.action) == verdict_of(wrong)
        assert not at.is_legal(view, wrong.action)


@pytest.mark.parametrize("phase", STATES)
def test_in_anybody_elses_view_nothing_is_legal(phase: str) -> None:
    state = STATES[phase]
    actor = at.to_act(state)
    for seat in (*Seat, None):
        view = at.view(state, seat)
        if seat is actor:
            assert at.legal_actions(view) == at.legal_actions(state)
            continue
        assert at.legal_actions(view) == ()
        for action in at.legal_actions(state):
            for by in (None, actor):
                verdict = loosely(at.why_illegal, view, action, by=by)
                assert verdict is not None
                assert (verdict.code, verdict.alternatives) == (Conduct.OUT_OF_TURN, ())
                assert not loosely(at.is_legal, view, action, by=by)


def test_a_play_of_a_class_of_ones_own_is_one_thing_or_the_other() -> None:
    state = to_lead()
    (card, *_) = state.hands[Seat.EAST]
    own = type("Own", (Play,), {"__slots__": ()})
    action = loosely(own, card)
    verdict = at.why_illegal(state, action)
    assert at.is_legal(state, action) is (verdict is None)
    if verdict is None:
        assert loosely(at.apply, state, action) == at.apply(state, Play(card))
    else:
        with pytest.raises(IllegalActionError) as caught:
            loosely(at.apply, state, action)
        assert caught.value.illegality == verdict


NO_SEATS: list[object] = [Prickly(), Twister(), "east", 4, -1, True, Seat]


@pytest.mark.parametrize("thing", NO_SEATS, ids=[type(thing).__name__ for thing in NO_SEATS])
def test_nobody_has_the_view_of_what_is_no_seat(thing: object) -> None:
    with pytest.raises(TypeError):
        loosely(at.view, to_lead(), thing)


@pytest.mark.parametrize("phase", ["cut", "naming", "lead", "follow", "over"])
def test_chance_brings_nothing_where_none_is_due(phase: str) -> None:
    state = STATES[phase]
    with pytest.raises(IllegalActionError) as caught:
        at.chance(state, at.PACK)
    assert caught.value.illegality == at.why_illegal(state, at.Shuffle(at.PACK))


@pytest.mark.parametrize("pack", [None, 7, NORTH])
def test_a_pack_is_something_that_can_be_gone_through(pack: object) -> None:
    for make in (at.DrawForDealer, at.Shuffle):
        with pytest.raises(TypeError):
            loosely(make, pack)
    with pytest.raises(TypeError):
        loosely(at.chance, STATES["shuffle"], pack)
