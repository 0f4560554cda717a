"""Documents: their header, whose they are, what has none, and what they tell of what cannot be."""

from __future__ import annotations

import pickle
from enum import Enum

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.errors import DocumentError, InvalidArgumentError, InvalidRulesError
from cardrules.jsonforms import KINDS, VERSION, Json, dumps, from_json, loads, to_json
from cardrules.notation import parse_card
from cardrules.record import Record
from cardrules.seats import Seat
from cardrules.verdicts import Code, Conduct, Fault, Illegality
from tests.builders.loose import loosely
from tests.jsonforms.samples import DOCUMENTS, THINGS, but

G_1 = Illegality(Conduct.OUT_OF_TURN, "G-1", Seat.EAST, "pass", "North is to act")


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_of_every_kind_comes_back(name: str) -> None:
    thing = THINGS[name]
    document = to_json(thing)
    assert document["version"] == VERSION
    assert document["cardrules"] in KINDS
    assert from_json(document) == thing
    assert loads(dumps(thing)) == thing


def test_what_both_games_have_is_of_neither_unless_one_is_named() -> None:
    shared = (at.Misdeal(), at.Shuffle(at.PACK), at.DrawForDealer(()), G_1)
    for thing in shared:
        assert to_json(thing)["game"] is None
        for game in ("arbaa_turub", "cuarenta"):
            document = to_json(thing, game=game)
            assert document["game"] == game
            assert from_json(document) == thing == from_json({**document, "game": None})


def test_a_refusal_is_of_the_game_of_its_code_or_of_its_alternatives() -> None:
    pass_ = attrs.evolve(G_1, alternatives=(at.Misdeal(), cu.Pass()))
    assert to_json(pass_)["game"] == "cuarenta"
    assert from_json(to_json(pass_)) == pass_
    revoke = attrs.evolve(G_1, code=at.Refusal.REVOKE, clause="T-3.2")
    assert to_json(revoke)["game"] == "arbaa_turub"


def test_a_thing_of_one_game_is_not_of_another() -> None:
    for thing in (
        cu.GUIDE,
        cu.Pass(),
        cu.new_match(),
        cu.PackShuffled(),
        Record("cuarenta", cu.GUIDE),
    ):
        assert to_json(thing, game="cuarenta") == to_json(thing)
        for game in ("arbaa_turub", "whist", 1):
            with pytest.raises(InvalidArgumentError) as caught:
                loosely(to_json, thing, game=game)
            assert caught.value.name == "game"


NO_DOCUMENT: dict[str, object] = {
    "no card": loosely(at.Play, "A♣"),
    "no signal": loosely(at.Play, parse_card("A♣"), "knock"),
    "a cut of too much": at.Cut(144),
    "a cut of nothing at all": at.Cut(True),
    "no pack of cards": loosely(at.Shuffle, "AC"),
    "a base that is no tuple": loosely(cu.Play, parse_card("6♠"), 6),
    "a pair of three": loosely(cu.CardsExposed, ((Seat.NORTH, parse_card("A♦"), 1),)),
    "no number of points": cu.CardsCounted(cu.Side.NORTH_SOUTH, -1, 0, "C-6.2"),
    "a clause of another game": at.DealerChosen(Seat.NORTH, "C-2.1"),
    "a verdict in too many words": attrs.evolve(G_1, reason="x" * 1001),
    "a verdict with half a character": attrs.evolve(G_1, reason="\udc80"),
    "a verdict with a clause of a game": attrs.evolve(G_1, clause="T-3.2"),
    "a verdict with something else": loosely(attrs.evolve, G_1, alternatives=(at.Misdeal(), 1)),
    "a verdict with one other": loosely(attrs.evolve, G_1, alternatives=1),
    "a verdict of two games": attrs.evolve(G_1, alternatives=(at.Cut(1), cu.Pass())),
    "a fault that is a refusal": Fault(Conduct.OUT_OF_TURN, "G-1", "dealer", "1"),
}


@pytest.mark.parametrize("name", NO_DOCUMENT)
def test_what_the_format_has_no_text_for_is_not_written(name: str) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        loosely(to_json, NO_DOCUMENT[name])
    assert caught.value.name == "thing"


def test_rules_hold_what_is_on_offer() -> None:
    forged = cu.Rules()
    object.__setattr__(forged, "ronda_points", 4.0)
    with pytest.raises(InvalidArgumentError):
        to_json(forged)
    record = Record("cuarenta", cu.GUIDE)
    object.__setattr__(record, "rules", at.GUIDE)
    with pytest.raises(InvalidArgumentError):
        to_json(record)


class Strange(Code):
    """A code of no game."""

    STRANGE = "strange"


class Other(Enum):
    """No code at all."""

    OTHER = "other"


@pytest.mark.parametrize("code", [Strange.STRANGE, Other.OTHER, "out_of_turn", None])
def test_a_code_of_no_game_is_not_written(code: object) -> None:
    with pytest.raises(InvalidArgumentError):
        loosely(to_json, loosely(attrs.evolve, G_1, code=code))


