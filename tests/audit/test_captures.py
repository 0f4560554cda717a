"""Audits of short records of Cuarenta, one thing at a time."""

from __future__ import annotations

import pytest

from cardrules.audit import audit
from cardrules.audit._journal import MOST_FINDINGS, Choices, Journal
from cardrules.audit.codes import FindingCode
from cardrules.audit.cuarenta.closing import Closing
from cardrules.audit.cuarenta.points import Tally
from cardrules.audit.cuarenta.tabletop import TableTop
from cardrules.cuarenta import PACK, Rules
from cardrules.seats import Seat
from tests.audit.asking import captures, found, open_points
from tests.audit.sound import audited

SHUFFLE = "position cuarenta {} shuffle N - -/-/-/- - - - -/- {} 0 -/-/-/- - -/-/-/- -:- - - 0-0 -"
PASSES = ("pass",) * 4
LOT = (
    "A♣", "2♣", "3♣", "4♣", "5♣", "6♣", "7♣", "J♣", "Q♣", "K♣",
    "A♦", "2♦", "3♦", "4♦", "5♦", "6♦", "7♦", "J♦", "Q♦", "K♦",
)  # fmt: skip
"""Twenty cards, all laid."""
REST = tuple(card[0] + suit for suit in "♥♠" for card in LOT[:10])
HAND = ("deal", *LOT, *REST)
"""A whole hand in which everything is laid: lines 6 to 46."""


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((*HAND, "score 0-2"), []),
        ((*HAND, "cards 0-0", "count 0-2", "score 0-2", "dealer east"), []),
        ((*HAND, "A♣", "A♦"), [(47, "out_of_place", "G-2")]),
        ((*HAND, "pass"), [(47, "out_of_place", "G-2")]),
        ((*HAND, "ronda"), [(47, "announced_too_late", "C-3.5")]),
        ((*HAND, "count 2-0"), [(47, "wrong_count", "C-6.4")]),
        ((*HAND, "winner north-south"), [(47, "wrong_winner", "C-7.1")]),
        ((*HAND, "winner nobody"), []),
        ((*HAND, "match north-south"), [(47, "wrong_match_winner", "C-1.5")]),
        ((*HAND, "chicas 1-0"), [(47, "wrong_chicas", "C-I28")]),
        (("score 2-0",), [(6, "wrong_score", "C-7.5")]),
        (("chicas 2-0",), [(6, "wrong_chicas", "C-I28")]),
        (("score 0-0", "dealer south"), [(7, "wrong_dealer", "C-2.1")]),
        (("7♦",), [(6, "out_of_place", "G-2")]),
        (("draw 7♦",), [(6, "out_of_place", "G-2")]),
        (("deal", "count 2-0"), [(7, "out_of_place", "G-2")]),
        (("deal", "points 2"), [(7, "out_of_place", "G-2")]),
        (("deal", "cards 1-0", "cards 0-0"), [(7, "wrong_cards", "C-4.4")]),
        (("deal", "dealer north", "dealer south"), [(8, "wrong_dealer", "C-2.1")]),
        (("deal", "draw 7♦"), [(7, "out_of_place", "G-2")]),
        (("deal", "  east K♣ K♦ K♥ K♠ A♣", "ronda"), [(8, "ronda_disproved", "C-3.1")]),
        (("deal", "7♦", "7♣ x 7♦ 7♦"), [(8, "card_not_on_table", "C-4.1")]),
        (("deal", "A♣", "3♣", "2♣", "2♦", "5♣", "4♠ x A♣ 3♣ 2♣ 2♦ 5♣"),
         [(12, "does_not_add_up", "C-4.1")]),
        (("deal", "A♣", *HAND, "score 5-5"), [(8, "cut_short", "C-2.5")]),
        (("deal", "misdeal", "dealer west"), [(8, "out_of_place", "G-2")]),
        (("deal", "misdeal", "winner east-west", "match east-west"), []),
        (("deal", "misdeal", "winner nobody"), [(8, "wrong_winner", "C-7.1")]),
        (("deal", "  north 8♣"), [(7, "foreign_card", "C-1.2")]),
        (("deal", "  north 7♣ 7♣"), [(7, "too_many_copies", "C-1.2")]),
        (("deal", "  north 7♣", "7♣"), [(8, "too_many_copies", "C-1.2")]),
        (("deal", "7♣", "8♦ x 7♣", "south: 3♣"),
         [(8, "foreign_card", "C-1.2"), (9, "out_of_turn", "G-1")]),
        (("deal", "7♣ x ?"), [(7, "card_not_on_table", "C-4.1")]),
        (("deal", "7♣ x 7♦"), [(7, "card_not_on_table", "C-4.1")]),
        (("deal", "south: pass", "east: ronda"), [(8, "out_of_turn", "G-1")]),
        (("deal", *PASSES, "pass"), [(11, "out_of_place", "G-2")]),
        (("deal", "7♣", "J♣", "7♦ x 7♣", "east: pass"), [(10, "out_of_turn", "G-1")]),
        (("deal", "7♣", "J♣", "7♦ x 7♣", "east: take"), [(10, "out_of_turn", "G-1")]),
        (("deal", "7♣", "J♣", "7♦ x 7♣", "north: take", "K♣"), []),
        (("deal", "7♣", "J♣", "7♦ x 7♣", "pass", "pass", "take"),
         [(12, "nothing_forgotten", "C-4.8")]),
        (("deal", "7♣", "7♦ x 7♣", "caida 4"), [(9, "wrong_points", "C-5.1")]),
        (("deal", "7♣", "7♦ x 7♣", "caida 2", "caida 2"), [(10, "out_of_place", "G-2")]),
        (("deal", "7♣", "7♦ x 7♣", "limpia 4"), [(9, "wrong_points", "C-5.3")]),
        (("deal", "7♣", "7♦ x 7♣", "points 4"), []),
        (("deal", "ronda", "south: ronda", "west: ronda", "north: ronda"), []),
        (("deal", "A♣", "2♣", "3♣ x A♣ 2♣", "7♣", "points 2"), [(11, "wrong_points", "C-4.5")]),
    ],
)  # fmt: skip
def test_what_is_found(lines: tuple[str, ...], expected: list[tuple[int, str, str]]) -> None:
    assert found(captures(*lines)) == expected


