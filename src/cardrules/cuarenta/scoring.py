"""Scoring: the points of a play, of an announcement and of a prize (guide §3 and §5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from cardrules.cards import Card
from cardrules.cuarenta.captures import Capture
from cardrules.cuarenta.rules import GUIDE, THIRTY_EIGHT, Rules

__all__ = [
    "ActionPoints",
    "action_points",
    "is_caida",
    "limpia_is_blocked",
    "limpia_points",
    "misdeal_points",
    "prize_points",
]

CAIDA: Final = 2
"""What a caída scores (C-5.1)."""
LIMPIA: Final = 2
"""What a limpia scores (C-5.3)."""


@final
class ActionPoints(NamedTuple):
    """What a play scores. `limpia` is 0 too where one was made and is blocked."""

    caida: int
    limpia: int


def is_caida(card: Card, capture: Capture | None, fresh: Card | None) -> bool:
    """Say whether a play is a caída: a match that takes the card just laid (C-5.1, C-5.2).

    A sum with that card in it, and a sequence, are none. `fresh` is `None` where the card on top
    of the table was not laid by the previous player in this lot.

    >>> from cardrules.notation import parse_card
    >>> five = parse_card("5♥")
    >>> is_caida(parse_card("5♠"), Capture((five,), ()), five)
    True
    """
    if capture is None or fresh is None:
        return False
    return fresh in capture.base and fresh.rank is card.rank


def limpia_is_blocked(score: int, *, rules: Rules = GUIDE) -> bool:
    """Say whether a limpia scores nothing at this score, exactly (C-5.4, C-7.2, C-I17, C-I18).

    >>> limpia_is_blocked(36), limpia_is_blocked(38)
    (False, True)
    """
    if rules.limpia_blocked_at is not None and score == rules.limpia_blocked_at:
        return True
    return rules.only_caida_at_38 and score == THIRTY_EIGHT


def action_points(
    card: Card,
    capture: Capture | None,
    table: Iterable[Card],
    fresh: Card | None,
    score: int,
    *,
    rules: Rules = GUIDE,
) -> ActionPoints:
    """Give what a play scores (C-5.1, C-5.2, C-5.3, C-5.4, C-I16).

    All of it is claimed at once and by the play itself (C-7.5, C-I29).

    `table` is the table before the play, `capture` what the card takes (`None` for a card that is
    laid), `fresh` the card just laid by the previous player in this lot, `score` what the side
    stands at before the play.

    >>> from cardrules.notation import parse_card, parse_cards
    >>> table = parse_cards("5♥")
    >>> action_points(parse_card("5♠"), Capture(table, ()), table, table[0], 36)
    ActionPoints(caida=2, limpia=2)
    """
    if capture is None:
        return ActionPoints(0, 0)
    if set(table) == {*capture.base, *capture.sequence}:
        limpia = limpia_points(score, caida=is_caida(card, capture, fresh), rules=rules)
    else:
        limpia = 0
    return ActionPoints(CAIDA if is_caida(card, capture, fresh) else 0, limpia)


def limpia_points(score: int, *, caida: bool, rules: Rules = GUIDE) -> int:
    """Give what emptying the table scores, beside what a caída in the same play does.

    `score` is what the side stands at before the play (C-5.3, C-5.4, C-I16). Which card of the
    hand it is does not matter: the last one makes a limpia too (C-I33).

    >>> limpia_points(36, caida=True), limpia_points(38, caida=False)
    (2, 0)
    """
    if limpia_is_blocked(score, rules=rules):
        return 0
    return rules.caida_y_limpia - CAIDA if caida else LIMPIA


def prize_points(*, rules: Rules = GUIDE) -> int:
    """Give what claiming a prize pays (C-5.5, C-I13, C-I14).

    >>> prize_points(), prize_points(rules=Rules(prize_replaces_caida=True))
    (10, 8)
    """
    return rules.prize_points - CAIDA if rules.prize_replaces_caida else rules.prize_points


_MISDEAL_POINTS: Final = {"game": 0, "ten_points": 10, "two_points": 2}


def misdeal_points(score: int, *, rules: Rules = GUIDE) -> int:
    """Give what a misdeal pays to the other side, whose score is given (C-2.6, C-I9).

    It is nothing where the misdeal costs the game itself, and nothing at exactly 38 where only
    caída scores there (C-I18).

    >>> misdeal_points(10), misdeal_points(10, rules=Rules(misdeal="ten_points"))
    (0, 10)
    """
    if rules.only_caida_at_38 and score == THIRTY_EIGHT:
        return 0
    return _MISDEAL_POINTS[rules.misdeal]
