"""Events of Cuarenta as sentences, for whoever referees aloud."""

from __future__ import annotations

from typing import assert_never

from cardrules.cards import Card
from cardrules.cuarenta import events as e
from cardrules.notation import format_cards

__all__ = ["tell"]


def tell(event: e.Event) -> str:
    """Say in a sentence what happened; the clause is not in it.

    >>> from cardrules.notation import parse_card
    >>> from cardrules.seats import Seat
    >>> tell(e.CardLaid(Seat.EAST, parse_card("6♠")))
    'East lays 6♠'
    """
    match event:
        case (
            e.CardsExposed()
            | e.DealerChosen()
            | e.PackShuffled()
            | e.HandDealt()
            | e.MisdealDeclared()
            | e.Passed()
            | e.RondaAnnounced()
            | e.FourShown()
        ):
            return _before_the_play(event)
        case (
            e.CardLaid()
            | e.CardsCaptured()
            | e.CaidaMade()
            | e.LimpiaMade()
            | e.SequenceForgotten()
            | e.ForgottenTaken()
        ):
            return _of_the_play(event)
        case (
            e.PrizeClaimed()
            | e.LeftoversTaken()
            | e.CardsCounted()
            | e.GameWon()
            | e.ChicaWon()
            | e.MatchWon()
        ):
            return _after_the_play(event)
        case _:
            assert_never(event)


def _before_the_play(
    event: e.CardsExposed
    | e.DealerChosen
    | e.PackShuffled
    | e.HandDealt
    | e.MisdealDeclared
    | e.Passed
    | e.RondaAnnounced
    | e.FourShown,
) -> str:
    match event:
        case e.CardsExposed(exposed):
            return ", ".join(f"{seat} is dealt {card}" for seat, card in exposed)
        case e.DealerChosen(seat):
            return f"{seat} deals next"
        case e.PackShuffled():
            return "the pack is shuffled"
        case e.HandDealt(seat, lot, cards, _, count):
            held = f"{count} cards" if cards is None else format_cards(cards)
            return f"{seat} holds {held} (lot {lot})"
        case e.MisdealDeclared(seat, side, points):
            return f"{seat} has dealt wrong{_pays(points)}: {side} gain"
        case e.Passed(seat):
            return f"{seat} passes"
        case e.RondaAnnounced(seat, _, _, points):
            return f"{seat} announces a ronda{_pays(points)}"
        case e.FourShown(seat, _, cards, points):
            return f"{seat} shows four of a kind, {format_cards(cards)}{_pays(points)}"
        case _:
            assert_never(event)


def _of_the_play(
    event: e.CardLaid
    | e.CardsCaptured
    | e.CaidaMade
    | e.LimpiaMade
    | e.SequenceForgotten
    | e.ForgottenTaken,
) -> str:
    match event:
        case e.CardLaid(seat, card):
            return f"{seat} lays {card}"
        case e.CardsCaptured(seat, _, card, base, sequence):
            return f"{seat} plays {card} and takes {_taken(base, sequence)}"
        case e.CaidaMade(seat, _, card, points):
            return f"caída: {seat} took {card}, just laid{_pays(points)}"
        case e.LimpiaMade(seat, _, points):
            return f"limpia: {seat} emptied the table{_pays(points)}"
        case e.SequenceForgotten(seat, cards):
            return f"{seat} forgets {format_cards(cards)}"
        case e.ForgottenTaken(seat, _, capturer, cards):
            return f"{seat} takes {format_cards(cards)}, which {capturer} forgot"
        case _:
            assert_never(event)


def _after_the_play(
    event: e.PrizeClaimed | e.LeftoversTaken | e.CardsCounted | e.GameWon | e.ChicaWon | e.MatchWon,
) -> str:
    match event:
        case e.PrizeClaimed(seat, _, holder, rank, points):
            return f"{seat} claims the prize on {holder}'s ronda of {rank}{_pays(points)}"
        case e.LeftoversTaken(seat, _, cards):
            return f"{seat} is given what is left on the table, {format_cards(cards)}"
        case e.CardsCounted(side, cards, points):
            return f"{side} have {cards} cards{_pays(points)}"
        case e.GameWon(side, scores):
            return f"{side} win the game, {scores[0]}-{scores[1]}"
        case e.ChicaWon(side, chicas):
            return f"{side} win a chica: {chicas[0]}-{chicas[1]}"
        case e.MatchWon(side):
            return f"{side} win the match"
        case _:
            assert_never(event)


def _pays(points: int) -> str:
    """Say how many points something pays."""
    return f", {points} points" if points else ", no points"


def _taken(base: tuple[Card, ...], sequence: tuple[Card, ...]) -> str:
    """Say what a capture takes."""
    rest = f", then {format_cards(sequence)}" if sequence else ""
    return format_cards(base) + rest
