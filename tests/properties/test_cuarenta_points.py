"""Cuarenta: what always holds of points, and which fields of the rules lift it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardrules import cuarenta as cu
from cardrules.cards import Suit
from cardrules.cuarenta import AnnounceRonda, ClaimPrize, Misdeal, Phase, Rules, ShowFour
from cardrules.notation import parse_card, parse_cards
from cardrules.seats import Seat
from tests.builders.cuarenta import done, to_announcing
from tests.differential.cuarenta_events import ledger
from tests.properties.cuarenta import SUBJECT
from tests.properties.subject import Relabelling
from tests.properties.walks import generator, next_action, rules, walk


class Ply(NamedTuple):
    """An action with its states, before and after, and its events."""

    before: cu.State
    action: cu.Action
    after: cu.State
    events: tuple[cu.Event, ...]


def plies(data: st.DataObject) -> list[Ply]:
    """A rich way through a match, with what happened."""
    way = walk(data, SUBJECT.bridge, most=200)
    pairs = zip(way.states, way.actions, strict=False)
    steps = ((before, action, cu.step(before, action)) for before, action in pairs)
    return [Ply(before, action, step.state, step.events) for before, action, step in steps]


# --- Points and scores ---------------------------------------------------------------------------


@given(data=st.data())
def test_the_points_of_the_events_add_up_to_the_scores(data: st.DataObject) -> None:
    for before, _, after, events in plies(data):
        made, scores = ledger(before, events, after)
        assert made == scores
        if not any(isinstance(event, cu.GameWon) for event in events):
            assert after.scores == scores


@given(data=st.data())
def test_every_award_is_even_and_so_is_every_score(data: st.DataObject) -> None:
    """Lifted by `count_rounding="none"`."""
    for before, _, after, _ in plies(data):
        if before.rules.count_rounding != "none":
            assert [score % 2 for score in (*before.scores, *after.scores)] == [0, 0, 0, 0]


@given(data=st.data())
def test_no_score_is_40_or_more_while_a_game_goes_on(data: st.DataObject) -> None:
    for _, _, after, events in plies(data):
        if after.phase is not Phase.OVER:
            assert max(after.scores) < 40
        for event in events:
            if isinstance(event, cu.GameWon):
                assert event.scores[event.side.other] < 40


# --- Limpia --------------------------------------------------------------------------------------


@given(data=st.data())
def test_38_is_the_only_score_that_blocks_limpia(data: st.DataObject) -> None:
    """Lifted by `limpia_blocked_at=None`, unless `only_caida_at_38=True`: then no score does."""
    for before, _, _, events in plies(data):
        blocking = before.rules.limpia_blocked_at == 38 or before.rules.only_caida_at_38
        for event in events:
            if isinstance(event, cu.LimpiaMade):
                blocked = event.clause in ("C-5.4", "C-I18")
                assert blocked == (blocking and before.scores[event.side] == 38)
                assert event.points == (0 if blocked or event.clause == "C-I16" else 2)
                assert (event.clause == "C-I16") <= (before.rules.caida_y_limpia == 2)


@given(data=st.data())
def test_a_limpia_alone_never_wins(data: st.DataObject) -> None:
    """Lifted by `limpia_blocked_at=None`, unless `only_caida_at_38=True`, and by
    `count_rounding="none"`, under which a side can stand at 39."""
    for before, _, _, events in plies(data):
        chosen = before.rules
        lifted = chosen.limpia_blocked_at is None and not chosen.only_caida_at_38
        if lifted or chosen.count_rounding == "none":
            continue
        if not any(isinstance(event, cu.CaidaMade) for event in events):
            for event in events:
                if isinstance(event, cu.LimpiaMade):
                    assert before.scores[event.side] + event.points < 40


# --- Rondas and prizes ---------------------------------------------------------------------------


@given(data=st.data())
def test_a_ronda_never_wins(data: st.DataObject) -> None:
    """Lifted by `ronda_limit=None`."""
    for before, action, after, events in plies(data):
        if isinstance(action, AnnounceRonda) and before.rules.ronda_limit is not None:
            assert before.turn is not None
            assert max(after.scores[before.turn.side], 0) <= 33
            assert len(events) == 1
            assert after.phase in (Phase.ANNOUNCE, Phase.PLAY)


@given(data=st.data())
def test_a_prize_never_wins(data: st.DataObject) -> None:
    """Lifted by nothing: no reading has a prize at 30 or more."""
    for before, action, _, events in plies(data):
        if isinstance(action, ClaimPrize):
            prize = events[0]
            assert isinstance(prize, cu.PrizeClaimed)
            assert before.scores[prize.side] < 30
            assert before.scores[prize.side] + prize.points < 40
            assert prize.holder.side is not prize.side


@given(data=st.data())
def test_a_ronda_yields_one_prize_at_most_and_to_the_left_in_its_lot(data: st.DataObject) -> None:
    """Lifted by nothing, but `prize_points=0` has none, and `prize_on="any"` more of them."""
    for before, _, after, events in plies(data):
        assert len(set(after.prizes)) == len(after.prizes)
        fallen_due = [prize for prize in after.prizes if prize not in before.prizes]
        caidas = [event for event in events if isinstance(event, cu.CaidaMade)]
        assert len(fallen_due) <= len(caidas) <= 1
        for holder, rank in fallen_due:
            (caida,) = caidas
            assert caida.card.rank is rank
            assert caida.seat is before.rules.next_seat(holder)
            (ronda,) = (
                each for each in before.rondas if each.holder is holder and each.rank is rank
            )
            assert ronda.lot == before.lot
            assert cu.carries_prize(ronda.status, rules=before.rules)
            assert before.rules.prize_points > 0


@given(data=st.data())
def test_a_caida_on_a_ronda_that_carries_one_always_makes_a_prize_due(data: st.DataObject) -> None:
    for before, _, after, events in plies(data):
        for event in events:
            if isinstance(event, cu.CaidaMade) and after.lot == before.lot:
                on = {
                    (ronda.holder, ronda.rank)
                    for ronda in before.rondas
                    if ronda.lot == before.lot
                    and event.card in before.fallen[ronda.holder]
                    and ronda.rank is event.card.rank
                    and cu.carries_prize(ronda.status, rules=before.rules)
                }
                assert on <= {tuple(prize) for prize in after.prizes}
                assert event.points == 2


# --- The count, and the end ----------------------------------------------------------------------


@given(data=st.data())
def test_the_count_pays_exactly_one_side(data: st.DataObject) -> None:
    """Lifted by `twenty_twenty="both_six"` (both are), and by `under_twenty="nothing"`,
    `count_limit=30` and `only_caida_at_38=True` (perhaps none is)."""
    for before, _, _, events in plies(data):
        counted = [event for event in events if isinstance(event, cu.CardsCounted)]
        paid = sum(event.points > 0 for event in counted)
        chosen = before.rules
        if counted and chosen.twenty_twenty != "both_six":
            none = chosen.under_twenty == "nothing" or chosen.count_limit or chosen.only_caida_at_38
            assert paid == 1 or (none and paid == 0)
            assert sum(event.cards for event in counted) <= 40


@given(data=st.data())
def test_a_game_is_won_below_40_by_four_of_a_kind_or_a_misdeal_only(data: st.DataObject) -> None:
    """And not by them with `four_of_a_kind` and `misdeal` at points."""
    for before, action, _, events in plies(data):
        for event in events:
            if isinstance(event, cu.GameWon):
                below = event.scores[event.side] < 40
                assert below == (event.clause in ("C-3.2", "C-2.6"))
                four = isinstance(action, ShowFour) and before.rules.four_of_a_kind == "wins"
                misdeal = isinstance(action, Misdeal) and before.rules.misdeal == "game"
                assert below == (four or misdeal)


# --- The draw ------------------------------------------------------------------------------------


@given(data=st.data())
def test_other_names_commute_with_the_draw_for_dealer(data: st.DataObject) -> None:
    """All but that of diamonds, which decide."""
    state = walk(data, SUBJECT.bridge, most=0).last
    assume(state.phase is Phase.DRAW)
    clubs, hearts, spades = data.draw(st.permutations((Suit.CLUBS, Suit.HEARTS, Suit.SPADES)))
    suits = (clubs, Suit.DIAMONDS, hearts, spades)
    names = Relabelling(suits, data.draw(st.integers(0, 3)), data.draw(st.booleans()))
    action = next_action(SUBJECT.bridge, generator(data), state)
    renamed = cu.apply(SUBJECT.relabelled(names, state), SUBJECT.relabelled_action(names, action))
    assert renamed == SUBJECT.relabelled(names, cu.apply(state, action))


@given(cards=st.integers(0, 40), data=st.data())
def test_the_count_is_alike_whichever_side_is_which(cards: int, data: st.DataObject) -> None:
    """Save that the side that did not deal is favoured where both have the same."""
    others = data.draw(st.integers(0, 40 - cards))
    chosen = SUBJECT.bridge.rules(rules(data, SUBJECT.bridge))
    assume(cards != others and chosen.under_twenty != "next_dealer_two")
    there = cu.card_points(cards, others, rules=chosen)
    assert cu.card_points(others, cards, rules=chosen) == there[::-1]


# --- What lifts an invariant ---------------------------------------------------------------------

FIVE = parse_card("5♠")
TABLE = parse_cards("5♥")


@pytest.mark.parametrize(
    ("lifting", "sizes", "scores", "guide", "lifted"),
    [
        (Rules(count_rounding="none"), (21, 19), (0, 0), (8, 0), (7, 0)),
        (Rules(twenty_twenty="both_six"), (20, 20), (0, 0), (0, 6), (6, 6)),
        (Rules(under_twenty="nothing"), (19, 17), (0, 0), (2, 0), (0, 0)),
        (Rules(count_limit=30), (22, 18), (30, 0), (8, 0), (0, 0)),
        (Rules(only_caida_at_38=True), (22, 18), (38, 0), (8, 0), (0, 0)),
    ],
)
def test_what_is_said_to_lift_an_invariant_of_the_count_lifts_it(
    lifting: Rules,
    sizes: tuple[int, int],
    scores: tuple[int, int],
    guide: tuple[int, int],
    lifted: tuple[int, int],
) -> None:
    assert cu.card_points(*sizes, scores=scores) == guide
    assert cu.card_points(*sizes, scores=scores, rules=lifting) == lifted


def test_what_is_said_to_lift_an_invariant_lifts_it() -> None:
    limpia = cu.Capture(TABLE, ())
    unblocked, guide = Rules(limpia_blocked_at=None), cu.GUIDE
    both = Rules(limpia_blocked_at=None, only_caida_at_38=True)
    at_38 = [
        cu.action_points(FIVE, limpia, TABLE, None, 38, rules=r).limpia
        for r in (guide, unblocked, both)
    ]
    assert at_38 == [0, 2, 0]
    assert cu.action_points(FIVE, limpia, TABLE, None, 39).limpia == 2
    ronda = {Seat.NORTH: "5♣ 5♦ 5♥"}
    unlimited = to_announcing(ronda, rules=Rules(ronda_limit=None), scores=(36, 0))
    won = done(unlimited, AnnounceRonda())
    assert (won.scores, won.winner) == ((40, 0), Seat.NORTH.side)
    assert not cu.is_legal(to_announcing(ronda, scores=(36, 0)), AnnounceRonda())
    four = {Seat.NORTH: "5♣ 5♦ 5♥ 5♠"}
    assert done(to_announcing(four), ShowFour()).winner is Seat.NORTH.side
    for_points = to_announcing(four, rules=Rules(four_of_a_kind=8, misdeal="ten_points"))
    assert done(for_points, ShowFour()).winner is None
    assert done(for_points, Misdeal()).winner is None
    assert done(to_announcing(four), Misdeal()).winner is Seat.NORTH.side
