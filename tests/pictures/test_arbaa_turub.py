"""What is to be seen of Arba'a Turub."""

from __future__ import annotations

import pytest

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import Cut, Misdeal, NameTrump, Play, Shuffle, Signal
from cardrules.cards import Card, Suit
from cardrules.errors import IllegalActionError
from cardrules.notation import parse_card, parse_cards
from cardrules.pictures import Shown, Theme, seen, svg
from cardrules.pictures._painters import scene_of
from cardrules.pictures._scene import HIDDEN, Light, Pack, Scene, Trick
from cardrules.record import AnyAction
from cardrules.seats import SEATS, Seat
from tests.builders.arbaa_turub import (
    CLUBS,
    EAST,
    EAST_WEST,
    HEARTS,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    SPADES,
    WEST,
    done,
    endgame,
    last_step,
    pack_from,
    play,
    plays,
    to_cut,
    to_lead,
    to_naming,
    to_over,
    to_shuffle,
)
from tests.pictures.arbaa_turub_situations import LAST


def faces(scene: Scene, seat: Seat) -> list[Card | None]:
    return [face.card for face in scene.players[seat].faces]


def lit(scene: Scene) -> dict[Card | None, Light]:
    """The cards in hands that are lit up."""
    every = [face for player in scene.players for face in player.faces]
    return {face.card: face.light for face in every if face.light is not None}


def trick(shown: Shown) -> Trick:
    middle = scene_of(shown).middle
    assert isinstance(middle, Trick)
    return middle


def test_a_state_shows_every_hand() -> None:
    state = to_lead(dealer=NORTH)
    scene = scene_of(state)
    assert [tuple(faces(scene, seat)) for seat in SEATS] == [*state.hands]
    assert [player.acts for player in scene.players] == [seat is EAST for seat in SEATS]
    assert ["dealer" in player.tags for player in scene.players] == [
        seat is NORTH for seat in SEATS
    ]
    assert all("36 cards" in player.tags for player in scene.players)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_its_own_hand_and_backs(seat: Seat) -> None:
    state = to_lead()
    scene = scene_of(at.view(state, seat))
    for each in SEATS:
        shown = scene.players[each].faces
        expected = state.hands[each] if each is seat else (None,) * 36
        assert tuple(face.card for face in shown) == expected
    assert str(seat) in scene.place


def test_a_spectator_sees_backs_only() -> None:
    scene = scene_of(at.view(to_lead(), None))
    assert {face for player in scene.players for face in player.faces} == {HIDDEN}


def test_a_trick_lies_in_playing_order_with_its_best_card() -> None:
    state = done(LAST, *plays("A♣ A♣ 6♥"))
    shown = trick(state)
    assert [(each.seat, str(each.card), each.wins) for each in shown.cards] == [
        (NORTH, "A♣", False),
        (EAST, "A♣", False),
        (SOUTH, "6♥", True),
    ]
    assert [each.said[:3] for each in shown.cards] == ["1st", "2nd", "3rd"]
    assert shown.trump is HEARTS


def test_a_trick_that_was_taken_is_still_to_be_seen() -> None:
    step = at.step(done(LAST, *plays("A♣ A♣ 6♥")), play("K♣"))
    assert step.state.trick == ()
    shown = trick(step)
    assert [each.seat for each in shown.cards] == [NORTH, EAST, SOUTH, WEST]
    assert [each.wins for each in shown.cards] == [False, False, True, False]
    assert [score.gained for score in scene_of(step).scores] == [1, 0]
    assert [score.number for score in scene_of(step).scores] == [*step.state.tricks]


def test_of_twins_the_first_is_marked() -> None:
    state = endgame("A♣", "A♣", "6♣", "K♣")
    step = at.step(done(state, *plays("A♣ A♣ 6♣")), play("K♣"))
    assert [each.wins for each in trick(step).cards] == [True, False, False, False]


def test_the_last_trick_of_a_game_and_of_a_match() -> None:
    between = last_step(to_shuffle(), (20, 16))
    scene = scene_of(between)
    assert between.state.tricks == (0, 0)
    assert [score.number for score in scene.scores] == [20, 16]
    assert len(trick(between).cards) == 4
    over = last_step(between.state, (22, 14))
    assert [score.number for score in scene_of(over).scores] == [22, 14]
    assert [score.note for score in scene_of(over).scores] == ["won the match", ""]
    assert scene_of(over).place.endswith("game 2")


def test_play_goes_the_other_way_too() -> None:
    rules = at.Rules(direction="counter_clockwise")
    state = endgame("A♣", "K♣", "6♣", "7♣", rules=rules, dealer=EAST)
    state = done(state, *plays("A♣ 7♣ 6♣"))
    assert [each.seat for each in trick(state).cards] == [NORTH, WEST, SOUTH]
    assert [each.seat for each in trick(at.step(state, play("K♣"))).cards][-1] is EAST


def test_a_signal_is_told_of_its_trick() -> None:
    state = done(LAST, Play(parse_card("A♣"), Signal.KNOCK))
    assert "knock" in " ".join(trick(state).words)
    assert trick(LAST).words == ()


def test_a_seat_that_did_not_follow_lacks_a_suit() -> None:
    scene = scene_of(done(LAST, *plays("A♣ A♣ 6♥")))
    assert [player.lacks for player in scene.players] == [(), (), (CLUBS,), ()]


