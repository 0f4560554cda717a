"""All deals of hidden cards that what is known allows: counted, drawn and listed, of any game.

Hidden cards that nothing tells apart are a *batch*: a suit where only suits matter, a rank where
only ranks do. Places of which the same is known are a *bin*. A batch says in which *shares* its
cards may go to the bins. What is left to give to each bin before and after each batch is then
counted once, in a table; a deal is drawn by going back through it, and never thrown away.

Cards are numbers here, and so are places (`counting.PLACES`). Every single card counts: two that
look the same are two, as they are on the table.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from math import prod
from typing import Final, NamedTuple, TypeAlias, final

import attrs

from cardrules.cards import Card
from cardrules.counting import PLACES, Place, RandomBits, below, multinomial, shuffled, splits
from cardrules.errors import InvalidArgumentError, shown
from cardrules.seats import Seat

__all__ = ["Batch", "Bin", "Deals", "Share", "deals_of"]


@final
class Share(NamedTuple):
    """How many cards of a batch each bin gets, and what that gives of what has to be found.

    `finds` has a number for each thing that the whole deal has to have just once, such as the
    three of a kind of a ronda that was announced.
    """

    parts: tuple[int, ...]
    finds: tuple[int, ...] = ()


@final
@attrs.frozen
class Batch:
    """Hidden cards that nothing tells apart, sorted, and the shares in which they may lie."""

    cards: tuple[int, ...]
    shares: tuple[Share, ...]


@final
@attrs.frozen
class Bin:
    """Places of which the same is known, and how many hidden cards each of them has."""

    places: tuple[int, ...] = ()
    sizes: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many hidden cards the bin has."""
        return sum(self.sizes)


# What is still to be given is one number of nine bits for each bin but the last, and for each find,
# the highest of them a guard that is lost where too much is taken off.
_DIGIT: Final = 9
_GUARD: Final = 1 << _DIGIT - 1


def _packed(digits: Iterable[int]) -> int:
    """Put small numbers side by side."""
    return sum(digit << _DIGIT * place for place, digit in enumerate(digits))


_Coded: TypeAlias = tuple[tuple[int, int, tuple[int, ...]], ...]
"""The shares of a batch: what each takes off, in how many ways, and its parts."""


@final
@attrs.frozen(eq=False)
class Deals:
    """Every deal of hidden cards to hidden places that what is known allows, counted.

    Made by `deals_of`.
    """

    batches: tuple[Batch, ...]
    bins: tuple[Bin, ...]
    _coded: tuple[_Coded, ...]
    _tables: tuple[dict[int, int], ...]
    """What can be left to give before each batch and after the last, and in how many ways."""
    _nothing: int
    """What is left when all is given."""

    def count(self) -> int:
        """Count the deals, every single card by itself; 0 where nothing is allowed."""
        return self._ways() * prod(multinomial(each.sizes) for each in self.bins)

    def _ways(self) -> int:
        """Count the ways to fill the bins."""
        return self._tables[-1].get(self._nothing, 0)

    def require(self, view: object) -> None:
        """Raise `InvalidArgumentError` if there is no deal."""
        if not self._ways():
            raise InvalidArgumentError("view", shown(view), "a view that some deal explains")

    def draw(self, rng: RandomBits) -> dict[int, Sequence[int]]:
        """Draw a deal, each as likely as another: the cards of each place in random order.

        There is one. What is left to give is traced back from the last batch to the first.
        """
        filled: list[list[int]] = [[] for _ in self.bins]
        left = self._nothing
        for number in reversed(range(len(self.batches))):
            left, parts = self._drawn_share(rng, number, left)
            cards: Sequence[int] = self.batches[number].cards
            if len(cards) not in parts:
                cards = shuffled(rng, cards)
            start = 0
            for part, gathered in zip(parts, filled, strict=True):
                gathered.extend(cards[start : start + part])
                start += part
        deal: dict[int, Sequence[int]] = {}
        for each, gathered in zip(self.bins, filled, strict=True):
            order, start = shuffled(rng, gathered), 0
            for place, size in zip(each.places, each.sizes, strict=True):
                deal[place] = order[start : start + size]
                start += size
        return deal

    def _drawn_share(self, rng: RandomBits, number: int, left: int) -> tuple[int, tuple[int, ...]]:
        """Draw the share of a batch, given what is left after it; give what was left before."""
        before = self._tables[number]
        coded = self._coded[number]
        ways = accumulate(before.get(left + code, 0) * ways for code, ways, _ in coded)
        index = below(rng, self._tables[number + 1][left])
        code, _, parts = coded[bisect(list(ways), index)]
        return left + code, parts

    def every(self) -> Iterator[tuple[dict[int, Sequence[int]], int]]:
        """Give each distinct deal, every place sorted, and in how many ways it comes about."""
        if not self._ways():
            return
        for filled, ways in self._filled(len(self.batches), self._nothing):
            for deal, more in self._placed(filled, 0):
                yield deal, ways * more

    def _placed(
        self, filled: Sequence[tuple[int, ...]], number: int
    ) -> Iterator[tuple[dict[int, Sequence[int]], int]]:
        """Give each distinct way to divide the bins, from one on, among their places."""
        if number == len(self.bins):
            yield {}, 1
            return
        places, sizes = self.bins[number].places, self.bins[number].sizes
        for parts, ways in splits(tuple(sorted(filled[number])), sizes):
            for deal, more in self._placed(filled, number + 1):
                yield dict(zip(places, parts, strict=True)) | deal, ways * more

    def _filled(self, number: int, left: int) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
        """Give each distinct way to fill the bins with the first batches."""
        if not number:
            yield ((),) * len(self.bins), 1
            return
        cards, before = self.batches[number - 1].cards, self._tables[number - 1]
        for code, _, shared in self._coded[number - 1]:
            if left + code in before:
                for filled, ways in self._filled(number - 1, left + code):
                    for parts, more in splits(cards, shared):
                        whole = (a + b for a, b in zip(filled, parts, strict=True))
                        yield tuple(whole), ways * more

    def chances(self) -> Iterator[tuple[Batch, dict[int, Fraction]]]:
        """Give for each batch with cards how likely one of them is to lie in each place.

        There is a deal.
        """
        after = {self._nothing: 1}
        for number in reversed(range(len(self.batches))):
            batch, expected = self.batches[number], [0] * len(self.bins)
            earlier: dict[int, int] = {}
            for left, to_go in after.items():
                for code, ways, parts in self._coded[number]:
                    was = self._tables[number].get(left + code)
                    if was is not None:
                        here = to_go * ways
                        earlier[left + code] = earlier.get(left + code, 0) + here
                        for place, part in enumerate(parts):
                            expected[place] += was * here * part
            after = earlier
            if batch.cards:
                yield batch, self._by_place(expected, len(batch.cards))

    def _by_place(self, expected: Sequence[int], cards: int) -> dict[int, Fraction]:
        """Turn what a batch gives to the bins, over all ways, into the chances of one card."""
        return {
            place: Fraction(total * size, self._ways() * cards * each.size) if size else Fraction(0)
            for each, total in zip(self.bins, expected, strict=True)
            for place, size in zip(each.places, each.sizes, strict=True)
        }

    def marginals(
        self, pack: Sequence[Card], own: Seat | None
    ) -> Mapping[Card, Mapping[Place, Fraction]]:
        """Give for each kind of hidden card the chances of one of them, in the order of the pack.

        Every place but the seat's `own` hand is in it. There is a deal.
        """
        found: dict[int, dict[Place, Fraction]] = {}
        for batch, chances in self.chances():
            by_place = {
                place: chances.get(number, Fraction(0))
                for number, place in enumerate(PLACES)
                if place is not own
            }
            found |= {card: dict(by_place) for card in batch.cards}
        return {pack[card]: found[card] for card in sorted(found)}


