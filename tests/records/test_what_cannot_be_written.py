"""Records made by hand of parts that do not go together, or that no text stands for."""

import pytest

from cardrules import arbaa_turub, audit, cuarenta
from cardrules._books import BOOKS
from cardrules.cards import Card, Rank, Suit
from cardrules.divergence import replay_under
from cardrules.errors import InvalidArgumentError, NotationError
from cardrules.records import Record, dumps, referee, steps
from cardrules.seats import Seat
from cardrules.verdicts import Illegality
from tests.builders.loose import loosely

NAME, GUIDE = arbaa_turub.NAME, arbaa_turub.GUIDE
START = arbaa_turub.new_match(dealer=Seat.NORTH)


def test_parts_of_two_games_make_no_record() -> None:
    for wrong in (
        {"rules": cuarenta.GUIDE},
        {"rules": GUIDE, "position": cuarenta.new_match()},
        {"rules": GUIDE, "actions": (cuarenta.Pass(),)},
        {"rules": GUIDE, "dealer": 3},
        {"rules": arbaa_turub.PROFILES["SILENT"], "position": START},
        {"rules": GUIDE, "position": START, "dealer": Seat.NORTH},
    ):
        with pytest.raises(InvalidArgumentError):
            loosely(Record, NAME, **wrong)


@pytest.mark.parametrize(
    "action",
    [
        arbaa_turub.Cut(-1),
        loosely(arbaa_turub.NameTrump, "x"),
        arbaa_turub.DrawForDealer([Card(Rank.ACE, Suit.CLUBS)]),
    ],
)
def test_an_action_that_no_text_stands_for_is_not_written(action: arbaa_turub.Action) -> None:
    with pytest.raises(InvalidArgumentError):
        dumps(Record(NAME, GUIDE, actions=[action]))


def test_a_short_draw_is_not_written_as_a_whole_one() -> None:
    cards = [Card(rank, Suit.CLUBS) for rank in (Rank.KING, Rank.ACE, Rank.NINE, Rank.SIX)]
    with pytest.raises(InvalidArgumentError):
        dumps(Record(NAME, GUIDE, actions=[arbaa_turub.DrawForDealer(cards)]))


def test_hands_with_a_fifth_copy_are_of_no_pack() -> None:
    aces = (Card(Rank.ACE, Suit.CLUBS),) * 36
    with pytest.raises(NotationError):
        arbaa_turub.pack_of_hands(START, [(seat, aces) for seat in Seat], None)


def test_hands_that_are_not_cut_are_dealt_as_they_come() -> None:
    hands = arbaa_turub.deal(arbaa_turub.PACK, Seat.NORTH)
    pairs = list(zip(Seat, hands, strict=True))
    assert arbaa_turub.pack_of_hands(START, pairs, None) == arbaa_turub.PACK


def test_there_is_no_deal_before_the_draw_for_dealer() -> None:
    hands = list(zip(Seat, arbaa_turub.deal(arbaa_turub.PACK, Seat.NORTH), strict=True))
    with pytest.raises(NotationError):
        arbaa_turub.pack_of_hands(arbaa_turub.new_match(), hands, None)


def test_events_and_states_of_another_game_are_refused() -> None:
    event = arbaa_turub.PackShuffled()
    other = cuarenta.PackShuffled()
    for call in (
        lambda: loosely(arbaa_turub.observe, [other], Seat.NORTH),
        lambda: loosely(cuarenta.observe, [event], Seat.NORTH),
        lambda: loosely(arbaa_turub.step, cuarenta.new_match(), arbaa_turub.Misdeal()),
        lambda: loosely(cuarenta.step, START, cuarenta.Misdeal()),
        lambda: loosely(arbaa_turub.view, cuarenta.new_match(), Seat.NORTH),
        lambda: loosely(cuarenta.view, START, Seat.NORTH),
    ):
        with pytest.raises(TypeError):
            call()


@pytest.mark.parametrize("thing", [None, "cardrules 1\ngame cuarenta\n", START])
def test_what_is_no_record_is_refused_as_such(thing: object) -> None:
    for take in (dumps, referee, steps, audit.dumps):
        with pytest.raises(TypeError):
            loosely(take, thing)
    with pytest.raises(TypeError):
        loosely(replay_under, thing, arbaa_turub.GUIDE)


@pytest.mark.parametrize("places", [None, [(1, 1)], ((1,),), (("1", "1"),), ((1, 1, 1),)])
def test_places_are_pairs_of_numbers(places: object) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        loosely(Record, "arbaa_turub", arbaa_turub.GUIDE, places=places)
    assert caught.value.name == "places"


def test_a_cut_too_deep_to_be_written_is_none_that_a_record_can_hold() -> None:
    cut = arbaa_turub.Cut(10**5000)
    with pytest.raises(NotationError):
        arbaa_turub.parse_action(arbaa_turub.format_action(cut))
    with pytest.raises(InvalidArgumentError):
        dumps(Record("arbaa_turub", arbaa_turub.GUIDE, actions=(cut,)))


def test_a_play_is_made_once() -> None:
    play = cuarenta.Play(cuarenta.PACK[0])
    with pytest.raises(AttributeError):
        loosely(play.__init__, cuarenta.PACK[1])
    assert play.card == cuarenta.PACK[0]


def test_a_seat_is_void_in_three_suits_at_the_most() -> None:
    nothing: tuple[tuple[Suit, ...], ...] = ((), (), (), ())
    setup = arbaa_turub.Setup(
        phase=arbaa_turub.Phase.OVER,
        dealer=Seat.NORTH,
        trump=Suit.CLUBS,
        leader=Seat.NORTH,
        hands=((), (), (), ()),
        tricks=(22, 14),
        voids=(tuple(Suit), *nothing[1:]),
        series=arbaa_turub.Series(arbaa_turub.Side.NORTH_SOUTH, 20, arbaa_turub.Side.NORTH_SOUTH),
        games_played=2,
    )
    codes = {fault.code for fault in arbaa_turub.faults(setup)}
    assert codes == {arbaa_turub.StateFault.VOID_CONTRADICTED}


def test_every_event_has_a_sentence() -> None:
    tied = arbaa_turub.DrawUndecided((Seat.NORTH, Seat.EAST))
    assert "North and East" in arbaa_turub.tell(tied)
    assert isinstance(arbaa_turub.why_illegal(START, arbaa_turub.Cut(1)), Illegality)


def test_a_state_is_written_by_its_own_game() -> None:
    with pytest.raises(InvalidArgumentError):
        BOOKS[NAME].format_position(cuarenta.new_match())
