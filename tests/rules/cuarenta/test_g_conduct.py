"""G-1 to G-5: who acts, when, with which cards; and which fault is told first."""

from __future__ import annotations

from collections import Counter

import pytest

from cardrules import arbaa_turub
from cardrules import cuarenta as cu
from cardrules.actions import GameAction
from cardrules.cards import Card, Rank, Suit
from cardrules.cuarenta import (
    PACK,
    Action,
    AnnounceRonda,
    ClaimPrize,
    DrawForDealer,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    Play,
    Prize,
    Refusal,
    RondaStatus,
    Seat,
    ShowFour,
    Shuffle,
    State,
    TakeForgotten,
)
from cardrules.engine import CHANCE
from cardrules.notation import parse_card
from cardrules.verdicts import Code, Conduct
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    WEST,
    done,
    pack_of,
    play,
    scene,
    shuffled,
    to_announcing,
    to_shuffle,
    verdict,
)

EIGHT = Card(Rank.EIGHT, Suit.CLUBS)
FOREIGN = (EIGHT, *PACK[1:])
CLAIM = ClaimPrize(EAST, Rank.SEVEN)
DRAW, SHUFFLE, ANNOUNCE = cu.new_match(), to_shuffle(), to_announcing()
CARD = scene("5♥ 6♦ K♣", "5♠")
WINDOW = done(CARD, play("5♠", "5♥"))
PRIZES = done(
    scene(
        "3♣",
        "K♠",
        played=19,
        piled=("7♣ 7♦ 7♥", ""),
        rondas=[HeldRonda(EAST, Rank.SEVEN, 1, RondaStatus.ANNOUNCED)],
        prizes=[Prize(EAST, Rank.SEVEN)],
    ),
    play("K♠"),
)
OVER = done(ANNOUNCE, Misdeal())


def refused(state: State, action: object, by: Seat | None = None) -> tuple[Code, str]:
    found = verdict(state, action, by)
    return found.code, found.clause


TURNS: list[tuple[State, Seat, Action]] = [
    (ANNOUNCE, NORTH, Pass()),
    (done(ANNOUNCE, Pass()), EAST, Pass()),
    (CARD, NORTH, play("5♠", "5♥")),
    (CARD, NORTH, play("5♠")),
    (WINDOW, EAST, TakeForgotten()),
    (done(WINDOW, Pass()), WEST, TakeForgotten()),
    (done(WINDOW, TakeForgotten()), EAST, Play(WINDOW.hands[EAST][0])),
    (PRIZES, NORTH, CLAIM),
    (PRIZES, NORTH, Pass()),
]


@pytest.mark.parametrize(("state", "actor", "action"), TURNS)
def test_g_1_who_is_asked_acts_and_nobody_else(state: State, actor: Seat, action: Action) -> None:
    assert cu.to_act(state) is actor
    assert cu.is_legal(state, action)
    for seat in Seat:
        if seat is actor:
            assert cu.is_legal(state, action, by=seat)
            assert cu.apply(state, action, by=seat) == cu.apply(state, action)
        else:
            assert refused(state, action, seat) == (Conduct.OUT_OF_TURN, "G-1")


@pytest.mark.parametrize(
    ("state", "action"),
    [(DRAW, DrawForDealer(PACK)), (SHUFFLE, Shuffle(PACK)), (ANNOUNCE, Misdeal())],
)
def test_g_1_chance_and_rulings_are_no_seats(state: State, action: Action) -> None:
    assert cu.is_legal(state, action)
    for seat in Seat:
        assert refused(state, action, seat) == (Conduct.OUT_OF_TURN, "G-1")


def test_g_1_where_chance_is_due_no_seat_acts() -> None:
    for state in (DRAW, SHUFFLE):
        assert cu.to_act(state) is CHANCE
        for seat in Seat:
            assert refused(state, Pass(), seat) == (Conduct.OUT_OF_TURN, "G-1")
    assert cu.to_act(OVER) is None


