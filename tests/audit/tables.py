"""Sound table records of both games, from matches that the library itself plays.

What is written down is a matter of taste: hands or none, seats or none, few notes or many, some
cards that nobody saw. `Taste` draws one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Generic, TypeVar, final

import attrs

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.audit import TableRecord
from cardrules.audit.entries import (
    Claim,
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
    Points,
    PointsNote,
    Reply,
    SeriesNote,
    SideNote,
    TrickNote,
    Trump,
    Won,
    Word,
)
from cardrules.seats import SEATS, Seat
from tests.beliefs.arbaa_turub import BELIEVER as TRICKS
from tests.beliefs.cuarenta import BELIEVER as CAPTURES

SOME_SEAT: Final = (None, *SEATS)

StateT = TypeVar("StateT", at.State, cu.State)


@final
@attrs.frozen
class Made(Generic[StateT]):
    """A sound record, and for each of its entries the state that it was written in.

    For an action that is the state before it, for a note the one before the action behind which it
    stands.
    """

    record: TableRecord
    states: tuple[StateT, ...]


@final
@attrs.frozen(kw_only=True)
class Taste:
    """What a record tells beside the cards, each as a chance from 0 to 1.

    `points` are notes of caída and limpia: either all of them are written or none; so are passes.
    `unseen` is how many cards of a game or a hand nobody saw, at the most.
    """

    seats: float = 0.0
    tricks: float = 0.0
    counts: float = 0.0
    hands: float = 0.0
    results: float = 1.0
    points: bool = True
    passes: bool = True
    unseen: int = 0
    games: int = 2
    stop: float = 0.0
    misdeals: float = 0.01


def some_taste(rng: Random) -> Taste:
    """A taste of some kind."""
    return Taste(
        seats=rng.choice((0.0, 0.3, 1.0)),
        tricks=rng.choice((0.0, 0.2, 1.0)),
        counts=rng.choice((0.0, 0.2, 1.0)),
        hands=rng.choice((0.0, 0.0, 0.5, 1.0)),
        results=rng.choice((0.0, 0.7, 1.0)),
        points=rng.random() < 0.7,
        passes=rng.random() < 0.8,
        unseen=rng.choice((0, 0, 1, 2, 3)),
        games=rng.choice((1, 1, 2, 3)),
        stop=rng.choice((0.0, 0.0, 0.3)),
    )


def _hands(
    rng: Random, taste: Taste, hands: tuple[tuple[at.Card, ...], ...], *, more: bool
) -> Iterator[Hand]:
    """Some of the hands that were dealt, with some cards of them; `more` may follow."""
    for seat in SEATS:
        if rng.random() < taste.hands:
            known = rng.choice((0.5, 0.9, 1.0))
            cards = [card if rng.random() < known else None for card in hands[seat]]
            yield Hand(seat, tuple(cards) or (None,))
        elif more:
            yield Hand(seat, (None,))


# --- Arba'a Turub --------------------------------------------------------------------------------


def tricks(
    rng: Random, rules: at.Rules, taste: Taste, start: at.State | None = None
) -> Made[at.State]:
    """A match of Arba'a Turub, or the beginning of one."""
    dealer = rng.choice(SOME_SEAT) if start is None else None
    state = at.new_match(rules, dealer=dealer) if start is None else start
    entries: list[Entry] = []
    states: list[at.State] = []
    most = state.games_played + taste.games
    while state.games_played < most and at.to_act(state) is not None:
        after = _step(rng, state, taste, entries)
        states += [state] * (len(entries) - len(states))
        state = after
        if len(entries) > 20 and rng.random() < taste.stop / 300:
            break
    record = TableRecord(at.NAME, rules, dealer, start, _unseen(rng, taste, entries))
    return Made(record, tuple(states))


