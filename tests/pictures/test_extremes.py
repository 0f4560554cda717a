"""What hardly ever happens has its place as well."""

from __future__ import annotations

import attrs
import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.notation import parse_card
from cardrules.pictures._layout import laid_out
from cardrules.pictures._painters import scene_of, seen
from cardrules.pictures._scene import Face, Light, Player, Scene, Spread, Trick, TrickCard
from cardrules.seats import SEATS, Seat
from tests.builders.arbaa_turub import endgame, to_lead
from tests.builders.cuarenta import scene, to_announcing
from tests.pictures.looking import cards, misplaced

QUEEN = parse_card("Q♠")
DEALT, ANSWERING = scene_of(to_lead()), scene_of(to_announcing())


def demand_order(shown: Scene) -> None:
    """See that everything is in its place."""
    assert not misplaced(laid_out(shown)), misplaced(laid_out(shown))[:3]


@pytest.mark.parametrize("count", [1, 4, 8, 9, 12, 13, 20, 40])
@pytest.mark.parametrize("lights", [(), (Light.PLAYED,), (*Light,)], ids=len)
def test_a_table_of_many_equal_cards(count: int, lights: tuple[Light, ...]) -> None:
    faces = [Face(QUEEN, light) for light in lights[:count]]
    faces += [Face(QUEEN)] * (count - len(faces))
    shown = attrs.evolve(ANSWERING, middle=Spread(tuple(faces)))
    demand_order(shown)
    placed = [each for each in cards(laid_out(shown)) if each.fan == "table"]
    assert len(placed) == count


@pytest.mark.parametrize("count", range(1, 37))
def test_hands_of_every_size(count: int) -> None:
    players = tuple(
        Player(
            seat,
            (Face(QUEEN),) * count,
            ("dealer", f"{count} cards"),
            at.SUITS,
            acts=True,
        )
        for seat in SEATS
    )
    demand_order(attrs.evolve(DEALT, players=players))


@pytest.mark.parametrize("best", SEATS)
@pytest.mark.parametrize("trump", at.SUITS)
def test_a_whole_trick_with_a_signal(best: Seat, trump: at.Suit) -> None:
    middle = scene_of(endgame("A♣", "A♣", "6♣", "K♣", trump=trump)).middle
    assert isinstance(middle, Trick)
    played = tuple(
        TrickCard(seat, QUEEN, seat is best, f"{place}th, takes")
        for place, seat in enumerate(SEATS)
    )
    trick = attrs.evolve(middle, cards=played, words=("led with a knock",))
    demand_order(attrs.evolve(DEALT, middle=trick))


def test_a_match_of_a_thousand_million_games() -> None:
    setup = at.Setup(
        phase=at.Phase.PLAY,
        dealer=Seat.NORTH,
        trump=at.Suit.SPADES,
        hands=((QUEEN,),) * 4,
        leader=Seat.EAST,
        tricks=(0, 35),
        series=at.Series(at.Side.EAST_WEST, 36),
        games_played=1_000_000_000,
    )
    shown = scene_of(at.view(at.from_setup(setup), None))
    assert "1000000001" in shown.place
    demand_order(shown)


def test_scores_at_the_end_with_as_many_rondas_as_there_can_be() -> None:
    state = scene("5♥ K♣", "5♠", scores=(38, 38))
    every = tuple(
        cu.HeldRonda(seat, rank, lot, cu.RondaStatus.ANNOUNCED)
        for lot, seat, rank in zip((1, 1, 1, 1, 2, 2, 2, 2), SEATS * 2, cu.RANKS, strict=False)
    )
    shown = scene_of(state)
    notes = tuple(f"Ronda of {each.holder}, rank {each.rank}, lot {each.lot}" for each in every)
    demand_order(attrs.evolve(shown, notes=(*shown.notes, *notes * 2)))
    assert [score.number for score in shown.scores] == [38, 38]


def test_a_sentence_as_long_as_a_page() -> None:
    long = " ".join(["Constantinople"] * 100)
    shown = attrs.evolve(DEALT, said=(long,), notes=(long,))
    demand_order(shown)
    assert laid_out(shown).frame.height > laid_out(DEALT).frame.height + 300


def test_the_longest_sequence_there_is() -> None:
    state = scene("A♥ 2♦ 3♣ 4♥ 5♦ 6♣ 7♥ J♦ Q♣ K♥", "A♠")
    play = cu.Play(parse_card("A♠"), (parse_card("A♥"),), state.table[1:])
    step = cu.step(state, play)
    for onlooker in (None, *SEATS):
        demand_order(scene_of(seen(step, onlooker)))
    demand_order(scene_of(state, play))
    assert Rank.KING in {card.rank for card in play.sequence}
