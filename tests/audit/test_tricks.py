"""Audits of short records of Arba'a Turub, one thing at a time."""

from __future__ import annotations

import pytest

from cardrules.arbaa_turub import GUIDE, PACK, Rules
from cardrules.audit import audit
from cardrules.audit._journal import MOST_FINDINGS, Budget, Journal
from cardrules.audit.arbaa_turub.copies import Copies
from cardrules.audit.arbaa_turub.standings import Standing, after_game, after_misdeal
from cardrules.audit.arbaa_turub.suits import Fallen, SuitCount
from cardrules.audit.arbaa_turub.together import together
from cardrules.audit.arbaa_turub.winners import takers_of
from cardrules.audit.entries import Deal, Place
from cardrules.cards import Suit
from cardrules.notation import parse_card, parse_cards
from cardrules.seats import SEATS, Seat
from tests.audit.asking import found, open_points, tricks

POSITION = "arbaa_turub {} shuffle - N - -/-/-/- - -:-:- 0-0 -/-/-/- {} 3"
CUT_DEAL = ("deal", "cut ?", "trump H")


def test_the_card_that_proves_a_revoke_is_named() -> None:
    text = tricks(*CUT_DEAL, "A♣", "6♦", "7♣", "8♣", "trick east", "6♦", "7♥", "8♦", "9♣")
    report = audit(tricks(*CUT_DEAL, "A♣", "6♦", "7♣", "8♣", "10♣", "7♥", "8♦", "9♣", "6♣", "7♣"))
    (revoke, *_) = [each for each in report.findings if each.code.value == "revoke"]
    assert (revoke.line, revoke.seat, revoke.cards[0]) == (10, Seat.SOUTH, parse_card("6♦"))
    assert revoke.proof is not None
    assert (13, "wrong_gatherer", "T-3.4") not in found(text)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("deal", "misdeal", "trump H", "A♣", "A♣"), [(9, "out_of_place", "G-2")]),
        (("deal", "A♣"), [(7, "out_of_place", "G-2")]),
        (("deal", "trick east"), [(7, "out_of_place", "G-2")]),
        (("deal", "trump H", "trump S"), [(8, "out_of_place", "G-2")]),
        (("deal", "south: trump H"), [(7, "out_of_turn", "G-1")]),
        (("deal", "south: cut 3"), [(7, "out_of_turn", "G-1")]),
        (("deal", "east: cut 3", "east: trump S"), []),
        (("deal", "cut 3", "cut 3"), [(8, "out_of_place", "G-2")]),
        (("deal", "trump H", "A♣", "winner east-west"), [(9, "out_of_place", "G-2")]),
        (("trump H",), [(6, "out_of_place", "G-2")]),
        (("draw A♣ K♣ Q♣ J♣",), [(6, "out_of_place", "G-2")]),
        (("winner nobody",), [(6, "out_of_place", "G-2")]),
        (("deal", "  north 5♣ ?"), [(7, "foreign_card", "T-1.2")]),
        (("deal", "  north 6♣ 6♣ 6♣", "  east 6♣ 6♣"), [(8, "too_many_copies", "T-1.2")]),
        (("series north-south 20",), [(6, "wrong_series", "T-4.2")]),
        (("series north-south 99",), [(6, "wrong_series", "T-4.2")]),
        (("series nobody", "deal", "dealer east"), [(8, "wrong_dealer", "T-2.1")]),
    ],
)
def test_what_is_not_due(lines: tuple[str, ...], expected: list[tuple[int, str, str]]) -> None:
    assert found(tricks(*lines)) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("draw 5♣ K♣ Q♣ J♣", [(6, "foreign_card", "T-1.2")]),
        ("draw A♣ K♣ Q♣", [(6, "wrong_draw", "T-2.2")]),
        ("draw A♣ A♣ A♣ A♣ A♣ K♣ Q♣ J♣", [(6, "too_many_copies", "T-1.2")]),
        (f"draw {' '.join(map(str, PACK))}", []),
    ],
)
def test_a_draw(line: str, expected: list[tuple[int, str, str]]) -> None:
    assert found(tricks(line, header="rules GUIDE")) == expected


def test_a_record_goes_on_from_a_position() -> None:
    held = POSITION.format("GUIDE", "NS:20:-")
    assert found(tricks("series north-south 20", "deal", header=f"position {held}")) == []
    wrong = tricks("series north-south 21", header=f"position {held}")
    assert found(wrong) == [(6, "wrong_benchmark", "T-4.2")]


def test_who_leads_may_stay_unknown() -> None:
    text = tricks("deal", "trump H", "A♣", "K♣", "Q♣", "J♣", "trick south", header="rules GUIDE")
    assert found(text) == []
    assert (8, "unknown_seat") in open_points(text)
    named = tricks(
        "deal", "trump H", "A♣", "K♣", "north: Q♣", "J♣", "trick west", header="rules GUIDE"
    )
    assert found(named) == [(12, "wrong_gatherer", "T-3.4")]


def test_who_took_a_trick_may_depend_on_a_card_that_nobody_saw() -> None:
    text = tricks("deal", "trump H", "K♣", "?", "7♣", "8♣", "trick south", "A♣")
    assert found(text) == []
    assert (12, "wrong_gatherer") in open_points(text)
    led = tricks("deal", "trump H", "K♣", "?", "7♣", "8♣", "south: A♣")
    assert (12, "wrong_leader") in open_points(led)


