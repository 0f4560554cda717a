"""Whatever text is given, reading ends in a record or in a documented error."""

import contextlib

from hypothesis import given
from hypothesis import strategies as st

from cardrules.errors import InvalidStateError, NotationError, RecordError
from cardrules.records import dumps, format_state, loads, parse_state, referee
from tests.records.test_round_trips import RECORDS, text_of

SOUND = [text_of(path) for path in RECORDS]
LINES = sorted({line for text in SOUND for line in text.splitlines()})
WORDS = st.sampled_from(
    ["deal", "draw", "shuffle", "pass", "ronda", "four", "take", "claim", "x", "+", "6S x 2C",
      "cut", "trump", "misdeal", "A♣", "6H", "knock", "#", "east",
     "rules", "position", "dealer", "=", ",", "-", "1",
     "999999999", "\t", "\x00", "\u2028", "\ud800"]
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A sound record with some lines and characters changed, lost or added."""
    lines = draw(st.sampled_from(SOUND)).splitlines()
    lines = lines[: draw(st.integers(0, len(lines)))]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines)))
        new = draw(st.one_of(st.sampled_from(LINES), WORDS, st.text(max_size=20)))
        lines[at : at + draw(st.integers(0, 2))] = [new] * draw(st.integers(0, 2))
    return "\n".join(lines)


@given(damaged())
def test_a_damaged_record_is_read_or_refused(text: str) -> None:
    try:
        record = loads(text)
        assert loads(dumps(record)) == record
        referee(record)
    except RecordError as error:
        refused = error
    else:
        return
    assert 1 <= refused.line <= text.count("\n") + 1
    assert refused.column >= 1
    assert len(str(refused)) < 1000


@given(
    st.text(),
    st.sampled_from(
        ["", "cardrules 1\n", "cardrules 1\ngame arbaa_turub\n", "cardrules 1\ngame cuarenta\n"]
    ),
)
def test_any_text_is_read_or_refused(text: str, head: str) -> None:
    with contextlib.suppress(RecordError):
        loads(head + text)


POSITIONS = [format_state(step.state) for text in SOUND for step in referee(loads(text))[-20:]]


@given(st.sampled_from(POSITIONS), st.data())
def test_a_damaged_position_is_read_or_refused(line: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(line)))
    new = data.draw(st.text("ACDHSKQJT23456789-:/, NESWGUIDEprw", max_size=3))
    text = line[:at] + new + line[at + data.draw(st.integers(0, 3)) :]
    with contextlib.suppress(NotationError, InvalidStateError):
        assert format_state(parse_state(text)) == text
