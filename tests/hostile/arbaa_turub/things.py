"""Objects that misbehave: they lie about their class, or raise when they are looked at."""

from __future__ import annotations

from enum import IntEnum
from typing import NoReturn

import attrs

from cardrules.actions import GameAction
from cardrules.arbaa_turub import PACK

__all__ = ["ClassRaises", "Five", "Foreign", "Liar", "Prickly", "Twister"]


@attrs.frozen
class Foreign(GameAction):
    """An action of some other game."""

    ronda: int = 7


class Five(IntEnum):
    """A whole number that is not quite an `int`."""

    FIVE = 5


class Prickly:
    """Raises whatever is done with it, so that nobody compares, hashes, counts or shows it."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("compared")

    def __hash__(self) -> int:
        raise RuntimeError("hashed")

    def __bool__(self) -> bool:
        raise RuntimeError("tested")

    def __str__(self) -> str:
        raise RuntimeError("shown")

    def __repr__(self) -> str:
        raise RuntimeError("shown")

    def __len__(self) -> int:
        raise RuntimeError("counted")

    def __index__(self) -> int:
        raise RuntimeError("taken for a number")

    def __getattr__(self, name: str) -> NoReturn:
        raise RuntimeError(f"asked for {name}")


class Twister:
    """Equal to everything, and with the hash of a card."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash(PACK[0])


class Liar:
    """Says that it is of another class."""

    def __init__(self, claimed: type) -> None:
        self._claimed = claimed

    @property  # type: ignore[misc]  # nobody sets it
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # the lie
        return self._claimed


class ClassRaises:
    """Raises when it is asked for its class."""

    @property  # type: ignore[misc]  # nobody sets it
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # the trap
        raise RuntimeError("asked for its class")
