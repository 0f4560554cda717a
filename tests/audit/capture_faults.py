"""Faults to plant in records of Cuarenta."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from cardrules import cuarenta as cu
from cardrules.audit import FindingCode as Code
from cardrules.audit.entries import (
    Claim,
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
    SideNote,
    Won,
    Word,
)
from cardrules.cuarenta.captures import number_of
from cardrules.notation import parse_card
from cardrules.seats import SEATS, Seat, Side
from tests.audit.faults import Kind, changed, with_hand
from tests.audit.tables import Made, Taste

__all__ = ["CAPTURE_FAULTS"]

_Made = Made[cu.State]
_Found = tuple[Sequence[Entry], int, str] | None

TOLD: Final = Taste(seats=1.0, counts=1.0, misdeals=0.0)
QUIET: Final = Taste(seats=1.0, results=0.0, points=False, misdeals=0.0)
"""Only what was done."""
AT_38: Final = (
    "cuarenta GUIDE shuffle N - -/-/-/- - - - -/- 38-12 0 -/-/-/- - -/-/-/- -:- - - 0-0 -"
)
AT_30: Final = (
    "cuarenta GUIDE shuffle N - -/-/-/- - - - -/- 30-32 0 -/-/-/- - -/-/-/- -:- - - 0-0 -"
)


def places(made: _Made, kind: type[Entry]) -> list[int]:
    """Where entries of a kind stand."""
    return [n for n, entry in enumerate(made.record.entries) if isinstance(entry, kind)]


def plays(made: _Made, *, takes: bool | None = None) -> list[int]:
    """Where cards are played; those that take, or those that do not."""
    return [n for n in places(made, Play) if takes is None or _play(made, n).takes is takes]


def _play(made: _Made, place: int) -> Play:
    entry = made.record.entries[place]
    assert isinstance(entry, Play)
    return entry


def _card(made: _Made, place: int) -> cu.Card:
    card = _play(made, place).card
    assert card is not None
    return card


def _pick(rng: Random, options: Sequence[int]) -> int | None:
    return rng.choice(options) if options else None


def _score(made: _Made, place: int) -> int:
    """What the side of the seat that acts there stands at."""
    state = made.states[place]
    return 0 if state.turn is None else state.scores[state.turn.side]


def _by(made: _Made, place: int) -> Seat | None:
    entry = made.record.entries[place]
    return entry.by if isinstance(entry, Reply) else None


def _ends_with(made: _Made, place: int, play: Play) -> list[Entry]:
    """The record up to a play, which is another one."""
    return changed(made, place, play, until=place + 1)


# --- Cards and captures --------------------------------------------------------------------------


def card_twice(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made, takes=False)[4:])
    hand = max(n for n in places(made, Deal) if n < place)
    before = [n for n in plays(made) if hand < n < place]
    if not before:
        return None
    card = _card(made, rng.choice(before))
    return _ends_with(made, place, attrs.evolve(_play(made, place), card=card)), place, "C-1.2"


def foreign_card(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made, takes=False))
    play = attrs.evolve(_play(made, place), card=parse_card("9♣"))
    return _ends_with(made, place, play), place, "C-1.2"


def not_on_table(rng: Random, made: _Made) -> _Found:
    """A card is taken of a rank that does not lie there."""
    place = rng.choice(plays(made, takes=True))
    play, table = _play(made, place), made.states[place].table
    lying = {card.rank for card in table}
    others = [c for c in cu.PACK if c.rank not in lying and c != play.card]
    if not others:
        return None
    base = (*play.base[1:], rng.choice(others))
    return _ends_with(made, place, attrs.evolve(play, base=base)), place, "C-4.1"


def not_a_sum(rng: Random, made: _Made) -> _Found:
    """A base loses a card, so that it adds up to less."""
    sums = [n for n in plays(made, takes=True) if len(_play(made, n).base) > 1]
    place = _pick(rng, sums)
    if place is None:
        return None
    play = _play(made, place)
    return _ends_with(made, place, attrs.evolve(play, base=play.base[1:])), place, "C-4.1"


def several_bases(rng: Random, made: _Made) -> _Found:
    """A match takes another equal card, or a sum an equal card as well."""
    options = [
        (n, card)
        for n in plays(made, takes=True)
        for card in made.states[n].table
        if card.rank is _card(made, n).rank and card not in _play(made, n).base
    ]
    if not options:
        return None
    place, card = rng.choice(options)
    play = _play(made, place)
    return _ends_with(made, place, attrs.evolve(play, base=(*play.base, card))), place, "C-4.2"


def figure_in_sum(rng: Random, made: _Made) -> _Found:
    options = [
        (n, card)
        for n in plays(made, takes=True)
        for card in made.states[n].table
        if number_of(card.rank) is None
        and card not in _play(made, n).sequence
        and card.rank is not _card(made, n).rank
    ]
    if not options:
        return None
    place, card = rng.choice(options)
    play = _play(made, place)
    return _ends_with(made, place, attrs.evolve(play, base=(*play.base, card))), place, "C-4.3"


def broken_sequence(rng: Random, made: _Made) -> _Found:
    """A card of the table that the run does not reach goes with a capture."""
    options: list[tuple[int, cu.Card]] = []
    for n in plays(made, takes=True):
        play, table = _play(made, n), made.states[n].table
        known = [c for c in (*play.base, *play.sequence) if c is not None]
        top = max((cu.RANKS.index(c.rank) for c in play.sequence if c), default=None)
        after = (cu.RANKS.index(_card(made, n).rank) if top is None else top) + 1
        options += [(n, c) for c in table if c not in known and cu.RANKS.index(c.rank) > after]
    if not options:
        return None
    place, card = rng.choice(options)
    play = _play(made, place)
    with_it = attrs.evolve(play, sequence=(*play.sequence, card))
    return _ends_with(made, place, with_it), place, "C-4.6"


def no_base(rng: Random, made: _Made) -> _Found:
    """A card that is laid takes the card one rank above it."""
    options = [
        (n, card)
        for n in plays(made, takes=False)
        for card in made.states[n].table
        if cu.RANKS.index(card.rank) == cu.RANKS.index(_card(made, n).rank) + 1
    ]
    if not options:
        return None
    place, card = rng.choice(options)
    return (
        _ends_with(made, place, attrs.evolve(_play(made, place), sequence=(card,))),
        place,
        "C-4.7",
    )


def must_take(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made, takes=True))
    play = attrs.evolve(_play(made, place), base=(), sequence=())
    return _ends_with(made, place, play), place, "C-I3"


def whole_sequence(rng: Random, made: _Made) -> _Found:
    options = [n for n in plays(made, takes=True) if _play(made, n).sequence]
    place = _pick(rng, options)
    if place is None:
        return None
    return _ends_with(made, place, attrs.evolve(_play(made, place), sequence=())), place, "C-I4"


def nothing_forgotten(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made, takes=False)) + 1
    return changed(made, place, Reply(Word.TAKE), until=place), place, "C-4.8"


def out_of_turn(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made))
    play = _play(made, place)
    seat = rng.choice([each for each in SEATS if each is not play.by])
    return _ends_with(made, place, attrs.evolve(play, by=seat)), place, "G-1"


def not_dealt(rng: Random, made: _Made) -> _Found:
    """The hand of a seat is written, with one card that it did not play."""
    deal = places(made, Deal)[0]
    seat = rng.choice(SEATS)
    lot = [n for n in plays(made)[:20] if _play(made, n).by is seat]
    if len(lot) < 5:
        return None
    cards = [_card(made, n) for n in lot]
    played = {_play(made, n).card for n in plays(made)}
    others = [card for card in cu.PACK if card not in played]
    if not others:
        return None
    wrong = rng.randrange(5)
    hand = Hand(seat, (*cards[:wrong], rng.choice(others), *cards[wrong + 1 :]))
    return with_hand(made, deal, hand), lot[wrong], "G-3"


def hand_too_large(rng: Random, made: _Made) -> _Found:
    deal = rng.choice(places(made, Deal))
    return with_hand(made, deal, Hand(Seat.SOUTH, (None,) * 6)), deal, "C-2.2"


def cut_short(rng: Random, made: _Made) -> _Found:
    deals = places(made, Deal)
    if len(deals) < 2:
        return None
    deal = rng.choice(deals[1:])
    lost = rng.choice([n for n in plays(made) if n < deal and made.states[n].lot == 2][-8:])
    return [*made.record.entries[:lost], *made.record.entries[deal:]], lost, "C-2.5"


def wrong_draw(rng: Random, made: _Made) -> _Found:
    draws = places(made, Draw)
    if not draws:
        return None
    draw = made.record.entries[draws[0]]
    assert isinstance(draw, Draw)
    more = Draw((*draw.cards, next(c for c in cu.PACK if c not in draw.cards)))
    less = Draw(draw.cards[:-1])
    entry = less if less.cards and rng.random() < 0.5 else more
    return changed(made, draws[0], entry, until=draws[0] + 1), draws[0], "C-2.1"


def out_of_place(rng: Random, made: _Made) -> _Found:
    options = [n for n in plays(made, takes=False) if sum(map(len, made.states[n].hands)) > 1]
    place = rng.choice(options) + 1
    entry = rng.choice((Reply(Word.PASS), Draw((parse_card("A♦"),))))
    return changed(made, place, entry, until=place), place, "G-2"


def misdeal_too_late(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made)) + 1
    return changed(made, place, Misdeal(), until=place), place, "C-I9"


# --- Announcements -------------------------------------------------------------------------------


def _answers(made: _Made, word: Word) -> list[int]:
    """Where a seat answered in a lot that is played to its end."""
    found: list[int] = []
    for n in places(made, Reply):
        entry, state = made.record.entries[n], made.states[n]
        assert isinstance(entry, Reply)
        if entry.word is word and state.phase is cu.Phase.ANNOUNCE:
            deal = max(d for d in places(made, Deal) if d < n)
            end = min((d for d in places(made, Deal) if d > n), default=len(made.record.entries))
            lot = [m for m in plays(made) if deal < m < end and made.states[m].lot == state.lot]
            if len(lot) == 20:
                found.append(n)
    return found


def _end_of_lot(made: _Made, place: int) -> int:
    """The place behind the last card of the lot that is under way."""
    lot = made.states[place].lot
    end = min((d for d in places(made, Deal) if d > place), default=len(made.record.entries))
    return max(n for n in plays(made) if place < n < end and made.states[n].lot == lot) + 1


def _without_scores(entries: Sequence[Entry], start: int) -> list[Entry]:
    """The entries, with no scores or points noted from a place on."""
    return [
        each
        for n, each in enumerate(entries)
        if n < start or not isinstance(each, PairNote | PointsNote | SideNote | DealerNote)
    ]


def _held(made: _Made, place: int) -> cu.Ronda | cu.Four | None:
    state = made.states[place]
    assert state.turn is not None
    return cu.announcement(state.hands[state.turn])


def _announced(rng: Random, made: _Made, word: Word) -> tuple[Sequence[Entry], int] | None:
    """A pass of a seat that holds nothing becomes an announcement."""
    options = [
        n
        for n in _answers(made, Word.PASS)
        if _held(made, n) is None
        and all(score < 26 for score in made.states[_end_of_lot(made, n) - 1].scores)
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    entries = changed(made, place, Reply(word, _by(made, place)), until=_end_of_lot(made, place))
    return _without_scores(entries, place), place


def ronda_disproved(rng: Random, made: _Made) -> _Found:
    found = _announced(rng, made, Word.RONDA)
    return found and (*found, "C-3.1")


def four_disproved(rng: Random, made: _Made) -> _Found:
    found = _announced(rng, made, Word.FOUR)
    return found and (*found, "C-3.2")


def ronda_blocked(rng: Random, made: _Made) -> _Found:
    """A ronda that is held is announced at 30 or more."""
    options = [
        n
        for n in places(made, Reply)
        if made.states[n].phase is cu.Phase.ANNOUNCE
        and isinstance(_held(made, n), cu.Ronda)
        and _score(made, n) >= 30
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    return changed(made, place, Reply(Word.RONDA), until=place + 1), place, "C-3.4"


def too_late(rng: Random, made: _Made) -> _Found:
    place = rng.choice(plays(made, takes=False)) + 1
    return changed(made, place, Reply(Word.RONDA), until=place), place, "C-3.5"


def must_announce(rng: Random, made: _Made) -> _Found:
    """A ronda that has to be announced is passed over."""
    place = _pick(rng, _answers(made, Word.RONDA))
    if place is None:
        return None
    entry = Reply(Word.PASS, _by(made, place))
    entries = changed(made, place, entry, until=_end_of_lot(made, place))
    return _without_scores(entries, place), place, "C-I2"


# --- Points --------------------------------------------------------------------------------------


def _notes(made: _Made, of: Pair | Points | Won) -> list[int]:
    """Where notes of a kind stand."""
    return [
        n
        for n, entry in enumerate(made.record.entries)
        if isinstance(entry, PairNote | PointsNote | SideNote) and entry.of is of
    ]


def caida_not_due(rng: Random, made: _Made) -> _Found:
    options = [
        n
        for n in plays(made, takes=True)
        if made.states[n].fresh not in _play(made, n).base and made.states[n].fresh is not None
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    return (
        changed(made, place + 1, PointsNote(Points.CAIDA, 2), until=place + 1),
        place + 1,
        "C-5.1",
    )


def caida_across_lots(rng: Random, made: _Made) -> _Found:
    """A caída is claimed on the last card of the lot before."""
    options = [
        n
        for n in plays(made, takes=True)
        if made.states[n].lot == 2 and not any(made.states[n].fallen)
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    return (
        changed(made, place + 1, PointsNote(Points.CAIDA, 2), until=place + 1),
        place + 1,
        "C-5.2",
    )


def _not_claimed(rng: Random, made: _Made, of: Points) -> int | None:
    """The place of a note, before which there is another of its kind."""
    notes = _notes(made, of)
    return _pick(rng, notes[1:])


def caida_not_claimed(rng: Random, made: _Made) -> _Found:
    place = _not_claimed(rng, made, Points.CAIDA)
    if place is None:
        return None
    return changed(made, place), max(n for n in plays(made) if n < place), "C-5.1"


def limpia_not_claimed(rng: Random, made: _Made) -> _Found:
    place = _not_claimed(rng, made, Points.LIMPIA)
    if place is None:
        return None
    return changed(made, place), max(n for n in plays(made) if n < place), "C-5.3"


def limpia_not_due(rng: Random, made: _Made) -> _Found:
    options = [
        n
        for n in plays(made, takes=True)
        if len(made.states[n].table) > len(_play(made, n).base) + len(_play(made, n).sequence)
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    entries = changed(made, place + 1, PointsNote(Points.LIMPIA, 2), until=place + 1)
    return entries, place + 1, "C-5.3"


def limpia_blocked(rng: Random, made: _Made) -> _Found:
    options = [
        n
        for n in plays(made, takes=True)
        if len(made.states[n].table) == len(_play(made, n).base) + len(_play(made, n).sequence)
        and made.states[n].fresh not in _play(made, n).base
        and _score(made, n) == 38
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    entries = changed(made, place + 1, PointsNote(Points.LIMPIA, 2), until=place + 1)
    return entries, place + 1, "C-5.4"


def wrong_points(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, _notes(made, Points.POINTS))
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, PointsNote)
    clause = "C-3.1" if isinstance(made.record.entries[place - 1], Reply) else "C-5.5"
    return changed(made, place, PointsNote(Points.POINTS, note.points + 2)), place, clause


def wrong_score(rng: Random, made: _Made) -> _Found:
    notes = [n for n in _notes(made, Pair.SCORE) if n + 1 < len(made.record.entries)]
    place = _pick(rng, notes)
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, PairNote)
    wrong = PairNote(Pair.SCORE, (note.pair[0] + 2, note.pair[1]))
    before = {e.pair for e in made.record.entries[:place] if isinstance(e, PairNote)}
    if wrong.pair in before:
        return None
    return changed(made, place, wrong), place, "C-7.5"


def wrong_cards(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, _notes(made, Pair.CARDS))
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, PairNote)
    wrong = PairNote(Pair.CARDS, (note.pair[0] + 1, note.pair[1] - 1))
    return changed(made, place, wrong), place, "C-4.4"


def wrong_count(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, _notes(made, Pair.COUNT))
    if place is None:
        return None
    note, cards = made.record.entries[place], made.record.entries[place - 1]
    assert isinstance(note, PairNote)
    assert isinstance(cards, PairNote)
    clause = "C-6.2"
    if max(cards.pair) < 20:
        clause = "C-6.4"
    elif cards.pair == (20, 20):
        clause = "C-6.3"
    wrong = PairNote(Pair.COUNT, (note.pair[1] + 2, note.pair[0]))
    return changed(made, place, wrong), place, clause


# --- Prizes, and the end -------------------------------------------------------------------------


def prize_too_early(rng: Random, made: _Made) -> _Found:
    place = rng.choice([n for n in plays(made, takes=False) if n not in _hand_ends(made)]) + 1
    if max(made.states[place - 1].scores) >= 30:
        return None
    claim = Claim(rng.choice(SEATS), rng.choice(cu.RANKS))
    return changed(made, place, claim, until=place), place, "C-5.5"


def _hand_ends(made: _Made) -> list[int]:
    """The places of the last cards of hands."""
    last = [n for n in plays(made) if made.states[n].lot == 2]
    return [n for n in last if sum(map(len, made.states[n].hands)) == 1]


def prize_not_due(rng: Random, made: _Made) -> _Found:
    options = [
        n for n in _hand_ends(made) if not made.states[n].prizes and max(made.states[n].scores) < 26
    ]
    place = _pick(rng, options)
    if place is None:
        return None
    claim = Claim(rng.choice(SEATS), rng.choice(cu.RANKS))
    return changed(made, place + 1, claim, until=place + 1), place + 1, "C-5.5"


def prize_at_thirty(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, plays(made, takes=False))
    if place is None or min(made.states[place].scores) < 30:
        return None
    claim = Claim(rng.choice(SEATS), rng.choice(cu.RANKS))
    return changed(made, place + 1, claim, until=place + 1), place + 1, "C-5.6"


def wrong_dealer(rng: Random, made: _Made) -> _Found:
    notes = [n for n in places(made, DealerNote) if made.states[n].lot == 2]
    place = _pick(rng, notes)
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, DealerNote)
    seat = rng.choice([each for each in SEATS if each is not note.seat])
    chica = any(isinstance(made.record.entries[n], SideNote) for n in range(place - 4, place))
    return changed(made, place, DealerNote(seat)), place, "C-I28" if chica else "C-2.5"


def wrong_winner(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, _notes(made, Won.GAME))
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, SideNote)
    assert note.side is not None
    return changed(made, place, SideNote(Won.GAME, note.side.other)), place, "C-7.1"


def wrong_match_winner(rng: Random, made: _Made) -> _Found:
    notes = _notes(made, Won.MATCH)
    if notes:
        note = made.record.entries[notes[-1]]
        assert isinstance(note, SideNote)
        assert note.side is not None
        wrong = SideNote(Won.MATCH, note.side.other)
        return changed(made, notes[-1], wrong), notes[-1], "C-1.5"
    place = rng.choice(plays(made, takes=False)) + 1
    return (
        changed(made, place, SideNote(Won.MATCH, rng.choice([*Side])), until=place),
        place,
        "C-1.5",
    )


def wrong_chicas(rng: Random, made: _Made) -> _Found:
    place = _pick(rng, _notes(made, Pair.CHICAS))
    if place is None:
        return None
    note = made.record.entries[place]
    assert isinstance(note, PairNote)
    wrong = PairNote(Pair.CHICAS, (note.pair[0], note.pair[1] + 1))
    return changed(made, place, wrong), place, "C-I28"


def after_forty(rng: Random, made: _Made) -> _Found:
    """Another card is played when the game has been won on points."""
    del rng
    scores = _notes(made, Pair.SCORE)
    note = made.record.entries[scores[-1]] if scores else None
    if not isinstance(note, PairNote) or max(note.pair) < 40:
        return None
    place = len(made.record.entries)
    played = {_play(made, n).card for n in plays(made) if n > places(made, Deal)[-1]}
    left = [card for card in cu.PACK if card not in played]
    if not left:
        return None
    return changed(made, place, Play(left[0])), place, "C-7.1"


def after_the_end(rng: Random, made: _Made) -> _Found:
    del rng
    if not _notes(made, Won.MATCH):
        return None
    place = len(made.record.entries)
    return changed(made, place, Deal()), place, "G-5"


LONG: Final = attrs.evolve(TOLD, games=12)
_K = Kind[cu.State]

CAPTURE_FAULTS: Final = (
    _K(name="card twice", code=Code.TOO_MANY_COPIES, plant=card_twice, taste=QUIET),
    _K(name="foreign card", code=Code.FOREIGN_CARD, plant=foreign_card, taste=QUIET),
    _K(name="not on the table", code=Code.CARD_NOT_ON_TABLE, plant=not_on_table, taste=QUIET),
    _K(name="not a sum", code=Code.DOES_NOT_ADD_UP, plant=not_a_sum, taste=QUIET),
    _K(name="several bases", code=Code.SEVERAL_BASES, plant=several_bases, taste=QUIET),
    _K(name="figure in a sum", code=Code.FIGURE_IN_SUM, plant=figure_in_sum, taste=QUIET),
    _K(name="broken sequence", code=Code.BROKEN_SEQUENCE, plant=broken_sequence, taste=QUIET),
    _K(name="no base", code=Code.SEQUENCE_WITHOUT_BASE, plant=no_base, taste=QUIET),
    _K(
        name="must take",
        code=Code.AGAINST_THE_READING,
        plant=must_take,
        taste=QUIET,
        rules="trailing=forced",
    ),
    _K(
        name="whole sequence",
        code=Code.AGAINST_THE_READING,
        plant=whole_sequence,
        taste=QUIET,
        rules="sequence=automatic",
    ),
    _K(name="nothing forgotten", code=Code.NOTHING_FORGOTTEN, plant=nothing_forgotten, taste=QUIET),
    _K(name="turn", code=Code.OUT_OF_TURN, plant=out_of_turn, taste=QUIET, keeps=True),
    _K(name="not dealt", code=Code.CARD_NOT_DEALT, plant=not_dealt, taste=QUIET),
    _K(name="hand too large", code=Code.HAND_TOO_LARGE, plant=hand_too_large, taste=QUIET),
    _K(name="cut short", code=Code.CUT_SHORT, plant=cut_short, taste=QUIET),
    _K(name="draw", code=Code.WRONG_DRAW, plant=wrong_draw, taste=QUIET),
    _K(name="out of place", code=Code.OUT_OF_PLACE, plant=out_of_place, taste=QUIET),
    _K(name="misdeal", code=Code.MISDEAL_TOO_LATE, plant=misdeal_too_late, taste=QUIET),
    _K(name="ronda", code=Code.RONDA_DISPROVED, plant=ronda_disproved, taste=QUIET),
    _K(
        name="four",
        code=Code.FOUR_DISPROVED,
        plant=four_disproved,
        taste=QUIET,
        rules="four_of_a_kind=4",
    ),
    _K(name="ronda at 30", code=Code.RONDA_BLOCKED, plant=ronda_blocked, taste=QUIET, start=AT_30),
    _K(name="too late", code=Code.ANNOUNCED_TOO_LATE, plant=too_late, taste=QUIET),
    _K(
        name="must announce",
        code=Code.MUST_ANNOUNCE,
        plant=must_announce,
        taste=QUIET,
        rules="announcing=compulsory",
    ),
    _K(name="caida", code=Code.CAIDA_NOT_DUE, plant=caida_not_due, taste=TOLD),
    _K(name="caida across lots", code=Code.CAIDA_NOT_DUE, plant=caida_across_lots, taste=TOLD),
    _K(name="caida missed", code=Code.CAIDA_NOT_CLAIMED, plant=caida_not_claimed, taste=TOLD),
    _K(name="limpia", code=Code.LIMPIA_NOT_DUE, plant=limpia_not_due, taste=TOLD),
    _K(
        name="limpia at 38", code=Code.LIMPIA_BLOCKED, plant=limpia_blocked, taste=TOLD, start=AT_38
    ),
    _K(name="limpia missed", code=Code.LIMPIA_NOT_CLAIMED, plant=limpia_not_claimed, taste=TOLD),
    _K(name="points", code=Code.WRONG_POINTS, plant=wrong_points, taste=LONG),
    _K(name="score", code=Code.WRONG_SCORE, plant=wrong_score, taste=TOLD),
    _K(name="cards", code=Code.WRONG_CARDS, plant=wrong_cards, taste=TOLD),
    _K(name="count", code=Code.WRONG_COUNT, plant=wrong_count, taste=TOLD),
    _K(name="prize too early", code=Code.PRIZE_TOO_EARLY, plant=prize_too_early, taste=QUIET),
    _K(name="prize not due", code=Code.PRIZE_NOT_DUE, plant=prize_not_due, taste=QUIET),
    _K(
        name="prize at 30",
        code=Code.PRIZE_AT_THIRTY,
        plant=prize_at_thirty,
        taste=QUIET,
        start=AT_30,
    ),
    _K(name="dealer", code=Code.WRONG_DEALER, plant=wrong_dealer, taste=TOLD),
    _K(name="winner", code=Code.WRONG_WINNER, plant=wrong_winner, taste=LONG),
    _K(name="match", code=Code.WRONG_MATCH_WINNER, plant=wrong_match_winner, taste=LONG),
    _K(
        name="chicas",
        code=Code.WRONG_CHICAS,
        plant=wrong_chicas,
        taste=LONG,
        rules="match=best_of_three",
    ),
    _K(name="after forty", code=Code.AFTER_FORTY, plant=after_forty, taste=LONG),
    _K(name="after the end", code=Code.AFTER_THE_END, plant=after_the_end, taste=LONG),
)
"""Every kind."""
