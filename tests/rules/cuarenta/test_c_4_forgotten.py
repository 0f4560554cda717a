"""C-4.8, C-4.9 and C-I4 to C-I6: what is forgotten, and who may take it."""

from __future__ import annotations

import pytest

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    Capture,
    CardsCaptured,
    ForgottenTaken,
    LimpiaMade,
    Pass,
    Passed,
    Phase,
    Refusal,
    Rules,
    Seat,
    SequenceForgotten,
    State,
    TakeForgotten,
    forgotten,
)
from cardrules.errors import InvalidArgumentError
from cardrules.notation import format_cards, parse_card, parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    clauses_of,
    done,
    events_of,
    play,
    refused,
    scene,
    verdict,
)

PASS, TAKE = Pass(), TakeForgotten()
FIVE = play("5♠", "5♥")


def window(
    table: str = "5♥ 6♦ 7♣ K♣",
    action: cu.Play = FIVE,
    *,
    rules: Rules = cu.GUIDE,
    scores: tuple[int, int] = (0, 0),
    played: int = 4,
    lot: int = 2,
) -> State:
    """Play a card that leaves some of its sequence."""
    before = scene(table, str(action.card), rules=rules, scores=scores, played=played, lot=lot)
    return done(before, action)


@pytest.mark.parametrize(
    ("sequence", "left"), [("", "6♦ 7♣ J♥"), ("6♦", "7♣ J♥"), ("6♦ 7♣", "J♥"), ("6♦ 7♣ J♥", "")]
)
def test_c_4_8_what_was_left_of_the_sequence_is_forgotten(sequence: str, left: str) -> None:
    table = parse_cards("2♣ 5♥ 6♦ 7♣ J♥ K♣")
    capture = Capture(parse_cards("5♥"), parse_cards(sequence))
    assert format_cards(forgotten(parse_card("5♠"), capture, table)) == left
    state = window("2♣ 5♥ 6♦ 7♣ J♥ K♣", play("5♠", "5♥", sequence))
    assert format_cards(state.forgotten) == left
    assert (state.phase is Phase.FORGOTTEN) is bool(left)
    assert state.capturer is (NORTH if left else None)


def test_c_4_8_a_twin_left_behind_is_not_forgotten() -> None:
    state = window("5♥ 6♦ 6♣ 7♦", play("5♠", "5♥", "6♦ 7♦"))
    assert (state.forgotten, state.phase) == ((), Phase.PLAY)
    assert state.table == parse_cards("6♣")
    equal = window("5♥ 5♦ 2♣ 3♦", play("5♠", "2♣ 3♦"))
    assert (equal.forgotten, equal.phase) == ((), Phase.PLAY)


def test_c_4_8_of_twins_left_the_first_in_pack_order_is_on_offer() -> None:
    table = parse_cards("5♥ 6♦ 6♣ 7♠ 7♦")
    capture = Capture(parse_cards("5♥"), ())
    assert forgotten(parse_card("5♠"), capture, table) == parse_cards("6♣ 7♦")
    state = window("5♥ 6♦ 6♣ 7♠ 7♦", FIVE)
    assert state.forgotten == parse_cards("6♣ 7♦")
    assert done(state, TAKE).table == parse_cards("6♦ 7♠")


def test_c_4_8_the_function_asks_for_cards_of_the_game() -> None:
    with pytest.raises(InvalidArgumentError):
        forgotten(parse_card("5♠"), Capture(parse_cards("5♥"), ()), parse_cards("5♥ 8♦"))


def test_c_4_8_the_opponents_may_take_it_to_their_own_pile() -> None:
    before = scene("5♥ 6♦ 7♣ K♣", "5♠")
    first, second = events_of(before, FIVE)
    assert isinstance(first, CardsCaptured)
    assert second == SequenceForgotten(NORTH, parse_cards("6♦ 7♣"))
    state = done(before, FIVE)
    assert cu.legal_actions(state) == (PASS, TAKE)
    after = done(state, TAKE)
    assert {*after.piles[1]} - {*state.piles[1]} == {*parse_cards("6♦ 7♣")}
    assert after.piles[0] == state.piles[0]
    assert (after.table, after.last_capturer) == (parse_cards("K♣"), EAST)
    assert (after.forgotten, after.capturer) == ((), None)
    assert events_of(state, TAKE) == (ForgottenTaken(EAST, EAST_WEST, NORTH, parse_cards("6♦ 7♣")),)


def test_c_4_8_nobody_takes_it_where_nothing_is_forgotten() -> None:
    state = scene("5♥ 6♦ K♣", "5♠")
    for position in (state, done(state, play("5♠", "5♥", "6♦"))):
        assert refused(position, TAKE) == (Refusal.NOTHING_FORGOTTEN, "C-4.8")


