"""The questions on Cuarenta: each situation is played, and the answers are what came of it.

What an answer has in bold is compared with what the library does, part by part.
"""

from __future__ import annotations

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    AnnounceRonda,
    ClaimPrize,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    Prize,
    PrizeClaimed,
    Refusal,
    RondaStatus,
    Seat,
    ShowFour,
    TakeForgotten,
)
from cardrules.notation import format_cards, parse_card, parse_cards
from tests.builders.cuarenta import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after_count,
    done,
    events_of,
    passed,
    play,
    refused,
    scene,
    to_announcing,
)
from tests.rules.cuarenta.prizes import OF_EAST, OF_WEST, due
from tests.rules.questions import cards_in, names, said, yes

ANNOUNCED, BLOCKED, SILENT = RondaStatus
PASS, RONDA, FOUR, MISDEAL, TAKE = Pass(), AnnounceRonda(), ShowFour(), Misdeal(), TakeForgotten()


def score(state: cu.State) -> str:
    north_south, east_west = state.scores
    return f"{north_south}–{east_west}"


def captured(state: cu.State, card: str) -> dict[str, tuple[int, int]]:
    """Give by its base what each whole capture brings: cards to the pile, and points."""
    seat, played, found = cu.to_act(state), parse_card(card), dict[str, tuple[int, int]]()
    assert isinstance(seat, Seat)
    for base, run in cu.captures(played, state.table, fresh=state.fresh):
        after = done(state, cu.Play(played, base, run))
        cards = len(after.piles[seat.side]) - len(state.piles[seat.side])
        found[format_cards(base)] = (cards, after.scores[seat.side] - state.scores[seat.side])
    return found


def test_question_c1_the_first_diamond_deals_and_an_answer_ends_the_time_for_a_misdeal() -> None:
    shown = parse_cards(cards_in("C1"))
    pack = (*shown, *(card for card in cu.PACK if card not in shown))
    state = done(cu.new_match(), cu.DrawForDealer(pack))
    dealer = state.dealer
    state = done(state, cu.Shuffle(cu.PACK))
    first = cu.to_act(state)
    late = cu.is_legal(done(state, PASS), MISDEAL)
    lost = done(state, MISDEAL)
    assert said("C1") == [str(dealer), str(first), yes(late), str(lost.winner), score(lost)]


def test_question_c2_in_turn_from_the_dealers_left_at_the_score_of_the_moment() -> None:
    hands = {NORTH: "7♣ 7♦ 7♥", EAST: "Q♣ Q♦ Q♥", SOUTH: "K♣ K♦ K♥", WEST: "A♣ A♦ A♥ A♠"}
    assert names("C2", " ".join(hands.values()))
    state = to_announcing(hands, scores=(26, 10))
    for _ in range(3):
        state = done(state, cu.legal_actions(state)[-1])
    shown = done(state, cu.legal_actions(state)[-1])
    assert cu.to_act(state) is WEST
    assert said("C2") == [score(state), str(shown.winner), score(shown)]


def test_question_c3_four_of_a_kind_are_shown_in_time_or_not_at_all() -> None:
    hand = "5♣ 5♦ 5♥ 5♠ K♦"
    assert names("C3", hand)
    state = to_announcing({NORTH: hand}, scores=(12, 34))
    later = done(passed(state), play("5♣"))
    for _ in range(3):
        later = done(later, cu.legal_actions(later)[0])
    assert cu.to_act(later) is NORTH
    assert refused(later, RONDA) == (Refusal.PLAY_HAS_BEGUN, "C-3.5")
    shown = done(state, FOUR)
    ronda = (yes(cu.is_legal(each, RONDA)) for each in (state, later))
    assert said("C3") == [*ronda, str(shown.winner), score(shown)]


def test_question_c4_one_base_and_only_the_card_just_laid_makes_a_caida() -> None:
    table = "2♣ 3♥ 5♦ 6♦ 6♠ 7♣ J♥"
    assert names("C4", f"{table} 5♥ 5♠")
    before = scene(table, "5♥", hands={SOUTH: "5♠"}, dealer=NORTH)
    state = done(before, play("5♥"))
    found = captured(state, "5♠")
    assert {*found} == {"2♣ 3♥", "5♦", "5♥"}
    (most,) = (each for each in found.values() if each == max(found.values()))
    (base,) = (base for base, (_, points) in found.items() if points)
    assert found[base][1] == 2
    lays, both = cu.is_legal(before, play("5♥")), cu.is_legal(state, play("5♠", "5♦ 5♥"))
    assert said("C4") == [yes(lays), yes(both), *map(str, most), base, str(found[base][0])]


def test_question_c5_a_sum_of_three_a_run_to_the_king_and_a_gap() -> None:
    table = "A♣ 2♦ 4♠ J♦ Q♣ K♥"
    assert names("C5", f"{table} 7♥ K♠ A♠")
    state = scene(table, "7♥ K♠ A♠", fresh="4♠")
    best = [max(captured(state, card).values()) for card in ("7♥", "K♠", "A♠")]
    without = scene("A♣ 2♦ J♦ Q♣ K♥", "7♥")
    assert cu.captures(parse_card("7♥"), without.table) == ()
    laid = done(without, play("7♥"))
    cards = len(laid.piles[0]) - len(without.piles[0])
    assert said("C5") == [*(str(each) for each, _ in best), str(best[0][1]), str(cards)]