PHASES: list[tuple[State, list[Action]]] = [
    (DRAW, [DrawForDealer(PACK)]),
    (SHUFFLE, [Shuffle(PACK)]),
    (ANNOUNCE, [Pass(), Misdeal()]),
    (CARD, [play("5♠")]),
    (WINDOW, [Pass(), TakeForgotten()]),
    (PRIZES, [Pass(), CLAIM]),
]
CLOSED: dict[type[GameAction], tuple[Code, str]] = {
    Misdeal: (Refusal.MISDEAL_TOO_LATE, "C-I9"),
    TakeForgotten: (Refusal.NOTHING_FORGOTTEN, "C-4.8"),
    ClaimPrize: (Refusal.PRIZE_NOT_OPEN, "C-5.5"),
    AnnounceRonda: (Refusal.PLAY_HAS_BEGUN, "C-3.5"),
    ShowFour: (Refusal.PLAY_HAS_BEGUN, "C-3.5"),
}
"""What is told outside its phase by the clause that closes it, once cards are dealt."""
EVERY: list[Action] = [
    DrawForDealer(PACK),
    Shuffle(PACK),
    Pass(),
    AnnounceRonda(),
    ShowFour(),
    play("5♠"),
    TakeForgotten(),
    CLAIM,
    Misdeal(),
]


@pytest.mark.parametrize(("state", "due"), PHASES, ids=[s.phase.name for s, _ in PHASES])
def test_g_2_an_action_belongs_to_its_phase(state: State, due: list[Action]) -> None:
    undealt = state.phase in (Phase.DRAW, Phase.SHUFFLE)
    for action in EVERY:
        if action in due:
            assert cu.why_illegal(state, action) is None
        elif state.phase is Phase.ANNOUNCE and isinstance(action, AnnounceRonda | ShowFour):
            assert refused(state, action)[1] in ("C-3.1", "C-3.2")
        elif undealt and isinstance(action, AnnounceRonda | ShowFour | Misdeal):
            assert refused(state, action) == (Conduct.WRONG_PHASE, "G-2")
        else:
            wrong = CLOSED.get(type(action), (Conduct.WRONG_PHASE, "G-2"))
            assert refused(state, action) == wrong


@pytest.mark.parametrize("state", [DRAW, SHUFFLE, ANNOUNCE, CARD, WINDOW, PRIZES, OVER])
def test_g_2_an_action_belongs_to_its_game(state: State) -> None:
    strangers: list[GameAction] = [
        GameAction(),
        arbaa_turub.Play(parse_card("6♣")),
        arbaa_turub.Cut(3),
        arbaa_turub.NameTrump(Suit.CLUBS),
    ]
    for stranger in strangers:
        assert refused(state, stranger) == (Conduct.ACTION_OF_ANOTHER_GAME, "G-2")
    for thing in ("A♣", None, parse_card("5♠")):
        assert refused(state, thing) == (Conduct.NOT_AN_ACTION, "G-2")


@pytest.mark.parametrize("card", ["5♥", "K♣", "5♣", "8♣"])
def test_g_3_one_plays_a_card_that_one_holds(card: str) -> None:
    state = scene("5♥ K♣", "5♠", hands={EAST: "5♣"})
    for action in (play(card), play(card, "5♥"), play(card, "K♣ 5♥")):
        assert refused(state, action) == (Conduct.CARD_NOT_HELD, "G-3")
        found = verdict(state, action)
        assert found.cards == (parse_card(card),)
        assert found.alternatives == cu.legal_actions(state)


def test_g_3_and_each_once() -> None:
    state = scene("5♥ K♣", "5♠")
    for action in (play("5♠", "5♥ 5♥"), play("5♠", "5♥", "5♥"), play("5♠", "5♠")):
        assert refused(state, action) == (Refusal.CARD_NAMED_TWICE, "G-3")
    after = done(state, play("5♠"))
    for _ in range(3):
        after = done(after, cu.legal_actions(after)[0])
    assert refused(after, play("5♠")) == (Conduct.CARD_NOT_HELD, "G-3")


PACKS: list[tuple[tuple[Card, ...], Conduct, tuple[Card, ...]]] = [
    (PACK[1:], Conduct.PACK_INCOMPLETE, PACK[:1]),
    (PACK[:-5], Conduct.PACK_INCOMPLETE, PACK[-5:]),
    ((), Conduct.PACK_INCOMPLETE, PACK),
    (FOREIGN, Conduct.PACK_WITH_FOREIGN_CARD, (EIGHT,)),
    ((*PACK, EIGHT), Conduct.PACK_WITH_FOREIGN_CARD, (EIGHT,)),
    ((*PACK, PACK[0]), Conduct.PACK_WITH_EXTRA_COPY, PACK[:1]),
    ((PACK[-1], *PACK[1:]), Conduct.PACK_WITH_EXTRA_COPY, PACK[-1:]),
    ((*PACK[4:], PACK[4], EIGHT), Conduct.PACK_WITH_FOREIGN_CARD, (EIGHT,)),
]


