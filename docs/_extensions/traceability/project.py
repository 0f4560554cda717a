"""What is missing in the whole project."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from traceability.book import GAMES, read_book
from traceability.mentions import dangling, mentions, texts
from traceability.tracing import Gap, gaps, loose, trace

__all__ = ["all_gaps"]


def all_gaps(package: Path, root: Path) -> tuple[Gap, ...]:
    """List what is missing for every game, then the numbers of no clause in any text."""
    books = {game: read_book(game, package, root) for game in GAMES}
    numbers = frozenset(number for book in books.values() for number in book.numbers)
    found = chain.from_iterable(mentions(path, text) for path, text in texts(root))
    each = [gaps(game, book, trace(book)) for game, book in books.items()]
    return (*chain.from_iterable(each), *loose(dangling(found, numbers)))
