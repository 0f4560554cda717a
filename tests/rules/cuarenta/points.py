"""What a play scores, asked of the function and of the machine at once."""

from __future__ import annotations

from cardrules.cards import Card
from cardrules.cuarenta import GUIDE, CaidaMade, Capture, LimpiaMade, Rules, action_points
from cardrules.notation import parse_card, parse_cards
from tests.builders.cuarenta import NORTH_SOUTH, done, events_of, play, scene

__all__ = ["BOTH", "CAIDA", "LIMPIA", "points"]

CAIDA, LIMPIA, BOTH = "5♥ K♦", "2♣ 3♦", "5♥"
"""Tables on which a five makes a caída, a limpia, or both."""


def points(
    table: str,
    base: str,
    *,
    sequence: str = "",
    fresh: str = "",
    score: int = 0,
    rules: Rules = GUIDE,
    card: str = "5♠",
) -> tuple[int, int]:
    """Give what a play scores by the function, and see that the machine pays the same."""
    just_laid: Card | None = parse_card(fresh) if fresh else None
    capture = Capture(parse_cards(base), parse_cards(sequence))
    lying = parse_cards(table)
    found = action_points(parse_card(card), capture, lying, just_laid, score, rules=rules)
    state = scene(table, card, fresh=fresh, scores=(score, 0), rules=rules)
    after = done(state, play(card, base, sequence))
    assert after.scores == (score + sum(found), 0)
    assert (after.winner is NORTH_SOUTH) is (score + sum(found) >= 40)
    paid = [e.points for e in events_of(state, play(card, base, sequence))
            if isinstance(e, CaidaMade | LimpiaMade)]  # fmt: skip
    assert sum(paid) == sum(found)
    return found.caida, found.limpia
