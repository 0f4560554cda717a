"""G-1 to G-5: who acts, when, with which cards; and which fault is told first."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.actions import GameAction
from cardrules.arbaa_turub import (
    PACK,
    Action,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Phase,
    Play,
    Refusal,
    Seat,
    Shuffle,
    Signal,
    State,
)
from cardrules.cards import Card, Rank, Suit
from cardrules.engine import CHANCE
from cardrules.errors import IllegalActionError
from cardrules.verdicts import Code, Conduct
from tests.builders.arbaa_turub import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    done,
    endgame,
    pack_from,
    play,
    plays,
    shuffled,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)
from tests.builders.loose import loosely

DRAW, SHUFFLE, CUT, NAMING, LEAD, OVER = (
    at.new_match(),
    to_shuffle(),
    to_cut(),
    to_naming(),
    to_lead(),
    to_over(),
)
FOLLOW = done(endgame("9♣ 9♣", "6♣ A♥", "6♣ A♥", "6♣ A♥"), play("9♣"))
FIVE = Card(Rank.FIVE, Suit.CLUBS)
FOREIGN = (FIVE, *PACK[1:])


class Foreign(GameAction):
    """An action of some other game."""

    __slots__ = ()


def refused(state: State, action: object, by: Seat | None = None) -> tuple[Code, str]:
    verdict = at.why_illegal(state, action, by=by)
    assert verdict is not None
    assert not at.is_legal(state, action, by=by)
    with pytest.raises(IllegalActionError) as caught:
        loosely(at.apply, state, action, by=by)
    assert caught.value.illegality == verdict
    return verdict.code, verdict.clause


TURNS: list[tuple[State, Seat, Action]] = [
    (CUT, EAST, Cut(7)),
    (NAMING, EAST, NameTrump(Suit.SPADES)),
    (LEAD, EAST, Play(LEAD.hands[EAST][0])),
    (FOLLOW, EAST, play("6♣")),
    (done(FOLLOW, play("6♣")), SOUTH, play("6♣")),
    (done(FOLLOW, *plays("6♣ 6♣")), WEST, play("6♣")),
    (done(FOLLOW, *plays("6♣ 6♣ 6♣")), NORTH, play("9♣")),
]


@pytest.mark.parametrize(("state", "actor", "action"), TURNS)
def test_g_1_who_is_asked_acts_and_nobody_else(state: State, actor: Seat, action: Action) -> None:
    assert at.to_act(state) is actor
    assert at.is_legal(state, action)
    for seat in Seat:
        if seat is actor:
            assert at.is_legal(state, action, by=seat)
            assert at.apply(state, action, by=seat) == at.apply(state, action)
        else:
            assert refused(state, action, seat) == (Conduct.OUT_OF_TURN, "G-1")


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (DRAW, DrawForDealer(PACK)),
        (SHUFFLE, Shuffle(PACK)),
        (CUT, Misdeal()),
        (NAMING, Misdeal()),
        (LEAD, Misdeal()),
    ],
)
def test_g_1_chance_and_rulings_are_no_seats(state: State, action: Action) -> None:
    assert at.is_legal(state, action)
    for seat in Seat:
        assert refused(state, action, seat) == (Conduct.OUT_OF_TURN, "G-1")


def test_g_1_where_chance_is_due_no_seat_acts() -> None:
    for state in (DRAW, SHUFFLE):
        assert at.to_act(state) is CHANCE
        for seat in Seat:
            assert refused(state, Cut(3), seat) == (Conduct.OUT_OF_TURN, "G-1")
    assert at.to_act(OVER) is None


DUE: list[tuple[State, Action]] = [
    (DRAW, DrawForDealer(PACK)),
    (SHUFFLE, Shuffle(PACK)),
    (CUT, Cut(3)),
    (NAMING, NameTrump(Suit.CLUBS)),
    (LEAD, Play(LEAD.hands[EAST][0])),
]


@pytest.mark.parametrize(("state", "due"), DUE, ids=[s.phase.name for s, _ in DUE])
def test_g_2_an_action_belongs_to_its_phase(state: State, due: Action) -> None:
    for _, action in DUE:
        if action == due:
            assert at.why_illegal(state, action) is None
        else:
            assert refused(state, action) == (Conduct.WRONG_PHASE, "G-2")


@pytest.mark.parametrize("state", [DRAW, SHUFFLE, CUT, NAMING, LEAD, FOLLOW, OVER])
def test_g_2_an_action_belongs_to_its_game(state: State) -> None:
    assert refused(state, Foreign()) == (Conduct.ACTION_OF_ANOTHER_GAME, "G-2")
    assert refused(state, GameAction()) == (Conduct.ACTION_OF_ANOTHER_GAME, "G-2")
    assert refused(state, "A♣") == (Conduct.NOT_AN_ACTION, "G-2")
    assert refused(state, None) == (Conduct.NOT_AN_ACTION, "G-2")


def test_g_3_one_plays_a_card_that_one_holds() -> None:
    state = endgame("9♣ 9♣", "6♣ A♥", "6♣ A♥", "6♣ A♥")
    assert refused(state, play("A♥")) == (Conduct.CARD_NOT_HELD, "G-3")
    assert refused(state, Play(FIVE)) == (Conduct.CARD_NOT_HELD, "G-3")
    verdict = at.why_illegal(state, play("A♥"))
    assert verdict is not None
    assert verdict.cards == (play("A♥").card,)
    assert verdict.alternatives == at.legal_actions(state)


@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_g_3_and_each_copy_once(copies: int) -> None:
    hands = [" ".join(["A♣"] * copies + ["6♦"] * (5 - copies))]
    hands += ["7♦ 7♦ 8♦ 8♦ 9♦", "7♠ 7♠ 8♠ 8♠ 9♠", "7♥ 7♥ 8♥ 8♥ 9♥"]
    state = endgame(*hands, trump=Suit.CLUBS)
    for _ in range(copies):
        assert at.is_legal(state, play("A♣"))
        state = done(state, play("A♣"))
        for _ in range(3):
            state = done(state, at.legal_actions(state)[0])
        assert state.leader is NORTH
    assert refused(state, play("A♣")) == (Conduct.CARD_NOT_HELD, "G-3")
    assert at.legal_actions(state)[0] == play("6♦")


PACKS: list[tuple[tuple[Card, ...], Conduct, tuple[Card, ...]]] = [
    (PACK[1:], Conduct.PACK_INCOMPLETE, PACK[:1]),
    (PACK[:-5], Conduct.PACK_INCOMPLETE, (PACK[-5], PACK[-1])),
    ((), Conduct.PACK_INCOMPLETE, at.KINDS),
    (FOREIGN, Conduct.PACK_WITH_FOREIGN_CARD, (FIVE,)),
    ((*PACK, FIVE), Conduct.PACK_WITH_FOREIGN_CARD, (FIVE,)),
    ((*PACK, PACK[0]), Conduct.PACK_WITH_EXTRA_COPY, PACK[:1]),
    ((PACK[-1], *PACK[1:]), Conduct.PACK_WITH_EXTRA_COPY, PACK[-1:]),
    (PACK * 2, Conduct.PACK_WITH_EXTRA_COPY, at.KINDS),
    ((*PACK[4:], PACK[4], FIVE), Conduct.PACK_WITH_FOREIGN_CARD, (FIVE,)),
]


@pytest.mark.parametrize(("pack", "code", "cards"), PACKS)
def test_g_4_a_pack_is_the_whole_pack_and_nothing_else(
    pack: tuple[Card, ...], code: Conduct, cards: tuple[Card, ...]
) -> None:
    for state, action in ((DRAW, DrawForDealer(pack)), (SHUFFLE, Shuffle(pack))):
        assert refused(state, action) == (code, "G-4")
        verdict = at.why_illegal(state, action)
        assert verdict is not None
        assert Counter(verdict.cards) == Counter(cards)


@pytest.mark.parametrize("pack", [PACK, PACK[::-1], shuffled(5), pack_from("A♠ 6♣")])
def test_g_4_in_any_order(pack: tuple[Card, ...]) -> None:
    assert at.is_legal(DRAW, DrawForDealer(pack))
    assert at.is_legal(SHUFFLE, Shuffle(pack))


@pytest.mark.parametrize(
    "action",
    [DrawForDealer(PACK), Shuffle(PACK), Cut(3), NameTrump(Suit.CLUBS), play("A♣"), Misdeal()],
)
def test_g_5_when_it_is_over_nothing_more_is_done(action: Action) -> None:
    assert OVER.phase is Phase.OVER
    for seat in (None, *Seat):
        assert refused(OVER, action, seat) == (Conduct.MATCH_OVER, "G-5")
    assert at.legal_actions(OVER) == at.rulings(OVER) == ()


NO_CARD = attrs.evolve(play("A♣"), card=FIVE)
FIRST_FAULTS: list[tuple[State, object, Seat | None, Code, str]] = [
    # no action of this game, before the end of the match, before the turn
    (OVER, Foreign(), WEST, Conduct.ACTION_OF_ANOTHER_GAME, "G-2"),
    (OVER, "a card", WEST, Conduct.NOT_AN_ACTION, "G-2"),
    (FOLLOW, Cut(True), WEST, Conduct.NOT_AN_ACTION, "G-2"),
    # the end, before the turn and the phase
    (OVER, Cut(0), WEST, Conduct.MATCH_OVER, "G-5"),
    # the turn, before the phase and the cards
    (FOLLOW, Cut(0), WEST, Conduct.OUT_OF_TURN, "G-1"),
    (FOLLOW, NO_CARD, WEST, Conduct.OUT_OF_TURN, "G-1"),
    (FOLLOW, Misdeal(), EAST, Conduct.OUT_OF_TURN, "G-1"),
    (FOLLOW, Shuffle(FOREIGN), EAST, Conduct.OUT_OF_TURN, "G-1"),
    # the phase, before the cards
    (FOLLOW, Cut(0), EAST, Conduct.WRONG_PHASE, "G-2"),
    (FOLLOW, Shuffle(FOREIGN), None, Conduct.WRONG_PHASE, "G-2"),
    (FOLLOW, Misdeal(), None, Refusal.MISDEAL_TOO_LATE, "T-2.7"),
    # the cards, before the rule of the game
    (FOLLOW, Play(PACK[-1], Signal.KNOCK), EAST, Conduct.CARD_NOT_HELD, "G-3"),
    # following suit, before signalling
    (FOLLOW, Play(play("A♥").card, Signal.KNOCK), EAST, Refusal.REVOKE, "T-3.2"),
    (FOLLOW, Play(play("6♣").card, Signal.KNOCK), EAST, Refusal.SIGNAL_BY_FOLLOWER, "T-3.7"),
]


@pytest.mark.parametrize(("state", "action", "by", "code", "clause"), FIRST_FAULTS)
def test_g_2_of_several_faults_the_first_is_told(
    state: State, action: object, by: Seat | None, code: Code, clause: str
) -> None:
    assert refused(state, action, by) == (code, clause)