def _step(rng: Random, state: at.State, taste: Taste, entries: list[Entry]) -> at.State:
    """Do what is due, and write down what the table sees of it."""
    actor = at.to_act(state)
    by = actor if isinstance(actor, Seat) and rng.random() < taste.seats else None
    action: at.Action
    if at.rulings(state) and rng.random() < taste.misdeals:
        action = at.Misdeal()
    elif not isinstance(actor, Seat):
        action = at.chance(state, TRICKS.pack(rng, state))
    else:
        action = TRICKS.choose(rng, state, at.legal_actions(state))
    step = at.step(state, action)
    after = step.state
    match action:
        case at.DrawForDealer(pack):
            told = [e for e in step.events if isinstance(e, at.CardsExposed)]
            cards = tuple(card for event in told for _, card in event.exposed)
            entries.append(Draw(cards if after.dealer is not None else pack))
        case at.Shuffle():
            entries.append(Deal())
        case at.Cut(number):
            if rng.random() < 0.8 or not taste.unseen:
                entries.append(Cut(rng.choice((number, None)), by))
        case at.NameTrump(suit):
            hands = tuple(after.hands)
            place = max(n for n, entry in enumerate(entries) if isinstance(entry, Deal))
            entries[place] = Deal(tuple(_hands(rng, taste, hands, more=False)))
            entries.append(Trump(suit, by))
        case at.Play(card, signal):
            entries.append(Play(card, signal=signal, by=by))
        case at.Misdeal():
            entries.append(Misdeal())
    for event in step.events:
        _trick_notes(rng, event, after, taste, entries)
    return after


def _trick_notes(
    rng: Random, event: at.Event, after: at.State, taste: Taste, entries: list[Entry]
) -> None:
    match event:
        case at.TrickTaken(seat, side):
            if rng.random() < taste.tricks:
                entries.append(TrickNote(rng.choice((seat, seat, side))))
            if rng.random() < taste.counts / (1 if sum(event.tricks) == 36 else 9):
                entries.append(PairNote(Pair.TRICKS, event.tricks))
        case at.GameWon(side):
            if rng.random() < taste.results:
                entries.append(SideNote(Won.GAME, side))
            _series(rng, after, taste, entries)
        case at.GameDrawn():
            if rng.random() < taste.results:
                entries.append(SideNote(Won.GAME, None))
            _series(rng, after, taste, entries)
        case at.MatchWon(side):
            if rng.random() < taste.results:
                entries.append(SideNote(Won.MATCH, side))
        case at.DealerChosen(seat):
            if rng.random() < taste.results:
                entries.append(DealerNote(seat))
        case _:
            pass


def _series(rng: Random, after: at.State, taste: Taste, entries: list[Entry]) -> None:
    if rng.random() < taste.results:
        entries.append(SeriesNote(after.series.holder, after.series.benchmark))


# --- Cuarenta ------------------------------------------------------------------------------------


def captures(
    rng: Random, rules: cu.Rules, taste: Taste, start: cu.State | None = None
) -> Made[cu.State]:
    """A match of Cuarenta, or the beginning of one."""
    dealer = rng.choice(SOME_SEAT) if start is None else None
    state = cu.new_match(rules, dealer=dealer) if start is None else start
    entries: list[Entry] = []
    states: list[cu.State] = []
    hands = 0
    while cu.to_act(state) is not None:
        if state.phase is cu.Phase.SHUFFLE:
            hands += 1
            if hands > 2 * taste.games:
                break
        after = _move(rng, state, taste, entries)
        states += [state] * (len(entries) - len(states))
        state = after
        if len(entries) > 20 and rng.random() < taste.stop / 100:
            break
    record = TableRecord(cu.NAME, rules, dealer, start, _unseen(rng, taste, entries))
    return Made(record, tuple(states))


_WORDS: Final[dict[type[cu.Action], Word]] = {
    cu.Pass: Word.PASS,
    cu.AnnounceRonda: Word.RONDA,
    cu.ShowFour: Word.FOUR,
    cu.TakeForgotten: Word.TAKE,
}


def _move(rng: Random, state: cu.State, taste: Taste, entries: list[Entry]) -> cu.State:
    """Do what is due, and write down what the table sees of it."""
    actor = cu.to_act(state)
    by = actor if isinstance(actor, Seat) and rng.random() < taste.seats else None
    action: cu.Action
    if cu.rulings(state) and rng.random() < taste.misdeals:
        action = cu.Misdeal()
    elif not isinstance(actor, Seat):
        action = cu.chance(state, CAPTURES.pack(rng, state))
    else:
        action = CAPTURES.choose(rng, state, cu.legal_actions(state))
    step = cu.step(state, action)
    match action:
        case cu.DrawForDealer():
            told = [e for e in step.events if isinstance(e, cu.CardsExposed)]
            entries.append(Draw(tuple(card for event in told for _, card in event.exposed)))
        case cu.Shuffle(pack):
            lots = _dealt(step.state, pack)
            second = tuple(_hands(rng, taste, lots[1], more=False))
            first = tuple(_hands(rng, taste, lots[0], more=bool(second)))
            entries.append(Deal((*first, *second)))
        case cu.Play(card, base, sequence):
            entries.append(Play(card, base, sequence, by=by))
        case cu.ClaimPrize(holder, rank):
            entries.append(Claim(holder, rank, by))
        case cu.Misdeal():
            entries.append(Misdeal())
        case cu.Pass() if not taste.passes:
            pass
        case _:
            written = by if taste.passes else actor if isinstance(actor, Seat) else None
            entries.append(Reply(_WORDS[type(action)], written))
    _point_notes(rng, step.events, step.state, taste, entries)
    return step.state


