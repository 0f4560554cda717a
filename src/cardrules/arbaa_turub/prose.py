"""Events of Arba'a Turub as sentences, for whoever referees aloud."""

from __future__ import annotations

from typing import assert_never

from cardrules.arbaa_turub import events as e
from cardrules.cards import Card
from cardrules.notation import format_cards
from cardrules.seats import Seat

__all__ = ["tell"]


def tell(event: e.Event) -> str:
    """Say in a sentence what happened; the clause is not in it.

    >>> from cardrules.cards import Suit
    >>> tell(e.TrumpNamed(Seat.EAST, Suit.HEARTS))
    'East names hearts trump'
    """
    match event:
        case (
            e.CardsExposed()
            | e.DrawTied()
            | e.DrawUndecided()
            | e.DealerChosen()
            | e.PackShuffled()
            | e.PackCut()
            | e.PacketDealt()
            | e.TrumpNamed()
            | e.HandDealt()
            | e.LastPacketShown()
            | e.MisdealDeclared()
        ):
            return _of_the_deal(event)
        case e.CardPlayed() | e.Signalled() | e.VoidShown() | e.TrickTaken():
            return _of_the_play(event)
        case (
            e.GameWon()
            | e.GameDrawn()
            | e.InsufficientWin()
            | e.BenchmarkSet()
            | e.BenchmarkReplaced()
            | e.MatchWon()
        ):
            return _of_the_match(event)
        case _:
            assert_never(event)


def _of_the_deal(
    event: e.CardsExposed
    | e.DrawTied
    | e.DrawUndecided
    | e.DealerChosen
    | e.PackShuffled
    | e.PackCut
    | e.PacketDealt
    | e.TrumpNamed
    | e.HandDealt
    | e.LastPacketShown
    | e.MisdealDeclared,
) -> str:
    match event:
        case e.CardsExposed(exposed):
            return ", ".join(f"{seat} exposes {card}" for seat, card in exposed)
        case e.DrawTied(seats):
            return f"{_and(seats)} tie for the highest and expose again"
        case e.DrawUndecided(seats):
            return f"the pack is used up; {_and(seats)} go on with a fresh one"
        case e.DealerChosen(seat):
            return f"{seat} deals next"
        case e.PackShuffled():
            return "the pack is shuffled"
        case e.PackCut(seat, at):
            return f"{seat} cuts {at} cards"
        case e.PacketDealt(seat, cards, count):
            return f"{seat} looks at {_cards(cards, count)}"
        case e.TrumpNamed(seat, suit):
            return f"{seat} names {suit} trump"
        case e.HandDealt(seat, cards, count):
            return f"{seat} holds {_cards(cards, count)}"
        case e.LastPacketShown(seat, count):
            return f"{seat} shows that the last packet counts {count}"
        case e.MisdealDeclared():
            return "the deal was wrong and is dealt again"
        case _:
            assert_never(event)


def _of_the_play(event: e.CardPlayed | e.Signalled | e.VoidShown | e.TrickTaken) -> str:
    match event:
        case e.CardPlayed(seat, card):
            return f"{seat} plays {card}"
        case e.Signalled(seat, signal, suit):
            return f"{seat} signals about {suit}: a {signal}"
        case e.VoidShown(seat, suit):
            return f"{seat} has no {suit}"
        case e.TrickTaken(seat, _, card, _, rule, tricks):
            return f"{seat} takes the trick with {card}, {rule}: {tricks[0]}-{tricks[1]}"
        case _:
            assert_never(event)


def _of_the_match(
    event: e.GameWon
    | e.GameDrawn
    | e.InsufficientWin
    | e.BenchmarkSet
    | e.BenchmarkReplaced
    | e.MatchWon,
) -> str:
    match event:
        case e.GameWon(side, tricks):
            return f"{side} win the game, {max(tricks)} tricks to {min(tricks)}"
        case e.GameDrawn():
            return "the game is drawn, 18 tricks each"
        case e.InsufficientWin(side, tricks, benchmark):
            return f"{tricks} tricks against a benchmark of {benchmark}: not enough for {side}"
        case e.BenchmarkSet(side, benchmark):
            return f"the benchmark is {benchmark} tricks, set by {side}"
        case e.BenchmarkReplaced(side, benchmark, previous):
            return f"{side} set a new benchmark of {benchmark} tricks in place of {previous}"
        case e.MatchWon(side, tricks):
            return f"{side} win the match with {tricks} tricks"
        case _:
            assert_never(event)


def _cards(cards: tuple[Card, ...] | None, count: int) -> str:
    return f"{count} cards" if cards is None else format_cards(cards)


def _and(seats: tuple[Seat, ...]) -> str:
    return " and ".join(map(str, seats))
