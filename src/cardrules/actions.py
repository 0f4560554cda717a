"""What every action of every game has in common, and the three that both games share.

There are three kinds of action. A *decision* is a seat's. *Chance* brings a pack of cards in an
order that the caller has made; nothing in this library shuffles. A *ruling* is a supervisor's.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, final

import attrs

from cardrules.cards import Card

__all__ = ["DrawForDealer", "GameAction", "Misdeal", "Shuffle"]


class GameAction:
    """The base of every action of every game, so that a stranger's can be told from a thing.

    It carries nothing. Which actions a game takes is that game's closed union `Action`.
    """

    __slots__ = ()


def _as_tuple(pack: Iterable[Card]) -> tuple[Card, ...]:
    """Freeze a pack given as any iterable; `TypeError` for what is none.

    No pack is near as long as what is kept: the rest of an endless one would make it no worse.
    """
    return tuple(islice(pack, _LONGEST))


_LONGEST: Final = 1000


@final
@attrs.frozen
class DrawForDealer(GameAction):
    """Chance: a shuffled pack from which cards are exposed to find the first dealer.

    `pack` is the whole pack, the card on top first (Arba'a Turub guide §2, Cuarenta guide §2).
    """

    pack: tuple[Card, ...] = attrs.field(converter=_as_tuple)


@final
@attrs.frozen
class Shuffle(GameAction):
    """Chance: a shuffled pack, ready to be cut or dealt.

    `pack` is the whole pack, the card on top first.
    """

    pack: tuple[Card, ...] = attrs.field(converter=_as_tuple)


@final
@attrs.frozen
class Misdeal(GameAction):
    """Ruling: the cards were dealt wrong, by the dealer's fault."""
