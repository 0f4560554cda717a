"""Arba'a Turub: packs, positions and actions that make rare things happen.

Random deals alone hardly ever tie a draw twice, use up a pack, or win all 36 tricks. So packs for
the draw are stacked with ties, and most games are entered a few tricks before their end, with
counts that make for draws, for wins too small, and for benchmarks that nobody can exceed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from cardrules import arbaa_turub as at
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import SEATS, SIDES, Seat

TRICKS: Final = 36
_ALL: Final = 144
"""As many rounds of the draw as the pack has cards: it is used up before."""


def shuffled(rng: Random, cards: list[Card] | tuple[Card, ...] = at.PACK) -> tuple[Card, ...]:
    """The cards in a random order."""
    return tuple(rng.sample(cards, len(cards)))


def pack(rng: Random, state: at.State) -> tuple[Card, ...]:
    """A shuffled pack; for the draw mostly one with ties, or one that decides nothing."""
    if state.phase is not at.Phase.DRAW or rng.random() < 0.2:
        return shuffled(rng)
    return _stacked(rng, len(state.contenders), rng.choice((1, 2, 3, _ALL)))


def _stacked(rng: Random, drawing: int, rounds: int) -> tuple[Card, ...]:
    """A pack whose first rounds tie, as far as its cards go; fewer may be tied each time."""
    left = [*shuffled(rng)]
    top: list[Card] = []
    for _ in range(rounds):
        counts = Counter(card.rank for card in left)
        tied = _tied(rng, drawing, rounds)
        able = [rank for rank, count in counts.items() if count >= tied]
        if not able:
            break
        top += _round(rng, left, rng.choice(able), tied, drawing)
        drawing = tied
    return (*top, *left)


def _tied(rng: Random, drawing: int, rounds: int) -> int:
    """How many are tied next; to use a pack up they are to be an even number."""
    if rounds == _ALL:
        return drawing // 2 * 2
    return drawing if rng.random() < 0.7 else rng.randint(2, drawing)


def _round(rng: Random, left: list[Card], rank: Rank, tied: int, drawing: int) -> list[Card]:
    """Take one round's cards out of those left: `tied` of a rank, and lower ones if there are."""
    same = [card for card in left if card.rank is rank][:tied]
    low = at.RANKS.index(rank)
    lower = [card for card in left if at.RANKS.index(card.rank) < low][: drawing - tied]
    for card in (*same, *lower):
        left.remove(card)
    return [*shuffled(rng, [*same, *lower])]


def elsewhere(rng: Random, state: at.State) -> at.State | None:
    """Mostly a game shortly before its end, with the match as it stands; or another series."""
    if state.phase is not at.Phase.SHUFFLE:
        return None
    if state.games_played == 0 and rng.random() < 0.5:
        return _with_series(rng, state)
    return late(rng, state) if rng.random() < 0.85 else None


def _with_series(rng: Random, state: at.State) -> at.State:
    """A match in which somebody holds a series already."""
    series = at.Series(rng.choice(SIDES), rng.choice((19, 20, 22, 30, 35, 36)))
    return at.from_setup(
        at.Setup(
            rules=state.rules,
            phase=at.Phase.SHUFFLE,
            dealer=state.dealer,
            series=series,
            games_played=rng.randint(1, 9),
        )
    )


def late(rng: Random, state: at.State, left: int | None = None) -> at.State:
    """The same match with its next game played to the last few tricks."""
    left = left or rng.choice((1, 1, 1, 2, 2, 3, 5))
    gone = TRICKS - left
    taken = max(0, min(gone, _aim(rng, state) - rng.randint(0, left)))
    tricks = rng.choice(((taken, gone - taken), (gone - taken, taken)))
    hands = _last_cards(rng, left)
    return at.from_setup(
        at.Setup(
            rules=state.rules,
            phase=at.Phase.PLAY,
            dealer=state.dealer,
            trump=rng.choice(at.SUITS),
            hands=hands,
            leader=rng.choice([seat for seat in SEATS if tricks[seat.side]]),
            tricks=tricks,
            voids=tuple(_voids(rng, hand) for hand in hands),
            series=state.series,
            games_played=state.games_played,
        )
    )


