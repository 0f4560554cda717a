"""Cuarenta: any action at all, mostly a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank, Suit
from cardrules.seats import SEATS

FOREIGN: Final = Card(Rank.EIGHT, Suit.CLUBS)


def stray(rng: Random, state: cu.State) -> cu.Action:
    """Two times out of three of the kind that is due."""
    if rng.random() < 0.33:
        return rng.choice(_ANY)(rng, state)
    if state.phase in (cu.Phase.ANNOUNCE, cu.Phase.PLAY) and rng.random() < 0.5:
        return _against_the_rules(rng, state)
    return rng.choice(_DUE[state.phase])(rng, state)


_Stray = Callable[[Random, cu.State], cu.Action]


def _fixed(action: cu.Action) -> _Stray:
    def give(rng: Random, state: cu.State) -> cu.Action:
        del rng, state
        return action

    return give


def _draw(rng: Random, state: cu.State) -> cu.Action:
    del state
    return cu.DrawForDealer(_odd_pack(rng))


def _shuffle(rng: Random, state: cu.State) -> cu.Action:
    del state
    return cu.Shuffle(_odd_pack(rng))


def _odd_pack(rng: Random) -> tuple[Card, ...]:
    cards = rng.sample(cu.PACK, len(cu.PACK))
    return rng.choice(
        (
            tuple(cards),
            tuple(cards[1:]),
            (*cards, cards[0]),
            (*cards[1:], cards[1]),
            (*cards[1:], FOREIGN),
            (*cards, FOREIGN),
        )
    )


def _claim(rng: Random, state: cu.State) -> cu.Action:
    """The prize for some ronda, or for one there was."""
    if state.rondas and rng.random() < 0.6:
        ronda = rng.choice(state.rondas)
        assert ronda.rank is not None
        return cu.ClaimPrize(ronda.holder, ronda.rank)
    return cu.ClaimPrize(rng.choice(SEATS), rng.choice((*cu.RANKS, Rank.NINE)))


# --- Plays ---------------------------------------------------------------------------------------


def _own_card(rng: Random, state: cu.State) -> Card:
    hand = () if state.turn is None else state.hands[state.turn]
    return rng.choice(hand or cu.PACK)


def _picked(rng: Random, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, min(len(cards), rng.randint(1, most))))


def _any_card(rng: Random, state: cu.State) -> cu.Action:
    card = rng.choice((*cu.PACK, FOREIGN))
    return cu.Play(card, _picked(rng, (*state.table, FOREIGN), 2) if rng.random() < 0.5 else ())


def _laid(rng: Random, state: cu.State) -> cu.Action:
    return cu.Play(_own_card(rng, state))


def _any_base(rng: Random, state: cu.State) -> cu.Action:
    return cu.Play(_own_card(rng, state), _picked(rng, state.table, 4))


def _any_pair(rng: Random, state: cu.State) -> cu.Action:
    """Any cards of the table as base and as sequence, some of them perhaps in both."""
    base, sequence = _picked(rng, state.table, 3), _picked(rng, state.table, 3)
    return cu.Play(_own_card(rng, state), base, sequence)


def _absent(rng: Random, state: cu.State) -> cu.Action:
    return cu.Play(_own_card(rng, state), _picked(rng, cu.PACK, 2))


def _twice(rng: Random, state: cu.State) -> cu.Action:
    card = _own_card(rng, state)
    base = _picked(rng, state.table or (card,), 2)
    return cu.Play(card, rng.choice(((*base, base[0]), (card,), (*base, card))))


def _equal(rng: Random, state: cu.State) -> cu.Play:
    """Equal cards of the table: any of them, with a card of their rank if there is one."""
    hand = () if state.turn is None else state.hands[state.turn]
    ranks = [card.rank for card in state.table]
    pairs = [card for card in hand if ranks.count(card.rank) > 1]
    card = rng.choice(pairs) if pairs else _own_card(rng, state)
    equal = tuple(each for each in state.table if each.rank is card.rank)
    return cu.Play(card, _picked(rng, equal, 3))


def _one_of_equal(rng: Random, state: cu.State) -> cu.Action:
    play = _equal(rng, state)
    return cu.Play(play.card, play.base[:1])


_Taking = tuple[Card, tuple[Card, ...], tuple[Card, ...]]


def _able(state: cu.State) -> list[_Taking]:
    """The cards of the hand that take, with each base and its whole sequence."""
    hand = () if state.turn is None else state.hands[state.turn]
    return [
        (card, base, sequence)
        for card in hand
        for base, sequence in cu.captures(card, state.table, fresh=state.fresh)
    ]


def _taking(rng: Random, state: cu.State) -> _Taking:
    """A card that takes, if the hand has one, with a base and its whole sequence."""
    able = _able(state)
    return rng.choice(able) if able else (_own_card(rng, state), (), ())


def _in_part(rng: Random, state: cu.State) -> cu.Action:
    """A capture with any part of its sequence, or of what lies above it."""
    card, base, sequence = _taking(rng, state)
    offered = sequence if rng.random() < 0.5 else state.table
    return cu.Play(card, base, _picked(rng, offered, 4) if offered else ())


def _without_sequence(rng: Random, state: cu.State) -> cu.Action:
    card, base, _ = _taking(rng, state)
    return cu.Play(card, base)


def _not_taking(rng: Random, state: cu.State) -> cu.Action:
    return cu.Play(_taking(rng, state)[0])


def _with_a_gap(rng: Random, state: cu.State) -> cu.Action:
    """A capture with its sequence, and a card beyond the gap that ends it."""
    card, base, sequence = _taking(rng, state)
    end = cu.RANKS.index(sequence[-1].rank) + 1 if sequence else 0
    beyond = [each for each in state.table if cu.RANKS.index(each.rank) > end]
    return cu.Play(card, base, (*sequence, *(beyond and [rng.choice(beyond)])))


def _against_the_rules(rng: Random, state: cu.State) -> cu.Action:
    """What the guide would allow and some reading does not."""
    rules = state.rules
    if state.phase is cu.Phase.ANNOUNCE:
        return cu.Pass()
    able = [
        *([_not_taking] if rules.trailing == "forced" else []),
        *([_longest_base] if rules.sum_size == 2 else []),
        *([_one_of_equal] if rules.match_takes == "all" else []),
        *([_without_sequence] if rules.sequence == "automatic" else []),
    ]
    return rng.choice(able or [_two_groups])(rng, state)


def _longest_base(rng: Random, state: cu.State) -> cu.Action:
    """The most cards that a card of the hand takes by a sum."""
    able = _able(state) or [_taking(rng, state)]
    return cu.Play(*max(able, key=lambda each: len(each[1])))


def _without_base(rng: Random, state: cu.State) -> cu.Action:
    card, _, sequence = _taking(rng, state)
    return cu.Play(card, (), sequence or _picked(rng, state.table, 1))


def _ranks_above(rng: Random, state: cu.State) -> cu.Action:
    """A base with a sequence that has two of a rank, a gap, or a start too high."""
    card, base, sequence = _taking(rng, state)
    start = cu.RANKS.index(card.rank) + 1 if card.rank in cu.RANKS else 0
    higher = tuple(each for each in state.table if cu.RANKS.index(each.rank) >= start)
    twins = tuple(each for each in higher if any(each.rank is one.rank for one in sequence))
    return cu.Play(
        card, base, rng.choice((twins, higher, higher[1:], (*sequence[:1], *higher[2:])))
    )


def _two_groups(rng: Random, state: cu.State) -> cu.Action:
    card, base, _ = _taking(rng, state)
    found = cu.captures(card, tuple(each for each in state.table if each not in base))
    return cu.Play(card, (*base, *(rng.choice(found).base if found else state.table[:1])))


_PLAYS: Final[tuple[_Stray, ...]] = (
    _any_card,
    _laid,
    _any_base,
    _any_pair,
    _absent,
    _twice,
    _equal,
    _in_part,
    _without_sequence,
    _without_base,
    _with_a_gap,
    _with_a_gap,
    _two_groups,
    _ranks_above,
    _ranks_above,
    _two_groups,
)
_SAID: Final[tuple[cu.Action, ...]] = (
    cu.Pass(),
    cu.AnnounceRonda(),
    cu.ShowFour(),
    cu.TakeForgotten(),
    cu.Misdeal(),
)
_WORDS: Final[tuple[_Stray, ...]] = tuple(map(_fixed, _SAID))
_ANY: Final[tuple[_Stray, ...]] = (*_WORDS, _draw, _shuffle, _claim, _claim, _any_card, _laid)
_DUE: Final[dict[cu.Phase, tuple[_Stray, ...]]] = {
    cu.Phase.DRAW: (_draw,),
    cu.Phase.SHUFFLE: (_shuffle,),
    cu.Phase.ANNOUNCE: _WORDS[:3],
    cu.Phase.PLAY: _PLAYS,
    cu.Phase.FORGOTTEN: (*_WORDS[:4], _any_card),
    cu.Phase.PRIZES: (_WORDS[0], _claim, _claim, _claim),
    cu.Phase.OVER: _ANY,
}
