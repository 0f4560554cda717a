"""The vectors say what the library does, in nothing but JSON and the public text forms."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol, TypeAlias, TypedDict

import pytest
from jsonschema import Draft202012Validator

from cardrules import arbaa_turub, cuarenta
from cardrules.choices import parse_choices
from cardrules.engine import CHANCE, perft
from cardrules.fields import SEAT_OF, SIDE_OF
from cardrules.record import Record
from cardrules.records import format_state, parse_state, referee
from cardrules.streams import stream
from cardrules.testing.vectors import documents
from cardrules.testing.vectors.__main__ import main

KINDS: Final = ("streams", "perft", "matches", "beliefs", "positions")
Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | float | bool | None"
HERE: Final = files("cardrules.testing.vectors")


class Perft(TypedDict):
    """How many lines of play there are."""

    position: str
    depth: int
    count: int


class Match(TypedDict):
    """A whole match."""

    game: str
    rules: str
    dealer: str
    actions: list[str]
    final: str
    winner: str
    clause: str


class Belief(TypedDict):
    """How many deals are behind a view."""

    position: str
    seat: str
    count: str


class Position(TypedDict):
    """What may be done."""

    position: str
    to_act: str | None
    actions: list[str]


class Draws(TypedDict):
    """What is drawn from a stream."""

    seed: str
    number: str
    getrandbits: list[tuple[str, str]]
    below: list[tuple[str, str]]
    shuffled: list[list[int]]


def text_of(name: str) -> str:
    return HERE.joinpath(f"{name}.json").read_text("utf-8")


def perfts() -> list[Perft]:
    found: list[Perft] = json.loads(text_of("perft"))["vectors"]
    return found


def matches() -> list[Match]:
    found: list[Match] = json.loads(text_of("matches"))["vectors"]
    return found


def beliefs() -> list[Belief]:
    found: list[Belief] = json.loads(text_of("beliefs"))["vectors"]
    return found


def positions() -> list[Position]:
    found: list[Position] = json.loads(text_of("positions"))["vectors"]
    return found


def draws() -> list[Draws]:
    found: list[Draws] = json.loads(text_of("streams"))["vectors"]
    return found


def lines() -> list[str]:
    """Every position in any file."""
    found = [each["position"] for each in (*perfts(), *beliefs(), *positions())]
    return found + [each["final"] for each in matches()]


class Validator(Protocol):
    """What is used of a validator."""

    def is_valid(self, instance: Json, /) -> bool:
        """Say whether a document fits the schema."""
        ...


def validator_of_all() -> Validator:
    schema = json.loads(text_of("schema"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_fits_its_schema(kind: str) -> None:
    assert validator_of_all().is_valid(json.loads(text_of(kind)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_refuses_what_is_wrong(kind: str) -> None:
    validator = validator_of_all()
    text, wrong = text_of(kind), 0
    for old, new in (
        (f'"{kind}"', '"others"'),
        ('"version":1', '"version":2'),
        ('"format":', '"form":'),
        ('"position":"', '"position":"whist '),
        ('"seed":"0"', '"seed":0'),
        ('"dealer":"N"', '"dealer":"North"'),
        ('"depth":8', '"depth":"8"'),
        ('"seat":"N"', '"seat":"NS"'),
        ('"to_act":"chance"', '"to_act":"-"'),
    ):
        if old in text:
            wrong += 1
            assert not validator.is_valid(json.loads(text.replace(old, new, 1)))
    assert wrong >= 4
    head, _, _ = text_of(kind).partition("[")
    assert not validator.is_valid(json.loads(f"{head}[]}}"))


def test_the_files_are_compact_and_have_a_vector_a_line() -> None:
    texts = {kind: text_of(kind) for kind in KINDS}
    assert sum(len(text.encode()) for text in texts.values()) < 1_000_000
    for kind, text in texts.items():
        document = json.loads(text)
        assert document["kind"] == kind
        assert len(text.splitlines()) == len(document["vectors"]) + 2


def test_there_are_enough_of_each_kind_and_of_many_rules() -> None:
    assert len(perfts()) >= 50
    assert len(matches()) >= 20
    assert len(beliefs()) >= 200
    assert len(positions()) >= 1000
    for game in (arbaa_turub, cuarenta):
        of_game = [line.split(" ") for line in lines() if line.startswith(game.NAME)]
        assert len({fields[1] for fields in of_game}) >= 25
        assert len({fields[2] for fields in of_game}) == len(game.Phase)
    for listed in (perfts(), beliefs(), positions()):
        seen = Counter(json.dumps(each) for each in listed)
        assert max(seen.values()) == 1


def test_every_position_is_read_and_written_again() -> None:
    assert all(format_state(parse_state(line)) == line for line in lines())


def test_lines_of_play_are_as_many() -> None:
    for each in perfts():
        state = parse_state(each["position"])
        if isinstance(state, arbaa_turub.State):
            assert perft(arbaa_turub, state, each["depth"]) == each["count"]
        else:
            assert perft(cuarenta, state, each["depth"]) == each["count"]


def record_of(match: Match) -> Record:
    """A match as a record."""
    dealer = SEAT_OF[match["dealer"]]
    if match["game"] == arbaa_turub.NAME:
        game = arbaa_turub
        rules = parse_choices(match["rules"], game.CHOICES, game.PROFILES, game.rules_from, ",")
        actions = tuple(map(game.parse_action, match["actions"]))
        return Record(game.NAME, rules, dealer, actions=actions)
    other = cuarenta
    chosen = parse_choices(match["rules"], other.CHOICES, other.PROFILES, other.rules_from, ",")
    moves = tuple(map(other.parse_action, match["actions"]))
    return Record(other.NAME, chosen, dealer, actions=moves)


@pytest.mark.parametrize("match", matches(), ids=lambda match: f"{match['game']} {match['rules']}")
def test_a_match_ends_as_told(match: Match) -> None:
    state = referee(record_of(match))[-1].state
    assert format_state(state) == match["final"]
    if isinstance(state, arbaa_turub.State):
        outcome = arbaa_turub.outcome(state)
    else:
        outcome = cuarenta.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (SIDE_OF[match["winner"]], match["clause"])


def test_deals_behind_a_view_are_as_many() -> None:
    for each in beliefs():
        state, seat = parse_state(each["position"]), SEAT_OF[each["seat"]]
        if isinstance(state, arbaa_turub.State):
            count = arbaa_turub.count_worlds(arbaa_turub.view(state, seat))
        else:
            count = cuarenta.count_worlds(cuarenta.view(state, seat))
        assert str(count) == each["count"]
    assert max(int(each["count"]) for each in beliefs()) > 2**53


def test_what_may_be_done_is_what_is_listed() -> None:
    actors: Counter[str | None] = Counter()
    for each in positions():
        state = parse_state(each["position"])
        if isinstance(state, arbaa_turub.State):
            actor = arbaa_turub.to_act(state)
            listed = [*map(arbaa_turub.format_action, arbaa_turub.legal_actions(state))]
        else:
            actor = cuarenta.to_act(state)
            listed = [*map(cuarenta.format_action, cuarenta.legal_actions(state))]
        assert listed == each["actions"]
        actors[each["to_act"]] += 1
        if each["to_act"] == "chance":
            assert actor is CHANCE
        else:
            assert actor is SEAT_OF[each["to_act"] or "-"]
    assert actors.keys() == {"N", "E", "S", "W", "chance", None}
    assert min(actors.values()) >= 50


def test_streams_draw_what_is_told() -> None:
    for each in draws():
        drawn = stream(int(each["seed"]), int(each["number"]))
        for bits, number in each["getrandbits"]:
            assert str(drawn.getrandbits(int(bits))) == number
        for bound, number in each["below"]:
            assert str(drawn.below(int(bound))) == number
        for order in each["shuffled"]:
            assert [*drawn.shuffled(range(len(order)))] == order
    assert len(draws()) >= 40


def test_they_are_made_again_to_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "new" / "vectors"
    assert main([str(target)]) == 0
    made = sorted(target.iterdir())
    assert [path.stem for path in made] == sorted((*KINDS, "schema"))
    for path in made:
        assert path.read_bytes() == HERE.joinpath(path.name).read_bytes()
    assert capsys.readouterr() == ("", "")


def test_documents_come_one_by_one() -> None:
    assert next(documents()) == ("streams.json", text_of("streams"))


def test_it_is_a_command() -> None:
    command = [sys.executable, "-m", "cardrules.testing.vectors"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage: ")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["one", "two"]])
def test_a_call_without_a_directory_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: ")


def test_a_directory_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main([str(file)]) == 2
    assert str(file) in capsys.readouterr().err
