"""What a search is told of each game: how far ahead a side is, which choices are worth a look."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.bots import ARBAA_TURUB, CUARENTA
from tests.builders import arbaa_turub as a
from tests.builders import cuarenta as c
from tests.builders.arbaa_turub import COUNTER_CLOCKWISE, EAST, NORTH, SILENT, SOUTH, WEST


def kept(state: at.State) -> set[str]:
    """The cards whose play is worth a search."""
    seat = at.to_act(state)
    assert isinstance(seat, at.Seat)
    found = ARBAA_TURUB.candidates(at.view(state, seat), at.legal_actions(state))
    assert all(type(each) is at.Play and each.signal is None for each in found)
    return {str(each.card) for each in found if isinstance(each, at.Play)}


@pytest.mark.parametrize("rules", [at.GUIDE, COUNTER_CLOCKWISE])
@pytest.mark.parametrize("leader", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("before", [18, 17, 1])
def test_the_lead_in_tricks(rules: at.Rules, leader: at.Seat, place: int, before: int) -> None:
    order = rules.seats_from(leader)
    hands = ["6♣", "6♣", "6♣", "6♣"]
    hands[order[place]] = "A♣"
    start = a.endgame(*hands, leader=leader, rules=rules, tricks=(before, 35 - before))
    cards = [a.play(hands[seat]) for seat in order]
    last = a.done(start, *cards[:3])
    tricks = before + (order[place].side is at.Side.NORTH_SOUTH)
    ahead = 2 * tricks - 36
    bonus = 4 if ahead > 0 else -4 if ahead else 0
    assert ARBAA_TURUB.lead(last, cards[3], a.done(last, cards[3])) == ahead + bonus


def test_the_result_of_a_game() -> None:
    start = a.to_shuffle()
    for tricks in ((20, 16), (1, 35), (18, 18), (0, 36)):
        assert ARBAA_TURUB.result(a.after_games(start, tricks)) == tricks


def test_of_each_suit_the_lowest_the_highest_and_the_lowest_that_takes_it() -> None:
    lead = a.endgame("6♣ 8♣ K♣ 7♥ 9♥ A♥", *["6♦ 7♦ 8♦ 9♦ 10♦ J♦"] * 3)
    assert kept(lead) == {"6♣", "K♣", "7♥", "A♥"}
    second = a.endgame("9♣ 6♠ 6♠ 6♠ 6♠ 7♠", "6♣ 7♣ 10♣ J♣ K♣ 6♥", *["6♦ 7♦ 8♦ 9♦ 10♦ J♦"] * 2)
    assert kept(a.done(second, a.play("9♣"))) == {"6♣", "10♣", "K♣"}
    void = a.endgame("9♣ 6♠ 6♠ 6♠ 6♠ 7♠", "7♥ 8♥ K♥ 6♦ 7♦ 8♦", *["6♣ 9♦ 10♦ J♦ Q♦ K♦"] * 2)
    assert kept(a.done(void, a.play("9♣"))) == {"7♥", "K♥", "6♦", "8♦"}


def test_every_suit_may_be_named() -> None:
    state = a.to_naming(SILENT)
    actions = at.legal_actions(state)
    assert ARBAA_TURUB.candidates(at.view(state, EAST), actions) == actions


def test_the_lead_in_points_and_games() -> None:
    after = c.to_shuffle(scores=(10, 24))
    lay = c.play("2♣")
    assert CUARENTA.lead(after, lay, after) == -14
    chicas = c.to_shuffle(cu.PROFILES["TODO_DOS"], scores=(10, 24), chicas=(1, 0))
    assert CUARENTA.lead(chicas, lay, chicas) == 26


def test_a_match_won_counts_for_more_than_its_points() -> None:
    for scores, side in (((38, 0), cu.Side.NORTH_SOUTH), ((0, 38), cu.Side.EAST_WEST)):
        played = 4 if side is cu.Side.NORTH_SOUTH else 5
        before = c.scene("5♥ K♦", "5♠", fresh="5♥", scores=scores, played=played)
        action = c.play("5♠", "5♥")
        after = c.done(before, action)
        assert after.winner is side
        sign = 1 if side is cu.Side.NORTH_SOUTH else -1
        assert CUARENTA.lead(before, action, after) == sign * (40 + 40)
        assert CUARENTA.result(after) == ((1, 0) if sign > 0 else (0, 1))


def test_a_match_that_is_not_over_is_nobodys() -> None:
    assert CUARENTA.result(c.to_shuffle(scores=(38, 2))) == (0, 0)


def test_captures_that_forget_are_not_worth_a_search() -> None:
    state = c.scene("2♣ J♥ Q♦ K♣", "J♠ 2♠", played=12)
    found = CUARENTA.candidates(cu.view(state, NORTH), cu.legal_actions(state))
    assert set(found) == {
        c.play("2♠"),
        c.play("2♠", "2♣"),
        c.play("J♠"),
        c.play("J♠", "J♥", "Q♦ K♣"),
    }
    asked = c.to_announcing({NORTH: "7♠ 7♥ 7♦"})
    both = cu.legal_actions(asked)
    assert CUARENTA.candidates(cu.view(asked, NORTH), both) == both


def test_what_a_bout_yields() -> None:
    assert (ARBAA_TURUB.most, ARBAA_TURUB.deals) == (36, 1)
    assert attrs.evolve(CUARENTA).most == 1
