"""Arba'a Turub: the library's events in plain data, and those that the oracle makes of an action.

The oracle tells what takes judgement (`happenings`); what anybody can see of an action is added
here, from the positions before and after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from cardrules import arbaa_turub as at
from tests.differential import plain
from tests.differential.bridge import Plain, Told
from tests.oracles import arbaa_turub as slow

_RULES: Final[dict[at.TrickRule, str]] = {
    at.TrickRule.FIRST_OF_TWINS: "twin",
    at.TrickRule.HIGHEST_TRUMP: "trump",
    at.TrickRule.HIGHEST_OF_SUIT_LED: "suit",
}


def told(event: at.Event) -> Told:
    """An event of the library in plain data."""
    match event:
        case at.CardsExposed(exposed):
            return "exposed", tuple((seat.value, plain.card(card)) for seat, card in exposed)
        case at.DrawTied(seats):
            return "tied", plain.seats(seats)
        case at.DrawUndecided(seats):
            return "undecided", plain.seats(seats)
        case at.DealerChosen(seat, clause):
            # The oracle names the clause that T-I1 goes back to: the same dealer, as if drawn.
            return "dealer", seat.value, "T-5.3" if clause == "T-I1" else clause
        case at.PackShuffled():
            return ("shuffled",)
        case at.PackCut(seat, place):
            return "cut", seat.value, place
        case at.PacketDealt(seat, cards, count):
            assert cards is not None
            return "packet", seat.value, plain.cards(cards), count
        case at.TrumpNamed(seat, suit):
            return "trump", seat.value, suit.value
        case at.HandDealt(seat, cards, count):
            assert cards is not None
            return "hand", seat.value, plain.cards(cards), count
        case at.LastPacketShown(seat, count):
            return "last packet", seat.value, count
        case at.MisdealDeclared():
            return ("misdeal",)
        case _:
            return _told_of_play(event)


_OfPlay = (
    at.CardPlayed
    | at.Signalled
    | at.VoidShown
    | at.TrickTaken
    | at.GameWon
    | at.GameDrawn
    | at.InsufficientWin
    | at.BenchmarkSet
    | at.BenchmarkReplaced
    | at.MatchWon
)


def _told_of_play(event: _OfPlay) -> Told:
    match event:
        case at.CardPlayed(seat, card, clause):
            return "card", seat.value, plain.card(card), clause
        case at.Signalled(seat, signal, suit):
            return "signal", seat.value, signal.value, suit.value
        case at.VoidShown(seat, suit):
            return "void", seat.value, suit.value
        case at.TrickTaken(seat, side, card, cards, rule, tricks):
            took = seat.value, side.value, plain.card(card)
            return "trick", *took, plain.cards(cards), _RULES[rule], tricks
        case at.GameWon(side, tricks):
            return "game", side.value, tricks
        case at.GameDrawn(tricks):
            return "game", None, tricks
        case at.InsufficientWin(side, tricks, benchmark):
            return "insufficient", side.value, tricks, benchmark
        case at.BenchmarkSet(side, benchmark):
            return "benchmark", side.value, benchmark, None
        case at.BenchmarkReplaced(side, benchmark, previous):
            return "benchmark", side.value, benchmark, previous
        case at.MatchWon(side, tricks):
            return "match", side.value, tricks
        case _:
            assert_never(event)


PAYING: Final = frozenset(("T-3.4", "T-3.5", "T-4.1", "T-4.2", "T-I4"))
"""The clauses by which tricks, games and matches are won."""


def paid(event: at.Event) -> str | None:
    """A trick taken, a game won, the match."""
    pays = isinstance(event, at.TrickTaken | at.GameWon | at.MatchWon)
    return event.clause if pays else None


def ledger(
    before: at.State, happened: tuple[at.Event, ...], after: at.State
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The tricks of the events on top of those before; the tricks, at the end of a game its own."""
    takers = [event.side.value for event in happened if isinstance(event, at.TrickTaken)]
    north_south, east_west = before.tricks
    made = north_south + takers.count(0), east_west + takers.count(1)
    ended = [event for event in happened if isinstance(event, at.GameWon | at.GameDrawn)]
    return made, ended[0].tricks if ended else after.tricks


