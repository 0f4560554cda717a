"""What became of an action under some rules, in words and as JSON."""

from __future__ import annotations

from typing import Final

import attrs
from typing_extensions import TypeIs

from cardrules._books import AnyBook
from cardrules.cards import Card
from cardrules.cli.jsonform import Json, event_json, json_of
from cardrules.divergence import Course
from cardrules.record import AnyState
from cardrules.rereading import differing_fields

__all__ = ["course_json", "in_words"]

_MOST_EVENTS: Final = 3
"""As many are told in words: a deal has more, and each holds a hand."""
_LONGEST: Final = 40
"""So many characters of a value are told in words."""


def in_words(book: AnyBook, course: Course, beside: Course) -> str:
    """Say what is peculiar to a course: the refusal, the events or the fields of the state."""
    if course.faults:
        return f"cannot be: {'; '.join(sorted(map(str, course.faults)))}"
    if course.verdict is not None:
        return str(course.verdict)
    events = [event for event in course.events if event not in beside.events]
    if events:
        told = [f"{book.tell(event)} ({event.clause})" for event in events[:_MOST_EVENTS]]
        return "; ".join((*told, "and so on") if len(events) > _MOST_EVENTS else told)
    if course.after is None or beside.after is None:
        return "nothing is wrong with it"
    fields = differing_fields(course.after, beside.after)
    return "; ".join(f"{name}: {_clipped(_word(value))}" for name, value in fields) or "no more"


def _clipped(text: str) -> str:
    """Shorten the text of a value, such as a stock, at a blank."""
    if len(text) <= _LONGEST:
        return text
    return f"{text[:_LONGEST].rpartition(' ')[0]} …"


def _word(value: object) -> str:
    """Write a value of a state in few signs."""
    if _is_row(value):
        return " ".join(map(_word, value)) or "-"
    kind = type(value)
    if attrs.has(kind) and kind is not Card:
        return " ".join(_word(getattr(value, field.name)) for field in attrs.fields(kind))
    return "-" if value is None else str(value)


def _is_row(value: object) -> TypeIs[tuple[object, ...]]:
    """Say whether a value is a tuple, with names for its places or without."""
    return isinstance(value, tuple)


def course_json(book: AnyBook, course: Course) -> Json:
    """Give the JSON form: positions as text, events with their sentences, the verdict's code."""
    verdict = course.verdict
    refusal: Json = None
    if verdict is not None:
        refusal = {
            "text": str(verdict),
            "code": json_of(verdict.code),
            "clause": verdict.clause,
            "cards": json_of(verdict.cards),
        }
    return {
        "before": _position(book, course.before),
        "events": [event_json(book, event) for event in course.events],
        "after": _position(book, course.after),
        "refusal": refusal,
        "faults": [json_of(str(fault)) for fault in sorted(course.faults, key=str)],
    }


def _position(book: AnyBook, state: AnyState | None) -> str | None:
    return None if state is None else book.format_position(state)
