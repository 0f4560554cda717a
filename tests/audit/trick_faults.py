"""Faults to plant in records of Arba'a Turub."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from cardrules import arbaa_turub as at
from cardrules.audit import FindingCode as Code
from cardrules.audit.entries import (
    Cut,
    Deal,
    DealerNote,
    Draw,
    Entry,
    Hand,
    Misdeal,
    Pair,
    PairNote,
    Play,
    SeriesNote,
    SideNote,
    TrickNote,
    Trump,
    Won,
)
from cardrules.notation import parse_card
from cardrules.seats import SEATS, Seat, Side
from tests.audit.faults import Kind, changed, with_hand
from tests.audit.tables import Made, Taste

__all__ = ["TRICK_FAULTS"]

_Made = Made[at.State]
_Found = tuple[Sequence[Entry], int, str] | None

TOLD: Final = Taste(seats=1.0, tricks=1.0, counts=0.5, misdeals=0.0)
QUIET: Final = Taste(seats=1.0, results=0.0, games=1, misdeals=0.0)
"""Only the cards, of one game."""


def places(made: _Made, kind: type[Entry]) -> list[int]:
    """Where entries of a kind stand."""
    return [n for n, entry in enumerate(made.record.entries) if isinstance(entry, kind)]


def _tricks(made: _Made) -> list[list[int]]:
    """The places of the plays, trick by trick."""
    plays = places(made, Play)
    return [plays[n : n + 4] for n in range(0, len(plays) - 3, 4)]


def _play(made: _Made, place: int) -> Play:
    entry = made.record.entries[place]
    assert isinstance(entry, Play)
    return entry


def _cards(entries: Sequence[Entry], trick: Sequence[int]) -> tuple[at.Card, ...]:
    """The cards of a trick."""
    found = [entries[n] for n in trick]
    return tuple(each.card for each in found if isinstance(each, Play) and each.card is not None)


def _trump(made: _Made, place: int) -> at.Suit:
    trump = made.states[place].trump
    assert trump is not None
    return trump


def _goes_on(made: _Made, entries: Sequence[Entry], trick: Sequence[int]) -> bool:
    """Whether a trick whose cards were changed is taken by the same seat."""
    trump = _trump(made, trick[0])
    before = at.trick_winner(_cards(made.record.entries, trick), trump)
    return before == at.trick_winner(_cards(entries, trick), trump)


def revoke(rng: Random, made: _Made) -> _Found:
    """Two cards of a seat change places, so that it does not follow with a card that it has."""
    tricks = _tricks(made)
    options = [
        (early, late)
        for n, trick in enumerate(tricks)
        for early in trick[1:]
        for other in tricks[n + 1 :]
        for late in other
        if _play(made, late).by is _play(made, early).by
    ]
    rng.shuffle(options)
    for early, late in options[:3000]:
        first, second = _play(made, early), _play(made, late)
        trick = next(each for each in tricks if early in each)
        led = _cards(made.record.entries, trick)[0].suit
        if first.card is None or second.card is None or first.card.suit is not led:
            continue
        entries = [*made.record.entries]
        entries[early] = attrs.evolve(first, card=second.card)
        entries[late] = attrs.evolve(second, card=first.card)
        other = next(each for each in tricks if late in each)
        fits = late == other[0] or _cards(entries, other)[0].suit is first.card.suit
        if second.card.suit is led or not fits or late == other[0]:
            continue
        if _goes_on(made, entries, trick) and _goes_on(made, entries, other):
            return entries, early, "T-3.2"
    return None


def fifth_copy(rng: Random, made: _Made) -> _Found:
    """A card becomes another of its suit, of which four are played anyway."""
    tricks = _tricks(made)
    plays = [n for trick in tricks for n in trick]
    rng.shuffle(plays)
    for place in plays:
        play = _play(made, place)
        card = play.card
        assert card is not None
        rank = rng.choice([each for each in at.RANKS if each is not card.rank])
        entries = [*made.record.entries]
        entries[place] = attrs.evolve(play, card=at.Card(rank, card.suit))
        trick = next(each for each in tricks if place in each)
        copies = [n for n in sorted(plays) if _cards(entries, (n,)) == (at.Card(rank, card.suit),)]
        if len(copies) == 5 and _goes_on(made, entries, trick):
            return entries, copies[-1], "T-1.2"
    return None


def foreign_card(rng: Random, made: _Made) -> _Found:
    place = rng.choice([n for trick in _tricks(made) for n in trick[1:]])
    return (
        changed(made, place, attrs.evolve(_play(made, place), card=parse_card("5♣"))),
        place,
        "T-1.2",
    )


def wrong_gatherer(rng: Random, made: _Made) -> _Found:
    """A trick is said to be another side's."""
    place = rng.choice(places(made, TrickNote))
    note = made.record.entries[place]
    assert isinstance(note, TrickNote)
    side = note.taker if isinstance(note.taker, Side) else note.taker.side
    taker = rng.choice((side.other, *side.other.seats))
    trick = max((t for t in _tricks(made) if t[-1] < place), key=lambda t: t[-1])
    cards = _cards(made.record.entries, trick)
    best = cards[at.trick_winner(cards, _trump(made, trick[0]))]
    seats = taker.seats if isinstance(taker, Side) else (taker,)
    twins = any(_play(made, n).by in seats and _play(made, n).card == best for n in trick)
    return changed(made, place, TrickNote(taker)), place, "T-3.5" if twins else "T-3.4"


