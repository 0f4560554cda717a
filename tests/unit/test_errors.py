"""Every error: a `CardRulesError`, a `ValueError`, with attributes that survive pickling."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import attrs
import pytest

from cardrules.arbaa_turub import Refusal, StateFault
from cardrules.errors import (
    CardRulesError,
    DocumentError,
    IllegalActionError,
    InvalidArgumentError,
    InvalidRulesError,
    InvalidStateError,
    NotationError,
    RecordError,
)
from cardrules.seats import Seat
from cardrules.verdicts import Fault, Illegality

ILLEGALITY = Illegality(Refusal.REVOKE, "T-3.2", Seat.WEST, "play 7♣", "must follow hearts")
FAULTS = frozenset(
    Fault(StateFault.WRONG_TYPE, "G-2", where, "expected a Seat") for where in ("leader", "dealer")
)


@attrs.frozen
class Made:
    """An error, what it holds, and its message."""

    error: CardRulesError
    attributes: dict[str, object]
    message: str


ERRORS: dict[str, Made] = {
    "illegal": Made(
        IllegalActionError(ILLEGALITY),
        {"illegality": ILLEGALITY},
        "West may not play 7♣: must follow hearts (T-3.2)",
    ),
    "state": Made(
        InvalidStateError(FAULTS),
        {"faults": FAULTS},
        "dealer: expected a Seat (G-2); leader: expected a Seat (G-2)",
    ),
    "rules": Made(
        InvalidRulesError("cut", "7", "True or False", "T-I5"),
        {"field": "cut", "found": "7", "expected": "True or False", "clause": "T-I5"},
        "rules: cut is 7; expected True or False (T-I5)",
    ),
    "argument": Made(
        InvalidArgumentError("depth", "-1", "0 or more"),
        {"name": "depth", "found": "-1", "expected": "0 or more"},
        "depth: found -1; expected 0 or more",
    ),
    "notation": Made(
        NotationError("A♣ X", 3, "a rank"),
        {"text": "A♣ X", "position": 3, "expected": "a rank"},
        "character 4: expected a rank, found 'X'",
    ),
    "notation, at the end": Made(
        NotationError("A", 1, "a suit"),
        {"text": "A", "position": 1, "expected": "a suit"},
        "character 2: expected a suit, found the end of the text",
    ),
    "record": Made(
        RecordError("not a key", 3, 5),
        {"message": "not a key", "line": 3, "column": 5, "illegality": None},
        "line 3, column 5: not a key",
    ),
    "record, refused": Made(
        RecordError("refused", 3, 5, ILLEGALITY),
        {"message": "refused", "line": 3, "column": 5, "illegality": ILLEGALITY},
        "line 3, column 5: refused",
    ),
    "document": Made(
        DocumentError("$.hands[2][0]", "a card", "'A'"),
        {
            "path": "$.hands[2][0]",
            "expected": "a card",
            "found": "'A'",
            "place": None,
            "faults": frozenset(),
        },
        "$.hands[2][0]: expected a card, found 'A'",
    ),
    "document, no JSON": Made(
        DocumentError("$", "JSON", "something else", (2, 7)),
        {"path": "$", "place": (2, 7)},
        "line 2, column 7: expected JSON, found something else",
    ),
    "document, a state": Made(
        DocumentError("$", "a state that can be", "two faults", None, FAULTS),
        {"path": "$", "faults": FAULTS},
        "$: expected a state that can be, found two faults",
    ),
}
made_errors = pytest.mark.parametrize("made", ERRORS.values(), ids=list(ERRORS))


def test_there_is_one_of_each_kind() -> None:
    assert {type(made.error) for made in ERRORS.values()} == {*CardRulesError.__subclasses__()}


@made_errors
def test_it_holds_its_attributes_and_is_a_value_error(made: Made) -> None:
    assert isinstance(made.error, ValueError)
    for name, value in made.attributes.items():
        assert getattr(made.error, name) == value
    assert str(made.error) == made.message


COPYING: list[Callable[[CardRulesError], object]] = [
    copy.copy,
    copy.deepcopy,
    *(
        lambda error, protocol=protocol: pickle.loads(pickle.dumps(error, protocol))
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
    ),
]


@made_errors
@pytest.mark.parametrize("copied", COPYING)
def test_it_survives_pickle_and_copy_with_its_attributes(
    made: Made, copied: Callable[[CardRulesError], object]
) -> None:
    again = copied(made.error)
    assert type(again) is type(made.error)
    assert str(again) == str(made.error)
    for name, value in made.attributes.items():
        assert getattr(again, name) == value


@pytest.mark.parametrize("length", [40, 41, 10_000])
def test_a_message_does_not_grow_with_what_it_complains_about(length: int) -> None:
    text = "x" * length
    shown = text if length <= 40 else f"{text[:40]}…"
    assert str(InvalidRulesError("cut", text, "yes", "T-I5")) == (
        f"rules: cut is {shown}; expected yes (T-I5)"
    )
    assert str(InvalidArgumentError("at", text, "1")) == f"at: found {shown}; expected 1"
    assert str(NotationError(text, 0, "a rank")) == (
        f"character 1: expected a rank, found {shown!r}"
    )


def test_a_message_is_one_line_whatever_is_in_the_text() -> None:
    error = NotationError("A\nB\nC", 1, "a suit")
    assert str(error).splitlines() == [str(error)]
