"""Bouts: the same cards for both sides, nothing but legal actions, the same result each time."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.bots import ARBAA_TURUB, CUARENTA, Contender, bout, mirrored, uniform
from cardrules.engine import Conduct
from cardrules.errors import IllegalActionError, InvalidArgumentError
from cardrules.seats import SEATS, Seat, Side
from cardrules.streams import Stream, derived, stream
from tests.builders.loose import loosely

RANDOM: Contender[at.View, at.Action] = Contender("random", uniform)
GREEDY = Contender("greedy", ARBAA_TURUB.greedy)


class Watched:
    """A bot that plays at random and remembers what it was asked."""

    def __init__(self) -> None:
        self.views: list[at.View] = []
        self.streams: dict[Seat, Stream] = {}

    def __call__(self, view: at.View, actions: tuple[at.Action, ...], numbers: Stream) -> at.Action:
        self.views.append(view)
        assert view.seat is not None
        assert self.streams.setdefault(view.seat, numbers) is numbers
        return uniform(view, actions, numbers)

    @property
    def seats(self) -> set[Seat]:
        """Where it sat."""
        return set(self.streams)


@pytest.mark.parametrize("side", list(Side))
def test_both_seats_of_a_side_are_one_bots(side: Side) -> None:
    one, other = Watched(), Watched()
    bout(ARBAA_TURUB, (Contender("one", one), Contender("other", other)), first_sits=side)
    assert one.seats == set(side.seats)
    assert other.seats == set(side.other.seats)


def test_each_seat_has_a_stream_of_its_own_in_each_bout() -> None:
    used: list[int] = []
    for side in Side:
        one, other = Watched(), Watched()
        contenders = (Contender("one", one), Contender("other", other))
        bout(ARBAA_TURUB, contenders, seed=3, deal=5, first_sits=side)
        streams = one.streams | other.streams
        assert all(numbers.number == 0 for numbers in streams.values())
        used += [streams[seat].seed for seat in SEATS]
    assert used == [derived(3, 45 + number).seed for number in range(1, 9)]
    assert 3 not in used  # whoever knew that seed would know the packs


def test_mirrored_bouts_have_the_same_dealer_and_pack() -> None:
    starts: list[tuple[tuple[at.Card, ...], Seat | None]] = []
    for side in Side:
        one = Watched()
        bout(
            ARBAA_TURUB,
            (Contender("one", one), Contender("same", one)),
            rules=at.PROFILES["SILENT"],
            seed=3,
            first_sits=side,
        )
        starts.append((one.views[0].hand, one.views[0].dealer))
    assert starts[0] == starts[1]
    assert len(starts[0][0]) == 3


def test_every_deal_is_another() -> None:
    results = {bout(ARBAA_TURUB, (GREEDY, RANDOM), seed=1, deal=deal) for deal in range(6)}
    assert len(results) > 1


def test_who_sits_where_is_all_that_is_exchanged() -> None:
    one = bout(ARBAA_TURUB, (GREEDY, RANDOM), seed=2, first_sits=Side.NORTH_SOUTH)
    other = bout(ARBAA_TURUB, (GREEDY, RANDOM), seed=2, first_sits=Side.EAST_WEST)
    assert sum(one) == sum(other) == 36
    assert mirrored(ARBAA_TURUB, (GREEDY, RANDOM), seed=2) == (one[0] + other[0], one[1] + other[1])


def test_good_cards_come_to_both_alike() -> None:
    """Two bots that leave nothing to chance and are the same have the same, deal by deal."""
    same = Contender("again", ARBAA_TURUB.greedy)
    assert [mirrored(ARBAA_TURUB, (GREEDY, same), deal=deal) for deal in range(3)] == [(36, 36)] * 3


def test_a_bout_is_the_same_each_time() -> None:
    contenders: tuple[Contender[cu.View, cu.Action], Contender[cu.View, cu.Action]] = (
        Contender("random", uniform),
        Contender("greedy", CUARENTA.greedy),
    )
    first = [mirrored(CUARENTA, contenders, seed=4, deal=deal) for deal in range(3)]
    assert first == [mirrored(CUARENTA, contenders, seed=4, deal=deal) for deal in range(3)]


def test_a_match_that_takes_too_long_is_nobodys() -> None:
    short = attrs.evolve(CUARENTA, deals=1)
    low: Contender[cu.View, cu.Action] = Contender("low", lambda view, actions, numbers: actions[0])
    assert mirrored(short, (low, low)) == (0, 0)


def refusal(name: str, action: at.Action, side: Side) -> IllegalActionError:
    """What comes of a bot that always does the same, whatever it is asked."""
    same: Contender[at.View, at.Action] = Contender(name, lambda view, actions, numbers: action)
    with pytest.raises(IllegalActionError) as caught:
        bout(ARBAA_TURUB, (same, RANDOM), first_sits=side)
    return caught.value


def test_an_illegal_action_is_refused_with_the_bots_name() -> None:
    errors = [refusal("the cutter", at.Cut(1000), side) for side in Side]
    codes = {error.illegality.code for error in errors}
    assert codes == {at.Refusal.CUT_OUT_OF_RANGE, Conduct.WRONG_PHASE}
    for error in errors:
        (note,) = error.__notes__
        assert "the cutter" in note
        assert str(error.illegality.seat) in note


@pytest.mark.parametrize("side", list(Side))
def test_a_ruling_is_not_a_bots_to_make(side: Side) -> None:
    error = refusal("ruling", at.Misdeal(), side)
    assert error.illegality.code is Conduct.OUT_OF_TURN
    assert error.__notes__


def test_a_bot_that_fails_is_named() -> None:
    def failing(view: at.View, actions: tuple[at.Action, ...], numbers: Stream) -> at.Action:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as caught:
        mirrored(ARBAA_TURUB, (RANDOM, Contender("failing", failing)))
    assert "failing" in caught.value.__notes__[0]


def test_uniform_gives_each_action_the_same_chance() -> None:
    numbers = stream(1)
    chosen = [uniform(None, (0, 1, 2), numbers) for _ in range(3000)]
    assert all(900 < chosen.count(each) < 1100 for each in range(3))


@pytest.mark.parametrize(
    ("contenders", "named", "at_fault"),
    [
        ((GREEDY, RANDOM), {"first_sits": 0}, "first_sits"),
        ((GREEDY, RANDOM), {"deal": -1}, "deal"),
        ((GREEDY, RANDOM), {"deal": 1.0}, "deal"),
        ((GREEDY, RANDOM), {"deal": True}, "deal"),
        ((GREEDY,), {}, "contenders"),
        ((GREEDY, RANDOM, GREEDY), {}, "contenders"),
    ],
)
def test_what_no_bout_can_be_played_with_is_named(
    contenders: tuple[object, ...], named: dict[str, object], at_fault: str
) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        loosely(bout, ARBAA_TURUB, contenders, **named)
    assert caught.value.name == at_fault
