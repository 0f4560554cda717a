"""Decisions that somebody may think of, each with the verdict on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import final

import attrs

from cardrules.cards import Card
from cardrules.cli.columns import rows
from cardrules.cli.jsonform import Json, json_of
from cardrules.verdicts import Illegality

__all__ = ["Judged", "numbered", "refusals", "verdict_json"]


@final
@attrs.frozen
class Judged:
    """A decision that somebody may think of, as text, and the verdict on it: `None`, it is legal.

    `alike` are the other cards of the hand that do the same.
    """

    action: str
    illegality: Illegality | None
    alike: tuple[Card, ...] = ()

    def text(self) -> str:
        """Write the decision, with the cards that do the same."""
        return f"{self.action} ({', '.join(map(str, self.alike))})" if self.alike else self.action

    def json(self) -> dict[str, Json]:
        """Give it as JSON."""
        found: dict[str, Json] = {"action": self.action, "legal": self.illegality is None}
        if self.illegality is None:
            return found | {"alike": json_of(self.alike)}
        return found | verdict_json(self.illegality)


def verdict_json(illegality: Illegality) -> dict[str, Json]:
    """Give a verdict as JSON, without the alternatives."""
    return {
        "code": json_of(illegality.code),
        "clause": illegality.clause,
        "cards": json_of(illegality.cards),
        "reason": illegality.reason,
        "text": str(illegality),
    }


def numbered(legal: Sequence[Judged]) -> list[str]:
    """Number decisions from 1; such as are numbers themselves, as cuts are, are told as a range.

    >>> numbered([Judged("A♣", None), Judged("A♣ knock", None)])
    ['1 A♣', '2 A♣ knock']
    >>> numbered([Judged("cut 1", None), Judged("cut 2", None)])
    ['1-2 cut 1 to cut 2']
    """
    word = legal[0].action.partition(" ")[0] if legal else ""
    if len(legal) > 1 and all(
        each.action == f"{word} {number}" for number, each in enumerate(legal, 1)
    ):
        return [f"1-{len(legal)} {legal[0].action} to {legal[-1].action}"]
    width = len(str(len(legal)))
    return [f"{number:>{width}} {each.text()}" for number, each in enumerate(legal, 1)]


def refusals(judged: Iterable[Judged]) -> Iterator[str]:
    """Lay out what is not legal: clause, reason, and the decisions that it refuses."""
    by_reason: dict[tuple[str, str], list[str]] = {}
    for each in judged:
        if each.illegality is not None:
            key = each.illegality.clause, each.illegality.reason
            by_reason.setdefault(key, []).append(each.action)
    return rows((clause, f"{why}: {', '.join(them)}") for (clause, why), them in by_reason.items())
