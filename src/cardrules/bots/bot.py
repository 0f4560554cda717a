"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from cardrules.streams import Stream

__all__ = ["Bot", "uniform"]

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
AnyT = TypeVar("AnyT")

Bot: TypeAlias = Callable[[ViewT, tuple[ActionT, ...], Stream], ActionT]
"""A bot: what a seat knows, what it may do, a stream for whatever is left to chance; one of the
actions. It is given nothing else, and the stream is its own.
"""


def uniform(view: object, actions: tuple[AnyT, ...], stream: Stream) -> AnyT:
    """Choose any action, each as likely as another: the bot that everybody should beat.

    >>> from cardrules.streams import stream
    >>> uniform(None, ("A♣", "K♣", "Q♣"), stream(7))
    'K♣'
    """
    del view
    return actions[stream.below(len(actions))]
