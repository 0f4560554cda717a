"""What a page tells of a match in words: a moment for each action, and one before the first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules.actions import DrawForDealer, Shuffle
from cardrules.errors import RecordError
from cardrules.record import AnyAction, AnyStep
from cardrules.replaypage.replay import Replay
from cardrules.verdicts import Illegality

__all__ = ["CLAUSES", "Moment", "Told", "closing", "moments", "opening"]

CLAUSES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {arbaa_turub.NAME: arbaa_turub.CLAUSES, cuarenta.NAME: cuarenta.CLAUSES}
)
"""By a game's name, its clauses: their titles by their numbers."""


@final
@attrs.frozen
class Told:
    """A sentence of the referee, and the number of its clause."""

    clause: str
    sentence: str


@final
@attrs.frozen
class Moment:
    """What one action brought about, or why it was refused.

    `number` counts the actions from 1, `line` is the action's line in the record, and `action` its
    text, as a record has it. `told` has the events in the order in which they came, or the
    verdict. `heading` is a title for what begins with it, where a pack comes to the table, and
    otherwise empty. `is_refused` says whether it could not be carried out, where a record ends.
    """

    number: int
    line: int
    action: str
    told: tuple[Told, ...]
    heading: str = ""
    is_refused: bool = False


def moments(replay: Replay) -> Iterator[Moment]:
    r"""Tell a record, action by action; a refused action is the last.

    Raises `InvalidArgumentError` for an action that is none, such as a cut at a word.

    >>> from cardrules.records import loads
    >>> replay = Replay.of(loads("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n"))
    >>> (refused,) = moments(replay)
    >>> refused.number, refused.line, refused.action, refused.told[0].clause, refused.is_refused
    (1, 5, 'cut 3', 'G-2', True)
    """
    record, book = replay.record, BOOKS[replay.record.game]
    ends: list[AnyStep | RecordError] = [*replay.steps]
    if replay.refusal is not None:
        ends.append(replay.refusal)
    written = zip(_headings(record.actions), book.written(record), ends, strict=False)
    for number, (heading, text, end) in enumerate(written):
        line = book.place(record, number)[0]
        if isinstance(end, RecordError):
            told = (_verdict(end.illegality),)
            yield Moment(number + 1, line, text, told, heading, is_refused=True)
        else:
            events = tuple(Told(each.clause, book.tell(each)) for each in end.events)
            yield Moment(number + 1, line, text, events, heading)


def _headings(actions: Iterable[AnyAction]) -> Iterator[str]:
    """Number the deals, and name the draws."""
    deals = 0
    for action in actions:
        if isinstance(action, Shuffle):
            deals += 1
            yield f"Deal {deals}"
        else:
            yield "Draw for dealer" if isinstance(action, DrawForDealer) else ""


def _verdict(illegality: Illegality | None) -> Told:
    """Say why an action was refused."""
    assert illegality is not None, "it is an action that was refused"
    return Told(illegality.clause, str(illegality))


def opening(replay: Replay) -> str:
    r"""Say who is to act before the first action.

    >>> from cardrules.records import loads
    >>> opening(Replay.of(loads("cardrules 1\ngame cuarenta\ndealer north\n")))
    'Chance is to act.'
    """
    actor = BOOKS[replay.record.game].to_act(replay.start)
    return "The match is over." if actor is None else f"{actor} is to act.".capitalize()


def closing(replay: Replay) -> str:
    r"""Say how a record ends.

    >>> from cardrules.records import loads
    >>> closing(Replay.of(loads("cardrules 1\ngame cuarenta\ndealer north\n")))
    'The record ends after 0 actions; chance is to act.'
    """
    if replay.refusal is not None:
        return f"The record does not hold: {replay.refusal}"
    book = BOOKS[replay.record.game]
    result = book.outcome(replay.end)
    if result is not None:
        return f"{result.winner} have won the match: {result.reason} ({result.clause})."
    number = len(replay.steps)
    actions = "1 action" if number == 1 else f"{number} actions"
    return f"The record ends after {actions}; {book.to_act(replay.end)} is to act."
