"""What is wrong with a capture as it is written down, on plain cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, final

from cardrules.audit.codes import FindingCode as Code
from cardrules.cards import Card, Rank
from cardrules.cuarenta import RANKS, Capture, Rules, captures
from cardrules.cuarenta.captures import number_of, sums
from cardrules.notation import format_cards

__all__ = ["Wrong", "full_sequence", "what_is_wrong"]


@final
class Wrong(NamedTuple):
    """What is wrong: the code, the clause, the cards at fault, and a sentence."""

    code: Code
    clause: str
    cards: tuple[Card, ...]
    text: str


def what_is_wrong(card: Card, taken: Capture, table: Sequence[Card], rules: Rules) -> Wrong | None:
    """Say what is wrong with a play that takes cards, or with one that lays its card.

    Every card is one of this game. The clauses are C-4.1 to C-4.7 and C-I3, C-I4, C-I24, C-I25.

    >>> from cardrules.cuarenta import GUIDE
    >>> from cardrules.notation import parse_card, parse_cards
    >>> taken = Capture(parse_cards("2♣ 3♦"), ())
    >>> what_is_wrong(parse_card("6♠"), taken, taken.base, GUIDE).code.value
    'does_not_add_up'
    """
    named = (*taken.base, *taken.sequence)
    absent = tuple((Counter(named) - Counter(table)).elements())
    if absent:
        text = f"{format_cards(absent)} did not lie on the table"
        return Wrong(Code.CARD_NOT_ON_TABLE, "C-4.1", absent, text)
    if not taken.base:
        forced = rules.trailing == "forced" and bool(_bases(card, tuple(table), rules))
        return _of_laying(card, taken, forced=forced)
    if frozenset(_ranks(taken.base).items()) not in _bases(card, tuple(table), rules):
        return _of_the_base(card, taken.base, table, rules)
    return _of_the_sequence(card, taken.sequence, table, rules)


@lru_cache(maxsize=4096)
def _bases(
    card: Card, table: tuple[Card, ...], rules: Rules
) -> frozenset[frozenset[tuple[Rank, int]]]:
    """Give the ranks of every base that a card can take. The same table is mostly asked again."""
    possible = captures(card, table, rules=rules)
    return frozenset(frozenset(_ranks(each.base).items()) for each in possible)


def _ranks(cards: Sequence[Card]) -> Counter[Rank]:
    return Counter(card.rank for card in cards)


def full_sequence(card: Card, table: Sequence[Card]) -> tuple[Rank, ...]:
    """Give the ranks of the unbroken run on the table above a card (C-4.6)."""
    lying = {each.rank for each in table}
    run: list[Rank] = []
    for rank in RANKS[RANKS.index(card.rank) + 1 :]:
        if rank not in lying:
            break
        run.append(rank)
    return tuple(run)


def _of_laying(card: Card, taken: Capture, *, forced: bool) -> Wrong | None:
    if taken.sequence:
        text = f"{card} takes a sequence with nothing under it"
        return Wrong(Code.SEQUENCE_WITHOUT_BASE, "C-4.7", taken.sequence, text)
    if forced:
        text = f"{card} is laid, and could take: under these rules it must"
        return Wrong(Code.AGAINST_THE_READING, "C-I3", (card,), text)
    return None


def _of_the_base(card: Card, base: tuple[Card, ...], table: Sequence[Card], rules: Rules) -> Wrong:
    """Say by which clause cards on the table are no base for a card."""
    equal = tuple(each for each in base if each.rank is card.rank)
    if len(equal) == len(base):
        if rules.match_takes == "all":
            text = f"{card} has to take every equal card"
            return Wrong(Code.AGAINST_THE_READING, "C-I25", base, text)
        return Wrong(Code.SEVERAL_BASES, "C-4.2", base, f"{card} takes several equal cards")
    figures = tuple(each for each in (card, *base) if number_of(each.rank) is None)
    if figures:
        text = f"{format_cards(figures)} cannot be added"
        return Wrong(Code.FIGURE_IN_SUM, "C-4.3", figures, text)
    total = sum(number_of(each.rank) or 0 for each in base)
    if total == number_of(card.rank):
        text = f"{card} takes a sum of {len(base)} cards: under these rules it is of two"
        return Wrong(Code.AGAINST_THE_READING, "C-I24", base, text)
    if _falls_apart(_ranks(base), card.rank):
        return Wrong(Code.SEVERAL_BASES, "C-4.2", base, f"{card} takes more than one base")
    text = f"{format_cards(base)} add up to {total}, which {card} does not take"
    return Wrong(Code.DOES_NOT_ADD_UP, "C-4.1", base, text)


def _falls_apart(ranks: Counter[Rank], rank: Rank) -> bool:
    """Say whether ranks fall into groups of which each would be a base by itself."""
    waiting, seen = [ranks], set[frozenset[tuple[Rank, int]]]()
    groups = [Counter(group) for group in ((rank,), *sums(rank))]
    while waiting:
        now = waiting.pop()
        if not now:
            return True
        key = frozenset(now.items())
        if key not in seen:
            seen.add(key)
            waiting += [now - group for group in groups if group <= now]
    return False


def _of_the_sequence(
    card: Card, sequence: tuple[Card, ...], table: Sequence[Card], rules: Rules
) -> Wrong | None:
    full = full_sequence(card, table)
    ranks = sorted(RANKS.index(each.rank) for each in sequence)
    start = RANKS.index(card.rank) + 1
    if ranks != list(range(start, start + len(ranks))):
        text = f"{format_cards(sequence)} is no unbroken run from one rank above {card}"
        return Wrong(Code.BROKEN_SEQUENCE, "C-4.6", sequence, text)
    if rules.sequence == "automatic" and len(ranks) < len(full):
        text = f"{card} has to take the whole sequence"
        return Wrong(Code.AGAINST_THE_READING, "C-I4", (card,), text)
    return None
