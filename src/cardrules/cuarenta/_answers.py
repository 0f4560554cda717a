"""Answers other than a card, carried out on the packed form once they have been found legal."""

from __future__ import annotations

from functools import lru_cache

from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._packed import (
    ACTOR,
    ANNOUNCE,
    ANSWER_BITS,
    ANSWERS_AT,
    DEALER,
    FIXED,
    HAND,
    ORDER,
    PASSED,
    PASSED_BLOCKED,
    PHASE,
    PLAY,
    POINTS,
    POINTS_BITS,
    SCORE,
    TURN,
    Packed,
)
from cardrules.cuarenta._tables import FOUR, NEXT, TAKER, kind_in
from cardrules.cuarenta.actions import ClaimPrize
from cardrules.cuarenta.announcements import RondaStatus, ronda_is_blocked
from cardrules.cuarenta.match import (
    has_prize,
    lot_over,
    next_asked,
    score_of,
    with_hand,
    with_score,
    won,
)
from cardrules.cuarenta.rules import RANKS, RONDA_LIMITS, TARGET, Rules
from cardrules.cuarenta.scoring import limpia_points, prize_points
from cardrules.cuarenta.state import (
    FREEZE,
    NEW,
    STATUSES,
    State,
    forgotten_bits,
    rules_of,
    state_of,
)

__all__ = ["announced", "claimed", "kept_silent", "left", "passed", "taken_up"]

_BLOCKED_FROM = min(
    score
    for limit in RONDA_LIMITS
    for score in range(p.POINTS + 1)
    if ronda_is_blocked(score, rules=Rules(ronda_limit=limit, only_caida_at_38=True))
)
"""The least score at which a ronda may not be announced under any rules (C-3.4)."""
_BLOCKED = STATUSES.index(RondaStatus.BLOCKED) << p.STATUS_AT
_SILENT = STATUSES.index(RondaStatus.SILENT) << p.STATUS_AT


def passed(packed: Packed) -> State:
    """Carry out a pass, on whatever was asked."""
    phase = packed[TURN] & PHASE
    if phase == ANNOUNCE:
        return kept_silent(packed)
    return left(packed) if phase == p.WINDOW else next_asked(packed, first=False)


def kept_silent(packed: Packed) -> State:
    """Announce nothing; a ronda that is held is remembered (C-3.4, C-5.7, C-I8)."""
    north, east, south, west, table, turn, score, piles, hand = packed
    seat = turn & ACTOR
    answer, status = PASSED, _SILENT
    points = score >> POINTS_BITS * (seat & 1) & POINTS
    if points >= _BLOCKED_FROM and _blocked_scores(p.rules_in(hand))[points]:
        answer, status = PASSED_BLOCKED, _BLOCKED
    ronda = kind_in(packed[seat])
    if ronda and not ronda & FOUR:
        hand |= (ronda | status) << _ronda_at(hand, seat)
    hand |= answer << ANSWERS_AT + ANSWER_BITS * seat
    # What `_after_answer` gives: this is asked eight times a hand, and mostly answered so.
    phase = PLAY if seat == (hand & DEALER) - 1 else ANNOUNCE
    turn = turn & FIXED | phase | NEXT[turn & ORDER]
    made = NEW(State)
    FREEZE(made, (north, east, south, west, table, turn, score, piles, hand))
    return made


@lru_cache(maxsize=1024)
def _blocked_scores(code: int) -> bytes:
    """Give for every score whether a ronda may not be announced at it (C-3.4)."""
    rules = rules_of(code)
    return bytes(ronda_is_blocked(score, rules=rules) for score in range(p.POINTS + 1))


def _after_answer(turn: int, hand: int) -> int:
    """Give the next turn after an announcement or a pass, one after the other (C-3.3, C-7.4).

    The dealer is asked last, and then the same seat that was asked first starts the play.
    """
    phase = p.PLAY if turn & ACTOR == (hand & p.DEALER) - 1 else p.ANNOUNCE
    return turn & p.FIXED | phase | NEXT[turn & ORDER]


