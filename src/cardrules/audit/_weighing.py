"""What several explanations of one deal have in common: that is certain, and the rest is open."""

from __future__ import annotations

from collections.abc import Sequence

from cardrules.audit._journal import Journal
from cardrules.audit.codes import FindingCode
from cardrules.audit.entries import Place
from cardrules.audit.findings import Finding
from cardrules.cards import Card
from cardrules.seats import Seat

__all__ = ["differ", "unseen", "weighed"]


def weighed(found: Sequence[Sequence[Finding]], end: Place) -> Journal:
    """Say what is found whatever the unseen cards are, and what depends on them.

    Each explanation is what it leaves to be found; `end` is the deal's last line.
    """
    journal = Journal()
    least = min(map(len, found))
    best = next(each for each in found if len(each) == least)
    certain = {_key(one) for one in best}
    for each in found:
        certain &= {_key(one) for one in each}
    journal.findings += [one for one in best if _key(one) in certain]
    if least and not certain:
        text = "nothing that the unseen cards can have been explains this deal"
        journal.add(FindingCode.NO_DEAL_EXPLAINS, "G-4", end, text)
    for each in found:
        if len(each) <= max(least, 1):
            _leave_open(journal, [one for one in each if _key(one) not in certain])
    return journal


def _leave_open(journal: Journal, found: Sequence[Finding]) -> None:
    for one in found:
        journal.add(
            one.code,
            one.clause,
            Place(one.line, one.column),
            one.text,
            whose=one.seat or one.side,
            cards=one.cards,
            proof=one.proof,
            is_open=True,
        )


def unseen(journal: Journal, place: Place, seat: Seat | None = None) -> None:
    """Say that several cards can be one that nobody saw."""
    text = "nobody saw this card, and several cards can be it"
    journal.add(FindingCode.UNSEEN_CARD, "G-3", place, text, whose=seat, is_open=True)


def differ(choices: Sequence[Sequence[Card]], number: int) -> bool:
    """Say whether explanations have different cards in a place."""
    return len({each[number] for each in choices}) > 1


def _key(finding: Finding) -> tuple[FindingCode, int, int]:
    return finding.code, finding.line, finding.column
