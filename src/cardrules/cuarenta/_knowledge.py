"""Views spelled out in plain fields, and made of them again: what `Setup` is to a state."""

from __future__ import annotations

from typing import Final, final

import attrs

from cardrules._tally import require_tally
from cardrules.cards import Card
from cardrules.cuarenta import _packed as p
from cardrules.cuarenta._packing import pack_lot, pack_rondas, pack_score, pack_turn
from cardrules.cuarenta.actions import bits_of
from cardrules.cuarenta.announcements import Answer, HeldRonda, Prize
from cardrules.cuarenta.belief import worlds
from cardrules.cuarenta.rules import Rules
from cardrules.cuarenta.setup import faults, to_setup
from cardrules.cuarenta.state import Phase
from cardrules.cuarenta.view import View, view, view_of
from cardrules.errors import InvalidArgumentError, InvalidStateError
from cardrules.seats import Seat, Side

__all__ = ["Knowledge", "from_knowledge", "to_knowledge"]


@final
@attrs.frozen
class Knowledge:
    """A view in plain fields, one for each attribute of `View` and with the same meaning.

    All cards are cards of the pack.
    """

    rules: Rules
    phase: Phase
    dealer: Seat | None
    turn: Seat | None
    seat: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int, int, int]
    stock_size: int
    unseen: tuple[Card, ...]
    shown: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    fresh: Card | None
    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    scores: tuple[int, int]
    lot: int
    answers: tuple[Answer | None, ...]
    rondas: tuple[HeldRonda, ...]
    fallen: tuple[tuple[Card, ...], ...]
    forgotten: tuple[Card, ...]
    capturer: Seat | None
    prizes: tuple[Prize, ...]
    last_capturer: Seat | None
    chicas: tuple[int, int]
    winner: Side | None


FIELDS: Final = tuple(field.name for field in attrs.fields(Knowledge))


def to_knowledge(view: View) -> Knowledge:
    """Spell a view out in its fields; the inverse of `from_knowledge`.

    >>> from cardrules import cuarenta
    >>> mine = cuarenta.view(cuarenta.new_match(dealer=Seat.EAST), Seat.WEST)
    >>> to_knowledge(mine).seat
    <Seat.WEST: 3>
    """
    return Knowledge(
        rules=view.rules,
        phase=view.phase,
        dealer=view.dealer,
        turn=view.turn,
        seat=view.seat,
        hand=view.hand,
        hand_sizes=view.hand_sizes,
        stock_size=view.stock_size,
        unseen=view.unseen,
        shown=view.shown,
        table=view.table,
        fresh=view.fresh,
        piles=view.piles,
        scores=view.scores,
        lot=view.lot,
        answers=view.answers,
        rondas=view.rondas,
        fallen=view.fallen,
        forgotten=view.forgotten,
        capturer=view.capturer,
        prizes=view.prizes,
        last_capturer=view.last_capturer,
        chicas=view.chicas,
        winner=view.winner,
    )


def from_knowledge(knowledge: Knowledge) -> View:
    """Make a view of its fields, if there is a state of which somebody has it.

    Raises `InvalidArgumentError` for fields that do not add up, are not written as a view has them
    or that no deal of the unseen cards explains, and `InvalidStateError` with all that is wrong
    with what such a deal would make.

    >>> from cardrules import cuarenta
    >>> mine = cuarenta.view(cuarenta.new_match(dealer=Seat.EAST), None)
    >>> from_knowledge(to_knowledge(mine)) == mine
    True
    """
    require_tally(knowledge)
    _require_known(knowledge)
    made = _made(knowledge)
    _require_equal(to_knowledge(made), knowledge)
    world, _ = next(worlds(made), (None, 0))
    if world is None:
        raise InvalidArgumentError("unseen", "other cards", "what some deal puts in these places")
    found = faults(to_setup(world))
    if found:
        raise InvalidStateError(found)
    _require_equal(to_knowledge(view(world, knowledge.seat)), knowledge)
    return made


def _require_known(knowledge: Knowledge) -> None:
    """Refuse what the packed form and beliefs take for granted that nobody has.

    Raises `InvalidArgumentError` for forgotten cards that do not lie on the table, shown cards
    that no hand has room for, and a ronda of a lot that is over without its rank.
    """
    if not set(knowledge.forgotten) <= set(knowledge.table):
        raise InvalidArgumentError("forgotten", "others", "cards on the table")
    for cards, size in zip(knowledge.shown, knowledge.hand_sizes, strict=True):
        if len(cards) > size:
            raise InvalidArgumentError("shown", f"{len(cards)} cards", f"at most {size}")
    for ronda in knowledge.rondas:
        if ronda.rank is None and ronda.lot != knowledge.lot:
            expected = "ranks: whatever was held in a lot that is over has been seen"
            raise InvalidArgumentError("rondas", "none", expected)


def _require_equal(as_it_is: Knowledge, knowledge: Knowledge) -> None:
    """Refuse fields that are not those that a view has.

    Raises `InvalidArgumentError` for the first of them.
    """
    for field in FIELDS:
        if getattr(as_it_is, field) != getattr(knowledge, field):
            raise InvalidArgumentError(field, "something else", "what a view has, in its order")


def _made(knowledge: Knowledge) -> View:
    """Pack the fields as they are, whatever they say of each other."""
    own = [0, 0, 0, 0]
    if knowledge.seat is not None:
        own[knowledge.seat] = bits_of(knowledge.hand)
    north, east, south, west = own
    hand = pack_lot(knowledge) | pack_rondas(knowledge.rondas, knowledge.prizes) << p.RONDAS_AT
    shown = 0
    for seat, held in enumerate(own):
        hand |= (held | bits_of(knowledge.fallen[seat])) << p.DEALT_AT + p.SET_BITS * seat
        shown |= bits_of(knowledge.shown[seat]) << p.SET_BITS * seat
    ns, ew = map(bits_of, knowledge.piles)
    table, piles = bits_of(knowledge.table), ns | ew << p.SET_BITS
    turn, score = pack_turn(knowledge), pack_score(knowledge)
    return view_of(
        (north, east, south, west, table, turn, score, piles, hand),
        knowledge.seat,
        (*knowledge.hand_sizes, knowledge.stock_size),
        bits_of(knowledge.unseen),
        shown,
    )
