"""The third game of the examples: its own rules, and its one program."""

from __future__ import annotations

import runpy
from collections import Counter

import attrs
import pytest

from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.cards import Suit
from cardrules.engine import CHANCE, Step
from cardrules.errors import IllegalActionError, InvalidStateError
from cardrules.notation import parse_card, parse_cards
from cardrules.seats import SEATS, Seat, Side
from examples import third_game as game
from examples.third_game import Action, Event, Play, State
from examples.third_game.rules import Refusal

DEAL = "J♣ Q♣ A♥  K♣ A♣ J♥  J♦ Q♦ K♦  A♦ J♠ Q♠  K♥ Q♥ K♠ A♠"


def dealt(rules: game.Rules = game.GUIDE) -> State:
    """North deals, so East holds the first three cards."""
    start = game.new_match(rules, dealer=Seat.NORTH)
    return game.apply(start, Shuffle(parse_cards(DEAL)))


def played(state: State, cards: str) -> Step[State, Event]:
    """The step of the last of some cards."""
    step = Step[State, Event](state, ())
    for card in parse_cards(cards):
        step = game.step(step.state, Play(card))
    return step


@pytest.mark.parametrize("suit", Suit)
def test_h_1_the_top_card_names_the_first_dealer(suit: Suit) -> None:
    start = game.new_match()
    pack = sorted(game.PACK, key=lambda card: card.suit is not suit)
    step = game.step(start, DrawForDealer(pack))
    assert step.state == game.new_match(dealer=SEATS[tuple(Suit).index(suit)])
    assert step.events == (Event("H-1", step.state.table.dealer, tuple(pack[:1])),)


def test_h_2_three_cards_are_dealt_from_the_dealers_left() -> None:
    state = dealt()
    assert state.hands[Seat.EAST] == parse_cards("J♣ Q♣ A♥")
    assert state.hands[Seat.NORTH] == parse_cards("A♦ J♠ Q♠")
    assert state.stock == parse_cards("K♥ Q♥ K♠ A♠")
    assert game.to_act(state) is Seat.EAST


def test_h_2_a_misdeal_may_be_declared_until_a_card_is_played() -> None:
    state = dealt()
    assert game.apply(state, Misdeal()) == game.new_match(dealer=Seat.NORTH)
    later = played(state, "J♣").state
    assert game.rulings(later) == ()
    with pytest.raises(IllegalActionError):
        game.apply(later, Misdeal())


def test_h_3_one_follows_suit_if_one_can() -> None:
    state = played(dealt(), "J♣").state
    assert game.legal_actions(state) == tuple(map(Play, parse_cards("K♣ A♣")))
    verdict = game.why_illegal(state, Play(parse_card("J♥")))
    assert verdict is not None
    assert (verdict.code, verdict.clause) == (Refusal.REVOKE, "H-3")
    free = played(dealt(game.PROFILES["FREE"]), "J♣").state
    assert game.is_legal(free, Play(parse_card("J♥")))


def test_h_4_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    step = played(dealt(), "J♣ K♣ K♦ A♦")
    assert step.events[-1] == Event("H-4", Seat.SOUTH, parse_cards("J♣ K♣ K♦ A♦"))
    assert (step.state.table.tricks, step.state.table.leader) == ((1, 0), Seat.SOUTH)
    over = played(step.state, "A♣ J♦ J♠ Q♣ J♥ Q♦ Q♠ A♥").state
    outcome = game.outcome(over)
    assert outcome is not None
    assert (over.table.tricks, outcome.winner) == ((2, 1), Side.NORTH_SOUTH)


def test_a_state_whose_cards_do_not_add_up_is_refused() -> None:
    setup = attrs.evolve(game.to_setup(dealt()), stock=())
    with pytest.raises(InvalidStateError) as refused:
        game.from_setup(setup)
    assert {fault.code for fault in refused.value.faults} == {Refusal.CARDS_DO_NOT_ADD_UP}


def test_what_is_not_due_is_refused() -> None:
    start, state = game.new_match(), dealt()
    wrong: list[tuple[State, Action]] = [
        (start, Shuffle(game.PACK)),
        (start, Play(parse_card("A♣"))),
        (start, DrawForDealer(game.PACK[1:])),
        (start, DrawForDealer(parse_cards(""))),
        (state, Play(parse_card("K♣"))),
        (state, Play(parse_card("2♣"))),
    ]
    assert game.to_act(start) is CHANCE
    for position, action in wrong:
        assert not game.is_legal(position, action)


def test_its_program_tells_a_match_as_north_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("examples.third_game", run_name="__main__")
    *told, last = capsys.readouterr().out.splitlines()
    clauses = Counter(line.split()[0] for line in told)
    assert clauses == {"H-1": 1, "H-2": 4, "H-3": 12, "H-4": 3}
    assert [len(line.split()) for line in told if line.startswith("H-2")] == [5, 2, 2, 2]
    assert "H-4" in last
