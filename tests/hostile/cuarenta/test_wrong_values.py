"""Rules and arguments that cannot be, and things that must not change."""

from __future__ import annotations

from types import MappingProxyType

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

from cardrules import cuarenta as cu
from cardrules.cuarenta import (
    GUIDE,
    PACK,
    AnnounceRonda,
    Capture,
    ClaimPrize,
    DrawForDealer,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    Play,
    Prize,
    Rank,
    Ronda,
    RondaStatus,
    Rules,
    Seat,
    Setup,
    ShowFour,
    Shuffle,
    Side,
    State,
    TakeForgotten,
    View,
)
from cardrules.errors import CardRulesError, InvalidRulesError
from cardrules.verdicts import Conduct, Fault, Illegality
from tests.builders.cuarenta import EAST, NORTH, done, play, to_shuffle
from tests.builders.loose import loosely
from tests.hostile.arbaa_turub.things import Five, Prickly, Twister
from tests.hostile.cuarenta.wrong_actions import STATES

YES_NO = (False, True)
OFFERED: dict[str, tuple[str, tuple[object, ...]]] = {
    "draw_starts_at": ("C-I1", tuple(Seat)),
    "announcing": ("C-I2", ("optional", "compulsory")),
    "trailing": ("C-I3", ("free", "forced")),
    "sequence": ("C-I4", ("claimable", "automatic", "forfeited")),
    "forgotten_window": ("C-I5", ("both", "left_only")),
    "forgotten_limpia": ("C-I6", YES_NO),
    "prize_window": ("C-I7", ("before_count", "after_count")),
    "prize_on": ("C-I8", ("announced_or_blocked", "any")),
    "misdeal": ("C-I9", ("game", "ten_points", "two_points")),
    "ronda_points": ("C-I10", (4, 2)),
    "four_of_a_kind": ("C-I11", ("wins", 4, 8)),
    "ronda_limit": ("C-I12", (30, None)),
    "prize_points": ("C-I13", (10, 4, 0)),
    "prize_replaces_caida": ("C-I14", YES_NO),
    "caida_y_limpia": ("C-I16", (4, 2)),
    "limpia_blocked_at": ("C-I17", (38, None)),
    "only_caida_at_38": ("C-I18", YES_NO),
    "count_rounding": ("C-I19", ("up", "down", "none")),
    "count_limit": ("C-I20", (None, 30)),
    "twenty_twenty": ("C-I21", ("non_dealer_six", "both_six", "next_dealer_two")),
    "under_twenty": ("C-I22", ("larger_two", "nothing", "next_dealer_two")),
    "leftovers": ("C-I23", ("nobody", "last_capturer")),
    "sum_size": ("C-I24", (None, 2)),
    "match_takes": ("C-I25", ("one", "all")),
    "direction": ("C-I26", ("clockwise", "counter_clockwise")),
    "players": ("C-I27", (4,)),
    "match": ("C-I28", ("single", "best_of_three", "best_of_three_zapateria")),
}
NOT_OFFERED: tuple[object, ...] = (1, 3, 4.0, "", "yes", "WIN", b"up", ["up"], Twister(), Seat)


def test_rules_have_a_field_for_each_open_reading_and_no_other() -> None:
    assert [field.name for field in attrs.fields(Rules)] == [*OFFERED]
    assert [*cu.CHOICES] == [*OFFERED]
    assert {clause for clause, _ in OFFERED.values()} <= {*cu.CLAUSES}


@pytest.mark.parametrize("field", OFFERED)
def test_what_is_on_offer_can_be_chosen_and_the_first_is_the_default(field: str) -> None:
    clause, offered = OFFERED[field]
    assert cu.CHOICES[field] == (clause, offered)
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
    offered = {(type(value), value) for value in OFFERED[field][1]}
    others = {(type(v), v) for _, values in OFFERED.values() for v in values} - offered
    for _, value in others:
        with pytest.raises(InvalidRulesError):
            loosely(Rules, **{field: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 2),
        ("players", True),
        ("ronda_points", 4.0),
        ("prize_points", False),
        ("forgotten_limpia", 0),
        ("prize_replaces_caida", 1),
        ("draw_starts_at", 0),
        ("draw_starts_at", Side.NORTH_SOUTH),
        ("sum_size", Five.FIVE),
        ("count_limit", 0),
    ],
)
def test_what_is_only_equal_to_a_choice_is_none(field: str, value: object) -> None:
    with pytest.raises(InvalidRulesError) as caught:
        loosely(Rules, **{field: value})
    assert (caught.value.field, caught.value.clause) == (field, OFFERED[field][0])


