"""Errors planted in sound documents: the schema refuses each, and so does reading, at its place."""

import copy
from collections.abc import Callable
from typing import TypeAlias

import pytest

from cardrules.errors import DocumentError
from cardrules.jsonforms import Json, from_json
from tests.builders.loose import loosely
from tests.jsonforms.samples import DOCUMENTS
from tests.jsonforms.test_schemas import accepts

Path: TypeAlias = tuple[str | int, ...]


def changed(name: str, path: Path, new: Json) -> dict[str, Json]:
    """A document with another value somewhere."""
    return edited(name, path, lambda parent, key: put(parent, key, new))


def without(name: str, path: Path) -> dict[str, Json]:
    """A document with something left out."""
    return edited(name, path, take)


def edited(name: str, path: Path, edit: Callable[[Json, str | int], None]) -> dict[str, Json]:
    document = copy.deepcopy(DOCUMENTS[name])
    place: Json = document
    for step in path[:-1]:
        place = at(place, step)
    edit(place, path[-1])
    return document


def at(place: Json, key: str | int) -> Json:
    if isinstance(place, dict) and isinstance(key, str):
        return place[key]
    assert isinstance(place, list)
    assert isinstance(key, int)
    return place[key]


def put(place: Json, key: str | int, new: Json) -> None:
    if isinstance(place, dict):
        place[str(key)] = new
    else:
        assert isinstance(place, list)
        place[int(key) : int(key) + 1] = [new]


def take(place: Json, key: str | int) -> None:
    assert isinstance(place, dict)
    del place[str(key)]


def ronda(rank: str | None, lot: int) -> Json:
    return {"holder": "east", "rank": rank, "lot": lot, "status": "announced"}


CARDS: list[Json] = ["6♣"] * 145

# By the document and the place in it, what is put there; the path told is the place itself, unless
# another is given.
PLANTED: list[tuple[str, Path, Json, str | None]] = [
    ("rules at", ("version",), 2, None),
    ("rules at", ("version",), "1", None),
    ("rules at", ("version",), True, None),
    ("rules at", ("game",), "whist", None),
    ("rules at", ("game",), None, None),
    ("rules at", ("game",), 1, None),
    ("rules at", ("game",), "cuarenta", "$"),
    ("rules at", ("cut",), "yes", None),
    ("rules at", ("cut",), None, None),
    ("rules at", ("cut",), 1, None),
    ("rules at", ("benchmark",), "perhaps", None),
    ("rules at", ("trump",), "hearts", "$"),
    ("rules cu", ("draw_starts_at",), "North", None),
    ("rules cu", ("ronda_points",), 3, None),
    ("rules cu", ("ronda_points",), True, None),
    ("rules cu", ("ronda_limit",), 31, None),
    ("rules cu", ("players",), 2, None),
    ("rules cu", ("sum_size",), [], None),
    ("state at", ("phase",), "deal", None),
    ("state at", ("phase",), None, None),
    ("state at", ("dealer",), "up", None),
    ("state at", ("trump",), "♣", None),
    ("state at", ("hands",), [[], [], []], None),
    ("state at", ("hands", 1, 0), "2♣", None),
    ("state at", ("hands", 1, 0), "6C", None),
    ("state at", ("hands", 1, 0), None, None),
    ("state at", ("hands", 1, 0), {}, None),
    ("state at", ("stock",), CARDS, None),
    ("state at", ("trick",), ["6♣", "6♣", "6♣", "6♣"], None),
    ("state at", ("signal",), "wink", None),
    ("state at", ("tricks",), [0, 0, 0], None),
    ("state at", ("tricks", 0), 37, None),
    ("state at", ("tricks", 1), -1, None),
    ("state at", ("voids", 0), ["trumps"], "$.voids[0][0]"),
    ("state at", ("series", "benchmark"), 18, None),
    ("state at", ("series",), None, None),
    ("state at", ("series", "loser"), None, "$.series"),
    ("state at", ("games_played",), 1_000_000_001, None),
    ("state at", ("rules", "cut"), "no", None),
    ("state cu", ("hands", 0), ["A♣"] * 6, None),
    ("state cu", ("fresh",), "8♣", None),
    ("state cu", ("piles",), [[]], None),
    ("state cu", ("scores", 0), 66, None),
    ("state cu", ("scores",), "0-0", None),
    ("state cu", ("lot",), 3, None),
    ("state cu", ("answers", 0), "fold", None),
    ("state cu", ("rondas",), [ronda(None, 1)], "$.rondas[0].rank"),
    ("state cu", ("rondas",), [ronda("seven", 0)], "$.rondas[0].lot"),
    ("state cu", ("prizes",), [["east", "seven"]], "$.prizes[0]"),
    ("state cu", ("chicas",), [0, 3], "$.chicas[1]"),
    ("state cu", ("winner",), "east", None),
    ("view at", ("seat",), "dealer", None),
    ("view at", ("hand_sizes",), [36, 36, 36], None),
    ("view at", ("hand_sizes", 0), 37, None),
    ("view at", ("stock_size",), 145, None),
    ("view at", ("unseen", 3), "A", None),
    ("view at", ("hands",), [[], [], [], []], "$"),
    ("view at", ("stock",), [], "$"),
    ("view cu", ("shown",), [], None),
    ("view cu", ("hand_sizes", 2), 6, None),
    ("view cu", ("hands",), [[], [], [], []], "$"),
    ("view cu", ("stock",), [], "$"),
    ("play at", ("action",), "play", None),
    ("play at", ("action",), "Pass", None),
    ("play at", ("action",), ["Play"], None),
    ("play at", ("card",), "A♣ ", None),
    ("play at", ("number",), 3, "$"),
    ("play cu", ("base",), "2♣", None),
    ("play cu", ("sequence", 0), 7, None),
    ("play cu", ("base",), ["2♣"] * 42, None),
    ("cut", ("at",), 144, None),
    ("cut", ("at",), -1, None),
    ("cut", ("at",), True, None),
    ("cut", ("at",), "40", None),
    ("trump", ("suit",), "HEARTS", None),
    ("claim", ("rank",), "7", None),
    ("claim", ("rank",), "eight", None),
    ("claim", ("holder",), None, None),
    ("pass", ("card",), "A♣", "$"),
    ("pass", ("game",), None, "$.action"),
    ("shuffle", ("pack",), ["6♣"] * 1001, None),
    ("shuffle", ("pack",), None, None),
    ("misdeal", ("game",), "", None),
    ("trick", ("event",), "TrickTook", None),
    ("trick", ("side",), "north", None),
    ("trick", ("rule",), "highest trump", None),
    ("trick", ("clause",), "T-9.9", None),
    ("trick", ("tricks", 0), None, None),
    ("trick", ("text",), "East takes the trick", "$"),
    ("hand at", ("cards",), ["2♣"], "$.cards[0]"),
    ("hand at", ("count",), 37, None),
    ("exposed", ("exposed", 0), ["north"], None),
    ("exposed", ("exposed", 0), ["north", "A♦", 1], None),
    ("exposed", ("exposed", 0, 0), "A♦", None),
    ("ronda", ("rank",), "nine", None),
    ("ronda", ("points",), -4, None),
    ("refusal", ("code",), "misplay", None),
    ("refusal", ("code",), "must_announce", None),
    ("refusal", ("clause",), "C-1.1", None),
    ("refusal", ("reason",), "x" * 1001, None),
    ("refusal", ("attempt",), None, None),
    ("refusal", ("alternatives", 0, "action"), "Pass", None),
    ("refusal", ("alternatives", 0), "A♣", None),
    ("fault at", ("code",), "card_twice", None),
    ("fault at", ("where",), 1, None),
    ("fault cu", ("clause",), "T-1.2", None),
    ("record at", ("rules",), "GUIDE", None),
    ("record at", ("dealer",), 0, None),
    ("record at", ("actions",), {}, None),
    ("record at", ("actions", 1), {"action": "Pass"}, "$.actions[1].action"),
    ("record at", ("actions", 1, "at"), 400, None),
    ("record at", ("places",), [], "$"),
    ("record cu", ("position",), "-", None),
    ("record cu", ("position", "phase"), "bid", None),
]  # fmt: skip