@pytest.mark.parametrize(("pack", "code", "cards"), PACKS)
def test_g_4_a_pack_is_the_whole_pack_and_nothing_else(
    pack: tuple[Card, ...], code: Conduct, cards: tuple[Card, ...]
) -> None:
    for state, action in ((DRAW, DrawForDealer(pack)), (SHUFFLE, Shuffle(pack))):
        assert refused(state, action) == (code, "G-4")
        assert Counter(verdict(state, action).cards) == Counter(cards)


@pytest.mark.parametrize("pack", [PACK, PACK[::-1], shuffled(5), pack_of({NORTH: "A♣ A♦ A♥"})])
def test_g_4_in_any_order(pack: tuple[Card, ...]) -> None:
    assert cu.is_legal(DRAW, DrawForDealer(pack))
    assert cu.is_legal(SHUFFLE, Shuffle(pack))


@pytest.mark.parametrize("action", EVERY)
def test_g_5_when_it_is_over_nothing_more_is_done(action: Action) -> None:
    assert OVER.phase is Phase.OVER
    for seat in (None, *Seat):
        assert refused(OVER, action, seat) == (Conduct.MATCH_OVER, "G-5")
    assert cu.legal_actions(OVER) == cu.rulings(OVER) == ()


FIRST_FAULTS: list[tuple[State, object, Seat | None, Code, str]] = [
    # no action of this game, before the end of the match, before the turn
    (OVER, arbaa_turub.Cut(3), WEST, Conduct.ACTION_OF_ANOTHER_GAME, "G-2"),
    (OVER, "a card", WEST, Conduct.NOT_AN_ACTION, "G-2"),
    # the end, before the turn and the phase
    (OVER, play("8♣"), WEST, Conduct.MATCH_OVER, "G-5"),
    # the turn, before the phase and the cards
    (CARD, AnnounceRonda(), EAST, Conduct.OUT_OF_TURN, "G-1"),
    (CARD, play("8♣"), EAST, Conduct.OUT_OF_TURN, "G-1"),
    (CARD, Shuffle(FOREIGN), NORTH, Conduct.OUT_OF_TURN, "G-1"),
    (CARD, Misdeal(), NORTH, Conduct.OUT_OF_TURN, "G-1"),
    # the phase, before the cards
    (WINDOW, play("8♣"), EAST, Conduct.WRONG_PHASE, "G-2"),
    (CARD, Shuffle(FOREIGN), None, Conduct.WRONG_PHASE, "G-2"),
    (CARD, AnnounceRonda(), NORTH, Refusal.PLAY_HAS_BEGUN, "C-3.5"),
    # the cards, before the rule of the game
    (CARD, play("8♣", "", "6♦"), NORTH, Conduct.CARD_NOT_HELD, "G-3"),
    (CARD, play("5♠", "5♥ 5♥", "7♣"), NORTH, Refusal.CARD_NAMED_TWICE, "G-3"),
    (CARD, play("5♠", "5♣", "7♣"), NORTH, Refusal.CARD_NOT_ON_TABLE, "C-4.1"),
    # the base, before the sequence
    (CARD, play("5♠", "", "K♣"), NORTH, Refusal.SEQUENCE_WITHOUT_BASE, "C-4.7"),
    (CARD, play("5♠", "K♣", "6♦"), NORTH, Refusal.FIGURE_IN_SUM, "C-4.3"),
    (CARD, play("5♠", "5♥", "K♣"), NORTH, Refusal.SEQUENCE_STARTS_WRONG, "C-4.6"),
]


@pytest.mark.parametrize(("state", "action", "by", "code", "clause"), FIRST_FAULTS)
def test_g_2_of_several_faults_the_first_is_told(
    state: State, action: object, by: Seat | None, code: Code, clause: str
) -> None:
    assert refused(state, action, by) == (code, clause)