def test_a_prize_of_nothing_replaces_nothing() -> None:
    with pytest.raises(InvalidRulesError) as caught:
        Rules(prize_points=0, prize_replaces_caida=True)
    assert (caught.value.field, caught.value.clause) == ("prize_replaces_caida", "C-I14")
    assert Rules(prize_points=4, prize_replaces_caida=True).prize_replaces_caida
    assert not Rules(prize_points=0).prize_replaces_caida


def test_rules_are_chosen_by_name() -> None:
    with pytest.raises(TypeError):
        loosely(Rules, Seat.NORTH)
    with pytest.raises(TypeError):
        loosely(Rules, stakes=True)


def test_profiles_are_the_documented_ones_and_cannot_be_changed() -> None:
    assert dict(cu.PROFILES) == {
        "GUIDE": Rules(),
        "NO_FORGETTING": Rules(sequence="automatic", announcing="compulsory"),
        "TODO_DOS": Rules(
            ronda_points=2,
            four_of_a_kind=4,
            prize_points=0,
            caida_y_limpia=2,
            only_caida_at_38=True,
            count_limit=30,
            leftovers="last_capturer",
            direction="counter_clockwise",
            match="best_of_three",
        ),
    }
    for mapping in (cu.PROFILES, cu.CLAUSES, cu.CHOICES):
        assert isinstance(mapping, MappingProxyType)


def test_a_match_starts_with_rules_and_a_seat() -> None:
    no_rules: tuple[object, ...] = (None, "GUIDE", Rules, 7, Prickly())
    for rules in no_rules:
        with pytest.raises(TypeError):
            loosely(cu.new_match, rules)
    for dealer in (0, "north", True, Side.NORTH_SOUTH, Seat):
        with pytest.raises(TypeError):
            loosely(cu.new_match, dealer=dealer)


@pytest.mark.parametrize("kind", [State, View])
def test_positions_are_not_made_by_themselves(kind: type) -> None:
    several: tuple[tuple[object, ...], ...] = ((), (STATES["card"],), (1, 2))
    for arguments in several:
        with pytest.raises(TypeError):
            loosely(kind, *arguments)


@pytest.mark.parametrize("huge", [10**5000, -(10**5000)], ids=["huge", "far below"])
def test_numbers_too_long_to_be_written_are_refused_like_others(huge: int) -> None:
    for cards in ((huge, 0), (0, huge)):
        with pytest.raises(CardRulesError):
            cu.card_points(*cards)


CARD = STATES["card"]
ILLEGALITY = Illegality(Conduct.OUT_OF_TURN, "G-1", NORTH, "play", "East is to act")
FROZEN: list[object] = [
    *STATES.values(),
    cu.view(CARD, NORTH),
    cu.view(CARD, None),
    GUIDE,
    Setup(phase=Phase.SHUFFLE),
    Play(PACK[0]),
    Play(PACK[0], PACK[1:2], PACK[4:5]),
    loosely(Play, None, 7, "x"),
    Pass(),
    AnnounceRonda(),
    ShowFour(),
    TakeForgotten(),
    ClaimPrize(EAST, Rank.SEVEN),
    Misdeal(),
    Shuffle(PACK),
    DrawForDealer(PACK),
    HeldRonda(EAST, Rank.SEVEN, 1, RondaStatus.SILENT),
    Ronda(Rank.SEVEN),
    ILLEGALITY,
    Fault(Conduct.OUT_OF_TURN, "G-1", "hands", "found"),
    cu.outcome(STATES["over"]),
    cu.step(to_shuffle(), Shuffle(PACK)),
    *cu.step(CARD, play("5♠", "5♥")).events,
]
BY_NAME = pytest.mark.parametrize("thing", FROZEN, ids=[type(t).__name__ for t in FROZEN])


def names_of(thing: object) -> list[str]:
    """Give what can be asked of a thing: its fields, or the properties of a position."""
    return [name for name in dir(type(thing)) if not name.startswith("__")]


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


def test_named_tuples_cannot_be_set_either() -> None:
    for thing, name in (
        (Prize(EAST, Rank.SEVEN), "rank"),
        (Capture((), ()), "base"),
        (cu.chicas((0, 0), Side.EAST_WEST, (0, 40)), "won"),
    ):
        with pytest.raises(AttributeError):
            setattr(thing, name, 1)


@pytest.mark.parametrize("position", [CARD, cu.view(CARD, NORTH)], ids=["state", "view"])
def test_what_a_position_gives_cannot_be_changed(position: State | View) -> None:
    for name in names_of(position):
        value: object = getattr(position, name)
        assert not isinstance(value, list | dict | set | bytearray), name
        hash(value)


def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    before = cu.to_setup(CARD)
    for state in (CARD, done(CARD, play("5♠"))):
        assert state.packed == cu.from_setup(cu.to_setup(state)).packed
    assert cu.to_setup(CARD) == before
