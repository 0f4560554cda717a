"""Checks of chance: packs that are taken, and packs that are refused."""

from __future__ import annotations

from collections.abc import Iterator

from cardrules.engine import CHANCE
from cardrules.errors import IllegalActionError
from cardrules.seats import SEATS
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    Moment,
    RulesT,
    SetupT,
)
from cardrules.verdicts import Conduct

__all__ = [
    "any_order_of_the_pack_is_taken",
    "chance_waits_until_it_is_due",
    "wrong_packs_are_refused",
]


def any_order_of_the_pack_is_taken(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """Where chance is due the whole pack is taken in any order, and it is no seat's to bring."""
    game, state = moment.game, moment.state
    if game.to_act(state) is not CHANCE:
        return
    for pack in (moment.pack, game.PACK, game.PACK[::-1]):
        action = game.chance(state, iter(pack))
        if not game.is_legal(state, action):
            yield f"a shuffled pack: {game.why_illegal(state, action)}"
        for seat in SEATS:
            verdict = game.why_illegal(state, action, by=seat)
            if verdict is None or verdict.code is not Conduct.OUT_OF_TURN:
                yield f"a shuffled pack by {seat}: {verdict}"


def wrong_packs_are_refused(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """A pack with a card missing, too many or in place of another is refused as that."""
    game, state, pack = moment.game, moment.state, moment.pack
    if game.to_act(state) is not CHANCE:
        return
    distinct = next(card for card in pack if card != pack[0])
    wrong = {
        "an empty pack": ((), Conduct.PACK_INCOMPLETE),
        "a pack without a card": (pack[1:], Conduct.PACK_INCOMPLETE),
        "a pack with a card too many": ((*pack, distinct), Conduct.PACK_WITH_EXTRA_COPY),
        "a pack with a card exchanged": (
            tuple(distinct if card == pack[0] else card for card in pack),
            Conduct.PACK_WITH_EXTRA_COPY,
        ),
    }
    for name, (cards, code) in wrong.items():
        verdict = game.why_illegal(state, game.chance(state, cards))
        if verdict is None or verdict.code is not code:
            yield f"{name}: {verdict}"


def chance_waits_until_it_is_due(
    moment: Moment[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`chance` raises `IllegalActionError` where a seat is to act, and when it is over."""
    game, state = moment.game, moment.state
    if game.to_act(state) is CHANCE:
        return
    try:
        game.chance(state, moment.pack)
    except IllegalActionError:
        return
    yield "chance makes an action where none is due"
