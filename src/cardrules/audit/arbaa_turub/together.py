"""All cards of a game together: revokes, unseen cards, and whether any deal explains them."""

from __future__ import annotations

from collections.abc import Sequence

from cardrules.audit._journal import Budget, Journal
from cardrules.audit.arbaa_turub.copies import Copies
from cardrules.audit.arbaa_turub.suits import Breach, Fallen, SuitCount
from cardrules.audit.codes import FindingCode
from cardrules.audit.entries import Place

__all__ = ["together"]


def together(
    journal: Journal, fallen: Sequence[Fallen], copies: Copies, budget: Budget, end: Place
) -> None:
    """Write down what the cards of a game say of each other; `end` is where the game ends."""
    suits = SuitCount(fallen, copies.trusted())
    breaches = tuple(suits.breaches())
    for each in breaches:
        _revoke(journal, each)
    _unseen(journal, suits, copies)
    found = suits.explains(breaches, budget)
    if found is None:
        text = "there are more explanations of the unseen cards than are gone through"
        journal.add(FindingCode.UNDECIDED, "G-4", end, text, is_open=True)
    elif not found:
        text = "no deal of the pack explains all the cards of this game"
        journal.add(FindingCode.NO_DEAL_EXPLAINS, "G-4", end, text)


def _revoke(journal: Journal, breach: Breach) -> None:
    """Say who revoked in which trick, and what shows it."""
    each = breach.at
    cards = tuple(card for card in (each.card, breach.card) if card is not None)
    if breach.proof is not None:
        shown = f"and played {breach.card} later, in line {breach.proof.line}"
    elif breach.card is not None:
        shown = f"and was dealt {breach.card}, which had not been played"
    else:
        shown = "and the cards of that suit that are missing can be nobody else's"
    text = f"{each.seat} revoked in trick {each.trick}: played {each.card} to {each.led}, {shown}"
    line = None if breach.proof is None else breach.proof.line
    journal.add(
        FindingCode.REVOKE, "T-3.2", each.place, text, whose=each.seat, cards=cards, proof=line
    )


def _unseen(journal: Journal, suits: SuitCount, copies: Copies) -> None:
    """Say which cards nobody saw, and where it is open for their sake whether a seat revoked."""
    if sum(number > 0 for number in copies.left.values()) <= 1:
        return
    for each in suits.unseen:
        text = "nobody saw this card, and several cards can be it"
        journal.add(FindingCode.UNSEEN_CARD, "G-3", each.place, text, whose=each.seat, is_open=True)
        for one in suits.fallen:
            if one.fails_to_follow and one.seat is each.seat and one.time < each.time:
                text = f"{one.seat} did not follow, and may have had one of {one.led} unseen"
                code = FindingCode.REVOKE
                journal.add(code, "T-3.2", one.place, text, whose=one.seat, is_open=True)