def told(path: Path) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


@pytest.mark.parametrize(("name", "path", "new", "place"), PLANTED)
def test_what_is_planted_is_refused_where_it_is(
    name: str, path: Path, new: Json, place: str | None
) -> None:
    document = changed(name, path, new)
    assert not accepts(document)
    with pytest.raises(DocumentError) as caught:
        from_json(document)
    assert caught.value.path == (told(path) if place is None else place)


def test_there_are_enough_of_them() -> None:
    assert len(PLANTED) >= 100


def keys_of(value: Json, path: Path = ()) -> list[Path]:
    """The way to every key of a document and of what is in it."""
    if isinstance(value, dict):
        here = [(*path, key) for key in value]
        return here + [way for key, part in value.items() for way in keys_of(part, (*path, key))]
    if isinstance(value, list):
        return [way for n, part in enumerate(value[:2]) for way in keys_of(part, (*path, n))]
    return []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_key_is_needed(name: str) -> None:
    for path in keys_of(DOCUMENTS[name]):
        document = without(name, path)
        assert path == ("cardrules",) or not accepts(document)
        with pytest.raises(DocumentError) as caught:
            from_json(document)
        assert caught.value.path == told(path[:-1])


NESTED: Json = [[]]
ODD: tuple[object, ...] = (1.5, NESTED, {"": None})


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_value_is_of_its_kind(name: str) -> None:
    for path in keys_of(DOCUMENTS[name]):
        for new in ODD:
            document = loosely(changed, name, path, new)
            with pytest.raises(DocumentError):
                from_json(document)
            assert path == ("cardrules",) or not accepts(document)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_text_is_half_a_character(name: str) -> None:
    for path in keys_of(DOCUMENTS[name]):
        with pytest.raises(DocumentError):
            from_json(changed(name, path, "\ud800"))
