"""Records that are wrong: the first thing that is wrong is told with its place."""

import pytest

from cardrules import arbaa_turub
from cardrules._lines import MOST_LINES
from cardrules.errors import InvalidArgumentError, InvalidStateError, NotationError, RecordError
from cardrules.records import Record, format_state, loads, parse_state, referee
from cardrules.seats import Seat
from cardrules.verdicts import Code, Conduct

HEAD = "cardrules 1\ngame arbaa_turub\ndealer north\n"
PACK = " ".join(map(str, arbaa_turub.PACK))
DEALT = f"{HEAD}shuffle {PACK}\ncut 72\ntrump C\n"
POSITION = format_state(arbaa_turub.new_match(dealer=Seat.EAST))

UNREADABLE: dict[str, tuple[str, int, int]] = {
    "nothing": ("", 1, 1),
    "only a comment": ("# nothing\n", 1, 1),
    "no first line": ("game arbaa_turub\n", 1, 1),
    "another version": ("cardrules 2\ngame arbaa_turub\n", 1, 11),
    "no version": ("cardrules\n", 1, 10),
    "no game": ("cardrules 1\n", 1, 1),
    "an action for the game": ("cardrules 1\ncut 3\n", 2, 1),
    "a record from a table": ("cardrules 1\ntable 1\ngame cuarenta\n", 2, 1),
    "another game": ("cardrules 1\n  game whist\n", 2, 8),
    "a key twice": ("cardrules 1\ngame arbaa_turub\ngame arbaa_turub\n", 3, 1),
    "a dealer who is no seat": ("cardrules 1\ngame arbaa_turub\ndealer up\n", 3, 8),
    "a field that is not there": ("cardrules 1\ngame arbaa_turub\nrules trump=yes\n", 3, 7),
    "a value not on offer": ("cardrules 1\ngame arbaa_turub\nrules cut=perhaps\n", 3, 11),
    "a profile that is not there": ("cardrules 1\ngame arbaa_turub\nrules HOUSE\n", 3, 7),
    "a field twice": ("cardrules 1\ngame arbaa_turub\nrules cut=no cut=no\n", 3, 14),
    "a position and a dealer": (f"{HEAD}position {POSITION}\n", 4, 10),
    "a position of another game": ("cardrules 1\ngame arbaa_turub\nposition whist -\n", 3, 10),
    "a word that is no action": (f"{HEAD}deals\n", 4, 1),
    "a header key too late": (f"{HEAD}misdeal\nrules cut=no\n", 5, 1),
    "a card of no suit": (f"{HEAD}\n A\n", 5, 3),
    "a card with a tail": (f"{HEAD}A♣♣\n", 4, 3),
    "a signal that is none": (f"{HEAD}A♣ wink\n", 4, 4),
    "a cut that is no number": (f"{HEAD}cut x\n", 4, 5),
    "a cut too large to be one": (f"{HEAD}cut 1000\n", 4, 5),
    "a cut in other digits": (f"{HEAD}cut ٣\n", 4, 5),
    "a trump that is no suit": (f"{HEAD}trump X\n", 4, 7),
    "a misdeal with more": (f"{HEAD}misdeal now\n", 4, 9),
    "a pack with a typing error": (f"{HEAD}shuffle A♣ B♣\n", 4, 12),
    "hands of three seats": (f"{HEAD}deal\n east A♣\n south A♣\n west A♣\n", 4, 1),
    "hands of one seat twice": (f"{HEAD}deal\n" + " east A♣\n" * 4, 4, 1),
    "short hands": (f"{HEAD}deal\n east A♣\n south A♣\n west A♣\n north A♣\n", 4, 1),
    "no hands": (f"{HEAD}deal\n", 4, 1),
    "an unreadable hand": (f"{HEAD}deal\n  east A♣ X\n", 5, 11),
    "a draw that does not decide": ("cardrules 1\ngame arbaa_turub\ndraw A♣ A♣ 6♣ 6♣\n", 3, 1),
    "a draw that goes on": ("cardrules 1\ngame arbaa_turub\ndraw A♣ K♣ 6♣ 6♣ 7♣\n", 3, 1),
    "a draw with five copies": ("cardrules 1\ngame arbaa_turub\ndraw A♣ A♣ A♣ A♣ A♣\n", 3, 1),
    "a draw of foreign cards": ("cardrules 1\ngame arbaa_turub\ndraw 2♣ 3♣ 4♣ 5♣\n", 3, 1),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_an_unreadable_record_is_refused_where_it_goes_wrong(kind: str) -> None:
    text, line, column = UNREADABLE[kind]
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.illegality is None


REFUSED: dict[str, tuple[str, int, Code, str]] = {
    "a cut before the deal": (f"{HEAD}cut 3\n", 4, Conduct.WRONG_PHASE, "G-2"),
    "a cut of nothing": (
        f"{HEAD}shuffle {PACK}\ncut 0\n", 5, arbaa_turub.Refusal.CUT_OUT_OF_RANGE, "T-I5"
    ),
    "a pack with a card missing": (f"{HEAD}shuffle A♣\n", 4, Conduct.PACK_INCOMPLETE, "G-4"),
    "a fifth copy": (
        f"{HEAD}shuffle {PACK} A♣\n", 4, Conduct.PACK_WITH_EXTRA_COPY, "G-4"
    ),
    "a foreign card": (f"{HEAD}shuffle {PACK} 2♣\n", 4, Conduct.PACK_WITH_FOREIGN_CARD, "G-4"),
    "a draw when there is a dealer": (f"{HEAD}draw A♣\n", 4, Conduct.WRONG_PHASE, "G-2"),
    "a card not held": (f"{DEALT}2♣\n", 7, Conduct.CARD_NOT_HELD, "G-3"),
    "a misdeal too late": (
        f"{DEALT}6♥\nmisdeal\n", 8, arbaa_turub.Refusal.MISDEAL_TOO_LATE, "T-2.7"
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", REFUSED)
def test_a_record_that_does_not_hold_is_refused_with_its_clause(kind: str) -> None:
    text, line, code, clause = REFUSED[kind]
    record = loads(text)
    with pytest.raises(RecordError) as caught:
        referee(record)
    verdict = caught.value.illegality
    assert verdict is not None
    assert (caught.value.line, verdict.code, verdict.clause) == (line, code, clause)


def test_hands_behind_a_refused_action_are_refused_for_it() -> None:
    with pytest.raises(RecordError) as caught:
        loads(f"{HEAD}cut 3\ndeal\n east A♣\n")
    assert caught.value.line == 4
    assert caught.value.illegality is not None


def test_hands_out_of_place_have_a_verdict() -> None:
    with pytest.raises(RecordError) as caught:
        loads(f"{DEALT}deal\n east A♣\n")
    assert caught.value.line == 7
    assert caught.value.illegality is not None
    assert caught.value.illegality.code is Conduct.WRONG_PHASE


def test_a_record_that_is_too_long_is_not_looked_at() -> None:
    for text in ("#" * 1_000_001, "♣" * 400_000):
        with pytest.raises(RecordError) as caught:
            loads(text)
        assert (caught.value.line, caught.value.column) == (1, 1)


WRONG_POSITIONS: dict[str, tuple[str, int]] = {
    "nothing": ("", 0),
    "no game": ("whist GUIDE", 0),
    "too few fields": ("arbaa_turub GUIDE shuffle", 25),
    "too many fields": (f"{POSITION} 7", len(POSITION)),
    "too long": (f"{POSITION} {'7' * 5000}", 4000),
    "no phase": (POSITION.replace("shuffle", "deal"), 18),
    "no seat": (POSITION.replace(" E ", " X "), POSITION.index(" E ") + 1),
    "half a card": (POSITION.replace("-/-/-/-", "A/-/-/-", 1), POSITION.index("-/") + 1),
    "a card of no rank": (POSITION.replace("-/-/-/-", "XC/-/-/-", 1), POSITION.index("-/")),
    "three hands": (POSITION.replace("-/-/-/-", "-/-/-", 1), POSITION.index("-/")),
    "37 tricks": (POSITION.replace("0-0", "37-0"), POSITION.index("0-0")),
    "no series": (f"{POSITION[:-7]}NS:-:- 0", len(POSITION) - 7),
    "a number with a nought before it": (f"{POSITION[:-1]}07", len(POSITION) - 1),
    "rules in another order": (
        POSITION.replace("GUIDE", "cut=no,signals=no"), len("arbaa_turub ")
    ),
    "two cards for one": (POSITION.replace("- E", "NN E"), POSITION.index("- E")),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG_POSITIONS)
def test_a_wrong_position_is_refused_where_it_goes_wrong(kind: str) -> None:
    text, position = WRONG_POSITIONS[kind]
    if kind == "two cards for one":
        with pytest.raises(InvalidStateError):
            parse_state(text)
        return
    with pytest.raises(NotationError) as caught:
        parse_state(text)
    assert caught.value.position == position


def test_a_position_that_cannot_be_has_its_faults() -> None:
    with pytest.raises(InvalidStateError) as caught:
        parse_state(POSITION.replace(" E ", " - "))
    assert {fault.where for fault in caught.value.faults} == {"dealer"}
    with pytest.raises(RecordError) as wrong:
        loads(f"cardrules 1\ngame arbaa_turub\nposition {POSITION.replace(' E ', ' - ')}\n")
    assert (wrong.value.line, wrong.value.column) == (3, 10)


def test_a_record_has_a_most_of_lines_that_count() -> None:
    most = MOST_LINES - len(HEAD.splitlines())
    assert len(loads(HEAD + "# \n\n" * 10 + "cut 3\n" * most).actions) == most
    with pytest.raises(RecordError) as caught:
        loads(HEAD + "# \n\n" * 10 + "cut 3\n" * most + "  cut 3\n" * 2)
    assert (caught.value.line, caught.value.column) == (MOST_LINES + 21, 3)


def test_a_record_of_no_game_is_refused() -> None:
    with pytest.raises(InvalidArgumentError):
        Record("whist", arbaa_turub.GUIDE)


def test_a_state_of_no_game_has_no_text() -> None:
    with pytest.raises(TypeError):
        format_state("a state")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
