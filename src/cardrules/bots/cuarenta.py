"""Cuarenta for bots: rules of thumb, and what a search has to know of the game."""

from __future__ import annotations

from typing import Final

from cardrules import cuarenta as game
from cardrules.bots.arena import Arena
from cardrules.cuarenta.rules import TARGET
from cardrules.cuarenta.state import Public
from cardrules.seats import Side
from cardrules.streams import Stream

__all__ = ["CUARENTA", "greedy", "habit"]

DEALS: Final = 200
"""More deals than any match takes whose rules pay for every hand."""


def greedy(view: game.View, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Go by rules of thumb.

    Announce, show, claim, and take what is forgotten, whenever it may be done. Of the plays make
    the one that scores most by caída and limpia, and among equals the one that takes most cards.
    Where nothing can be taken, lay the card of whose rank most have been taken already or are in
    one's own hand: the next player is the least likely to have one and make a caída.

    >>> from cardrules.streams import stream
    >>> state = game.new_match(dealer=game.Seat.NORTH)
    >>> state = game.apply(state, game.chance(state, game.PACK))
    >>> greedy(game.view(state, game.Seat.EAST), game.legal_actions(state), stream(1))
    ShowFour()
    """
    del stream
    taking = _taking(view, actions)
    return _safest(view, view.hand, actions) if taking is None else taking


def habit(state: game.State, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Do what `greedy` does, given a state: of the hands it looks at that of the seat to act."""
    del stream
    taking = _taking(state, actions)
    if taking is not None:
        return taking
    assert state.turn is not None, "a card is due"
    return _safest(state, state.hands[state.turn], actions)


def _taking(position: Public, actions: tuple[game.Action, ...]) -> game.Action | None:
    """Give the answer to what is asked, or the play that takes cards; `None` to lay one."""
    best, most = None, (0, 0)
    table, fresh = position.table, position.fresh
    for play in actions:
        if type(play) is not game.Play:
            return actions[-1]
        base = play.base
        if base:
            taken = len(base) + len(play.sequence)
            scores = taken == len(table) or fresh in base
            value = (_points(position, play) if scores else 0, taken)
            if value > most:
                best, most = play, value
    return best


def _points(position: Public, play: game.Play) -> int:
    """Give what a play scores by caída and limpia."""
    assert position.turn is not None, "a card is due"
    capture = game.Capture(play.base, play.sequence)
    score = position.scores[position.turn.side]
    table, fresh, rules = position.table, position.fresh, position.rules
    return sum(game.action_points(play.card, capture, table, fresh, score, rules=rules))


def _safest(
    position: Public, hand: tuple[game.Card, ...], actions: tuple[game.Action, ...]
) -> game.Play:
    """Give the play that lays the card of whose rank most have been taken or are in this hand."""
    one, other = position.piles
    known = [card.rank for cards in (one, other, hand) for card in cards]
    laid = [each for each in actions if type(each) is game.Play and not each.base]
    return max(laid, key=lambda play: known.count(play.card.rank))


def _candidates(view: game.View, actions: tuple[game.Action, ...]) -> tuple[game.Action, ...]:
    """Leave out every capture that forgets a part of its sequence, which gives cards away.

    A longer capture of the same base comes right behind a shorter one.
    """
    del view
    kept: dict[object, game.Action] = {}
    for action in actions:
        key = (action.card, action.base) if type(action) is game.Play else action
        kept[key] = action
    return tuple(kept.values())


def _lead(before: game.State, action: game.Action, after: game.State) -> int:
    """Give the points that North-South are ahead by; a game won is worth as many as win it more."""
    del before, action
    ahead = after.scores[0] - after.scores[1] + TARGET * (after.chicas[0] - after.chicas[1])
    if after.winner is None:
        return ahead
    return ahead + (TARGET if after.winner is Side.NORTH_SOUTH else -TARGET)


def _result(state: game.State) -> tuple[int, int]:
    """Give the match to the side that has won it, and to nobody if it is not over."""
    winner = state.winner
    return int(winner is Side.NORTH_SOUTH), int(winner is Side.EAST_WEST)


CUARENTA: Final = Arena(
    game=game,
    measure="matches won",
    most=1,
    deals=DEALS,
    result=_result,
    greedy=greedy,
    habit=habit,
    candidates=_candidates,
    sample=game.sample_world,
    lead=_lead,
)
"""Cuarenta: a bout is a match to 40 points, and what counts is who wins it."""
