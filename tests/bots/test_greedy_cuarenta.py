"""The rules of thumb for Cuarenta, one by one, where the right choice is evident."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardrules import cuarenta as cu
from cardrules.bots.cuarenta import greedy
from cardrules.seats import Seat
from cardrules.streams import stream
from tests.builders.cuarenta import EAST, NOBODY, NORTH, done, play, scene, to_announcing
from tests.rules.cuarenta.prizes import CLAIM, OF_EAST, due


def chosen(state: cu.State) -> cu.Action:
    """What the bot does, from the view of the seat to act."""
    seat = cu.to_act(state)
    assert isinstance(seat, cu.Seat)
    return greedy(cu.view(state, seat), cu.legal_actions(state), stream(1))


def spot(
    table: str,
    hand: str,
    *,
    fresh: str = "",
    score: int = 0,
    piled: str = "",
    hands: Mapping[Seat, str] = NOBODY,
) -> cu.State:
    """North is to play a card of the second lot, and holds just these."""
    return scene(
        table,
        hand,
        hands=hands,
        fresh=fresh,
        scores=(score, 0),
        piled=(piled, ""),
        played=4 * (5 - len(hand.split())),
    )


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("7♠ 7♥ 7♦", cu.AnnounceRonda()),
        ("7♠ 7♥ 7♦ 7♣", cu.ShowFour()),
        ("7♠ 7♥ 2♦", cu.Pass()),
    ],
)
def test_it_announces_what_it_has(cards: str, action: cu.Action) -> None:
    assert chosen(to_announcing({NORTH: cards})) == action


def test_it_takes_what_was_forgotten() -> None:
    state = done(scene("5♥ 6♦", "5♠"), play("5♠", "5♥"))
    assert chosen(state) == cu.TakeForgotten()


def test_it_claims_a_prize() -> None:
    assert chosen(due(OF_EAST)) == CLAIM


def test_it_makes_a_caida_rather_than_take_more_cards() -> None:
    state = spot("A♣ 2♣ 4♥ 5♥", "5♠ 7♦", fresh="5♥")
    assert chosen(state) == play("5♠", "5♥")
    assert chosen(spot("A♣ 2♣ 4♥ 5♥", "5♠ 7♦")) == play("7♦", "A♣ 2♣ 4♥")


def test_it_takes_the_fresh_card_rather_than_an_older_one() -> None:
    assert chosen(spot("5♣ 5♥ K♦", "5♠", fresh="5♥")) == play("5♠", "5♥")


def test_it_makes_a_limpia_rather_than_take_less() -> None:
    assert chosen(spot("2♣ 4♦", "4♠ 6♠")) == play("6♠", "2♣ 4♦")


def test_a_limpia_that_is_blocked_is_no_gain() -> None:
    at_36 = spot("2♣ 4♦", "4♠ 6♠", fresh="4♦", score=36)
    at_38 = spot("2♣ 4♦", "4♠ 6♠", fresh="4♦", score=38)
    assert chosen(at_36) == play("6♠", "2♣ 4♦")
    assert chosen(at_38) == play("4♠", "4♦")


def test_it_makes_caida_and_limpia_rather_than_caida_alone() -> None:
    assert chosen(spot("J♥", "J♠ 2♦", fresh="J♥")) == play("J♠", "J♥")


def test_it_takes_as_many_cards_as_it_can() -> None:
    assert chosen(spot("2♣ 3♦ 5♥ K♦", "5♠")) == play("5♠", "2♣ 3♦")


def test_it_forgets_nothing() -> None:
    assert chosen(spot("2♣ J♥ Q♦ K♣", "J♠")) == play("J♠", "J♥", "Q♦ K♣")


@pytest.mark.parametrize(
    ("piled", "hands", "card"),
    [("2♣ 2♦ 2♥", "K♣ K♦", "2♠"), ("K♣ K♦ K♥", "2♣ 2♦", "K♠")],
)
def test_it_lays_the_card_that_is_least_in_danger(piled: str, hands: str, card: str) -> None:
    state = spot("5♥", "2♠ K♠", piled=piled, hands={EAST: hands})
    assert chosen(state) == play(card)


def test_it_counts_its_own_cards_as_well() -> None:
    """Two kings are in no pile, but in its hand: the next player can have two more at the most."""
    assert chosen(spot("5♥", "2♠ K♠ K♥", piled="2♣", hands={EAST: "2♦ 2♥ K♦"})) == play("K♥")


def test_it_takes_rather_than_lays() -> None:
    assert chosen(spot("5♥ K♦", "2♠ 5♠")) == play("5♠", "5♥")