def deals_of(batches: Sequence[Batch], bins: Sequence[Bin], finds: int = 0) -> Deals:
    """Count what `batches` and `bins` allow; there is at least one bin.

    `finds` is how many things each deal has to have just once. A batch all of whose shares are
    too much for some bin, or cards more or fewer than the bins have, leave no deal.

    >>> two = Batch((7, 8), (Share((1, 1)),))
    >>> deals_of([two], [Bin((0,), (1,)), Bin((4,), (1,))]).count()
    2
    """
    due = [each.size for each in bins[:-1]] + [1] * finds
    nothing = _packed([_GUARD] * len(due))
    coded = tuple(map(_coded, batches))
    tables = _tables(coded, nothing + _packed(due), nothing)
    if sum(len(batch.cards) for batch in batches) != sum(each.size for each in bins):
        tables[-1] = {}
    return Deals(tuple(batches), tuple(bins), coded, tuple(tables), nothing)


def _tables(coded: Sequence[_Coded], whole: int, nothing: int) -> list[dict[int, int]]:
    """Count in how many ways what is left before each batch, and after the last, can be left.

    In the first half that is whatever the batches before can have left. In the second it is only
    what the batches to come can still bring to nothing, which keeps the tables small at the end.
    """
    half = len(coded) // 2
    tables = [{whole: 1}]
    for batch in coded[:half]:
        after: dict[int, int] = {}
        for left, ways in tables[-1].items():
            for code, more, _ in batch:
                rest = left - code
                if rest & nothing == nothing:
                    after[rest] = after.get(rest, 0) + ways * more
        tables.append(after)
    wanted = [{nothing}]
    for batch in reversed(coded[half + 1 :]):
        wanted.append({left + code for left in wanted[-1] for code, _, _ in batch})
    for batch, lefts in zip(coded[half:], reversed(wanted), strict=False):
        before, found = tables[-1], dict[int, int]()
        for left in lefts:
            ways = sum(before.get(left + code, 0) * more for code, more, _ in batch)
            if ways:
                found[left] = ways
        tables.append(found)
    return tables


def _coded(batch: Batch) -> _Coded:
    """Give the shares of a batch as what they take off of what is to be given."""
    return tuple(
        (_packed((*share.parts[:-1], *share.finds)), multinomial(share.parts), share.parts)
        for share in batch.shares
    )
