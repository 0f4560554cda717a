"""T-3.7 and T-I2: signals."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    CardPlayed,
    Play,
    Refusal,
    Rules,
    Seat,
    Signal,
    Signalled,
    State,
)
from cardrules.errors import IllegalActionError
from cardrules.notation import parse_card, parse_cards
from tests.builders.arbaa_turub import CLUBS, NORTH, SILENT, done, endgame, events_of, play, plays

KNOCK, CLICK = Signal.KNOCK, Signal.CLICK
HANDS = ("9♣ A♦ A♦", "6♣ 7♣ 7♦", "8♣ 8♣ 7♦", "9♦ 9♦ 9♦")


def signalled(text: str, signal: Signal | None = KNOCK) -> Play:
    return Play(parse_card(text), signal)


@pytest.mark.parametrize("signal", Signal)
def test_t_3_7_the_leader_may_signal_with_the_lead(signal: Signal) -> None:
    state = endgame(*HANDS)
    lead = signalled("9♣", signal)
    assert at.is_legal(state, lead)
    after = done(state, lead)
    assert (after.signal, after.trick) == (signal, parse_cards("9♣"))
    assert events_of(state, lead) == (
        CardPlayed(NORTH, parse_card("9♣"), "T-3.6"),
        Signalled(NORTH, signal, CLUBS),
    )


def test_t_3_7_each_lead_is_listed_without_a_signal_with_a_knock_with_a_click() -> None:
    state = endgame(*HANDS)
    nine, ace = parse_cards("9♣ A♦")
    assert at.legal_actions(state) == tuple(
        Play(card, signal) for card in (nine, ace) for signal in (None, KNOCK, CLICK)
    )


@pytest.mark.parametrize("signal", Signal)
@pytest.mark.parametrize("played", ["9♣", "9♣ 6♣", "9♣ 6♣ 8♣"])
def test_t_3_7_nobody_else_may_signal(played: str, signal: Signal) -> None:
    state = done(endgame(*HANDS), *plays(played))
    for choice in at.legal_actions(state):
        assert isinstance(choice, Play)
        assert choice.signal is None
        refusal = at.why_illegal(state, Play(choice.card, signal))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == (Refusal.SIGNAL_BY_FOLLOWER, "T-3.7")
        assert refusal.cards == (choice.card,)
        with pytest.raises(IllegalActionError):
            at.apply(state, Play(choice.card, signal))


def test_t_3_7_the_signal_lasts_as_long_as_the_trick() -> None:
    state = done(endgame(*HANDS), signalled("9♣", CLICK))
    for card in plays("6♣ 8♣"):
        state = done(state, card)
        assert state.signal is CLICK
    assert done(state, play("9♦")).signal is None
    assert done(endgame(*HANDS), play("9♣")).signal is None


def test_t_3_7_whoever_takes_the_trick_may_signal_next() -> None:
    state = done(endgame(*HANDS), *plays("9♣ 6♣ 8♣ 9♦"))
    assert (state.leader, at.to_act(state)) == (NORTH, NORTH)
    assert done(state, signalled("A♦")).signal is KNOCK
    taken = done(endgame("9♣ A♦", "A♣ 6♠", "9♣ A♦", "9♣ A♦"), *plays("9♣ A♣ 9♣ 9♣"))
    assert done(taken, signalled("6♠", CLICK)).signal is CLICK
    assert not at.is_legal(taken, signalled("A♦"))


def test_t_i2_everybody_sees_the_signal() -> None:
    state = endgame(*HANDS)
    lead = signalled("9♣")
    events = events_of(state, lead)
    for seat in (*Seat, None):
        assert at.observe(events, seat) == events
        assert at.view(done(state, lead), seat).signal is KNOCK


@pytest.mark.parametrize("signal", Signal)
def test_t_i2_whether_it_is_true_is_not_policed(signal: Signal) -> None:
    state = endgame("9♣ 6♦ 6♦", *HANDS[1:])
    assert at.is_legal(state, signalled("9♣", signal))
    assert at.is_legal(state, signalled("6♦", signal))


def test_t_i2_a_signal_changes_nothing_else() -> None:
    state = endgame(*HANDS)
    with_it = done(state, signalled("9♣", CLICK), *plays("6♣ 8♣ 9♦"))
    assert with_it == done(state, *plays("9♣ 6♣ 8♣ 9♦"))


@pytest.mark.parametrize("rules", [SILENT, Rules(signals=False)], ids=["silent", "no signals"])
@pytest.mark.parametrize("signal", Signal)
def test_t_i2_without_signals_nobody_signals(rules: Rules, signal: Signal) -> None:
    state: State = endgame(*HANDS, rules=rules)
    assert at.legal_actions(state) == plays("9♣ A♦")
    refusal = at.why_illegal(state, signalled("9♣", signal))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (Refusal.SIGNALS_NOT_PLAYED, "T-I2")
    assert refusal.alternatives == plays("9♣ A♦")
    with pytest.raises(IllegalActionError):
        at.apply(state, signalled("9♣", signal))
    following = done(state, play("9♣"))
    assert not at.is_legal(following, signalled("6♣", signal))
