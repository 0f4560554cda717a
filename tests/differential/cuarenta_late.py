"""Cuarenta: hands shortly before their end, at scores at which the thresholds bite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from cardrules import cuarenta as cu
from cardrules.cards import Card, Rank
from cardrules.errors import InvalidStateError
from cardrules.seats import SEATS, Seat, Side
from tests.differential.cuarenta_packs import salted, shuffled

_EVEN: Final = (0, 4, 8, 20, 26, 28, 28, 30, 30, 34, 36, 36, 38, 38, 38)
_ODD: Final = (7, 9, 27, 29, 35, 37, 39)


def _scores(rng: Random, rules: cu.Rules) -> tuple[int, int]:
    offered = (*_EVEN, *_ODD) if rules.count_rounding == "none" else _EVEN
    return rng.choice(offered), rng.choice(offered)


def _chicas(rng: Random, rules: cu.Rules) -> tuple[int, int]:
    return (0, 0) if rules.match == "single" else (rng.randrange(2), rng.randrange(2))


def at_other_scores(rng: Random, state: cu.State) -> cu.State | None:
    """The same position at other scores, if it can be had at those."""
    setup = cu.to_setup(state)
    scores, chicas = _scores(rng, state.rules), _chicas(rng, state.rules)
    return _made(attrs.evolve(setup, scores=scores, chicas=chicas))


def _made(setup: cu.Setup) -> cu.State | None:
    try:
        return cu.from_setup(setup)
    except InvalidStateError:
        return None


def late(rng: Random, state: cu.State) -> cu.State | None:
    """The same match in the second lot of its next hand."""
    rules, dealer = state.rules, state.dealer
    assert dealer is not None
    order = rules.seats_from(rules.next_seat(dealer))
    cards = salted(rng, shuffled(rng))
    gone = rng.choice((8, 12, 14, 15, 16, 17, 18, 18, 19, 19))
    if rules.twenty_twenty != "non_dealer_six" and rng.random() < 0.5:
        gone = 19
    hands, fallen = _part(rng, cards, order, gone)
    played = [*cards[20:], *(card for part in fallen for card in part)]
    scores = _scores(rng, rules) if rng.random() < 0.45 else state.scores
    answers, rondas = _answers(
        rng, rules, scores, [(*h, *f) for h, f in zip(hands, fallen, strict=True)]
    )
    turn, previous = order[gone % 4], order[(gone - 1) % 4]
    fresh, table, piles = _lying(rng, rules, played, fallen[previous], (turn.side, hands[turn]))
    of_before, prizes = _rondas_before(rng, rules, cards[20:], rondas)
    takers = [seat for seat in SEATS if piles[seat.side]]
    return _made(
        cu.Setup(
            rules=rules,
            phase=cu.Phase.PLAY,
            dealer=dealer,
            turn=turn,
            hands=hands,
            table=table,
            fresh=fresh,
            piles=piles,
            scores=scores,
            lot=2,
            answers=answers,
            rondas=(*of_before, *rondas),
            fallen=fallen,
            prizes=prizes,
            last_capturer=rng.choice(takers) if takers else None,
            chicas=state.chicas,
        )
    )


def _part(
    rng: Random, cards: Sequence[Card], order: Sequence[Seat], gone: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """The hands of a lot, and what has fallen of them after so many cards, by seat."""
    hands: list[tuple[Card, ...]] = [()] * 4
    fallen: list[tuple[Card, ...]] = [()] * 4
    for place, seat in enumerate(order):
        dealt = shuffled(rng, cards[5 * place : 5 * place + 5])
        number = (gone + 3 - place) // 4
        fallen[seat], hands[seat] = dealt[:number], dealt[number:]
    return tuple(hands), tuple(fallen)


def _answers(
    rng: Random, rules: cu.Rules, scores: tuple[int, int], dealt: Sequence[tuple[Card, ...]]
) -> tuple[tuple[cu.Answer, ...], list[cu.HeldRonda]]:
    """What each seat may have answered, and the rondas that were held."""
    answers: list[cu.Answer] = []
    rondas: list[cu.HeldRonda] = []
    for seat in SEATS:
        held, score = cu.announcement(dealt[seat.value]), scores[seat.side]
        answer, status = cu.Answer.PASSED, cu.RondaStatus.SILENT
        if isinstance(held, cu.Ronda) and score >= rules.ronda_points and rng.random() < 0.6:
            answer, status = cu.Answer.RONDA, cu.RondaStatus.ANNOUNCED
        elif cu.ronda_is_blocked(score, rules=rules):
            answer, status = cu.Answer.PASSED_BLOCKED, cu.RondaStatus.BLOCKED
        answers.append(answer)
        if isinstance(held, cu.Ronda):
            rondas.append(cu.HeldRonda(seat, held.rank, 2, status))
    return tuple(answers), rondas


_Lying = tuple[tuple[Card, ...], tuple[tuple[Card, ...], tuple[Card, ...]]]


def _lying(
    rng: Random,
    rules: cu.Rules,
    played: Sequence[Card],
    previous: Sequence[Card],
    next_one: tuple[Side, Sequence[Card]],
) -> tuple[Card | None, tuple[Card, ...], tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """The card just laid, of those of the seat before, then table and piles."""
    side, hand = next_one
    if rng.random() < _taken_as_a_whole(rules):
        card = rng.choice(hand)
        if rules.sum_size == 2:
            card = max(hand, key=lambda each: cu.number_of(each.rank) or 0)
        return None, *_to_be_taken(rng, rules, played, card, side)
    fresh = rng.choice(previous) if rng.random() < 0.6 else None
    lying = rng.choice((0, 0, 1, 1, 2, 3, 5, 12, 13)) if fresh is None else rng.choice((0, 1, 4, 9))
    if rules.under_twenty != "larger_two" and rng.random() < 0.6:
        lying = 12
    return fresh, *_anyhow(rng, played, fresh, lying)


def _anyhow(rng: Random, played: Sequence[Card], fresh: Card | None, lying: int) -> _Lying:
    """The cards played, on the table and in the piles, often so that the piles end close to 20."""
    cards = [card for card in shuffled(rng, played) if card != fresh]
    table, taken = cards[:lying], cards[lying:]
    half = min(rng.choice((len(taken) // 2, 16, 17, 18, 19, 20, 20)), len(taken))
    piles = (tuple(taken[:half]), tuple(taken[half:]))
    return (*table, *(() if fresh is None else (fresh,))), rng.choice((piles, (piles[1], piles[0])))


def _taken_as_a_whole(rules: cu.Rules) -> float:
    """How often the table is one to be taken as a whole: where some reading shows by it, mostly."""
    if rules.sum_size == 2:
        return 0.85
    if rules.under_twenty != "larger_two":
        return 0.1
    shows = (
        rules.match_takes == "all"
        or rules.sequence == "automatic"
        or rules.forgotten_limpia
        or rules.twenty_twenty != "non_dealer_six"
    )
    return 0.7 if shows else 0.4


def _to_be_taken(
    rng: Random, rules: cu.Rules, played: Sequence[Card], card: Card, side: Side
) -> _Lying:
    """A table that the card takes as a whole, and the other side with 20 cards."""
    cards = shuffled(rng, played)
    above = cu.RANKS[cu.RANKS.index(card.rank) + 1 :][: rng.choice((0, 1, 1, 1, 2, 4))]
    table: list[Card] = []
    counts = Counter(each.rank for each in cards)
    bases = [base for base in _bases(rules, card.rank) if Counter(base) <= counts]
    for rank in (*(rng.choice(bases) if bases else ()), *above):
        table += [each for each in cards if each.rank is rank and each not in table][:1]
    taken = tuple(each for each in cards if each not in table)
    piles = (taken[20:], taken[:20])
    return tuple(table), piles if side is Side.NORTH_SOUTH else (piles[1], piles[0])


def _bases(rules: cu.Rules, rank: Rank) -> list[tuple[Rank, ...]]:
    """What a card of a rank may take, or, under some readings, may not."""
    equal = (rank,)
    if rules.twenty_twenty != "non_dealer_six":
        return [equal]
    if rules.match_takes == "all":
        return [equal, equal * 2, equal * 2]
    sums = cu.sums(rank)
    if rules.sum_size == 2:
        return [each for each in sums if len(each) > 2] or [equal]
    return [equal, equal, equal * 2, *sums]


def _rondas_before(
    rng: Random, rules: cu.Rules, played: Sequence[Card], rondas: Sequence[cu.HeldRonda]
) -> tuple[list[cu.HeldRonda], tuple[cu.Prize, ...]]:
    """Rondas of the first lot, and prizes due on them."""
    counts = Counter(card.rank for card in played)
    ranks = [rank for rank, count in counts.items() if count >= 3]
    free = [rank for rank in ranks if all(ronda.rank is not rank for ronda in rondas)][:3]
    held: list[cu.HeldRonda] = []
    prizes: list[cu.Prize] = []
    for seat, rank in zip(rng.sample(SEATS, 4), free, strict=False):
        status = rng.choice(tuple(cu.RondaStatus))
        if status is cu.RondaStatus.BLOCKED and not cu.ronda_is_blocked(38, rules=rules):
            continue
        held.append(cu.HeldRonda(seat, rank, 1, status))
        if cu.carries_prize(status, rules=rules) and rng.random() < 0.7:
            prizes.append(cu.Prize(seat, rank))
    return held, tuple(prizes)
