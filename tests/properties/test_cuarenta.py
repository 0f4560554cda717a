"""Cuarenta: the properties of every game, and those of its cards and captures."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.cuarenta import Phase
from tests.oracles import cuarenta as slow
from tests.properties.contract import GameProperties
from tests.properties.cuarenta import SUBJECT
from tests.properties.knowledge import KnowledgeProperties
from tests.properties.walks import rules, walk

cards = st.sampled_from(cu.PACK)
tables = st.lists(cards, max_size=20, unique=True)


class TestGame(
    GameProperties[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event, slow.Action]
):
    subject = SUBJECT


class TestKnowledge(
    KnowledgeProperties[cu.Rules, cu.State, cu.View, cu.Setup, cu.Action, cu.Event, slow.Action]
):
    subject = SUBJECT


# --- Cards ---------------------------------------------------------------------------------------


@given(data=st.data())
def test_the_40_cards_are_conserved(data: st.DataObject) -> None:
    """Lifted by nothing: from the deal to the end of a hand they lie somewhere, each once."""
    for state in walk(data, SUBJECT.bridge, most=200).states:
        lying = Counter(card for part in (*state.hands, *state.piles) for card in part)
        lying += Counter(state.stock) + Counter(state.table)
        between = state.phase in (Phase.DRAW, Phase.SHUFFLE)
        assert lying == (Counter() if between else Counter(cu.PACK))


@given(data=st.data())
def test_a_lot_is_played_card_by_card_from_the_dealers_left(data: st.DataObject) -> None:
    for state in walk(data, SUBJECT.bridge, most=200).states:
        if state.phase is Phase.PLAY:
            assert state.dealer is not None
            order = state.rules.seats_from(state.rules.next_seat(state.dealer))
            gone = sum(map(len, state.fallen))
            assert state.turn is order[gone % 4]
            for place, seat in enumerate(order):
                assert len(state.hands[seat]) == 5 - (gone + 3 - place) // 4
                assert len(state.fallen[seat]) + len(state.hands[seat]) == 5
            assert len(state.stock) == (20 if state.lot == 1 else 0)


@given(data=st.data())
def test_the_card_just_laid_was_laid_by_the_seat_before_in_this_lot(data: st.DataObject) -> None:
    for state in walk(data, SUBJECT.bridge, most=200).states:
        if state.fresh is not None:
            assert state.turn is not None
            before = state.rules.next_seat(state.turn).partner
            assert state.phase is Phase.PLAY
            assert state.fresh in state.table
            assert state.fresh in state.fallen[before]


# --- Captures ------------------------------------------------------------------------------------


@given(card=cards, table=tables, data=st.data())
def test_the_sequence_depends_on_the_rank_played_alone(
    card: Card, table: list[Card], data: st.DataObject
) -> None:
    """Lifted by nothing: whatever the base is, the sequence is the same."""
    lying = [each for each in table if each.rank is not card.rank or each.suit is not card.suit]
    chosen = SUBJECT.bridge.rules(rules(data, SUBJECT.bridge))
    start = cu.RANKS.index(card.rank) + 1
    ranks = {each.rank for each in lying}
    run = next((n for n in range(start, len(cu.RANKS)) if cu.RANKS[n] not in ranks), len(cu.RANKS))
    for capture in cu.captures(card, lying, rules=chosen):
        assert [each.rank for each in capture.sequence] == list(cu.RANKS[start:run])
        assert cu.forgotten(card, capture, lying) == ()
        none_taken = cu.Capture(capture.base, ())
        assert cu.forgotten(card, none_taken, lying) == capture.sequence


@given(card=cards, table=tables, data=st.data())
def test_a_base_is_a_match_or_adds_up(card: Card, table: list[Card], data: st.DataObject) -> None:
    lying = [each for each in table if each != card]
    chosen = SUBJECT.bridge.rules(rules(data, SUBJECT.bridge))
    bases = [base for base, _ in cu.captures(card, lying, rules=chosen)]
    assert len(set(bases)) == len(bases)
    for base in bases:
        ranks = {each.rank for each in base}
        if ranks == {card.rank}:
            equal = sum(each.rank is card.rank for each in lying)
            assert len(base) == (equal if chosen.match_takes == "all" else 1)
        else:
            numbers = [cu.number_of(each.rank) or 99 for each in base]
            assert sum(numbers) == cu.number_of(card.rank)
            assert len(base) == (chosen.sum_size or max(2, len(base)))


@given(card=cards, table=st.lists(cards, max_size=9, unique=True), data=st.data())
def test_captures_are_those_that_the_oracle_finds_by_trying(
    card: Card, table: list[Card], data: st.DataObject
) -> None:
    lying = [each for each in table if each != card]
    size = data.draw(st.sampled_from((None, 2)))
    found = cu.captures(card, lying, rules=cu.Rules(sum_size=2 if size else None))
    written = [f"{each.rank.value}{each.suit.value}" for each in cu.sort_hand(tuple(lying))]
    name = f"{card.rank.value}{card.suit.value}"
    sums = [base for base, _ in found if base[0].rank is not card.rank]
    spelled = [tuple(f"{c.rank.value}{c.suit.value}" for c in base) for base in sums]
    assert spelled == slow.sum_bases(name, written, size)


def test_the_numbers_of_distinct_sums() -> None:
    numbers = [len(cu.sums(rank)) for rank in cu.RANKS]
    assert numbers == [0, 1, 2, 4, 5, 9, 12, 0, 0, 0]
    of_two = [len(cu.sums(rank, rules=cu.Rules(sum_size=2))) for rank in cu.RANKS]
    assert of_two == [0, 1, 1, 2, 2, 3, 3, 0, 0, 0]


def test_the_longest_sequence_is_nine_cards() -> None:
    longest = [
        max(
            len(capture.sequence)
            for capture in cu.captures(card, [c for c in cu.PACK if c != card])
        )
        for card in cu.PACK[::4]
    ]
    assert longest == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert [card.rank for card in cu.PACK[::4]] == [*cu.RANKS]
    assert cu.RANKS[0] is Rank.ACE
