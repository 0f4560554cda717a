"""Arba'a Turub for bots: rules of thumb, and what a search has to know of the game."""

from __future__ import annotations

from typing import Final

from cardrules import arbaa_turub as game
from cardrules.arbaa_turub.state import Public
from cardrules.bots.arena import Arena
from cardrules.seats import Side
from cardrules.streams import Stream

__all__ = ["ARBAA_TURUB", "greedy", "habit"]

RANKS: Final = len(game.RANKS)
ACE: Final = RANKS - 1
KINDS: Final = len(game.KINDS)
TRUMPS: Final = KINDS
"""What a trump is stronger by than any card that is none."""
HALF: Final = len(game.PACK) // 8
"""Half of the tricks of a game."""
WON: Final = 4
"""How many tricks it is worth to a search to win the game."""

POWERS: Final = tuple(
    tuple(
        tuple(
            TRUMPS + rank if suit == trump else (1 + rank if suit == led else 0)
            for suit in range(len(game.SUITS))
            for rank in range(RANKS)
        )
        for led in range(len(game.SUITS))
    )
    for trump in range(len(game.SUITS))
)
"""By the numbers of the trump suit, the suit led and a card, what the card is worth in a trick."""
KEYS: Final = tuple(
    tuple(number % RANKS + TRUMPS * (number // RANKS == trump) for number in range(KINDS))
    for trump in range(len(game.SUITS))
)
"""By the numbers of the trump suit and a card, how much one would rather keep the card."""

_NUMBER_OF: Final = {card: number for number, card in enumerate(game.KINDS)}
"""The number of a play without a signal, by its card: nine to a suit, by rank."""


def greedy(view: game.View, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Go by rules of thumb.

    Name the suit of which the three cards hold most, high cards counting for more. Lead an ace
    that no opponent is known to be able to trump, else the lowest card. Throw the lowest card on a
    trick that the partner has or that cannot be taken. Take any other: when last to play, or with
    a trump, by the lowest card that takes it, else by the highest. A trump counts as higher than
    all other cards throughout. Never signal; cut in the middle.

    >>> from cardrules.streams import stream
    >>> state = game.new_match(game.PROFILES["SILENT"], dealer=game.Seat.NORTH)
    >>> spades = [card for card in game.PACK if card.suit is game.Suit.SPADES]
    >>> others = [card for card in game.PACK if card.suit is not game.Suit.SPADES]
    >>> state = game.apply(state, game.chance(state, spades + others))
    >>> greedy(game.view(state, game.Seat.EAST), game.legal_actions(state), stream(1))
    NameTrump(suit=<Suit.SPADES: 'S'>)
    """
    first = actions[0]
    if type(first) is game.Play:
        return habit(view, actions, stream)
    if type(first) is game.NameTrump:
        return game.NameTrump(max(game.SUITS, key=lambda suit: _strength(view, suit)))
    return actions[len(actions) // 2]


def _strength(view: game.View, suit: game.Suit) -> int:
    """Say how much the cards in hand speak for a suit as trump."""
    return sum(RANKS + game.RANKS.index(card.rank) for card in view.hand if card.suit is suit)


def habit(position: Public, actions: tuple[game.Action, ...], stream: Stream) -> game.Action:
    """Play a card by the rules of thumb of `greedy`, on what everybody can see and one's choices.

    It is quick, since it asks for nothing else, and so it is what playouts are played by.
    """
    del stream
    plays = _silent(actions)
    trick, trump = position.trick, _trump_of(position)
    if not trick:
        return _led(position, plays, trump)
    if len(plays) == 1:
        return plays[0]
    powers = POWERS[trump][_NUMBER_OF[trick[0]] // RANKS]
    best = max(lying := [powers[_NUMBER_OF[card]] for card in trick])
    if lying.index(best) == len(trick) - 2:  # the partner has it
        return _thrown(plays, trump)
    winning = [each for each in plays if powers[each.number] > best]
    if not winning:
        return _thrown(plays, trump)
    if len(trick) == 3 or powers[winning[0].number] >= TRUMPS:
        return _thrown(winning, trump)
    return winning[-1]


def _silent(actions: tuple[game.Action, ...]) -> list[game.Play]:
    """Give the plays without a signal, in pack order."""
    return [each for each in actions if type(each) is game.Play and each.number < KINDS]


def _trump_of(position: Public) -> int:
    """Give the number of the trump suit."""
    trump = position.trump
    assert trump is not None, "cards are played when trump has been named"
    return game.SUITS.index(trump)


def _thrown(plays: list[game.Play], trump: int) -> game.Play:
    """Give the play of the lowest card, trumps after all others, the first of equals."""
    keys = KEYS[trump]
    return min(plays, key=lambda play: keys[play.number])


def _led(position: Public, plays: list[game.Play], trump: int) -> game.Play:
    """Give the lead: an ace that is not known to be in danger, a trump last, else the lowest."""
    aces = [each for each in plays if each.number % RANKS == ACE]
    if aces:
        against = _against(position)
        safe = [each for each in aces if game.SUITS[each.number // RANKS] not in against]
        if safe:
            return _thrown(safe, trump)
    return _thrown(plays, trump)


def _against(position: Public) -> frozenset[game.Suit]:
    """Give the suits that an opponent of the leader lacks and may still have a trump for."""
    leader, voids = position.leader, position.voids
    assert leader is not None, "somebody leads"
    return frozenset(
        suit
        for seat in leader.side.other.seats
        if position.trump not in voids[seat]
        for suit in voids[seat]
    )


def _candidates(view: game.View, actions: tuple[game.Action, ...]) -> tuple[game.Action, ...]:
    """Give every suit to name, no cut, as all are alike, and a few of the plays.

    These are, suit by suit, the lowest card, the highest, and the lowest that takes the trick as
    it lies. A signal is never one of them: no playout heeds it.
    """
    if type(actions[0]) is game.Cut:
        return ()
    if type(actions[0]) is game.NameTrump:
        return actions
    trick, trump = view.trick, _trump_of(view)
    plays = _silent(actions)
    powers = POWERS[trump][_NUMBER_OF[trick[0]] // RANKS if trick else trump]
    best = max((powers[_NUMBER_OF[card]] for card in trick), default=KINDS + TRUMPS)
    kept: dict[game.Play, None] = {}
    for suit in range(len(game.SUITS)):
        own = [each for each in plays if each.number // RANKS == suit]
        winning = [each for each in own if powers[each.number] > best]
        kept |= dict.fromkeys((*own[:1], *winning[:1], *own[-1:]))
    return tuple(kept)


def _lead(before: game.State, action: game.Action, after: game.State) -> int:
    """Give the tricks that North-South are ahead by when the last card has been played."""
    del after
    leader, trump = before.leader, before.trump
    assert isinstance(action, game.Play), "what ends a game is a card"
    assert leader is not None, "somebody has led to the last trick"
    assert trump is not None, "cards are played when trump has been named"
    place = game.trick_winner((*before.trick, action.card), trump)
    # Two places on sits the partner, whichever way the play goes.
    taken = before.tricks[0] + (leader.value + place + 1) % 2
    ahead = 2 * (taken - HALF)
    return ahead + WON * ((ahead > 0) - (ahead < 0))


def _result(state: game.State) -> tuple[int, int]:
    """Give the tricks of the first game of a match: its winner and their number open a series."""
    series = state.series
    tricks = HALF if series.benchmark is None else series.benchmark
    other = 2 * HALF - tricks
    return (other, tricks) if series.holder is Side.EAST_WEST else (tricks, other)


ARBAA_TURUB: Final = Arena(
    game=game,
    measure="tricks a game",
    most=2 * HALF,
    deals=1,
    result=_result,
    greedy=greedy,
    habit=habit,
    candidates=_candidates,
    sample=game.sample_world,
    lead=_lead,
)
"""Arba'a Turub: a bout is the first game of a match, and what counts is its tricks."""
