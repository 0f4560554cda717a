"""Views from JSON: those that somebody can have come back, and no others are made."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from cardrules import arbaa_turub as at
from cardrules import cuarenta as cu
from cardrules.errors import DocumentError
from cardrules.jsonforms import Json, from_json, to_json
from cardrules.notation import parse_cards
from cardrules.seats import Seat
from tests.beliefs.moments import ONLOOKERS, moments
from tests.jsonforms.damage import damaged
from tests.jsonforms.samples import DOCUMENTS, but
from tests.roundtrips.players import ARBAA_TURUB, CUARENTA

AT, CU = DOCUMENTS["view at"], DOCUMENTS["view cu"]


def hand(document: dict[str, Json], name: str = "hand") -> list[Json]:
    cards = document[name]
    assert isinstance(cards, list)
    return cards


def ronda(holder: str, rank: str | None, lot: int = 1) -> Json:
    return [{"holder": holder, "rank": rank, "lot": lot, "status": "announced"}]


def fifth_copy() -> list[Json]:
    """The unseen cards of `AT` with one too many of the first card of its hand."""
    card = hand(AT)[0]
    copies = 5 - hand(AT).count(card)
    others = [each for each in hand(AT, "unseen") if each != card]
    cards = [card] * copies + others[copies - hand(AT, "unseen").count(card) :]
    return [str(each) for each in at.sort_hand(parse_cards(" ".join(map(str, cards))))]


FIVE: Final[list[Json]] = ["A♣"] * 5
SIXES: Final[list[Json]] = ["6♣"] * 36
WRONG: Final[list[tuple[dict[str, Json], dict[str, Json], str]]] = [
    (AT, but(hand=hand(AT)[1:]), "$.hand"),
    (AT, but(hand_sizes=[36, 35, 36, 36]), "$.hand"),
    (AT, but(seat=None), "$.hand"),
    (AT, but(unseen=hand(AT, "unseen")[1:]), "$.unseen"),
    (AT, but(stock_size=3), "$.unseen"),
    (AT, but(hand=[*reversed(hand(AT))]), "$.hand"),
    (AT, but(hand=SIXES), "$.hand"),
    (AT, but(contenders=["north", "north"]), "$.contenders"),
    (AT, but(contenders=["east", "north"]), "$.contenders"),
    (AT, but(voids=[["hearts", "clubs"], [], [], []]), "$.voids"),
    (AT, but(leader=None, trick=["A♣"]), "$.trick"),
    (AT, but(voids=[["clubs"], [], [], []]), "$"),
    (AT, but(voids=[["clubs"], ["clubs"], ["clubs"], ["clubs"]]), "$.unseen"),
    (AT, but(dealer=None), "$"),
    (AT, but(tricks=[1, 0]), "$"),
    (AT, but(unseen=fifth_copy()), "$"),
    (CU, but(hand=FIVE[:1]), "$.hand"),
    (CU, but(unseen=hand(CU, "unseen")[1:]), "$.unseen"),
    (CU, but(hand=[hand(CU)[0]] * 5), "$.hand"),
    (CU, but(shown=[FIVE, [], [], []], hand_sizes=[4, 5, 5, 5], stock_size=20,
          unseen=hand(CU, "unseen")[1:]), "$.shown"),
    (CU, but(shown=[["7♠"], [], [], []]), "$.shown"),
    (CU, but(rondas=ronda("west", None, 2)), "$.rondas"),
    (CU, but(rondas=ronda("west", None)), "$.rondas"),
    (CU, but(rondas=ronda("north", "seven"), answers=["ronda", "passed", None, None]), "$.unseen"),
    (CU, but(rondas=[], answers=["ronda", None, None, None]), "$.unseen"),
    (CU, but(answers=[None, "four", None, None]), "$"),
    (CU, but(prizes=[{"holder": "east", "rank": "seven"}]), "$.prizes"),
    (CU, but(capturer="east"), "$.capturer"),
    (CU, but(forgotten=["2♣"]), "$.forgotten"),
    (CU, but(turn=None), "$.turn"),
    (CU, but(turn="west"), "$"),
    (CU, but(table=hand(CU)[:1]), "$"),
    (CU, but(scores=[40, 0]), "$"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "changes", "path"), WRONG)
def test_a_view_that_nobody_can_have_is_refused(
    document: dict[str, Json], changes: dict[str, Json], path: str
) -> None:
    with pytest.raises(DocumentError) as caught:
        from_json(document | changes)
    assert caught.value.path == path
    assert bool(caught.value.faults) is (path == "$")


def test_a_prize_that_a_view_does_not_show_is_refused() -> None:
    played = moments(CUARENTA.believer, cu.GUIDE, Random(7))
    state = next(m.state for m in played if m.state.lot == 2 and m.state.rondas)
    view = to_json(cu.view(state, None))
    assert from_json(view) == cu.view(state, None)
    with pytest.raises(DocumentError) as caught:
        from_json(view | {"rondas": [], "prizes": [{"holder": "east", "rank": "six"}]})
    assert caught.value.path in {"$.rondas", "$.prizes"}


@pytest.mark.parametrize("seed", range(3))
def test_damaged_views_of_arbaa_turub_are_refused_or_are_views(seed: int) -> None:
    made = 0
    for document in damaged(_views_at(seed), Random(seed), 150):
        try:
            view = from_json(document)
        except DocumentError:
            continue
        assert isinstance(view, at.View)
        assert at.view(at.sample_world(view, Random(seed)), view.seat) == view
        assert from_json(to_json(view)) == view
        made += 1
    assert made > 5


@pytest.mark.parametrize("seed", range(3))
def test_damaged_views_of_cuarenta_are_refused_or_are_views(seed: int) -> None:
    made = 0
    for document in damaged(_views_cu(seed), Random(seed), 150):
        try:
            view = from_json(document)
        except DocumentError:
            continue
        assert isinstance(view, cu.View)
        assert cu.view(cu.sample_world(view, Random(seed)), view.seat) == view
        assert from_json(to_json(view)) == view
        made += 1
    assert made > 5


def _views_at(seed: int) -> list[dict[str, Json]]:
    rng = Random(seed)
    rules = rng.choice([*ARBAA_TURUB.rules.values()])
    played = zip(range(150), moments(ARBAA_TURUB.believer, rules, rng), strict=False)
    return [to_json(at.view(moment.state, rng.choice(ONLOOKERS))) for _, moment in played]


def _views_cu(seed: int) -> list[dict[str, Json]]:
    rng = Random(seed)
    rules = rng.choice([*CUARENTA.rules.values()])
    played = zip(range(150), moments(CUARENTA.believer, rules, rng), strict=False)
    return [to_json(cu.view(moment.state, rng.choice(ONLOOKERS))) for _, moment in played]


def test_a_view_has_no_hidden_card_in_it() -> None:
    for document in (AT, CU):
        assert not {"hands", "stock"} & set(document)
    assert to_json(at.view(at.new_match(), Seat.EAST))["unseen"] == []