def test_a_deal_that_is_written_proves_a_revoke() -> None:
    text = tricks("deal", "  south A♣ 6♦", "trump H", "K♣", "6♦")
    assert found(text) == [(10, "revoke", "T-3.2")]


def test_a_match_that_goes_wrong_throughout_is_not_read_to_its_end() -> None:
    game = ("deal", "trump H", *("5♣",) * 144)
    report = audit(tricks(*game * 9))
    assert len(report.findings) >= MOST_FINDINGS
    assert report.lines < 9 * len(game)


def test_the_budget_ends_what_would_take_too_long() -> None:
    cards = (None, *parse_cards("A♣ K♣ Q♣"))
    left = {parse_card("6♥"): 1}
    assert takers_of(cards, None, left, Budget(0)).places() == (0, 1, 2, 3)
    assert takers_of(cards, None, left, Budget(9)).places() == (0, 1)
    follow = [
        Fallen(n, SEATS[n % 4], None, Suit.CLUBS if n % 4 else None, Place()) for n in range(8)
    ]
    assert SuitCount(follow, {}).explains((), Budget(3)) is None
    assert SuitCount(follow, {}).explains((), Budget(300)) is True


def test_a_revoke_that_only_counting_shows() -> None:
    # All clubs are there but one, and only North has not yet played a card.
    hands = {
        Seat.NORTH: ["6♦"] * 35,
        Seat.EAST: ["6♣"] * 35 + ["7♦"],
        Seat.SOUTH: ["6♥"] * 36,
        Seat.WEST: ["6♠"] * 36,
    }
    cards = [(seat, parse_card(card)) for seat in SEATS for card in hands[seat]]
    fallen = [
        Fallen(n, seat, card, None if n else Suit.CLUBS, Place(n + 1, 1))
        for n, (seat, card) in enumerate(cards)
    ]
    journal = Journal()
    together(journal, fallen, Copies(Deal(), (), journal), Budget(9), Place(9, 1))
    (finding,) = journal.findings
    assert (finding.code.value, finding.line, finding.proof) == ("revoke", 1, None)
    assert finding.cards == (parse_card("6♦"),)


def test_what_there_is_no_time_for_is_open() -> None:
    journal = Journal()
    unseen = [Fallen(n, SEATS[n], None, Suit.CLUBS if n else None, Place(1, 1)) for n in range(4)]
    together(journal, unseen, Copies(Deal(), (), journal), Budget(0), Place(9, 1))
    assert "undecided" in {each.code.value for each in journal.open}
    assert {str(each.confidence) for each in journal.open} == {"open"}


def test_no_deal_explains_a_suit_that_nobody_can_have() -> None:
    # Three seats lack clubs, so East has the other 35 of them, and leads a spade.
    text = tricks("deal", "trump H", "6♣", "6♦", "6♦", "6♦", "east: 7♠", "7♠", "7♠", "7♠")
    assert found(text) == [(15, "no_deal_explains", "G-4")]


@pytest.mark.parametrize(
    ("rules", "tricks_taken", "dealer", "clauses"),
    [
        (GUIDE, (18, 18), Seat.NORTH, ("T-5.3", "T-4.5")),
        (GUIDE, (16, 20), Seat.SOUTH, ("T-5.2", "T-4.4")),
        (GUIDE, (19, 17), Seat.EAST, ("T-5.1", "T-4.3")),
        (Rules(insufficient_win_deals_as="draw"), (19, 17), Seat.NORTH, ("T-I1", "T-4.3")),
        (GUIDE, (21, 15), Seat.NORTH, ("T-5.1", "T-4.2")),
        (Rules(benchmark="previous"), (19, 17), Seat.EAST, ("T-5.1", "T-I4")),
    ],
)
def test_standings(
    rules: Rules, tricks_taken: tuple[int, int], dealer: Seat, clauses: tuple[str, str]
) -> None:
    before = after_game(Standing(Seat.WEST), (20, 16))
    after = after_game(Standing(Seat.NORTH, before.series), tricks_taken, rules)
    assert after.dealer is dealer
    assert (after.dealer_clause, after.series_clause) == clauses
    assert after_game(Standing(None), tricks_taken, rules).dealer is None


def test_after_a_misdeal() -> None:
    assert after_misdeal(Standing(Seat.NORTH), Rules(misdeal_dealer="left")).dealer is Seat.EAST
    assert after_misdeal(Standing(None), Rules(misdeal_dealer="left")).dealer is None
    text = tricks("deal", "misdeal", "dealer east")
    assert found(text) == [(8, "wrong_dealer", "T-I3")]


def test_whoever_signals_is_named_also_where_no_seat_is_written() -> None:
    (signal,) = audit(tricks("deal", "trump H", "A♣", "K♣ knock", "Q♣", "J♣")).findings
    assert (signal.line, signal.code.value, signal.seat) == (9, "signal_by_follower", Seat.SOUTH)
    silent = tricks("deal", "trump H", "A♣ click", header="rules SILENT\ndealer north")
    (signal,) = audit(silent).findings
    assert (signal.line, signal.code.value, signal.seat) == (9, "signals_not_played", Seat.EAST)


def test_a_draw_is_of_one_pack() -> None:
    exposed = " ".join(map(str, PACK))
    text = tricks(f"draw {exposed} A♣", header="rules GUIDE")
    assert found(text) == [(6, "too_many_copies", "T-1.2")]
