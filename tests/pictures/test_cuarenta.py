"""What is to be seen of Cuarenta."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.actions import DrawForDealer, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.cuarenta import AnnounceRonda, Pass, Play, ShowFour, TakeForgotten
from cardrules.errors import IllegalActionError
from cardrules.notation import parse_card, parse_cards
from cardrules.pictures import Shown, Theme, seen, svg
from cardrules.pictures._painters import scene_of
from cardrules.pictures._scene import HIDDEN, Light, Pack, Scene, Spread
from cardrules.seats import SEATS, Seat
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after_count,
    done,
    passed,
    play,
    scene,
    to_announcing,
    to_shuffle,
)
from tests.rules.cuarenta.prizes import CLAIM, OF_EAST, due, last_card

SEVENS = "7♠ 7♥ 7♦ A♣ K♥"
FOUR = "7♠ 7♥ 7♦ 7♣ K♥"
TABLE = scene("2♣ 3♦ 4♦ 7♥ J♣ K♠", "6♠ Q♦", fresh="4♦")
CAPTURE = play("6♠", "2♣ 4♦", "7♥ J♣")
FORGOTTEN = done(scene("5♥ 6♦ K♠", "5♠ A♣"), play("5♠", "5♥"))
PRIZE, LAST_CARD = due(OF_EAST), last_card(OF_EAST)


def faces(shown: Scene, seat: Seat) -> list[Card | None]:
    return [face.card for face in shown.players[seat].faces]


def in_hands(shown: Scene) -> dict[Card | None, Light]:
    """The cards in hands that are lit up."""
    every = [face for player in shown.players for face in player.faces]
    return {face.card: face.light for face in every if face.light is not None}


def on_table(shown: Shown, action: cu.Action | None = None) -> dict[str, Light | None]:
    """What lies on the table, in which light, in the order in which it lies there."""
    middle = scene_of(shown, action).middle
    assert isinstance(middle, Spread)
    return {str(face.card): face.light for face in middle.faces}


def test_a_state_shows_every_hand_and_the_table() -> None:
    shown = scene_of(TABLE)
    assert [tuple(faces(shown, seat)) for seat in SEATS] == [*TABLE.hands]
    assert list(on_table(TABLE)) == [str(card) for card in TABLE.table]
    assert [player.acts for player in shown.players] == [seat is NORTH for seat in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_its_own_hand_and_backs(seat: Seat) -> None:
    shown = scene_of(cu.view(TABLE, seat))
    for each in SEATS:
        hand = TABLE.hands[each]
        expected = hand if each is seat else (None,) * len(hand)
        assert tuple(faces(shown, each)) == expected
        counted = any("card" in tag for tag in shown.players[each].tags)
        assert counted is (each is not seat)
    assert str(seat) in shown.place


def test_a_spectator_sees_backs_only() -> None:
    shown = scene_of(cu.view(TABLE, None))
    assert {face for player in shown.players for face in player.faces} == {HIDDEN}


def test_the_card_just_laid_is_lit_up() -> None:
    assert on_table(TABLE)["4♦"] is Light.FRESH
    assert [light for light in on_table(TABLE).values() if light] == [Light.FRESH]


@pytest.mark.parametrize("shown", [TABLE, cu.view(TABLE, NORTH)], ids=["state", "view"])
def test_an_action_lights_up_card_base_and_sequence(shown: cu.State | cu.View) -> None:
    assert in_hands(scene_of(shown, CAPTURE)) == {parse_card("6♠"): Light.PLAYED}
    assert on_table(shown, CAPTURE) == {
        "2♣": Light.BASE,
        "3♦": None,
        "4♦": Light.BASE,
        "7♥": Light.SEQUENCE,
        "J♣": Light.SEQUENCE,
        "K♠": None,
    }


def test_a_step_shows_what_was_taken_where_it_lay() -> None:
    step = cu.step(TABLE, CAPTURE)
    assert step.state.table == parse_cards("3♦ K♠")
    for shown in (step, seen(step, SOUTH), seen(step, NORTH)):
        assert on_table(shown) == {
            "6♠": Light.PLAYED,
            "2♣": Light.BASE,
            "3♦": None,
            "4♦": Light.BASE,
            "7♥": Light.SEQUENCE,
            "J♣": Light.SEQUENCE,
            "K♠": None,
        }
        assert not in_hands(scene_of(shown))


def test_a_card_laid_is_lit_up_on_the_table() -> None:
    step = cu.step(TABLE, play("Q♦"))
    assert on_table(step)["Q♦"] is Light.PLAYED
    assert next(iter(on_table(step))) == "Q♦"


def test_points_show_on_the_side_that_made_them() -> None:
    step = cu.step(scene("5♥", "5♠ A♣", fresh="5♥"), play("5♠", "5♥"))
    scores = scene_of(step).scores
    assert [score.gained for score in scores] == [4, 0]
    assert [score.number for score in scores] == [*step.state.scores]


def test_what_is_forgotten_is_lit_up_and_then_taken() -> None:
    assert FORGOTTEN.phase is cu.Phase.FORGOTTEN
    assert on_table(FORGOTTEN) == {"6♦": Light.FORGOTTEN, "K♠": None}
    step = cu.step(scene("5♥ 6♦ K♠", "5♠ A♣"), play("5♠", "5♥"))
    assert on_table(step)["6♦"] is Light.FORGOTTEN
    assert on_table(cu.step(FORGOTTEN, TakeForgotten())) == {"6♦": Light.TAKEN, "K♠": None}


def test_what_is_left_on_the_table_goes_to_whoever_captured_last() -> None:
    rules = cu.Rules(leftovers="last_capturer")
    shown = on_table(after_count((19, 19), rules=rules))
    assert shown == {"K♠": Light.TAKEN, "A♣": Light.TAKEN}


def test_the_count_pays_and_the_next_dealer_is_named() -> None:
    step = after_count((22, 16))
    scores = scene_of(step).scores
    assert [score.gained for score in scores] == [8, 0]
    assert [("dealer" in player.tags) for player in scene_of(step).players] == [
        seat is step.state.dealer for seat in SEATS
    ]


def test_a_game_that_is_won_shows_its_last_scores() -> None:
    rules = cu.Rules(match="best_of_three")
    state = scene("5♥", "5♠", fresh="5♥", scores=(36, 10), rules=rules, played=16)
    step = cu.step(state, play("5♠", "5♥"))
    assert step.state.scores == (0, 0)
    assert [score.number for score in scene_of(step).scores] == [40, 10]
    assert any("Chicas" in note for note in scene_of(step.state).notes)
    assert not any("Chicas" in note for note in scene_of(state).notes)


def test_answers_are_told_at_each_seat() -> None:
    state = to_announcing({NORTH: SEVENS, SOUTH: "3♠ 3♥ 3♦ A♥ K♠"}, scores=(0, 30))
    state = done(state, AnnounceRonda(), Pass(), Pass())
    tags = [player.tags[-1] for player in scene_of(state).players]
    assert tags == ["ronda", "blocked", "passed", "dealer"]


def test_a_ronda_is_shown_as_far_as_it_is_known() -> None:
    state = done(to_announcing({NORTH: SEVENS}), AnnounceRonda())
    own, other = cu.view(state, NORTH), cu.view(state, EAST)
    notes = [" ".join(scene_of(shown).notes) for shown in (state, own, other)]
    assert ["rank 7" in note for note in notes] == [True, True, False]
    assert ["Ronda of North" in note for note in notes] == [True, True, True]
    silent = cu.view(done(to_announcing({NORTH: SEVENS}), Pass()), EAST)
    assert not any("Ronda" in note for note in scene_of(silent).notes)


def test_four_that_were_shown_are_seen_by_everybody() -> None:
    rules = cu.Rules(four_of_a_kind=4)
    step = cu.step(to_announcing({NORTH: FOUR}, rules=rules), ShowFour())
    lit = dict.fromkeys(parse_cards("7♣ 7♦ 7♥ 7♠"), Light.SHOWN)
    assert in_hands(scene_of(step)) == lit
    for seat in (EAST, None):
        shown = scene_of(cu.view(step.state, seat))
        assert in_hands(shown) == lit
        assert len(shown.players[NORTH].faces) == 5
        assert "among them" in shown.description
    assert isinstance(scene_of(seen(step, EAST)).middle, Pack)


def test_prizes_are_told_once_they_may_be_claimed() -> None:
    shown = scene_of(PRIZE)
    assert any("Prize" in note for note in shown.notes)
    assert not any("Prize" in note for note in scene_of(cu.view(LAST_CARD, NORTH)).notes)
    step = cu.step(PRIZE, CLAIM)
    assert step.state.scores == (28, 8)
    assert [score.gained for score in scene_of(step).scores] == [16, 0]


def test_the_draw_shows_what_was_dealt_and_who_deals() -> None:
    first = parse_cards("A♣ 2♣ 3♣ 4♣ 5♣ 6♦")
    pack = (*first, *(card for card in cu.PACK if card not in first))
    shown = scene_of(cu.step(cu.new_match(), DrawForDealer(pack)))
    dealt = [faces(shown, seat) for seat in SEATS]
    assert sorted(str(card) for cards in dealt for card in cards) == sorted(map(str, first))
    assert in_hands(shown) == {parse_card("6♦"): Light.DECIDES}
    assert "6 of diamonds" in shown.description


@pytest.mark.parametrize(
    ("state", "size"),
    [
        (cu.new_match(), 40),
        (to_shuffle(), 40),
        (to_announcing(), 0),
        (done(to_announcing({NORTH: FOUR}), ShowFour()), 0),
    ],
    ids=["draw", "shuffle", "announce", "over"],
)
def test_where_nothing_lies_on_the_table_it_is_said(state: cu.State, size: int) -> None:
    every: list[cu.Position] = [state, *(cu.view(state, seat) for seat in (None, *SEATS))]
    for shown in every:
        middle = scene_of(shown).middle
        assert isinstance(middle, Pack)
        assert middle.size == size
        assert middle.words


@pytest.mark.parametrize(
    ("state", "action", "word"),
    [
        (cu.new_match(), DrawForDealer(cu.PACK), "draw"),
        (to_shuffle(), Shuffle(cu.PACK), "pack"),
        (to_announcing({NORTH: SEVENS}), AnnounceRonda(), "ronda"),
        (to_announcing({NORTH: FOUR}), ShowFour(), "four"),
        (to_announcing(), Pass(), "pass"),
        (to_announcing(), Misdeal(), "misdeal"),
        (TABLE, play("Q♦"), "lay Q♦"),
        (TABLE, CAPTURE, "take 2♣ 4♦ 7♥ J♣"),
        (FORGOTTEN, TakeForgotten(), "6♦"),
        (PRIZE, CLAIM, "prize"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_an_action_is_told_of(state: cu.State, action: cu.Action, word: str) -> None:
    (said,) = scene_of(state, action).said
    assert word in said
    assert word in svg(state, action=action, theme=Theme.LIGHT)


REFUSED: list[tuple[cu.State | cu.View, Play, object]] = [
    (TABLE, play("K♠"), cu.Conduct.CARD_NOT_HELD),
    (TABLE, play("6♠", "2♣ 3♦"), cu.Refusal.DOES_NOT_ADD_UP),
    (cu.view(TABLE, SOUTH), CAPTURE, cu.Conduct.OUT_OF_TURN),
]


@pytest.mark.parametrize(("shown", "action", "code"), REFUSED, ids=["held", "sum", "turn"])
def test_an_action_that_may_not_be_done_is_refused(
    shown: cu.State | cu.View, action: Play, code: object
) -> None:
    with pytest.raises(IllegalActionError) as caught:
        svg(shown, action=action)
    assert caught.value.illegality.code is code
    assert caught.value.illegality == cu.why_illegal(shown, action)


def test_the_description_tells_what_a_seat_needs_to_play() -> None:
    told = scene_of(cu.view(TABLE, NORTH)).description
    hand = scene_of(cu.view(TABLE, NORTH)).players[NORTH].faces
    assert f"North holds {len(hand)} cards: " in told
    assert "On the table: 2 of clubs, 3 of diamonds, 4 of diamonds (just laid), " in told
    assert "Points: North-South 0 and East-West 0." in told
    assert "East holds 4 cards." in told
    assert "On the table: nothing." in scene_of(passed(to_announcing())).description
    assert "are still to be dealt" in scene_of(to_announcing()).description
    assert WEST.name.capitalize() in told
