"""States spelled out that cannot be, each with all that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import attrs

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    PACK,
    Phase,
    Rules,
    Seat,
    Series,
    Setup,
    Side,
    Signal,
    StateFault,
)
from cardrules.cards import Card
from cardrules.notation import parse_cards
from tests.builders.arbaa_turub import (
    CLUBS,
    COUNTER_CLOCKWISE,
    DIAMONDS,
    EAST,
    HEARTS,
    NORTH,
    SILENT,
    SOUTH,
    SPADES,
    WEST,
    done,
    endgame,
    plays,
    to_cut,
    to_lead,
    to_naming,
    to_over,
)
from tests.builders.loose import loosely

__all__ = ["SOUND", "WRONG_SETUPS", "Told", "WrongSetup"]

Told: TypeAlias = tuple[StateFault, str, str]  # code, clause and field of a fault

DRAW = Setup(phase=Phase.DRAW, contenders=tuple(Seat))
SHUFFLE = Setup(phase=Phase.SHUFFLE, dealer=NORTH)
CUT, NAMING, LEAD = map(at.to_setup, (to_cut(), to_naming(), to_lead()))
LATER = at.to_setup(endgame("9♣ 9♣", "6♣ A♦", "6♣ A♦", "7♣ A♦", trump=HEARTS))
THIRD = at.to_setup(done(at.from_setup(LATER), *plays("9♣ 6♣")))
DISCARDED = at.to_setup(done(endgame("9♣ 9♣", "A♦ A♦", "6♣ 6♣", "7♣ 8♣"), *plays("9♣ A♦")))
OVER = at.to_setup(to_over())
_SUITS = tuple(PACK[start : start + 36] for start in range(0, 144, 36))
BY_SUIT = attrs.evolve(LEAD, hands=_SUITS)  # clubs North, spades West; East is to lead
FIRST = at.to_setup(done(at.from_setup(BY_SUIT), *plays("9♦ 6♥")))
SECOND = at.to_setup(done(at.from_setup(FIRST), *plays("6♠ 6♣")))
LAST_CLUB = at.to_setup(done(endgame("9♣ 8♦", "6♣ A♦", "6♣ A♦", "7♣ A♦"), *plays("9♣")))
COUNTER = endgame("9♣ 9♣", "6♣ A♦", "6♣ A♦", "7♣ A♦", rules=COUNTER_CLOCKWISE)
SOUND: dict[str, Setup] = {
    "draw": DRAW,
    "shuffle": SHUFFLE,
    "cut": CUT,
    "naming": NAMING,
    "lead": LEAD,
    "later": LATER,
    "third": THIRD,
    "discarded": DISCARDED,
    "over": OVER,
    "over, reach": attrs.evolve(OVER, tricks=(20, 16), rules=Rules(benchmark="reach")),
    "over, none": attrs.evolve(OVER, tricks=(19, 17), rules=Rules(benchmark="none")),
    "a void in the first trick": FIRST,
    "voids after the first trick": SECOND,
    "the last club": LAST_CLUB,
    "counter-clockwise": at.to_setup(to_lead(COUNTER_CLOCKWISE)),
    "counter-clockwise, third": at.to_setup(done(COUNTER, *plays("9♣ 7♣"))),
}
FIVES = parse_cards("5♣ 5♣")
NS, EW = Side
HELD, WON = Series(NS, 20), Series(NS, 20, NS)
HUGE = 10**5000  # more digits than Python turns into text


@attrs.frozen
class WrongSetup:
    """A setup and all that is wrong with it."""

    name: str
    setup: Setup
    faults: frozenset[Told]


def _wrong(name: str, code: StateFault, clause: str, *where: str) -> Callable[[Setup], WrongSetup]:
    told = frozenset((code, clause, field) for field in where)
    return lambda setup: WrongSetup(f"{code.value}: {name}", setup, told)


def _changed(setup: Setup, field: str, value: object) -> Setup:
    named: dict[str, object] = {
        each.name: getattr(setup, each.name) for each in attrs.fields(Setup)
    }
    return loosely(Setup, **(named | {field: value}))


def _hands(setup: Setup, seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand if place == seat.value else held for place, held in enumerate(setup.hands))


def _of_the_phase() -> Iterable[WrongSetup]:
    missing, extra = StateFault.MISSING_IN_THIS_PHASE, StateFault.NOT_OF_THIS_PHASE
    for name, setup, field, blank in (
        ("draw", DRAW, "contenders", ()),
        ("shuffle", SHUFFLE, "dealer", None),
        ("lead", LEAD, "dealer", None),
        ("lead", LEAD, "trump", None),
        ("lead", LEAD, "leader", None),
        ("over", OVER, "trump", None),
        ("over", OVER, "leader", None),
        ("over", OVER, "dealer", None),
    ):
        wrong = _wrong(f"{field} in {name}", missing, "G-2", field)
        yield wrong(_changed(setup, field, blank))
    for name, setup, field, value in (
        ("draw", DRAW, "dealer", NORTH),
        ("draw", DRAW, "games_played", 1),
        ("shuffle", SHUFFLE, "contenders", (NORTH, EAST)),
        ("shuffle", SHUFFLE, "trump", CLUBS),
        ("shuffle", SHUFFLE, "leader", EAST),
        ("shuffle", SHUFFLE, "trick", parse_cards("6♣")),
        ("shuffle", SHUFFLE, "tricks", (1, 0)),
        ("shuffle", SHUFFLE, "signal", Signal.KNOCK),
        ("shuffle", SHUFFLE, "stock", parse_cards("6♣")),
        ("shuffle", SHUFFLE, "voids", ((CLUBS,), (), (), ())),
        ("cut", CUT, "trump", CLUBS),
        ("naming", NAMING, "trump", CLUBS),
        ("over", OVER, "hands", (parse_cards("6♣"), (), (), ())),
        ("over", OVER, "trick", parse_cards("6♣")),
        ("over", OVER, "signal", Signal.CLICK),
        ("over", OVER, "contenders", (NORTH, EAST)),
        ("lead", LEAD, "contenders", (NORTH, EAST)),
    ):
        wrong = _wrong(f"{field} in {name}", extra, "G-2", field)
        yield wrong(_changed(setup, field, value))
    yield _wrong("no cut", extra, "T-I5", "phase")(attrs.evolve(CUT, rules=SILENT))


def _of_the_draw_and_the_match() -> Iterable[WrongSetup]:
    wrong = _wrong("one alone", StateFault.CONTENDERS_WRONG, "T-2.1", "contenders")
    yield wrong(attrs.evolve(DRAW, contenders=(NORTH,)))
    wrong = _wrong("one twice", StateFault.CONTENDERS_WRONG, "T-2.1", "contenders")
    yield wrong(attrs.evolve(DRAW, contenders=(NORTH, EAST, NORTH)))
    for name, games in (("below 0", -1), ("too many", 1_000_000_001), ("huge", HUGE)):
        out = _wrong(name, StateFault.GAMES_OUT_OF_RANGE, "T-7.1", "games_played")
        held = attrs.evolve(SHUFFLE, games_played=games)
        if games >= 0:
            yield out(held)
        else:
            told = {(StateFault.SERIES_CONTRADICTED, "T-4.2", "games_played")}
            yield attrs.evolve(out(held), faults=out(held).faults | told)
    code = StateFault.SERIES_CONTRADICTED
    wrong = _wrong("a winner in play", code, "G-5", "series")
    yield wrong(attrs.evolve(LEAD, series=WON, games_played=2))
    wrong = _wrong("no winner at the end", code, "G-5", "series")
    lost = wrong(attrs.evolve(OVER, series=HELD))
    yield attrs.evolve(lost, faults=lost.faults | {(code, "T-4.2", "tricks")})
    wrong = _wrong("no game for a holder", code, "T-4.2", "games_played")
    yield wrong(attrs.evolve(SHUFFLE, series=HELD))
    early = attrs.evolve(wrong(attrs.evolve(DRAW, series=HELD)), name="a series in the draw")
    extra = (StateFault.NOT_OF_THIS_PHASE, "G-2", "series")
    yield attrs.evolve(early, faults=early.faults | {extra})
    wrong = _wrong("one game for a match", code, "T-4.2", "games_played")
    yield wrong(attrs.evolve(OVER, games_played=1))
    wrong = _wrong("the winner lost", code, "T-4.2", "tricks")
    yield wrong(attrs.evolve(OVER, tricks=(14, 22), leader=EAST))
    wrong = _wrong("the win was not enough", code, "T-4.3", "series")
    yield wrong(attrs.evolve(OVER, tricks=(20, 16)))
    yield attrs.evolve(
        wrong(attrs.evolve(OVER, tricks=(19, 17), rules=Rules(benchmark="reach"))),
        name="series_contradicted: the win did not reach",
    )


def _of_the_cards() -> Iterable[WrongSetup]:
    copies, foreign = StateFault.TOO_MANY_COPIES, StateFault.FOREIGN_CARD
    number = StateFault.WRONG_NUMBER_OF_CARDS
    for place, setup in (
        ("hands[3]", attrs.evolve(LATER, hands=_hands(LATER, WEST, FIVES))),
        ("stock", attrs.evolve(CUT, stock=(*CUT.stock[1:], FIVES[0]))),
        ("trick", attrs.evolve(THIRD, trick=(THIRD.trick[0], FIVES[0]))),
    ):
        yield _wrong(place, foreign, "T-1.2", place)(setup)
    five_aces = attrs.evolve(LATER, hands=tuple(map(parse_cards, ("A♣ A♣", *["A♣ A♦"] * 3))))
    yield _wrong("in hands", copies, "T-1.2", "hands")(five_aces)
    in_stock = attrs.evolve(CUT, stock=(*PACK[1:], PACK[-1]))
    yield _wrong("in the stock", copies, "T-1.2", "hands")(in_stock)
    short = attrs.evolve(CUT, stock=CUT.stock[1:])
    yield _wrong("the stock before the cut", number, "T-2.4", "stock")(short)
    short = attrs.evolve(NAMING, stock=NAMING.stock[1:])
    yield _wrong("the stock before trump", number, "T-2.4", "stock")(short)
    two = attrs.evolve(NAMING, hands=_hands(NAMING, EAST, NAMING.hands[EAST][1:]))
    yield _wrong("the packet", number, "T-2.5", "hands[1]")(two)
    turned = attrs.evolve(NAMING, hands=(*NAMING.hands[1:], ()))
    yield _wrong("another's packet", number, "T-2.5", "hands[0]", "hands[1]")(turned)
    less = attrs.evolve(LEAD, hands=_hands(LEAD, SOUTH, LEAD.hands[SOUTH][1:]))
    yield _wrong("a hand of 35", number, "T-2.6", "hands[2]")(less)
    played = attrs.evolve(THIRD, hands=_hands(THIRD, NORTH, parse_cards("9♣ 9♣")))
    yield _wrong("a card played and kept", number, "T-2.6", "hands[0]")(played)
    ahead = attrs.evolve(LATER, tricks=(18, 17))
    every = [f"hands[{seat.value}]" for seat in Seat]
    yield _wrong("more tricks than cards gone", number, "T-2.6", *every)(ahead)


def _of_the_tricks() -> Iterable[WrongSetup]:
    code = StateFault.TRICKS_OUT_OF_RANGE
    hands = frozenset(
        (StateFault.WRONG_NUMBER_OF_CARDS, "T-2.6", f"hands[{seat.value}]") for seat in Seat
    )
    for name, tricks in (
        ("below 0", (-1, 35)),
        ("too many", (36, 0)),
        ("huge", (HUGE, 0)),
        ("huge and far below 0", (-HUGE, HUGE + 34)),
    ):
        found = _wrong(name, code, "T-3.6", "tricks")(attrs.evolve(LATER, tricks=tricks))
        sized = found.faults if sum(tricks) == 34 else found.faults | hands
        yield attrs.evolve(found, faults=sized)
    for tricks in ((22, 13), (23, 14), (37, -1)):
        wrong = _wrong(f"{tricks} at the end", code, "T-3.6", "tricks")
        yield wrong(attrs.evolve(OVER, tricks=tricks))
    leader = StateFault.WRONG_LEADER
    yield _wrong("the first lead", leader, "T-3.1", "leader")(attrs.evolve(LEAD, leader=NORTH))
    nothing = attrs.evolve(LATER, tricks=(0, 34))
    yield _wrong("of a side without a trick", leader, "T-3.6", "leader")(nothing)
    ended = attrs.evolve(OVER, tricks=(36, 0), leader=EAST)
    yield _wrong("at the end, without a trick", leader, "T-3.6", "leader")(ended)
    signal = StateFault.SIGNAL_OUT_OF_PLACE
    early = attrs.evolve(LATER, signal=Signal.KNOCK)
    yield _wrong("no lead", signal, "T-3.7", "signal")(early)
    silent = attrs.evolve(THIRD, signal=Signal.KNOCK, rules=Rules(signals=False))
    yield _wrong("no signals", signal, "T-I2", "signal")(silent)


def _of_following() -> Iterable[WrongSetup]:
    contradicted, early = StateFault.VOID_CONTRADICTED, StateFault.VOID_TOO_EARLY
    revoke = attrs.evolve(DISCARDED, hands=_hands(DISCARDED, EAST, parse_cards("A♣")))
    found = _wrong("clubs held", StateFault.REVOKE_IN_TRICK, "T-3.2", "trick")(revoke)
    yield attrs.evolve(found, faults=found.faults | {(contradicted, "T-3.2", "voids[1]")})
    silent = attrs.evolve(DISCARDED, voids=((), (), (), ()))
    yield _wrong("not told", contradicted, "T-3.2", "voids[1]")(silent)
    held = attrs.evolve(LATER, voids=((), (CLUBS,), (), ()))
    yield _wrong("held", contradicted, "T-3.2", "voids[1]")(held)
    just_played = attrs.evolve(LAST_CLUB, voids=((CLUBS,), (), (), ()))
    yield _wrong("just played", contradicted, "T-3.2", "voids[0]")(just_played)
    twice = attrs.evolve(LATER, voids=((), (), (), (SPADES, SPADES)))
    yield _wrong("told twice", contradicted, "T-3.2", "voids[3]")(twice)
    by_suit = attrs.evolve(BY_SUIT, voids=((SPADES,), (), (), ()))
    yield _wrong("before the first trick", early, "T-3.2", "voids[0]")(by_suit)
    led = at.to_setup(done(at.from_setup(BY_SUIT), *plays("9♦")))
    led = attrs.evolve(led, voids=((), (), (SPADES,), ()))
    yield _wrong("in the first trick, before its turn", early, "T-3.2", "voids[2]")(led)
    by_leader = attrs.evolve(SECOND, voids=((), (SPADES,), (), ()))
    yield _wrong("by who led the first trick", early, "T-3.2", "voids[1]")(by_leader)
    two_suits = attrs.evolve(SECOND, voids=((), (), (SPADES,), (CLUBS,)))
    yield _wrong("of two suits after one trick", early, "T-3.2", "voids")(two_suits)
    two = attrs.evolve(SECOND, voids=((DIAMONDS, SPADES), *SECOND.voids[1:]))
    yield _wrong("two in one trick", early, "T-3.2", "voids[0]")(two)


def _several_at_once() -> Iterable[WrongSetup]:
    setup = attrs.evolve(
        SHUFFLE, dealer=None, trump=DIAMONDS, tricks=(1, 1), games_played=-1, contenders=(WEST,)
    )
    extra = StateFault.NOT_OF_THIS_PHASE
    told: set[Told] = {
        (StateFault.MISSING_IN_THIS_PHASE, "G-2", "dealer"),
        (extra, "G-2", "trump"),
        (extra, "G-2", "tricks"),
        (extra, "G-2", "contenders"),
        (StateFault.CONTENDERS_WRONG, "T-2.1", "contenders"),
        (StateFault.GAMES_OUT_OF_RANGE, "T-7.1", "games_played"),
        (StateFault.SERIES_CONTRADICTED, "T-4.2", "games_played"),
    }
    yield WrongSetup("several at once", setup, frozenset(told))
    two = attrs.evolve(LATER, leader=EAST, tricks=(34, 0), signal=Signal.CLICK)
    told = {
        (StateFault.WRONG_LEADER, "T-3.6", "leader"),
        (StateFault.SIGNAL_OUT_OF_PLACE, "T-3.7", "signal"),
    }
    yield WrongSetup("leader and signal", two, frozenset(told))


WRONG_SETUPS: tuple[WrongSetup, ...] = (
    *_of_the_phase(),
    *_of_the_draw_and_the_match(),
    *_of_the_cards(),
    *_of_the_tricks(),
    *_of_following(),
    *_several_at_once(),
)
