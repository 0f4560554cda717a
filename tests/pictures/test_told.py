"""A description tells what its picture shows, also where a step ends a deal or a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from cardrules import cuarenta as cu
from cardrules.cards import Card
from cardrules.pictures import Shown, seen
from cardrules.pictures._painters import scene_of
from cardrules.pictures._scene import Face, Scene, Spread, Trick
from cardrules.pictures._sentences import named, spelt
from cardrules.record import AnyStep
from cardrules.records import loads, steps
from tests.beliefs import arbaa_turub, cuarenta
from tests.beliefs.moments import ONLOOKERS
from tests.pictures import arbaa_turub_situations
from tests.pictures import moments as random_moments
from tests.records.test_round_trips import FOLDER, text_of
from tests.unit.cuarenta import situations as cuarenta_situations


def up(faces: Iterable[Face]) -> tuple[Card, ...]:
    """The cards that are face up."""
    return tuple(face.card for face in faces if face.card is not None)


def in_the_middle(shown: Scene) -> tuple[Card, ...]:
    """The cards that lie open in the middle."""
    match shown.middle:
        case Trick(cards):
            return tuple(each.card for each in cards)
        case Spread(faces):
            return up(faces)
        case _:
            return ()


def untold(shown: Scene) -> Iterator[str]:
    """What is drawn and stands nowhere in the description."""
    told = shown.description
    numbers = " and ".join(f"{each.name} {each.number}" for each in shown.scores)
    if f": {numbers}." not in told:
        yield f"scores {numbers}"
    yield from (f"in the middle {card}" for card in in_the_middle(shown) if named(card) not in told)
    for player in shown.players:
        cards = up(player.faces)
        if spelt(cards) not in told and not all(named(card) in told for card in cards):
            yield f"hand of {player.seat}"


def demand_words(step: AnyStep) -> None:
    """See that everybody is told of a step what they are shown."""
    everybody: list[Shown] = [step, *(seen(step, onlooker) for onlooker in ONLOOKERS)]
    for each in everybody:
        shown = scene_of(each)
        assert not [*untold(shown)], (shown.description, [*untold(shown)])


def test_of_every_situation() -> None:
    for happened in arbaa_turub_situations.STEPS:
        demand_words(happened)
    for state, action in cuarenta_situations.STEPS:
        demand_words(cu.step(state, action))


def test_of_random_steps() -> None:
    for one in random_moments.steps(arbaa_turub.BELIEVER, 60, Random(9)):
        demand_words(one)
    for other in random_moments.steps(cuarenta.BELIEVER, 60, Random(9)):
        demand_words(other)


def test_of_the_step_that_ends_a_game_the_tricks_are_those_of_that_game() -> None:
    *_, last = steps(loads(text_of(FOLDER / "guide-tricks.txt")))
    shown = scene_of(last)
    assert [each.number for each in shown.scores] == [19, 17]
    assert [*untold(shown)] == []


def test_of_the_step_that_ends_a_deal_the_table_is_told() -> None:
    state, action = next(
        (state, action)
        for state, action in cuarenta_situations.STEPS
        if not cu.apply(state, action).lot and isinstance(action, cu.Play)
    )
    shown = scene_of(cu.step(state, action))
    assert action.card in in_the_middle(shown)
    assert [*untold(shown)] == []
