"""What is wrong with a play or an announcement, in words, on plain cards.

The machine tests plays in bits (`_play`); here the same rules are said one by one, and the first
that is broken is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from cardrules.cards import Card, Rank
from cardrules.conduct import Refused
from cardrules.cuarenta.actions import AnnounceRonda, Pass, Play, ShowFour, cards_of
from cardrules.cuarenta.announcements import (
    Announcement,
    Four,
    Ronda,
    announcement,
    four_is_blocked,
    ronda_is_blocked,
)
from cardrules.cuarenta.captures import captures, number_of, sums
from cardrules.cuarenta.refusals import Refusal
from cardrules.cuarenta.rules import RANK_PLACE, RANKS, Rules
from cardrules.cuarenta.state import Public
from cardrules.seats import Seat
from cardrules.verdicts import Conduct

__all__ = ["of_an_announcement", "of_the_play"]


def _asked(position: Public) -> tuple[Seat, tuple[Card, ...]]:
    """Give the seat that is asked, and its hand."""
    seat = position.turn
    assert seat is not None, "somebody is asked"
    return seat, cards_of(position.packed[seat.value])


def of_an_announcement(position: Public, action: Pass | AnnounceRonda | ShowFour) -> Refused | None:
    """Say why an answer in the announcing phase may not be given."""
    seat, hand = _asked(position)
    rules = position.rules
    score = position.scores[seat.side]
    held = announcement(hand)
    if isinstance(action, Pass):
        if rules.announcing == "optional" or not _scores(held, score, rules):
            return None
        return Refusal.MUST_ANNOUNCE, "C-I2", "these rules ask for what one holds", ()
    if isinstance(action, ShowFour):
        if not isinstance(held, Four):
            return Refusal.NO_FOUR_OF_A_KIND, "C-3.2", "the hand holds no four of a kind", ()
    elif not isinstance(held, Ronda):
        return Refusal.NO_THREE_OF_A_KIND, "C-3.1", "the hand holds no three of a kind", ()
    if _scores(held, score, rules):
        return None
    over = rules.ronda_limit is not None and score >= rules.ronda_limit
    clause = "C-3.4" if over else "C-I18"
    return Refusal.RONDA_BLOCKED, clause, f"at {score} points it does not score", ()


def _scores(held: Announcement | None, score: int, rules: Rules) -> bool:
    """Say whether a hand has something that may be announced at this score."""
    match held:
        case Ronda():
            return not ronda_is_blocked(score, rules=rules)
        case Four():
            return not four_is_blocked(score, rules=rules)
        case None:
            return False
        case _:
            assert_never(held)


def of_the_play(position: Public, play: Play) -> Refused | None:
    """Say why a card may not be played so: the cards themselves, its base, its sequence."""
    hand = _asked(position)[1]
    if play.card not in hand:
        return Conduct.CARD_NOT_HELD, "G-3", "the card is not in that hand", (play.card,)
    named = (*play.base, *play.sequence)
    twice = tuple(card for card, times in Counter((play.card, *named)).items() if times > 1)
    if twice:
        return Refusal.CARD_NAMED_TWICE, "G-3", "a card is named twice", twice
    table = position.table
    absent = tuple(card for card in named if card not in table)
    if absent:
        return Refusal.CARD_NOT_ON_TABLE, "C-4.1", "that does not lie on the table", absent
    if not play.base:
        return _of_laying(play, table, position.rules)
    return _of_the_base(play, table, position.rules) or _of_the_sequence(
        play, table, position.rules
    )


def _of_laying(play: Play, table: tuple[Card, ...], rules: Rules) -> Refused | None:
    """Say why a card may not be played without a base (C-4.7, C-I3)."""
    if play.sequence:
        reason = "a sequence takes nothing without an equal card or a sum under it"
        return Refusal.SEQUENCE_WITHOUT_BASE, "C-4.7", reason, play.sequence
    if rules.trailing == "forced" and captures(play.card, table, rules=rules):
        return Refusal.MUST_TAKE, "C-I3", "under these rules it must take", (play.card,)
    return None


def _of_the_base(play: Play, table: tuple[Card, ...], rules: Rules) -> Refused | None:
    """Say why cards are no base for a card (C-4.1 to C-4.3, C-I24, C-I25)."""
    card, base = play.card, play.base
    equal = tuple(each for each in base if each.rank is card.rank)
    if len(equal) == len(base):
        return _of_equal_cards(card, base, table, rules)
    figures = tuple(each for each in (card, *base) if number_of(each.rank) is None)
    if figures:
        return Refusal.FIGURE_IN_SUM, "C-4.3", "a figure has no number to add", figures
    total = sum(number_of(each.rank) or 0 for each in base)
    due = number_of(card.rank) or 0
    if total == due:
        if rules.sum_size is None or len(base) == rules.sum_size:
            return None
        return Refusal.SUM_TOO_LARGE, "C-I24", "these rules have sums of two cards", base
    if total % due == 0 and _splits(tuple(each.rank for each in base), card.rank):
        what = "a match and a sum" if equal else "two sums"
        return Refusal.TWO_GROUPS, "C-4.2", f"one base only, not {what}", base
    reason = f"the cards add up to {total} and not to {due}"
    return Refusal.DOES_NOT_ADD_UP, "C-4.1", reason, base


def _of_equal_cards(
    card: Card, base: tuple[Card, ...], table: tuple[Card, ...], rules: Rules
) -> Refused | None:
    """Say why equal cards are no match (C-4.2, C-I25)."""
    if rules.match_takes == "all":
        left = tuple(each for each in table if each.rank is card.rank and each not in base)
        if not left:
            return None
        return Refusal.ALL_EQUAL_MUST_BE_TAKEN, "C-I25", "a match takes every equal card", left
    if len(base) == 1:
        return None
    return Refusal.SEVERAL_EQUAL_CARDS, "C-4.2", "a match takes one equal card", base


def _splits(ranks: tuple[Rank, ...], rank: Rank) -> bool:
    """Say whether ranks fall into groups that each are equal to a rank or add up to it."""
    seen: set[tuple[int, ...]] = set()
    start = [0] * len(RANKS)
    for each in ranks:
        start[RANK_PLACE[each]] += 1
    waiting = [tuple(start)]
    while waiting:
        counts = waiting.pop()
        if not any(counts):
            return True
        if counts not in seen:
            seen.add(counts)
            waiting += _without_group(counts, rank)
    return False


def _without_group(counts: tuple[int, ...], rank: Rank) -> Iterator[tuple[int, ...]]:
    """Take each group off that has the highest rank there is in it."""
    highest = RANKS[max(place for place, count in enumerate(counts) if count)]
    for group in ((rank,), *sums(rank)):
        if highest in group:
            rest = list(counts)
            for each in group:
                rest[RANK_PLACE[each]] -= 1
            if min(rest) >= 0:
                yield tuple(rest)


def _of_the_sequence(play: Play, table: tuple[Card, ...], rules: Rules) -> Refused | None:
    """Say why cards are no sequence over a card (C-4.6, C-I4)."""
    sequence = play.sequence
    ranks = [RANK_PLACE[each.rank] for each in sequence]
    twins = tuple(each for each in sequence if ranks.count(RANK_PLACE[each.rank]) > 1)
    if twins:
        reason = "a sequence takes one card a rank"
        return Refusal.TWO_OF_A_RANK_IN_SEQUENCE, "C-4.6", reason, twins
    start = RANK_PLACE[play.card.rank] + 1
    if ranks and ranks[0] != start:
        reason = f"a sequence starts one rank above {play.card}"
        return Refusal.SEQUENCE_STARTS_WRONG, "C-4.6", reason, sequence[:1]
    for place, each in enumerate(sequence):
        if ranks[place] != start + place:
            return Refusal.GAP_IN_SEQUENCE, "C-4.6", "the sequence is broken", (each,)
    if rules.sequence == "automatic":
        going_on = RANKS[start + len(ranks) : start + len(ranks) + 1]
        left = tuple(each for each in table if each.rank in going_on)
        if left:
            reason = "under these rules the whole sequence is taken"
            return Refusal.WHOLE_SEQUENCE_MUST_BE_TAKEN, "C-I4", reason, left
    return None