def _aim(rng: Random, state: at.State) -> int:
    """How many tricks a side is to end up with, more or less."""
    benchmark = state.series.benchmark or 19
    return rng.choice(
        (18, 18, 19, 20, benchmark, benchmark, benchmark + 1, rng.randint(19, 36), 36)
    )


def _last_cards(rng: Random, left: int) -> tuple[tuple[Card, ...], ...]:
    """Four hands, half of the time of so few kinds that twins meet."""
    kinds = at.KINDS if rng.random() < 0.5 else tuple(rng.sample(at.KINDS, 8))
    dealt = shuffled(rng, [card for card in kinds for _ in range(4)])
    return tuple(at.sort_hand(dealt[left * n : left * (n + 1)]) for n in range(len(SEATS)))


def _voids(rng: Random, hand: tuple[Card, ...]) -> tuple[Suit, ...]:
    held = {card.suit for card in hand}
    return tuple(suit for suit in at.SUITS if suit not in held and rng.random() < 0.5)


def choose(rng: Random, state: at.State, actions: tuple[at.Action, ...]) -> at.Action:
    """Any legal action; of many with one card, such as the signals, no fewer."""
    del state
    return rng.choice(actions)


_ODD_CUTS: Final = (-1, 0, 144, 145, 10**30, 1, 72, 143, True)
_FOREIGN: Final = Card(Rank.TWO, Suit.CLUBS)


def stray(rng: Random, state: at.State) -> at.Action:
    """Any action at all, mostly a wrong one; every other time of the kind that is due."""
    if rng.random() < 0.5:
        return rng.choice(_ANY)(rng, state)
    return _DUE.get(state.phase, _own_card)(rng, state)


def _cut(rng: Random, state: at.State) -> at.Action:
    del state
    return at.Cut(rng.choice(_ODD_CUTS))


def _naming(rng: Random, state: at.State) -> at.Action:
    del state
    return at.NameTrump(rng.choice(at.SUITS))


def _misdeal(rng: Random, state: at.State) -> at.Action:
    del rng, state
    return at.Misdeal()


def _shuffle(rng: Random, state: at.State) -> at.Action:
    del state
    return at.Shuffle(_odd_pack(rng))


def _draw(rng: Random, state: at.State) -> at.Action:
    del state
    return at.DrawForDealer(_odd_pack(rng))


def _any_card(rng: Random, state: at.State) -> at.Action:
    del state
    return at.Play(rng.choice((*at.KINDS, _FOREIGN)), rng.choice((None, *at.Signal)))


def _own_card(rng: Random, state: at.State) -> at.Action:
    """A card that the seat to act holds, if it has any, with or without a signal."""
    actor = at.to_act(state)
    hand = state.hands[actor] if isinstance(actor, Seat) else ()
    return at.Play(rng.choice(hand or at.KINDS), rng.choice((None, *at.Signal)))


def _odd_pack(rng: Random) -> tuple[Card, ...]:
    """A pack, mostly with a card missing, one too many, one twice or one that is not of it."""
    cards = shuffled(rng)
    return rng.choice(
        (
            cards,
            cards[1:],
            (),
            (*cards, cards[0]),
            (cards[1], *cards[1:]) if cards[0] != cards[1] else cards[2:],
            (_FOREIGN, *cards[1:]),
            (*cards, _FOREIGN),
        )
    )


_Stray: TypeAlias = Callable[[Random, at.State], at.Action]
_ANY: Final[tuple[_Stray, ...]] = (
    _cut,
    _naming,
    _misdeal,
    _shuffle,
    _draw,
    _any_card,
    _any_card,
    _own_card,
)
_DUE: Final[dict[at.Phase, _Stray]] = {
    at.Phase.DRAW: _draw,
    at.Phase.SHUFFLE: _shuffle,
    at.Phase.CUT: _cut,
}