def wrong_leader(rng: Random, made: _Made) -> _Found:
    trick = rng.choice(_tricks(made))
    play = _play(made, trick[0])
    other = rng.choice([seat for seat in SEATS if seat is not play.by])
    clause = "T-3.6" if sum(made.states[trick[0]].tricks) else "T-3.1"
    return changed(made, trick[0], attrs.evolve(play, by=other)), trick[0], clause


def out_of_turn(rng: Random, made: _Made) -> _Found:
    place = rng.choice([n for trick in _tricks(made) for n in trick[1:]])
    play = _play(made, place)
    other = rng.choice([seat for seat in SEATS if seat is not play.by])
    return changed(made, place, attrs.evolve(play, by=other)), place, "G-1"


def wrong_tricks(rng: Random, made: _Made) -> _Found:
    notes = places(made, PairNote)
    if not notes:
        return None
    place = rng.choice(notes)
    note = made.record.entries[place]
    assert isinstance(note, PairNote)
    north, east = note.pair
    pair = rng.choice([(north + 1, east), (north, east + 1), (east + 1, max(north - 1, 0))])
    if pair == note.pair:
        return None
    return changed(made, place, PairNote(Pair.TRICKS, pair)), place, "T-1.3"


def wrong_winner(rng: Random, made: _Made) -> _Found:
    notes = [
        n
        for n in places(made, SideNote)
        if isinstance(e := made.record.entries[n], SideNote) and e.of is Won.GAME
    ]
    place = rng.choice(notes)
    note = made.record.entries[place]
    assert isinstance(note, SideNote)
    side = rng.choice([each for each in (None, *Side) if each is not note.side])
    return changed(made, place, SideNote(Won.GAME, side)), place, "T-4.1"


def _series_clause(made: _Made, place: int, note: SeriesNote) -> str:
    """The clause by which the series is what it is, by the notes around it."""
    before = made.states[place].series
    winner = next(
        e.side
        for e in reversed(made.record.entries[:place])
        if isinstance(e, SideNote) and e.of is Won.GAME
    )
    if winner is None:
        return "T-4.5"
    if before.holder is None:
        return "T-4.2"
    if winner is not before.holder:
        return "T-4.4"
    is_won = any(isinstance(e, SideNote) and e.of is Won.MATCH for e in made.record.entries[place:])
    return "T-4.2" if is_won else "T-4.3"


def wrong_series(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, SeriesNote))
    note = made.record.entries[place]
    assert isinstance(note, SeriesNote)
    if note.holder is None:
        return None
    holder = rng.choice((note.holder.other, None))
    series = SeriesNote(holder, None if holder is None else note.benchmark)
    return changed(made, place, series), place, _series_clause(made, place, note)


def wrong_benchmark(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, SeriesNote))
    note = made.record.entries[place]
    assert isinstance(note, SeriesNote)
    if note.benchmark is None:
        return None
    series = SeriesNote(note.holder, note.benchmark + rng.choice((1, 2)))
    return changed(made, place, series), place, _series_clause(made, place, note)


