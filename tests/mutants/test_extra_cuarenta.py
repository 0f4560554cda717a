"""What mutants of the rule modules were not noticed by, until these tests were there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardrules import cuarenta as cu
from cardrules.cards import Rank
from cardrules.cuarenta import PACK, Capture, DrawForDealer, Pass, Phase, Rules, Seat, Setup
from cardrules.errors import InvalidArgumentError
from cardrules.notation import parse_card, parse_cards
from tests.builders.cuarenta import COUNTER_CLOCKWISE, NORTH, SOUTH, WEST, done
from tests.rules.cuarenta.prizes import OF_EAST, due

FOREIGN = parse_cards("8♥ A♣ 10♠")
"""Cards of which this game lacks the first and the last."""
FIVE, EIGHT = parse_cards("5♠ 8♥")
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
