"""Where a record parts from rules that it was not played by.

A record is refereed twice, side by side: under its own rules and under others, from the same
start and with the same packs. As long as both referees see the same, the readings in which they
differ do not matter for that match; `replay_under` gives the first action at which they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, unique
from typing import Final, TypeAlias, final

import attrs

from cardrules import arbaa_turub, cuarenta
from cardrules._books import BOOKS
from cardrules.arbaa_turub.interpretations import interpretations as of_arbaa_turub
from cardrules.choices import Choice
from cardrules.cuarenta.interpretations import interpretations as of_cuarenta
from cardrules.errors import InvalidRulesError, InvalidStateError, RecordError
from cardrules.readings import Difference, Interpretation, differences
from cardrules.record import AnyAction, AnyEvent, AnyRules, AnyState, AnyStep, Record
from cardrules.records import steps
from cardrules.rereading import reread
from cardrules.typechecks import require
from cardrules.verdicts import Fault, Illegality

__all__ = [
    "Course",
    "Divergence",
    "Parting",
    "replay_under",
]


@final
@unique
class Parting(Enum):
    """How two readings part, the weightiest first: what is several of these is the first."""

    REFUSED = "refused"
    """The action may be done under one of them only."""
    OUTCOME = "outcome"
    """It ends the match under one of them only, or with another winner."""
    EVENTS = "events"
    """Other things happen: another clause, other points, another seat."""
    STATE = "state"
    """The same happens and the match stands differently: something is due, or somebody's turn."""

    def __str__(self) -> str:
        """Give the word for it."""
        return self.value


@final
@attrs.frozen
class Course:
    """What became of an action under one set of rules.

    `before` and `after` are the states, `events` what happened in between. If the action was
    refused `after` is `None` and `verdict` says why. A position that cannot be under these rules
    has `None` for both states, and `faults` say why.
    """

    before: AnyState | None
    events: tuple[AnyEvent, ...] = ()
    after: AnyState | None = None
    verdict: Illegality | None = None
    faults: frozenset[Fault] = frozenset()


@final
@attrs.frozen
class Divergence:
    """The first action at which a record parts from other rules.

    `number` counts actions from 1; 0 is the position that the record starts from, which cannot be
    under the other rules. `line` and `column` are the place of `action` in the record's text, or
    its beginning. `clause` is that of the verdict, of the first event that differs or of a fault;
    where only the states differ it is the number of the reading, or `None` if it takes several.
    `concerned` are the readings that part there also when they alone are changed: it is empty
    where it takes several of them together. `own` is what became of the action under the record's
    own rules, `other` under the others.
    """

    kind: Parting
    number: int
    line: int
    column: int
    action: AnyAction | None
    clause: str | None
    concerned: tuple[Difference, ...]
    own: Course
    other: Course


_INTERPRETATIONS: Final[Mapping[str, tuple[Interpretation, ...]]] = {
    arbaa_turub.NAME: of_arbaa_turub(),
    cuarenta.NAME: of_cuarenta(),
}
_Parted: TypeAlias = tuple[int, Parting, Course, Course]


def replay_under(record: Record, rules: AnyRules) -> Divergence | None:
    r"""Find the first action at which a record parts from other rules; `None` if it never does.

    A position that the record starts from is read anew under the other rules; packs are those of
    the record, whatever its own rules had to do with them. The readings part at an action that may
    be done under one of them only, and where the events or the states differ, save for the rules
    that a state holds. Events are compared as the referee tells them, hidden cards and all.

    Raises `InvalidArgumentError` for rules of another game, and `RecordError` where an action is
    refused under both before they part: that record holds under neither. What is no record is a
    `TypeError`.

    >>> from cardrules import arbaa_turub as game
    >>> from cardrules.records import loads
    >>> ending = "W H AC/6C/6C/6C - N:-:- 20-15 -/-/-/- NS:21:- 1"
    >>> record = loads(f'''cardrules 1
    ... game arbaa_turub
    ... position arbaa_turub GUIDE play - {ending}
    ... A♣
    ... 6♣
    ... 6♣
    ... 6♣
    ... ''')
    >>> parted = replay_under(record, game.Rules(benchmark="reach"))
    >>> parted.kind, parted.line, parted.clause, [each.field for each in parted.concerned]
    (<Parting.OUTCOME: 'outcome'>, 7, 'T-I4', ['benchmark'])
    >>> replay_under(record, game.Rules(cut=False)) is None
    True
    """
    require(Record, record)
    parted = _parted(record, rules)
    if parted is None:
        return None
    changed = differences(_INTERPRETATIONS[record.game], record.rules, rules)
    number, kind, own, other = parted
    concerned = _concerned(record, number, changed)
    line, column = BOOKS[record.game].place(record, number - 1) if number else (1, 1)
    return Divergence(
        kind=kind,
        number=number,
        line=line,
        column=column,
        action=record.actions[number - 1] if number else None,
        clause=_clause(own, other, changed, concerned),
        concerned=concerned,
        own=own,
        other=other,
    )


