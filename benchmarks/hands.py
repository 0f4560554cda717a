"""Our games as contestants: hands that were dealt before the clock starts, played at random.

In the figure: `legal_actions(state)`, picking one, `apply(state, action)`. Not in it: shuffles,
chance actions and random numbers. Every round plays new deals, none twice, so that a memo helps
only as far as it would help a user. Matches go on from round to round.
"""

from __future__ import annotations

from operator import length_hint
from random import Random
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from benchmarks.games import CardGame

_PICKS_A_HAND = 200
"""More than a hand of Cuarenta has decisions."""


@final
class CardPlay:
    """Hands with a known number of plays: Arba'a Turub, whose every card is played.

    The cut and the naming of trump are not in the figure, like the bidding of spades; the last
    play is, and with it the settling of the game.
    """

    def __init__(self, name: str, game: CardGame, profile: str, *, deals: int, seed: int) -> None:
        self.name = name
        self._game = game
        self._rules = game.rules(profile)
        self._random = Random(seed)
        self._states = [game.new_match(self._rules) for _ in range(deals)]
        self._picks: list[list[int]] = []

    def prepare(self) -> None:
        """Deal each match's next hand and get it to its first play."""
        game, rules, random = self._game, self._rules, self._random
        self._states = [game.to_play(state, rules, random) for state in self._states]
        self._picks = [[random.getrandbits(30) for _ in game.pack] for _ in self._states]

    def run(self) -> int:
        """Play the hands; returns the decisions made."""
        legal_actions, apply = self._game.legal_actions, self._game.apply
        ends: list[object] = []
        for state, picks in zip(self._states, self._picks, strict=True):
            for pick in picks:
                actions = legal_actions(state)
                state = apply(state, actions[pick % len(actions)])  # noqa: PLW2901
            ends.append(state)
        self._states = ends
        return sum(map(len, self._picks))


@final
class WholeHands:
    """Hands that end when nobody is asked: Cuarenta, every decision from the deal on.

    That is: the announcing phases of both lots, the play, forgotten cards and prizes claimed, and
    with the fortieth card the settling of the hand. Asking once a hand for the decisions of a
    state that has none is in the figure too.
    """

    def __init__(self, name: str, game: CardGame, profile: str, *, deals: int, seed: int) -> None:
        self.name = name
        self._game = game
        self._rules = game.rules(profile)
        self._random = Random(seed)
        self._states = [game.new_match(self._rules) for _ in range(deals)]
        self._picks: list[int] = []

    def prepare(self) -> None:
        """Deal each match's next hand."""
        game, rules, random = self._game, self._rules, self._random
        self._states = [game.to_decision(state, rules, random) for state in self._states]
        self._picks = [random.getrandbits(30) for _ in range(len(self._states) * _PICKS_A_HAND)]

    def run(self) -> int:
        """Play the hands; returns the decisions made."""
        legal_actions, apply = self._game.legal_actions, self._game.apply
        picks = iter(self._picks)
        ends: list[object] = []
        for state in self._states:
            for pick in picks:
                actions = legal_actions(state)
                if not actions:
                    break
                state = apply(state, actions[pick % len(actions)])  # noqa: PLW2901
            ends.append(state)
        self._states = ends
        # Each hand took one pick more than it had decisions.
        return len(self._picks) - length_hint(picks) - len(ends)
