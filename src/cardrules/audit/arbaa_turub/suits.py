"""What the cards that fell say of each other: voids, revokes, and whether any deal explains them.

Every card of a suit is one of 36, and each seat was dealt 36 cards, all of which it plays. So a
card that nobody saw, or that was not played any more, has to be one of those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, final

import attrs

from cardrules.arbaa_turub import SUITS
from cardrules.audit._journal import Budget
from cardrules.audit.entries import Place
from cardrules.cards import Card, Suit
from cardrules.seats import SEATS, Seat

__all__ = ["ALL_SUITS", "Breach", "Fallen", "SuitCount", "suit_bit"]

HAND: Final = 36
"""How many cards a seat is dealt, and how many each suit has (T-1.2, T-2.6)."""
ALL_SUITS: Final = 15
"""All four suits, a bit each."""


def suit_bit(suit: Suit) -> int:
    """Give a suit as one of four bits.

    >>> suit_bit(Suit.CLUBS), suit_bit(Suit.SPADES)
    (1, 8)
    """
    return 1 << SUITS.index(suit)


@final
@attrs.frozen
class Fallen:
    """A card that fell, `time` cards after the first of its game.

    `card` is `None` where nobody saw it, and where it is not to be relied on. `led` is the suit
    that it was to follow, `None` for a lead, or where that is not known. `suits` are the suits
    that it may be of, as bits, by who took the trick.
    """

    time: int
    seat: Seat | None
    card: Card | None
    led: Suit | None
    place: Place
    suits: int = ALL_SUITS

    @property
    def trick(self) -> int:
        """The number of its trick, from 1."""
        return self.time // 4 + 1

    @property
    def fails_to_follow(self) -> bool:
        """Whether it is of another suit than the one led, for all to see."""
        return self.card is not None and self.led is not None and self.card.suit is not self.led


@final
@attrs.frozen
class Breach:
    """A card that did not follow although its seat held the suit led.

    `proof` is the card that shows it, and the place where that is written; both are `None` where
    only counting the suit does.
    """

    at: Fallen
    card: Card | None
    proof: Place | None


_Places = dict[int, int]
"""By the suits that unseen cards may be of, how many there are."""


@final
class SuitCount:
    """The cards of one game, counted by their suits."""

    def __init__(self, fallen: Sequence[Fallen], dealt: Mapping[Seat, Sequence[Card]]) -> None:
        """Take the cards that fell, and those of each hand that are written with the deal."""
        self.fallen = tuple(fallen)
        self.dealt = dealt
        self.unseen = tuple(each for each in fallen if each.card is None)
        self.left = [HAND] * len(SUITS)
        for each in fallen:
            if each.card is not None:
                self.left[SUITS.index(each.card.suit)] -= 1
        self.later: dict[tuple[Seat, Suit], list[Fallen]] = {}
        for each in fallen:
            if each.seat is not None and each.card is not None:
                self.later.setdefault((each.seat, each.card.suit), []).append(each)
        placed = [sum(each.seat is seat for each in fallen) for seat in SEATS]
        # Where seats are not known, the cards still to be played are of nobody in particular.
        self.unplayed: dict[Seat | None, int] = (
            {seat: HAND - placed[seat] for seat in SEATS}
            if sum(placed) == len(self.fallen)
            else {None: HAND * len(SEATS) - len(self.fallen)}
        )

    def breaches(self) -> Iterator[Breach]:
        """Find every revoke that is proved: by a later card, by the deal, or by counting."""
        for each in self.fallen:
            if each.fails_to_follow and each.seat is not None and each.led is not None:
                breach = self._proved(each, each.seat, each.led)
                if breach is not None:
                    yield breach

    def _proved(self, each: Fallen, seat: Seat, led: Suit) -> Breach | None:
        later = [one for one in self.later.get((seat, led), ()) if one.time > each.time]
        if later:
            return Breach(each, later[0].card, later[0].place)
        held = self._still_held(each, seat, led)
        if held is not None:
            return Breach(each, held, None)
        if self.left[SUITS.index(led)] > 0 and not self._fits({(seat, led): each.time}):
            return Breach(each, None, None)
        return None

    def _still_held(self, each: Fallen, seat: Seat, led: Suit) -> Card | None:
        """Give a card of a suit that the written hand has, and that cannot have been played yet.

        Cards that the seat played unseen may be those; so may one of each trick of which nobody
        knows who played what.
        """
        held = [card for card in self.dealt.get(seat, ()) if card.suit is led]
        unseen = 0
        for one in self.fallen[: each.time]:
            if one.seat is seat and one.card in held:
                held.remove(one.card)
            unseen += one.seat is seat and one.card is None
            unseen += one.seat is None and one.time % 4 == 0
        return held[-1] if len(held) > unseen else None

    def explains(self, broken: Iterable[Breach], budget: Budget) -> bool | None:
        """Say whether some deal explains all that fell, but for the revokes that are proved.

        `None` where there are more ways to look at than the budget has.
        """
        skipped = {breach.at.time for breach in broken}
        voids: dict[tuple[Seat, Suit], int] = {}
        for each in self.fallen:
            if each.seat is None or each.led is None or each.time in skipped:
                continue
            if each.fails_to_follow:
                voids.setdefault((each.seat, each.led), each.time)
        questions = self._questions(voids)
        return self._some_way(voids, {}, questions, budget)

    def _questions(
        self, voids: Mapping[tuple[Seat, Suit], int]
    ) -> list[tuple[tuple[Seat, Suit], list[Fallen]]]:
        """Give for each seat and suit the unseen cards of which it is open whether they followed.

        Those before a later card of the suit have to have followed, those behind a void cannot.
        """
        asked: dict[tuple[Seat, Suit], list[Fallen]] = {}
        for each in self.unseen:
            if each.seat is not None and each.led is not None:
                asked.setdefault((each.seat, each.led), []).append(each)
        return [
            (key, [each for each in found if each.time < voids.get(key, len(self.fallen))])
            for key, found in asked.items()
        ]

    def _some_way(
        self,
        voids: dict[tuple[Seat, Suit], int],
        followed: dict[int, Suit],
        questions: Sequence[tuple[tuple[Seat, Suit], Sequence[Fallen]]],
        budget: Budget,
    ) -> bool | None:
        """Go through the moments at which each seat may have run out of each suit."""
        if not budget.spend():
            return None
        if not questions:
            return self._fits(voids, followed)
        (key, unseen), *others = questions
        last = max((one.time for one in self.later.get(key, ())), default=-1)
        forced = sum(each.time < last for each in unseen)
        is_open = False
        for number in range(forced, len(unseen) + 1):
            after = dict(voids)
            if number < len(unseen):
                after[key] = unseen[number].time
            with_suit = followed | {each.time: key[1] for each in unseen[:number]}
            found = self._some_way(after, with_suit, others, budget)
            if found:
                return True
            is_open = is_open or found is None
        return None if is_open else False

    def _fits(
        self,
        voids: Mapping[tuple[Seat, Suit], int],
        followed: Mapping[int, Suit] | None = None,
    ) -> bool:
        """Say whether the cards that are left can lie where nobody saw them.

        `voids` say from which moment a seat lacks a suit, `followed` of which suit a card has to
        be. By Hall's theorem they can if no set of suits has more places that take only those
        than it has cards.
        """
        places: _Places = {}
        for each in self.unseen:
            suits = each.suits
            if followed and each.time in followed:
                suits &= suit_bit(followed[each.time])
            for (seat, suit), time in voids.items():
                if seat is each.seat and each.time >= time:
                    suits &= ~suit_bit(suit)
            places[suits] = places.get(suits, 0) + 1
        for holder, number in self.unplayed.items():
            lacks = sum(suit_bit(suit) for seat, suit in voids if seat is holder)
            suits = ALL_SUITS & ~lacks
            places[suits] = places.get(suits, 0) + number
        return all(
            sum(number for suits, number in places.items() if not suits & ~chosen)
            <= sum(count for place, count in enumerate(self.left) if chosen >> place & 1)
            for chosen in range(ALL_SUITS + 1)
        )