@pytest.mark.parametrize(
    ("rules", "scores", "lines", "expected"),
    [
        ("match_takes=all", "0-0", ("7♣", "7♦", "7♥ x 7♣"), [(9, "against_the_reading", "C-I25")]),
        ("sum_size=2", "0-0", ("A♣", "A♦", "2♣", "4♣ x A♣ A♦ 2♣"),
         [(10, "against_the_reading", "C-I24")]),
        ("GUIDE", "0-0", ("2♣", "2♦", "A♣", "A♦", "3♣ x 2♣ A♣ 2♦ A♦"),
         [(11, "several_bases", "C-4.2")]),
        ("misdeal=ten_points", "0-0", ("misdeal", "points 10", "score 0-10", "dealer east"), []),
        ("misdeal=ten_points", "0-34", ("misdeal", "winner east-west", "A♣"),
         [(9, "after_forty", "C-7.1")]),
        ("misdeal=two_points", "0-0", ("misdeal", "A♣", "A♦", "score 0-2"),
         [(8, "out_of_place", "G-2")]),
        ("ronda_limit=none", "0-0", ("A♣", "deal", "ronda"), [(8, "cut_short", "C-2.5")]),
        ("four_of_a_kind=4", "0-0", ("four", "points 4", "score 0-4"), []),
        ("GUIDE", "0-0", ("four", "winner east-west"), []),
        ("ronda_limit=none only_caida_at_38=yes", "0-38", ("ronda",),
         [(7, "ronda_blocked", "C-I18")]),
        ("limpia_blocked_at=none only_caida_at_38=yes", "0-38",
         ("A♣", "2♣", "3♣ x A♣ 2♣", "limpia 2"), [(10, "limpia_blocked", "C-I18")]),
        ("caida_y_limpia=2", "0-0", ("A♣", "A♦ x A♣", "caida 2", "limpia 2"),
         [(10, "limpia_blocked", "C-I16")]),
        ("twenty_twenty=both_six", "0-0", (*LOT, *REST, "cards 20-20", "count 8-8"),
         [(47, "wrong_cards", "C-4.4"), (48, "wrong_count", "C-6.4")]),
        ("under_twenty=nothing", "0-0", (*LOT, *REST, "count 2-0"), [(47, "wrong_count", "C-I22")]),
        ("prize_window=after_count", "0-38", (*LOT, *REST, "claim east 7"),
         [(47, "after_forty", "C-7.1")]),
    ],
)  # fmt: skip
def test_other_readings(
    rules: str, scores: str, lines: tuple[str, ...], expected: list[tuple[int, str, str]]
) -> None:
    fields = ",".join(rules.split())
    text = captures("deal", *lines, header=SHUFFLE.format(fields, scores))
    assert found(text) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("draw 8♣ 7♦", [(6, "foreign_card", "C-1.2")]),
        ("draw 7♣ 7♣ 7♦", [(6, "too_many_copies", "C-1.2")]),
        ("draw 7♣", [(6, "wrong_draw", "C-2.1")]),
        ("draw 7♣ 7♦", []),
    ],
)
def test_a_draw(line: str, expected: list[tuple[int, str, str]]) -> None:
    assert found(captures(line, header="rules GUIDE")) == expected


def test_a_ronda_that_the_cards_cannot_hold_any_more() -> None:
    lines = ("deal", "ronda", "A♣", "2♣", "3♣", "4♣", "5♣", "6♣", "7♣", "J♣", "Q♣", "K♣")
    few = (*lines, "A♦", "2♦", "J♥", "Q♥")
    assert found(captures(*lines)) == []
    text = captures(*few, "6♦")
    assert found(text) == [(7, "ronda_disproved", "C-3.1")]


