"""A record refereed as far as it holds, which is what a page is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

import attrs

from cardrules import pictures
from cardrules._books import BOOKS
from cardrules.errors import RecordError
from cardrules.record import AnyState, AnyStep, Record
from cardrules.records import steps

__all__ = ["Replay"]


@final
@attrs.frozen
class Replay:
    """A record, the steps that its actions make, and why the next one was refused, if it was."""

    record: Record
    steps: tuple[AnyStep, ...]
    refusal: RecordError | None

    @classmethod
    def of(cls, record: Record) -> Replay:
        r"""Referee a record; what is wrong with it is kept and not raised.

        >>> from cardrules.records import loads
        >>> replay = Replay.of(loads("cardrules 1\ngame arbaa_turub\ndealer north\n\ncut 3\n"))
        >>> replay.steps, replay.refusal.line
        ((), 5)
        """
        taken: list[AnyStep] = []
        try:
            taken.extend(steps(record))
        except RecordError as error:
            return cls(record, tuple(taken), error)
        return cls(record, tuple(taken), None)

    @property
    def start(self) -> AnyState:
        """The state before the first action."""
        return BOOKS[self.record.game].start(self.record)

    @property
    def end(self) -> AnyState:
        """The state after the last action that could be carried out."""
        return self.steps[-1].state if self.steps else self.start

    def pictures(self) -> Iterator[str]:
        """Draw the start, what came of each action, and the end once more if one was refused."""
        yield pictures.svg(self.start)
        for step in self.steps:
            yield pictures.svg(step)
        if self.refusal is not None:
            yield pictures.svg(self.end)