def rarity(told: Told) -> str | None:
    """A name for what hardly ever happens in random play, to be counted."""
    match told:
        case ("tied", (_, _, _, _)):
            return "all four tied in the draw"
        case ("benchmark", _, 36, _):
            return "benchmark of 36"
        case ("insufficient", _, _, 36):
            return "win against a benchmark of 36"
        case ("insufficient", _, won, benchmark) if won == benchmark:
            return "win with just the benchmark"
        case ("game", _, (0 | 36, _)):
            return "all 36 tricks to a side"
        case _:
            return None


def due(before: Mapping[str, Plain], action: slow.Action, oracle: slow.Oracle) -> list[Told]:
    """The events that the oracle, which has just done the action, makes of it."""
    match action:
        case ("draw", _):
            undecided = [("undecided", tuple(oracle.contenders))] if oracle.contenders else []
            return [*oracle.happenings, *undecided]
        case ("shuffle", _):
            return [("shuffled",), *_packet(oracle)]
        case ("cut", place):
            return [("cut", oracle.left_of_dealer(), place), *_packet(oracle)]
        case ("trump", suit):
            namer = oracle.left_of_dealer()
            hands = ((seat, tuple(oracle.hands[seat])) for seat in oracle.round_from(namer))
            dealt = [("hand", seat, hand, 36) for seat, hand in hands]
            return [("trump", namer, suit), *dealt, ("last packet", oracle.dealer, 3)]
        case ("play", card, signal):
            return [*_card(before, card, signal), *_consequences(before, card, oracle)]
        case ("misdeal",):
            return [("misdeal",), ("dealer", oracle.dealer, "T-I3")]


def _packet(oracle: slow.Oracle) -> Iterator[Told]:
    if oracle.phase == "trump":
        namer = oracle.left_of_dealer()
        yield "packet", namer, tuple(oracle.hands[namer]), 3


def _card(before: Mapping[str, Plain], card: str, signal: slow.Signal) -> Iterator[Told]:
    seat, trick, voids = before["actor"], _strings(before["trick"]), before["voids"]
    assert isinstance(seat, int)
    assert isinstance(voids, tuple)
    suit = slow.suit_of(card)
    if not trick:
        yield "card", seat, card, "T-3.1" if before["tricks"] == (0, 0) else "T-3.6"
        if signal:
            yield "signal", seat, signal, suit
        return
    led = slow.suit_of(trick[0])
    yield "card", seat, card, "T-3.2" if suit == led else "T-3.3"
    if suit != led and led not in _strings(voids[seat]):
        yield "void", seat, led


def _consequences(before: Mapping[str, Plain], card: str, oracle: slow.Oracle) -> Iterator[Told]:
    """What the oracle tells of the trick and the game, with the figures spelled out."""
    cards = (*_strings(before["trick"]), card)
    tricks, series = before["tricks"], before["series"]
    assert isinstance(tricks, tuple)
    assert isinstance(series, tuple)
    holder, benchmark, _ = series
    for happening in oracle.happenings:
        match happening:
            case ("trick", seat, why):
                north_south, east_west = tricks
                assert isinstance(north_south, int)
                assert isinstance(east_west, int)
                tricks = (north_south + (seat % 2 == 0), east_west + (seat % 2 == 1))
                best = cards[_place(before, seat, oracle)]
                yield "trick", seat, seat % 2, best, cards, why, tricks
            case ("insufficient", side):
                yield "insufficient", side, tricks[side], benchmark
            case ("benchmark", side, won) if (side, won) == (holder, benchmark):
                pass  # the library does not speak of a benchmark replaced by its equal (T-I4)
            case ("benchmark", side, won):
                yield "benchmark", side, won, benchmark
            case ("match", side):
                yield "match", side, tricks[side]
            case _:
                yield happening


def _place(before: Mapping[str, Plain], taker: int, oracle: slow.Oracle) -> int:
    """Where in a full trick the card of its taker lies."""
    leader = before["leader"]
    assert isinstance(leader, int)
    return oracle.round_from(leader).index(taker)


def _strings(value: Plain) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return tuple(part for part in value if isinstance(part, str))
