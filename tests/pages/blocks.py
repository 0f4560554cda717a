"""Every code block of the pages: where it is, what it is, what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["PAGES", "ROOT", "Block", "Session", "blocks_of", "name_of", "sessions_of"]

ROOT: Final = Path(__file__).parents[2]
_MADE: Final = frozenset({"_build", "generated"})
PAGES: Final = (
    ROOT / "README.md",
    *(path for path in sorted((ROOT / "docs").rglob("*.md")) if _MADE.isdisjoint(path.parts)),
)
"""The pages that people read to use the library: the front page, and the documentation."""

_FENCE: Final = re.compile(r"^\s*(`{3,}|~{3,}|:{3,})\s*(.*?)\s*$")
_PROMPT: Final = "$ "


class Block(NamedTuple):
    """A fenced block: its page, its first line (from 1), its language with a label, its lines."""

    page: Path
    line: int
    kind: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """Its lines as one text."""
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def is_session(self) -> bool:
        """Whether it shows commands that somebody types."""
        return bool(self.lines) and self.lines[0].startswith(_PROMPT)


class Session(NamedTuple):
    """A command as it is typed, and all that it says."""

    command: str
    said: str


def name_of(page: Path) -> str:
    """Give a page's name as it is told."""
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> Iterator[Block]:
    """Go through the blocks of a page; a fence that is not closed goes to the end."""
    opened: tuple[str, int, str] | None = None
    inside: list[str] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        fence = _FENCE.match(line)
        if opened is None:
            if fence:
                opened, inside = (fence[1], number + 1, fence[2]), []
        elif fence and fence[1] == opened[0] and not fence[2]:
            yield Block(page, opened[1], opened[2], tuple(inside))
            opened = None
        else:
            inside.append(line)
    if opened is not None:
        yield Block(page, opened[1], opened[2], tuple(inside))


def sessions_of(block: Block) -> Iterator[Session]:
    """Take a block apart: each prompt begins a command, and what follows is what it says."""
    command, said = "", ""
    for line in block.lines:
        if line.startswith(_PROMPT):
            if command:
                yield Session(command, said)
            command, said = line.removeprefix(_PROMPT), ""
        else:
            said += f"{line}\n"
    yield Session(command, said)