def _ronda_at(hand: int, seat: int) -> int:
    """Give the place in `hand` of a seat's ronda of this lot."""
    lot = hand >> p.LOT_AT & p.LOT
    return p.RONDAS_AT + p.RONDA_BITS * (seat + 4 * (lot - 1))


def announced(packed: Packed, answer: int) -> State:
    """Carry out the announcement of a ronda or the showing of a four (C-3.1, C-3.2, C-I11)."""
    turn, score, hand = packed[TURN], packed[SCORE], packed[HAND]
    seat = turn & ACTOR
    rules = rules_of(p.rules_in(hand))
    hand |= answer << p.ANSWERS_AT + p.ANSWER_BITS * seat
    if answer == p.FOUR:
        if rules.four_of_a_kind == "wins":
            return won(with_hand(packed, hand), seat & 1, on_points=False)
        points: int = rules.four_of_a_kind
    else:
        hand |= kind_in(packed[seat]) << _ronda_at(hand, seat)
        points = rules.ronda_points
    score += points << p.POINTS_BITS * (seat & 1)
    packed = with_hand(with_score(packed, score), hand)
    if score_of(score, seat & 1) >= TARGET:
        return won(packed, seat & 1)
    return state_of((*packed[:TURN], _after_answer(turn, hand), *packed[SCORE:]))


def left(packed: Packed) -> State:
    """Leave forgotten cards: the other opponent is asked, or play goes on (C-I5)."""
    north, east, south, west, table, turn, score, piles, hand = packed
    capturer = turn >> p.CAPTURER_AT
    if turn & p.LEFT_ONLY or turn & ACTOR != NEXT[turn & p.COUNTER | capturer]:
        return _after_window(packed)
    made = NEW(State)
    # The partner of who was asked first.
    FREEZE(made, (north, east, south, west, table, turn ^ 2, score, piles, hand))
    return made


def taken_up(packed: Packed) -> State:
    """Take forgotten cards, all of them, to the taker's side (C-4.8, C-I6)."""
    north, east, south, west, table, turn, score, piles, hand = packed
    seat = turn & ACTOR
    side = seat & 1
    cards = forgotten_bits(packed)
    table ^= cards
    piles |= cards << p.SET_BITS * side
    score = score & ~p.LAST | TAKER[seat]
    if not table:
        before = score_of(score, side)
        rules = rules_of(p.rules_in(hand))
        if rules.forgotten_limpia:
            points = limpia_points(before, caida=False, rules=rules)
            score += points << p.POINTS_BITS * side
            if before + points >= TARGET:
                return won((north, east, south, west, table, turn, score, piles, hand), side)
    return _after_window((north, east, south, west, table, turn, score, piles, hand))


def _after_window(packed: Packed) -> State:
    """Go on behind the capturer once nothing is on offer any more."""
    north, east, south, west, table, turn, score, piles, hand = packed
    if not (north or east or south or west):
        return lot_over(packed)
    capturer = turn >> p.CAPTURER_AT
    turn = turn & FIXED | PLAY | NEXT[turn & p.COUNTER | capturer]
    made = NEW(State)
    FREEZE(made, (north, east, south, west, table, turn, score, piles, hand))
    return made


def claimed(packed: Packed, claim: ClaimPrize) -> State:
    """Pay a prize, and ask the same seat again while one is due to its side (C-5.5, C-I32)."""
    hand = packed[HAND]
    rondas = p.rondas_of(hand)
    side = packed[TURN] & 1
    prizes = p.prizes_of(rondas)
    rank = RANKS.index(claim.rank) + 1
    rest = tuple(
        place
        for place in prizes
        if place % 4 != claim.holder.value or rondas >> p.RONDA_BITS * place & p.RONDA_RANK != rank
    )
    points = prize_points(rules=rules_of(p.rules_in(hand)))
    score = packed[SCORE] + (points << p.POINTS_BITS * side)
    hand = p.with_rondas(hand, p.with_prizes(rondas, rest))
    packed = with_hand(with_score(packed, score), hand)
    # Nobody wins by a prize: it is not to be had from 30 on, and pays ten at the most (C-5.6).
    if has_prize(packed, rest, packed[TURN] & ACTOR):
        return state_of(packed)
    return next_asked(packed, first=False)