def test_c_4_8_neither_the_capturer_nor_the_partner_is_asked() -> None:
    state = window()
    for seat in (NORTH, SOUTH, WEST):
        assert verdict(state, TAKE, seat).clause == "G-1"
    state = done(state, PASS)
    for seat in (NORTH, SOUTH, EAST):
        assert verdict(state, TAKE, seat).clause == "G-1"


@pytest.mark.parametrize(
    ("base", "sequence"), [("", ""), ("", "6♦"), ("5♥", "7♣"), ("5♥", "6♦ J♥"), ("5♥", "K♣")]
)
def test_c_4_9_only_a_capture_can_have_forgotten_anything(base: str, sequence: str) -> None:
    table = parse_cards("5♥ 6♦ 7♣ J♥ K♣")
    with pytest.raises(InvalidArgumentError):
        forgotten(parse_card("5♠"), Capture(parse_cards(base), parse_cards(sequence)), table)


@pytest.mark.parametrize("table", ["5♥ 6♦ 7♣", "2♣ 3♣ 6♦"])
def test_c_4_9_a_capture_forgotten_altogether_gives_no_such_right(table: str) -> None:
    state = done(scene(table, "5♠"), play("5♠"))
    assert (state.phase, state.turn, state.forgotten) == (Phase.PLAY, EAST, ())
    assert state.table == cu.sort_hand(parse_cards(f"{table} 5♠"))
    assert refused(state, TAKE) == (Refusal.NOTHING_FORGOTTEN, "C-4.8")


def test_c_i4_claimable_any_unbroken_prefix_may_be_taken() -> None:
    state = scene("5♥ 6♦ 7♣ K♣", "5♠")
    for run in ("", "6♦", "6♦ 7♣"):
        assert cu.is_legal(state, play("5♠", "5♥", run))
    lengths = [len(a.sequence) for a in cu.legal_actions(state)
               if isinstance(a, cu.Play) and a.base == parse_cards("5♥")]  # fmt: skip
    assert lengths == [0, 1, 2]


def test_c_i4_automatic_it_is_always_taken_whole() -> None:
    rules = Rules(sequence="automatic")
    state = scene("5♥ 6♦ 7♣ K♣", "5♠", rules=rules)
    whole = play("5♠", "5♥", "6♦ 7♣")
    taking = [a for a in cu.legal_actions(state)
              if isinstance(a, cu.Play) and a.base == parse_cards("5♥")]  # fmt: skip
    assert taking == [whole]
    for run in ("", "6♦"):
        due = (Refusal.WHOLE_SEQUENCE_MUST_BE_TAKEN, "C-I4")
        assert refused(state, play("5♠", "5♥", run)) == due
    after = done(state, whole)
    assert (after.phase, after.table) == (Phase.PLAY, parse_cards("K♣"))
    assert cu.is_legal(state, play("5♠"))


def test_c_i4_forfeited_it_may_stop_short_and_nobody_takes_the_rest() -> None:
    rules = Rules(sequence="forfeited")
    for run, left in (("", "6♦ 7♣ K♣"), ("6♦", "7♣ K♣"), ("6♦ 7♣", "K♣")):
        after = window(action=play("5♠", "5♥", run), rules=rules)
        assert (after.phase, after.turn) == (Phase.PLAY, EAST)
        assert (after.table, after.forgotten) == (parse_cards(left), ())
        assert refused(after, TAKE) == (Refusal.NOTHING_FORGOTTEN, "C-4.8")


ASKED: list[tuple[Rules, list[Seat]]] = [
    (Rules(), [EAST, WEST]),
    (Rules(forgotten_window="left_only"), [EAST]),
    (COUNTER_CLOCKWISE, [WEST, EAST]),
    (Rules(forgotten_window="left_only", direction="counter_clockwise"), [WEST]),
]


@pytest.mark.parametrize(("rules", "order"), ASKED)
def test_c_i5_the_left_opponent_is_asked_first_then_the_other(
    rules: Rules, order: list[Seat]
) -> None:
    dealer = WEST if rules.direction == "clockwise" else EAST
    state = done(scene("5♥ 6♦ K♣", "5♠", rules=rules, dealer=dealer), FIVE)
    for seat in order:
        assert (state.phase, cu.to_act(state)) == (Phase.FORGOTTEN, seat)
        assert events_of(state, PASS) == (Passed(seat, "C-4.8"),)
        taken = done(state, TAKE)
        assert (taken.phase, taken.turn) == (Phase.PLAY, rules.next_seat(NORTH))
        assert taken.last_capturer is seat
        state = done(state, PASS)
    assert (state.phase, state.turn) == (Phase.PLAY, rules.next_seat(NORTH))
    assert state.table == parse_cards("6♦ K♣")


def test_c_i5_it_is_all_of_the_rest_or_nothing() -> None:
    state = window("5♥ 6♦ 7♣ J♥ K♣")
    assert cu.legal_actions(state) == (PASS, TAKE)
    assert done(state, TAKE).table == parse_cards("K♣")
    assert done(state, PASS, PASS).table == parse_cards("6♦ 7♣ J♥ K♣")


