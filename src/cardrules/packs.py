"""Packs of cards, whole and dealt: counted against the pack that a game is played with (G-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cardrules.cards import Card
from cardrules.errors import NotationError
from cardrules.seats import Seat
from cardrules.typechecks import is_exactly, is_tuple
from cardrules.verdicts import Conduct

__all__ = ["are_cards", "pack_problem", "problem_in_words", "require_hands", "surplus", "without"]


def are_cards(things: object) -> bool:
    """Say whether things are a tuple of cards, and not whatever else they were made of.

    >>> are_cards(()), are_cards(("AC",))
    (True, False)
    """
    return is_tuple(things) and all(is_exactly(Card, each) for each in things)


def pack_problem(
    cards: Iterable[Card], whole: tuple[Card, ...]
) -> tuple[Conduct, tuple[Card, ...]] | None:
    """Say what keeps `cards` from being exactly the pack `whole`, in any order (G-4).

    Gives a code and the distinct cards at fault, in the order of their first appearance: foreign
    cards before extra copies before missing cards; `None` for a sound pack.

    >>> from cardrules.notation import parse_cards
    >>> code, cards = pack_problem(parse_cards("A♣ A♣ K♣"), parse_cards("A♣ K♣ K♣"))
    >>> code.name, [str(card) for card in cards]
    ('PACK_WITH_EXTRA_COPY', ['A♣'])
    """
    there, due = Counter(cards), Counter(whole)
    if there == due:
        return None
    foreign = tuple(card for card in there if card not in due)
    if foreign:
        return Conduct.PACK_WITH_FOREIGN_CARD, foreign
    extra = tuple(there - due)
    if extra:
        return Conduct.PACK_WITH_EXTRA_COPY, extra
    return Conduct.PACK_INCOMPLETE, tuple(due - there)


def problem_in_words(code: Conduct, cards: tuple[Card, ...], whole: tuple[Card, ...]) -> str:
    """Say what `pack_problem` has found, naming the first three of the cards.

    >>> from cardrules.notation import parse_cards
    >>> problem_in_words(Conduct.PACK_WITH_EXTRA_COPY, *map(parse_cards, ("A♣", "A♣ K♣ K♣")))
    'A♣ is there too often for the pack of 3'
    """
    named = ", ".join(map(str, cards[:_NAMED]))
    if len(cards) > _NAMED:
        named += f" and {len(cards) - _NAMED} more"
    verb = "is" if len(cards) == 1 else "are"
    return f"{named} {verb} {_PROBLEMS[code]} the pack of {len(whole)}"


_NAMED: Final = 3
"""So many cards of those at fault are named."""
_PROBLEMS: Final[Mapping[Conduct, str]] = {
    Conduct.PACK_WITH_FOREIGN_CARD: "not in",
    Conduct.PACK_WITH_EXTRA_COPY: "there too often for",
    Conduct.PACK_INCOMPLETE: "missing from",
}


def surplus(cards: Iterable[Card], whole: tuple[Card, ...]) -> str | None:
    """Say in words which of the cards a pack does not have, or not that often; `None` for none.

    >>> from cardrules.notation import parse_cards
    >>> surplus(*map(parse_cards, ("A♣ 2♣", "A♣ K♣ K♣")))
    '2♣ is not in the pack of 3'
    """
    problem = pack_problem(cards, whole)
    if problem is None or problem[0] is Conduct.PACK_INCOMPLETE:
        return None
    return problem_in_words(*problem, whole)


def without(whole: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Take cards out of a pack; `None` if one of them is not in it, or not that often.

    >>> from cardrules.notation import format_cards, parse_cards
    >>> format_cards(without(parse_cards("A♣ A♣ K♣"), parse_cards("A♣")))
    'A♣ K♣'
    """
    due = Counter(cards)
    rest: list[Card] = []
    for card in whole:
        if due[card] > 0:
            due[card] -= 1
        else:
            rest.append(card)
    return None if any(due.values()) else tuple(rest)


def require_hands(
    lots: Sequence[Sequence[tuple[Seat, tuple[Card, ...]]]], whole: tuple[Card, ...], size: int
) -> None:
    """Refuse hands that are no deal: in each lot one a seat, of `size` cards, all of one pack.

    Raises `NotationError`, which names the seat or the cards at fault.

    >>> require_hands([[(seat, ()) for seat in Seat]], (), 0)
    """
    for number, lot in enumerate(lots, 1):
        where = f" in lot {number}" if len(lots) > 1 else ""
        held = Counter(seat for seat, _ in lot)
        for seat in Seat:
            if held[seat] != 1:
                raise NotationError("", 0, f"one hand of {seat}{where}, not {held[seat]}")
        for seat, cards in lot:
            if len(cards) != size:
                wanted = f"{size} cards for {seat}{where}, not {len(cards)}"
                raise NotationError("", 0, wanted)
    too_many = surplus([card for lot in lots for _, cards in lot for card in cards], whole)
    if too_many is not None:
        raise NotationError("", 0, f"hands of one pack: {too_many}")
