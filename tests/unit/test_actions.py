"""The actions that every game shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from cardrules import actions, arbaa_turub, engine
from cardrules.actions import DrawForDealer, GameAction, Misdeal, Shuffle
from cardrules.cards import Card
from cardrules.notation import parse_cards
from tests.builders.loose import loosely

CARDS = parse_cards("A♣ K♣")


@pytest.mark.parametrize("as_what", [tuple, list, iter, dict.fromkeys])
def test_a_pack_is_taken_from_any_iterable(
    as_what: Callable[[Iterable[Card]], Iterable[Card]],
) -> None:
    draw, shuffle = loosely(DrawForDealer, as_what(CARDS)), loosely(Shuffle, as_what(CARDS))
    for pack in (draw.pack, shuffle.pack):
        assert pack == CARDS
        assert type(pack) is tuple
    assert (draw, shuffle) == (DrawForDealer(CARDS), Shuffle(CARDS))
    assert (draw, shuffle) != (DrawForDealer(CARDS[::-1]), Shuffle(CARDS[::-1]))


def test_actions_of_different_kinds_are_never_equal() -> None:
    made: list[GameAction] = [DrawForDealer(CARDS), Shuffle(CARDS), Misdeal()]
    assert len({*made}) == 3
    assert all(isinstance(action, GameAction) for action in made)
    assert Misdeal() == Misdeal()


@pytest.mark.parametrize("name", ["DrawForDealer", "Shuffle", "Misdeal"])
def test_they_are_the_same_wherever_they_come_from(name: str) -> None:
    kind: object = getattr(actions, name)
    assert getattr(engine, name) is kind
    assert getattr(arbaa_turub, name) is kind
