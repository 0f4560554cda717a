"""T-I5, T-I10, T-I11 and T-I13: the cut, the miscount, the choice of trump, the last packet."""

from __future__ import annotations

from collections import Counter

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    PACK,
    SUITS,
    Cut,
    LastPacketShown,
    Misdeal,
    NameTrump,
    PacketDealt,
    PackShuffled,
    Phase,
    Refusal,
    Rules,
    Seat,
    Shuffle,
)
from cardrules.cards import Suit
from cardrules.notation import parse_cards
from tests.builders.arbaa_turub import (
    EAST,
    NORTH,
    SILENT,
    clauses_of,
    done,
    events_of,
    pack_from,
    shuffled,
    to_cut,
    to_lead,
    to_naming,
    to_shuffle,
)

NO_CUT = Rules(cut=False)


def test_t_i5_the_cut_is_a_decision_between_143_places() -> None:
    state = to_cut()
    assert at.legal_actions(state) == tuple(Cut(place) for place in range(1, 144))
    assert at.is_legal(state, Cut(1))
    assert at.is_legal(state, Cut(143))
    for place in (0, 144):
        refusal = at.why_illegal(state, Cut(place))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == (Refusal.CUT_OUT_OF_RANGE, "T-I5")


def test_t_i5_with_a_cut_nothing_is_dealt_before_it() -> None:
    state = to_cut()
    assert state.hands == ((), (), (), ())
    assert state.stock == shuffled()
    assert events_of(to_shuffle(), Shuffle(shuffled())) == (PackShuffled(),)


@pytest.mark.parametrize("rules", [NO_CUT, SILENT], ids=["no cut", "silent"])
def test_t_i5_without_a_cut_the_pack_is_dealt_as_it_is(rules: Rules) -> None:
    state = done(to_shuffle(rules), Shuffle(shuffled()))
    assert (state.phase, at.to_act(state)) == (Phase.NAME_TRUMP, EAST)
    packet = at.sort_hand(shuffled()[:3])
    assert (state.hands[EAST], state.stock) == (packet, shuffled()[3:])
    events = events_of(to_shuffle(rules), Shuffle(shuffled()))
    assert events == (PackShuffled(), PacketDealt(EAST, packet))
    for position in (to_shuffle(rules), state, to_lead(rules)):
        refusal = at.why_illegal(position, Cut(9))
        assert refusal is not None
        if at.to_act(position) is EAST:
            assert (refusal.code, refusal.clause) == (Refusal.CUT_NOT_PLAYED, "T-I5")


def test_t_i5_both_ways_the_same_cards_make_the_same_game() -> None:
    with_cut = done(to_shuffle(), Shuffle(shuffled()), Cut(60), NameTrump(Suit.CLUBS))
    as_it_is = at.cut(shuffled(), 60)
    without = done(to_shuffle(NO_CUT), Shuffle(as_it_is), NameTrump(Suit.CLUBS))
    assert with_cut.hands == without.hands
    assert with_cut != without


@pytest.mark.parametrize("cards_out", [0, 3, 144])
def test_t_i10_a_miscount_anywhere_in_the_deal_is_dealt_again(cards_out: int) -> None:
    state = {0: to_cut(), 3: to_naming(), 144: to_lead()}[cards_out]
    assert sum(map(len, state.hands)) == cards_out
    assert at.is_legal(state, Misdeal())
    assert done(state, Misdeal()).phase is Phase.SHUFFLE


@pytest.mark.parametrize("suit", SUITS)
def test_t_i11_trump_may_be_a_suit_that_the_namer_does_not_hold(suit: Suit) -> None:
    pack = pack_from("A♣ A♣ A♣")
    state = done(to_shuffle(NO_CUT), Shuffle(pack))
    assert state.hands[EAST] == parse_cards("A♣ A♣ A♣")
    assert done(state, NameTrump(suit)).trump is suit


def test_t_i11_there_is_no_other_choice_and_no_pass() -> None:
    state = to_naming()
    assert at.legal_actions(state) == tuple(map(NameTrump, SUITS))
    assert at.to_act(state) is EAST
    assert not at.is_legal(state, None)
    assert not at.is_legal(state, Cut(1))


def test_t_i13_the_dealers_last_packet_is_counted_and_not_seen() -> None:
    state = to_naming()
    events = events_of(state, NameTrump(Suit.HEARTS))
    assert events[-1] == LastPacketShown(NORTH, 3)
    assert clauses_of(state, NameTrump(Suit.HEARTS))[-1] == "T-2.7"
    after = done(state, NameTrump(Suit.HEARTS))
    for seat in (*Seat, None):
        assert at.observe(events, seat)[-1] == events[-1]
        view = at.view(after, seat)
        own = Counter(() if seat is None else after.hands[seat])
        assert Counter(view.unseen) == Counter(PACK) - own
