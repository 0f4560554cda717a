"""Records and positions say the same when they are written and read again."""

import pickle
from pathlib import Path

import pytest

from cardrules import arbaa_turub, records
from cardrules.engine import replay
from cardrules.errors import RecordError
from cardrules.notation import parse_cards
from cardrules.records import Record, dumps, format_state, loads, parse_state, referee
from cardrules.seats import Seat

FOLDER = Path(__file__).parents[2] / "examples" / "records"
RECORDS = sorted(FOLDER.glob("*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_example_record_holds_and_comes_back(path: Path) -> None:
    record = loads(text_of(path))
    assert len(referee(record)) == len(record.actions)
    written = dumps(record)
    assert loads(written) == record
    assert dumps(loads(written)) == written


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_position_on_the_way_comes_back(path: Path) -> None:
    for step in referee(loads(text_of(path))):
        line = format_state(step.state)
        assert parse_state(line) == step.state
        assert format_state(parse_state(line)) == line


def test_the_actions_of_a_record_replay_it() -> None:
    record = loads(text_of(FOLDER / "guide-match.txt"))
    actions = [a for a in record.actions if isinstance(a, arbaa_turub.Action)]
    assert len(actions) == len(record.actions)
    state = replay(arbaa_turub, actions, dealer=record.dealer)
    assert state == referee(record)[-1].state
    assert state.series == arbaa_turub.Series(arbaa_turub.Side.NORTH_SOUTH, 20, state.series.holder)


def test_a_record_from_a_position_keeps_it() -> None:
    record = loads(text_of(FOLDER / "guide-tricks.txt"))
    assert isinstance(record.position, arbaa_turub.State)
    assert record.position.tricks == (17, 17)
    assert "position arbaa_turub GUIDE play" in dumps(record)


def test_rules_and_dealer_stand_in_the_header() -> None:
    rules = arbaa_turub.Rules(benchmark="reach", signals=False)
    record = Record(arbaa_turub.NAME, rules, Seat.SOUTH)
    written = dumps(record)
    assert written.splitlines()[:4] == [
        "cardrules 1",
        "game arbaa_turub",
        "rules signals=no benchmark=reach",
        "dealer south",
    ]
    assert loads(written) == record


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("SILENT", arbaa_turub.PROFILES["SILENT"]),
        ("SILENT  cut=yes", arbaa_turub.Rules(signals=False)),
        ("TWO_IN_A_ROW direction=counter_clockwise",
         arbaa_turub.Rules(benchmark="none", direction="counter_clockwise")),
        ("GUIDE", arbaa_turub.GUIDE),
    ],
)  # fmt: skip
def test_rules_may_start_from_a_profile(line: str, rules: arbaa_turub.Rules) -> None:
    assert loads(f"cardrules 1\ngame arbaa_turub\nrules {line}\n").rules == rules


def test_deals_as_hands_give_those_hands() -> None:
    text = text_of(FOLDER / "tied-draw.txt")
    state = arbaa_turub.new_match()
    for action in loads(text).actions[:4]:
        assert isinstance(action, arbaa_turub.Action)
        state = arbaa_turub.apply(state, action)
    rows = [line.split(maxsplit=1) for line in text.splitlines() if line.startswith("  ")]
    for name, cards in rows:
        hand = arbaa_turub.sort_hand(parse_cards(cards))
        assert state.hands[Seat[name.upper()]] == hand


def test_steps_are_made_as_they_are_asked_for() -> None:
    text = "cardrules 1\ngame arbaa_turub\ndealer north\nshuffle "
    text += " ".join(map(str, arbaa_turub.PACK)) + "\ncut 3\ncut 3\n"
    each = records.steps(loads(text))
    assert next(each).state.phase is arbaa_turub.Phase.CUT
    assert next(each).state.phase is arbaa_turub.Phase.NAME_TRUMP
    with pytest.raises(RecordError) as caught:
        next(each)
    assert (caught.value.line, caught.value.column) == (6, 1)


def test_a_record_made_by_hand_is_refused_at_the_line_it_would_have() -> None:
    record = Record("arbaa_turub", arbaa_turub.GUIDE, Seat.NORTH, actions=[arbaa_turub.Cut(3)])
    with pytest.raises(RecordError) as caught:
        referee(record)
    line = dumps(record).splitlines()[caught.value.line - 1]
    assert line == "cut 3"
    assert caught.value.illegality is not None
    assert caught.value.illegality.code is arbaa_turub.Conduct.WRONG_PHASE


def test_records_are_values() -> None:
    record = loads(text_of(FOLDER / "guide-tricks.txt"))
    assert pickle.loads(pickle.dumps(record)) == record
    assert hash(record) == hash(loads(dumps(record)))
