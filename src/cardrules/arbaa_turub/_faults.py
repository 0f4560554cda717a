"""The checks of a state built by hand, each a small search for one kind of fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from cardrules.arbaa_turub.actions import Signal
from cardrules.arbaa_turub.deals import PACKET
from cardrules.arbaa_turub.refusals import StateFault as Code
from cardrules.arbaa_turub.rules import COPIES, KIND_OF, PACK, Rules
from cardrules.arbaa_turub.series import Series, is_sufficient
from cardrules.arbaa_turub.state import MOST_GAMES, NO_SERIES, Phase
from cardrules.arbaa_turub.tricks import TRICKS, game_winner
from cardrules.cards import Card, Suit
from cardrules.errors import shown
from cardrules.seats import SEATS, Seat
from cardrules.typechecks import are, are_two_numbers, is_exactly, is_none_or, is_tuple
from cardrules.verdicts import Fault

__all__ = ["all_faults"]


class Fields(Protocol):
    """The fields of a `Setup`."""

    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def contenders(self) -> tuple[Seat, ...]: ...
    @property
    def dealer(self) -> Seat | None: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...
    @property
    def leader(self) -> Seat | None: ...
    @property
    def signal(self) -> Signal | None: ...
    @property
    def tricks(self) -> tuple[int, int]: ...
    @property
    def voids(self) -> tuple[tuple[Suit, ...], ...]: ...
    @property
    def series(self) -> Series: ...
    @property
    def games_played(self) -> int: ...


def all_faults(setup: Fields) -> Iterator[Fault]:
    """Find everything that is wrong; fields of wrong types are told alone."""
    wrong_types = tuple(_wrong_types(setup))
    if wrong_types:
        yield from wrong_types
        return
    for search in _SEARCHES:
        yield from search(setup)
    if setup.phase is Phase.PLAY and setup.leader is not None and setup.dealer is not None:
        leader, namer = setup.leader, setup.rules.next_seat(setup.dealer)
        yield from _in_play(setup, leader, namer)


def _four_tuples_of(kind: type, thing: object, most: int) -> bool:
    return (
        is_tuple(thing)
        and len(thing) == len(SEATS)
        and all(are(kind, part, most=most) for part in thing)
    )


_TYPES: Final[tuple[tuple[str, Callable[[object], bool], str], ...]] = (
    ("rules", lambda x: is_exactly(Rules, x), "Rules"),
    ("phase", lambda x: is_exactly(Phase, x), "a Phase"),
    ("contenders", lambda x: are(Seat, x, most=len(SEATS)), "a tuple of at most four seats"),
    ("dealer", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("trump", lambda x: is_none_or(Suit, x), "a Suit or None"),
    ("hands", lambda x: _four_tuples_of(Card, x, len(PACK)), "four tuples of cards"),
    ("stock", lambda x: are(Card, x, most=len(PACK)), "a tuple of at most 144 cards"),
    ("trick", lambda x: are(Card, x, most=len(SEATS) - 1), "a tuple of at most three cards"),
    ("leader", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("signal", lambda x: is_none_or(Signal, x), "a Signal or None"),
    ("tricks", are_two_numbers, "two whole numbers"),
    ("voids", lambda x: _four_tuples_of(Suit, x, len(Suit)), "four tuples of suits"),
    ("series", lambda x: is_exactly(Series, x), "a Series"),
    ("games_played", lambda x: type(x) is int, "a whole number"),
)


def _wrong_types(setup: Fields) -> Iterator[Fault]:
    for field, holds, expected in _TYPES:
        if not holds(getattr(setup, field)):
            yield Fault(Code.WRONG_TYPE, "G-2", field, f"expected {expected}")


_BLANK: Final[dict[str, object]] = {
    "contenders": (),
    "dealer": None,
    "trump": None,
    "hands": ((), (), (), ()),
    "stock": (),
    "trick": (),
    "leader": None,
    "signal": None,
    "tricks": (0, 0),
    "voids": ((), (), (), ()),
    "series": NO_SERIES,
    "games_played": 0,
}
_IN_A_GAME: Final = ("dealer", "trump", "leader")
_ALWAYS_OPEN: Final = ("series", "games_played")
_NEEDED: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.DRAW: ("contenders",),
    Phase.SHUFFLE: ("dealer",),
    Phase.CUT: ("dealer", "stock"),
    Phase.NAME_TRUMP: ("dealer", "stock", "hands"),
    Phase.PLAY: _IN_A_GAME,
    Phase.OVER: (*_IN_A_GAME, "tricks", "series", "games_played"),
}
"""The fields that a phase cannot do without."""
_OPTIONAL: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.DRAW: (),
    Phase.SHUFFLE: _ALWAYS_OPEN,
    Phase.CUT: _ALWAYS_OPEN,
    Phase.NAME_TRUMP: _ALWAYS_OPEN,
    Phase.PLAY: ("hands", "trick", "signal", "tricks", "voids", *_ALWAYS_OPEN),
    Phase.OVER: ("voids",),
}
"""The fields that a phase may have and may do without; all others are blank."""


def _of_the_phase(setup: Fields) -> Iterator[Fault]:
    needed, optional = _NEEDED[setup.phase], _OPTIONAL[setup.phase]
    for field, blank in _BLANK.items():
        is_blank = getattr(setup, field) == blank
        if is_blank and field in needed:
            found = f"blank, but needed in the phase {setup.phase}"
            yield Fault(Code.MISSING_IN_THIS_PHASE, "G-2", field, found)
        if not is_blank and field not in needed and field not in optional:
            found = f"filled, but the phase {setup.phase} has none"
            yield Fault(Code.NOT_OF_THIS_PHASE, "G-2", field, found)
    if setup.phase is Phase.CUT and not setup.rules.cut:
        yield Fault(Code.NOT_OF_THIS_PHASE, "T-I5", "phase", "these rules have no cut")


def _contenders(setup: Fields) -> Iterator[Fault]:
    if setup.contenders and (len(setup.contenders) == 1 or _repeats(setup.contenders)):
        yield Fault(
            Code.CONTENDERS_WRONG, "T-2.1", "contenders", "fewer than two seats, or twice the same"
        )


def _repeats(things: tuple[Seat, ...] | tuple[Suit, ...]) -> bool:
    return len(set(things)) != len(things)


def _cards(setup: Fields) -> Iterator[Fault]:
    """Find cards that are not in the pack, or too often."""
    places = {f"hands[{n}]": hand for n, hand in enumerate(setup.hands)}
    places |= {"stock": setup.stock, "trick": setup.trick}
    total: Counter[Card] = Counter()
    for where, cards in places.items():
        for card in dict.fromkeys(cards):
            if card not in KIND_OF:
                yield Fault(Code.FOREIGN_CARD, "T-1.2", where, f"{card} is not in the pack")
        total.update(cards)
    for card, copies in total.items():
        if copies > COPIES and card in KIND_OF:
            yield Fault(Code.TOO_MANY_COPIES, "T-1.2", "hands", f"{copies} copies of {card}")


def _sizes(setup: Fields) -> Iterator[Fault]:
    """Find hands and a stock of the wrong size before the first lead."""
    if setup.phase not in (Phase.CUT, Phase.NAME_TRUMP):
        return
    packet = PACKET if setup.phase is Phase.NAME_TRUMP else 0
    if len(setup.stock) != len(PACK) - packet:
        yield _wrong_size("stock", len(setup.stock), len(PACK) - packet, "T-2.4")
    if setup.phase is Phase.NAME_TRUMP and setup.dealer is not None:
        namer = setup.rules.next_seat(setup.dealer)
        for seat in SEATS:
            due = PACKET if seat is namer else 0
            if len(setup.hands[seat]) != due:
                yield _wrong_size(f"hands[{seat.value}]", len(setup.hands[seat]), due, "T-2.5")


def _wrong_size(where: str, found: int, due: int, clause: str) -> Fault:
    told = f"{found} cards where {shown(due)} are due"
    return Fault(Code.WRONG_NUMBER_OF_CARDS, clause, where, told)


def _trick_counts(setup: Fields) -> Iterator[Fault]:
    done = sum(setup.tricks)
    over = setup.phase is Phase.OVER
    if min(setup.tricks) < 0 or done > TRICKS - (not over) or (over and done != TRICKS):
        found = f"{shown(setup.tricks)} tricks"
        yield Fault(Code.TRICKS_OUT_OF_RANGE, "T-3.6", "tricks", found)
        return
    if over and setup.leader is not None and not setup.tricks[setup.leader.side]:
        yield _idle_leader(setup.leader)
    if over and game_winner(setup.tricks) is not setup.series.winner:
        yield Fault(
            Code.SERIES_CONTRADICTED, "T-4.2", "tricks", "the match's winner lost its last game"
        )


def _idle_leader(leader: Seat) -> Fault:
    return Fault(Code.WRONG_LEADER, "T-3.6", "leader", f"{leader}'s side has taken no trick")


def _match(setup: Fields) -> Iterator[Fault]:
    """Find a series that does not go with the rest."""
    series, games = setup.series, setup.games_played
    if not 0 <= games <= MOST_GAMES:
        yield Fault(Code.GAMES_OUT_OF_RANGE, "T-7.1", "games_played", f"{shown(games)} games")
    if (series.winner is not None) is not (setup.phase is Phase.OVER):
        found = "a match is over when and only when it has a winner"
        yield Fault(Code.SERIES_CONTRADICTED, "G-5", "series", found)
    fewest = (series.holder is not None) + (series.winner is not None)
    if games < fewest:
        found = f"{shown(games)} games for a series that takes {fewest}"
        yield Fault(Code.SERIES_CONTRADICTED, "T-4.2", "games_played", found)
    won = setup.phase is Phase.OVER and sum(setup.tricks) == TRICKS and min(setup.tricks) >= 0
    if won and not is_sufficient(series, setup.tricks, rules=setup.rules):
        yield Fault(Code.SERIES_CONTRADICTED, "T-4.3", "series", "the last win was not enough")


def _void_lists(setup: Fields) -> Iterator[Fault]:
    for seat in SEATS:
        if _repeats(setup.voids[seat]):
            where = f"voids[{seat.value}]"
            yield Fault(Code.VOID_CONTRADICTED, "T-3.2", where, "the same suit twice")
        elif len(setup.voids[seat]) == len(Suit):
            found = "every suit, though the last card played was of one"
            yield Fault(Code.VOID_CONTRADICTED, "T-3.2", f"voids[{seat.value}]", found)


_SEARCHES: Final = (
    _of_the_phase,
    _contenders,
    _cards,
    _sizes,
    _trick_counts,
    _match,
    _void_lists,
)


def _in_play(setup: Fields, leader: Seat, namer: Seat) -> Iterator[Fault]:
    """Find what is wrong with a game under way."""
    order = setup.rules.seats_from(leader)
    done = sum(setup.tricks)
    played = dict(zip(order, setup.trick, strict=False))
    for seat in SEATS:
        due = TRICKS - done - (seat in played)
        if len(setup.hands[seat]) != due:
            yield _wrong_size(f"hands[{seat.value}]", len(setup.hands[seat]), due, "T-2.6")
        yield from _follows(setup, seat, played.get(seat))
        yield from _voids(setup, seat, played.get(seat), done - (seat is namer))
    shown_by_now = {suit for voids in setup.voids for suit in voids}
    most = max(map(len, setup.voids))
    if most <= done and len(shown_by_now) > done + bool(setup.trick):
        found = f"voids in {len(shown_by_now)} suits after {done} tricks"
        yield Fault(Code.VOID_TOO_EARLY, "T-3.2", "voids", found)
    if done == 0 and leader is not namer:
        yield Fault(Code.WRONG_LEADER, "T-3.1", "leader", f"{namer} leads to the first trick")
    if done and not setup.tricks[leader.side]:
        yield _idle_leader(leader)
    if setup.signal is not None and not setup.rules.signals:
        yield Fault(Code.SIGNAL_OUT_OF_PLACE, "T-I2", "signal", "these rules have no signals")
    elif setup.signal is not None and not setup.trick:
        yield Fault(Code.SIGNAL_OUT_OF_PLACE, "T-3.7", "signal", "no lead on the table")


def _follows(setup: Fields, seat: Seat, card: Card | None) -> Iterator[Fault]:
    """Find a card of the current trick that its seat was not free to play."""
    if card is None or card.suit is setup.trick[0].suit:
        return
    led = setup.trick[0].suit
    if any(held.suit is led for held in setup.hands[seat]):
        found = f"{seat} played {card} and still holds {led}"
        yield Fault(Code.REVOKE_IN_TRICK, "T-3.2", "trick", found)
    if led not in setup.voids[seat]:
        found = f"the trick shows that {seat} has no {led}"
        yield Fault(Code.VOID_CONTRADICTED, "T-3.2", f"voids[{seat.value}]", found)


def _voids(setup: Fields, seat: Seat, card: Card | None, chances: int) -> Iterator[Fault]:
    """Find voids that the cards contradict, or that nothing can have shown yet.

    `chances` is how many gathered tricks the seat can have followed to, at the most.
    """
    where = f"voids[{seat.value}]"
    voids = setup.voids[seat]
    cards = (*setup.hands[seat], card) if card else setup.hands[seat]
    held = {each.suit for each in cards}
    for suit in voids:
        if suit in held:
            found = f"{seat} holds or has just played {suit}"
            yield Fault(Code.VOID_CONTRADICTED, "T-3.2", where, found)
    shown_now = card is not None and card.suit is not setup.trick[0].suit
    if len(voids) > max(chances, 0) + shown_now:
        yield Fault(Code.VOID_TOO_EARLY, "T-3.2", where, f"{len(voids)} voids so early")
