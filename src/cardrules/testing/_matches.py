"""Checks of a game's constants, and of whole matches."""

from __future__ import annotations

from collections.abc import Iterator

from cardrules.engine import Game, replay
from cardrules.packs import are_cards
from cardrules.seats import SEATS
from cardrules.testing._walks import (
    ActionT,
    EventT,
    HeldT,
    KnownT,
    RulesT,
    SetupT,
    Walk,
)
from cardrules.typechecks import is_exactly

__all__ = ["constants_are_sound", "matches_go_on", "matches_replay", "matches_start_alike"]


def constants_are_sound(
    game: Game[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`NAME` is one word, `PACK` a tuple of cards, two kinds at least, and `GUIDE` is a profile."""
    if not (is_exactly(str, game.NAME) and game.NAME.split() == [game.NAME]):
        yield f"NAME is {game.NAME!r}"
    if not (are_cards(game.PACK) and len(set(game.PACK)) > 1):
        yield "PACK is not a tuple of cards of several kinds"
    if game.PROFILES.get("GUIDE") != game.GUIDE:
        yield "PROFILES has not GUIDE under its name"
    if not all(is_exactly(str, name) for name in game.PROFILES):
        yield "PROFILES has a name that is no text"


def matches_start_alike(
    walk: Walk[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """`new_match` gives equal states with equal hashes for equal rules and dealers, else others."""
    game, start = walk.game, walk.states[0]
    again = game.new_match(walk.rules, dealer=walk.dealer)
    if again != start or hash(again) != hash(start):
        yield "two matches start from unequal states"
    if game.new_match() != game.new_match(game.GUIDE, dealer=None):
        yield "a match without rules does not start under GUIDE"
    for rules in (walk.rules, *game.PROFILES.values()):
        for dealer in (None, *SEATS):
            alike = rules == walk.rules and dealer is walk.dealer
            if (game.new_match(rules, dealer=dealer) == start) is not alike:
                yield f"the start does not depend on rules and dealer: {rules}, {dealer}"


def matches_go_on(
    walk: Walk[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """At random, by what is listed and packs that are whole, a match can be played on."""
    if walk.stuck is not None:
        yield walk.stuck


def matches_replay(
    walk: Walk[RulesT, HeldT, KnownT, SetupT, ActionT, EventT],
) -> Iterator[str]:
    """The list of its actions gives an equal last state, with an equal hash."""
    again = replay(walk.game, walk.actions, rules=walk.rules, dealer=walk.dealer)
    if again != walk.states[-1] or hash(again) != hash(walk.states[-1]):
        yield "replayed, the same actions lead to another state"
