"""The checks of a state built by hand, each a small search for one kind of fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from cardrules.cards import Card, Rank
from cardrules.cuarenta._faults_in_hand import Fields, in_a_hand
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize, RondaStatus
from cardrules.cuarenta.refusals import StateFault as Code
from cardrules.cuarenta.rules import HIGHEST_SCORE, PACK, PLACE_OF, TARGET, Rules
from cardrules.cuarenta.series import CHICAS_TO_WIN, ZAPATERIA
from cardrules.cuarenta.state import Phase
from cardrules.errors import shown
from cardrules.seats import SEATS, SIDES, Seat, Side
from cardrules.typechecks import are, are_two_numbers, is_exactly, is_none_or, is_tuple
from cardrules.verdicts import Fault

__all__ = ["all_faults"]


def all_faults(setup: Fields) -> Iterator[Fault]:
    """Find everything that is wrong; fields of wrong types are told alone."""
    wrong_types = tuple(_wrong_types(setup))
    if wrong_types:
        yield from wrong_types
        return
    found = [fault for search in _SEARCHES for fault in search(setup)]
    yield from found
    yield from _scores(setup)
    # The searches in a hand look at every field that it has, so those have to be there.
    if not found and setup.phase not in (Phase.DRAW, Phase.SHUFFLE):
        yield from in_a_hand(setup)


def _cards_in(thing: object) -> bool:
    return are(Card, thing, most=len(PACK))


def _tuples_of_cards(thing: object, number: int) -> bool:
    return is_tuple(thing) and len(thing) == number and all(map(_cards_in, thing))


def _answers(thing: object) -> bool:
    return (
        is_tuple(thing)
        and len(thing) == len(SEATS)
        and all(is_none_or(Answer, each) for each in thing)
    )


def _is_ronda(thing: object) -> bool:
    return (
        isinstance(thing, HeldRonda)
        and is_exactly(HeldRonda, thing)
        and is_exactly(Seat, thing.holder)
        and is_exactly(Rank, thing.rank)
        and is_exactly(RondaStatus, thing.status)
        and is_exactly(int, thing.lot)
    )


def _rondas(thing: object) -> bool:
    return is_tuple(thing) and len(thing) <= 2 * len(SEATS) and all(map(_is_ronda, thing))


def _is_prize(thing: object) -> bool:
    # A plain pair will do for a prize.
    if not (isinstance(thing, Prize) and is_exactly(Prize, thing)) and not is_tuple(thing):
        return False
    pair: tuple[object, ...] = thing
    return len(pair) == 2 and is_exactly(Seat, pair[0]) and is_exactly(Rank, pair[1])


def _prizes(thing: object) -> bool:
    return is_tuple(thing) and len(thing) <= 2 * len(SEATS) and all(map(_is_prize, thing))


_TYPES: Final[tuple[tuple[str, Callable[[object], bool], str], ...]] = (
    ("rules", lambda x: is_exactly(Rules, x), "Rules"),
    ("phase", lambda x: is_exactly(Phase, x), "a Phase"),
    ("dealer", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("turn", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("hands", lambda x: _tuples_of_cards(x, 4), "four tuples of cards"),
    ("stock", _cards_in, "a tuple of at most 40 cards"),
    ("table", _cards_in, "a tuple of at most 40 cards"),
    ("fresh", lambda x: is_none_or(Card, x), "a Card or None"),
    ("piles", lambda x: _tuples_of_cards(x, 2), "two tuples of cards"),
    ("scores", are_two_numbers, "two whole numbers"),
    ("lot", lambda x: type(x) is int, "a whole number"),
    ("answers", _answers, "four answers, each an Answer or None"),
    ("rondas", _rondas, "a tuple of at most eight HeldRonda with their ranks"),
    ("fallen", lambda x: _tuples_of_cards(x, 4), "four tuples of cards"),
    ("forgotten", _cards_in, "a tuple of at most 40 cards"),
    ("capturer", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("prizes", _prizes, "a tuple of at most eight pairs of a Seat and a Rank"),
    ("last_capturer", lambda x: is_none_or(Seat, x), "a Seat or None"),
    ("chicas", are_two_numbers, "two whole numbers"),
    ("winner", lambda x: is_none_or(Side, x), "a Side or None"),
)


def _wrong_types(setup: Fields) -> Iterator[Fault]:
    for field, holds, expected in _TYPES:
        if not holds(getattr(setup, field)):
            yield Fault(Code.WRONG_TYPE, "G-2", field, f"expected {expected}")


_BLANK: Final[dict[str, object]] = {
    "dealer": None,
    "turn": None,
    "hands": ((), (), (), ()),
    "stock": (),
    "table": (),
    "fresh": None,
    "piles": ((), ()),
    "scores": (0, 0),
    "lot": 0,
    "answers": (None, None, None, None),
    "rondas": (),
    "fallen": ((), (), (), ()),
    "forgotten": (),
    "capturer": None,
    "prizes": (),
    "last_capturer": None,
    "chicas": (0, 0),
    "winner": None,
}
_IN_A_HAND: Final = ("dealer", "turn", "lot")
_IN_A_MATCH: Final = ("scores", "chicas")
_ON_THE_TABLE: Final = (
    "hands",
    "stock",
    "table",
    "piles",
    "answers",
    "rondas",
    "prizes",
    "last_capturer",
    *_IN_A_MATCH,
)
_NEEDED: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.DRAW: (),
    Phase.SHUFFLE: ("dealer",),
    Phase.ANNOUNCE: (*_IN_A_HAND, "hands"),
    Phase.PLAY: (*_IN_A_HAND, "hands", "answers"),
    Phase.FORGOTTEN: (*_IN_A_HAND, "forgotten", "capturer", "last_capturer", "answers", "fallen"),
    Phase.PRIZES: (*_IN_A_HAND, "prizes", "rondas", "last_capturer", "answers", "fallen"),
    Phase.OVER: (*_IN_A_HAND, "winner"),
}
"""The fields that a phase cannot do without."""
_OPTIONAL: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.DRAW: (),
    Phase.SHUFFLE: _IN_A_MATCH,
    Phase.ANNOUNCE: _ON_THE_TABLE,
    Phase.PLAY: (*_ON_THE_TABLE, "fallen", "fresh"),
    Phase.FORGOTTEN: _ON_THE_TABLE,
    Phase.PRIZES: ("table", "piles", *_IN_A_MATCH),
    Phase.OVER: (*_ON_THE_TABLE, "fallen"),
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
    if setup.phase is Phase.FORGOTTEN and setup.rules.sequence != "claimable":
        found = "under these rules nothing forgotten is on offer"
        yield Fault(Code.NOT_OF_THIS_PHASE, "C-I4", "phase", found)


def _places(setup: Fields) -> dict[str, tuple[Card, ...]]:
    """Give every place that cards of a hand lie in."""
    places = {f"hands[{n}]": hand for n, hand in enumerate(setup.hands)}
    places |= {f"piles[{n}]": pile for n, pile in enumerate(setup.piles)}
    return places | {"stock": setup.stock, "table": setup.table}


def _cards(setup: Fields) -> Iterator[Fault]:
    """Find cards that are not in the pack, lie in two places, or nowhere (C-1.2)."""
    places = _places(setup)
    fallen = {f"fallen[{n}]": cards for n, cards in enumerate(setup.fallen)}
    for where, cards in (places | fallen).items():
        for card in dict.fromkeys(cards):
            if card not in PLACE_OF:
                yield Fault(Code.FOREIGN_CARD, "C-1.2", where, f"{card} is not in the pack")
    for name, parts in (("hands", places.values()), ("fallen", fallen.values())):
        for card, times in Counter(card for part in parts for card in part).items():
            if times > 1 and card in PLACE_OF:
                yield Fault(Code.CARD_TWICE, "C-1.2", name, f"{card} lies in {times} places")
    if setup.phase not in (Phase.DRAW, Phase.SHUFFLE):
        there = {card for part in places.values() for card in part}
        for card in PACK:
            if card not in there:
                yield Fault(Code.CARD_MISSING, "C-1.2", "hands", f"{card} lies nowhere")


def _scores(setup: Fields) -> Iterator[Fault]:
    """Find scores and games won that cannot stand."""
    over = setup.phase is Phase.OVER
    for side in SIDES:
        score = setup.scores[side]
        highest = HIGHEST_SCORE if over and side is setup.winner else TARGET - 1
        if not 0 <= score <= highest:
            where = f"scores[{side.value}]"
            yield Fault(Code.SCORE_OUT_OF_RANGE, "C-7.1", where, f"{shown(score)} points")
    if setup.rules.match == "single":
        if setup.chicas != (0, 0):
            found = "games won where there is no match of games"
            yield Fault(Code.CHICAS_CONTRADICTED, "C-I28", "chicas", found)
        return
    for side in SIDES:
        games = setup.chicas[side]
        most = CHICAS_TO_WIN if over and side is setup.winner else CHICAS_TO_WIN - 1
        fewest = 1 if over and side is setup.winner else 0
        if not fewest <= games <= most:
            found = f"{shown(games)} games won"
            yield Fault(Code.CHICAS_CONTRADICTED, "C-I28", f"chicas[{side.value}]", found)
    winner = setup.winner
    if over and winner is not None and setup.chicas[winner] == 1:
        zapateria = setup.rules.match == "best_of_three_zapateria"
        if not zapateria or setup.scores[winner.other] >= ZAPATERIA:
            found = "one game won, and not with the other side under ten"
            yield Fault(Code.CHICAS_CONTRADICTED, "C-I28", "chicas", found)


_SEARCHES: Final = (_of_the_phase, _cards)
