"""The page of questions: what it asks, what it answers, and where it says that this is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

__all__ = [
    "ANSWERS",
    "QUESTIONS",
    "Link",
    "cards_in",
    "links_in",
    "names",
    "parts_of",
    "said",
    "sections_of",
    "yes",
]

RULES_PAGES: Final = Path(__file__).parents[2] / "docs" / "rules"
_HEADING: Final = re.compile(r"^#{2,3} (.*)$", re.MULTILINE)
_NUMBERED: Final = re.compile(r"^\*\*([AC]\d+)\.\*\* (.*?)(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)
_CARD: Final = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")
_LINK: Final = re.compile(r"\[([TCG]-I?[\d.]+)\]\((\w+)\.md#([^)]+)\)")


class Link(NamedTuple):
    """A clause, and the page and the anchor where the page of questions sends its reader."""

    clause: str
    page: str
    anchor: str


def sections_of(page: str) -> dict[str, str]:
    """Take a rules page apart: the text under each heading, by the heading's anchor."""
    text = (RULES_PAGES / f"{page}.md").read_text(encoding="utf-8")
    _, *parts = _HEADING.split(text)
    anchors = [re.sub(r"[^\w -]", "", name).lower().replace(" ", "-") for name in parts[::2]]
    return dict(zip(anchors, parts[1::2], strict=True))


def _numbered(*anchors: str) -> dict[str, str]:
    found = sections_of("questions")
    return {number: text for anchor in anchors for number, text in _NUMBERED.findall(found[anchor])}


QUESTIONS: Final = _numbered("arbaa-turub", "cuarenta")
ANSWERS: Final = _numbered("answers-arbaa-turub", "answers-cuarenta")


def said(number: str) -> list[str]:
    """List what an answer says, part by part: all that is in bold."""
    return re.findall(r"\*\*(.*?)\*\*", ANSWERS[number])


def parts_of(text: str) -> list[str]:
    """List the letters of the parts of a question, or of an answer."""
    return re.findall(r"\(([a-z])\)", text)


def cards_in(number: str) -> str:
    """Give the cards that a question names, each time that it does."""
    return " ".join(_CARD.findall(QUESTIONS[number]))


def names(number: str, cards: str) -> bool:
    """Say whether a question names these cards and no others."""
    return {*cards.split()} == {*cards_in(number).split()}


def yes(truth: bool) -> str:
    """Answer as the page does."""
    return "Yes" if truth else "No"


def links_in(number: str) -> list[Link]:
    """List where an answer sends its reader for clauses."""
    return [Link(*each) for each in _LINK.findall(ANSWERS[number])]
