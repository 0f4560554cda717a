"""The rules of thumb for Arba'a Turub, one by one, where the right choice is evident."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules.bots.arbaa_turub import greedy
from cardrules.streams import stream
from tests.builders.arbaa_turub import (
    CLUBS,
    COUNTER_CLOCKWISE,
    DIAMONDS,
    HEARTS,
    SILENT,
    SPADES,
    done,
    endgame,
    pack_from,
    play,
    plays,
    to_cut,
    to_shuffle,
)


def chosen(state: at.State) -> at.Action:
    """What the bot does, from the view of the seat to act."""
    seat = at.to_act(state)
    assert isinstance(seat, at.Seat)
    return greedy(at.view(state, seat), at.legal_actions(state), stream(1))


@pytest.mark.parametrize(
    ("cards", "suit"),
    [
        ("A♠ K♠ 6♣", SPADES),
        ("6♣ 6♦ A♥", HEARTS),
        ("6♠ 6♠ A♥", SPADES),
        ("6♣ 7♦ 7♦", DIAMONDS),
        ("6♣ 6♣ 6♣", CLUBS),
    ],
)
def test_it_names_the_suit_that_it_is_strongest_in(cards: str, suit: at.Suit) -> None:
    state = done(to_shuffle(SILENT), at.Shuffle(pack_from(cards)))
    assert chosen(state) == at.NameTrump(suit)


def test_it_cuts_in_the_middle() -> None:
    assert chosen(to_cut()) == at.Cut(72)


@pytest.mark.parametrize("rules", [at.GUIDE, COUNTER_CLOCKWISE])
def test_last_to_play_it_takes_an_opponents_trick_as_cheaply_as_may_be(rules: at.Rules) -> None:
    start = endgame("8♣ 6♦ 7♦", "7♣ 9♣ A♣", "6♣ 6♦ 7♦", "7♣ 9♣ A♣", rules=rules)
    assert chosen(done(start, *plays("8♣ 7♣ 6♣"))) == play("9♣")


def test_last_to_play_it_leaves_the_trick_to_the_partner() -> None:
    start = endgame("7♣ 6♦", "8♣ 6♦", "6♣ 6♦", "6♣ A♣")
    assert chosen(done(start, *plays("7♣ 8♣ 6♣"))) == play("6♣")


def test_third_to_play_it_leaves_the_trick_to_the_partner() -> None:
    start = endgame("K♣ 6♦", "8♣ 6♦", "6♣ A♣", "6♣ A♣")
    assert chosen(done(start, *plays("K♣ 8♣"))) == play("6♣")


def test_of_identical_cards_the_first_has_the_trick() -> None:
    start = endgame("K♣ 6♦", "K♣ 6♦", "6♣ A♣", "6♣ A♣")
    assert chosen(done(start, *plays("K♣ K♣"))) == play("6♣")


def test_before_the_last_it_takes_a_trick_as_surely_as_it_can() -> None:
    start = endgame("7♣ 6♦ 7♦", "6♣ 8♣ A♣", "6♣ 6♦ 7♦", "9♣ 6♦ 7♦")
    assert chosen(done(start, play("7♣"))) == play("A♣")


def test_it_trumps_with_the_lowest_trump_that_takes_the_trick() -> None:
    start = endgame("A♣ 6♦ 7♦", "7♣ 6♦ 7♦", "6♣ 6♦ 7♦", "6♥ 8♥ A♥")
    assert chosen(done(start, *plays("A♣ 7♣ 6♣"))) == play("6♥")
    own = endgame("A♣ 6♦ 7♦", "6♥ K♥ 6♦", "6♣ 6♦ 7♦", "6♣ 6♦ 7♦")
    assert chosen(done(own, play("A♣"))) == play("6♥")
    over = endgame("8♣ 6♦ 7♦", "A♣ 6♦ 7♦", "6♥ 8♥ K♦", "6♣ 6♦ 7♦")
    assert chosen(done(over, *plays("8♣ A♣"))) == play("6♥")
    higher = endgame("8♣ 6♦ 7♦", "7♥ 6♦ 7♦", "6♥ 8♥ A♥", "6♣ 6♦ 7♦")
    assert chosen(done(higher, *plays("8♣ 7♥"))) == play("8♥")


def test_what_it_cannot_take_gets_its_lowest_card() -> None:
    start = endgame("A♣ 6♦", "6♣ K♣", "6♣ 6♦", "6♣ 6♦")
    assert chosen(done(start, play("A♣"))) == play("6♣")


def test_it_throws_no_trump_away() -> None:
    start = endgame("6♣ 6♦ 7♦", "A♣ 6♦ 7♦", "K♣ 6♦ 7♦", "6♥ K♦ 7♠")
    assert chosen(done(start, *plays("6♣ A♣ K♣"))) == play("7♠")


def test_it_leads_an_ace() -> None:
    assert chosen(endgame("6♣ A♦ 6♠", "6♣ 6♦ 6♠", "6♣ 6♦ 6♠", "6♣ 6♦ 6♠")) == play("A♦")
    assert chosen(endgame("A♥ A♠", "6♣ 6♦", "6♣ 6♦", "6♣ 6♦")) == play("A♠")


def test_with_no_ace_it_leads_its_lowest_card_and_no_trump() -> None:
    assert chosen(endgame("6♥ K♦ 7♠", "6♣ 6♦ 6♠", "6♣ 6♦ 6♠", "6♣ 6♦ 6♠")) == play("7♠")


@pytest.mark.parametrize(
    ("voids", "card"),
    [
        (((), (DIAMONDS,), (), ()), "7♠"),
        (((), (), (), (DIAMONDS,)), "7♠"),
        (((), (), (DIAMONDS,), ()), "A♦"),
        (((), (DIAMONDS, HEARTS), (), ()), "A♦"),
    ],
)
def test_it_leads_no_ace_that_an_opponent_may_trump(
    voids: tuple[tuple[at.Suit, ...], ...], card: str
) -> None:
    start = endgame("A♦ 7♠", "6♣ 6♠", "6♣ 6♠", "6♣ 6♠")
    state = at.from_setup(attrs.evolve(at.to_setup(start), voids=voids))
    assert chosen(state) == play(card)


def test_it_never_signals() -> None:
    state = endgame("6♣ A♦", "6♣ 6♦", "6♣ 6♦", "6♣ 6♦", rules=at.GUIDE)
    assert at.Play(at.Card(at.Rank.ACE, DIAMONDS), at.Signal.KNOCK) in at.legal_actions(state)
    assert chosen(state) == play("A♦")
