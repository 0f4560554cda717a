"""What mutants of the rule modules were not noticed by, until these tests were there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import (
    PACK,
    Capture,
    DrawForDealer,
    HandDealt,
    HeldRonda,
    Misdeal,
    Pass,
    Phase,
    RondaStatus,
    Rules,
    Seat,
    Setup,
    ShowFour,
    Side,
)
from cardrules.errors import IllegalActionError, InvalidArgumentError
from cardrules.notation import parse_card, parse_cards
from tests.builders.cuarenta import (
    COUNTER_CLOCKWISE,
    EAST,
    EAST_WEST,
    NORTH,
    NORTH_SOUTH,
    SOUTH,
    WEST,
    after_count,
    done,
    events_of,
    play,
    scene,
    to_announcing,
)
from tests.rules.cuarenta.prizes import OF_EAST, due

FOREIGN = parse_cards("8♥ A♣ 10♠")
"""Cards of which this game lacks the first and the last."""
FIVE, EIGHT = parse_cards("5♠ 8♥")
ZAPATERIA = Rules(match="best_of_three_zapateria")
SIX_JACK = Capture(parse_cards("5♥"), parse_cards("6♦ J♦"))

REFUSED: list[tuple[Callable[[], object], str, str]] = [
    (lambda: cu.announcement(FOREIGN), "hand", "8♥ A♣ 10♠"),
    (lambda: cu.number_of(Rank.EIGHT), "rank", "8"),
    (lambda: cu.captures(EIGHT, ()), "card", "8♥"),
    (lambda: cu.captures(FIVE, FOREIGN), "table", "8♥ 10♠"),
    (lambda: cu.captures(FIVE, parse_cards("A♣ A♣")), "table", "A♣ A♣"),
    (lambda: cu.captures(FIVE, parse_cards("5♠ A♣")), "table", "5♠ A♣"),
    (lambda: cu.captures(FIVE, parse_cards("5♥"), fresh=parse_card("5♦")), "fresh", "5♦"),
    (lambda: cu.forgotten(FIVE, Capture((), ()), parse_cards("6♥")), "capture", ""),
    (lambda: cu.forgotten(FIVE, SIX_JACK, parse_cards("5♥ 6♦ J♦")), "capture", "5♥ 6♦ J♦"),
    (lambda: cu.card_points(21, 20), "cards", "(21, 20)"),
    (lambda: cu.deal(PACK[1:], NORTH), "pack", "pack_incomplete"),
    (lambda: cu.sort_hand(FOREIGN), "hand", "8♥"),
    (lambda: cu.exposed(FOREIGN), "cards", "8♥ 10♠"),
]


@pytest.mark.parametrize(("asking", "name", "found"), REFUSED, ids=range(len(REFUSED)))
def test_an_error_says_which_argument_was_what(
    asking: Callable[[], object], name: str, found: str
) -> None:
    with pytest.raises(InvalidArgumentError) as caught:
        asking()
    assert (caught.value.name, caught.value.found) == (name, found)
    assert caught.value.expected


@pytest.mark.parametrize("rules", [cu.GUIDE, COUNTER_CLOCKWISE, cu.PROFILES["TODO_DOS"]])
def test_nothing_is_on_the_table_before_a_deal(rules: Rules) -> None:
    assert cu.to_setup(cu.new_match(rules)) == Setup(rules=rules, phase=Phase.DRAW)
    for seat in Seat:
        between = Setup(rules=rules, phase=Phase.SHUFFLE, dealer=seat)
        assert cu.to_setup(cu.new_match(rules, dealer=seat)) == between
    for state in (cu.new_match(rules), cu.new_match(rules, dealer=NORTH)):
        assert cu.from_setup(cu.to_setup(state)) == state
    drawn = done(cu.new_match(rules), DrawForDealer(PACK))
    dealer = cu.first_dealer(PACK, rules=rules)
    assert cu.to_setup(drawn) == Setup(rules=rules, phase=Phase.SHUFFLE, dealer=dealer)


@pytest.mark.parametrize(
    ("rules", "order"),
    [(cu.GUIDE, (NORTH, SOUTH)), (COUNTER_CLOCKWISE, (SOUTH, NORTH))],
    ids=["clockwise", "counter-clockwise"],
)
def test_prizes_are_asked_for_in_the_direction_of_play(
    rules: Rules, order: tuple[Seat, Seat]
) -> None:
    state = due(OF_EAST, dealer=WEST, rules=rules)
    for seat in order:
        assert (state.phase, state.turn) == (Phase.PRIZES, seat)
        state = done(state, Pass())
    assert state.phase is Phase.SHUFFLE


def test_a_card_is_played_by_the_seat_asked_alone() -> None:
    state = scene("5♥", "5♠ K♦")
    for action in (play("K♦"), play("5♠", "5♥")):
        for seat in (EAST, SOUTH, WEST):
            with pytest.raises(IllegalActionError) as caught:
                cu.apply(state, action, by=seat)
            assert caught.value.illegality.clause == "G-1"
            assert caught.value.illegality.alternatives == ()
        assert cu.apply(state, action, by=NORTH) == cu.apply(state, action)


def test_who_must_announce_may_not_pass() -> None:
    state = to_announcing({NORTH: "7♣ 7♦ 7♥"}, rules=Rules(announcing="compulsory"))
    with pytest.raises(IllegalActionError) as caught:
        cu.apply(state, Pass())
    assert caught.value.illegality.clause == "C-I2"


def test_rondas_are_told_from_the_dealers_left() -> None:
    of_north = HeldRonda(NORTH, Rank.TWO, 1, RondaStatus.SILENT)
    of_west = HeldRonda(WEST, Rank.QUEEN, 1, RondaStatus.ANNOUNCED)
    state = scene(dealer=SOUTH, piled=("2♣ 2♦ 2♥ Q♣ Q♦ Q♥", ""), rondas=[of_north, of_west])
    assert state.rondas == (of_west, of_north)


def test_a_match_that_is_over_is_a_state_like_others() -> None:
    rules = Rules(leftovers="last_capturer", direction="counter_clockwise")
    counted = after_count((20, 18), rules=rules, scores=(36, 20)).state
    assert (counted.winner, counted.table, counted.turn) == (NORTH_SOUTH, (), WEST)
    caida = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(8, 38), dealer=NORTH, rules=rules)
    played = done(caida, play("5♠", "5♥"))
    assert (played.winner, played.turn) == (EAST_WEST, WEST)
    for over in (counted, played):
        assert cu.from_setup(cu.to_setup(over)) == over


@pytest.mark.parametrize(("loser", "winner"), [(9, EAST_WEST), (10, None)])
def test_east_west_too_can_win_by_zapateria(loser: int, winner: Side | None) -> None:
    caida = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(loser, 38), dealer=NORTH, rules=ZAPATERIA)
    after = done(caida, play("5♠", "5♥"))
    outcome = cu.outcome(after)
    assert after.winner is winner
    assert (outcome.winner if outcome else None) is winner
    assert outcome is None or outcome.reason


def test_a_game_is_won_on_points_unless_something_else_is_said() -> None:
    assert cu.chicas((0, 0), NORTH_SOUTH, (40, 8), rules=ZAPATERIA).winner is NORTH_SOUTH


@pytest.mark.parametrize("rules", [Rules(), Rules(match="best_of_three")], ids=["game", "match"])
def test_an_outcome_says_how_the_last_game_was_won(rules: Rules) -> None:
    won = (1, 0) if rules.match != "single" else (0, 0)
    caida = scene("5♥ 6♦", "5♠", fresh="5♥", scores=(38, 8), rules=rules, chicas=won)
    four = to_announcing({NORTH: "7♣ 7♦ 7♥ 7♠"}, rules=rules, chicas=won)
    ends = done(caida, play("5♠", "5♥")), done(four, ShowFour()), done(four, Misdeal())
    reasons = {outcome.reason for outcome in map(cu.outcome, ends) if outcome is not None}
    assert len(reasons) == len(ends)


@pytest.mark.parametrize("points", [28, 30], ids=["kept secret", "blocked"])
def test_a_ronda_that_was_not_announced_shows_to_its_holder_alone(points: int) -> None:
    state = done(to_announcing({NORTH: "7♣ 7♦ 7♥"}, scores=(points, 0)), Pass())
    assert len(state.rondas) == 1
    for seat in (NORTH, EAST, SOUTH, WEST, None):
        assert cu.view(state, seat).rondas == (state.rondas if seat is NORTH else ())


def test_each_sees_the_hand_dealt_to_it_alone_in_the_second_lot_too() -> None:
    events = events_of(scene("2♣", "A♣", lot=1, played=19), play("A♣"))
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert len(dealt) == 4
    for seat in (NORTH, EAST, SOUTH, WEST, None):
        seen = [event for event in cu.observe(events, seat) if isinstance(event, HandDealt)]
        assert [event.cards is not None for event in seen] == [e.seat is seat for e in dealt]
