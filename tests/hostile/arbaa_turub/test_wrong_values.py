"""Cards, plays, series and rules that cannot be, and things that must not change."""

from __future__ import annotations

from types import MappingProxyType

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

from cardrules import arbaa_turub as at
from cardrules.arbaa_turub import (
    GUIDE,
    PACK,
    Cut,
    DrawForDealer,
    Misdeal,
    NameTrump,
    Phase,
    Play,
    Rules,
    Seat,
    Series,
    Setup,
    Shuffle,
    Side,
    State,
    View,
)
from cardrules.cards import Card, Rank, Suit
from cardrules.errors import CardRulesError, InvalidArgumentError, InvalidRulesError
from cardrules.verdicts import Conduct, Fault, Illegality
from tests.builders.arbaa_turub import (
    CLUBS,
    EAST,
    HEARTS,
    NORTH,
    to_cut,
    to_lead,
    to_over,
    to_shuffle,
)
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import Five, Prickly, Twister

OFFERED: dict[str, tuple[str, tuple[object, ...]]] = {
    "insufficient_win_deals_as": ("T-I1", ("win", "draw")),
    "signals": ("T-I2", (True, False)),
    "misdeal_dealer": ("T-I3", ("same", "left")),
    "benchmark": ("T-I4", ("exceed", "reach", "previous", "none")),
    "cut": ("T-I5", (True, False)),
    "direction": ("T-I7", ("clockwise", "counter_clockwise")),
}
NOT_OFFERED: tuple[object, ...] = (None, 0, 1, 1.0, "", "yes", "WIN", b"win", ["win"], Twister())


def test_rules_have_a_field_for_each_open_reading_and_no_other() -> None:
    assert [field.name for field in attrs.fields(Rules)] == [*OFFERED]
    assert {clause for clause, _ in OFFERED.values()} <= {*at.CLAUSES}


@pytest.mark.parametrize("field", OFFERED)
def test_what_is_on_offer_can_be_chosen_and_the_first_is_the_default(field: str) -> None:
    _, offered = OFFERED[field]
    assert getattr(GUIDE, field) == offered[0]
    for value in offered:
        rules = loosely(Rules, **{field: value})
        assert getattr(rules, field) == value
        assert (rules == GUIDE) is (value == offered[0])


@pytest.mark.parametrize("field", OFFERED)
@pytest.mark.parametrize(
    "value", NOT_OFFERED, ids=[type(v).__name__ + str(v)[:4] for v in NOT_OFFERED]
)
def test_anything_else_is_refused_by_its_interpretation(field: str, value: object) -> None:
    with pytest.raises(InvalidRulesError) as caught:
        loosely(Rules, **{field: value})
    assert (caught.value.field, caught.value.clause) == (field, OFFERED[field][0])


@pytest.mark.parametrize("field", OFFERED)
def test_what_another_field_offers_is_no_choice(field: str) -> None:
    others = {value for name in OFFERED for value in OFFERED[name][1]} - {*OFFERED[field][1]}
    for value in others:
        with pytest.raises(InvalidRulesError):
            loosely(Rules, **{field: value})


def test_rules_are_chosen_by_name() -> None:
    with pytest.raises(TypeError):
        loosely(Rules, "win")
    with pytest.raises(TypeError):
        loosely(Rules, stakes=True)


def test_profiles_are_the_documented_ones_and_cannot_be_changed() -> None:
    assert dict(at.PROFILES) == {
        "GUIDE": Rules(),
        "TWO_IN_A_ROW": Rules(benchmark="none"),
        "SILENT": Rules(signals=False, cut=False),
    }
    assert isinstance(at.PROFILES, MappingProxyType)
    assert isinstance(at.CLAUSES, MappingProxyType)


SUITS_THAT_ARE_NONE: tuple[object, ...] = ("C", None, Rank.ACE, 0, True)
RANKS_THAT_ARE_NONE: tuple[object, ...] = ("A", None, Suit.CLUBS, 1, True)


@pytest.mark.parametrize("rank", RANKS_THAT_ARE_NONE)
@pytest.mark.parametrize("suit", [CLUBS, *SUITS_THAT_ARE_NONE])
def test_a_card_is_a_rank_and_a_suit(rank: object, suit: object) -> None:
    with pytest.raises(TypeError):
        loosely(Card, rank, suit)


