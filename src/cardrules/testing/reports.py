"""What `check_game` says of a game: which checks failed, on what, and how often each was made."""

from __future__ import annotations

from typing import final

import attrs

__all__ = ["Failure", "Report"]


@final
@attrs.frozen
class Failure:
    """A check that failed, the first time that it did.

    `check` is its name and `seen` what was seen, in words. It was in a match under the rules
    `rules` (a name of the game's `PROFILES`), the one whose stream has the number `match`, after
    `actions` actions.
    """

    check: str
    seen: str
    rules: str
    match: int
    actions: int

    def __str__(self) -> str:
        """Say which check failed where, and on what."""
        where = f"rules {self.rules}, match {self.match}, after {self.actions} actions"
        return f"{self.check}: {self.seen} ({where})"


@final
@attrs.frozen
class Report:
    """What was found out about a game.

    `failures` has one entry for each check that failed, in the order in which they were found;
    `checked` is how many times each check was made, in the order in which they are made. The
    same game, seed and extent give an equal report.

    >>> report = Report("whist", 0, (), (("match_starts_alike", 3),))
    >>> report.passed
    True
    >>> print(report)
    whist, seed 0: 1 checks, made 3 times, none failed
    """

    game: str
    seed: int
    failures: tuple[Failure, ...]
    checked: tuple[tuple[str, int], ...]

    @property
    def passed(self) -> bool:
        """Whether no check failed."""
        return not self.failures

    @property
    def failed(self) -> frozenset[str]:
        """The names of the checks that failed."""
        return frozenset(failure.check for failure in self.failures)

    def __str__(self) -> str:
        """Sum up in a line, then give a line for each check that failed."""
        times = sum(count for _, count in self.checked)
        failed = f"{len(self.failures)} failed" if self.failures else "none failed"
        head = f"{self.game}, seed {self.seed}: {len(self.checked)} checks, made {times} times"
        return "\n".join((f"{head}, {failed}", *map(str, self.failures)))
