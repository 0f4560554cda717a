"""Whether a table record can be true, found out the long way: by the engine, card for card.

Every choice of the cards that nobody saw is written in, the deal is put together of what the seats
played, and the match is played again by the engine. Nothing of the audit is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final

import attrs

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.audit import TableRecord
from cardrules.audit.entries import (
    Claim,
    Cut,
    Deal,
    Draw,
    Entry,
    MaybeCard,
    Pair,
    PairNote,
    Play,
    Points,
    PointsNote,
    Reply,
    TrickNote,
    Trump,
    Word,
)
from cardrules.cards import Card
from cardrules.errors import CardRulesError
from cardrules.seats import Seat

__all__ = ["fillings", "holds"]

MOST: Final = 4000
"""So many choices are gone through."""


def fillings(record: TableRecord) -> Iterator[TableRecord]:
    """Every record of one deal in which the unseen cards are written in, each once."""
    places = [n for n, e in enumerate(record.entries) if isinstance(e, Play) and e.card is None]
    played = Counter(e.card for e in record.entries if isinstance(e, Play) and e.card is not None)
    pack = at.PACK if record.game == at.NAME else cu.PACK
    left = [*(Counter(pack) - played).elements()]
    seen: set[tuple[Card, ...]] = set()
    for number, cards in enumerate(permutations(left, len(places))):
        if number > MOST:
            return
        if cards in seen:
            continue
        seen.add(cards)
        entries = [*record.entries]
        for place, card in zip(places, cards, strict=True):
            entries[place] = _with(entries[place], card)
        yield from _taken(attrs.evolve(record, entries=tuple(entries)))


def _with(entry: Entry, card: Card) -> Entry:
    assert isinstance(entry, Play)
    return attrs.evolve(entry, card=card)


def _taken(record: TableRecord) -> Iterator[TableRecord]:
    """The same with every choice of the cards that were taken unseen."""
    entries = record.entries
    for place, entry in enumerate(entries):
        if isinstance(entry, Play) and None in (*entry.base, *entry.sequence):
            free = cu.PACK
            unseen = sum(card is None for card in (*entry.base, *entry.sequence))
            for cards in product(free, repeat=unseen):
                chosen = iter(cards)
                play = attrs.evolve(
                    entry,
                    base=_filled(entry.base, chosen),
                    sequence=_filled(entry.sequence, chosen),
                )
                yield from _taken(
                    attrs.evolve(record, entries=(*entries[:place], play, *entries[place + 1 :]))
                )
            return
    yield record


def _filled(cards: Sequence[MaybeCard], chosen: Iterator[Card]) -> tuple[MaybeCard, ...]:
    return tuple(next(chosen) if card is None else card for card in cards)


def holds(record: TableRecord) -> bool:
    """Whether a record of one deal, with every card in it, is what the engine makes of it."""
    try:
        if isinstance(record.rules, at.Rules):
            return _tricks_hold(record, record.rules)
        assert isinstance(record.rules, cu.Rules)
        return _captures_hold(record, record.rules)
    except CardRulesError:
        return False


# --- Arba'a Turub --------------------------------------------------------------------------------


def _tricks_hold(record: TableRecord, rules: at.Rules) -> bool:
    """A whole game: its hands are what the seats played."""
    state = at.new_match(rules, dealer=record.dealer)
    events: tuple[at.Event, ...] = ()
    for place, entry in enumerate(record.entries):
        if isinstance(entry, TrickNote):
            taken = [e for e in events if isinstance(e, at.TrickTaken)]
            if not taken or entry.taker not in (taken[-1].seat, taken[-1].side):
                return False
            continue
        if isinstance(entry, Play | Cut | Trump) and entry.by not in (None, at.to_act(state)):
            return False
        following = record.entries[place + 1] if place + 1 < len(record.entries) else None
        action = _trick_action(state, record, entry, following)
        if action is not None:
            step = at.step(state, action)
            state, events = step.state, step.events
    return True


def _trick_action(
    state: at.State, record: TableRecord, entry: Entry, following: Entry | None
) -> at.Action | None:
    match entry:
        case Draw(cards):
            pack = cards if len(cards) == len(at.PACK) else at.pack_of_draw(state, cards)
            return at.DrawForDealer(pack)
        case Deal():
            cut = at.Cut(following.at or 1) if isinstance(following, Cut) else None
            return at.Shuffle(at.pack_of_hands(state, _trick_hands(state, record), cut))
        case Cut(number):
            return at.Cut(number or 1)
        case Trump(suit):
            return at.NameTrump(suit)
        case Play(card=card, signal=signal) if card is not None:
            return at.Play(card, signal)
        case _:
            return None


def _trick_hands(state: at.State, record: TableRecord) -> list[tuple[Seat, tuple[Card, ...]]]:
    """The hands by who played what, trick by trick, as the cards have it."""
    trump = next(e.suit for e in record.entries if isinstance(e, Trump))
    cards = [e.card for e in record.entries if isinstance(e, Play) and e.card is not None]
    assert state.dealer is not None
    leader = state.rules.next_seat(state.dealer)
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for start in range(0, len(cards), 4):
        order = state.rules.seats_from(leader)
        trick = cards[start : start + 4]
        for seat, card in zip(order, trick, strict=True):
            hands[seat].append(card)
        leader = order[at.trick_winner(trick, trump)]
    return [(seat, tuple(hand)) for seat, hand in hands.items()]


# --- Cuarenta ------------------------------------------------------------------------------------


def _captures_hold(record: TableRecord, rules: cu.Rules) -> bool:
    """One hand, whole or not; cards that were not played any more are dealt anyhow."""
    assert record.position is None or isinstance(record.position, cu.State)
    state = record.position or cu.new_match(rules, dealer=record.dealer)
    noted = {e.of for e in record.entries if isinstance(e, PointsNote)}
    events: tuple[cu.Event, ...] = ()
    due: dict[Points, int] = {}
    for entry in record.entries:
        if isinstance(entry, PointsNote):
            if due.pop(entry.of, 0) != entry.points:
                return False
        elif isinstance(entry, PairNote) and entry.of is Pair.SCORE:
            if state.scores != entry.pair:
                return False
        else:
            if any(points for of, points in due.items() if of in noted):
                return False
            if isinstance(entry, Play | Reply | Claim) and entry.by not in (
                None,
                cu.to_act(state),
            ):
                return False
            action = _capture_action(state, record, entry)
            if action is not None:
                step = cu.step(state, action)
                state, events = step.state, step.events
                due = _due(events)
    return not any(points for of, points in due.items() if of in noted)


def _due(events: Sequence[cu.Event]) -> dict[Points, int]:
    """What the last action paid for caída and limpia."""
    due: dict[Points, int] = {}
    for event in events:
        if isinstance(event, cu.CaidaMade):
            due[Points.CAIDA] = event.points
        if isinstance(event, cu.LimpiaMade):
            due[Points.LIMPIA] = event.points
    return due


_ANSWERS: Final[dict[Word, cu.Action]] = {
    Word.PASS: cu.Pass(),
    Word.RONDA: cu.AnnounceRonda(),
    Word.FOUR: cu.ShowFour(),
    Word.TAKE: cu.TakeForgotten(),
}


def _capture_action(state: cu.State, record: TableRecord, entry: Entry) -> cu.Action | None:
    match entry:
        case Draw(cards):
            return cu.DrawForDealer(cu.pack_of_draw(state, cards))
        case Deal():
            return cu.Shuffle(_pack(record))
        case Play(card=card, base=base, sequence=sequence) if card is not None:
            known = [c for c in base if c is not None], [c for c in sequence if c is not None]
            return cu.Play(card, *known)
        case Reply(word):
            return _ANSWERS[word]
        case Claim(holder, rank):
            return cu.ClaimPrize(holder, rank)
        case _:
            return None


def _pack(record: TableRecord) -> tuple[Card, ...]:
    """The pack as it was dealt: play by play round the table, lot by lot."""
    cards = [e.card for e in record.entries if isinstance(e, Play) and e.card is not None]
    pack: list[Card | None] = [None] * len(cu.PACK)
    for number, card in enumerate(cards):
        lot, play = divmod(number, 20)
        pack[20 * lot + 5 * (play % 4) + play // 4] = card
    rest = iter([card for card in cu.PACK if card not in cards])
    return tuple(next(rest) if card is None else card for card in pack)
