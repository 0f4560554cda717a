"""Events as sentences: one for each kind, with who, what and how many."""

from __future__ import annotations

import pytest

from cardrules.cuarenta import Event, HandDealt, Side
from cardrules.cuarenta.prose import tell
from cardrules.notation import format_cards
from tests.unit.cuarenta.situations import EVENTS

LONGEST_SENTENCE = 200


@pytest.mark.parametrize(
    "event", EVENTS, ids=[f"{n} {type(e).__name__}" for n, e in enumerate(EVENTS)]
)
def test_it_says_who_and_what_and_how_many_in_a_line(event: Event) -> None:
    sentence = tell(event)
    assert sentence.splitlines() == [sentence]
    assert 0 < len(sentence) <= LONGEST_SENTENCE
    for name in ("seat", "holder", "capturer", "card", "points"):
        value: object = getattr(event, name, None)
        if value:
            assert str(value) in sentence
    for name in ("base", "sequence"):
        cards: tuple[()] = getattr(event, name, ())
        assert format_cards(cards) in sentence
    side: object = getattr(event, "side", None)
    if not hasattr(event, "seat") and isinstance(side, Side):
        assert str(side) in sentence


def test_a_hand_that_is_not_seen_is_counted() -> None:
    dealt = [event for event in EVENTS if isinstance(event, HandDealt)]
    for event in dealt:
        shown = "5 cards" if event.cards is None else format_cards(event.cards)
        assert shown in tell(event)
    assert {event.cards is None for event in dealt} == {True, False}


def test_different_things_are_told_differently() -> None:
    told = {tell(event) for event in {*EVENTS}}
    assert len(told) >= len({type(event) for event in EVENTS})


def test_no_kind_of_event_is_missing() -> None:
    union: tuple[type[Event], ...] = Event.__args__
    assert {type(event) for event in EVENTS} == {*union}
