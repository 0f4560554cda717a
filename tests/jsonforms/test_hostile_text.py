"""Text made to hurt: refused at its place, or before it is parsed, soon and with little memory."""

from __future__ import annotations

import time
import tracemalloc
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardrules.errors import DocumentError
from cardrules.jsonforms import dumps, loads
from cardrules.jsonforms._text import MOST_BYTES, MOST_DEPTH, MOST_VALUES, parsed
from tests.builders.loose import loosely
from tests.jsonforms.samples import THINGS

STATE = dumps(THINGS["state at"])
CUT = dumps(THINGS["cut"])

NO_JSON: dict[str, tuple[str, tuple[int, int]]] = {
    "nothing": ("", (1, 1)),
    "a record": ("cardrules 1\n", (1, 1)),
    "a text that ends": ('{"cardrules":\n "state"', (2, 9)),
    "a string that nobody closed": ('{"a', (1, 2)),
    "a string that ends in an escape": ('["\\', (1, 2)),
    "a bracket too many": (f"{CUT}]", (1, len(CUT) + 1)),
    "two documents": (f"{CUT}\n{CUT}", (2, 1)),
    "a comment": (f"{CUT}// what for", (1, len(CUT) + 1)),
    "a comma at the end": ("[1,]", (1, 4)),
    "single quotes": ("{'a': 1}", (1, 2)),
    "a nought before a number": ("[01]", (1, 3)),
}


@pytest.mark.parametrize("kind", NO_JSON)
def test_what_is_no_json_is_refused_by_line_and_column(kind: str) -> None:
    text, place = NO_JSON[kind]
    with pytest.raises(DocumentError) as caught:
        loads(text)
    assert caught.value.place == place
    assert str(caught.value).startswith(f"line {place[0]}, column {place[1]}: ")


ODD: dict[str, tuple[str, str, str]] = {
    "a fraction": ('"at":40', '"at":40.0', "$.at"),
    "an exponent": ('"at":40', '"at":4e1', "$.at"),
    "a large exponent": ('"at":40', '"at":1e999', "$.at"),
    "no number": ('"at":40', '"at":NaN', "$.at"),
    "without end": ('"at":40', '"at":-Infinity', "$.at"),
    "a key twice": ('"at":40', '"at":40,"at":40', "$"),
    "a header key twice": ('"version":1', '"version":1,"version":1', "$"),
    "a key twice further in": ('"at":40', '"at":{"a":1,"a":2}', "$.at"),
}


@pytest.mark.parametrize("kind", ODD)
def test_what_json_has_and_no_document_is_refused_by_path(kind: str) -> None:
    old, new, path = ODD[kind]
    with pytest.raises(DocumentError) as caught:
        loads(CUT.replace(old, new))
    assert (caught.value.path, caught.value.place) == (path, None)


RECORD = dumps(THINGS["record at"])
LONG = ',"6♣"' * 90_000
MISDEALS = ',{"action":"Misdeal"}' * 45_000
DEEP = MOST_BYTES // 2 - 100
HOSTILE: dict[str, str] = {
    "too long": " " * (MOST_BYTES + 1),
    "too long in bytes": '"' + "♣" * (MOST_BYTES // 3) + '"',
    "deep": "[" * DEEP + "]" * DEEP,
    "deep and never closed": "[" * MOST_BYTES,
    "deep objects": '{"a":' * (MOST_BYTES // 6),
    "just too deep": "[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1),
    "closed and never opened": "]" * MOST_BYTES,
    "many": "[" + "1," * (MOST_BYTES // 2 - 2) + "1]",
    "many objects": "[" + "{}," * (MOST_BYTES // 3 - 2) + "{}]",
    "just too many": "[" + "1," * (MOST_VALUES - 1) + "1]",
    "as many as may be": "[" + "1," * (MOST_VALUES - 2) + "1]",
    "as many objects as may be": "[" + '{"":0},' * (MOST_VALUES // 2 - 1) + "{}]",
    "as many keys as may be": "{" + "".join(f'"{n}":0,' for n in range(100_000)) + '"":0}',
    "one key again and again": "{" + '"a":0,' * (MOST_BYTES // 6 - 2) + '"a":0}',
    "a long number": "9" * (MOST_BYTES - 1),
    "a long fraction": "0." + "9" * (MOST_BYTES - 9),
    "a long exponent": "1e" + "9" * (MOST_BYTES - 9),
    "long numbers": "[" + "123456789012345," * 60_000 + "1]",
    "a long string": '"' + "a" * (MOST_BYTES - 2) + '"',
    "a string of escapes": '"' + "\\u0000" * (MOST_BYTES // 6 - 1) + '"',
    "quotes that are escaped": '"' + '\\"' * (MOST_BYTES // 2 - 1),
    "quotes and nothing else": '"' * (MOST_BYTES - 1),
    "backslashes": "\\" * MOST_BYTES,
    "a state with a long pack": STATE.replace('"stock":[]', f'"stock":["6♣"{LONG}]'),
    "a state in a state": STATE.replace('"trump":"clubs"', f'"trump":{STATE}'),
    "a record that is wrong at its end": f"{RECORD[:-2]}{MISDEALS},1]}}",
    "a record of many packs": f'{RECORD[:-2]},{{"action":"Shuffle","pack":["6♣"{LONG}]}}]}}',
    "other white space": "\u2003" * 300_000,
}  # fmt: skip


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_ends_in_an_error(kind: str) -> None:
    text = HOSTILE[kind]
    begin = time.process_time()
    tracemalloc.start()
    try:
        with pytest.raises(DocumentError) as caught:
            loads(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 200_000_000
    assert time.process_time() - begin < 20  # far from what it takes, even traced
    assert len(str(caught.value)) < 500


def test_what_just_keeps_the_bounds_is_parsed() -> None:
    deep = "[" * MOST_DEPTH + "123456789012345" + "]" * MOST_DEPTH
    many = "[" + "1," * (MOST_VALUES - 2) + "1]"
    brackets = '["' + "[" * 900_000 + '"]'
    for text in (deep, many, brackets):
        assert isinstance(parsed(text).value, list)


def test_a_mark_before_the_first_character_does_not_count() -> None:
    assert loads(f"\ufeff {CUT}\n") == THINGS["cut"]


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(DocumentError):
        loads(text)


@pytest.mark.parametrize("name", THINGS)
def test_damaged_text_is_read_or_refused(name: str) -> None:
    rng, text = Random(name), dumps(THINGS[name])
    for _ in range(60):
        at = rng.randrange(len(text))
        new = rng.choice(["", '"', "{", "]", ",", "1", "null", "\\", "♣", "\ud800", "\x00"])
        damaged = text[:at] + new + text[at + rng.randrange(4) :]
        try:
            thing = loads(damaged)
        except DocumentError:
            continue
        assert loads(dumps(thing)) == thing


@pytest.mark.parametrize("thing", [None, CUT.encode(), 1, [CUT]])
def test_what_is_no_text_is_refused_by_its_type(thing: object) -> None:
    with pytest.raises(TypeError) as caught:
        loosely(loads, thing)
    assert type(thing).__name__ in str(caught.value)