def wrong_dealer(rng: Random, made: _Made) -> _Found:
    notes = [n for n in places(made, DealerNote) if sum(made.states[n].tricks)]
    if not notes:
        return None
    place = rng.choice(notes)
    note, dealer = made.record.entries[place], made.states[place].dealer
    assert isinstance(note, DealerNote)
    assert dealer is not None
    seat = rng.choice([each for each in SEATS if each is not note.seat])
    if note.seat is dealer:
        clause = "T-5.3"
    elif note.seat is dealer.partner:
        clause = "T-5.2"
    else:
        clause = "T-5.4" if seat is note.seat.partner else "T-5.1"
    return changed(made, place, DealerNote(seat)), place, clause


def wrong_match_winner(rng: Random, made: _Made) -> _Found:
    """A match is said to be won that goes on, or is the other side's."""
    del rng
    notes = places(made, SideNote)
    last = made.record.entries[notes[-1]]
    assert isinstance(last, SideNote)
    if last.of is Won.MATCH and last.side is not None:
        entry = SideNote(Won.MATCH, last.side.other)
        return changed(made, notes[-1], entry), notes[-1], "T-4.2"
    entries = changed(made, notes[-1] + 1, SideNote(Won.MATCH, last.side or Side.EAST_WEST), drop=0)
    return entries, notes[-1] + 1, "T-4.2"


def signal_by_follower(rng: Random, made: _Made) -> _Found:
    place = rng.choice([n for trick in _tricks(made) for n in trick[1:]])
    play = attrs.evolve(_play(made, place), signal=at.Signal.CLICK)
    return changed(made, place, play), place, "T-3.7"


def signals_not_played(rng: Random, made: _Made) -> _Found:
    place = rng.choice([trick[0] for trick in _tricks(made)])
    play = attrs.evolve(_play(made, place), signal=at.Signal.KNOCK)
    return changed(made, place, play), place, "T-I2"


def cut_out_of_range(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, Cut))
    return changed(made, place, Cut(rng.choice((0, 144, 200)))), place, "T-I5"


def cut_not_played(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, Deal)) + 1
    return changed(made, place, Cut(rng.choice((30, None))), drop=0), place, "T-I5"


def misdeal_too_late(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, Play)) + 1
    return changed(made, place, Misdeal(), until=place), place, "T-2.7"


def cut_short(rng: Random, made: _Made) -> _Found:
    """The last tricks of a game are not there, nor what was said of them."""
    deals = places(made, Deal)
    if len(deals) < 2:
        return None
    at_deal = rng.choice(deals[1:])
    trick = rng.choice([t for t in _tricks(made) if t[-1] < at_deal][-10:])
    entries = [*made.record.entries[: trick[0]], *made.record.entries[at_deal:]]
    return entries, trick[0], "T-3.6"


def out_of_place(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, Play)) + 1
    entry = rng.choice((Trump(at.Suit.CLUBS), Cut(3), Draw((parse_card("A♣"),))))
    return changed(made, place, entry, drop=0), place, "G-2"


def wrong_draw(rng: Random, made: _Made) -> _Found:
    draws = places(made, Draw)
    if len(draws) != 1:
        return None
    draw = made.record.entries[draws[0]]
    assert isinstance(draw, Draw)
    if rng.random() < 0.5:
        return changed(made, draws[0], Draw((*draw.cards, parse_card("6♣")))), draws[0], "T-2.1"
    return changed(made, draws[0], Draw(draw.cards[:-1] or draw.cards)), draws[0], "T-2.2"


def hand_too_large(rng: Random, made: _Made) -> _Found:
    place = rng.choice(places(made, Deal))
    return with_hand(made, place, Hand(Seat.EAST, (None,) * 37)), place, "T-2.6"


def card_not_dealt(rng: Random, made: _Made) -> _Found:
    """A hand is written with one card that is not the one that was played."""
    deal = places(made, Deal)[0]
    seat = rng.choice(SEATS)
    plays = [n for n in places(made, Play) if _play(made, n).by is seat]
    cards = [_play(made, n).card for n in plays]
    wrong = rng.randrange(36)
    card = cards[wrong]
    assert card is not None
    others = [each for each in at.KINDS if each.suit is card.suit and cards.count(each) == 0]
    if not others:
        return None
    hand = [*cards[:wrong], others[0], *cards[wrong + 1 :]]
    last = max(n for n in plays if _play(made, n).card == card)
    return with_hand(made, deal, Hand(seat, tuple(hand))), last, "G-3"


