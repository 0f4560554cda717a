"""Strategies for Hypothesis: packs, rules, states that play can reach, views and actions.

They need Hypothesis, which comes with the extra `testing`. All but `rules` take any
`cardrules.engine.Game`. Matches are played by random streams (`cardrules.streams`) of which
Hypothesis draws the seed; what shrinks is the number of actions, the rules and the dealer, towards
none, the default and the first.

>>> from hypothesis import find
>>> from cardrules import cuarenta
>>> state = find(states(cuarenta), lambda state: bool(state.table))
>>> len(state.table)
1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

from hypothesis import assume, reject
from hypothesis import strategies as st

from cardrules.actions import GameAction
from cardrules.cards import Card
from cardrules.choices import Choice, Choices
from cardrules.engine import Game, GameEvent
from cardrules.errors import InvalidRulesError
from cardrules.seats import SEATS, Seat
from cardrules.streams import stream
from cardrules.testing._plays import played

__all__ = ["Chosen", "illegal_actions", "legal_actions", "packs", "rules", "states", "views"]

RulesT = TypeVar("RulesT")
RulesT_co = TypeVar("RulesT_co", covariant=True)
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

_SEEDS: Final = st.integers(0, 2**64 - 1)
_STREAMS: Final = st.builds(stream, _SEEDS)
_ONLOOKERS: Final[tuple[Seat | None, ...]] = (None, *SEATS)
_RULING_IN: Final = 30
"""How seldom a ruling is declared."""


class Chosen(Protocol[RulesT_co]):
    """What `rules` asks of a game: the fields of its rules, and how they are put together."""

    @property
    def CHOICES(self) -> Choices: ...  # noqa: D102, N802

    def rules_from(self, chosen: Mapping[str, Choice]) -> RulesT_co:
        """Make rules of field names and values."""
        ...


def packs(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
) -> st.SearchStrategy[tuple[Card, ...]]:
    """Give shuffled packs.

    >>> from hypothesis import find
    >>> from cardrules import cuarenta
    >>> sorted(find(packs(cuarenta), bool), key=cuarenta.PACK.index) == list(cuarenta.PACK)
    True
    """
    return _STREAMS.map(lambda drawn: drawn.shuffled(game.PACK))


def rules(game: Chosen[RulesT]) -> st.SearchStrategy[RulesT]:
    """Give rules of a game, any fields changed to any value, and the default first of all.

    >>> from hypothesis import find
    >>> from cardrules import arbaa_turub
    >>> find(rules(arbaa_turub), lambda rules: not rules.cut)
    Rules(insufficient_win_deals_as='win', signals=True, misdeal_dealer='same', ...cut=False, ...)
    """
    offered = {field: values for field, (_, values) in game.CHOICES.items()}

    @st.composite
    def drawn(draw: st.DrawFn) -> RulesT:
        changed = draw(st.sets(st.sampled_from(sorted(offered))))
        chosen = {field: draw(st.sampled_from(offered[field])) for field in sorted(changed)}
        try:
            return game.rules_from(chosen)
        except InvalidRulesError:
            reject()  # fields that contradict each other

    return drawn()


def states(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: st.SearchStrategy[RulesT] | None = None,
    *,
    max_actions: int = 300,
) -> st.SearchStrategy[StateT]:
    """Give states that play can reach from a start, in at most `max_actions` actions.

    The matches are under `rules`; if none are given, under one of the game's `PROFILES`.

    >>> from hypothesis import find
    >>> from cardrules import arbaa_turub as game
    >>> find(states(game, rules(game)), lambda state: True) == game.new_match()
    True
    """
    chosen = st.sampled_from(list(game.PROFILES.values())) if rules is None else rules

    @st.composite
    def drawn(draw: st.DrawFn) -> StateT:
        state = game.new_match(draw(chosen), dealer=draw(st.sampled_from(_ONLOOKERS)))
        length, numbers = draw(st.integers(0, max_actions)), draw(_STREAMS)
        for _, following in played(game, state, numbers, most=length, ruling_in=_RULING_IN):
            state = following
        return state

    return drawn()


def views(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: st.SearchStrategy[RulesT] | None = None,
    *,
    max_actions: int = 300,
) -> st.SearchStrategy[ViewT]:
    """Give views of such states, of every seat and of a spectator.

    >>> from hypothesis import find
    >>> from cardrules import cuarenta
    >>> find(views(cuarenta), lambda view: bool(view.hand)).seat
    <Seat.NORTH: 0>
    """
    reached = states(game, rules, max_actions=max_actions)
    return st.builds(game.view, reached, st.sampled_from(_ONLOOKERS))


def legal_actions(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT], state: StateT
) -> st.SearchStrategy[ActionT]:
    """Give what may be done in a state: its decisions or packs, and rulings; nothing at the end.

    >>> from hypothesis import find
    >>> from cardrules import arbaa_turub
    >>> start = arbaa_turub.new_match()
    >>> find(legal_actions(arbaa_turub, start), bool).__class__.__name__
    'DrawForDealer'
    """
    actor = game.to_act(state)
    if actor is None:
        return st.nothing()
    rulings = game.rulings(state)
    if isinstance(actor, Seat):
        return st.sampled_from((*game.legal_actions(state), *rulings))
    brought = packs(game).map(lambda pack: game.chance(state, pack))
    return brought | st.sampled_from(rulings) if rulings else brought


def illegal_actions(
    game: Game[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    state: StateT,
    *,
    max_actions: int = 300,
) -> st.SearchStrategy[ActionT]:
    """Give actions of the game that may not be done in a state.

    They are legal in other states of it, or bring a pack that is not whole.

    >>> from hypothesis import find
    >>> from cardrules import arbaa_turub
    >>> start = arbaa_turub.new_match()
    >>> arbaa_turub.is_legal(start, find(illegal_actions(arbaa_turub, start), bool))
    False
    """

    @st.composite
    def drawn(draw: st.DrawFn) -> ActionT:
        if draw(st.booleans()):
            start = game.new_match()  # without a dealer: so chance is due
            pack = draw(packs(game))
            return game.chance(start, pack[draw(st.integers(0, len(pack))) :])
        elsewhere = draw(states(game, max_actions=max_actions))
        assume(game.to_act(elsewhere) is not None)
        return draw(legal_actions(game, elsewhere))

    return drawn().filter(lambda action: not game.is_legal(state, action))