def test_the_series_and_its_benchmark() -> None:
    scene = scene_of(last_step(to_shuffle(), (20, 16)).state)
    assert [score.mark for score in scene.scores] == [20, None]
    assert "20" in scene.scores[NORTH_SOUTH].note
    assert scene.scores[EAST_WEST].note == ""
    assert any("20" in note for note in scene.notes)
    assert scene_of(to_shuffle()).notes == ()


def test_the_draw_shows_what_was_exposed_and_who_deals() -> None:
    pack = pack_from("K♣ A♥ 9♦ A♠ Q♣ J♦")
    step = at.step(at.new_match(), at.DrawForDealer(pack))
    scene = scene_of(step)
    assert [faces(scene, seat) for seat in SEATS] == [
        [*parse_cards(cards)] for cards in ("K♣", "A♥ Q♣", "9♦", "A♠ J♦")
    ]
    assert lit(scene) == {parse_card("Q♣"): Light.DECIDES}
    assert [card for word in ("king of clubs", "queen of clubs") if word in scene.description
            for card in [word]] == ["king of clubs", "queen of clubs"]  # fmt: skip


def test_a_draw_that_decides_nothing_leaves_who_draws_again() -> None:
    start = at.new_match()
    assert all("draws" in player.tags for player in scene_of(start).players)
    ranks = sorted(at.PACK, key=lambda card: card.rank.value)
    step = at.step(start, at.DrawForDealer(ranks))
    assert step.state.phase is at.Phase.DRAW
    assert not lit(scene_of(step))
    tags = [("draws" in player.tags) for player in scene_of(step).players]
    assert tags == [seat in step.state.contenders for seat in SEATS]


@pytest.mark.parametrize(
    ("state", "size"),
    [
        (at.new_match(), 144),
        (to_shuffle(), 144),
        (to_cut(), 144),
        (to_naming(), 141),
        (to_over(), 0),
    ],
    ids=lambda each: str(each.phase) if isinstance(each, at.State) else "",
)
def test_before_and_after_play_the_pack_lies_there(state: at.State, size: int) -> None:
    every: list[at.Position] = [state, *(at.view(state, seat) for seat in (None, *SEATS))]
    for shown in every:
        middle = scene_of(shown).middle
        assert isinstance(middle, Pack)
        assert middle.size == size
        assert middle.words


def test_only_the_namer_sees_the_packet() -> None:
    state = to_naming(dealer=NORTH)
    assert tuple(faces(scene_of(at.view(state, EAST)), EAST)) == state.hands[EAST]
    assert faces(scene_of(at.view(state, SOUTH)), EAST) == [None] * 3


@pytest.mark.parametrize(
    ("state", "action", "word"),
    [
        (at.new_match(), at.DrawForDealer(at.PACK), "draw"),
        (to_shuffle(), Shuffle(at.PACK), "pack"),
        (to_cut(), Cut(72), "72"),
        (to_cut(), Misdeal(), "misdeal"),
        (to_naming(), NameTrump(SPADES), "spades"),
        (LAST, play("A♣"), "A♣"),
        (LAST, Play(parse_card("A♣"), Signal.CLICK), "click"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_an_action_is_told_of(state: at.State, action: at.Action, word: str) -> None:
    (said,) = scene_of(state, action).said
    assert word in said
    assert word in svg(state, action=action, theme=Theme.LIGHT)


def test_a_card_that_may_be_played_is_lit_up_once() -> None:
    for shown in (LAST, at.view(LAST, NORTH)):
        scene = scene_of(shown, play("A♣"))
        assert lit(scene) == {parse_card("A♣"): Light.PLAYED}
        assert [face.light for face in scene.players[NORTH].faces] == [Light.PLAYED, None]
        assert not lit(scene_of(shown))


REFUSED: list[tuple[at.State | at.View, AnyAction, object]] = [
    (LAST, play("A♠"), at.Conduct.CARD_NOT_HELD),
    (done(LAST, *plays("A♣ A♣ 6♥")), play("7♠"), at.Refusal.REVOKE),
    (at.view(LAST, SOUTH), play("6♥"), at.Conduct.OUT_OF_TURN),
]


@pytest.mark.parametrize(("shown", "action", "code"), REFUSED, ids=["held", "follow", "turn"])
def test_an_action_that_may_not_be_done_is_refused(
    shown: at.State | at.View, action: at.Action, code: object
) -> None:
    with pytest.raises(IllegalActionError) as caught:
        svg(shown, action=action)
    assert caught.value.illegality.code is code
    assert caught.value.illegality == at.why_illegal(shown, action)


def test_a_seats_own_step_is_as_it_saw_it() -> None:
    step = at.step(to_naming(dealer=NORTH), NameTrump(Suit.HEARTS))
    scene = scene_of(seen(step, SOUTH))
    assert tuple(faces(scene, SOUTH)) == step.state.hands[SOUTH]
    assert {*faces(scene, NORTH), *faces(scene, EAST), *faces(scene, WEST)} == {None}
    assert "hearts" in scene.said[0]


def test_the_description_tells_a_hand_in_words() -> None:
    told = scene_of(at.view(LAST, SOUTH)).description
    assert "South holds 2 cards: hearts 6, 7." in told
    assert "North holds 2 cards." in told
    assert "Hearts are trump." in told