def after_the_end(rng: Random, made: _Made) -> _Found:
    del rng
    last = made.record.entries[-1]
    if not isinstance(last, SideNote) or last.of is not Won.MATCH:
        return None
    place = len(made.record.entries)
    return changed(made, place, Deal(), Trump(at.Suit.CLUBS)), place, "G-5"


def revoke_by_counting(rng: Random, made: _Made) -> _Found:
    """A revoke, and nobody saw the later cards of that suit; but they can be nobody else's."""
    found = revoke(rng, made)
    if found is None:
        return None
    entries, place, clause = [*found[0]], found[1], found[2]
    trick = next(each for each in _tricks(made) if place in each)
    led, seat = _cards(entries, trick)[0].suit, _play(made, place).by
    later = [
        n
        for n in places(made, Play)
        if n > place and _play(made, n).by is seat and _cards(entries, (n,))[0].suit is led
    ]
    if len(later) > 2:
        return None
    for n in later:
        play = entries[n]
        assert isinstance(play, Play)
        entries[n] = attrs.evolve(play, card=None)
    return entries, place, clause


TRICK_FAULTS: Final = (
    Kind(name="revoke", code=Code.REVOKE, plant=revoke, taste=QUIET),
    Kind(
        name="revoke by counting",
        code=Code.REVOKE,
        plant=revoke_by_counting,
        taste=QUIET,
        keeps=True,
    ),
    Kind(name="fifth copy", code=Code.TOO_MANY_COPIES, plant=fifth_copy, taste=QUIET),
    Kind(name="foreign card", code=Code.FOREIGN_CARD, plant=foreign_card, taste=QUIET, keeps=True),
    Kind(name="gatherer", code=Code.WRONG_GATHERER, plant=wrong_gatherer, taste=TOLD),
    Kind(name="leader", code=Code.WRONG_LEADER, plant=wrong_leader, taste=TOLD, keeps=True),
    Kind(name="turn", code=Code.OUT_OF_TURN, plant=out_of_turn, taste=TOLD, keeps=True),
    Kind(name="tricks", code=Code.WRONG_TRICKS, plant=wrong_tricks, taste=TOLD),
    Kind(name="winner", code=Code.WRONG_WINNER, plant=wrong_winner, taste=TOLD),
    Kind(name="series", code=Code.WRONG_SERIES, plant=wrong_series, taste=TOLD),
    Kind(name="benchmark", code=Code.WRONG_BENCHMARK, plant=wrong_benchmark, taste=TOLD),
    Kind(name="dealer", code=Code.WRONG_DEALER, plant=wrong_dealer, taste=TOLD),
    Kind(name="match", code=Code.WRONG_MATCH_WINNER, plant=wrong_match_winner, taste=TOLD),
    Kind(name="signal", code=Code.SIGNAL_BY_FOLLOWER, plant=signal_by_follower, taste=QUIET),
    Kind(
        name="signals",
        code=Code.SIGNALS_NOT_PLAYED,
        plant=signals_not_played,
        taste=QUIET,
        rules="SILENT",
    ),
    Kind(name="cut", code=Code.CUT_OUT_OF_RANGE, plant=cut_out_of_range, taste=QUIET),
    Kind(
        name="no cut", code=Code.CUT_NOT_PLAYED, plant=cut_not_played, taste=QUIET, rules="SILENT"
    ),
    Kind(name="misdeal", code=Code.MISDEAL_TOO_LATE, plant=misdeal_too_late, taste=QUIET),
    Kind(name="cut short", code=Code.CUT_SHORT, plant=cut_short, taste=TOLD),
    Kind(name="out of place", code=Code.OUT_OF_PLACE, plant=out_of_place, taste=QUIET),
    Kind(name="draw", code=Code.WRONG_DRAW, plant=wrong_draw, taste=QUIET),
    Kind(name="hand too large", code=Code.HAND_TOO_LARGE, plant=hand_too_large, taste=QUIET),
    Kind(name="not dealt", code=Code.CARD_NOT_DEALT, plant=card_not_dealt, taste=QUIET),
    Kind(
        name="after the end",
        code=Code.AFTER_THE_END,
        plant=after_the_end,
        taste=attrs.evolve(TOLD, games=40),
    ),
)
"""Every kind."""