def test_question_c6_what_was_forgotten_goes_to_the_opponents_whole() -> None:
    before = scene("4♥ 5♦ 6♣ 7♠", "4♠", lot=1, played=19)
    assert names("C6", "4♥ 5♦ 6♣ 7♠ 4♠")
    state = done(before, play("4♠", "4♥", "5♦"))
    first, asked = cu.to_act(state), done(state, PASS)
    taken = done(asked, TAKE)
    points = taken.scores[0] - state.scores[0]
    assert cu.legal_actions(asked) == (PASS, TAKE)
    assert (asked.forgotten, taken.table) == (parse_cards("6♣ 7♠"), ())
    in_part = any(len(done(asked, each).table) == 1 for each in cu.legal_actions(asked))
    laid = done(before, play("4♠"))
    assert refused(laid, TAKE) == (Refusal.NOTHING_FORGOTTEN, "C-4.8")
    told = [str(first), str(cu.to_act(asked)), yes(in_part), str(points)]
    assert said("C6") == [*told, str(passed(taken).turn), str(len(laid.forgotten))]


def test_question_c7_no_caida_from_lot_to_lot() -> None:
    second = {NORTH: "Q♠", EAST: "Q♦"}
    last = scene("", "Q♥", lot=1, played=19, scores=(36, 20), second=second)
    assert names("C7", "Q♥ Q♠ Q♦")
    state = passed(done(last, play("Q♥")))
    found = captured(done(state, play("Q♠")), "Q♦")
    (base,) = (base for base, (_, points) in found.items() if points)
    assert {*found} == {"Q♥", "Q♠"}
    assert said("C7") == [score(done(state, play("Q♠", "Q♥"))), str(found[base][1]), base]


def test_question_c8_the_score_before_the_play_and_nothing_after_the_end() -> None:
    match, six = play("6♠", "6♥"), Prize(EAST, Rank.SEVEN)
    assert names("C8", "6♥ 6♠ 2♦ 4♣")
    alone = [scene("6♥", "6♠", fresh="6♥", dealer=EAST, scores=(s, 0)) for s in (36, 38)]
    by_sum = scene("2♦ 4♣", "6♠", fresh="4♣", dealer=EAST, scores=(38, 0))
    after = [*(done(each, match) for each in alone), done(by_sum, play("6♠", "2♦ 4♣"))]
    last = scene(
        "6♥",
        "6♠",
        fresh="6♥",
        played=19,
        scores=(28, 36),
        piles=(26, 12),
        piled=("7♣ 7♦ 7♥", ""),
        rondas=[HeldRonda(EAST, Rank.SEVEN, 1, ANNOUNCED)],
        prizes=[six],
    )
    over = done(last, match)
    assert over.phase is Phase.OVER
    assert said("C8") == [*(str(each.scores[0]) for each in after), str(over.winner), score(over)]


def caidas_on_two_rondas(east_west: int) -> cu.State:
    """Play the first lot of the question, with this score of those who keep silent."""
    hands = {NORTH: "A♣ Q♠", EAST: "7♣ 7♦ 7♥", SOUTH: "7♠", WEST: "Q♣ Q♦ Q♥"}
    state = passed(to_announcing(hands, scores=(0, east_west)))
    lays = done(state, play("A♣"), play("7♣"), play("7♠", "7♣"), play("Q♣"))
    return done(lays, play("Q♠", "Q♣"))


def test_question_c9_who_may_claim_and_until_which_score() -> None:
    barred, by_choice = caidas_on_two_rondas(30), caidas_on_two_rondas(20)
    assert {*barred.prizes} == {OF_EAST, OF_WEST}
    state, claimed = due(OF_EAST, OF_WEST, scores=(20, 34), status=BLOCKED), 0
    first = cu.to_act(state)
    may = cu.is_legal(state, ClaimPrize(EAST, Rank.SEVEN), by=NORTH)
    while state.phase is Phase.PRIZES:
        claim = cu.legal_actions(state)[-1]
        claimed += sum(e.points for e in events_of(state, claim) if isinstance(e, PrizeClaimed))
        state = done(state, claim)
    before_count = f"{20 + claimed}–34"
    assert said("C9") == [str(first), yes(may), before_count, str(10 * len(by_choice.prizes))]


def test_question_c10_one_team_is_paid_for_its_cards() -> None:
    piles = ((20, 20), (19, 21), (17, 18), (18, 18))
    after = [after_count(each, dealer=WEST, scores=(32, 34)).state for each in piles]
    (over,) = (
        letter for letter, each in zip("abcd", after, strict=True) if each.winner is not None
    )
    assert said("C10") == [*map(score, after), over]
