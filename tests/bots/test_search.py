"""The bot that searches: what it finds, what it draws, what it refuses."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.bots import ARBAA_TURUB, CUARENTA, search
from cardrules.bots.search import _best
from cardrules.errors import InvalidArgumentError
from cardrules.seats import Seat
from cardrules.streams import Stream, stream
from tests.builders.arbaa_turub import CLUBS, EAST, NORTH, done, endgame, play, to_cut
from tests.builders.cuarenta import scene, to_announcing


def behind(leader: Seat) -> at.State:
    """The second of two last tricks goes to the opponents, unless the ace is kept for it.

    The king can only lie with the leader: the two others have shown that they lack clubs.
    """
    hands = {leader: "8♣ K♣", leader.left: "9♣ A♣", leader.partner: "6♦ 7♦", leader.right: "8♦ 9♦"}
    start = endgame(*(hands[seat] for seat in Seat), leader=leader)
    voids = tuple(() if seat in (leader, leader.left) else (CLUBS,) for seat in Seat)
    return done(at.from_setup(attrs.evolve(at.to_setup(start), voids=voids)), play("8♣"))


@pytest.mark.parametrize("leader", list(Seat))
@pytest.mark.parametrize("playouts", [1, 3])
def test_it_finds_what_the_rules_of_thumb_do_not(leader: Seat, playouts: int) -> None:
    state = behind(leader)
    view, actions = at.view(state, leader.left), at.legal_actions(state)
    assert ARBAA_TURUB.greedy(view, actions, stream(1)) == play("A♣")
    bot = search(ARBAA_TURUB, worlds=4, playouts=playouts)
    assert bot(view, actions, stream(1)) == play("9♣")


def test_it_shows_four_of_a_kind_that_wins() -> None:
    state = to_announcing({NORTH: "7♠ 7♥ 7♦ 7♣"})
    view, actions = cu.view(state, NORTH), cu.legal_actions(state)
    assert search(CUARENTA, worlds=2)(view, actions, stream(1)) == cu.ShowFour()


def test_one_choice_draws_nothing() -> None:
    state = scene("5♥", "5♠", played=19)
    turn = cu.to_act(state)
    assert isinstance(turn, Seat)
    only = (cu.legal_actions(state)[-1],)
    untouched = stream(1)
    assert search(CUARENTA)(cu.view(state, turn), only, untouched) == only[0]
    assert untouched.getrandbits(64) == stream(1).getrandbits(64)


def test_all_cuts_are_one_choice() -> None:
    state = to_cut()
    view, untouched = at.view(state, EAST), stream(1)
    assert search(ARBAA_TURUB)(view, at.legal_actions(state), untouched) == at.Cut(72)
    assert untouched.getrandbits(64) == stream(1).getrandbits(64)


def test_it_is_its_stream_that_decides_and_nothing_else() -> None:
    state = done(behind(Seat.NORTH))
    view, actions = at.view(state, EAST), at.legal_actions(state)
    first, again = stream(5, 2), stream(5, 2)
    bot, another = search(ARBAA_TURUB, playouts=2), search(ARBAA_TURUB, playouts=2)
    assert bot(view, actions, first) == another(view, actions, again)
    assert first.getrandbits(64) == again.getrandbits(64)


def test_each_playout_of_each_choice_in_each_world_counts() -> None:
    calls: list[at.State] = []

    def counting(state: at.State, actions: tuple[at.Action, ...], numbers: Stream) -> at.Action:
        calls.append(state)
        return ARBAA_TURUB.habit(state, actions, numbers)

    state = behind(Seat.NORTH)
    view, actions = at.view(state, EAST), at.legal_actions(state)
    search(attrs.evolve(ARBAA_TURUB, habit=counting), worlds=3)(view, actions, stream(1))
    # Two choices, and six more cards after each.
    assert len(calls) == 3 * 2 * 6


@pytest.mark.parametrize("name", ["worlds", "playouts"])
def test_less_than_one_is_refused(name: str) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        search(CUARENTA, **{name: 0})
    assert (caught.value.name, caught.value.found) == (name, "0")


@pytest.mark.parametrize(
    ("table", "sign", "best"),
    [
        ([[0, 1]], 1, 1),  # one world: whatever is better
        ([[0, 1]], -1, 0),
        ([[0, -1]], -1, 1),
        ([[0, 0]], 1, 0),
        ([[0, 3], [0, -2]], 1, 0),  # 1 in all, squared, is less than 9 + 4
        ([[0, 3], [0, 0]], 1, 1),  # as large as its standard error
        ([[0, 2], [0, 3]], 1, 1),
        ([[0, 2, 4], [0, 3, 4]], 1, 2),
        ([[0, 4, 2], [0, 4, 3]], 1, 1),
        ([[0, 4, 4], [0, 4, 4]], 1, 1),  # the first of equals
        ([[0, 2, 9], [0, 2, -4]], 1, 1),  # 5 in all, but not surely
        ([[7, 9], [-3, -1]], 1, 1),  # world by world, whatever the worlds are worth
    ],
)
def test_the_first_choice_has_to_be_beaten_by_its_standard_error(
    table: list[list[int]], sign: int, best: int
) -> None:
    assert _best(table, sign) == best
