"""What a planted mutant is, and how its source becomes the wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import cardrules

__all__ = ["PACKAGE", "Mutant", "occurrences", "planted", "source_of"]

PACKAGE = Path(cardrules.__file__).parent
"""Where the package under test lies."""


class Mutant(NamedTuple):
    """One wrong to plant: in `file`, a path inside the package, `right` is replaced by `wrong`.

    `breaks` says in words what no longer holds, `clause` where the rules say it. `field` is the
    field of `Rules` that the mutant ignores or misreads, if it is one of those.
    """

    file: str
    right: str
    wrong: str
    breaks: str
    clause: str
    field: str | None = None

    @property
    def name(self) -> str:
        """The mutant in a line."""
        return f"{self.file}: {self.breaks} ({self.clause})"


def source_of(mutant: Mutant) -> str:
    """Read the file that a mutant goes into."""
    return (PACKAGE / mutant.file).read_text(encoding="utf-8")


def occurrences(mutant: Mutant) -> int:
    """Count how often what the mutant replaces stands in its file."""
    return source_of(mutant).count(mutant.right)


def planted(mutant: Mutant) -> str:
    """Give the wrong source."""
    return source_of(mutant).replace(mutant.right, mutant.wrong)
