"""Cuarenta: packs, positions and decisions that make rare things happen.

Random deals alone hardly ever bring a ronda, and random play hardly ever a caída on one. So packs
are salted with three and four of a kind, the fourth card with the next seat; decisions go through
moods, in which tables fill up, sequences are forgotten or fresh cards matched; and many hands are
entered shortly before their end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from tests.differential.cuarenta_late import at_other_scores, late
from tests.differential.cuarenta_packs import pack

__all__ = ["choose", "elsewhere", "pack"]


def elsewhere(rng: Random, state: cu.State) -> cu.State | None:
    """The same match at other scores, or its next hand shortly before the end; mostly neither."""
    if state.phase is cu.Phase.SHUFFLE:
        return rng.choice((at_other_scores, late, late, late, _nowhere))(rng, state)
    if state.phase in (cu.Phase.PLAY, cu.Phase.ANNOUNCE) and rng.random() < 0.01:
        return at_other_scores(rng, state)
    return None


def _nowhere(rng: Random, state: cu.State) -> None:
    del rng, state


# --- Decisions -----------------------------------------------------------------------------------


def choose(rng: Random, state: cu.State, actions: tuple[cu.Action, ...]) -> cu.Action:
    """A legal action after the mood of the hand; saying something rather than passing."""
    if state.phase is not cu.Phase.PLAY:
        return actions[-1] if rng.random() < 0.4 else rng.choice(actions)
    mood = _MOODS[sum(state.scores) // 2 % len(_MOODS)] if rng.random() < 0.7 else _anything
    if state.rules.forgotten_limpia and rng.random() < 0.6:
        mood = _forgetting
    if state.rules.twenty_twenty != "non_dealer_six" and rng.random() < 0.6:
        mood = _taking
    if state.rules.sum_size == 2 and rng.random() < 0.4:
        mood = _laying
    wanted = mood(state)
    for _ in range(6):
        action = rng.choice(actions)
        if isinstance(action, cu.Play) and wanted(action):
            return action
    return rng.choice(actions)


_Wish = Callable[[cu.Play], bool]


def _anything(state: cu.State) -> _Wish:
    del state
    return lambda play: True


def _laying(state: cu.State) -> _Wish:
    """Lay cards, so that the table fills up."""
    del state
    return lambda play: not play.base


def _forgetting(state: cu.State) -> _Wish:
    """Take, and forget the sequence."""
    del state
    return lambda play: bool(play.base) and not play.sequence


def _taking(state: cu.State) -> _Wish:
    """Take with long sequences."""
    most = len(state.table) // 3
    return lambda play: len(play.base) + len(play.sequence) >= max(1, most)


def _falling(state: cu.State) -> _Wish:
    """Match the card just laid; else lay a card of which one has, or had, more in this lot."""
    fresh, seat = state.fresh, state.turn
    assert seat is not None
    dealt = Counter(card.rank for card in (*state.hands[seat], *state.fallen[seat]))
    often: set[Rank] = {rank for rank, count in dealt.items() if count >= 3}
    return lambda play: play.base == (fresh,) or (not play.base and play.card.rank in often)


_MOODS: Final[tuple[Callable[[cu.State], _Wish], ...]] = (
    _falling,
    _taking,
    _forgetting,
    _laying,
    _falling,
    _forgetting,
)
