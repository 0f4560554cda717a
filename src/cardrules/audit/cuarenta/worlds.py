"""What the cards that nobody saw can have been: every choice, and what it leaves to be found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, final

import attrs

from cardrules.audit._journal import Budget, Choices
from cardrules.audit.cuarenta.cards import CARDS
from cardrules.audit.cuarenta.hand import HandAudit
from cardrules.audit.cuarenta.standings import Standing
from cardrules.audit.entries import Deal, Entry, Play
from cardrules.audit.findings import Finding
from cardrules.cards import Card
from cardrules.cuarenta import PACK, RANKS
from cardrules.cuarenta.captures import number_of

__all__ = ["Explanation", "explanations", "unseen_cards"]

FIGURE: Final = 1000
MOST_CHOICES: Final = 6
"""So many contradictions of one hand are gone on from in both ways."""
RUN: Final = 100
"""What one run through a hand costs of the budget, beside the first."""
TRY: Final = 30
"""What it costs to try a card for one that nobody saw."""

Seen: TypeAlias = Mapping[int, Card]
"""The cards that were played unseen, by the number of their entry."""
Run: TypeAlias = Callable[[Seen, Choices, Choices], HandAudit]
"""Goes through a hand with the cards that were unseen, the picks and the choices."""


@final
@attrs.frozen
class Explanation:
    """One choice of the unseen cards, what it leaves to be found, and how the match then stands."""

    seen: tuple[Card, ...]
    findings: tuple[Finding, ...]
    after: tuple[Standing, ...]


def unseen_cards(
    deal: Deal, entries: Sequence[Entry], budget: Budget, *, likely: bool = False
) -> Iterator[Seen | None]:
    """Give every choice of the cards that were played unseen, alike ones once.

    A card can be the one if it was not played otherwise. Cards of a rank that are named nowhere are
    alike, since suits mean nothing (C-1.3). The `likely` ones can take the base that is written.
    Each card that is tried costs some of the budget; where that is used up `None` comes last.

    >>> next(unseen_cards(Deal(), (), Budget(9)))
    {}
    """
    plays = [(n, each) for n, each in enumerate(entries) if isinstance(each, Play)]
    played = {each.card for _, each in plays}
    named = {card for _, each in plays for card in (*each.base, *each.sequence)}
    named |= {card for hand in deal.hands for card in hand.cards}
    free = [card for card in PACK if card not in played]
    unseen = [number for number, each in plays if each.card is None]
    apart = [card for card in free if card in named]
    alike = [[card for card in free if card.rank is rank and card not in named] for rank in RANKS]

    if len(unseen) > len(free):
        return iter(())  # However they are shared out, there are too few.

    def rest(place: int, taken: tuple[Card, ...]) -> Iterator[Seen | None]:
        if place == len(unseen):
            yield dict(zip(unseen, taken, strict=True))
            return
        firsts = [next((card for card in cards if card not in taken), None) for cards in alike]
        play = entries[unseen[place]]
        for card in (*apart, *firsts):
            if card is None or card in taken or (likely and not _may_take(card, play)):
                continue
            if not budget.spend(TRY):
                yield None
                return
            yield from rest(place + 1, (*taken, card))

    return rest(0, ())


def _may_take(card: Card, play: Entry) -> bool:
    """Say whether a card can be the one that took the base that is written."""
    if not isinstance(play, Play) or not play.base or None in play.base:
        return True
    base = [each for each in play.base if each is not None]
    return all(each.rank is card.rank for each in base) or (
        len(base) > 1 and sum(map(_number, base)) == _number(card)
    )


def _number(card: Card) -> int:
    """Give the number of a card in sums; a figure has one that no sum makes."""
    number = number_of(card.rank) if card in CARDS else None
    return FIGURE if number is None else number


def explanations(
    run: Run, choices: Iterator[Seen | None], budget: Budget, most: int | None = None
) -> tuple[list[Explanation], bool]:
    """Go through a hand with every choice; says also whether the budget was enough for all.

    With `most`, what leaves more to be found than that is left out.
    """
    found: list[Explanation] = []
    is_first = True
    for seen in choices:
        if seen is None:
            return found, False
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            picked = waiting.pop()
            if not is_first and not budget.spend(RUN):
                return found, False
            is_first = False
            hands, picks = _best(run, seen, picked, budget)
            cards = tuple(seen[number] for number in sorted(seen))
            found += (
                Explanation(cards, tuple(hand.journal.findings), hand.standings())
                for hand in hands
                if most is None or len(hand.journal.findings) <= most
            )
            for place in range(len(picked), len(picks.made)):
                others = range(1, picks.options[place])
                waiting += [(*picks.made[:place], other) for other in others]
    return found, True


def _best(
    run: Run, seen: Seen, picked: tuple[int, ...], budget: Budget
) -> tuple[list[HandAudit], Choices]:
    """Go through a hand with the choices, where it contradicts itself, that leave least to find.

    Gives every hand that leaves as little, since what is said later may go by any of them.
    """
    picks, choices = Choices(picked), Choices()
    best, place = [run(seen, picks, choices)], 0
    while place < min(len(choices.made), MOST_CHOICES) and budget.spend(RUN):
        again = Choices(picks.made)
        other = Choices((*choices.made[:place], 1 - choices.made[place]))
        hand = run(seen, again, other)
        more = len(hand.journal.findings) - len(best[0].journal.findings)
        if more < 0:
            best, choices, picks = [hand], other, again
        elif more == 0:
            best.append(hand)
        place += 1
    return best, picks
