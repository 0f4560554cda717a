"""Arba'a Turub: what hand sizes and voids say of the hidden cards."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from math import comb
from random import Random

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import _packed as p
from cardrules.arbaa_turub.belief import count_worlds, marginals, sample_world, worlds
from cardrules.arbaa_turub.view import view_of
from cardrules.cards import Card
from cardrules.counting import STOCK
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_card, parse_cards
from tests.builders.arbaa_turub import CLUBS, EAST, HEARTS, NORTH, SOUTH, SPADES, WEST, shuffled

SILENT = at.PROFILES["SILENT"]


def _naming() -> at.State:
    """East has seen three cards."""
    state = at.new_match(SILENT, dealer=NORTH)
    return at.apply(state, at.chance(state, shuffled()))


def _ending(voids: dict[at.Seat, tuple[at.Suit, ...]], *hands: str) -> at.State:
    """A position two tricks before the end, North to lead."""
    return at.from_setup(
        at.Setup(
            rules=SILENT,
            phase=at.Phase.PLAY,
            dealer=WEST,
            trump=HEARTS,
            hands=tuple(map(parse_cards, hands)),
            leader=NORTH,
            tricks=(17, 17),
            voids=tuple(voids.get(seat, ()) for seat in at.Seat),
        )
    )


def test_t_2_5_the_namer_knows_three_cards_and_nobody_else_any() -> None:
    state = _naming()
    assert count_worlds(at.view(state, EAST)) == 1
    for seat in (NORTH, SOUTH, WEST, None):
        assert count_worlds(at.view(state, seat)) == comb(144, 3)
    chances = marginals(at.view(state, SOUTH))
    assert tuple(chances) == at.KINDS
    expected = {
        NORTH: Fraction(0),
        EAST: Fraction(1, 48),
        WEST: Fraction(0),
        STOCK: Fraction(47, 48),
    }
    assert [*map(dict, chances.values())] == [expected] * 36


def test_the_order_of_the_stock_does_not_count_and_is_drawn() -> None:
    view = at.view(_naming(), EAST)
    one, two = (sample_world(view, Random(seed)) for seed in (1, 2))
    assert one.hands == two.hands
    assert one.stock != two.stock
    ((world, ways),) = worlds(view)
    assert (world.stock, ways) == (at.sort_hand(world.stock), 1)


def test_t_2_6_with_trump_named_everybody_has_36_cards() -> None:
    view = at.view(at.apply(_naming(), at.NameTrump(HEARTS)), EAST)
    assert count_worlds(view) == comb(108, 36) * comb(72, 36)
    assert count_worlds(at.view(at.apply(_naming(), at.NameTrump(HEARTS)), None)) == (
        comb(144, 36) * comb(108, 36) * comb(72, 36)
    )


def test_copies_of_a_card_are_cards_of_their_own() -> None:
    view = at.view(_ending({}, "6♣ 7♣", "A♠ A♠", "A♠ K♠", "9♥ 8♥"), NORTH)
    assert count_worlds(view) == comb(6, 2) * comb(4, 2)
    found = {world.hands: ways for world, ways in worlds(view)}
    assert sum(found.values()) == 90
    assert (
        found[
            parse_cards("6♣ 7♣"), parse_cards("A♠ A♠"), parse_cards("K♠ A♠"), parse_cards("8♥ 9♥")
        ]
        == 3
    )


def test_t_3_2_who_did_not_follow_has_none() -> None:
    voids = {EAST: (HEARTS,), SOUTH: (HEARTS, CLUBS)}
    view = at.view(_ending(voids, "6♣ 7♣", "A♠ 6♣", "A♠ K♠", "9♥ 8♥"), NORTH)
    chances = marginals(view)
    assert count_worlds(view) == 2 * 3 // 2
    assert dict(chances[parse_card("9♥")]) == {EAST: 0, SOUTH: 0, WEST: 1, STOCK: 0}
    assert dict(chances[parse_card("6♣")]) == {EAST: 1, SOUTH: 0, WEST: 0, STOCK: 0}
    assert dict(chances[parse_card("K♠")]) == {
        EAST: Fraction(1, 3),
        SOUTH: Fraction(2, 3),
        WEST: 0,
        STOCK: 0,
    }


def test_everybody_void_of_something_else() -> None:
    voids = {NORTH: (SPADES,), EAST: (HEARTS,), SOUTH: (CLUBS,), WEST: (HEARTS, CLUBS)}
    view = at.view(_ending(voids, "6♣ 7♥", "A♠ 6♣", "A♠ K♥", "9♦ 8♠"), None)
    total = sum(ways for _, ways in worlds(view))
    assert total == count_worlds(view)
    for world, _ in worlds(view):
        assert at.view(world, None) == view
        assert not at.faults(at.to_setup(world))


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    for state in (at.new_match(), at.new_match(dealer=NORTH)):
        for seat in (*at.Seat, None):
            view = at.view(state, seat)
            assert count_worlds(view) == 1
            assert sample_world(view, Random(1)) == state
            assert dict(marginals(view)) == {}


def test_worlds_come_one_by_one() -> None:
    view = at.view(at.apply(_naming(), at.NameTrump(HEARTS)), EAST)
    assert len({world for world, _ in islice(worlds(view), 3)}) == 3


# --- Views that no deal explains -----------------------------------------------------------------


def _refuses(view: at.View) -> None:
    assert count_worlds(view) == 0
    assert [*worlds(view)] == []
    for ask in (lambda: sample_world(view, Random(1)), lambda: marginals(view)):
        with pytest.raises(InvalidArgumentError, match="some deal explains"):
            ask()


def _with_voids(view: at.View, seat: at.Seat, *suits: at.Suit) -> at.View:
    packed = [*view.packed]
    packed[p.TAKEN] |= sum(1 << 4 * seat.value + at.SUITS.index(suit) for suit in suits)
    north, east, south, west, trick, taken, stock, match = packed
    return view_of((north, east, south, west, trick, taken, stock, match), *view._hidden())


def test_a_hand_of_no_suit() -> None:
    view = at.view(_ending({}, "6♣ 7♣", "A♠ A♠", "A♠ K♠", "9♥ 8♥"), NORTH)
    _refuses(_with_voids(view, EAST, *at.SUITS))


def test_a_suit_that_nobody_can_hold() -> None:
    view = at.view(_ending({}, "6♣ 7♣", "A♠ A♠", "A♠ K♠", "9♥ 8♥"), NORTH)
    for seat in (EAST, SOUTH, WEST):
        view = _with_voids(view, seat, HEARTS)
    _refuses(view)


def test_a_suit_that_one_holds_and_has_shown_one_lacks() -> None:
    view = at.view(_ending({}, "6♣ 7♣", "A♠ A♠", "A♠ K♠", "9♥ 8♥"), NORTH)
    _refuses(_with_voids(view, NORTH, CLUBS))


def test_more_cards_than_there_are_places_for() -> None:
    view = at.view(_naming(), SOUTH)
    seat, sizes, unseen = view._hidden()
    _refuses(view_of(view.packed, seat, (*sizes[:4], 140), unseen))


def test_a_kind_is_a_card() -> None:
    assert all(isinstance(kind, Card) for kind in marginals(at.view(_naming(), None)))
