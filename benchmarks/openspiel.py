"""The part of OpenSpiel that the peers need, as protocols: its extension module has no stubs.

`pyspiel` is imported when a game is loaded, so the rest runs without it. What it gives is `Any`
on one line of this file, and typed from there on.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol


class PeerState(Protocol):
    """A state of an OpenSpiel game; only `apply_action` changes it."""

    def clone(self) -> PeerState:
        """Copy it."""
        ...

    def child(self, action: int) -> PeerState:
        """Make the state after `action`."""
        ...

    def apply_action(self, action: int) -> None:
        """Go on to the state after `action`, in place."""
        ...

    def legal_actions(self) -> list[int]:
        """List the actions of the seat to act; at a chance node, its outcomes."""
        ...

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of a chance node with their probabilities."""
        ...

    def is_chance_node(self) -> bool:
        """Say whether it is chance that decides."""
        ...

    def is_terminal(self) -> bool:
        """Say whether it is over."""
        ...


class PeerGame(Protocol):
    """A game of OpenSpiel's."""

    def new_initial_state(self) -> PeerState:
        """Make the state before the first deal."""
        ...


def load_peer(name: str) -> PeerGame:
    """Load what OpenSpiel calls `name`; raises `ImportError` where it is not installed."""
    game: PeerGame = import_module("pyspiel").load_game(name)
    return game