@pytest.mark.parametrize("suit", SUITS_THAT_ARE_NONE)
def test_a_card_has_a_suit(suit: object) -> None:
    with pytest.raises(TypeError):
        loosely(Card, Rank.ACE, suit)


@pytest.mark.parametrize(
    "arguments",
    [
        ("NS", 20, None),
        (0, 20, None),
        (EAST, 20, None),
        (Side.NORTH_SOUTH, "20", None),
        (Side.NORTH_SOUTH, 20.0, None),
        (Side.NORTH_SOUTH, Five.FIVE, None),
        (Side.NORTH_SOUTH, 10**5000, None),
        (Side.NORTH_SOUTH, -(10**5000), None),
        (Side.NORTH_SOUTH, 20, 0),
        (None, False, None),
        (None, None, False),
    ],
    ids=range(11),
)
def test_a_series_of_wrong_things_is_refused(arguments: tuple[object, ...]) -> None:
    with pytest.raises(InvalidArgumentError):
        loosely(Series, *arguments)


@pytest.mark.parametrize("huge", [10**5000, -(10**5000)], ids=["huge", "far below"])
def test_numbers_too_long_to_be_written_are_refused_like_others(huge: int) -> None:
    for refusing in (
        lambda: at.cut(PACK, huge),
        lambda: at.game_winner((huge, 0)),
        lambda: at.is_sufficient(Series(), (huge, 36 - huge)),
        lambda: at.advance_series(Series(), (0, huge)),
    ):
        with pytest.raises(CardRulesError):
            refusing()


def test_a_match_starts_with_rules_and_a_seat() -> None:
    no_rules: tuple[object, ...] = (None, "GUIDE", Rules, 7, Prickly())
    for rules in no_rules:
        with pytest.raises(TypeError):
            loosely(at.new_match, rules)
    for dealer in (0, "north", True, Side.NORTH_SOUTH, Seat):
        with pytest.raises(TypeError):
            loosely(at.new_match, dealer=dealer)


@pytest.mark.parametrize("kind", [State, View])
def test_positions_are_not_made_by_themselves(kind: type) -> None:
    several: tuple[tuple[object, ...], ...] = ((), (to_lead(),), (1, 2))
    for arguments in several:
        with pytest.raises(TypeError):
            loosely(kind, *arguments)


ILLEGALITY = Illegality(Conduct.OUT_OF_TURN, "G-1", NORTH, "play", "East is to act")
FROZEN: list[object] = [
    at.new_match(),
    to_cut(),
    to_lead(),
    to_over(),
    at.view(to_lead(), NORTH),
    at.view(to_lead(), None),
    GUIDE,
    Series(),
    Setup(phase=Phase.SHUFFLE),
    Play(PACK[0]),
    Cut(3),
    NameTrump(HEARTS),
    Misdeal(),
    Shuffle(PACK),
    DrawForDealer(PACK),
    PACK[0],
    ILLEGALITY,
    Fault(Conduct.OUT_OF_TURN, "G-1", "hands", "found"),
    at.outcome(to_over()),
    at.step(to_shuffle(), Shuffle(PACK)),
    *at.step(to_cut(), Cut(3)).events,
]
BY_NAME = pytest.mark.parametrize("thing", FROZEN, ids=[type(t).__name__ for t in FROZEN])


def names_of(thing: object) -> list[str]:
    """Give what can be asked of a thing: its fields, or the properties of a position."""
    if isinstance(thing, State | View):
        return [name for name in dir(type(thing)) if not name.startswith("__")]
    return [name for name in dir(thing) if not name.startswith("__")]


@BY_NAME
def test_nothing_of_it_can_be_set(thing: object) -> None:
    for name in (*names_of(thing), "something_new"):
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(thing, name, 1)


@BY_NAME
def test_nothing_of_it_can_be_deleted(thing: object) -> None:
    before = repr(thing)
    for name in names_of(thing):
        with pytest.raises((FrozenInstanceError, AttributeError)):
            delattr(thing, name)
    assert repr(thing) == before


@BY_NAME
def test_it_has_no_dictionary_to_hide_things_in(thing: object) -> None:
    assert not hasattr(thing, "__dict__")


@pytest.mark.parametrize("position", [to_lead(), at.view(to_lead(), NORTH)], ids=["state", "view"])
def test_what_a_position_gives_cannot_be_changed(position: State | View) -> None:
    for name in names_of(position):
        value: object = getattr(position, name)
        assert not isinstance(value, list | dict | set | bytearray), name
        hash(value)
