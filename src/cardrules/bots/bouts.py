"""Bouts between two bots, and the same cards once more with the sides exchanged."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

import attrs

from cardrules.actions import GameAction
from cardrules.bots.arena import Arena, Seated, seat_of
from cardrules.bots.bot import Bot
from cardrules.engine import GameEvent, playout
from cardrules.errors import IllegalActionError, InvalidArgumentError, shown
from cardrules.seats import SEATS, SIDES, Side
from cardrules.streams import Stream, derived, stream
from cardrules.typechecks import is_exactly

__all__ = ["Contender", "bout", "mirrored"]

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound=Seated)
SetupT = TypeVar("SetupT")
ActionT = TypeVar("ActionT", bound=GameAction)
EventT = TypeVar("EventT", bound=GameEvent)
PlayerViewT = TypeVar("PlayerViewT")
PlayerActionT = TypeVar("PlayerActionT")

STREAMS: Final = 1 + len(SIDES) * len(SEATS)
"""How many streams a deal has: one for its packs, and one for each seat in each of its bouts."""
MOST_ACTIONS: Final = 1_000_000_000
"""No limit: it is the packs that come to an end."""


@final
@attrs.frozen
class Contender(Generic[PlayerViewT, PlayerActionT]):
    """A bot with the name that results and complaints are to have."""

    name: str
    bot: Bot[PlayerViewT, PlayerActionT]


def bout(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    contenders: tuple[Contender[ViewT, ActionT], Contender[ViewT, ActionT]],
    *,
    rules: RulesT | None = None,
    seed: int = 0,
    deal: int = 0,
    first_sits: Side = Side.NORTH_SOUTH,
) -> tuple[int, int]:
    """Play one bout; both seats of a side are the same bot's. Gives what each contender has got.

    `rules` are the game's `GUIDE` if not given. The dealer and all packs come from stream number
    9 * `deal` of the seed, whoever sits where. Each seat has a stream of its own, derived from the
    next eight (`streams.derived`), which does not tell the seed and so not the packs: four for the
    bout in which the first contender sits North-South, four for the other.

    Raises `InvalidArgumentError` for what it cannot be played with. Whatever a bot raises has a
    note that names it, and so has the `IllegalActionError` where it chooses what it may not do.

    >>> from cardrules.bots import ARBAA_TURUB, uniform
    >>> low = Contender("low", lambda view, actions, stream: actions[0])
    >>> bout(ARBAA_TURUB, (low, Contender("random", uniform)), seed=1)
    (15, 21)
    """
    _require(contenders, deal, first_sits)
    game, number = arena.game, STREAMS * deal
    by_side = contenders if first_sits is Side.NORTH_SOUTH else contenders[::-1]
    own = number + 1 + len(SEATS) * first_sits.value
    streams = tuple(derived(seed, own + seat.value) for seat in SEATS)

    def choose(view: ViewT, actions: tuple[ActionT, ...]) -> ActionT:
        seat = seat_of(view)
        return _chosen(arena, by_side[seat.side], view, actions, streams[seat])

    cards = stream(seed, number)
    dealer = SEATS[cards.below(len(SEATS))]
    start = game.new_match(game.GUIDE if rules is None else rules, dealer=dealer)
    packs = (cards.shuffled(game.PACK) for _ in range(arena.deals))
    got = arena.result(playout(game, start, choose, packs, max_actions=MOST_ACTIONS))
    return got if first_sits is Side.NORTH_SOUTH else (got[1], got[0])


def _require(contenders: tuple[object, ...], deal: int, first_sits: Side) -> None:
    """Refuse what no bout can be played with, whatever a caller without types hands in."""
    if len(contenders) != len(SIDES):
        raise InvalidArgumentError("contenders", f"{len(contenders)} of them", "two")
    if not (is_exactly(int, deal) and deal >= 0):
        raise InvalidArgumentError("deal", shown(deal), "0 or more")
    if not is_exactly(Side, first_sits):
        raise InvalidArgumentError("first_sits", shown(first_sits), "a Side")


def _chosen(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    contender: Contender[ViewT, ActionT],
    view: ViewT,
    actions: tuple[ActionT, ...],
    numbers: Stream,
) -> ActionT:
    """Ask a bot, and say which it was if it fails."""
    try:
        return _allowed(arena, view, contender.bot(view, actions, numbers))
    except Exception as error:
        error.add_note(f"the bot {contender.name!r}, as {seat_of(view)}")
        raise


def _allowed(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT], view: ViewT, action: ActionT
) -> ActionT:
    """Hold what a bot chose to what its seat may do; not even a ruling is its to make."""
    illegality = arena.game.why_illegal(view, action, by=seat_of(view))
    if illegality is not None:
        raise IllegalActionError(illegality)
    return action


def mirrored(
    arena: Arena[RulesT, StateT, ViewT, SetupT, ActionT, EventT],
    contenders: tuple[Contender[ViewT, ActionT], Contender[ViewT, ActionT]],
    *,
    rules: RulesT | None = None,
    seed: int = 0,
    deal: int = 0,
) -> tuple[int, int]:
    """Play two bouts of the same dealer and packs, with the sides exchanged.

    Gives what each contender has got in both together, so that good cards come to both alike.
    Raises as `bout` does.

    >>> from cardrules.bots import CUARENTA, uniform
    >>> same = Contender("random", uniform)
    >>> sum(mirrored(CUARENTA, (same, same), seed=1))  # two matches, won by somebody
    2
    """
    (one, other), (one_more, other_more) = (
        bout(arena, contenders, rules=rules, seed=seed, deal=deal, first_sits=side)
        for side in SIDES
    )
    return one + one_more, other + other_more
