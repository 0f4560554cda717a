"""The command `cardrules legal`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict

import pytest

from cardrules import arbaa_turub, cuarenta
from cardrules.cli import main
from cardrules.records import format_state
from tests.builders import arbaa_turub as at_tables
from tests.builders import cuarenta as cu_tables
from tests.cli.process import run
from tests.perft.counts import stored
from tests.playthroughs.lottery import Lottery
from tests.records.test_round_trips import FOLDER, RECORDS

POSITIONS: Final = [each.position for listed in stored().values() for each in listed]
REVOKING: Final = "arbaa_turub GUIDE play - W H AC/AC6H/6C6H/KCKC - N:AC:- 17-17 -/-/-/- -:-:- 0"
TAKING: Final = cu_tables.scene("2♣ 3♦ 5♥ 5♦ 6♠ 7♦", "5♠ K♣ K♦", fresh="5♦")


class Entry(TypedDict):
    """What JSON says of a decision."""

    action: str
    legal: bool
    alike: list[str]
    code: str
    clause: str
    cards: list[str]
    reason: str
    text: str


class Document(TypedDict):
    """What JSON says of a position."""

    game: str
    to_act: str | None
    seat: str | None
    position: str
    view: str
    legal: list[Entry]
    refused: list[Entry]
    rulings: list[str]
    outcome: dict[str, str] | None
    error: dict[str, str | int | None] | None


def answered(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> Document:
    assert main(["legal", *arguments, "--json"]) == status
    said, complaints = capsys.readouterr()
    assert not complaints
    found: Document = json.loads(said)
    return found


@pytest.mark.parametrize("text", POSITIONS)
def test_it_lists_what_the_game_lists_and_the_verdict_on_the_rest(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    document = answered(capsys, "--position", text)
    named = {each["action"].split()[0] for each in [*document["legal"], *document["refused"]]}
    if document["game"] == arbaa_turub.NAME:
        at_state = arbaa_turub.parse_position(text)
        at_seat = arbaa_turub.to_act(at_state)
        assert isinstance(at_seat, arbaa_turub.Seat)
        expected = [*map(arbaa_turub.format_action, arbaa_turub.legal_actions(at_state))]
        assert named >= {str(card) for card in at_state.hands[at_seat]}
        for each in document["refused"]:
            verdict = arbaa_turub.why_illegal(at_state, arbaa_turub.parse_action(each["action"]))
            assert verdict is not None
            assert (each["code"], each["clause"]) == (verdict.code.name.lower(), verdict.clause)
    else:
        cu_state = cuarenta.parse_position(text)
        cu_seat = cuarenta.to_act(cu_state)
        assert isinstance(cu_seat, cuarenta.Seat)
        expected = [*map(cuarenta.format_action, cuarenta.legal_actions(cu_state))]
        alike = {card for each in document["legal"] for card in each["alike"]}
        assert named | alike >= {str(card) for card in cu_state.hands[cu_seat]}
        for each in document["refused"]:
            cu_verdict = cuarenta.why_illegal(cu_state, cuarenta.parse_action(each["action"]))
            assert cu_verdict is not None
            assert (each["code"], each["clause"]) == (
                cu_verdict.code.name.lower(),
                cu_verdict.clause,
            )
    assert [each["action"] for each in document["legal"]] == expected
    assert expected


def test_a_card_that_does_not_follow_is_refused_by_its_clause(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = answered(capsys, "--position", REVOKING)
    assert [each["action"] for each in document["legal"]] == ["A♣"]
    refused = {each["action"]: each["clause"] for each in document["refused"]}
    assert refused == {
        "6♥": "T-3.2",
        "A♣ knock": "T-3.7",
        "A♣ click": "T-3.7",
        "trump ♣": "G-2",
        "cut 1": "G-2",
    }
    assert next(each for each in document["refused"] if each["action"] == "6♥")["cards"] == ["6♥"]


def test_equal_cards_in_hand_are_told_as_one_choice(capsys: pytest.CaptureFixture[str]) -> None:
    document = answered(capsys, "--position", format_state(TAKING))
    alike = {each["action"]: each["alike"] for each in document["legal"]}
    assert alike["K♣"] == ["K♦"]
    assert not alike["5♠ x 5♥"]
    assert "K♦" not in alike


def test_captures_of_other_readings_are_refused_by_theirs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = answered(capsys, "--position", format_state(TAKING))
    refused = {each["action"]: each["clause"] for each in document["refused"]}
    assert refused["5♠ x 5♦ 5♥"] == "C-4.2"
    assert (refused["ronda"], refused["four"], refused["take"]) == ("C-3.5", "C-3.5", "C-4.8")
    forced = cu_tables.scene(
        "5♥ 6♠ 7♦", "5♠", rules=cuarenta.Rules(trailing="forced", sequence="automatic")
    )
    document = answered(capsys, "--position", format_state(forced))
    refused = {each["action"]: each["clause"] for each in document["refused"]}
    assert (refused["5♠"], refused["5♠ x 5♥"], refused["5♠ x 5♥ + 6♠"]) == ("C-I3", "C-I4", "C-I4")


def table(capsys: pytest.CaptureFixture[str], text: str, *arguments: str) -> dict[str, str]:
    """Give the rows that say where a game stands, by their headings."""
    assert main(["legal", "--position", text, *arguments]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    return {line[0]: line[1] for line in lines if len(line) == 2}


def test_the_table_shows_what_lies_there(capsys: pytest.CaptureFixture[str]) -> None:
    rows = table(capsys, format_state(TAKING))
    assert rows["table"] == "2♣ 3♦ 5♦ 5♥ 6♠ 7♦ (5♦ was just laid)"
    assert "5♠" in rows["North"]
    chicas = cu_tables.to_shuffle(cuarenta.Rules(match="best_of_three"), chicas=(1, 0))
    rows = table(capsys, format_state(chicas))
    assert rows["chicas"] == "North-South 1, East-West 0"
    assert "table" not in rows


def test_a_four_that_was_shown_is_known_to_all(capsys: pytest.CaptureFixture[str]) -> None:
    state = cu_tables.to_announcing(
        {cuarenta.Seat.NORTH: "A♣ A♦ A♥ A♠"}, rules=cuarenta.Rules(four_of_a_kind=4)
    )
    text = format_state(cuarenta.apply(state, cuarenta.ShowFour()))
    assert table(capsys, text, "--seat", "east")["North"] == "5 cards, A♣ A♦ A♥ A♠ among them"
    assert table(capsys, text, "--seat", "east")["South"] == "5 cards"


def test_a_ronda_shows_its_rank_to_its_holder(capsys: pytest.CaptureFixture[str]) -> None:
    state = cu_tables.to_announcing({cuarenta.Seat.NORTH: "A♣ A♦ A♥"})
    text = format_state(cuarenta.apply(state, cuarenta.AnnounceRonda()))
    assert table(capsys, text, "--seat", "north")["ronda"] == "North, A, lot 1, announced"
    assert table(capsys, text, "--seat", "east")["ronda"] == "North, ?, lot 1, announced"


def test_a_trick_shows_who_played_what_and_voids(capsys: pytest.CaptureFixture[str]) -> None:
    text = "arbaa_turub GUIDE play - W H AC/AC6H/6C6H/KCKC - N:AC:knock 17-17 -/-/D/- NS:20:- 1"
    rows = table(capsys, text)
    assert rows["trick"] == "North A♣ with a knock"
    assert rows["series"] == "North-South, the benchmark is 20 tricks"
    assert rows["South"] == "6♣ 6♥ (has shown no diamonds)"


@pytest.mark.parametrize("seat", ["north", "east", "south", "west"])
def test_a_seat_is_answered_from_its_own_view(
    seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = arbaa_turub.Seat[seat.upper()]
    lead = at_tables.to_lead()
    world = arbaa_turub.sample_world(arbaa_turub.view(lead, own), Bits())
    play = cu_tables.passed(cu_tables.to_announcing())
    other = cuarenta.sample_world(cuarenta.view(play, own), Bits())
    assert (lead, play) != (world, other)
    for here, there in ((lead, world), (play, other)):
        said: list[list[str]] = []
        for state in (here, there):
            text = format_state(state)
            found: list[str] = []
            for more in ([], ["--json"]):
                assert main(["legal", "--position", text, "--seat", seat, *more]) == 0
                found.append(capsys.readouterr().out)
            said.append(found)
        assert said[0] == said[1]
        assert said[0][0]


def test_a_seat_that_is_not_to_act_has_nothing_to_choose(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = answered(capsys, "--position", REVOKING, "--seat", "west")
    assert (document["seat"], document["to_act"]) == ("west", "east")
    assert not document["legal"]
    assert {each["clause"] for each in document["refused"]} == {"G-1"}
    assert document["view"].split()[-2] == "W"
    assert main(["legal", "--position", REVOKING, "--seat", "west"]) == 0
    assert "G-1" in capsys.readouterr().out


def test_cuts_and_trumps_are_listed_and_a_misdeal_may_be_declared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = answered(capsys, "--position", format_state(at_tables.to_cut()))
    assert [each["action"] for each in document["legal"]] == [f"cut {n}" for n in range(1, 144)]
    assert document["rulings"] == ["misdeal"]
    document = answered(capsys, "--position", format_state(at_tables.to_naming()))
    assert [each["action"] for each in document["legal"]] == [
        "trump ♣",
        "trump ♦",
        "trump ♥",
        "trump ♠",
    ]
    assert main(["legal", "--position", format_state(at_tables.to_cut())]) == 0
    said = capsys.readouterr().out
    assert "1-143 " in said
    assert "cut 77" not in said
    assert "misdeal" in said


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_example_record_is_answered_in_80_columns(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["legal", str(path)]) == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    document = answered(capsys, str(path))
    assert bool(document["legal"]) == (document["to_act"] not in {None, "chance"})
    assert (document["outcome"] is not None) == (document["to_act"] is None)


@pytest.mark.parametrize("text", [*POSITIONS, REVOKING, format_state(TAKING)])
def test_every_position_is_answered_in_80_columns(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ([], ["--seat", "east"]):
        assert main(["legal", "--position", text, *more]) == 0
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_as_a_process_it_reads_records_positions_and_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(f"\n{REVOKING}\n", encoding="utf-8")
    as_argument = run("legal", "--position", REVOKING)
    assert (as_argument.returncode, as_argument.stderr) == (0, "")
    assert run("legal", str(path)).stdout == as_argument.stdout
    assert run("legal", "-", given=REVOKING).stdout == as_argument.stdout
    assert run("legal", str(FOLDER / "guide-tricks.txt")).returncode == 0


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n", (5, 1), "wrong_phase"),
        ("cardrules 3\n", (1, 11), None),
        ("cuarenta GUIDE nothing", (1, 16), None),
        ("\n  cuarenta GUIDE\n", (2, 17), None),
        ("cuarenta", (1, 9), None),
        (f"{REVOKING}\n{REVOKING}\n", (2, 12), None),
        (REVOKING.replace("17-17", "17-35"), (None, None), None),
    ],
)
def test_what_does_not_hold_has_status_1(
    text: str,
    place: tuple[int | None, int | None],
    code: str | None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "given.txt"
    path.write_text(text, encoding="utf-8")
    error = answered(capsys, str(path), status=1)["error"]
    assert error is not None
    assert (error["line"], error["column"], error["code"]) == (*place, code)
    assert main(["legal", str(path)]) == 1
    said, complaints = capsys.readouterr()
    assert not said
    assert complaints.startswith(str(path))


@pytest.mark.parametrize("text", ["", "x", "cardrules 1", "whist GUIDE"])
def test_what_is_given_as_a_position_is_read_as_one(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["legal", "--position", text]) == 1
    said, complaints = capsys.readouterr()
    assert not said
    assert "cuarenta" in complaints
    assert "`cardrules`" not in complaints


@pytest.mark.parametrize(
    "arguments",
    [[], ["a", "--position", "b"], ["a", "--seat", "middle"], ["a", "b"]],
)
def test_a_wrong_call_has_status_2(arguments: list[str]) -> None:
    assert run("legal", *arguments).returncode == 2


def test_a_file_that_is_not_there_has_status_2(tmp_path: Path) -> None:
    assert run("legal", str(tmp_path / "none")).returncode == 2


class Bits:
    """Random bits of which the tests always have the same."""

    def __init__(self) -> None:
        self.lottery = Lottery("legal")

    def getrandbits(self, k: int, /) -> int:
        return self.lottery.below(1 << k)
