"""One match under two sets of rules: the same dealer, the same packs, the same streams."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arena import Seated
from cardrules.bots.bouts import Contender
from cardrules.comparison.ledger import Ledger
from cardrules.engine import GameEvent, Step
from cardrules.seats import SEATS, Seat, Side
from cardrules.streams import Stream, derived, stream

__all__ = ["STREAMS", "Pair", "Played", "play_pair"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)

STREAMS: Final = 1 + len(SEATS)
"""How many streams a pair has: one for its dealer and packs, and one for each seat."""


@final
@attrs.frozen
class Played:
    """What came of a match under one set of rules.

    `winner` is the side that won, `None` if it was left unfinished; `deals` and `actions` are how
    long it was, an action being a decision or a pack; `amounts` is what each source of the ledger
    paid, in its order, both sides together.
    """

    winner: Side | None
    deals: int
    actions: int
    amounts: tuple[int, ...]


@final
@attrs.frozen
class Pair:
    """A match under two sets of rules, and whether it was the same match.

    `dealer` is who dealt first in both. `same_actions` says whether the same was done from the
    first pack to the end, `same_events` whether the same happened: also the same points, by the
    same clauses. Events are those that the referee sees.
    """

    dealer: Seat
    first: Played
    second: Played
    same_actions: bool
    same_events: bool


def play_pair(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: tuple[RulesT, RulesT],
    contender: Contender[ViewT, ActionT],
    *,
    seed: int = 0,
    number: int = 0,
) -> Pair:
    """Play one match twice, under the first rules and under the second; all seats are one bot's.

    The dealer and then the packs, in the order in which they fall due, come from stream number
    5 * `number` of the seed. Each seat has a stream of its own, derived from the next four
    (`streams.derived`), which does not tell the seed and so not the packs. So both matches have all
    chance in common, for as long as they ask for it alike. Both begin at the first shuffle: who
    deals is not drawn for.

    Raises whatever the bot raises, and `IllegalActionError` where it chooses what it may not do;
    either with a note that says which bot it was.

    >>> from cardrules import cuarenta
    >>> from cardrules.bots import named
    >>> from cardrules.comparison import CUARENTA
    >>> rules = cuarenta.GUIDE, cuarenta.Rules(ronda_points=2)
    >>> pair = play_pair(CUARENTA, rules, named(CUARENTA.arena, "greedy"), number=4)
    >>> pair.same_events, pair.first.amounts[0], pair.second.amounts[0]
    (False, 4, 2)
    """
    dealer = SEATS[stream(seed, STREAMS * number).below(len(SEATS))]
    one, other = (
        _played(ledger, each, contender, seed=seed, number=STREAMS * number) for each in rules
    )
    return Pair(
        dealer=dealer,
        first=one.played,
        second=other.played,
        same_actions=one.actions == other.actions,
        same_events=one.events == other.events,
    )


@final
@attrs.frozen
class _Course(Generic[ActionT, EventT]):
    """A match with everything that was done in it, and what happened at each action."""

    played: Played
    actions: tuple[ActionT, ...]
    events: tuple[tuple[EventT, ...], ...]


def _played(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    rules: RulesT,
    contender: Contender[ViewT, ActionT],
    *,
    seed: int,
    number: int,
) -> _Course[ActionT, EventT]:
    """Play a match to its end, or until a pack is due that is one too many."""
    game = ledger.arena.game
    cards = stream(seed, number)
    state = game.new_match(rules, dealer=SEATS[cards.below(len(SEATS))])
    bots = tuple(derived(seed, number + 1 + seat.value) for seat in SEATS)
    actions: list[ActionT] = []
    events: list[tuple[EventT, ...]] = []
    amounts = {source.name: 0 for source in ledger.sources}
    deals = 0
    while (actor := game.to_act(state)) is not None:
        if isinstance(actor, Seat):
            step, action = _acted(ledger, state, actor, contender, bots[actor])
        elif deals == ledger.deals:
            break
        else:
            deals += 1
            action = game.chance(state, cards.shuffled(game.PACK))
            step = game.step(state, action)
        actions.append(action)
        events.append(step.events)
        for source, amount in ledger.entries(step.events):
            amounts[source] += amount
        state = step.state
    outcome = game.outcome(state)
    winner = None if outcome is None else outcome.winner
    played = Played(winner, deals, len(actions), tuple(amounts.values()))
    return _Course(played, tuple(actions), tuple(events))


def _acted(
    ledger: Ledger[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    state: StateT,
    seat: Seat,
    contender: Contender[ViewT, ActionT],
    numbers: Stream,
) -> tuple[Step[StateT, EventT], ActionT]:
    """Let a seat act; not even a ruling is a bot's to make."""
    game = ledger.arena.game
    try:
        action = contender.bot(game.view(state, seat), game.legal_actions(state), numbers)
        return game.step(state, action, by=seat), action
    except Exception as error:
        error.add_note(f"the bot {contender.name!r}, as {seat}")
        raise
