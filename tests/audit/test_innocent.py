"""What has an innocent explanation is not certainly wrong."""

from __future__ import annotations

import pytest

from cardrules.audit import dumps, loads
from cardrules.audit._journal import Choices
from cardrules.cuarenta import PACK
from tests.audit.asking import captures, found, open_points, tricks
from tests.audit.sound import GAMES
from tests.audit.test_captures import SHUFFLE
from tests.audit.wild import audited_wild, wild

MATCH = SHUFFLE.format("match=best_of_three", "20-30")
UNDER_TEN = SHUFFLE.format("match=best_of_three_zapateria", "0-0")
UNSEEN = ("deal", *("?",) * 7)
"""A hand with more explanations than are gone through: from then on nobody knows the score."""


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_of_a_sound_record_however_it_is_written(game: str, seed: int) -> None:
    assert audited_wild(game, seed).findings == ()
    record = wild(game, seed)
    assert loads(dumps(record)) == record


@pytest.mark.parametrize("notes", [("trick east", "tricks 0-1"), ("tricks 0-1", "trick east")])
def test_the_notes_of_a_trick_come_in_any_order(notes: tuple[str, ...]) -> None:
    assert found(tricks("deal", "trump H", "A♣", "K♣", "Q♣", "J♣", *notes)) == []
    wrong = tricks("deal", "trump H", "A♣", "K♣", "Q♣", "J♣", *notes, "trick east")
    assert found(wrong) == [(14, "out_of_place", "G-2")]


@pytest.mark.parametrize(
    "notes",
    [("caida 2", "limpia 2", "score 4-0"), ("score 4-0", "limpia 2", "caida 2")],
)
def test_the_notes_of_a_capture_come_in_any_order(notes: tuple[str, ...]) -> None:
    assert found(captures("deal", "A♣", "A♦ x A♣", *notes)) == []


@pytest.mark.parametrize("left", ["J♦", "J♥"])
def test_which_of_equal_cards_was_taken_as_forgotten_is_not_written(left: str) -> None:
    lines = ("deal", "7♣", "J♦", "J♥", "7♦ x 7♣", "take")
    assert found(captures(*lines, f"J♠ x {left}")) == []
    both = captures(*lines, "J♠ x J♦", "J♣ x J♥")
    assert found(both) == [(13, "card_not_on_table", "C-4.1")]


def test_what_a_wrong_capture_took_itself_is_not_taken_again_as_forgotten() -> None:
    text = captures("deal", "7♣", "J♦", "7♦ x 7♣ J♦", "take", "J♠ x J♦")
    assert [(line, code) for line, code, _ in found(text)] == [
        (9, "figure_in_sum"),
        (11, "card_not_on_table"),
    ]


def test_a_score_that_is_said_in_an_undecided_hand_may_be_that_of_a_game_that_was_won() -> None:
    said = ("score 20-40", "winner east-west", "chicas 0-1", "dealer east")
    text = captures(*UNSEEN, *said, "deal", "score 0-0", "A♣", header=MATCH)
    assert found(text) == []
    assert (17, "undecided") in open_points(text)


@pytest.mark.parametrize("scores", ["0-2", "22-30"])
def test_a_score_that_is_said_in_an_undecided_hand_may_be_one_before_the_count(scores: str) -> None:
    text = captures(*UNSEEN, "score 20-30", "deal", f"score {scores}", "A♣", header=MATCH)
    assert found(text) == []


@pytest.mark.parametrize(
    "notes",
    [
        (),
        ("winner north-south",),
        ("winner north-south", "chicas 1-0", "dealer south"),
        ("chicas 1-0", "winner north-south"),
        ("chicas 0-1",),
    ],
)
def test_a_game_may_end_in_the_middle_of_a_hand_at_a_score_that_nobody_knows(
    notes: tuple[str, ...],
) -> None:
    lines = (*UNSEEN, "deal", "A♣", "A♦ x A♣", *notes, "deal", "score 0-0", "A♣")
    assert found(captures(*lines, header=MATCH)) == []


def test_a_match_may_be_won_by_a_score_that_nobody_knows() -> None:
    lines = (*UNSEEN, "deal", "A♣", "A♦ x A♣", "winner north-south", "match north-south")
    assert found(captures(*lines, header=UNDER_TEN)) == []
    on = captures(*lines, "deal", header=UNDER_TEN)
    assert found(on) == [(19, "after_the_end", "G-5")]


def test_the_next_dealer_after_a_hand_that_was_cut_short_is_next_in_the_direction_of_play() -> None:
    lines = ("deal", "A♣", "deal", "dealer west", "south: pass")
    text = captures(*lines, header="rules direction=counter_clockwise\ndealer north")
    assert found(text) == [(9, "cut_short", "C-2.5")]


SILENT = (
    "K♣", "K♦ x K♣", "A♣", "2♣", "K♥", "3♣", "A♦", "4♣", "K♠", "5♣",
    "2♦", "6♣", "7♣", "J♣", "3♦", "Q♣", "J♦ x J♣", "4♦", "5♦", "6♦ x 6♣",
)  # fmt: skip
"""A lot: who is first to play has three kings, and the second takes one of them as it falls."""
_IN_IT = {card for line in SILENT for card in line.split()}
REST = tuple(str(card) for card in PACK if str(card) not in _IN_IT)


def test_the_prize_on_a_ronda_that_may_have_been_blocked_is_not_certainly_undue() -> None:
    known = captures("deal", *SILENT, *REST, "south: claim east K")
    assert found(known) == [(47, "prize_not_due", "C-5.5")]
    unknown = captures(*UNSEEN, "deal", *SILENT, *REST, "west: claim south K")
    assert found(unknown) == []


def test_a_pass_behind_the_last_card_may_be_one_on_a_prize() -> None:
    # The last card leaves a queen. East passes, North's pass is left out; then East is asked again.
    last = [card for card in REST if card not in ("J♥", "Q♦", "J♠", "Q♥")]
    lines = ("deal", *SILENT, *last, "J♥", "Q♦", "Q♥", "J♠ x J♥", "east: pass")
    rules = "rules prize_on=any\ndealer north"
    assert found(captures(*lines, "east: pass", "south: claim east K", header=rules)) == []
    no_prize = captures(*lines, "east: pass", "east: pass")
    assert found(no_prize) == [(48, "out_of_place", "G-2"), (49, "out_of_place", "G-2")]


@pytest.mark.parametrize("notes", [("chicas 1-0", "score 40-34"), ("score 40-34", "chicas 1-0")])
def test_the_games_won_may_be_said_of_a_hand_that_ends_with_forgotten_cards(
    notes: tuple[str, ...],
) -> None:
    # The last card leaves a queen, and that nobody takes it is not written.
    last = [card for card in REST if card not in ("J♥", "Q♦", "J♠", "Q♥")]
    lines = ("deal", *SILENT, *last, "J♥", "Q♦", "Q♥", "J♠ x J♥")
    header = SHUFFLE.format("match=best_of_three", "34-34")
    assert found(captures(*lines, *notes, header=header)) == []
    assert found(captures(*lines, "chicas 0-1", header=header)) == [(47, "wrong_chicas", "C-I28")]


def test_a_choice_that_was_given_is_one_of_those_there_are() -> None:
    choices = Choices((5, 1))
    assert [choices.choose(2), choices.choose(3), choices.choose(4)] == [1, 1, 0]
    assert choices.options == [2, 3, 4]