def test_two_announcements_that_no_deal_has() -> None:
    # East and South have a king each, and of nothing else two more cards are left for them.
    played = ("K♣", "K♦", "A♦", "A♥", "A♣", "3♣", "2♦", "2♥", "2♣", "2♠", "3♦", "3♥")
    assert found(captures("deal", "ronda", *played)) == []
    text = captures("deal", "ronda", "ronda", *played)
    assert found(text) == [(20, "no_deal_explains", "G-4")]


def test_after_a_hand_that_was_cut_short_the_score_is_what_is_said() -> None:
    text = captures(
        "deal", "A♣", "deal", "pass", "ronda", "A♣", "2♣", "2♦ x 2♣", "limpia 2", "score 30-8", "A♦"
    )
    assert found(text) == [(8, "cut_short", "C-2.5")]
    ended = captures("deal", "A♣", "deal", "A♣", "winner east-west")
    assert found(ended) == [(8, "cut_short", "C-2.5")]
    won = captures("deal", "A♣", "deal", "A♣", "score 40-2", "A♦")
    assert found(won) == [(8, "cut_short", "C-2.5"), (11, "after_forty", "C-7.1")]


def test_more_explanations_than_are_gone_through() -> None:
    unseen = ("?",) * 8
    text = captures("deal", *unseen, "score 4-0", "match east-west", "deal")
    assert (16, "undecided") in open_points(text)
    assert found(text) == [(17, "after_the_end", "G-5")]


def test_a_match_that_goes_wrong_throughout_is_not_read_to_its_end() -> None:
    hand = ("deal", *("8♣",) * 40)
    report = audit(captures(*hand * 40))
    assert len(report.findings) >= MOST_FINDINGS
    assert report.lines < 40 * len(hand)


def test_a_match_that_can_stand_in_many_ways_goes_on() -> None:
    assert audited("cuarenta", 717).is_clean


@pytest.mark.parametrize(
    ("rules", "piles", "clause"),
    [
        (Rules(), [22, 18], "C-6.2"),
        (Rules(count_rounding="none"), [22, 18], "C-I19"),
        (Rules(twenty_twenty="both_six"), [20, 20], "C-I21"),
        (Rules(), [20, 20], "C-6.3"),
    ],
)
def test_the_clause_of_a_count(rules: Rules, piles: list[int], clause: str) -> None:
    journal, choices = Journal(), Choices()
    table = TableTop(rules, journal, choices)
    table.piles = piles
    tally = Tally((0, 0), frozenset(), journal, choices)
    closing = Closing(rules, Seat.NORTH, table, tally, journal, choices)
    closing.is_open = True
    closing.count()
    assert closing._clause() == clause


@pytest.mark.parametrize(
    ("rules", "scores", "clause"),
    [
        (Rules(count_limit=30), (30, 0), "C-I20"),
        (Rules(only_caida_at_38=True), (38, 0), "C-I18"),
    ],
)
def test_the_clause_of_cards_that_are_not_counted(
    rules: Rules, scores: tuple[int, int], clause: str
) -> None:
    journal, choices = Journal(), Choices()
    table = TableTop(rules, journal, choices)
    table.piles = [22, 18]
    tally = Tally(scores, frozenset(), journal, choices)
    closing = Closing(rules, Seat.NORTH, table, tally, journal, choices)
    closing.is_open = True
    closing.count()
    assert closing.points == (0, 0)
    assert closing._clause() == clause


def test_nobody_knows_who_deals() -> None:
    text = captures("deal", "east: A♣", "south: 2♣", header="rules GUIDE")
    assert found(text) == []
    many = captures(*HAND, "deal", *LOT, header="rules GUIDE")
    assert found(many) == []


def test_an_unseen_card_that_was_taken() -> None:
    text = captures("deal", "7♣", "J♣", "7♦ x ?", "A♣", "J♦ x J♣")
    assert found(text) == []
    wrong = captures("deal", "7♣", "J♣", "7♦ x ?", "A♣", "7♥ x 7♣")
    assert found(wrong) == [(11, "no_deal_explains", "G-4")]


NOBODY_SAW = "cardrules 1\ntable 1\ngame cuarenta\ndealer north\ndeal\n"


@pytest.mark.parametrize(
    "plays", ["?\n" * 40, "?\n" * 20 + "? x A♣ K♣\n"], ids=["a whole hand", "none fits"]
)
def test_unseen_cards_without_end_are_left_undecided(plays: str) -> None:
    report = audit(NOBODY_SAW + plays)
    assert [each.code for each in report.open] == [FindingCode.UNDECIDED]
    assert not report.findings


@pytest.mark.parametrize(("known", "unseen"), [(40, 1), (30, 11), (0, 41)])
def test_more_unseen_cards_than_the_pack_has_left_cannot_be(known: int, unseen: int) -> None:
    plays = "".join(f"{card}\n" for card in PACK[:known]) + "?\n" * unseen
    report = audit(NOBODY_SAW + plays)
    assert [each.code for each in report.findings] == [FindingCode.NO_DEAL_EXPLAINS]
    assert not report.open


def test_whoever_takes_more_than_there_is_is_named_also_where_no_seat_is_written() -> None:
    (finding,) = audit(captures("deal", "7♣ x ?")).findings
    assert finding.seat is Seat.EAST
