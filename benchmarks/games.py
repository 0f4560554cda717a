"""The games of `cardrules` as the benchmarks see them, and deals of them from whole matches.

A game is imported when it is loaded, so that one that is not there can be skipped. Its states and
actions are opaque here: what is measured is what a caller does with them, not what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from random import Random


@final
@dataclass(frozen=True, slots=True)
class CardGame:
    """What the benchmarks call of a game's module."""

    name: str
    pack: Sequence[object]
    profiles: Mapping[str, object]
    play: type
    """The type of the action that plays a card."""
    new_match: Callable[[object], object]
    to_act: Callable[[object], object]
    chance: Callable[[object, Sequence[object]], object]
    legal_actions: Callable[[object], tuple[object, ...]]
    apply: Callable[[object, object], object]

    def rules(self, profile: str) -> object:
        """Give the rules that `profile` names."""
        return self.profiles[profile]

    def deal(self, state: object, random: Random) -> object:
        """Apply the chance action that is due, with a newly shuffled pack."""
        pack = random.sample(self.pack, len(self.pack))
        return self.apply(state, self.chance(state, pack))

    def to_decision(self, state: object, rules: object, random: Random) -> object:
        """Go on to the next decision: start a match where the last is over, deal where it is due.

        A `state` at a decision is given back as it is.
        """
        while not self.legal_actions(state):
            over = self.to_act(state) is None
            state = self.new_match(rules) if over else self.deal(state, random)
        return state

    def to_play(self, state: object, rules: object, random: Random) -> object:
        """Go on to the next play of a card, with random decisions up to it."""
        state = self.to_decision(state, rules, random)
        while not isinstance((actions := self.legal_actions(state))[0], self.play):
            state = self.to_decision(self.apply(state, random.choice(actions)), rules, random)
        return state


def load_game(name: str) -> CardGame:
    """Load a game by its module's name; raises `ImportError` where there is none."""
    module = import_module(f"cardrules.{name}")
    return CardGame(
        name=name,
        pack=module.PACK,
        profiles=module.PROFILES,
        play=module.Play,
        new_match=module.new_match,
        to_act=module.to_act,
        chance=module.chance,
        legal_actions=module.legal_actions,
        apply=module.apply,
    )


def playouts(game: CardGame, rules: object, random: Random) -> Iterator[object]:
    """Yield every state of whole matches of random play, one match after another, without end."""
    state = game.new_match(rules)
    while True:
        yield state
        if actions := game.legal_actions(state):
            state = game.apply(state, random.choice(actions))
        elif game.to_act(state) is None:
            state = game.new_match(rules)
        else:
            state = game.deal(state, random)