@pytest.mark.parametrize("thing", [None, 1, "A♣", parse_card("A♣"), Seat.NORTH, (), {}, at])
def test_what_has_no_document_of_its_own_is_refused(thing: object) -> None:
    with pytest.raises(TypeError):
        loosely(to_json, thing)


HEADERS: list[tuple[dict[str, Json], str, str]] = [
    ({}, "$", "the key cardrules"),
    ({"cardrules": "state"}, "$", "the key version"),
    ({"cardrules": "state", "version": 1}, "$", "the key game"),
    ({"cardrules": "hand", "version": 1, "game": None}, "$.cardrules", " or ".join(KINDS)),
    ({"cardrules": 1, "version": 1, "game": None}, "$.cardrules", " or ".join(KINDS)),
    ({"cardrules": "state", "version": 2, "game": "x"}, "$.version", "1"),
    ({"cardrules": "state", "version": 1, "game": "x"}, "$.game", "arbaa_turub or cuarenta"),
    ({"cardrules": "state", "version": 1, "game": []}, "$.game", "arbaa_turub or cuarenta"),
    (
        {"cardrules": "action", "version": 1, "game": ""},
        "$.game",
        "arbaa_turub or cuarenta or null",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("document", "path", "expected"), HEADERS)
def test_kinds_versions_and_games_are_refused_by_name(
    document: dict[str, Json], path: str, expected: str
) -> None:
    with pytest.raises(DocumentError) as caught:
        from_json(document)
    assert (caught.value.path, caught.value.expected) == (path, expected)


@pytest.mark.parametrize("document", [None, 1, "{}", [], (), [{}], object()])
def test_a_document_is_an_object(document: object) -> None:
    with pytest.raises(DocumentError) as caught:
        from_json(document)
    assert (caught.value.path, caught.value.expected) == ("$", "an object")


def test_a_state_that_cannot_be_has_all_its_faults() -> None:
    setup = at.Setup(phase=at.Phase.SHUFFLE, tricks=(3, 0), games_played=1)
    blank: list[Json] = [[], [], [], []]
    document = DOCUMENTS["state at"] | but(
        phase="shuffle",
        dealer=None,
        trump=None,
        leader=None,
        hands=blank,
        tricks=[3, 0],
        games_played=1,
    )
    with pytest.raises(DocumentError) as caught:
        from_json(document)
    assert caught.value.path == "$"
    assert caught.value.faults == at.faults(setup)
    assert len(caught.value.faults) == 2
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.faults == caught.value.faults
    assert str(again) == str(caught.value)


def test_a_position_that_cannot_be_has_its_faults_in_its_place() -> None:
    position = DOCUMENTS["record cu"]["position"]
    assert isinstance(position, dict)
    wrong = position | but(hands=[[], [], [], []], stock=[])
    with pytest.raises(DocumentError) as caught:
        from_json(DOCUMENTS["record cu"] | {"position": wrong})
    assert caught.value.path == "$.position"
    assert len(caught.value.faults) > 3
    assert len(str(caught.value)) < 300


def test_rules_that_contradict_each_other_are_refused_at_the_field() -> None:
    rules = DOCUMENTS["rules cu"] | {"prize_points": 0, "prize_replaces_caida": True}
    with pytest.raises(DocumentError) as caught:
        from_json(rules)
    assert caught.value.path == "$.prize_replaces_caida"
    assert isinstance(caught.value.__cause__, InvalidRulesError)


def test_a_series_that_contradicts_itself_is_refused_at_the_field() -> None:
    series: Json = {"holder": None, "benchmark": 20, "winner": None}
    with pytest.raises(DocumentError) as caught:
        from_json(DOCUMENTS["state at"] | {"series": series})
    assert caught.value.path == "$.series.benchmark"


def test_a_record_with_other_rules_than_its_position_is_refused() -> None:
    other = {k: v for k, v in to_json(cu.PROFILES["TODO_DOS"]).items() if k in cu.CHOICES}
    with pytest.raises(DocumentError) as caught:
        from_json(DOCUMENTS["record cu"] | {"rules": other})
    assert caught.value.path == "$.rules"
    with pytest.raises(DocumentError) as caught:
        from_json(DOCUMENTS["record cu"] | {"dealer": "north"})
    assert caught.value.path == "$.dealer"


def test_the_cards_of_a_state_may_be_in_any_order() -> None:
    state = THINGS["state at"]
    document = to_json(state)
    hands = document["hands"]
    assert isinstance(hands, list)
    turned: list[Json] = [[*reversed(hand)] if isinstance(hand, list) else hand for hand in hands]
    assert from_json(document | {"hands": turned}) == state


def test_a_record_too_long_for_a_text_is_not_written() -> None:
    record = Record("arbaa_turub", at.GUIDE, actions=[at.Shuffle(at.PACK)] * 1000)
    assert from_json(to_json(record)) == record
    with pytest.raises(InvalidArgumentError):
        dumps(record)
