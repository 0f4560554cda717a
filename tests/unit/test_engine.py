"""What can be done with any game: replay, perft, playout."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    PACK,
    PROFILES,
    Action,
    Cut,
    DrawForDealer,
    NameTrump,
    Phase,
    Seat,
    Shuffle,
    View,
)
from cardrules.cards import Card, Suit
from cardrules.engine import CHANCE, Chance, Game, Outcome, Step, perft, playout, replay
from cardrules.errors import IllegalActionError, InvalidArgumentError
from tests.builders.arbaa_turub import (
    EAST,
    NORTH,
    SILENT,
    endgame,
    first_choice,
    last_choice,
    shuffled,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)


def test_chance_is_told_by_its_identity() -> None:
    assert CHANCE is Chance.CHANCE
    assert str(CHANCE) == "chance"
    assert at.to_act(to_shuffle()) is CHANCE


def test_arbaa_turub_is_a_game_as_it_stands() -> None:
    game: Game[at.Rules, at.State, View, at.Setup, Action, at.Event] = at
    assert game.NAME == "arbaa_turub"
    names = [name for name in vars(Game) if not name.startswith("_")]
    assert names
    assert all(hasattr(game, name) for name in names)


def test_steps_and_outcomes_are_values() -> None:
    state = to_shuffle()
    step = at.step(state, Shuffle(PACK))
    assert step == Step(at.apply(state, Shuffle(PACK)), (at.PackShuffled(),))
    outcome = at.outcome(to_over())
    assert outcome is not None
    assert outcome == Outcome(outcome.winner, outcome.reason, outcome.clause)


def test_replay_carries_out_a_list_of_actions() -> None:
    actions: list[Action] = [
        DrawForDealer(shuffled()),
        Shuffle(PACK),
        Cut(4),
        NameTrump(Suit.CLUBS),
    ]
    state = at.new_match()
    for action in actions:
        state = at.apply(state, action)
    assert replay(at, actions) == state
    assert replay(at, iter(actions)) == state
    actions.clear()
    assert replay(at, actions) == at.new_match()


def test_replay_takes_rules_and_a_dealer() -> None:
    state = replay(at, [Shuffle(PACK)], rules=SILENT, dealer=Seat.WEST)
    assert (state.phase, state.rules, state.dealer) == (Phase.NAME_TRUMP, SILENT, Seat.WEST)
    nothing: list[Action] = []
    assert replay(at, nothing, dealer=Seat.WEST).rules == PROFILES["GUIDE"]


def test_replay_says_which_action_was_refused() -> None:
    actions: tuple[Action, ...] = (Shuffle(PACK), Cut(0))
    with pytest.raises(IllegalActionError) as caught:
        replay(at, actions, dealer=NORTH)
    assert caught.value.__notes__ == ["action 2 of the list"]
    refused = at.why_illegal(replay(at, actions[:1], dealer=NORTH), Cut(0))
    assert caught.value.illegality == refused


def test_perft_counts_lines_of_decisions() -> None:
    # Two cards to lead, each with three signals; then East follows clubs, or plays either card.
    state = endgame("9♣ 8♦", "6♣ 7♠", "A♥ A♥", "6♣ 6♣")
    assert [perft(at, state, depth) for depth in range(4)] == [1, 6, 9, 9]


def test_perft_takes_chance_and_the_end_for_leaves() -> None:
    for state in (at.new_match(), to_shuffle(), to_over()):
        assert [perft(at, state, depth) for depth in range(3)] == [1, 1, 1]
    last = endgame("9♣", "6♣", "8♣", "7♣", rules=SILENT)
    assert [perft(at, last, depth) for depth in (1, 4, 5, 9)] == [1, 1, 1, 1]
    assert perft(at, to_cut(), 2) == 143 * 4
    assert perft(at, to_naming(), 1) == 4


def test_perft_goes_on_beside_a_branch_that_ends() -> None:
    state = endgame("9♣ 9♣", "6♣ 7♣", "8♣ 8♣", "7♣ 7♣", rules=SILENT)
    assert perft(at, state, 3) == 2
    assert perft(at, state, 20) == 2


@pytest.mark.parametrize("number", [-1, -100])
def test_a_negative_number_is_refused(number: int) -> None:
    with pytest.raises(InvalidArgumentError):
        perft(at, to_lead(), number)
    with pytest.raises(InvalidArgumentError):
        playout(at, to_lead(), first_choice, iter([]), max_actions=number)


def packs(count: int) -> Iterator[tuple[Card, ...]]:
    return iter([shuffled(seed) for seed in range(count)])


def test_playout_stops_when_its_actions_are_done() -> None:
    assert playout(at, to_shuffle(), first_choice, packs(1), max_actions=0) == to_shuffle()
    assert playout(at, to_shuffle(), first_choice, packs(1), max_actions=1).phase is Phase.CUT
    two = playout(at, to_shuffle(), first_choice, packs(1), max_actions=2)
    assert two.phase is Phase.NAME_TRUMP


def test_playout_stops_when_the_packs_run_out() -> None:
    state = playout(at, to_shuffle(), first_choice, packs(1), max_actions=10_000)
    assert (state.phase, state.games_played) == (Phase.SHUFFLE, 1)
    assert playout(at, at.new_match(), first_choice, packs(0), max_actions=5) == at.new_match()


def test_playout_stops_at_the_end_of_the_match() -> None:
    over = to_over()
    assert playout(at, over, first_choice, packs(1), max_actions=5) == over
    state = playout(at, to_shuffle(), last_choice, packs(60), max_actions=100_000)
    assert state.phase is Phase.OVER
    assert at.outcome(state) is not None


def test_whoever_chooses_is_given_a_view_and_its_legal_actions() -> None:
    seen: list[tuple[View, tuple[Action, ...]]] = []

    def choose(view: View, actions: tuple[Action, ...]) -> Action:
        seen.append((view, actions))
        return actions[0]

    playout(at, to_naming(), choose, iter([]), max_actions=2)
    assert seen[0] == (at.view(to_naming(), EAST), at.legal_actions(to_naming()))
    assert all(view.seat is EAST and actions == at.legal_actions(view) for view, actions in seen)


def test_whoever_chooses_wrongly_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        playout(at, to_cut(), lambda _view, _actions: Cut(0), iter([]), max_actions=1)
    with pytest.raises(IllegalActionError):
        playout(at, to_shuffle(), first_choice, iter([PACK[1:]]), max_actions=1)