def test_c_i5_before_the_next_card_and_it_uses_no_turn() -> None:
    state = window()
    verdict_on_card = verdict(state, play(str(state.hands[EAST][0])))
    assert verdict_on_card.clause == "G-2"
    for answers in ([TAKE], [PASS, PASS], [PASS, TAKE]):
        after = done(state, *answers)
        assert (after.phase, after.turn, after.hands) == (Phase.PLAY, EAST, state.hands)
        assert after.fresh is None


@pytest.mark.parametrize("taker", [EAST, NORTH])
def test_c_i5_also_after_the_last_card_of_a_lot(taker: Seat) -> None:
    # West, the dealer, plays last, so North and South are the opponents.
    state = window(played=19, lot=1)
    assert (state.phase, state.turn, state.capturer) == (Phase.FORGOTTEN, NORTH, WEST)
    assert state.hands == ((),) * 4
    asked_first = taker is NORTH
    state = state if asked_first else done(state, PASS)
    assert state.turn is (NORTH if asked_first else SOUTH)
    after = done(state, TAKE)
    assert (after.phase, after.lot, after.turn) == (Phase.ANNOUNCE, 2, NORTH)
    assert after.table == parse_cards("K♣")
    assert clauses_of(state, TAKE) == ["C-4.8", "C-2.4", "C-2.4", "C-2.4", "C-2.4"]
    last = done(state, PASS) if asked_first else state
    assert clauses_of(last, PASS) == ["C-4.8", "C-2.4", "C-2.4", "C-2.4", "C-2.4"]
    left = done(last, PASS)
    assert (left.phase, left.lot, left.table) == (Phase.ANNOUNCE, 2, parse_cards("6♦ 7♣ K♣"))


@pytest.mark.parametrize("window_of", ["both", "left_only"])
def test_c_i5_and_after_the_last_card_of_a_hand(window_of: str) -> None:
    rules = Rules(forgotten_window="both" if window_of == "both" else "left_only")
    before = scene("5♥ 6♦ 7♣ K♣", "5♠", played=19, rules=rules, piles=(18, 17))
    state = done(before, FIVE)
    assert (state.phase, state.turn) == (Phase.FORGOTTEN, NORTH)
    taken = done(state, TAKE)
    # 18 and two forgotten cards are 20: six points; the others have 19.
    assert (taken.phase, taken.scores) == (Phase.SHUFFLE, (6, 0))
    assert clauses_of(state, TAKE) == ["C-4.8", "C-6.2", "C-6.2", "C-2.5"]
    last = done(state, PASS) if window_of == "both" else state
    assert clauses_of(last, PASS) == ["C-4.8", "C-6.4", "C-6.4", "C-2.5"]
    left = done(last, PASS)
    assert (left.phase, left.scores) == (Phase.SHUFFLE, (0, 2))


def test_c_i6_taking_forgotten_cards_makes_no_limpia() -> None:
    state = window("5♥ 6♦")
    after = done(state, TAKE)
    assert (after.table, after.scores) == ((), (0, 0))
    assert clauses_of(state, TAKE) == ["C-4.8"]


@pytest.mark.parametrize(
    ("score", "points", "clause"), [(0, 2, "C-I6"), (36, 2, "C-I6"), (38, 0, "C-5.4"), (39, 2, "")]
)
def test_c_i6_unless_the_rules_say_so(score: int, points: int, clause: str) -> None:
    rules = Rules(forgotten_limpia=True)
    state = window("5♥ 6♦", rules=rules, scores=(0, score))
    after = done(state, TAKE)
    assert after.scores == (0, score + points)
    assert after.winner is (EAST_WEST if score == 39 else None)
    made = events_of(state, TAKE)[1]
    assert made == LimpiaMade(EAST, EAST_WEST, points, clause or "C-I6")
    no_caida = Rules(forgotten_limpia=True, caida_y_limpia=2)
    alone = done(window("5♥ 6♦", rules=no_caida, scores=(0, score)), TAKE)
    assert alone.scores == (0, score + points)
    full = window("5♥ 6♦ K♣", rules=rules, scores=(0, score))
    assert done(full, TAKE).scores == (0, score)


@pytest.mark.parametrize("lot", [1, 2])
def test_c_i6_such_a_limpia_wins_before_anything_else(lot: int) -> None:
    rules = Rules(forgotten_limpia=True, limpia_blocked_at=None)
    state = window("5♥ 6♦", rules=rules, scores=(38, 0), played=19, lot=lot)
    after = done(state, TAKE)
    assert (after.winner, after.scores, after.phase) == (NORTH_SOUTH, (40, 0), Phase.OVER)
    assert clauses_of(state, TAKE) == ["C-4.8", "C-I6", "C-7.1", "C-1.5"]
    assert (after.turn, after.dealer, after.lot) == (NORTH, WEST, lot)