def _parted(record: Record, rules: AnyRules) -> _Parted | None:
    """Go along both ways until they part."""
    start = BOOKS[record.game].start(record)
    try:
        position = None if record.position is None else reread(record.position, rules)
    except InvalidStateError as error:
        return 0, Parting.STATE, Course(start), Course(None, faults=error.faults)
    again = Record(record.game, rules, record.dealer, position, record.actions, record.places)
    courses = zip(
        _courses(start, steps(record)),
        _courses(BOOKS[again.game].start(again), steps(again)),
        strict=False,  # whoever is refused stops there
    )
    for number, (own, other) in enumerate(courses, 1):
        kind = _kind(record, number, own, other)
        if kind is not None:
            return number, kind, own, other
    return None


def _courses(state: AnyState, made: Iterator[AnyStep]) -> Iterator[Course]:
    """Give what becomes of one action after the other, a refusal last."""
    try:
        for step in made:
            yield Course(state, step.events, step.state)
            state = step.state
    except RecordError as error:
        yield Course(state, verdict=error.illegality)


def _kind(record: Record, number: int, own: Course, other: Course) -> Parting | None:
    """Say how two courses of an action differ, `None` if they do not."""
    if own.after is None or other.after is None:
        if own.verdict is not None and other.verdict is not None:
            line, column = BOOKS[record.game].place(record, number - 1)
            raise RecordError(str(own.verdict), line, column, own.verdict)
        return Parting.REFUSED
    book = BOOKS[record.game]
    if book.outcome(own.after) != book.outcome(other.after):
        return Parting.OUTCOME
    if own.events != other.events:
        return Parting.EVENTS
    return None if _alike(own.after, other.after) else Parting.STATE


def _alike(own: AnyState, other: AnyState) -> bool:
    """Say whether two states are the same but for their rules."""
    try:
        return reread(own, other.rules) == other
    except InvalidStateError:
        return False


def _concerned(
    record: Record, number: int, changed: tuple[Difference, ...]
) -> tuple[Difference, ...]:
    """Give the differences that part at this action when they alone are made."""
    if len(changed) == 1:
        return changed
    return tuple(each for each in changed if _parts_at(record, each) == number)


def _parts_at(record: Record, change: Difference) -> int | None:
    """Give the action at which one change parts; `None` if it does not, or cannot be alone."""
    game = BOOKS[record.game].game
    chosen: dict[str, Choice] = {field: getattr(record.rules, field) for field in game.CHOICES}
    try:
        parted = _parted(record, game.rules_from(chosen | {change.field: change.second}))
    except (InvalidRulesError, RecordError):
        return None
    return None if parted is None else parted[0]


def _clause(
    own: Course,
    other: Course,
    changed: tuple[Difference, ...],
    concerned: tuple[Difference, ...],
) -> str | None:
    """Name the clause by which two courses part.

    Of two events that differ in the same place, it is that of a reading at issue, if one is.
    """
    for course in (own, other):
        if course.verdict is not None:
            return course.verdict.clause
    at_issue = {each.interpretation.id for each in changed}
    faulty = tuple(sorted(fault.clause for fault in other.faults))
    told = _first_that_differ(own.events, other.events) or faulty
    for clause in told:
        if clause in at_issue:
            return clause
    if told:
        return told[0]
    return concerned[0].interpretation.id if len(concerned) == 1 else None


def _first_that_differ(own: tuple[AnyEvent, ...], other: tuple[AnyEvent, ...]) -> tuple[str, ...]:
    """Give the clauses of the events in the first place where there are not two equal ones."""
    for place in range(max(len(own), len(other))):
        one, two = own[place : place + 1], other[place : place + 1]
        if one != two:
            return tuple(event.clause for event in (*one, *two))
    return ()
