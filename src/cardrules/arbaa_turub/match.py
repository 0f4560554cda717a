"""From game to game: a new match, what follows the last trick or a misdeal, the end."""

from __future__ import annotations

from cardrules.arbaa_turub._packed import TAKEN
from cardrules.arbaa_turub.legality import Position
from cardrules.arbaa_turub.rules import GUIDE, Rules
from cardrules.arbaa_turub.series import (
    Series,
    advance_series,
    is_sufficient,
    next_dealer,
    win_clause,
)
from cardrules.arbaa_turub.state import NO_SERIES, Phase, State, pack_match, pack_trick, state_of
from cardrules.arbaa_turub.tricks import game_winner
from cardrules.engine import Outcome
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import is_exactly

__all__ = [
    "between_games",
    "blank",
    "dealer_of",
    "leader_of",
    "new_match",
    "outcome",
    "redeal",
    "settle",
]


def new_match(rules: Rules = GUIDE, *, dealer: Seat | None = None) -> State:
    """Start a match: with the draw for first dealer (T-2.1), or with a dealer already found.

    Raises `TypeError` for rules that are no `Rules` and a dealer that is no `Seat`.

    >>> new_match().phase, new_match(dealer=Seat.WEST).phase
    (<Phase.DRAW: 0>, <Phase.SHUFFLE: 1>)
    """
    if not is_exactly(Rules, rules):
        raise TypeError(f"rules must be arbaa_turub.Rules, not {type(rules).__name__}")
    if dealer is not None and not is_exactly(Seat, dealer):
        raise TypeError(f"dealer must be a Seat or None, not {type(dealer).__name__}")
    if dealer is None:
        return blank(pack_match(Phase.DRAW, rules, contenders=SEATS))
    return between_games(rules, dealer, NO_SERIES, 0)


def blank(match: int) -> State:
    """Make a state with no cards on the table."""
    return state_of((0, 0, 0, 0, 0, 0, 0, match))


def between_games(rules: Rules, dealer: Seat, series: Series, games: int) -> State:
    """Wait for the next deal: all of a game's fields are blank, `dealer` is who deals."""
    match = pack_match(Phase.SHUFFLE, rules, dealer=dealer, series=series, games=games)
    return blank(match)


def settle(state: State) -> State:
    """Settle a game whose 36th trick has been taken: its result, the series, the next dealer.

    T-4.1 to T-5.4. No game is settled earlier, whoever has 19 tricks (T-I12). After the match a
    game's fields stay as they were.
    """
    rules, tricks, dealer, before = state.rules, state.tricks, dealer_of(state), state.series
    series = advance_series(before, tricks, rules=rules)
    games = state.games_played + 1
    if series.winner is None:
        sufficient = is_sufficient(before, tricks, rules=rules)
        deals = next_dealer(dealer, game_winner(tricks), sufficient=sufficient, rules=rules)
        return between_games(rules, deals, series, games)
    trump = state.trump
    match = pack_match(Phase.OVER, rules, dealer=dealer, trump=trump, series=series, games=games)
    trick = pack_trick(rules, leader_of(state), playing=False)
    return state_of((0, 0, 0, 0, trick, state.packed[TAKEN], 0, match))


def redeal(state: State) -> State:
    """Deal again after a misdeal, whichever packet it was in (T-2.7, T-I10).

    It was no game, and the series is left alone (T-I3).
    """
    rules, dealer = state.rules, dealer_of(state)
    deals = dealer if rules.misdeal_dealer == "same" else rules.next_seat(dealer)
    return between_games(rules, deals, state.series, state.games_played)


def outcome(position: Position) -> Outcome | None:
    """Say how the match ended, `None` while it goes on (T-4.2).

    >>> outcome(new_match()) is None
    True
    """
    winner = position.series.winner
    if winner is None:
        return None
    rules = position.rules
    enough = "two wins in a row" if rules.benchmark == "none" else "a later win with enough tricks"
    return Outcome(winner, enough, win_clause(rules))


def leader_of(state: State) -> Seat:
    """Give the leader of a game under way."""
    leader = state.leader
    assert leader is not None, "somebody leads as soon as trump is named"
    return leader


def dealer_of(state: State) -> Seat:
    """Give the dealer of a deal or game under way."""
    dealer = state.dealer
    assert dealer is not None, "there is a dealer as soon as the draw is over"
    return dealer
