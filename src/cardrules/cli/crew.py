"""Work shared out to processes, with the results in order, and how far it is told meanwhile."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final, TypeAlias, TypeVar

__all__ = ["STOPPED", "Crew", "crew", "tell_progress"]

T = TypeVar("T")
ResultT = TypeVar("ResultT")

Crew: TypeAlias = Callable[[Iterable[T]], Iterator[ResultT]]
"""What does a piece of work for each thing, and gives the results in the order of the things."""

STOPPED: Final = (KeyboardInterrupt, BrokenProcessPool)
"""What a crew raises when it is stopped: by Ctrl-C, or since a process of it was killed."""
_AHEAD: Final = 4
"""How many things are given out ahead for each process."""


@contextmanager
def crew(work: Callable[[T], ResultT], jobs: int) -> Generator[Crew[T, ResultT], None, None]:
    """Give what does the work in as many processes; in this one if that is 1.

    Work, things and results have to be such as can be pickled if there are several.
    """
    if jobs == 1:
        yield lambda things: map(work, things)
        return
    # A fresh interpreter each, for a fork would take along whatever runs here. Each is started
    # when there is work for it. If one is killed the pool says so, and does not wait for ever.
    before = {*active_children()}
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        yield lambda things: _in_order(pool, work, things, _AHEAD * jobs)
    finally:
        children = {*active_children()} - before
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[T], ResultT], things: Iterable[T], ahead: int
) -> Iterator[ResultT]:
    """Let work be done, so many things ahead of the result that is waited for."""
    waiting: deque[Future[ResultT]] = deque()
    for thing in things:
        with _interrupting_nobody_else():
            waiting.append(pool.submit(work, thing))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _interrupting_nobody_else() -> Generator[None, None, None]:
    """Let processes that are started take no notice of Ctrl-C, from their first moment on.

    They inherit that it is held back. Here it is held back as well meanwhile, and comes afterwards:
    if it were ignored, one that falls into this moment would be lost.
    """
    if sys.platform == "win32":  # which holds nothing back
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def tell_progress(text: str) -> None:
    """Say on standard error how far it is, in place of what was said last, if it is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
