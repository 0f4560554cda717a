"""Verdicts and faults."""

from __future__ import annotations

import pytest

from cardrules.arbaa_turub import Cut, Refusal, StateFault
from cardrules.notation import parse_cards
from cardrules.seats import Seat
from cardrules.verdicts import Code, Conduct, Fault, Illegality

CARDS = parse_cards("7♣")


def verdict(seat: Seat | None = Seat.WEST) -> Illegality:
    return Illegality(Refusal.REVOKE, "T-3.2", seat, "play 7♣", "must follow", CARDS, (Cut(3),))


def test_a_verdict_holds_what_a_program_asks_for() -> None:
    found = verdict()
    assert (found.code, found.clause, found.seat) == (Refusal.REVOKE, "T-3.2", Seat.WEST)
    assert (found.attempt, found.reason) == ("play 7♣", "must follow")
    assert (found.cards, found.alternatives) == (CARDS, (Cut(3),))
    bare = Illegality(Conduct.MATCH_OVER, "G-5", None, "cut", "it is over")
    assert (bare.cards, bare.alternatives) == ((), ())


def test_its_sentence_says_who_what_why_and_the_clause() -> None:
    assert str(verdict()) == "West may not play 7♣: must follow (T-3.2)"
    assert str(verdict(None)) == "Nobody may play 7♣: must follow (T-3.2)"


def test_its_repr_does_not_show_the_alternatives() -> None:
    assert "Cut" not in repr(verdict())


def test_a_fault_says_where_what_and_the_clause() -> None:
    fault = Fault(StateFault.FOREIGN_CARD, "T-1.2", "hands[2]", "5♣ is not in the pack")
    assert str(fault) == "hands[2]: 5♣ is not in the pack (T-1.2)"
    assert (fault.code, fault.where) == (StateFault.FOREIGN_CARD, "hands[2]")


@pytest.mark.parametrize("codes", [Conduct, Refusal, StateFault])
def test_codes_are_distinct_and_named_as_they_read(codes: type[Code]) -> None:
    assert issubclass(codes, Code)
    for code in codes:
        assert code.value == code.name.lower()


def test_codes_of_different_kinds_are_never_equal() -> None:
    everything = [*Conduct, *Refusal, *StateFault]
    assert len({*everything}) == len(everything)