def _dealt(
    state: cu.State, pack: tuple[cu.Card, ...]
) -> tuple[tuple[tuple[cu.Card, ...], ...], tuple[tuple[cu.Card, ...], ...]]:
    """The hands of both lots, by seat."""
    dealer = state.dealer
    assert dealer is not None
    order = state.rules.seats_from(state.rules.next_seat(dealer))
    lots: list[tuple[tuple[cu.Card, ...], ...]] = []
    for lot in range(2):
        places = {seat: 20 * lot + 5 * n for n, seat in enumerate(order)}
        lots.append(tuple(pack[places[seat] : places[seat] + 5] for seat in SEATS))
    return lots[0], lots[1]


def _paid(rng: Random, events: tuple[cu.Event, ...], taste: Taste) -> Iterator[PointsNote]:
    """The points that an action pays at once."""
    for event in events:
        match event:
            case cu.CaidaMade(points=points) if taste.points and points:
                yield PointsNote(Points.CAIDA, points)
            case cu.LimpiaMade(points=points) if taste.points and points:
                yield PointsNote(Points.LIMPIA, points)
            case cu.RondaAnnounced(points=points) | cu.PrizeClaimed(points=points):
                if rng.random() < taste.counts:
                    yield PointsNote(Points.POINTS, points)
            case _:
                pass


def _point_notes(
    rng: Random,
    events: tuple[cu.Event, ...],
    after: cu.State,
    taste: Taste,
    entries: list[Entry],
) -> None:
    """What the table says of an action: points first, then the count, the score, the dealer."""
    entries += _paid(rng, events, taste)
    counted = {e.side: e for e in events if isinstance(e, cu.CardsCounted)}
    if len(counted) == 2 and rng.random() < taste.counts:
        north, east = (counted[side] for side in cu.Side)
        entries.append(PairNote(Pair.CARDS, (north.cards, east.cards)))
        entries.append(PairNote(Pair.COUNT, (north.points, east.points)))
    won = [e for e in events if isinstance(e, cu.GameWon)]
    if won:
        scores = won[0].scores
        if rng.random() < taste.results:
            entries.append(PairNote(Pair.SCORE, scores))
            entries.append(SideNote(Won.GAME, won[0].side))
        if any(isinstance(e, cu.ChicaWon) for e in events) and rng.random() < taste.results:
            entries.append(PairNote(Pair.CHICAS, after.chicas))
    elif rng.random() < taste.counts / 5 or (counted and rng.random() < taste.results):
        entries.append(PairNote(Pair.SCORE, after.scores))
    for event in events:
        if isinstance(event, cu.MatchWon) and rng.random() < taste.results:
            entries.append(SideNote(Won.MATCH, event.side))
        if isinstance(event, cu.DealerChosen) and rng.random() < taste.results:
            entries.append(DealerNote(event.seat))


# --- Cards that nobody saw -----------------------------------------------------------------------


def _unseen(rng: Random, taste: Taste, entries: list[Entry]) -> tuple[Entry, ...]:
    """Put a question mark for some cards of each deal."""
    starts = [n for n, entry in enumerate(entries) if isinstance(entry, Deal)]
    for start, end in zip(starts, (*starts[1:], len(entries)), strict=False):
        plays = [n for n in range(start, end) if isinstance(entries[n], Play)]
        for place in rng.sample(plays, min(rng.randint(0, taste.unseen), len(plays))):
            entries[place] = _without(rng, entries[place])
    return tuple(entries)


def _without(rng: Random, entry: Entry) -> Entry:
    """A play with one of its cards unseen."""
    assert isinstance(entry, Play)
    taken = len(entry.base) + len(entry.sequence)
    place = rng.randint(0, taken)
    if not place:
        return attrs.evolve(entry, card=None)
    base, sequence = list(entry.base), list(entry.sequence)
    if place <= len(base):
        base[place - 1] = None
    else:
        sequence[place - 1 - len(base)] = None
    return attrs.evolve(entry, base=tuple(base), sequence=tuple(sequence))
